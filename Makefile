# Every target is complete in itself: it installs the Debian packages that are missing, builds,
# and runs. `make` alone says what there is.

SHELL := /bin/bash
PACKAGES := libcairo2-dev libpango1.0-dev libdeflate-dev libturbojpeg0 librsvg2-2 pkg-config \
  fonts-inter fonts-noto-core fonts-noto-mono
# Korean, Japanese, Chinese and emoji, which many pictures do without.
GALLERY_PACKAGES := $(PACKAGES) fonts-noto-cjk fonts-noto-color-emoji
# Unicode's own tests of the bidirectional algorithm are in unicode-data; Chromium opens the HTML
# report.
TEST_PACKAGES := $(GALLERY_PACKAGES) librsvg2-bin poppler-utils unicode-data chromium ninja-build
BENCH_PACKAGES := $(PACKAGES) gcc python3 python3-venv
BUILD := .build
BENCH_PYTHON := $(BUILD)/bench-python/bin/python
# Swift's libraries are linked in, at a fixed address: 80,000 relocations at every start took a
# fifth of the time of one picture.
RELEASE := swift build -c release --static-swift-stdlib --product maquette \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie
GALLERY := $(BUILD)/gallery

.PHONY: help build install gallery test lint bench themes snapshots clean

help:
	@echo 'make build      build .build/release/maquette'
	@echo 'make install    put it into PREFIX/bin (PREFIX is /usr/local)'
	@echo 'make gallery    draw every component in every variant'
	@echo 'make test       lint, build and run every test'
	@echo 'make bench      measure speed against straight C and headless Chromium'
	@echo 'make themes     write Themes/Generated from Themes/*.yaml'
	@echo 'make snapshots  record Snapshots/ anew'

build:
	@$(call need,$(PACKAGES))
	@$(call quiet,$(RELEASE))

install: build
	install -D -m 755 $(BUILD)/release/maquette $(DESTDIR)$(or $(PREFIX),/usr/local)/bin/maquette

gallery: build
	@$(call need,$(GALLERY_PACKAGES))
	@$(BUILD)/release/maquette gallery -o $(GALLERY) > /dev/null
	@echo "The gallery is in $(CURDIR)/$(GALLERY): open index.html in a browser, or look at the"
	@echo "pictures, for example $(GALLERY)/ios-button-styles@2x.png"

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Themes

# The import check needs a build of its own flags, and warnings of ours fail it.
test: lint
	@$(call need,$(TEST_PACKAGES))
	@mkdir -p $(BUILD); set -o pipefail; \
	swift build --build-tests --explicit-target-dependency-import-check error 2>&1 \
	  | tee $(BUILD)/test-build.log; \
	status=$$?; \
	if [ $$status -ne 0 ]; then exit $$status; fi; \
	if grep -E '/(Sources|Tests|Themes)/.*warning:' $(BUILD)/test-build.log; then \
	  echo 'error: our own code must build without warnings'; exit 1; fi
	swift test --skip-build

bench: build
	@$(call need,$(BENCH_PACKAGES))
	@test -x $(BENCH_PYTHON) || python3 -m venv $(dir $(BENCH_PYTHON))..
	@# Without it the rows on comparing say that it is missing.
	@$(BENCH_PYTHON) -m pip install --quiet pybind11-pixelmatch numpy || true
	$(BENCH_PYTHON) Benchmarks/bench.py

themes:
	@$(call need,$(PACKAGES))
	swift run theme-generator

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
	    $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
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

# $(call quiet,command): the last lines when it works, everything when it fails.
define quiet
	mkdir -p $(BUILD); \
	echo 'Building; the first time takes a few minutes'; \
	if ! $(1) > $(BUILD)/build.log 2>&1; then cat $(BUILD)/build.log; exit 1; fi
endef
