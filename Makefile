# Every target sets up what it needs in .venv by itself; a second run finds it done.
# Needs Python 3.11 or newer and make, and for the compiled build a C compiler.

PORT ?= 8000
COUNT ?= 80
SEED ?= 0
MATCHES ?= 400
UV_VERSION := 0.13.7
V := .venv/bin
PY := $(V)/python
UV_INSTALL := $(V)/uv pip install -q -p .venv
UV_COMPILE := $(V)/uv pip compile -q --universal --python-version 3.11 \
	--no-header --no-annotate --generate-hashes

export UV_PYTHON_DOWNLOADS := never
export UV_COMPILE_BYTECODE := 1
export UV_LINK_MODE := copy

.DEFAULT_GOAL := help
.PHONY: help play test check whole bench ladder balance peers learn teams scaling crowd cluster train notebook reports docs boards wire \
	observations reference guides provenance audit ledger golden walks mutants fast lock clean

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | column -t -s '|' 2>/dev/null \
		|| sed -n 's/^\([a-z]*\):.*## /  make \1  /p' Makefile

# -- play -------------------------------------------------------------------------------------

# Starts on what is there and waits for no compiler. Where there is one, the compiled build is made
# meanwhile, out of the terminal's way, and is used from the next start on.
play: .venv/.run .venv/.app ## serve the table at http://localhost:8000
	@if command -v cc >/dev/null; then \
		mkdir -p build; \
		MAKEFLAGS= nohup nice -n 19 $(MAKE) --no-print-directory fast \
			>>build/fast.log 2>&1 </dev/null & \
	fi
	@$(V)/wildtable serve --port $(PORT)

fast: .venv/.fast .venv/.app ## compile the rules, for speed
	@$(PY) -m wildtable.compile

# -- hold the code to its promises ------------------------------------------------------------

check: .venv/.dev .venv/.app ## format, lint, types, layers, quick tests
	@$(PY) -m tests.run check

test: .venv/.dev .venv/.app ## everything, on the pure and on the compiled build
	@$(PY) -m tests.run test

whole: .venv/.dev .venv/.app ## whole matches in a browser by keys, typed moves, mouse and thumb (minutes)
	@WILDTABLE_WHOLE=1 $(V)/pytest -q tests/browser/test_whole.py

boards: .venv/.dev .venv/.app ## write the boards of the games from their fields
	@$(PY) -m tools.boards

wire: .venv/.dev ## write the client's types of what goes over the wire
	@$(PY) -m tools.wire

observations: .venv/.dev .venv/.app ## write the page with every field of every observation
	@$(PY) -m tools.observations

reference: .venv/.dev .venv/.app ## write the reference of the public face from its docstrings
	@WILDTABLE_PURE=1 $(PY) -m tools.reference

guides: .venv/.dev .venv/.app ## write the pages that say how to play, and all rules
	@$(PY) -m tools.guides

provenance: .venv/.dev .venv/.app ## write the pages that say where data come from
	@$(PY) -m tools.provenance

ledger: .venv/.dev .venv/.app ## which rules have no test
	@$(PY) -m tests.ledger

golden: .venv/.run .venv/.app ## replay the golden records
	@$(V)/wildtable golden check

walks: .venv/.dev .venv/.app ## write what walks from every scenario see
	@$(PY) -m tests.games.walks

mutants: .venv/.dev .venv/.app ## break the rules of GAME on purpose, see which tests notice
	@$(PY) -m tools.mutants $(GAME) --count $(COUNT) --seed $(SEED)

bench: .venv/.bench .venv/.app ## measure speed, side by side with other engines
	@$(PY) -m bench

LEVELS := fledgling,rambler,forager,greedy,elder

ladder: .venv/.dev .venv/.app ## how often each level of bots beats the one below, of MATCHES (hours)
	@for game in wildlands wilderness wildlife; do \
		$(V)/wildtable lab ladder build/lab/ladder-$$game --game $$game --bots $(LEVELS) \
			--neighbours --matches $(MATCHES) || exit 1; done

