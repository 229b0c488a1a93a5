// The service worker of one edition: keeps every file of it (book/builder/site/offline.py writes the list) and answers
// from there. A newer version is fetched beside it and replaces it as a whole, when complete and when the reader agrees.
// It is registered only when a reader asks to keep the book (page/offline.js).
"use strict";
const tell = async (message) => {
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
};

const FILES = {/* every file and its digest */};
// Python's files are named for what they contain: the browser may have them already.
const ENTRIES = Object.entries(FILES).map(([url, digest]) =>
  ({ url, revision: url.startsWith("../python/") ? null : digest, integrity: `sha256-${digest}` }));
const { precaching, routing, core } = workbox;
let done = 0;
core.setCacheNameDetails({ prefix: "biriba" });
core.registerQuotaErrorCallback(() => tell({ full: true }));
precaching.addPlugins([{
  handlerDidComplete: ({ event }) => {
    if (event.type === "install") tell({ done: done += 1, all: ENTRIES.length });
  },
}]);
precaching.precache(ENTRIES);

// ---- a kept file, by its key in the cache

const FILE_OF = new Map(ENTRIES.map((file) => [precaching.getCacheKeyForURL(file.url), file]));
// A page's addresses differ by what is asked of it; the file is one.
const keyOf = ({ origin, pathname }) => precaching.getCacheKeyForURL(origin + pathname.replace(/\/$/, "/index.html"));
const CACHE = core.cacheNames.precache;
const isWhole = async (key, found) => {
  const sum = await crypto.subtle.digest("SHA-256", await found.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}` === FILE_OF.get(key).integrity;
};
const compared = new Set(); // since this worker was started
// One that is lost, or is not what it must be, is fetched again; it is held where the book is kept still.
const kept = async (key) => {
  const found = await caches.match(key, { cacheName: CACHE });
  if (found && (compared.has(key) || await isWhole(key, found))) return compared.add(key), found;
  const files = await caches.has(CACHE) && await caches.open(CACHE);
  if (files) await files.delete(key);
  const { url, integrity } = FILE_OF.get(key), fetched = await fetch(url, { integrity, cache: "reload" });
  if (!fetched.ok) throw new Error(`${url}: ${fetched.status}`);
  if (files && await caches.has(CACHE)) await files.put(key, fetched.clone());
  return compared.add(key), fetched;
};
const mend = async (asking) => {
  const there = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  const lost = [...FILE_OF.keys()].filter((key) => !there.has(key));
  asking.postMessage(lost.length);
  const mended = await Promise.all(lost.map((key) => kept(key).catch(() => null)));
  if (mended.some(Boolean)) tell({ mended: true });
};

// ---- what is asked for

// Without these a page would be white, or answer nothing.
const NEEDED = [...FILE_OF.keys()].filter((key) => /\/_static\/book\.(js|css)\b/.test(key));
routing.registerRoute(({ url }) => keyOf(url), async ({ url, request }) => {
  if (request.mode === "navigate") await Promise.all(NEEDED.map(kept));
  return kept(keyOf(url));
});
// What is not kept, or has been lost: the network has it, or a page says that there is none.
const asked = ({ request }) => fetch(request).catch(async () =>
  (request.mode === "navigate" && await precaching.matchPrecache("../offline.html")) || Response.error());
routing.registerRoute(({ request }) => request.mode === "navigate", asked);
routing.setCatchHandler(asked);

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  else if (event.data === "whole?") event.waitUntil(mend(event.ports[0]));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
