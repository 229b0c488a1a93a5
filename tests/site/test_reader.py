"""What a reader meets: pages in a real browser, by taps, by keys only, without scripts, without a worker.

Expected answers are asked of `respond` here, under CPython, on what the page itself would send.
"""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from biriba_widgets import protocol
from book.builder.extension.forms import NEEDS_SCRIPTS, in_colour
from book.builder.html_tree import Node
from tests.site.pages import LANGUAGES, ROOT, SITE, addresses, faces, read, with_widgets

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PYTHON = 30_000  # milliseconds within which Python has to be there, on a slow machine too

# Where each form stands, and every submission that one button makes: as it stands, and with its first choices made.
SUBMISSIONS = """(sections) => Promise.all(sections.map(async (section) => {
  const reply = await window.biriba.repliesOf(section);
  const found = [];
  for (const form of section.querySelectorAll("form")) {
    const choices = [...form.querySelectorAll("input[type=checkbox]:not(:checked), input[type=radio]:not(:checked)")]
      .filter((input) => !input.disabled && input.checkVisibility({ checkVisibilityCSS: false }));
    for (const button of form.querySelectorAll("button:not([disabled]), input[type=submit]")) {
      if (button.type !== "submit" || !button.checkVisibility()) continue;
      for (let many = 0; many <= Math.min(3, choices.length); many += 1) {
        const before = choices.map((input) => input.checked);
        for (const input of choices.slice(0, many)) input.checked = true;
        biribaTable.mark(section); // what is ticked in turn is numbered
        const pairs = [...new FormData(form, button)];
        choices.forEach((input, at) => { input.checked = before[at]; });
        biribaTable.mark(section);
        found.push({ button: button.id, chosen: choices.slice(0, many).map((input) => input.id),
          pairs: JSON.stringify(pairs), shipped: !!reply(section.dataset.state, pairs) });
      }
    }
  }
  const { widget, arguments: given, state } = section.dataset;
  return [widget, given, state, found];
}))"""


# As the Enter key does in a line of text; a larger field has no such key.
SEND = "(field) => field.form.requestSubmit(field.form.querySelector('button'))"


# Resolves with the next answer of its form.
ANSWER_TO = """(field) => new Promise((come) =>
  field.closest(".bw").addEventListener("biriba:answered", () => setTimeout(come), { once: true }))"""


@dataclass
class Try:
    """A submission and the answer that it must get."""

    section: Locator
    button: str
    chosen: list[str]
    state: str
    html: str


def tries(page: Page, shipped: bool, most: int = 1000) -> list[Try]:
    """One submission per widget of the page that changes its state, shipped or not; at most so many."""
    found: list[Try] = []
    sections = page.locator("section.bw")
    for place, (widget, arguments, state, submissions) in enumerate(sections.evaluate_all(SUBMISSIONS)):
        if len(found) == most:
            break
        for one in submissions:
            if one["shipped"] == shipped:
                after, html, _ = protocol.answer(widget, arguments, state, one["pairs"])
                if after != state:
                    found.append(Try(sections.nth(place), one["button"], one["chosen"], after, in_colour(html)))
                    break
    return found


def by_id(page: Page, name: str) -> Locator:
    return page.locator(f'[id="{name}"]')


def unfold(section: Locator) -> None:
    """Open what a form is folded into, or what it is folded into itself, as a reader does."""
    own = "xpath=./details[not(@open) and not(preceding-sibling::*)]/summary"
    for fold in (*section.locator("xpath=ancestor::details[not(@open)]/summary").all(), *section.locator(own).all()):
        fold.click()


# The same for every form; what is seen of it then, and how opaque its first button is.
UNFOLDED = """(sections) => sections.map((section) => {
  for (let fold = section; (fold = fold.parentElement.closest("details")); )
    if (!fold.open) fold.firstElementChild.click();
  const own = section.firstElementChild;
  if (own.matches("details:not([open])")) own.firstElementChild.click();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth && one.offsetHeight;
  const button = [...section.querySelectorAll("form button")].find(seen);
  return [seen(section) ? "section" : "", button ? getComputedStyle(button).opacity : ""];
})"""


# Whether a form answers when so many are chosen, without its button.
LIVE = """(button, chosen) => chosen > 0 && button.hasAttribute("data-live") && chosen >= Number(button.dataset.live)"""


