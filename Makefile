# The front door. `make play` opens the page, `make test` checks everything; both install what is missing.
# Whatever is longer than a line lives in tools/.

.PHONY: play dev game docs pictures test check playthroughs test-packages test-webkit crates semver release release-dry-run dist test-build bench soak audit reproduce doctor fmt lock clean setup setup-checks setup-browsers setup-webkit
.DELETE_ON_ERROR:

RUST := Cargo.toml Cargo.lock $(shell find crates tools/bindgen -name '*.rs' -o -name Cargo.toml -o -path '*/data/*.txt')
PAGE := $(shell find www -type f -not -path 'www/engine/generated/*') $(wildcard LICENSE-*) CHANGELOG.md
VITE := npx vite build --logLevel warn --mode
BUILD := vite.config.ts tsconfig.json tsconfig.api.json $(wildcard tools/*.ts) tools/package.mjs package-lock.json

play: build/.dist
	@npx vite preview

# Serves the sources, and follows their changes: TypeScript, styles, texts and Rust.
dev: setup build/public build/.types
	@npx vite

# `make game NAME=latrones`: a new game that runs as a copy of Tic-tac-toe, which lies in tools/new-game/.
game: setup-checks
	@node tools/new-game.mjs $(NAME)
	@cargo update --quiet --offline --workspace
	@cargo fmt --all
	@npx biome check --write --log-level=error

# The package's documentation, out of its sources, into build/docs.
docs: build/.wasm tools/docs/node_modules/.package-lock.json
	@rm -rf build/docs
	@cd tools/docs && npx typedoc --options typedoc.json

tools/docs/node_modules/.package-lock.json: tools/docs/package-lock.json
	@npm ci --prefix tools/docs
	@touch $@

# The README's picture, from the built element: docs/games.jpg.
pictures: build/.dist | setup-browsers
	@node tools/pictures.mjs

test:
	@node tools/test.mjs

# What is quick to ask while working: formats, lints, types, unit and rule tests, with rules that are quick to make.
check: build/.types
	@node tools/test.mjs install rust biome clippy tsc unit

# Writes the games told as text, tests/playthroughs/*.txt, anew: read the diff.
playthroughs: build/.wasm
	@PLAYTHROUGHS=write node tests/unit.mjs playthroughs

# The npm package installed into empty projects and played there, by the usual tools; needs npm's registry, and some minutes.
test-packages: build/.dist | setup-browsers
	@node --test --test-reporter=spec tests/packages/*.test.mjs

# The page in Safari's engine, which only Debian's kind of system has besides Apple's.
test-webkit: build/.dist | setup-webkit
	@BROWSER=webkit node --test tests/browser/other-browsers.mjs

# The crates as crates.io and docs.rs get them, compiled out of their packages; needs crates.io.
crates:
	@tools/crates.sh

# Whether the version says what has changed in the crates since the last release; needs cargo-semver-checks.
semver:
	@last=$$(git describe --tags --abbrev=0 --match 'v*' HEAD^ 2>/dev/null); if [ -z "$$last" ]; then echo "No release yet to compare with."; else cargo semver-checks --workspace --baseline-rev $$last; fi

dist: build/.dist
	@node tests/size.mjs

# What a release has for people to take, with its hashes, in build/release.
release: build/.dist
	@tools/release.sh

# All that the workflow of a release does after its tests, without publishing anything.
release-dry-run: release crates semver
	@npm publish --dry-run ./build/release/sobremesa-*.tgz

# Modules that browser tests speak to, beside the page.
test-build: build/.test

bench:
	cargo run --release --locked --quiet -p sobremesa-cli -- bench

soak:
	cargo run --release --locked --quiet -p sobremesa-cli -- soak --games 100000
	cargo test --release --locked -p sobremesa-cock-bull --test bounds -- --ignored --nocapture
	GAMES=1000 RUNS=1000 npx playwright test soak any-save

# What is known against the code of others; needs the network and cargo-deny.
audit: setup
	cargo deny --locked check
	npm audit --audit-level=low

# Everything built again in another folder, the rules too, gives the same bytes.
reproduce: build/.dist
	@RULES=1 node --test tests/reproduce.mjs

doctor:
	@tools/setup.sh --dry-run build checks browsers fonts

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

build/.wasm: $(RUST) tools/wasm.sh tools/house-rules.mjs package-lock.json | setup
	@mkdir -p build
	@tools/wasm.sh
	@touch build/.types $@

# The rules as developers need them: the same types and functions, neither small nor fast.
build/.types: $(RUST) tools/wasm.sh tools/house-rules.mjs | setup
	@mkdir -p build
	@rm -f build/.wasm
	@tools/wasm.sh --dev
	@touch $@

# What the site has beside what is built.
build/public: $(wildcard www/examples/*) www/icon.svg tools/icons.mjs
	@rm -rf $@ && mkdir -p $@
	@node tools/icons.mjs $@
	@cp -r www/examples $@

# The files of the site that other pages need are in dist/embed, too.
build/.dist: build/.wasm build/public $(PAGE) $(BUILD)
	@rm -rf dist
	@$(VITE) file
	@mv dist/index.html dist/sobremesa.html
	@$(VITE) site
	@mkdir dist/embed && cp -r dist/site/embed.js dist/site/embed.html dist/site/assets dist/embed
	@$(VITE) package
	@npx tsc -p tsconfig.api.json
	@node tools/package.mjs
	@npm pack --silent --pack-destination dist ./dist/pkg >/dev/null && mv dist/sobremesa-*.tgz dist/sobremesa.tgz
	@touch $@

build/.test: build/.dist $(wildcard tests/browser/modules/*)
	@rm -rf build/modules
	@$(VITE) modules
	@touch $@
