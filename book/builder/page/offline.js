// "Keep this book on this device": asks for the edition's service worker when the reader wants it, says how it goes,
// offers a newer version once it is complete, and takes everything away again.
const keepers = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();
const edition = () => new URL("./", location.href).href;
const found = async (where = edition()) => (await keepers?.getRegistrations().catch(() => []))?.find(({ scope }) => scope === where);
// Another worker answers for the front page while any edition is kept.
const door = () => new URL("../", edition()).href;
const openDoor = async () => {
  const opened = await keepers.register(new URL("doorkeeper.js", door())).catch(() => {});
  if (opened) await complete(opened.installing ?? opened.waiting ?? opened.active); // it has its pages only then
  opened?.active?.postMessage("whole?");
};

// ---- what a page shows

const place = () => document.querySelector(".bw-offline");
const say = (key, button, values = {}) => {
  const here = place();
  if (!here) return;
  const line = here.querySelector("[role=status]"), press = here.querySelector("button");
  const text = key ? biriba.words(`offline.${key}`, { ...here.dataset, ...values }) : "";
  biriba.tell(line, text);
  press.textContent = button ? biriba.words(`offline.${button}`) : "";
  press.value = button;
  if (!button && document.activeElement === press) {
    line.tabIndex = -1; // the pressed button goes: stay here, not at the top of the page
    line.focus({ preventScroll: true });
  }
  press.hidden = !button;
};
// How many kept files are lost; the worker fetches them again where there is a network, and tells.
const lostOf = ({ active }) => new Promise((tell) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => tell(data);
  active.postMessage("whole?", [port2]);
  setTimeout(tell, 5000, 0); // a worker of an older version says nothing
});
const look = async () => {
  const keeper = await found();
  follow(keeper);
  if (keeper?.waiting && keeper.active) say("newer", "use");
  else if (keeper?.active) {
    const lost = await lostOf(keeper);
    if (await found()) say(lost ? "lost" : "kept", "remove");
  }
  else if (!keepers) say("forbidden", "");
  else if (!keeper?.installing) say("size", "keep");
  if (keeper?.active) await openDoor();
};
// ---- keeping and removing

let full = false;
const drop = async (where) => {
  await (await found(where))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith("biriba-") && name.endsWith(where)) await caches.delete(name);
};
const clear = async () => {
  await drop(edition());
  const others = [...document.querySelectorAll("link[rel=alternate][hreflang]")].map(({ hreflang }) => `${door()}${hreflang}/`);
  if (!(await Promise.all(others.map(found))).some(Boolean)) await drop(door());
};
// Whether this worker got everything; one that did not is thrown away by the browser.
const complete = (worker) => new Promise((ready) => {
  const tell = () => { if (worker.state !== "installing") ready(worker.state !== "redundant"); };
  worker.addEventListener("statechange", tell);
  tell();
});
const roomFor = async (megabytes) => {
  const { quota = Infinity, usage = 0 } = await navigator.storage?.estimate?.().catch(() => ({})) ?? {};
  return quota - usage > megabytes * 1e6;
};
const followed = new WeakSet();
const follow = (keeper) => {
  if (!keeper || followed.has(keeper)) return;
  followed.add(keeper);
  keeper.addEventListener("updatefound", () => { if (keeper.active) complete(keeper.installing).then(look); });
};
const keep = async () => {
  full = !(await roomFor(place().dataset.stored));
  if (full) return say("full", "keep");
  say("going", "", { done: 0, all: "…" });
  let keeper = null;
  try {
    keeper = await keepers.register(new URL("keeper.js", edition()));
  } catch (problem) {
    return problem.name === "SecurityError" ? say("forbidden", "") : say("broken", "keep");
  }
  follow(keeper);
  const worker = keeper.installing ?? keeper.waiting ?? keeper.active;
  if (worker && !(await complete(worker))) {
    if (!keeper.active) await clear();
    return say(full ? "full" : "broken", "keep");
  }
  await openDoor();
  navigator.storage?.persist?.().catch(() => {});
  say("kept", "remove");
};
const act = {
  keep,
  remove: async () => { await clear(); say("removed", "keep"); },
  use: async () => (await found())?.waiting?.postMessage("take over"),
};
biriba.on("click", ".bw-offline button", ({ value }) => act[value]().catch((problem) => {
  console.warn(String(problem));
  say("broken", "keep");
}));

document.addEventListener("biriba:page", () => { if (place()) look(); });
if (!keepers) return;
keepers.addEventListener("message", ({ data }) => {
  if (data.full) full = true;
  else if (data.mended) look();
  else if (data.all && place()?.querySelector("button").hidden) say("going", "", data);
});
// The newer version has taken over: no page of the older one stays. The front page's worker knows no versions.
const isLed = () => !!keepers.controller && keepers.controller.scriptURL !== new URL("doorkeeper.js", door()).href;
let led = isLed();
keepers.addEventListener("controllerchange", () => { if (led) location.reload(); led = isLed(); });
