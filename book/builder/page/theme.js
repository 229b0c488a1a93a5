// The frame around a page: light or dark, the two side columns, the search dialog, the place in the page's plan.
// Everything listens on the document, so that it goes on working when visit.js puts another page in place.
const { on, placeOf } = biriba;
const root = document.documentElement;

// ---- light or dark: as the system has it, or as the reader chose

const dark = window.matchMedia("(prefers-color-scheme: dark)");
let mode = biribaStore.read("mode") ?? "auto";
const paint = () => {
  root.dataset.mode = mode;
  root.dataset.theme = mode === "light" || mode === "dark" ? mode : dark.matches ? "dark" : "light";
};
const turn = () => {
  const order = dark.matches ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
  mode = order[(order.indexOf(mode) + 1) % order.length];
  biribaStore.write("mode", mode);
  paint();
};
paint(); // this script stands before the styles: no page is ever drawn in the wrong colours
dark.addEventListener("change", paint);

// ---- the side columns: beside the page where there is room, else in a dialog

const wide = window.matchMedia("(min-width: 992px)");
const move = (from, to) => {
  to.append(...from.childNodes);
  to.classList.add(...from.classList);
  from.removeAttribute("class");
};
const open = (side) => {
  const column = document.getElementById(`pst-${side}-sidebar`);
  const dialog = document.getElementById(`pst-${side}-sidebar-modal`);
  if (!column || !dialog) return;
  if (side === "primary" && wide.matches) return column.classList.toggle("pst-sidebar-hidden");
  move(column, dialog);
  dialog.addEventListener("close", () => move(dialog, column), { once: true });
  dialog.showModal();
  if (side === "primary") showCurrent();
};
const outside = (dialog, { clientX: x, clientY: y }) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
};

// ---- search

const search = () => {
  const dialog = document.querySelector("dialog.book-search, #pst-search-dialog");
  if (dialog && !dialog.open) dialog.showModal();
  const field = (dialog ?? document).querySelector("[type=search]"); // the page of search has no dialog
  field.focus();
  field.select();
};

// ---- two colours of suits or four

const colour = (four) => {
  root.classList.toggle("four-colours", four);
  document.querySelector(".four-colours-button")?.setAttribute("aria-pressed", four);
};
const chosen = () => biribaStore.read("suits") === "four";
colour(chosen());

// ---- the list of pages: the page that is read stands in view

const showCurrent = () => {
  const column = document.querySelector(".bd-sidebar-primary");
  const link = column?.querySelector("li.current.active > a");
  if (link) column.scrollTop += link.getBoundingClientRect().top - column.getBoundingClientRect().top - column.clientHeight / 3;
};

// ---- folds: open for a link into them (on paper: theme.css)

const openFor = (hash) => {
  const place = placeOf(hash);
  let fold = place?.closest("details:not([open])");
  if (!fold) return;
  for (; fold; fold = fold.parentElement.closest("details:not([open])")) fold.open = true;
  place.scrollIntoView();
};
window.addEventListener("hashchange", () => openFor(location.hash));

on("click", ".primary-toggle", () => open("primary"));
on("click", ".secondary-toggle", () => open("secondary"));
on("click", ".theme-switch-button", turn);
on("click", ".four-colours-button", () => {
  biribaStore.write("suits", chosen() ? "two" : "four");
  colour(chosen());
});
on("click", ".search-button__button", (button) => {
  button.focus(); // not every browser does; the focus comes back to it
  search();
});
// A dialog is left by a tap beside it, by a link in it and by its button.
on("click", "dialog[open]", (dialog, event) => {
  if (event.target === dialog ? outside(dialog, event) : event.target.closest("a[href], .closes")) dialog.close();
});
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey) return;
  event.preventDefault();
  search();
});

// ---- where the reader is, in the plan of the page

let watching = null;
const followPlan = () => {
  watching?.disconnect();
  const links = new Map();
  for (const link of document.querySelectorAll("#pst-page-toc-nav a[href^='#']")) {
    const section = placeOf(link.hash);
    if (section) links.set(section.querySelector("h1, h2, h3, h4, h5, h6") ?? section, link);
  }
  watching = new IntersectionObserver((seen) => {
    const heading = seen.findLast(({ isIntersecting }) => isIntersecting)?.target;
    if (!heading) return;
    for (const [other, link] of links) {
      const current = other === heading;
      link.classList.toggle("active", current);
      current ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current");
    }
  }, { rootMargin: "-64px 0px -70% 0px" });
  for (const heading of links.keys()) watching.observe(heading);
};

// What has to be scrolled sideways must be within reach of the keyboard. The blocks are watched, not the window: its
// event comes before the columns beside them have found their places, and none comes when a fold opens.
const widths = new ResizeObserver((blocks) => {
  for (const { target: block } of blocks)
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
});
const reachWide = () => {
  widths.disconnect();
  for (const block of document.querySelectorAll("pre, .cell_output > .output, .pst-scrollable-table-container"))
    widths.observe(block);
};
document.addEventListener("biriba:page", () => { followPlan(); reachWide(); colour(chosen()); showCurrent(); openFor(location.hash); });
