# Needs Python 3.11 or newer and nothing else. Every target prepares .venv by itself.

PYTHON ?= python3
ARGS   ?=
WORKERS ?= 4
# Python keeps what it has compiled, and pytest what it has rewritten, whatever the shell says: each worker reads it.
unexport PYTHONDONTWRITEBYTECODE

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready
PEERS := $(VENV)/.ready-bench
ATLAS := $(VENV)/.ready-atlas
MUTANTS := $(VENV)/.ready-mutants
CACHE := build/atlas/shadedrelief.jpg
NODE  := web/node_modules/.ready
PAGE  := src/theatrum/server/page/index.html
COMPILED := .pytest_cache/compiled
PIP   := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node and npm come into .venv with the developers' packages; npm's own scripts find them on the path.
NPM   := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel=error
CHECKS := types page-types lint
# What takes long and has no clock of its own is checked beside the tests, in the time in which their browsers wait.
BESIDE := types page-types
WEB   := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print)

PYTHON_FITS := import sys; sys.exit(sys.version_info < (3, 11))
VENV_FITS   := import ensurepip, venv

.DEFAULT_GOAL := help
.PHONY: help play page test check bench soak record mutants maps cards clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1|/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

play: $(PAGE) ## open the page and play (options: ARGS="...")
	@$(BIN)/theatrum serve $(ARGS)

page: $(PAGE) ## build the page

test: $(READY) $(NODE) ## check, then every test but the long ones
	@$(MAKE) --no-print-directory -j2 --output-sync lint $(COMPILED) $(PAGE) page-tests
	@$(MAKE) --no-print-directory -j3 POLITE="nice -n 10" tests $(BESIDE)

check: $(READY) $(NODE) ## lint, format and types
	@$(MAKE) --no-print-directory -j2 --output-sync $(CHECKS)

.PHONY: lint types page-types page-tests tests
tests:
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder -m "not soak" $(ARGS)

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(POLITE) $(BIN)/mypy

# The first time all tests are read once before the workers do, each of which would compile them else; what is wrong with
# one it is told by them. Later there are only those to compile that have changed.
$(COMPILED): $(READY)
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null 2>&1 || true
	@mkdir -p $(@D) && touch $@

page-types:
	$(POLITE) env $(NPM) run check

page-tests:
	$(NPM) test

bench: $(PEERS) ## measure speed, with a peer beside it; the report is kept in bench/report.json
	@$(BIN)/theatrum bench --json $(ARGS) > bench/report.part
	@mv bench/report.part bench/report.json && cat bench/report.json

soak: $(PAGE) ## the long tests: many random games, games by hand on the page
	$(BIN)/python -m pytest -n 2 -m soak $(ARGS)

record: $(READY) ## renew the recorded games after a change of rules or words: ARGS="--reason '...'"
	$(BIN)/python -m tests.recorded $(ARGS)

mutants: $(MUTANTS) ## do the tests notice a changed rule? a sample of mutants of each title (long)
	$(BIN)/python -m tests.mutants $(ARGS)

maps: $(ATLAS) $(CACHE) ## draw the maps again (needs npm; to compare only: ARGS=check)
	for title in raison paxren mocarstwa europa; do $(BIN)/python -m theatrum.atlas $(or $(ARGS),build) $$title || exit 1; done

cards: $(READY) ## write the page of all cards of Europa anew
	$(BIN)/python -m theatrum.titles.europa.shown.catalogue > docs/cards/europa.md

clean: ## remove .venv, caches and built files
	rm -rf $(VENV) build dist web/node_modules web/.svelte-check $(dir $(PAGE)) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	@$(PYTHON) -c '$(PYTHON_FITS)' 2>/dev/null || { \
	  echo "Theatrum needs Python 3.11 or newer: install it, or name one: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c '$(VENV_FITS)' 2>/dev/null || { \
	  echo "Theatrum needs Python's venv module: install it (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@echo "Preparing $(VENV) (once) ..." >&2
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --no-compile -e '.[dev]' # most of it is never read: what is, is compiled then
	@touch $@

$(NODE): web/package-lock.json $(READY)
	@echo "Fetching the page's packages (once) ..." >&2
	@$(NPM) ci
	@touch $@

$(PAGE): $(WEB) $(NODE)
	@echo "Building the page ..." >&2
	@$(NPM) run build

$(ATLAS): $(READY)
	@$(PIP) install -e '.[atlas]'
	@touch $@

$(CACHE): | $(ATLAS)
	@$(BIN)/python -m theatrum.atlas fetch raison

$(MUTANTS): $(READY)
	@$(PIP) install -e '.[mutants]'
	@touch $@

$(PEERS): $(READY)
	@$(PIP) install -e '.[bench]'
	@touch $@
