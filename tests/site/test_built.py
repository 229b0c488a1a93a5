"""The built pages as files: languages, links, policy, weight. Every page that exists is tested."""

import ast
import gzip
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import brotli
import pytest
import yaml

from biriba_widgets import protocol
from book.builder.browser_python import runtime
from book.builder.extension import forms
from book.builder.extension.policy import RULES
from book.builder.html_tree import Node
from book.builder.node import find_node
from tests.book.notebooks import stems
from tests.book.test_rules import anchor
from tests.site.pages import (
    LANGUAGES,
    ROOT,
    SITE,
    addresses,
    faces,
    form_name,
    interface,
    places,
    read,
    shipped,
    with_widgets,
)

PAGES = ["index.html", *addresses()]
BASE = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))["html"]["baseurl"].rstrip("/")


def test_the_site_has_every_page_in_both_languages():
    for language in LANGUAGES:
        built = {Path(address).stem for address in addresses(language)}
        assert {*stems(language), "search"} <= built, "make site builds what is missing"
    assert with_widgets(), "no page has a widget"


@pytest.mark.parametrize("address", PAGES)
def test_a_page_says_its_language_and_where_the_other_is(address):
    page = read(SITE / address)
    alternates = [tag.attributes for tag in page.all("link") if "hreflang" in tag.attributes]
    links = {alternate["hreflang"]: alternate["href"] for alternate in alternates}
    if address == "index.html":
        assert set(links) == {"en", "fr", "x-default"}
        return
    language, _, name = address.partition("/")
    assert page.all("html")[0].attributes["lang"] == language
    assert links == {code: f"{BASE}/{code}/{name}" for code in LANGUAGES}
    other = "fr" if language == "en" else "en"
    (switch,) = [tag for tag in page.all("a") if tag.attributes.get("class") == "language-switch"]
    assert (SITE / language / switch.attributes["href"]).resolve() == (SITE / other / name).resolve()
    assert (SITE / other / name).exists()


@pytest.mark.parametrize("address", PAGES)
def test_links_lead_somewhere(address):
    page, here = read(SITE / address), SITE / address
    for tag in page.walk():
        for attribute in ("href", "src"):
            link = tag.attributes.get(attribute, "")
            if not link or urlsplit(link).scheme or tag.attributes.get("rel") in ("canonical", "alternate"):
                continue
            path, fragment = urldefrag(link)
            target = (here.parent / unquote(urlsplit(path).path)).resolve() if urlsplit(path).path else here
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{link} leads nowhere"
            waits = "rule" in tag.attributes.get("class", "").split() and link.startswith("#")
            # A lesson (l=) or a series (s=) is no place on its page but what the form there is asked.
            asks = re.match(r"[ls]=", fragment)
            if fragment and target.suffix == ".html" and not waits and not asks:
                assert unquote(fragment) in places(target), f"{link}: no such place there"


@pytest.mark.parametrize("address", addresses())
def test_a_rule_that_the_book_states_is_linked_where_it_stands(address):
    language = address.partition("/")[0]
    stated = {place for other in addresses(language) for place in places(SITE / other) if place.startswith("rule-")}
    own = places(SITE / address)
    for tag in read(SITE / address).all("a"):
        link = tag.attributes.get("href", "")
        if "rule" in tag.attributes.get("class", "").split() and link.startswith("#"):
            assert link[1:] in own or link[1:] not in stated, f"{link} stands on another page"


@pytest.mark.parametrize("address", addresses())
def test_a_ruling_leads_to_its_own_rule(address):
    """In the page itself, in the answers it ships, and in those that Python gives later."""
    page = read(SITE / address)
    known = {"": places(SITE / address)}
    for tag in page.all("a"):
        rule = tag.attributes.get("data-rule")
        if rule:
            assert lands(address, tag.attributes["href"], known) == anchor(rule)
    given = "".join(html for answers in shipped(SITE / address).values() for _, html in answers.values())
    for link, rule in set(re.findall(r'href="([^"]*)" data-rule="([\w.]+)"', given)):
        shown = link.replace(".ipynb#cell-id=", ".html#").replace(".ipynb", ".html")  # as page.js does
        assert lands(address, shown, known) == anchor(rule)
    assert len(re.findall("<a [^>]*data-rule=", given)) == len(re.findall(r'<a [^>]*href="[^"]*" data-rule=', given))


def lands(address: str, link: str, known: dict[str, frozenset[str]]) -> str:
    """The place a link leads to, which has to be there."""
    name, fragment = urldefrag(link)
    if name not in known:
        known[name] = places((SITE / address).parent / name)
    assert fragment in known[name], f"{link}: no such place there"
    return fragment


