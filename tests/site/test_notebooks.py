"""Every page as a notebook: to download, and in JupyterLite without any network but the site."""

import json
import re
from base64 import b64decode
from urllib.parse import urlsplit

import nbformat
import pytest
import yaml
from playwright.sync_api import Locator, Page, expect

from biriba_widgets.stored import pictures
from book.builder.site.jupyterlite import settled
from tests.site.pages import LANGUAGES, ROOT, SITE, read

PAGE = "09-worked-example.ipynb"
MENU = {"en": "File", "fr": "Fichier"}
CONFIG = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))


def run_all(page: Page) -> None:
    """By the menu, as a reader does; then every form of the page is live."""
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    # Before its kernel is there, a notebook would ask for one.
    page.locator('.jp-KernelName:has-text("Python")').wait_for(timeout=60_000)
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=180_000)
    page.locator('.lm-MenuBar-item:has-text("Run"), .lm-MenuBar-item:has-text("Exécution")').first.click()
    page.locator('.lm-Menu-item[data-command="runmenu:run-all"]').click()


def shown(page: Page, css: str) -> Locator:
    """The first of these in the notebook in front: JupyterLab may draw only what is in view, so this scrolls to it."""
    notebook = page.locator(".jp-NotebookPanel:visible")
    found = notebook.locator(css).first
    notebook.locator(".jp-WindowedPanel-outer, .jp-Notebook").first.hover()
    for _ in range(300):
        if found.is_visible():
            break
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(100)
    found.scroll_into_view_if_needed()
    return found


def answers(page: Page) -> None:
    """A form of the notebook answers by Python."""
    form = shown(page, '[data-live] .bw[data-widget="quiz"]')
    before = form.get_attribute("data-state")
    form.locator("button[name]").first.click()
    expect(form).not_to_have_attribute("data-state", before, timeout=30_000)
    expect(form.locator(".bw-says")).not_to_be_empty()


def leads_to_its_rule(link: Locator) -> None:
    """In JupyterLab, a tap on a rule's link opens the notebook that it names, with the rule in view."""
    page, address = link.page, urlsplit(link.get_attribute("href"))
    notebook, place = address.path.rpartition("/")[2], address.fragment.removeprefix("cell-id=")
    link.click()
    expect(page.locator(f'.lm-TabBar-tab.jp-mod-current:has-text("{notebook}")').first).to_be_visible(timeout=60_000)
    rule = page.locator(f'.jp-NotebookPanel:visible [data-jupyter-id="{place}"]')
    expect(rule).to_be_in_viewport(timeout=60_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_runs_in_jupyterlite_in_its_language_with_nothing_from_elsewhere(visit, watch, language):
    watch.allowed += ("404", "Failed to load resource")  # JupyterLite asks for settings that a reader may have saved
    page = visit(f"lite/{language}/lab/index.html?path={PAGE}", viewport={"width": 1100, "height": 900})
    menu = page.locator(f'.lm-MenuBar-item:has-text("{MENU[language]}")')
    expect(menu).to_be_visible(timeout=60_000)
    run_all(page)
    answers(page)
    assert not page.locator(".jp-OutputArea-output[data-mime-type*=error]").count()
    leads_to_its_rule(shown(page, '.jp-MarkdownCell a.rule[href*="03-melds.ipynb"]'))


def test_a_rule_is_in_view_on_a_device_that_is_slow_to_draw_the_cells_before_it(visit, watch):
    watch.allowed += ("404", "Failed to load resource")
    page = visit(f"lite/en/lab/index.html?path={PAGE}", viewport={"width": 1100, "height": 900})
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    link = shown(page, '.jp-MarkdownCell a.rule[href*="03-melds.ipynb"]')
    # JupyterLab draws when the browser is idle, and waits ten seconds for the cell that a link names.
    page.evaluate("window.requestIdleCallback = (draw) => setTimeout(draw, 4000, { timeRemaining: () => 1 })")
    leads_to_its_rule(link)


@pytest.mark.parametrize("notebook", [path.relative_to(ROOT / "book") for path in sorted(ROOT.glob("book/*/*.ipynb"))])
def test_a_page_leads_to_itself_as_a_notebook(notebook):
    address, language, notebook = notebook.with_suffix(".html"), notebook.parent.name, notebook.name
    links = [tag.attributes.get("href", "") for tag in read(SITE / address).all("a")]
    assert notebook in links
    assert (SITE / language / notebook).read_bytes() == (ROOT / "book" / language / notebook).read_bytes()
    assert f"../lite/{language}/lab/index.html?path={notebook}" in links
    assert (SITE / "lite" / language / "files" / notebook).exists()
    owner_and_name = re.sub(r"^https://[^/]+/", "", CONFIG["repository"]["url"])
    file = f"book/{language}/{notebook}"
    assert f"https://colab.research.google.com/github/{owner_and_name}/blob/main/{file}" in links
    (binder,) = [link for link in links if link.startswith("https://mybinder.org/")]
    assert binder.endswith(f"/main?urlpath=lab/tree/{file}")


def test_all_python_of_jupyterlite_is_in_its_folder():
    folder = SITE / "lite" / "python"
    locked = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))["packages"]
    for language in LANGUAGES:
        config = json.loads((SITE / "lite" / language / "jupyter-lite.json").read_text("utf-8"))
        kernel = config["jupyter-config-data"]["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
        assert kernel["disablePyPIFallback"]
        assert sorted(kernel["loadPyodideOptions"]["packages"]) == sorted(locked)
    assert all((folder / package["file_name"]).exists() for package in locked.values())


def test_jupyterlite_lets_in_only_the_site_as_well():
    pages = list((SITE / "lite").rglob("*.html"))
    assert pages
    for page in pages:
        head = r'<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"'
        (rules,) = re.findall(head, page.read_text("utf-8"))
        allowed = {what: whence.split() for what, _, whence in (rule.partition(" ") for rule in rules.split("; "))}
        assert allowed["default-src"] == ["'self'"]
        assert "'unsafe-inline'" not in allowed["script-src"]
        known = ("'self'", "'none'", "'unsafe-eval'", "'unsafe-inline'", "'sha256-", "data:", "blob:")
        assert all(source.startswith(known) for sources in allowed.values() for source in sources)


def test_a_plot_is_a_stored_picture_that_says_why():
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="two bars"><path d="M0 0"/></svg>'
    cell = nbformat.v4.new_code_cell("from biriba_numbers import numbers\nnumbers('x')")
    shown = pictures(f"<figure>{drawing}\n\n</figure>")
    cell.outputs = [nbformat.v4.new_output("display_data", {"text/html": shown})]
    kept = nbformat.v4.new_code_cell("1 + 1")
    after = settled(nbformat.v4.new_notebook(cells=[cell, kept]), "fr").cells
    assert [one.cell_type for one in after] == ["markdown", "code"]
    picture, why = after[0].source.split("\n\n")
    assert "matplotlib, que le Python de ce navigateur n’a pas" in why
    coded = re.search(r'<img alt="two bars" [^>]*src="data:image/svg\+xml;base64,([^"]+)">', picture)[1]
    assert b64decode(coded).decode() == drawing
