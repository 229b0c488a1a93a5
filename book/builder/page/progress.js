// What has been solved, kept in this browser only: marks it on the quizzes, counts it on the home page.
const NAME = "biriba-solved";
const { readRight, write, forget } = biribaStore;
const { lineUnder, on, tell, words } = biriba;
const lineOf = lineUnder("bw-solved");

// ---- keeping

const here = new Set();
let kept = ""; // how long what was solved last is remembered, where not for good
let aside = false; // what was stored could not be read and lies beside, untouched
const areIds = (value) => Array.isArray(value) && value.every((id) => typeof id === "string");
const recall = () => {
  const text = readRight(NAME, areIds);
  if (text === undefined) aside = true;
  for (const id of JSON.parse(text ?? "[]")) here.add(id);
};
const note = () => { kept = write(NAME, JSON.stringify([...here])); };

// ---- the quizzes of a page

const look = () => {
  const fresh = [...document.querySelectorAll('[data-quiz-id][data-solved="true"], [data-course][data-done]')]
    .map(({ dataset }) => dataset.quizId ?? dataset.course).filter((id) => !here.has(id));
  if (fresh.length) {
    recall(); // another tab may have solved more
    for (const id of fresh) here.add(id);
    note();
  }
  for (const lesson of document.querySelectorAll("[data-lesson]"))
    lesson.querySelector(".course-done").hidden = !here.has(lesson.dataset.lesson);
  for (const quiz of document.querySelectorAll(".bw [data-quiz-id]"))
    tell(lineOf(quiz.closest(".bw")), here.has(quiz.dataset.quizId) ? words(kept ? `solved-${kept}` : "solved") : "");
};

// ---- the home page

const count = (list) => {
  for (const row of list.querySelectorAll("li")) {
    const { ids, page, of, words: told } = row.dataset;
    const known = ids ? JSON.parse(ids).filter((id) => here.has(id)) : [...here].filter((id) => id.startsWith(`${page}-`));
    const solved = Math.min(known.length, Number(of)); // a question that was solved may be gone
    row.querySelector("span").textContent = told.replace("{n}", solved);
    row.toggleAttribute("data-done", solved === Number(of));
  }
  list.querySelector("button").hidden = !here.size;
  const text = aside ? list.dataset.aside : kept && list.dataset[kept];
  if (text) list.querySelector(".bw-kept").textContent = text;
};
const lists = () => document.querySelectorAll(".bw-progress");
on("click", ".bw-progress button", (button) => {
  const list = button.closest(".bw-progress"), line = list.querySelector(".bw-kept");
  if (!window.confirm(list.dataset.sure)) return;
  here.clear();
  forget(NAME);
  aside = false;
  lists().forEach(count);
  line.textContent = list.dataset.forgotten;
  line.tabIndex = -1;
  line.focus(); // the pressed button is gone
});

const start = () => {
  recall();
  if (lists().length) note(); // to know what the browser grants
  lists().forEach(count);
  look();
};
document.addEventListener("biriba:page", start);
document.addEventListener("biriba:answered", look);
// Another tab has solved or forgotten something, or the reader has come back to a page kept whole.
const again = () => {
  here.clear();
  recall();
  look();
  lists().forEach(count);
};
window.addEventListener("storage", ({ key }) => { if (key === NAME || key === null) again(); });
window.addEventListener("pageshow", ({ persisted }) => { if (persisted) again(); });
