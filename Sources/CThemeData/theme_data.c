#include "theme_data.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FUNCTIONS(name)                                           \
  const uint8_t *maquette_##name(void) { return name; }           \
  size_t maquette_##name##_size(void) { return sizeof name; }

static const uint8_t themes[] = {
#embed "files/themes.txt"
};
FUNCTIONS(themes)

static const uint8_t devices[] = {
#embed "files/devices.txt"
};
FUNCTIONS(devices)

static const uint8_t wallpapers[] = {
#embed "files/wallpapers.txt"
};
FUNCTIONS(wallpapers)

static const uint8_t letters[] = {
#embed "files/letters.txt"
};
FUNCTIONS(letters)

static const uint8_t symbols[] = {
#embed "files/symbols.txt"
};
FUNCTIONS(symbols)

static const uint8_t keyboards[] = {
#embed "../../Themes/keyboards.tsv"
};
FUNCTIONS(keyboards)
