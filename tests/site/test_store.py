"""page/store.js, by itself: what a browser allows is used, the newest text is read, no bad text is lost."""

import json

import pytest

from tests.site.pages import ROOT

SCRIPT = (ROOT / "book" / "builder" / "page" / "store.js").read_text("utf-8")
BROKEN = "Object.defineProperty(window, '{0}', {{ configurable: true, {1} }});"
THROWS = "get() { throw new DOMException('no', 'SecurityError'); }"
FULL = "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); };"
UNREADABLE = "Storage.prototype.getItem = function () { throw new DOMException('no', 'SecurityError'); };"
ONLY_SESSION = BROKEN.format("localStorage", THROWS)
NOTHING = ONLY_SESSION + BROKEN.format("sessionStorage", THROWS)
#: What a browser may be like, and how long it keeps something then.
BROWSERS = {
    "as usual": ("", ""),
    "full": (FULL, "visit"),
    "unreadable": (UNREADABLE, "visit"),
    "for the session": (ONLY_SESSION, "session"),
    "forbidden": (NOTHING, "visit"),
    "absent": (BROKEN.format("localStorage", "value: null") + BROKEN.format("sessionStorage", "value: null"), "visit"),
    "deaf": ("Storage.prototype.setItem = function () {};", "visit"),
}


@pytest.fixture
def store(visit):
    """Run a piece of script beside the store, in a browser of this kind."""

    def run(kind: str, script: str) -> object:
        page = visit("index.html?choose", before=lambda page: page.add_init_script(kind))
        return page.evaluate(f"() => {{ {SCRIPT}; const store = window.biribaStore; {script} }}")

    return run


@pytest.mark.parametrize("browser_kind", BROWSERS)
def test_what_is_written_is_read_until_it_is_forgotten(store, browser_kind):
    kind, lasts = BROWSERS[browser_kind]
    told = store(
        kind,
        """
        const before = store.read("a"), first = store.write("a", "1"), second = store.write("a", "2");
        const after = store.read("a");
        store.forget("a");
        return [before, first, second, after, store.read("a"), store.readRight("a", () => true)];
        """,
    )
    assert told == [None, lasts, lasts, "2", None, None]


def test_the_newest_is_read_when_a_storage_fills_up_and_when_there_is_room_again(store):
    told = store(
        "",
        """
        const set = Storage.prototype.setItem;
        const how = [store.write("a", "old")];
        Storage.prototype.setItem = function (...said) {
          if (this === localStorage) throw Error("full");
          set.apply(this, said);
        };
        how.push(store.write("a", "newer"), store.read("a"));
        Storage.prototype.setItem = set;
        how.push(store.write("a", "newest"), store.read("a"), sessionStorage.getItem("a"));
        return how;
        """,
    )
    assert told == ["", "session", "newer", "", "newest", None]


BAD = {"empty": "", "torn": "{", "null": "null", "shape": '{"a":1}', "deep": "[" * 50_000}


@pytest.mark.parametrize("browser_kind", ["as usual", "for the session", "forbidden"])
@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_what_is_not_of_the_right_shape_lies_beside_as_it_was(store, browser_kind, text):
    kind, _ = BROWSERS[browser_kind]
    told = store(
        kind,
        f"""
        store.write("a", {json.dumps(text)});
        const found = store.readRight("a", (value) => Array.isArray(value) && value.length === 2);
        store.write("a", "[1,2]");
        return [found === undefined, store.read("a-unreadable"), store.readRight("a", Array.isArray)];
        """,
    )
    assert told == [True, text, "[1,2]"]


def test_what_cannot_be_moved_stays_and_what_is_new_is_read_all_the_same(store):
    told = store(
        "",
        """
        const set = Storage.prototype.setItem;
        store.write("a", "{");
        Storage.prototype.setItem = function () { throw Error("full"); };
        const found = store.readRight("a", () => true), how = store.write("a", "[]");
        // There is room again, but not for two, and nobody remembers: the page is loaded anew.
        Storage.prototype.setItem = function (name, text) {
          if (name.includes("unreadable")) throw Error("full");
          set.call(this, name, text);
        };
        const anew = () => { SCRIPT; return window.biribaStore; };
        const later = anew(), again = later.readRight("a", () => true), where = later.write("a", "[1]");
        const had = [later.aside("a"), localStorage.getItem("a"), later.read("a")];
        later.forgetAside("a");
        const left = localStorage.getItem("a");
        return [found === undefined, how, store.read("a"), again === undefined, where, ...had, left];
        """.replace("SCRIPT", SCRIPT),
    )
    assert told == [True, "visit", "[]", True, "session", ["{"], "{", "[1]", None]


def test_what_was_set_aside_is_not_written_over_and_can_be_had_back(store):
    told = store(
        "",
        """
        for (const text of ["{", "[", "{"]) {
          store.write("a", text);
          store.readRight("a", () => true);
        }
        const had = store.aside("a");
        store.forgetAside("a");
        return [had, store.aside("a"), Object.keys(localStorage).filter((name) => name.startsWith("a"))];
        """,
    )
    assert told == [["{", "["], [], []]


def test_what_its_form_could_not_read_and_there_was_no_room_for_outlives_a_reload(store):
    told = store(
        "",
        """
        const set = Storage.prototype.setItem;
        store.write("a", "{}");
        Storage.prototype.setItem = function (name, text) {
          if (name.includes("unreadable") || this === localStorage) throw Error("full");
          set.call(this, name, text);
        };
        store.setAside("a", "{}");
        store.write("a", "[]");
        const anew = () => { SCRIPT; return window.biribaStore; };
        Storage.prototype.setItem = set;
        const later = anew(), newest = later.readRight("a", () => true), how = later.write("a", "[1]");
        const had = [localStorage.getItem("a"), later.read("a"), later.aside("a")];
        later.forgetAside("a");
        const names = () => Object.keys(localStorage).filter((name) => name.startsWith("a"));
        return [newest, how, ...had, later.write("a", "[2]"), names()];
        """.replace("SCRIPT", SCRIPT),
    )
    assert told == ["[]", "", "[1]", "[1]", ["{}"], "", ["a"]]
