# Gander. You need git, make and Python 3.11 or newer; every target sets up the rest by itself.
# The text after `##` is a target's line in the list that `make` prints.

.DEFAULT_GOAL := help

PYTHON_IN_VENV := .venv/bin/python
# What is never imported need not be compiled, which is most of it; the rest is when it is first used.
PIP := $(PYTHON_IN_VENV) -m pip --disable-pip-version-check --quiet install --no-compile --no-deps
# Everything that is fetched has its hash here, and what it needs is written down with it: `make lock`.
FETCH := $(PIP) --require-hashes
PACKAGES := --requirement setup/packages
INSTALL_GANDER := HATCH_BUILD_NO_HOOKS=true $(PIP) --no-build-isolation --editable .
NPM := $(PYTHON_IN_VENV) hatch_build.py npm
# The parts of `make test` run at once, and then the browser tests by themselves: a page that shows something is drawn all
# the while, and beside the others it takes longer than it saves. What check-docs looks at, test-python does too.
TOGETHER := check-python check-imports check-client check-workflows test-client test-python
PARTS := $(TOGETHER) test-browser
PYTEST := .venv/bin/pytest --quiet --numprocesses auto --maxprocesses 6 --dist worksteal -m
BROWSER_TESTS := tests/gallery tests/page tests/shell tests/test_browser.py $(wildcard tests/games/*/page)
CODE := $(wildcard src tests examples bench tools hatch_build.py)

# What was compiled is kept: each of the many processes of the tests would compile it anew.
unexport PYTHONDONTWRITEBYTECODE
# Small arrays are multiplied fastest by one thread, the more so beside other processes.
export OPENBLAS_NUM_THREADS := 1

.PHONY: help play test check check-python check-imports check-docs check-client check-workflows test-python test-client \
	test-browser test-research release bench lighthouse nightly soak new-game check-game \
	playthroughs screenshots word-pictures protocol lock format page clean browser engines servers programs quick test-quick part-test-quick $(PARTS:%=part-%)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/.can-play page ## Play: the page in your browser
	@.venv/bin/gander play

test: ## Check and test everything
	@rm -rf build/parts
	@$(MAKE) --no-print-directory --jobs --keep-going $(TOGETHER:%=part-%) programs; together=$$?; \
		$(MAKE) --no-print-directory part-test-browser && test $$together = 0 || { setup/part.sh --failed; exit 1; }

$(PARTS:%=part-%) part-test-quick: part-%: .venv/.can-test
	@setup/part.sh $* $(MAKE) --no-print-directory $*
part-check-client part-check-workflows part-test-client part-test-python part-test-browser part-test-quick: page
part-test-python part-test-browser: programs
part-test-python part-test-browser part-test-quick: .venv/.tests-compiled

quick: ## For everyday work: no browser, no processes to be killed, no studies
	@rm -rf build/parts
	@$(MAKE) --no-print-directory --jobs --keep-going part-check-imports part-check-python part-test-quick || \
		{ setup/part.sh --failed; exit 1; }

check: check-python check-imports check-docs check-client check-workflows ## Lint, format, types, import layers, docs, client, hosted checks

check-python: .venv/.can-test ## Lint, format and types of the Python code
	.venv/bin/ruff check --quiet $(CODE)
	.venv/bin/ruff format --check --quiet $(CODE)
	.venv/bin/mypy $(CODE)

check-imports: .venv/.can-test ## Who may import whom
	.venv/bin/lint-imports

check-docs: .venv/.can-test ## The docs against the code, and the habits of the project
	.venv/bin/pytest --quiet tests/test_docs.py tests/test_project.py

check-client: .venv/.can-test page ## Types and lint of the page
	@test ! -f client/package.json || { $(NPM) run --if-present check && $(NPM) run --if-present lint; }

check-workflows: .venv/.can-test page ## What the hosted checks run, without running it
	@$(NPM) run --silent workflows

test-python: .venv/.can-test page servers ## The Python tests; make test-python PYTEST_ADDOPTS='-k goose' runs some
	$(PYTEST:auto=3) "not nightly and not browser" $(BROWSER_TESTS:%=--ignore %) --ignore tests/research/interfaces --durations 25

test-quick: .venv/.can-test page ## The Python tests of everyday work
	$(PYTEST:auto=3) "not nightly and not (browser or processes or study)" $(BROWSER_TESTS:%=--ignore %)

# Three are enough for two processors: whoever drives a page waits for it, but the page is at work meanwhile.
test-browser: .venv/.can-test page browser ## The tests that drive a browser
	$(PYTEST:auto=3) "not nightly" $(BROWSER_TESTS) --durations 25

test-research: .venv/.can-research page ## The interfaces for programs, with the tests of the tools they are for
	$(PYTEST) "not nightly" tests/research/interfaces

test-client: .venv/.can-test page ## The page's own tests
	@test ! -f client/package.json || $(NPM) run --if-present test

bench: .venv/.can-bench ## Measure how fast the games are, beside those of others
	$(PYTHON_IN_VENV) -m bench

lighthouse: .venv/.can-test page browser ## Measure how fast the page is; fetches Lighthouse the first time
	$(PYTHON_IN_VENV) -m bench.page

nightly: .venv/.can-test page servers browser engines ## The long studies, all boards in all ways, all games in WebKit and Firefox
	$(PYTEST) "nightly and not browser"
	$(PYTEST:auto=4) nightly $(BROWSER_TESTS)

soak: .venv/.can-test page servers ## Kill workers while people play, as often as you say: make soak KILLS=1000
	$(PYTHON_IN_VENV) -m tests.workers.soak $(or $(KILLS),100)

new-game: .venv/.can-test page ## Begin a game: make new-game NAME=owl copies the smallest one under this name
	@$(PYTHON_IN_VENV) -m tools.new_game $(NAME)

check-game: .venv/.can-test ## Say what a game still lacks: make check-game NAME=owl
	@$(PYTHON_IN_VENV) -m tools.check_game $(NAME)

playthroughs: .venv/.can-test ## Write the golden games anew; then read the diff
	$(PYTHON_IN_VENV) -m tests.playthroughs --write

screenshots: .venv/.can-test page browser ## Take pictures of every screen at eight sizes, by day and in the evening
	$(PYTHON_IN_VENV) -m tests.pictures

word-pictures: .venv/.can-test page browser ## Take pictures of the screens where sentences stand, for translators
	$(PYTHON_IN_VENV) -m tests.pictures.words

protocol: .venv/.can-test ## Write anew what the page and the docs take from the code
	$(PYTHON_IN_VENV) -m gander.web.writers.typescript > client/src/wire/protocol.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.offers > client/src/wire/offers.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.offer_words > client/src/wire/offer-words.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.paths > client/src/wire/paths.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.show > client/src/wire/show.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.codes > client/src/wire/codes.ts
	$(PYTHON_IN_VENV) -m gander.web.writers.protocol_page > docs/protocol.md
	$(PYTHON_IN_VENV) -m tests.boards --write
	$(PYTHON_IN_VENV) -m tests.manual --write

lock: .venv/.can-research ## Write down anew the hashes of all packages, after constraints.txt has changed
	$(PYTHON_IN_VENV) -m tools.lock

release: .venv/.can-test browser ## Check, build twice, try out and tag a release; DRY_RUN=1 makes no tag
	$(PYTHON_IN_VENV) -m tools.release $(if $(DRY_RUN),--dry-run) $(if $(TAGGED),--tagged)

format: .venv/.can-test page ## Format the code and mend what the linter can
	.venv/bin/ruff check --fix --quiet $(CODE)
	.venv/bin/ruff format --quiet $(CODE)
	@$(NPM) run --silent format

page: .venv/.can-build ## Build the page if its sources changed
	@$(PYTHON_IN_VENV) hatch_build.py

servers: .venv/bin/pip ## Find the servers for the tests, or install them
	@$(PYTHON_IN_VENV) -m tests.servers

browser: .venv/bin/pip ## Find a browser for the tests, or install one
	@$(PYTHON_IN_VENV) tests/browser.py

# One after the other: a package manager lets nobody else install meanwhile.
programs: .venv/bin/pip ## Find both, or install them
	@$(PYTHON_IN_VENV) -m tests.servers
	@$(PYTHON_IN_VENV) tests/browser.py

engines: .venv/.can-test ## Find Firefox and WebKit for the nightly walks, or install them
	@$(PYTHON_IN_VENV) -m tests.engines.install

clean: ## Remove everything that make made
	rm -rf .venv build dist src/gander/static client/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results

# Set-up. A stamp is newer than what it was made from, so nothing is done twice.
# The build hook is left out here because `page` does its work, with its output in plain sight.

.venv/bin/pip:
	@echo "Setting up .venv; this happens once and takes a minute or two."
	@setup/venv.sh

.venv/.can-build: pyproject.toml $(wildcard setup/packages/*.txt) hatch_build.py | .venv/bin/pip
	@$(FETCH) $(PACKAGES)/build.txt
	@touch $@

.venv/.can-play: .venv/.can-build
	@$(FETCH) $(PACKAGES)/play.txt
	@$(INSTALL_GANDER)
	@touch $@

.venv/.can-test: .venv/.can-build
	@$(FETCH) $(PACKAGES)/play.txt $(PACKAGES)/test.txt
	@$(INSTALL_GANDER)
	@touch .venv/.can-play $@

# Once, in one process: otherwise each of the many that test would do it for itself.
.venv/.tests-compiled: .venv/.can-test
	@mkdir -p build
	@.venv/bin/pytest --collect-only -qq tests > build/collected.log || { cat build/collected.log; exit 1; }
	@touch $@

.venv/.can-research: .venv/.can-test
	@$(FETCH) $(PACKAGES)/research.txt
	@touch $@

# What cannot be installed is named by the benchmark as not measured. It lies apart, since one of them brings a package `tests`.
.venv/.can-bench: .venv/.can-research
	@$(FETCH) --target .venv/peers $(PACKAGES)/peers.txt || echo "Not all of them could be installed."
	@rm -rf .venv/peers/tests
	@touch $@
