#include "maquette_samples.h"

/// A sample of a row as it is stored.
static unsigned sample(const uint8_t *row, size_t index, unsigned depth) {
  if (depth == 8) return row[index];
  if (depth == 16) return (unsigned)row[2 * index] << 8 | row[2 * index + 1];
  size_t bit = index * depth;
  return row[bit >> 3] >> (8 - depth - (bit & 7)) & ((1u << depth) - 1);
}

/// A sample as one of 256 levels, to the nearest.
static uint32_t level(unsigned value, unsigned depth) {
  if (depth == 8) return value;
  if (depth == 16) return (value * 255 + 32895) >> 16;
  return value * 255 / ((1u << depth) - 1);
}

static inline uint32_t rgb_pixel(const uint8_t *samples) {
  return 0xFF000000u | (uint32_t)samples[0] << 16 | (uint32_t)samples[1] << 8 | samples[2];
}

FAST void maquette_rgb_pixels_body(const uint8_t *row, uint32_t *target, size_t count) {
  const short_bytes opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  // Four pixels at a time are read with four bytes more.
  for (; count >= 6; count -= 4, row += 12, target += 4) {
    short_bytes four;
    memcpy(&four, row, sizeof four);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 3, 5, 4, 3, 6, 8, 7, 6, 9, 11, 10, 9, 12);
    four |= opaque;
    memcpy(target, &four, sizeof four);
  }
  for (; count > 0; count--, row += 3, target++) *target = rgb_pixel(row);
}

DISPATCH(
    void, maquette_rgb_pixels, (const uint8_t *row, uint32_t *target, size_t count),
    (row, target, count))

FAST void maquette_rgba_pixels_body(const uint8_t *row, uint32_t *target, size_t count) {
  for (; count >= 4; count -= 4, row += 16, target += 4) {
    short_bytes four;
    memcpy(&four, row, sizeof four);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
    memcpy(target, &four, sizeof four);
  }
  for (; count > 0; count--, row += 4, target++) {
    *target = (rgb_pixel(row) & 0xFFFFFF) | (uint32_t)row[3] << 24;
  }
}

DISPATCH(
    void, maquette_rgba_pixels, (const uint8_t *row, uint32_t *target, size_t count),
    (row, target, count))

bool maquette_expand(
    const uint8_t *row, size_t width, const maquette_samples *s, uint32_t *target, size_t step) {
  // What nearly every file is.
  if (s->depth == 8 && s->channels >= 3 && !s->has_key && step == 1) {
    (s->channels == 4 ? maquette_rgba_pixels : maquette_rgb_pixels)(row, target, width);
    return true;
  }
  if (s->depth == 8 && s->is_palette) {
    uint8_t most = 0;
    for (size_t x = 0; x < width; x++) most = row[x] > most ? row[x] : most;
    if (most >= s->palette_count) return false;
    const uint32_t *palette = s->palette;
    for (size_t x = 0; x < width; x++) target[x * step] = palette[row[x]];
    return true;
  }
  for (size_t x = 0; x < width; x++, target += step) {
    size_t first = x * s->channels;
    unsigned red = sample(row, first, s->depth);
    if (s->is_palette) {
      if (red >= s->palette_count) return false;
      *target = s->palette[red];
      continue;
    }
    bool has_color = s->channels >= 3;
    unsigned green = has_color ? sample(row, first + 1, s->depth) : red;
    unsigned blue = has_color ? sample(row, first + 2, s->depth) : red;
    uint32_t alpha = 255;
    if (s->channels % 2 == 0) {
      alpha = level(sample(row, first + s->channels - 1, s->depth), s->depth);
    } else if (s->has_key && red == s->key[0] && green == s->key[1] && blue == s->key[2]) {
      alpha = 0;
    }
    *target = alpha << 24 | level(red, s->depth) << 16 | level(green, s->depth) << 8
        | level(blue, s->depth);
  }
  return true;
}

FAST uint32_t maquette_common_bits_body(const uint32_t *pixels, size_t width, size_t step) {
  uint32_t all = UINT32_MAX;
  size_t x = 0;
  if (step == 1 && width >= BLOCK) {
    words blocks = load_words(pixels);
    for (; x + BLOCK <= width; x += BLOCK) blocks &= load_words(pixels + x);
    for (size_t lane = 0; lane < BLOCK; lane++) all &= blocks[lane];
  }
  for (; x < width; x++) all &= pixels[x * step];
  return all;
}

DISPATCH(
    uint32_t, maquette_common_bits, (const uint32_t *pixels, size_t width, size_t step),
    (pixels, width, step))
