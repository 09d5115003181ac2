#ifndef MAQUETTE_SAMPLES_H
#define MAQUETTE_SAMPLES_H

#include "maquette_blocks.h"

/// Turns the samples of a row into pixels. Returns false when an index is beyond the palette.
bool maquette_expand(
    const uint8_t *row, size_t width, const maquette_samples *samples, uint32_t *target,
    size_t step);

/// The same for samples of eight bits, three and four of each pixel.
void maquette_rgb_pixels(const uint8_t *row, uint32_t *target, size_t count);
void maquette_rgba_pixels(const uint8_t *row, uint32_t *target, size_t count);

/// The bits that all pixels of a row have.
uint32_t maquette_common_bits(const uint32_t *pixels, size_t width, size_t step);

#endif
