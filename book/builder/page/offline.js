// "Keep this book on this device": asks for the edition's service worker when the reader wants it, says how it goes,
// offers a newer version once it is complete, and takes everything away again.
(() => {
  "use strict";
  const WORDS = {
    en: {
      keep: "Keep this book on this device",
      size: "{fetched}\u00a0MB to fetch, {stored}\u00a0MB on the device. Then every page, every form and the search work without a network.",
      going: "Fetching: {done} of {all} files.",
      kept: "This book is kept on this device; it works without a network.",
      remove: "Remove it from this device",
      removed: "Removed. The book is read over the network again.",
      newer: "A newer version of the book is here, complete.",
      use: "Use it now",
      full: "This device has no room for {stored}\u00a0MB. Nothing was kept; with a network the book works as before.",
      broken: "The network was lost before everything was here. Nothing has changed; try again later.",
      forbidden: "This browser keeps no book here: a private window, or an address without https. With a network everything works.",
    },
    fr: {
      keep: "Garder ce livre sur cet appareil",
      size: "{fetched}\u00a0Mo à télécharger, {stored}\u00a0Mo sur l’appareil. Ensuite, toutes les pages, tous les formulaires et la recherche marchent sans réseau.",
      going: "Téléchargement\u00a0: {done} fichiers sur {all}.",
      kept: "Ce livre est gardé sur cet appareil\u202f; il marche sans réseau.",
      remove: "Le retirer de cet appareil",
      removed: "Le livre est retiré de cet appareil. Il se lit de nouveau en ligne.",
      newer: "Une version plus récente du livre est là, complète.",
      use: "L’utiliser maintenant",
      full: "Cet appareil n’a pas assez de place pour {stored}\u00a0Mo. Rien n’a été gardé\u202f; avec le réseau, le livre marche comme avant.",
      broken: "Le réseau a été coupé avant la fin. Rien n’a changé\u202f; réessayez plus tard.",
      forbidden: "Ici, ce navigateur ne garde pas de livre\u00a0: fenêtre privée, ou adresse sans https. Avec le réseau, tout marche.",
    },
  };
  const keepers = (() => { try { return navigator.serviceWorker; } catch { return undefined; } })();
  const edition = () => new URL("./", location.href).href;
  const found = async (where = edition()) => (await keepers?.getRegistrations().catch(() => []))?.find(({ scope }) => scope === where);
  // Another worker answers for the front page while any edition is kept.
  const door = () => new URL("../", edition()).href;
  const openDoor = () => keepers.register(new URL("doorkeeper.js", door())).catch(() => {});

  // ---- what a page shows

  const place = () => document.querySelector(".bw-offline");
  const say = (key, button, values = {}) => {
    const here = place();
    if (!here) return;
    const words = WORDS[document.documentElement.lang];
    const line = here.querySelector("[role=status]"), press = here.querySelector("button");
    const text = key ? words[key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? here.dataset[name]) : "";
    if (line.textContent !== text) line.textContent = text;
    press.textContent = button ? words[button] : "";
    press.value = button;
    if (!button && document.activeElement === press) {
      line.tabIndex = -1; // the pressed button goes: stay here, not at the top of the page
      line.focus({ preventScroll: true });
    }
    press.hidden = !button;
  };
  const look = async () => {
    const keeper = await found();
    follow(keeper);
    if (keeper?.waiting && keeper.active) say("newer", "use");
    else if (keeper?.active) say("kept", "remove");
    else if (!keepers) say("forbidden", "");
    else if (!keeper?.installing) say("size", "keep");
    if (keeper?.active) await openDoor();
  };
  const draw = () => {
    const here = place();
    if (!here || here.firstChild) return here && look();
    const line = document.createElement("p"), button = document.createElement("button");
    line.setAttribute("role", "status");
    button.type = "button";
    button.className = "btn btn-sm btn-outline-primary";
    button.hidden = true;
    here.append(line, button);
    return look();
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
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.(".bw-offline button");
    if (button) act[button.value]().catch((problem) => (console.warn(String(problem)), say("broken", "keep")));
  });

  document.addEventListener("biriba:page", draw);
  if (!keepers) return;
  keepers.addEventListener("message", ({ data }) => {
    if (data.full) full = true;
    else if (data.all && place()?.querySelector("button").hidden) say("going", "", data);
  });
  // The newer version has taken over: no page of the older one stays. The front page's worker knows no versions.
  const isLed = () => !!keepers.controller && keepers.controller.scriptURL !== new URL("doorkeeper.js", door()).href;
  let led = isLed();
  keepers.addEventListener("controllerchange", () => { if (led) location.reload(); led = isLed(); });
})();
