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
let done = 0;
workbox.core.setCacheNameDetails({ prefix: "biriba" });
workbox.core.registerQuotaErrorCallback(() => tell({ full: true }));
workbox.precaching.addPlugins([{
  handlerDidComplete: ({ event }) => {
    if (event.type === "install") tell({ done: done += 1, all: ENTRIES.length });
  },
}]);
// A page's addresses differ by what is asked of it; the file is one.
workbox.precaching.precacheAndRoute(ENTRIES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
// What is not kept, or has been lost: the network has it, or a page says that there is none.
const asked = ({ request }) => fetch(request).catch(() =>
  request.mode === "navigate" ? workbox.precaching.matchPrecache("../offline.html") : Response.error());
workbox.routing.registerRoute(({ request }) => request.mode === "navigate", asked);
workbox.routing.setCatchHandler(asked);

addEventListener("message", ({ data }) => { if (data === "take over") skipWaiting(); });
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