balance: .venv/.dev .venv/.app ## how seats, factions and organisms fare (an hour)
	@$(V)/wildtable lab run build/lab/balance bench/balance.toml
	@$(V)/wildtable lab report build/lab/balance

peers: .venv/.bench .venv/.app ## bots against OpenSpiel's searches on the same rules (hours)
	@$(PY) -m bench.peers

learn: .venv/.bench .venv/.app ## weights of Wildlife's signs from 200 more matches, and MATCHES duels with them (hours)
	@$(PY) -m bench.learn play --matches 200 && $(PY) -m bench.learn fit && $(PY) -m bench.learn duel --matches $(MATCHES)

teams: .venv/.bench .venv/.app ## how often teams of bots win together (hours)
	@$(PY) -m bench.teams

scaling: .venv/.fast .venv/.dev .venv/.app ## what more workers bring the lab
	@$(PY) -m wildtable.compile && $(PY) -m bench.scaling

crowd: .venv/.fast .venv/.dev .venv/.app ## how the table holds under many people
	@$(PY) -m wildtable.compile && $(PY) -m bench.crowd

cluster: .venv/.dev .venv/.cluster .venv/.app ## the lab on a cluster of Ray, with a machine that dies
	@$(V)/pytest -q tests/lab/test_cluster.py

train: .venv/.dev .venv/.app ## train a small agent on Wildlife, and write docs/training.md
	@$(PY) -m tools.train --batches 40 --matches 48 --last 300 --write

audit: .venv/.dev .venv/.audit ## look up whether what is locked has known weaknesses (asks the internet)
	@$(PY) -m tools.audit

notebook: .venv/.dev .venv/.notebook .venv/.app ## run docs/training.ipynb anew, in which an agent learns
	@$(PY) -m tools.notebook

REPORTS := wildlife wilderness wildlands defenders

reports: .venv/.dev .venv/.app ## 10,000 matches of each game, and their reports, into build/lab (an hour)
	@for game in $(REPORTS); do \
		$(V)/wildtable lab run build/lab/report-$$game bench/experiments/$$game.toml || exit 1; \
		$(V)/wildtable lab report build/lab/report-$$game || exit 1; done

docs: .venv/.docs ## the documentation, into build/site
	@$(V)/zensical build --clean --strict

# -- the environment --------------------------------------------------------------------------

.venv/.uv:
	@echo "making .venv"
	@python=$$(for each in python3 python3.13 python3.12 python3.11; do \
		$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
			&& echo $$each && break; done); \
	if [ -z "$$python" ]; then \
		echo "Python 3.11 or newer is needed, and none was found."; exit 1; fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$$python can't make environments; on Debian: apt-get install python3-venv"; exit 1; fi; \
	$$python -m venv --clear .venv
	@$(PY) -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# .run, .fast, .postgres, .cluster, .dev, .bench, .docs, .audit: the packages of requirements/*.txt. The locks agree with each
# other, so they go into one environment in any order.
.venv/.%: requirements/%.txt | .venv/.uv
	@echo "installing requirements/$*.txt"
	@$(UV_INSTALL) -r $<
	@touch $@

# The build hook makes the web client, so the app is as old as the client's sources.
WEB := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.venv/.app: pyproject.toml hatch_build.py $(WEB) | .venv/.uv
	@echo "installing wildtable"
	@$(UV_INSTALL) --no-deps -e .
	@touch $@

lock: .venv/.uv ## remake requirements/*.txt from pyproject.toml, with the newest versions
	@echo "locking"
	@rm -f requirements/*.txt
	@$(UV_COMPILE) pyproject.toml --extra serve -o requirements/run.txt
	@$(UV_COMPILE) pyproject.toml --extra dev -c requirements/run.txt -o requirements/dev.txt
	@for extra in fast postgres cluster bench docs notebook audit; do \
		$(UV_COMPILE) pyproject.toml --extra $$extra -c requirements/run.txt \
			-c requirements/dev.txt -o requirements/$$extra.txt || exit 1; done

clean: ## remove everything that was made
	rm -rf .venv build dist .cache .hypothesis web/node_modules src/wildtable/table/static \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
