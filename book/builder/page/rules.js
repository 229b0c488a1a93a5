// The rules' own words beside their numbers, on every page; and what the list of all rules shows.
const { make, onFace, words } = biriba;

// ---- a number shows its rule: rest on it, come to it with the keyboard, or press it for a moment

const REST = 300, PRESS = 450; // milliseconds
const known = {};
const rules = (lang) => (known[lang] ??= fetch(new URL(`rules-${lang}.json`, me.src)).then((found) => found.json()))
  .catch(() => { delete known[lang]; return {}; });

let shown = null, timer = 0, pressed = false, rested = false;
const note = () => {
  let box = document.getElementById("rule-note");
  if (!box) {
    box = make("div", { id: "rule-note", popover: "manual", role: "tooltip" });
    document.body.append(box);
  }
  return box;
};
const hide = () => {
  clearTimeout(timer);
  rested = false;
  if (!shown) return;
  shown.removeAttribute("aria-describedby");
  shown = null;
  note().hidePopover?.();
};
// Beside its number, also while the page scrolls.
const place = () => {
  if (!shown) return;
  const [at, size] = [shown.getBoundingClientRect(), note().getBoundingClientRect()];
  if (at.bottom < 0 || at.top > innerHeight) return hide();
  const below = at.bottom + 6 + size.height < innerHeight;
  note().style.left = `${Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
  note().style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - size.height - 6)}px`;
};
const show = async (link) => {
  const [name, sentence] = (await rules(document.documentElement.lang))[link.dataset.rule] ?? [];
  if (!name || !link.isConnected || shown === link) return;
  const mouse = rested;
  hide();
  rested = mouse;
  const box = note();
  if (!box.showPopover) return; // an old browser: the link still leads to the rule
  const title = make("b", { textContent: `${link.dataset.rule} ${name}. ` });
  box.replaceChildren(title, sentence.replace(/[♠♥♦♣]/g, "$&\ufe0e"));
  box.showPopover();
  link.setAttribute("aria-describedby", box.id);
  shown = link;
  place();
};
// The anchors of the rules stand beside their own sentences.
const linkOf = (target) => target.closest?.("[data-rule]:not([id])");

// `rested`: the mouse asked for it. A page that scrolls below a mouse at rest must hide no other.
document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "mouse") return;
  const link = linkOf(target);
  if (link) {
    clearTimeout(timer);
    rested = true;
    timer = setTimeout(() => show(link), REST);
  } else if (rested && !target.closest?.("#rule-note")) hide();
});
document.addEventListener("focusin", ({ target }) => {
  const link = linkOf(target);
  hide();
  if (link) timer = setTimeout(() => { if (link.matches(":focus-visible")) show(link); }, REST);
});
document.addEventListener("pointerdown", ({ target, pointerType }) => {
  if (target.closest?.("#rule-note")) return;
  hide();
  pressed = false;
  const link = pointerType !== "mouse" && linkOf(target);
  if (link) timer = setTimeout(() => { pressed = true; show(link); }, PRESS);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
// A long press shows the rule and does nothing else.
for (const end of ["click", "contextmenu"]) document.addEventListener(end, (event) => {
  if (pressed && linkOf(event.target)) event.preventDefault();
  if (end === "click") pressed = false;
}, true);
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); });
document.addEventListener("scroll", place, { passive: true });
onFace(() => { if (shown && !shown.isConnected) hide(); });

// ---- the list of all rules, by a word

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/\ufe0e/g, "");
biriba.on("input", "#rules-filter", (field) => {
  const asked = fold(field.value).split(/\s+/).filter(Boolean), all = [...document.querySelectorAll(".bw-rules li")];
  for (const rule of all) rule.hidden = !asked.every((word) => fold(rule.textContent).includes(word));
  for (const section of document.querySelectorAll(".bw-rules section"))
    section.hidden = !section.querySelector("li:not([hidden])");
  const shown = all.filter((rule) => !rule.hidden).length;
  field.parentElement.querySelector("span").textContent = asked.length ? words("rules.shown", { shown, all: all.length }) : "";
});
document.addEventListener("biriba:page", () => {
  if (!document.querySelector(".bw-rules") || document.querySelector(".bw-rules-filter")) return;
  const box = make("p", { className: "bw-rules-filter" });
  box.innerHTML = `<label for="rules-filter">${words("rules.filter")}</label>
    <input type="search" class="form-control" id="rules-filter" autocomplete="off"> <span role="status"></span>`;
  document.querySelector("article h1").parentElement.querySelector("p").after(box);
});
