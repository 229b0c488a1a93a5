// The service worker of the site's top, registered while an edition is kept on the device (page/offline.js). Without a
// network it answers with the front page, or with a page that says what is not kept; with a network it changes nothing.
"use strict";
const FILES = {/* every file and its digest */};
const HELD = `biriba-front-${Object.values(FILES).map((digest) => digest.slice(0, 6)).join("")}-${registration.scope}`;
const nameOf = ({ url }) => new URL(url).href.slice(registration.scope.length).replace(/[?#].*/, "") || "index.html";

// Fetches what is not held.
const hold = async () => {
  const held = await caches.open(HELD), there = new Set((await held.keys()).map(nameOf));
  await held.addAll(Object.entries(FILES).filter(([name]) => !there.has(name))
    .map(([name, digest]) => new Request(name, { cache: "reload", integrity: `sha256-${digest}` })));
};
addEventListener("install", (event) => event.waitUntil(hold().then(() => skipWaiting())));
addEventListener("message", (event) => event.waitUntil(hold().catch(() => {}))); // asked by a page whether all is there
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys())
    if (name.startsWith("biriba-front-") && name.endsWith(registration.scope) && name !== HELD) await caches.delete(name);
})()));
addEventListener("fetch", (event) => {
  const { request } = event, name = nameOf(request);
  if (!(name in FILES) && request.mode !== "navigate") return;
  event.respondWith(fetch(request).catch(async () =>
    await caches.match(name in FILES ? name : "offline.html", { cacheName: HELD }) ?? Response.error()));
});
