// A form that goes on by itself: the button marked data-onward is pressed as soon as an answer brings it.
// Where the pressed button is gone, the focus goes to the place marked data-land.
(() => {
  "use strict";
  const answered = (form) => {
    const land = form.querySelector("[data-land]");
    if (land && document.activeElement === form) land.focus({ preventScroll: true });
    const onward = form.querySelector("button[data-onward]");
    onward?.form.requestSubmit(onward); // page.js takes it from here
  };
  new MutationObserver((changes) => {
    for (const form of new Set(changes.map(({ target }) => target))) if (form.matches(".bw")) answered(form);
  }).observe(document, { subtree: true, attributeFilter: ["data-state"] });
})();
