#ifndef MAQUETTE_PIXELS_H
#define MAQUETTE_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// The number of pixels from the start that are the same in both pictures.
size_t maquette_equal_prefix(const uint32_t *one, const uint32_t *other, size_t count);

#endif
