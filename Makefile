# The commands of this project; each is a script that also runs by itself.
APP ?= Gallery
PREVIEW ?=
FILTER ?=
SUITE ?=
SANITIZER ?= address

.DEFAULT_GOAL := help
.PHONY: run test bench format docs coverage sanitize help

run: ## Build an example in release and open it (APP=Gallery), or its previews (PREVIEW=name, or list)
	@scripts/run $(APP) $(PREVIEW)

test: ## Build and run every test, under a virtual display (FILTER=name runs some)
	@scripts/test $(FILTER)

bench: ## Measure speed and memory, into bench/results.jsonl (SUITE=name measures one)
	@scripts/bench $(SUITE)

format: ## Rewrite the sources in the project's format
	@swift format --in-place --recursive --parallel Package.swift Sources Plugins Tests Examples Benchmarks

docs: ## Build the documentation into .build/docs
	@scripts/docs

coverage: ## Write COVERAGE.md from the public API
	@scripts/coverage

sanitize: ## Run every test with a sanitizer (SANITIZER=address, thread or undefined)
	@scripts/test --sanitize $(SANITIZER) $(FILTER)

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
