// A visit: moving on within the site without a reload, so that Python goes on running and a page that was left comes
// back as it was. The Navigation API keeps the address, the history and the scroll position; a browser without it, and
// a page that brings other scripts or styles than this one, load pages as ever.
//
// A page is fetched first, while the one before still stands under its own address, and then moved to at once: there is
// never an address without its page, and what the reader does meanwhile counts. The last tap wins.
//
// `biriba:page` is sent to the document whenever a page stands: the first, the next, and one that has come back
// (`detail.kept`, with the nodes it had). Scripts bind to a page's elements then.
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

const LASTING = "script[src], link[rel=stylesheet], link[rel=icon], [http-equiv], [charset], [name=viewport]";
const ownHead = (page) => [...page.head.children].filter((tag) => !tag.matches(LASTING));
const ask = async (href, signal) => {
  const response = await fetch(href, { signal });
  if (!response.ok || response.redirected) throw new Error(`${href}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const known = new Set(assets(document));
  if (!assets(page).every((asset) => known.has(asset))) throw new Error(`${href} is made with other files`);
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
const arrive = () => {
  const place = biriba.placeOf(location.hash) ?? document.querySelector("article h1");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

// ---- the page that stands here and those that were left

let standing = {}; // what it holds is noted when it is left
const pages = new Map(); // history key → its page; places within a page share it
const note = () => {
  const key = navigation.currentEntry?.key;
  if (!pages.has(key)) pages.set(key, standing);
};
const forget = () => {
  const still = new Set(navigation.entries().map(({ key }) => key));
  const old = [...new Set(pages.values())].slice(0, -MOST_KEPT - 1);
  for (const [key, page] of pages) if (!still.has(key) || old.includes(page)) pages.delete(key);
};
const stand = (page, event) => {
  const back = event.navigationType === "traverse";
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  standing.lang = document.documentElement.lang;
  standing.head = ownHead(document);
  standing.body = [...document.body.childNodes];
  standing.focus = document.activeElement;
  put(page);
  plainly = false;
  standing = page;
  pages.delete(navigation.currentEntry.key); // to come last, and be kept longest
  note();
  forget();
  if (!event.signal.aborted) event.scroll();
  back ? page.focus?.focus({ preventScroll: true }) : arrive();
  announce(back);
};
note();
navigation.addEventListener("currententrychange", note);

// ---- the page that is on its way

let coming = null; // the one asked for last
let plainly = false; // the browser is loading a page itself
const wait = (asked) => {
  coming?.stop();
  coming = asked;
  document.documentElement.toggleAttribute("data-moving", !!asked);
};
const move = async (href, committed, arrived, load) => {
  const line = new AbortController();
  const asked = { href, committed, stop: () => line.abort() };
  wait(asked);
  const page = await ask(href, line.signal).catch(() => null);
  if (asked !== coming) return;
  wait(null);
  if (page) return arrived(page);
  plainly = true;
  load();
};
const follow = (href, history) => move(href, false, (info) => navigation.navigate(href, { history, info }),
  () => history === "replace" ? location.replace(href) : location.assign(href));
// A page of an earlier time, whose address is there at once.
const bringBack = (event) => move(event.destination.url, true, (page) => stand(page, event), () => location.reload());

navigation.addEventListener("navigate", (event) => {
  const { navigationType, destination, info } = event;
  const there = new URL(destination.url), back = navigationType === "traverse";
  if (event.downloadRequest !== null) return;
  if (destination.sameDocument && !back) { // a place in this page, or a form that writes its address
    if (event.userInitiated && !coming?.committed) wait(null);
    return;
  }
  if (coming?.href === there.href && !back) return event.preventDefault(); // a second tap on the same link
  wait(null);
  if (!event.canIntercept || event.formData || navigationType === "reload") return;
  const page = back ? pages.get(destination.key) : info;
  if (page ? page !== standing : back) {
    const handler = async () => page ? stand(page, event) : bringBack(event);
    event.intercept({ focusReset: "manual", scroll: "manual", handler });
  } else if (!page && !plainly && isPage(there) && isPage(location)
    && (there.pathname !== location.pathname || there.search !== location.search)) {
    event.preventDefault();
    follow(there.href, navigationType);
  }
});
window.addEventListener("pageshow", () => { plainly = false; }); // a page that was left for a loaded one is back