@pytest.mark.parametrize("address", ["404.html", "offline.html", *PAGES])
def test_nothing_in_a_page_needs_more_than_the_policy_allows(address):
    page = read(SITE / address)
    (policy,) = [tag for tag in page.all("meta") if tag.attributes.get("http-equiv") == "Content-Security-Policy"]
    assert policy.attributes["content"] == "; ".join(f"{what} {whence}" for what, whence in RULES.items())
    for tag in page.walk():
        if tag.name == "script" and "src" not in tag.attributes:
            assert tag.attributes.get("type") == "application/json", f"an inline script: {tag.written[:60]}"
        assert tag.name != "style"
        handlers = [name for name in tag.attributes if name.startswith("on") or name == "style"]
        assert not handlers, f"{tag.name} has {handlers}"
        for attribute in ("src", "srcset", "data", "action"):
            assert "//" not in tag.attributes.get(attribute, ""), f"{tag.name} asks elsewhere"
        if tag.name == "link" and tag.attributes.get("rel") not in ("canonical", "alternate"):
            assert "//" not in tag.attributes["href"]


@pytest.mark.parametrize("address", PAGES)
def test_ids_are_given_once(address):
    ids = read(SITE / address).ids()
    assert len(ids) == len(set(ids)), {one for one in ids if ids.count(one) > 1}


CDN = re.compile(r"jsdelivr|unpkg\.com|cdnjs|googleapis|cdn\.|esm\.sh|skypack|bootstrapcdn", re.I)
KINDS = {".html", ".js", ".mjs", ".css", ".json"}


def test_no_output_names_a_cdn():
    """JupyterLite's scripts name theirs; test_notebooks.py looks at what it asks for."""
    for path in SITE.rglob("*"):
        if path.suffix in KINDS and path.name != "fontawesome.js" and SITE / "lite" not in path.parents:
            found = CDN.search(path.read_text("utf-8"))
            assert not found, f"{path.relative_to(ROOT)}: {found}"


# Names, signs and numbers that are the same in both languages.
SAME = re.compile(r"Biriba|Ctrl|K|[\W\d]+")


def test_no_english_word_is_left_in_the_french_interface():
    """Headings come up in the interface as well, and may be the same word ("Quiz")."""
    headings = {word for address in addresses("fr") for tag in headings_of(SITE / address) for word in interface(tag)}
    for address in addresses("fr"):
        english = interface(read(SITE / address.replace("fr/", "en/", 1)))
        left = {word for word in interface(read(SITE / address)) & english if not SAME.fullmatch(word)}
        assert not left - headings, f"{address}: {left - headings}"