def tap(page: Page, one: Try) -> str:
    """Tells what was tapped last, by its id."""
    unfold(one.section)
    pressed = by_id(page, one.button)
    answers_alone = pressed.evaluate(LIVE, len(one.chosen))
    for choice in one.chosen:
        control = by_id(page, choice)
        answers_alone = answers_alone and not control.is_checked()  # what is chosen already changes nothing
        control.evaluate_handle("(input) => input.labels[0] ?? input").as_element().click()
        expect(control).to_be_checked()
    if answers_alone:
        return one.chosen[-1]
    pressed.click()
    return one.button


# What a form says, but for what the page's scripts add: cards on their way, and buttons to hand an address on.
TEXT = """(form) => {
  const said = form.cloneNode(true);
  for (const added of said.querySelectorAll(".travels, .bw-shares")) added.remove();
  return said.textContent.replace(/\\s+/g, " ").trim();
}"""


def answered(one: Try, within: int = PYTHON) -> None:
    expect(one.section).to_have_attribute("data-state", one.state, timeout=within)
    shown, wanted = one.section.evaluate(
        """(section, html) => {
          const text = %s, wanted = Object.assign(document.createElement("template"), { innerHTML: html });
          return [text(section), text(wanted.content)];
        }""".replace("%s", TEXT),
        one.html,
    )
    assert shown == wanted


# The same for several forms at once, without a mouse: it is what most of the time would go into.
TAP_ALL = """async ([tries, within]) => {
  const wrong = [];
  const text = TEXT, answersAlone = LIVE;
  for (const { button, chosen, state, html } of tries) {
    for (const control of chosen.map((id) => document.getElementById(id))) (control.labels[0] ?? control).click();
    const pressed = document.getElementById(button), section = pressed.closest(".bw"), end = Date.now() + within;
    if (!answersAlone(pressed, chosen.length)) pressed.click();
    while (section.dataset.state !== state && Date.now() < end) await new Promise((on) => setTimeout(on, 10));
    const wanted = Object.assign(document.createElement("template"), { innerHTML: html }).content;
    if (section.dataset.state !== state || text(section) !== text(wanted))
      wrong.push(`${button}: ${section.dataset.state} ${text(section)}`);
  }
  return wrong;
}""".replace("TEXT", TEXT).replace("LIVE", LIVE)


def all_answered(page: Page, found: list[Try], within: int = PYTHON) -> None:
    """The first by taps, as a reader does."""
    for one in found[:1]:
        tap(page, one)
        answered(one, within)
    told = [{key: value for key, value in vars(one).items() if key != "section"} for one in found[1:]]
    assert page.evaluate(TAP_ALL, [told, within]) == []


def with_typing() -> list[str]:
    """The pages on which a reader can type into a form."""
    typed = [tag for address in with_widgets() for tag in read(SITE / address).walk() if is_typed(tag)]
    assert typed, "no form takes text"
    return [address for address in with_widgets() if any(is_typed(tag) for tag in read(SITE / address).walk())]


def is_typed(tag: Node) -> bool:
    text = tag.name == "textarea" or (tag.name == "input" and tag.attributes.get("type", "text") == "text")
    return text and "readonly" not in tag.attributes and tag.attributes.get("id", "").startswith("bw-")


def first_page(language: str) -> str:
    return next(address for address in with_widgets() if address.startswith(f"{language}/"))


def no_python(page: Page) -> None:
    page.route("**/python/**", lambda route: route.fulfill(status=404))


#: Faults of the theme: (axe's rule, where), with the reason.
FAULTS_OF_THE_THEME = {
    # The theme puts the book's title at the head of its sidebar, outside of the navigation below it.
    ("region", ".sidebar-primary-items__start > .sidebar-primary-item:nth-child(1)"),
}


#: The axe rules whose result can differ in the dark: those about colours.
OF_COLOUR = ["color-contrast", "link-in-text-block"]
# Colours change gradually from one scheme to the other; the last ones count.
AT_REST = """async () => {
  const drawn = () => new Promise((come) => requestAnimationFrame(come));
  const fading = () => document.getAnimations().filter((fade) => fade.playState !== "finished");
  await drawn();
  do {
    await drawn();
    for (const fade of fading()) fade.finish();
  } while (fading().length);
}"""


