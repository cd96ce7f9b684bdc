# `make run` and `make test` need Python 3.11 or newer and Node.js 20 with npm; both set up everything else.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

V      := .venv
PYTHON := $(V)/bin/python
PIP    := $(PYTHON) -m pip install -q --require-hashes
PY     ?=#            the Python to build the environment from; by default python3.11, else python3
ARGS   ?=#            passed on to the command, as in `make bench ARGS=--quick`
SOAK   := bench.soak_rankings bench.soak_hands bench.fuzz_floor bench.soak_events

NODE   := web/node_modules/.package-lock.json
PAGES  := src/cardspeak/web/dist/.built
API    := $(shell find src/cardspeak/web src/cardspeak/desk -name '*.py' 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
export PYTHONDONTWRITEBYTECODE :=#  compiled once, not by every process that a test starts

##@ Every day
.PHONY: run test setup
run: $(V)/.run $(PAGES) ## set up what is missing and open a league night that plays itself
	@$(PYTHON) -m cardspeak demo $(ARGS)

test: lint $(PAGES) $(V)/.browser ## set up what is missing and run every check and test
	@$(MAKE) -s types & types=$$!; $(MAKE) -s pages-test && wait $$types # one core each
	@echo "== tests"
	@$(PYTHON) -m pytest -q -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

setup: $(V)/.dev $(PAGES) ## set up only: everything that run and test need

##@ While working
.PHONY: lint format types cover pages pages-test
pages: $(PAGES) ## build the pages of the browser

pages-test: $(V)/.dev $(PAGES) ## types and tests of the pages
	@echo "== pages" && cd web && npm run -s types >/dev/null && npm test --silent > build/tests.txt 2>&1 || { cat build/tests.txt >&2; exit 1; }

lint: $(V)/.dev $(NODE) ## style, formatting and the import map
	@echo "== ruff check" && $(PYTHON) -m ruff check -q .
	@echo "== ruff format" && $(PYTHON) -m ruff format -q --check . || { echo "Not formatted: run make format." >&2; exit 1; }
	@echo "== prettier" && cd web && npm run -s lint || { echo "Not formatted: run make format." >&2; exit 1; }
	@echo "== import map" && PYTHONPATH=src $(V)/bin/lint-imports --no-logo

format: $(V)/.dev $(NODE) ## format the code and the pages, and sort imports
	@$(PYTHON) -m ruff check -q --fix . ; $(PYTHON) -m ruff format .
	@cd web && npm run -s format

types: $(V)/.dev ## static types, strict
	@echo "== mypy" && $(PYTHON) -m mypy src bench tests tools

cover: $(V)/.dev ## tests under coverage (90 % asked for), and a report to browse in htmlcov/
	@$(PYTHON) -m coverage erase && $(PYTHON) -m coverage run -m pytest -q -n auto --dist loadfile --no-loadscope-reorder $(ARGS)
	@$(PYTHON) -m coverage combine -q && $(PYTHON) -m coverage html -q --fail-under=0 && $(PYTHON) -m coverage report --skip-covered && echo "htmlcov/index.html"

##@ Longer work
.PHONY: bench soak rules
bench: $(V)/.bench ## install the peers we compare with and measure against them
	@$(PYTHON) -m bench $(ARGS)

soak: $(V)/.dev $(V)/.bench ## a quarter of an hour of checking in bulk; not part of make test
	@for part in $(SOAK); do echo "== $$part" && $(PYTHON) -m $$part $(ARGS) || exit 1; done

rules: $(V)/.dev $(PAGES) ## which rules of the books are applied, recorded while the tests run
	@rm -rf build/rules
	@$(PYTHON) -m pytest -q -n auto --dist loadfile --no-loadscope-reorder -p tools.rule_coverage.recorder --rules-to build/rules $(ARGS)
	@$(PYTHON) -m tools.rule_coverage build/rules

##@ Upkeep
.PHONY: lock clean help
lock: $(V)/.uv ## maintainers: resolve requirements/*.txt anew (UPGRADE=1 for the newest versions)
	@$(LOCK) pyproject.toml --extra fast --extra postgres --group dev requirements/build.in -o requirements/dev.txt
	@$(LOCK) pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/run.txt
	@$(LOCK) --group bench -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove the environment, the caches and everything built
	@rm -rf $(V) dist build web/node_modules web/build src/cardspeak/web/dist htmlcov mutants .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find src tests bench tools -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

help: ## this list
	@awk 'BEGIN {FS = ":.*## "} /^##@ / {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# --- set-up: each stamp says that its lock file is installed ----------------------------------------------------------
# Locks carry hashes and no addresses, so pip takes packages from wherever the machine is set up to.
LOCK := $(V)/bin/uv pip compile -q --universal --generate-hashes --no-header $(if $(UPGRADE),--upgrade)

$(V)/.made:
	@set -eu; py='$(strip $(PY))'; \
	for candidate in python3.11 python3; do \
		[ -n "$$py" ] || ! $$candidate -c pass 2>/dev/null || py=$$candidate; \
	done; \
	[ -n "$$py" ] || { echo "Cardspeak needs Python 3.11 or newer and found none. On Debian: apt-get install python3 python3-venv" >&2; exit 1; }; \
	$$py -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Cardspeak needs Python 3.11 or newer; $$py is $$($$py -V 2>&1). Name another one: make PY=/path/to/python3.11" >&2; exit 1; }; \
	if ! $$py -c 'import ensurepip, venv' 2>/dev/null; then \
		if [ "$$(id -u)" = 0 ]; then \
			echo "Installing python3-venv"; \
			{ apt-get -qq update && apt-get -qq install -y --no-install-recommends python3-venv; } >/dev/null 2>&1 || true; \
		fi; \
		$$py -c 'import ensurepip, venv' 2>/dev/null || \
			{ echo "$$py cannot make environments. On Debian, as root: apt-get install python3-venv" >&2; exit 1; }; \
	fi; \
	echo "Setting up $(V) with $$($$py -V)"; \
	$$py -m venv --clear $(V)
	@touch $@

$(V)/.run: requirements/run.txt pyproject.toml | $(V)/.made
	@echo "Installing Cardspeak"
	@$(PIP) -r requirements/run.txt
	@$(PYTHON) -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(V)/.dev: requirements/dev.txt $(V)/.run
	@echo "Installing the tools that check it"
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(V)/.bench: requirements/bench.txt $(V)/.run
	@echo "Installing the peers to compare with"
	@$(PIP) -r requirements/bench.txt
	@touch $@

# The pages take their types from the API's own description, so the server is installed first.
$(NODE): web/package-lock.json
	@command -v npm >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing Node.js" && \
		{ apt-get -qq update && apt-get -qq install -y --no-install-recommends nodejs npm; } >/dev/null 2>&1; } || true
	@command -v npm >/dev/null || { echo "The pages need Node.js 20 with npm. On Debian: apt-get install nodejs npm" >&2; exit 1; }
	@echo "Installing what builds the pages" && cd web && npm ci --silent
	@touch $@

web/build/openapi.json: $(V)/.run $(API)
	@mkdir -p web/build && $(PYTHON) -m cardspeak.web.openapi > $@

$(PAGES): $(NODE) web/build/openapi.json web/build.mjs $(shell find web/src src/cardspeak/words -type f 2>/dev/null)
	@echo "Building the pages" && cd web && node build.mjs --quiet

INSTALL := apt-get -qq install -y --no-install-recommends
$(V)/.browser: $(V)/.dev
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Installing Chromium for the browser tests" && \
		{ apt-get -qq update && { $(INSTALL) chromium-headless-shell fonts-nanum || $(INSTALL) chromium fonts-nanum; }; } >/dev/null 2>&1; } || \
		command -v chromium >/dev/null || echo "No Chromium and no right to install it: the browser tests will be skipped" >&2
	@touch $@

$(V)/.uv: $(V)/.run
	@$(PYTHON) -m pip install -q uv
	@touch $@
