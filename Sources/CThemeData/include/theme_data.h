#ifndef MAQUETTE_THEME_DATA_H
#define MAQUETTE_THEME_DATA_H

#include <stddef.h>
#include <stdint.h>

// Files of records that `make themes` writes from Themes/*.yaml, in the program itself.

/// The built-in themes.
const uint8_t *_Nonnull maquette_themes(void);
size_t maquette_themes_size(void);

/// The devices.
const uint8_t *_Nonnull maquette_devices(void);
size_t maquette_devices_size(void);

/// The wallpapers.
const uint8_t *_Nonnull maquette_wallpapers(void);
size_t maquette_wallpapers_size(void);

/// How wide the letters of system fonts are.
const uint8_t *_Nonnull maquette_letters(void);
size_t maquette_letters_size(void);

/// The built-in symbols.
const uint8_t *_Nonnull maquette_symbols(void);
size_t maquette_symbols_size(void);

/// The letters of keyboards, as Themes/keyboards.tsv has them.
const uint8_t *_Nonnull maquette_keyboards(void);
size_t maquette_keyboards_size(void);

#endif
