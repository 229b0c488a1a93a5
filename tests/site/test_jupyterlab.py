"""The book's notebooks in a real JupyterLab, and in the pages that nbconvert makes of them."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, Page, expect

from biriba_widgets.notebook import WORDS
from tests.site.pages import LANGUAGES, ROOT
from tests.site.test_notebooks import answers, leads_to_its_rule, run_all, shown

CARD = "rgb(255, 253, 245)"
COLOUR = "(one) => getComputedStyle(one).backgroundColor"
ACTIVE = "[...document.querySelectorAll('.jp-Cell')].findIndex((cell) => cell.classList.contains('jp-mod-active'))"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that JupyterLab is opened in."""
    folder = tmp_path_factory.mktemp("book")
    for name in (*LANGUAGES, "quizzes", "data"):
        shutil.copytree(ROOT / "book" / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def lab(book: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real JupyterLab over the book's folder, with settings of its own: it trusts no notebook yet."""
    home = tmp_path_factory.mktemp("jupyter")
    places = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTERLAB_WORKSPACES_DIR")
    own = {name: str(home / name) for name in places}
    # The paths of its sockets must be short. With ports, a kernel may find its own taken: they are not held for it.
    with TemporaryDirectory() as runtime:
        running = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", "--no-browser", "--port=0", "--KernelManager.transport=ipc"]
            + ["--IdentityProvider.token=", "--ServerApp.allow_root=True", f"--ServerApp.root_dir={book}"]
            + ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
            + ["--ServerApp.disable_check_xsrf=True"],
            env={**os.environ, **own, "JUPYTER_RUNTIME_DIR": runtime, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            yield answering(running, Path(runtime, f"jpserver-{running.pid}.json"))
        finally:
            running.terminate()
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                # It may wait for a kernel that does not end.
                running.kill()
                running.wait()


def answering(running: subprocess.Popen, about: Path) -> str:
    """The address of a server that says in a file what port it has got, as soon as it answers there."""
    for _ in range(300):
        try:
            address = f"http://127.0.0.1:{json.loads(about.read_text('utf-8'))['port']}/"
            urllib.request.urlopen(address + "api", timeout=5).close()
            return address
        except (OSError, json.JSONDecodeError):
            assert running.poll() is None, "JupyterLab stopped."
            time.sleep(0.2)
    raise AssertionError("JupyterLab did not answer within a minute.")


@pytest.fixture
def opened(browser: Browser, lab: str) -> Iterator:
    """Opens a notebook in a JupyterLab window of its own, and ends its kernel after the test."""
    pages = []

    def open_notebook(name: str) -> Page:
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.set_default_timeout(60_000)
        pages.append(page)
        page.goto(f"{lab}lab/tree/{name}?reset")
        page.locator(".jp-Notebook .jp-Cell").first.wait_for()
        return page

    yield open_notebook
    stop_kernels(lab)
    for page in pages:
        page.close()


def stop_kernels(lab: str) -> None:
    with urllib.request.urlopen(lab + "api/sessions") as listed:
        for session in json.load(listed):
            address = f"{lab}api/sessions/{session['id']}"
            urllib.request.urlopen(urllib.request.Request(address, method="DELETE")).close()


def save(page: Page) -> None:
    with page.expect_response(lambda got: got.request.method == "PUT" and "/api/contents/" in got.url):
        page.keyboard.press("Control+s")


def choose_from_menu(page: Page, menu: str, command: str) -> None:
    page.locator(f'.lm-MenuBar-item:has-text("{menu}")').first.click()
    page.locator(f'.lm-Menu-item[data-command="{command}"]').click()


def test_a_page_runs_and_its_links_open_another_that_is_seen_before_it_has_run(opened):
    page = opened("fr/09-worked-example.ipynb")
    run_all(page)
    answers(page)
    leads_to_its_rule(shown(page, '.jp-MarkdownCell a.rule[href*="04-a-turn.ipynb"]'))

    diagram = shown(page, ".jp-OutputArea .picture img")
    assert diagram.evaluate("(picture) => picture.complete && picture.naturalWidth") == 320
    assert diagram.get_attribute("alt").startswith("Un tour a trois temps")
    form = shown(page, ".bw")
    assert form.locator(".card:not(.back)").first.evaluate(COLOUR) == CARD
    expect(shown(page, ".bw-run")).to_have_text(WORDS["fr"]["run"])
    assert form.evaluate("(form) => form.inert")


def test_the_focus_and_the_keys_are_shared_with_the_notebook(opened, book):
    page = opened("en/play.ipynb")
    run_all(page)
    form = shown(page, "[data-live] .bw")
    before = form.get_attribute("data-state")
    form.locator('button[value="draw"]').first.click()
    expect(form).not_to_have_attribute("data-state", before)
    expect(form.locator("[data-focus]")).to_be_focused()

    cells, active = page.locator(".jp-Cell").count(), page.evaluate(ACTIVE)
    form.locator("button:visible").first.focus()
    for key in ("j", "k", "a", "b", "x", "ArrowDown"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert (page.locator(".jp-Cell").count(), page.evaluate(ACTIVE)) == (cells, active)

    form.locator("button:visible").first.focus()
    save(page)
    stored = json.loads((book / "en" / "play.ipynb").read_text("utf-8"))
    outputs = [output["data"] for cell in stored["cells"] for output in cell.get("outputs", [])]
    assert outputs and all(set(data) == {"text/html", "text/plain"} for data in outputs)

    played = form.get_attribute("data-state")
    form.locator("button:visible").first.focus()
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-live] .bw").first).not_to_have_attribute("data-state", played)


def test_shift_enter_runs_the_cell_from_a_field_too(opened):
    page = opened("en/03-melds.ipynb")
    run_all(page)
    field = shown(page, "[data-live] .bw input[type=text]")
    field.click()
    page.keyboard.type("add")
    assert field.input_value() == "add"
    page.keyboard.press("Shift+Enter")
    expect(shown(page, "[data-live] .bw input[type=text]")).to_have_value("")


def test_a_form_whose_kernel_was_restarted_says_so_and_one_that_is_opened_again_is_stored(opened, lab):
    page = opened("en/referee.ipynb")
    run_all(page)
    form = shown(page, "[data-live] .bw")
    choose_from_menu(page, "Kernel", "kernelmenu:restart")
    page.locator('.jp-Dialog button:has-text("Restart")').click()
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for()
    form.locator("button:visible").first.click()
    expect(page.locator("[data-live] .bw-line")).to_have_text(WORDS["en"]["gone"])
    expect(page.locator("[data-live] .bw-line")).to_be_in_viewport()

    run_all(page)
    expect(page.locator("[data-live] .bw-line")).to_have_text("")
    form = shown(page, "[data-live] .bw")
    before = form.get_attribute("data-state")
    form.locator("button:visible").first.click()
    expect(form).not_to_have_attribute("data-state", before)

    save(page)
    page.close()
    stop_kernels(lab)
    page = opened("en/referee.ipynb")
    form = shown(page, ".bw")
    expect(page.locator(".bw-run")).to_have_text(WORDS["en"]["run"])
    assert form.locator(".card").first.evaluate("(card) => getComputedStyle(card).borderStyle") == "solid"
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    expect(page.locator("[data-live]")).to_have_count(0)


def test_charts_are_seen_before_anything_has_run(opened):
    page = opened("fr/numbers.ipynb")
    chart = shown(page, ".jp-OutputArea img")
    assert chart.evaluate("(chart) => chart.complete && chart.naturalWidth") > 300
    assert chart.get_attribute("alt")


def test_a_ruling_opens_the_notebook_at_its_rule(opened):
    page = opened("en/referee.ipynb")
    run_all(page)
    shown(page, '[data-live] button[value="p-close-by-meld"]').click()
    link = page.locator('[data-live] .bw-says a.rule[href^="07-the-end.ipynb"]').first
    leads_to_its_rule(link)


@pytest.mark.parametrize("how", [[], ["--execute"]], ids=["as stored", "executed"])
def test_a_page_made_by_nbconvert_is_styled_without_a_network(browser: Browser, book, tmp_path, how):
    command = [sys.executable, "-m", "nbconvert", "--to", "html", *how, "--output-dir", str(tmp_path), "03-melds.ipynb"]
    done = subprocess.run(command, cwd=book / "fr", env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True)
    assert done.returncode == 0, done.stderr
    page = browser.new_page()
    page.goto((tmp_path / "03-melds.html").as_uri(), wait_until="domcontentloaded")
    for form in page.locator(".bw").all():
        expect(form).to_be_visible()
        assert form.evaluate("(form) => form.inert")
    assert page.locator(".bw .card").first.evaluate(COLOUR) == CARD
    expect(page.locator(".bw-run").first).to_have_text(WORDS["fr"]["run"])
    page.close()