def headings_of(path: Path) -> list[Node]:
    return [tag for level in ("h1", "h2", "h3") for tag in read(path).all(level)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interface_speaks_of_the_book_not_of_its_layout(language):
    for address in addresses(language):
        named = {tag.attributes.get("title", "") for tag in read(SITE / address).all("button")}
        assert not any("sidebar" in name.lower() for name in named), address


def test_the_check_of_words_sees_the_interface():
    seen = interface(read(SITE / "en" / "search.html"))
    assert {"Search", "Color mode"} & seen


@pytest.mark.parametrize("address", with_widgets())
def test_prepared_answers_lead_on_from_the_first_html_of_each_form(address):
    answers = shipped(SITE / address)
    assert list(answers) == list(dict.fromkeys(form_name(face) for face in faces(SITE / address)))
    for face in faces(SITE / address):
        states = {key.partition("\n")[0] for key in answers[form_name(face)]}
        assert not states or face.attributes["data-state"] in states, "no answer leads on from the face"


@pytest.mark.parametrize("address", with_widgets())
def test_answers_are_what_the_engine_says(address):
    """Packed and unpacked again, the first form's and the last one's."""
    answers = shipped(SITE / address)
    for name in {*list(answers)[:1], *list(answers)[-1:]}:
        widget, _, arguments = name.partition("\n")
        made = protocol.replies(widget, json.loads(arguments))
        assert answers[name] == {forms.in_colour(key): list(map(forms.in_colour, told)) for key, told in made.items()}


def imports(sources: dict[str, bytes]) -> set[str]:
    """The top-level names that these modules import, at any depth, except those that only a type checker reads."""
    found = set()
    for content in (content for name, content in sources.items() if name.endswith(".py")):
        tree = ast.parse(content)
        for typing in [node for node in ast.walk(tree) if isinstance(node, ast.If) and is_for_types(node.test)]:
            typing.body = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add((node.module or "").partition(".")[0])
    return found


def is_for_types(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def test_the_trimmed_library_holds_what_we_import():
    ours, vendored = runtime.our_sources(), runtime.vendored_sources()
    assert ours and f"{runtime.VENDORED}/scheduler.py" in vendored
    builtin = set(sys.builtin_module_names) | {"math", "zlib", "unicodedata", "array"}
    missing = imports(ours | vendored) - runtime.KEPT - runtime.FROZEN - builtin - {*runtime.PACKAGES, runtime.VENDORED}
    assert not missing, f"add to KEPT in book/builder/browser_python/runtime.py: {missing}"


def test_the_trimmed_library_boots_and_imports_every_module(tmp_path):
    (folder,) = (SITE / "python").iterdir()
    sources = runtime.our_sources() | runtime.vendored_sources()
    files = [name.removesuffix(".py") for name in sources if name.endswith(".py")]
    modules = [name.replace("/", ".").removesuffix(".__init__") for name in files]
    script = f"""
        import {{ readFileSync, writeFileSync }} from "node:fs";
        import {{ gunzipSync }} from "node:zlib";
        process.on("uncaughtException", (error) => {{ console.error(error.message.slice(-1500)); process.exit(1); }});
        const at = {json.dumps(folder.as_posix() + "/")};
        const {{ loadPyodide }} = await import("file://" + at + "pyodide.mjs");
        const library = {json.dumps((tmp_path / "library.zip").as_posix())};
        writeFileSync(library, gunzipSync(readFileSync(at + "{runtime.LIBRARY}")));
        const python = await loadPyodide({{ indexURL: at, stdLibURL: library, args: ["-S"] }});
        for (const name of {json.dumps(modules)}) python.pyimport(name);
        console.log(python.runPython("import traceback\\ntry:\\n    1 / 0\\nexcept ZeroDivisionError:\\n"
          + "    said = traceback.format_exc()\\nsaid"));
    """
    done = subprocess.run(
        [find_node(), "--input-type=module", "-e", script], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr[-1600:]
    assert "ZeroDivisionError" in done.stdout


@cache
def compressed(path: Path) -> int:
    """The bytes sent, as GitHub Pages compresses them; what does not get smaller is sent as it is."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))


def test_python_is_light():
    """All of Python that a first visit brings; with the page and its files 4.8 MB (test_look.py)."""
    (folder,) = (SITE / "python").iterdir()
    sizes = {path.name: compressed(path) for path in folder.iterdir() if path.suffix not in (".gz", ".br")}
    assert sum(sizes.values()) <= 4_700_000, sizes


@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_light(address):
    """At most 300 kB of HTML, and 150 kB of script, style and font as a server sends them, before Python."""
    page = SITE / address
    assert page.stat().st_size <= 300_000
    tags = [*read(page).all("script"), *read(page).all("link")]
    sheets = [tag.attributes["href"] for tag in tags if tag.attributes.get("rel") == "stylesheet"]
    asked = [*sheets, *(tag.attributes.get("src") for tag in tags)]
    files = {(page.parent / urlsplit(link).path).resolve() for link in asked if link}
    styles = "".join(path.read_text("utf-8") for path in files if path.suffix == ".css")
    files |= {path for path in page.parent.rglob("*.woff2") if path.name in styles}
    if replies := next((tag for tag in tags if "data-at" in tag.attributes), None):
        files.add(page.parent / replies.attributes["data-at"])
    weight = sum(compressed(path) for path in files)
    assert weight <= 150_000, f"{weight:,} bytes"


@pytest.mark.parametrize("address", PAGES)
def test_every_icon_of_a_page_is_drawn(address):
    icons = (ROOT / "book" / "builder" / "page" / "icons.css").read_text("utf-8")
    for tag in read(SITE / address).walk():
        for name in tag.attributes.get("class", "").split():
            if name.startswith("fa-") and name not in ("fa-solid", "fa-lg"):
                assert f".{name} {{" in icons, f"draw {name} in icons.css"
                assert "fa-solid" in tag.attributes["class"].split()


def test_compressed_copies_hold_what_they_stand_beside():
    copies = [path for path in SITE.rglob("*") if path.suffix in (".gz", ".br")]
    assert {path.with_suffix("").suffix for path in copies} >= {".html", ".js", ".mjs", ".css", ".json", ".wasm"}
    for path in copies:
        unpack = gzip.decompress if path.suffix == ".gz" else brotli.decompress
        assert unpack(path.read_bytes()) == path.with_suffix("").read_bytes(), path