# The elements of the page, and which of them are visible.
SEEN = "[...document.body.querySelectorAll('*')].map((one) => one.tagName + one.checkVisibility()).join()"


def faults_of(page: Page, within: str = "") -> list[str]:
    """What axe finds, with all its rules in the light and those of colour in the dark; all else has to be the same."""
    page.evaluate(AXE.read_text("utf-8"))
    faults, seen = [], set()
    # `preload` would fetch the style sheets again, for rules that are not asked for.
    quick = {"resultTypes": ["violations"], "preload": False}
    for scheme, options in (("light", quick), ("dark", {**quick, "runOnly": OF_COLOUR})):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(AT_REST)
        seen.add(page.evaluate(SEEN))
        found = page.evaluate(
            "([within, options]) => axe.run(within || document, options).then(({ violations }) => violations)",
            [within, options],
        )
        faults += [
            f"{scheme}: {fault['id']}: {fault['help']}: {node['target']}"
            for fault in found
            for node in fault["nodes"]
            if (fault["id"], *node["target"]) not in FAULTS_OF_THE_THEME
        ]
    return faults if len(seen) == 1 else [*faults, "dark: something is shown or hidden"]


#: A small phone, or a large screen at four times its size.
SMALL = {"width": 320, "height": 740}


def python_when_asked(page: Page) -> None:
    """Python starts at the first touch only, as in a browser that saves data."""
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")


@pytest.mark.parametrize("address", ["index.html", *addresses()])
def test_a_page_opens_without_a_fault_fits_a_phone_and_is_accessible(onward, address):
    allowed = ("Applying inline style",)  # axe's own, which the policy refuses as it should
    page = onward(address, before=python_when_asked, allowed=allowed, anew=True, viewport=SMALL)
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > 320:
        wide = page.evaluate(
            "[...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > 321)"
            ".map((e) => e.tagName + '#' + e.id + '.' + e.className).slice(0, 6)"
        )
        pytest.fail(f"{width} px wide: {wide}")
    page.set_viewport_size({"width": 1200, "height": 900})
    faults = faults_of(page)
    page.set_viewport_size(SMALL)  # for the next page
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("scheme", "colour"), [("light", "#bbb"), ("dark", "#444")])
def test_the_check_sees_a_colour_that_is_too_faint(visit, watch, scheme, colour):
    watch.allowed += ("Applying inline style",)
    page = visit("en/glossary.html")
    style = f"html[data-theme={scheme}] article p {{ color: {colour} !important; }}"
    page.evaluate("(style) => document.styleSheets[0].insertRule(style)", style)
    assert {fault.split(": ")[:2] == [scheme, "color-contrast"] for fault in faults_of(page, "article")} == {True}


@pytest.mark.parametrize("address", with_widgets())
def test_with_scripts_off_every_face_is_there(onward, address):
    page = onward(address, anew=True, java_script_enabled=False)
    sections = page.locator("section.bw")
    unfold(sections.first)
    seen = sections.evaluate_all(UNFOLDED)
    assert seen == [["section", "0.5"]] * len(faces(SITE / address))
    notes = page.locator("section.bw + noscript > .bw-line").all_inner_texts()
    assert notes == [NEEDS_SCRIPTS[address[:2]]] * sections.count()
    expect(page.locator(".theme-switch-button").first).to_be_hidden()
    # A submit is harmless: no address changes, nothing is sent.
    sections.first.locator("form button:visible").first.click()
    assert page.url.endswith(address)


@pytest.mark.parametrize("address", with_widgets())
def test_what_is_ready_is_answered_without_python(onward, address):
    page = onward(address, before=no_python, allowed=("404", "/python/"))
    all_answered(page, tries(page, shipped=True), within=5_000)


