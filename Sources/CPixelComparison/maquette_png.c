#include "maquette_samples.h"

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

/// Undoes the filter of a row. Returns false when there is no such filter.
static bool unfilter(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel) {
  switch (filter) {
    case 0: return true;
    case 1: add_left(row, count, pixel); return true;
    case 2: add_above(row, above, count); return true;
    case 3: add_average(row, above, count, pixel); return true;
    case 4: add_paeth(row, above, count, pixel); return true;
    default: return false;
  }
}

maquette_unpacking maquette_unpack(
    const uint8_t *rows, size_t row_bytes, size_t width, size_t height,
    const maquette_samples *samples, uint8_t *lines, uint32_t *target, size_t stride, size_t step,
    uint32_t *common_bits) {
  size_t bits = (size_t)samples->depth * samples->channels;
  uint8_t *row = lines, *above = lines + row_bytes;
  // Above the first row everything is 0.
  memset(above, 0, row_bytes);
  for (size_t y = 0; y < height; y++) {
    // Each row is turned into pixels while it is in the processor's cache.
    memcpy(row, rows + 1, row_bytes);
    if (!unfilter(rows[0], row, above, row_bytes, bits < 8 ? 1 : bits / 8)) {
      return MAQUETTE_WRONG_FILTER;
    }
    if (!maquette_expand(row, width, samples, target, step)) return MAQUETTE_WRONG_INDEX;
    *common_bits &= maquette_common_bits(target, width, step);
    uint8_t *last = above;
    above = row;
    row = last;
    rows += row_bytes + 1;
    target += stride;
  }
  return MAQUETTE_UNPACKED;
}
