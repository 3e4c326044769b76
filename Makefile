# The commands of this project; each is a script that also runs by itself.
APP ?= Gallery
PREVIEW ?=
FILTER ?=
SUITE ?=
SANITIZER ?= address
NAME ?=
STEPS ?= 10000
SEED ?= 0
PREFIX ?= $(HOME)/.local

.DEFAULT_GOAL := help
.PHONY: run install test test-random bench film format docs coverage sanitize help

run: ## Build an example in release and open it (APP=Gallery), or its previews (PREVIEW=name, or list)
	@scripts/run $(APP) $(PREVIEW)

install: ## Install the tool martlet, which opens Xcode projects (PREFIX=folder, ~/.local where none is given)
	@scripts/install $(PREFIX)

test: ## Build and run every test, under a virtual display (FILTER=name runs some)
	@scripts/test $(FILTER)

test-random: ## Use the examples at random, STEPS=10000 times, and compare each step (SEED=number, NAME=program)
	@scripts/test-random --steps $(STEPS) --seeds $(SEED) $(SEED) $(NAME)

bench: ## Measure speed and memory and compare with the last landing (SUITE=name measures one)
	@scripts/bench $(SUITE)

film: ## Write the pictures of the README: the moving one it opens with, and the idioms side by side
	@scripts/film

format: ## Rewrite the sources in the project's format
	@swift format --in-place --recursive --parallel Package.swift Sources Plugins Tests Examples Benchmarks

docs: ## Build the documentation into .build/docs
	@scripts/docs

coverage: ## Write COVERAGE.md from the public API
	@scripts/coverage

sanitize: ## Run every test with a sanitizer (SANITIZER=address, thread or undefined)
	@scripts/test --sanitize $(SANITIZER) $(FILTER)

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
