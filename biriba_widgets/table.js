// What the table shows by itself, the same in a page and in a notebook.
// While cards are chosen, before Python is asked:
//   data-places      on a card's checkbox: the places that can take the card (biriba_widgets/table/fitting.py)
//   data-place       on a button: the place that it is; it is marked with data-takes while every chosen card can go there
//   data-least, data-most   on a button: how many cards are chosen while it can be pressed
//   data-turns       holds boxes that are numbered in the order in which they are ticked; data-last-turn, on a button:
//                    takes the last of them back
// When an answer has come, cards travel from where they lay to where they lie:
//   data-at          on an element: a place of cards (hand, pile, stock, meld-0-1, seat-2)
const biribaTable = (() => {
  "use strict";
  const PILE = "pile", FELT = "felt", FEWEST = 3; // the pile takes one card, the felt a meld
  const TRAVEL = 420; // milliseconds
  const STILL = 8; // pixels that a finger may move in a tap
  const MOST = 12; // cards without a place that they come from or go to: more of them are another deal
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

  // A picture of a card above all others.
  const copyOf = (form, card, { left, top }, width) => {
    const copy = card.cloneNode(true);
    copy.removeAttribute("role");
    copy.ariaHidden = "true";
    copy.classList.add("travels");
    copy.style.setProperty("--card-w", `${width}px`);
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px` });
    form.append(copy);
    return copy;
  };

  // ---- chosen cards

  const takes = ({ place }, chosen) => {
    if (place === FELT) return chosen.length >= FEWEST;
    if (!chosen.length || (place === PILE && chosen.length > 1)) return false;
    return chosen.every(({ dataset }) => dataset.places?.split(" ").includes(place));
  };
  const inTurn = (group) =>
    [...group.querySelectorAll("input:checked")].sort((a, b) => (Number(a.value) || Infinity) - (Number(b.value) || Infinity));
  const number = (group) => {
    const ticked = inTurn(group);
    for (const box of group.querySelectorAll("input")) {
      box.value = box.checked ? ticked.indexOf(box) + 1 : "";
      box.parentElement.querySelector(".nth").textContent = box.value;
    }
  };
  const takeBack = ({ target }) => {
    const box = target.closest?.("[data-last-turn]") && inTurn(target.form).at(-1);
    if (box) box.click();
  };
  const mark = (root) => {
    root.querySelectorAll("[data-turns]").forEach(number);
    for (const form of root.querySelectorAll("form")) {
      const chosen = [...form.querySelectorAll(".pick input:checked")];
      for (const button of form.querySelectorAll("[data-place]")) button.toggleAttribute("data-takes", takes(button.dataset, chosen));
      for (const button of form.querySelectorAll("[data-least]"))
        button.disabled = chosen.length < Number(button.dataset.least) || chosen.length > Number(button.dataset.most ?? Infinity);
    }
  };
  // Once for all forms: in a notebook each cell's form brings this script along.
  globalThis.biribaMarks ??= ["change", "biriba:page"].map((event) =>
    document.addEventListener(event, ({ target }) => mark(target.closest?.(".bw") ?? document)));

  // ---- a card that is dragged to a place: the same as a tap on the card and one on the place

  const drag = (down) => {
    const pick = down.target.closest?.(".bw .hand .pick"), box = pick?.querySelector("input"), form = box?.form;
    if (down.button || !form?.querySelector("[data-place]")) return;
    const was = box.checked, card = pick.querySelector(".card"), stop = new AbortController();
    let copy = null;
    const choose = (on) => { box.checked = on; mark(form.closest(".bw")); };
    const begin = () => {
      const lies = card.getBoundingClientRect();
      copy = copyOf(form.closest(".bw"), card, lies, lies.width);
      choose(true);
    };
    const follow = ({ clientX, clientY }) => {
      const x = clientX - down.clientX, y = clientY - down.clientY;
      if (!copy && Math.hypot(x, y) > STILL) begin();
      if (copy) copy.style.transform = `translate(${x}px, ${y}px)`;
    };
    const end = ({ type, clientX, clientY }) => {
      stop.abort();
      if (!copy) return;
      copy.remove();
      const place = type === "pointerup" && document.elementFromPoint(clientX, clientY)?.closest("[data-takes]");
      if (place && place.form === form) form.requestSubmit(place);
      else choose(was);
      // The tap that the browser makes of it would choose once more.
      const quiet = new AbortController();
      window.addEventListener("click", (event) => event.preventDefault(), { capture: true, signal: quiet.signal });
      setTimeout(() => quiet.abort());
    };
    window.addEventListener("pointermove", follow, { signal: stop.signal });
    for (const event of ["pointerup", "pointercancel"]) window.addEventListener(event, end, { signal: stop.signal });
  };
  globalThis.biribaTouches ??= [["click", takeBack], ["pointerdown", drag]].map((one) => document.addEventListener(...one));

  // ---- travelling cards

  // A card by its name alone, whatever it stands in for.
  const nameOf = (card) => card.getAttribute("aria-label").split(",")[0];
  const places = (form) => new Map([...form.querySelectorAll("[data-at]")].map((place) => [place.dataset.at, place]));
  const lying = (form) => [...form.querySelectorAll("[data-at] .card:not(.back, .none)")].map((card) => ({
    card, name: nameOf(card), at: card.closest("[data-at]").dataset.at, box: card.getBoundingClientRect(),
  }));
  // Who was on turn: the others by their seat, else the reader's hand.
  const actor = (form) => form.querySelector(".seat.turn[data-at]")?.dataset.at ?? "hand";
  const boxOf = (place) => place?.querySelector(".card")?.getBoundingClientRect() ?? place?.getBoundingClientRect();

  // What lies where, to be compared with what lies there afterwards.
  const look = (form) => {
    if (calm.matches || !form.querySelector(".at-table")) return null;
    const boxes = new Map([...places(form)].map(([at, place]) => [at, boxOf(place)]));
    return { lay: lying(form), boxes, actor: actor(form), stock: form.querySelector('[data-at="stock"] .card')?.textContent };
  };
  // Those of one list for which the other has no equal.
  const beyond = (some, others) => {
    const rest = others.map(({ at, name }) => at + name);
    return some.filter(({ at, name }) => {
      const place = rest.indexOf(at + name);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
  };
  const travel = (form, card, from, to, turned = false) => {
    if (!from || !to || !to.width) return;
    const copy = copyOf(form, card, from, to.width);
    const scale = from.width / to.width;
    const shift = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
    if (!turned) card.style.visibility = "hidden";
    copy.animate([{ transform: `scale(${scale})` }, { transform: shift }], { duration: TRAVEL, easing: "ease-in-out" })
      .finished.catch(() => {}).then(() => { copy.remove(); card.style.visibility = ""; });
  };
  const move = (form, before) => {
    if (!before) return;
    const after = lying(form), now = places(form);
    const come = beyond(after, before.lay), gone = beyond(before.lay, after);
    const moves = come.map((one) => {
      const place = gone.findIndex(({ name }) => name === one.name);
      return [one, place < 0 ? null : gone.splice(place, 1)[0]];
    });
    if (moves.filter(([, old]) => !old).length + gone.length > MOST) return;
    for (const [{ card, at, box }, old] of moves)
      travel(form, card, old?.box ?? before.boxes.get(at === "hand" ? "stock" : before.actor), box);
    // The pile goes to who took it; a card of the stock, face down, to who drew it.
    const taker = now.get(before.actor);
    for (const { card, box } of gone) travel(form, card, box, boxOf(taker), true);
    const stock = now.get("stock")?.querySelector(".card");
    if (stock && stock.textContent !== before.stock && before.actor !== "hand")
      travel(form, stock, before.boxes.get("stock"), boxOf(taker), true);
  };
  return { mark, look, move };
})();
