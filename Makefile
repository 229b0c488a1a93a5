# Needs Python 3.11 or later and make; every target brings the rest, into .venv and node_modules.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# Tests start Python some hundred times: without stored bytecode each would compile our packages anew.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help serve site book notebooks test lint unit stored pages mutants bench clean

NEW_ENOUGH := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(firstword $(foreach name,python3 python3.11 python3.12 python3.13 python3.14,$(shell $(name) -c '$(NEW_ENOUGH)' 2>/dev/null && echo $(name))))
RUN := .venv/bin/python
SOURCES := $(shell find book biriba_core biriba_widgets biriba_numbers -type f -not -name '*.pyc' 2>/dev/null) _config.yml _toc.yml pyproject.toml setup.py

help:
	@echo "make serve      build the site and show it on this machine (PORT=9000 to choose)"
	@echo "make site       build the site into _site/"
	@echo "make book       build both languages as one book (jupyter-book build .)"
	@echo "make notebooks  run the notebooks and store their outputs (PAGE=03-melds for one page)"
	@echo "make test       everything that has to hold"
	@echo "make mutants    the engine changed in small ways, each found by a test (an hour)"
	@echo "make bench      speed and weight, printed"

serve: site
	@$(RUN) -m book.builder.site.serve $(PORT)

site: _site/index.html
_site/index.html: $(SOURCES) .venv/site node_modules/.package-lock.json
	$(RUN) -m book.builder.site.build

book: .venv/book
	.venv/bin/jupyter-book build . -W --keep-going --quiet

notebooks: .venv/book
	$(RUN) -m book.builder.notebooks $(PAGE)

test: lint unit stored pages

lint: .venv/test
	.venv/bin/ruff check .
	.venv/bin/mypy

unit: .venv/test node_modules/.package-lock.json
	$(RUN) -m pytest -q -n auto --dist worksteal --ignore=tests/site

stored: .venv/test
	$(RUN) -m pytest -q -n auto --dist loadfile -p nbval -p tests.kernels_on_sockets --nbval --nbval-current-env book

pages: .venv/browser site
	$(RUN) -m pytest -q -n auto --dist worksteal tests/site

mutants: .venv/test
	$(RUN) -m tests.mutants

bench: .venv/bench .venv/browser site
	for figure in bench/*.py; do $(RUN) "$$figure"; done

clean:
	rm -rf _build _site

# ---- what the targets need; each stamp is made anew when its list changes

.venv/made:
	@[ -n "$(PYTHON)" ] || { echo "Python 3.11 or later with venv is missing (Debian: apt install python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/book: requirements.txt pyproject.toml setup.py | .venv/made
	$(RUN) -m pip install -q -r requirements.txt
	touch $@

.venv/site: requirements-site.txt .venv/book
	$(RUN) -m pip install -q -r requirements-site.txt
	touch $@

.venv/test: requirements-test.txt .venv/book
	$(RUN) -m pip install -q -r requirements-test.txt
	touch $@

.venv/bench: requirements-bench.txt .venv/test
	$(RUN) -m pip install -q -r requirements-bench.txt
	touch $@

.venv/browser: .venv/test tests/chromium.py
	$(RUN) -m tests.chromium
	touch $@

# npm writes this file itself.
node_modules/.package-lock.json: package-lock.json requirements-node.txt | .venv/made
	$(RUN) -m book.builder.node ci
	touch $@
