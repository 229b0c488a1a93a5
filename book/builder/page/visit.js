// A visit: moving on within the site without a reload, so that Python goes on running and a page that was left comes
// back as it was. The Navigation API keeps the address, the history and the scroll position; a browser without it, and
// a page that brings other scripts or styles than this one, load pages as ever.
//
// `biriba:page` is sent to the document whenever a page stands: the first, the next, and one that has come back
// (`detail.kept`, with the nodes it had). Scripts bind to a page's elements then.
(() => {
  "use strict";
  const me = document.currentScript;
  const MOST_KEPT = 12;

  const announce = (kept) => document.dispatchEvent(new CustomEvent("biriba:page", { detail: { kept } }));
  document.addEventListener("DOMContentLoaded", () => announce(false));
  if (!me.dataset.site || !window.navigation) return;

  const site = new URL(me.dataset.site, me.src);
  const isPage = ({ origin, pathname }) => origin === site.origin && pathname.startsWith(site.pathname)
    && /^[a-z]{2}\/([\w-]+\.html)?$/.test(pathname.slice(site.pathname.length));

  // What a page is made with, by file name: the same name in another version is a newer site.
  const assets = (page) => [...page.querySelectorAll("script[src], link[rel=stylesheet]")].map((tag) =>
    (tag.getAttribute("src") ?? tag.getAttribute("href")).split("/").pop() + (tag.dataset.python ?? ""));
  const loaded = () => new Set(assets(document));

  const LASTING = "script[src], link[rel=stylesheet], link[rel=icon], [http-equiv], [charset], [name=viewport]";
  const ownHead = (page) => [...page.head.children].filter((tag) => !tag.matches(LASTING));
  const kept = new Map(); // history key → a page that was left
  const leave = () => ({
    lang: document.documentElement.lang,
    head: ownHead(document),
    body: [...document.body.childNodes],
    focus: document.activeElement,
  });
  const ask = async (url, signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const known = loaded();
    if (!assets(page).every((asset) => known.has(asset))) throw new Error(`${url} is made with other files`);
    return { lang: page.documentElement.lang, head: ownHead(page), body: [...page.body.childNodes] };
  };

  const sideways = () => document.getElementById("pst-primary-sidebar");
  const put = (page) => {
    const scrolled = sideways()?.scrollTop ?? 0;
    document.documentElement.lang = page.lang;
    for (const tag of ownHead(document)) tag.remove();
    document.head.append(...page.head);
    document.body.replaceChildren(...page.body);
    if (sideways()) sideways().scrollTop = scrolled;
  };
  // Focus goes where the page is read from, and a screen reader says it: the place asked for, else the title.
  const arrive = (hash) => {
    const place = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector("article h1");
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  let shown = navigation.currentEntry?.key, path = location.pathname; // whose page stands here
  let pending = "", plainly = "";
  const go = async (there, { key }, event) => {
    if (key && key === shown) return; // the reader has thought better of a page that was not there yet
    const back = kept.get(key);
    const page = back ?? await ask(there, event.signal);
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    const left = leave();
    put(page);
    kept.delete(key);
    if (event.navigationType !== "replace") kept.set(shown, left);
    shown = navigation.currentEntry.key;
    path = there.pathname;
    const still = new Set(navigation.entries().map((entry) => entry.key));
    for (const old of kept.keys()) if (!still.has(old) || kept.size > MOST_KEPT) kept.delete(old);
    event.scroll();
    back ? back.focus?.focus({ preventScroll: true }) : arrive(there.hash);
    announce(!!back);
  };

  // From the address of the page that still stands here, or a place within a page would not be worth loading it.
  const load = (href) => {
    plainly = href;
    history.replaceState(null, "", path);
    location.replace(href);
  };

  navigation.addEventListener("navigate", (event) => {
    const { navigationType, destination } = event;
    const there = new URL(destination.url);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return;
    if (navigationType === "reload" || (navigationType !== "traverse" && destination.sameDocument)) return;
    if (plainly === there.href) return;
    if (pending === there.href) return event.preventDefault(); // a second tap on the same link
    if (!isPage(there) || !isPage(location) || (there.pathname === location.pathname && there.search === location.search)) return;
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      handler: async () => {
        pending = there.href;
        try {
          await go(there, destination, event);
        } catch {
          if (!event.signal.aborted) load(there.href);
        } finally {
          if (pending === there.href) pending = "";
        }
      },
    });
  });
})();
