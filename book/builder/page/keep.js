// What a form holds beyond its page, told by a place in it:
//   data-keep      the name under which its state is kept in this browser: written down after every answer, brought back
//                  when its page is opened again, in either language. Where another window has gone on from the state that
//                  was asked about, this one follows it and writes nothing. The words to say stand beside it.
//   data-address   what the page's address says of it, from the # on: an answer writes it there, a page that is opened with
//                  another one asks the form about it. A mark alone (m=) is an address that is read once, and gone then.
// Nothing is sent anywhere.
const { readRight, write, setAside } = biribaStore;
const { ask, lineUnder, on, tell, words } = biriba;
const lineOf = lineUnder("bw-line");
const isState = (value) => value?.constructor === Object;
// Where a state that is kept stands, by its address: a lesson that was sent is opened only by who is at another one.
const ADDRESSES = { "biriba-course": ({ at }) => `l=${String(at).split(".")[0]}` };

const dataOf = (form) => form.querySelector("[data-keep], [data-address]")?.dataset ?? {};
const say = (form, text) => tell(lineOf(form), text);
const markOf = (address) => `#${address.slice(0, address.indexOf("=") + 1)}`;
const writeAddress = (address) => {
  const isOwn = !address.endsWith("=");
  if (isOwn || location.hash.startsWith(`#${address}`))
    history.replaceState(history.state, "", isOwn ? `#${address}` : location.pathname + location.search);
};

// The table that a page is made with is covered until it is known whether another one was left (page.css).
const uncover = (form) => {
  form.toggleAttribute("data-here", true);
  form.toggleAttribute("data-bringing", false);
};
const bring = async (form, name, value, states, text) => {
  form.toggleAttribute("data-bringing", true);
  const shown = await ask(form, name, value, { alone: true, ...states });
  uncover(form);
  if (shown && text) say(form, text);
};
const follow = (form, stored, text) => bring(form, "go", "stay", { state: stored }, text);
// The address counts where somebody has just come by it.
const look = (form, hash) => {
  const { keep, address, aside } = dataOf(form), stored = keep ? readRight(keep, isState) : null;
  if (stored === undefined) say(form, aside);
  const at = ADDRESSES[keep], here = at && stored ? at(JSON.parse(stored)) : address;
  if (address && hash.startsWith(markOf(address)) && hash !== `#${here}`)
    // A lesson begins the same whatever was kept; so it is asked of the page's own state, which has the answer ready.
    bring(form, "address", hash, at ? { before: stored ?? undefined } : { state: stored ?? undefined });
  else if (stored && stored !== form.dataset.state) follow(form, stored);
  else uncover(form);
};
const lookAll = (hash = "") => {
  for (const place of document.querySelectorAll(".bw [data-keep], .bw [data-address]")) look(place.closest(".bw"), hash);
};

document.addEventListener("biriba:answered", ({ target: form, detail: { before, notice } }) => {
  const { state } = form.dataset, { keep, address, ...texts } = dataOf(form);
  if (address) writeAddress(address);
  if (!keep) return;
  const stored = readRight(keep, isState);
  if (notice === "anew") {
    setAside(keep, before);
    say(form, texts.aside);
  } else if (!stored || stored === before || stored === state) say(form, texts[write(keep, state)]);
  else follow(form, stored, words("elsewhere"));
});
document.addEventListener("biriba:page", ({ detail }) => lookAll(detail.kept ? "" : location.hash));
window.addEventListener("hashchange", () => lookAll(location.hash));
window.addEventListener("pageshow", ({ persisted }) => { if (persisted) lookAll(); });
for (const [target, type] of [[window, "storage"], [document, "visibilitychange"]])
  target.addEventListener(type, () => { if (!document.hidden) lookAll(); });
// The other language opens with the same question, or at the same rule: both editions share these anchors.
on("click", ".language-switch", (link) => { if (/^#(\w=|rule-)/.test(location.hash)) link.hash = location.hash; });