#: Between the bars of a phone's screen, whether all of the answer is seen, and what was pressed, if it is still there.
SEEN_TOGETHER = """(form, pressed) => {
  const said = form.querySelector(".bw-says:not([data-still])")?.getBoundingClientRect();
  const control = document.getElementById(pressed);
  const of = control?.checkVisibility() && (control.closest("label") ?? control);
  const top = document.querySelector(".bd-header")?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector(".shortcuts")?.getBoundingClientRect().top || innerHeight;
  const seen = (box) => box.top >= top - 1 && box.bottom <= foot + 1;
  const apart = (one, other) => one.bottom <= other.top + 1 || one.top >= other.bottom - 1;
  if (!said?.height) return [];
  const about = of ? of.getBoundingClientRect() : null;
  return [...(seen(said) ? [] : ["the answer"]), ...(!about || (seen(about) && apart(about, said)) ? [] : [pressed])];
}"""


@pytest.mark.parametrize("address", with_widgets())
def test_an_answer_is_seen_together_with_what_was_asked_on_a_phone(onward, address):
    def phone(page: Page) -> None:
        no_python(page)
        page.set_viewport_size({"width": 360, "height": 640})
        page.emulate_media(reduced_motion="reduce")

    page = onward(address, before=phone, allowed=("404", "/python/"))
    page.evaluate("document.fonts.ready")
    unseen = []
    for one in tries(page, shipped=True):
        last = tap(page, one)
        expect(one.section).to_have_attribute("data-state", one.state)
        page.evaluate(AT_REST)
        unseen += one.section.evaluate(SEEN_TOGETHER, last)
    assert not unseen


@pytest.mark.parametrize("address", with_widgets())
def test_a_tap_is_answered_by_python(onward, address):
    page = onward(address)
    all_answered(page, tries(page, shipped=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_asks_python_something(visit, language):
    for address in with_widgets():
        if address.startswith(language) and tries(visit(address), shipped=False):
            return
    pytest.fail("no widget of this edition has anything to ask Python")


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_alone_are_enough(visit, language):
    page = visit(first_page(language))
    one = tries(page, shipped=False, most=1)[0]

    def tab_to(name: str) -> None:
        for _ in range(400):
            if page.evaluate("document.activeElement.id") == name:
                return
            page.keyboard.press("Tab")
        pytest.fail(f"{name} is out of reach of the Tab key")

    for choice in one.chosen:
        tab_to(choice)
        page.keyboard.press("Space")
    tab_to(one.button)
    page.keyboard.press("Enter")
    answered(one)
    assert one.section.evaluate("(section) => section.contains(document.activeElement)"), "focus was lost"


@pytest.mark.parametrize("address", with_typing())
def test_what_is_typed_is_text_and_stays(onward, address):
    page = onward(address)
    fields = page.locator("section.bw").locator("input[type=text]:not([readonly]), input:not([type]), textarea")
    evil = '"><img src=x onerror=alert(1)>'
    for number in range(fields.count()):
        typed = fields.nth(number)
        if not typed.is_visible():
            continue
        section = typed.locator("xpath=ancestor::section[@class='bw']")
        before = section.get_attribute("data-state")
        typed.fill(evil)
        typed.evaluate(SEND)
        expect(section).not_to_have_attribute("data-state", before, timeout=PYTHON)
        assert section.locator("img").count() == 0
        # What the reader types while an answer is on its way is not taken back by it.
        typed.evaluate(
            f"(field) => {{ const come = ({ANSWER_TO})(field); ({SEND})(field); field.value = 'later'; return come; }}"
        )
        expect(typed).to_have_value("later")


def test_the_first_page_remembers_the_language(visit):
    page = visit("index.html")
    page.get_by_role("link", name="Lire en français").click()
    page.wait_for_url("**/fr/index.html")
    page.goto(page.url.replace("fr/index.html", ""))
    page.wait_for_url("**/fr/index.html")
    page.locator(".language-switch").click()
    page.wait_for_url("**/en/index.html")
    page.goto(page.url.replace("en/index.html", ""))
    page.wait_for_url("**/en/index.html")
    page.goto(page.url.replace("en/index.html", "?choose"))
    expect(page.get_by_role("link", name="Read in English")).to_be_visible()


def test_the_first_page_works_with_scripts_off(visit):
    page = visit("index.html", java_script_enabled=False)
    page.get_by_role("link", name="Read in English").click()
    page.wait_for_url("**/en/index.html")


def test_the_helpers_see_shipped_and_free_answers(visit):
    """If one of these were empty, tests above would pass by doing nothing."""
    page = visit(first_page("en"))
    assert tries(page, shipped=True)
    assert tries(page, shipped=False)
