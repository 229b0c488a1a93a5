// What can be done with something to send (data-share): copy it, save it as a file, hand it to another program of this
// device, show its address as a QR code to point another phone at. Nothing is sent anywhere by itself.
// Python writes the fields: an address's part from its # on, which is completed here, or lines of text (data-file: a file's
// name). A link of a page with data-share gets a button for its code.
const words = (key, values) => biriba.words(`share.${key}`, values);
const { lineUnder, make, on, onFace } = biriba;
const lineOf = lineUnder("bw-line");
const addressOf = (holder) => holder.href ?? new URL(holder.dataset.share, location.href).href;

// ---- what each button does

const copy = async (field) => {
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  lineOf(field.closest(".bw")).textContent = words("copied");
};
const save = ({ value, dataset }) => biriba.save(dataset.file, value, "text/csv");
const send = (holder) => navigator.share({ title: document.title, url: addressOf(holder) }).catch(() => { /* thought better of it */ });

// The code is drawn by lean-qr (npm), fetched when one is asked for: dark on light whatever the page's colours.
const drawn = async (address) => {
  const parts = ["lean-qr.js", "lean-qr-svg.js"].map((file) => import(new URL(file, me.src)));
  const [{ generate }, { toSvg }] = await Promise.all(parts);
  try {
    const svg = toSvg(generate(address), document, { off: "white" });
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", words("code-of"));
    return `${svg.outerHTML}<p>${words("how")}</p>`;
  } catch { return `<p>${words("long")}</p>`; }
};
const show = async (holder) => {
  let box = document.querySelector("dialog.bw-code");
  if (!box) {
    box = make("dialog", { className: "bw-code", ariaLabel: words("code") });
    document.body.append(box);
  }
  const inside = await drawn(addressOf(holder)).catch(() => `<p>${words("failed")}</p>`);
  box.innerHTML = `${inside}<form method="dialog"><button class="btn btn-outline-primary">${words("close")}</button></form>`;
  box.showModal();
};

// ---- the buttons

const does = { copy, save, send, code: show };
const kinds = (holder) => {
  const codes = me.dataset.python ? ["code"] : []; // the one book of both languages has no such file
  if (holder.href) return codes;
  if (holder.dataset.share.startsWith("#")) return ["copy", ...(navigator.share ? ["send"] : []), ...codes];
  return holder.dataset.file ? ["copy", "save"] : ["copy"];
};
const dress = (root) => {
  for (const holder of root.querySelectorAll("[data-share]")) {
    if (holder.dataset.share.startsWith("#")) {
      holder.value = addressOf(holder);
      holder.setAttribute("value", holder.value);
    }
    if (holder.shares?.isConnected) continue;
    holder.shares = make(holder.href ? "span" : "p", { className: "bw-bar bw-shares" });
    for (const kind of kinds(holder)) {
      const className = holder.href ? "btn btn-sm btn-outline-primary" : "bw-button small";
      const button = make("button", { type: "button", className, textContent: words(kind) });
      button.addEventListener("click", () => does[kind](holder));
      holder.shares.append(button);
    }
    (holder.href ? holder : holder.closest(".bw-share").lastElementChild).after(holder.shares);
  }
};
onFace(({ target }) => dress(target));
on("focusin", "input[data-share]", (field) => field.select());
