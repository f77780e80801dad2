# The front door. `make play` opens the page, `make test` checks everything; both install what is missing.
# Whatever is longer than a line lives in tools/.

.PHONY: play test test-webkit dist test-build bench soak audit reproduce doctor fmt lock clean setup setup-checks setup-browsers setup-webkit
.DELETE_ON_ERROR:

RUST := Cargo.toml Cargo.lock $(shell find crates tools/bindgen -name '*.rs' -o -name Cargo.toml)
PAGE := $(shell find www -type f) $(wildcard LICENSE-*)
TOOLS := $(wildcard tools/build/*) tools/icons.mjs package.json

play: build/.dist
	@node tools/serve.mjs dist/site --open

test:
	@node tools/test.mjs

# The page in Safari's engine, which only Debian's kind of system has besides Apple's.
test-webkit: build/.dist | setup-webkit
	@node --test tests/browser/webkit.mjs

dist: build/.dist
	@node tests/size.mjs --report

# The same page around rules that can be told to panic, for the browser tests.
test-build: build/.test

bench: build/.dist
	cargo run --release --locked --quiet -p sobremesa-cli -- bench
	@node tests/bench/run.mjs

soak:
	cargo run --release --locked --quiet -p sobremesa-cli -- soak --games 100000
	cargo test --release --locked -p sobremesa-cock-bull --test bounds -- --ignored --nocapture
	GAMES=1000 npx playwright test memory

# What is known against the code of others; needs the network.
audit: setup
	@tools/audit.sh

# Everything built again in another folder, the rules too, gives the same bytes.
reproduce: build/.dist
	@node tools/reproduce.mjs

doctor:
	@tools/doctor.sh

fmt: setup
	cargo fmt --all
	npx biome check --write

# After a change in package.json. Afresh, as npm forgets other systems' packages in a lock file that it only updates.
lock:
	rm -f package-lock.json
	@tmp=$$(mktemp -d) && cp package.json .npmrc $$tmp && npm install --prefix $$tmp --package-lock-only --no-audit --no-fund && cp $$tmp/package-lock.json . && rm -r $$tmp

clean:
	rm -rf build dist target node_modules

setup:
	@tools/setup.sh build

setup-checks: setup
	@tools/setup.sh checks

setup-browsers:
	@tools/setup.sh browsers fonts

setup-webkit:
	@tools/setup.sh webkit

build/.wasm: $(RUST) tools/build/wasm.mjs package-lock.json | setup
	@node tools/build/wasm.mjs
	@touch $@

build/.dist: build/.wasm $(PAGE) $(TOOLS)
	@node tools/build/page.mjs
	@touch $@

build/.wasm-test: build/.wasm
	@node tools/build/wasm.mjs --test
	@touch $@

build/.test: build/.wasm-test build/.dist
	@node tools/build/page.mjs --test
	@touch $@
