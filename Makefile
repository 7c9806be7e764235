# Every target does its own set-up; it needs only Python 3.11 or newer and make.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src web hatch_build.py pyproject.toml README.md LICENSE \
	-name node_modules -prune -o -name dist -prune -o -name __pycache__ -prune -o -type f -print 2>/dev/null)
DEPENDENCIES := .venv/.dependencies
INSTALLED := .venv/.installed
# Three at a time on two cores: the tests of servers and browsers wait for one another a third of the time.
PYTEST := $(BIN)/pytest -n 3
PLAIN := PYTHONPATH=src
# Hundreds of processes are started here: none of them shall compile every module again, whatever the shell has set.
export PYTHONDONTWRITEBYTECODE :=
export UV_COMPILE_BYTECODE := 1

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play venv install test test-compiled test-plain test-slow test-train services lint format lock bench bench-check mutants wheels site screenshots clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: install ## install, then play
	$(BIN)/galapagos serve --open

venv: $(DEPENDENCIES) ## make .venv with the locked dependencies, without the package

install: $(INSTALLED) ## build the package (compiled where there is a C compiler) and install it into .venv

$(DEPENDENCIES): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Galapagos needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@

$(INSTALLED): $(DEPENDENCIES) $(SOURCES)
	@rm -rf .venv/wheel
	$(BIN)/python -m hatchling build -t wheel -d .venv/wheel
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --reinstall .venv/wheel/*.whl
	@touch $@

# The compiled package is tested first (quickly), then the plain sources (all); pytest's closing line comes last.
test: test-compiled test-plain ## test the compiled package and the plain sources

test-compiled: install services
	$(PYTEST) -m 'compiled and not slow and not plain_only'

test-plain: venv services
	$(PLAIN) $(PYTEST)

test-slow: install services .venv/.ray ## the long tests, compiled and plain
	$(PYTEST) -m 'compiled and slow and not plain_only'
	$(PLAIN) $(PYTEST) -m 'slow and not train'

test-train: install ## train on the environments with MaskablePPO (installs torch and sb3-contrib by pip)
	$(BIN)/python -m pip install --quiet torch==2.13.0 sb3-contrib
	$(PYTEST) -m train

services: ## install what the tests need of the system: PostgreSQL, a headless browser
	@scripts/services

lint: venv ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy hatch_build.py src tests $(wildcard bench scripts/*.py)
	$(PLAIN) $(BIN)/lint-imports

format: venv ## put the sources in the common form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: venv ## renew requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group dev --extra server --extra lab --extra envs --extra openspiel pyproject.toml -o requirements.lock

bench: install .venv/.peers ## measure the speed of the compiled package beside its peers
	$(BIN)/python -m bench

bench-check: install ## compare instruction counts of fixed playouts with the stored figures
	$(BIN)/python -m bench.check

.venv/.ray: $(DEPENDENCIES)
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r pyproject.toml --extra ray
	@touch $@

.venv/.peers: $(DEPENDENCIES)
	$(BIN)/uv pip install --quiet --python $(BIN)/python -r pyproject.toml --extra bench
	@touch $@

mutants: venv ## change rules at random and count the changes that no test notices
	$(PLAIN) $(BIN)/python scripts/mutants.py

wheels: venv ## build wheel and source archive into dist/, and install them into empty environments
	$(BIN)/python scripts/wheels.py

site: install ## write the games as a folder of files into dist/site
	$(BIN)/galapagos site --to dist/site

screenshots: install services ## take pictures of the pages
	$(BIN)/python scripts/screenshots

clean: ## remove everything that make made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache test-results screenshots
