#include <string.h>

#include "maquette_pixels.h"

// Wraps around at 256, as the format asks for.

static void add_left(uint8_t *row, size_t count, size_t pixel) {
  for (size_t at = pixel; at < count; at++) row[at] = (uint8_t)(row[at] + row[at - pixel]);
}

static void add_above(uint8_t *row, const uint8_t *above, size_t count) {
  typedef uint8_t wide __attribute__((vector_size(64)));
  size_t at = 0;
  for (; at + 64 <= count; at += 64) {
    wide one, other;
    memcpy(&one, row + at, 64);
    memcpy(&other, above + at, 64);
    one += other;
    memcpy(row + at, &one, 64);
  }
  for (; at < count; at++) row[at] = (uint8_t)(row[at] + above[at]);
}

static void add_average(uint8_t *row, const uint8_t *above, size_t count, size_t pixel) {
  for (size_t at = 0; at < count; at++) {
    unsigned left = at >= pixel ? row[at - pixel] : 0;
    row[at] = (uint8_t)(row[at] + ((left + above[at]) >> 1));
  }
}

static void add_paeth(uint8_t *row, const uint8_t *above, size_t count, size_t pixel) {
  for (size_t at = 0; at < count; at++) {
    int left = at >= pixel ? row[at - pixel] : 0;
    int up = above[at];
    int corner = at >= pixel ? above[at - pixel] : 0;
    // How far each is from left + up - corner.
    int to_left = up - corner, to_up = left - corner;
    int to_corner = to_left + to_up;
    if (to_left < 0) to_left = -to_left;
    if (to_up < 0) to_up = -to_up;
    if (to_corner < 0) to_corner = -to_corner;
    int best = to_left <= to_up && to_left <= to_corner ? left : to_up <= to_corner ? up : corner;
    row[at] = (uint8_t)(row[at] + best);
  }
}

bool maquette_unfilter(uint8_t *rows, size_t row_bytes, size_t height, size_t pixel_bytes) {
  const uint8_t *above = NULL;
  for (size_t y = 0; y < height; y++) {
    uint8_t filter = rows[0];
    uint8_t *row = rows + 1;
    // Above the first row everything is 0: the filters become simpler ones.
    if (above == NULL && filter == 2) filter = 0;
    if (above == NULL && filter == 4) filter = 1;
    switch (filter) {
      case 0: break;
      case 1: add_left(row, row_bytes, pixel_bytes); break;
      case 2: add_above(row, above, row_bytes); break;
      case 3:
        if (above != NULL) {
          add_average(row, above, row_bytes, pixel_bytes);
        } else {
          for (size_t at = pixel_bytes; at < row_bytes; at++) {
            row[at] = (uint8_t)(row[at] + (row[at - pixel_bytes] >> 1));
          }
        }
        break;
      case 4: add_paeth(row, above, row_bytes, pixel_bytes); break;
      default: return false;
    }
    above = row;
    rows += row_bytes + 1;
  }
  return true;
}

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

static inline uint32_t rgba_pixel(const uint8_t *samples) {
  return (uint32_t)samples[3] << 24 | (rgb_pixel(samples) & 0xFFFFFF);
}

static bool expand_row(
    const uint8_t *row, size_t width, const maquette_samples *s, uint32_t *target, size_t step) {
  if (s->depth == 8 && s->channels >= 3 && !s->has_key) {
    // What nearly every file is. Pixels are written over rows, so a few of them are copied before.
    enum { FEW = 64 };
    size_t bytes = s->channels;
    for (size_t x = 0; x < width; x += FEW) {
      size_t count = width - x < FEW ? width - x : FEW;
      uint8_t samples[FEW * 4];
      uint32_t pixels[FEW];
      memcpy(samples, row + x * bytes, count * bytes);
      if (bytes == 4) {
        for (size_t at = 0; at < count; at++) pixels[at] = rgba_pixel(samples + at * 4);
      } else {
        for (size_t at = 0; at < count; at++) pixels[at] = rgb_pixel(samples + at * 3);
      }
      if (step == 1) {
        memcpy(target + x, pixels, count * sizeof *pixels);
      } else {
        for (size_t at = 0; at < count; at++) target[(x + at) * step] = pixels[at];
      }
    }
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

bool maquette_expand(
    const uint8_t *rows, size_t row_bytes, size_t width, size_t height,
    const maquette_samples *samples, uint32_t *target, size_t stride, size_t step_x,
    size_t step_y) {
  for (size_t y = 0; y < height; y++) {
    if (!expand_row(rows + 1, width, samples, target, step_x)) return false;
    rows += row_bytes + 1;
    target += stride * step_y;
  }
  return true;
}
