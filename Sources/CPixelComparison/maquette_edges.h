#ifndef MAQUETTE_EDGES_H
#define MAQUETTE_EDGES_H

#include "maquette_blocks.h"

/// A channel whose values around a pixel differ by this much or more has an edge there. Less is a
/// gradient or a soft shadow.
#define EDGE_CONTRAST 6

/// What bytes of the mask also say until the second look: the pixel differs by no more than a
/// rounding, or it may differ as the end of an edge does if it does so alone.
enum { ROUNDED = 4, SPECK = 8 };

/// Looks again at pixels that are marked so, in sight of those around them.
void maquette_settle(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance, maquette_counts *counts);

FAST bytes max_bytes(bytes a, bytes b) {
  bytes larger = (bytes)(a > b);
  return (a & larger) | (b & ~larger);
}

FAST bytes min_bytes(bytes a, bytes b) {
  bytes larger = (bytes)(a > b);
  return (b & larger) | (a & ~larger);
}

FAST short_bytes max_short(short_bytes a, short_bytes b) {
  short_bytes larger = (short_bytes)(a > b);
  return (a & larger) | (b & ~larger);
}

FAST short_bytes min_short(short_bytes a, short_bytes b) {
  short_bytes larger = (short_bytes)(a > b);
  return (b & larger) | (a & ~larger);
}

/// The least and the largest value of every channel among a pixel and its eight neighbours.
typedef struct {
  bytes low, high;
} maquette_range;

FAST maquette_range range_of(const maquette_window *window) {
  const uint8_t *rows = (const uint8_t *)window->rows;
  const size_t next = sizeof window->rows[0];
  uint8_t low[sizeof window->rows[0]];
  uint8_t high[sizeof window->rows[0]];
  bytes first = load_bytes(rows), second = load_bytes(rows + next);
  bytes third = load_bytes(rows + 2 * next);
  bytes least = min_bytes(min_bytes(first, second), third);
  bytes most = max_bytes(max_bytes(first, second), third);
  memcpy(low, &least, 64);
  memcpy(high, &most, 64);
  short_bytes a, b, c;
  memcpy(&a, rows + 64, 16);
  memcpy(&b, rows + next + 64, 16);
  memcpy(&c, rows + 2 * next + 64, 16);
  short_bytes rest_low = min_short(min_short(a, b), c);
  short_bytes rest_high = max_short(max_short(a, b), c);
  memcpy(low + 64, &rest_low, 16);
  memcpy(high + 64, &rest_high, 16);
  maquette_range range;
  range.low = min_bytes(min_bytes(least, load_bytes(low + 4)), load_bytes(low + 8));
  range.high = max_bytes(max_bytes(most, load_bytes(high + 4)), load_bytes(high + 8));
  return range;
}

FAST void load_windows(
    maquette_window *one, maquette_window *other, const maquette_pair *pair, size_t x, size_t y) {
  load_window(one, pair->one, pair->one_stride, x, y, pair->width, pair->height);
  load_window(other, pair->other, pair->other_stride, x, y, pair->width, pair->height);
}

/// All ones in lanes with an edge in both pictures.
FAST words edge_lanes(bytes contrast) {
  return (words)((words)(bytes)(contrast >= EDGE_CONTRAST) != 0);
}

/// One bit for each pixel of a block that is in ink.
FAST uint32_t ink_bits(const maquette_pair *pair, const maquette_block *block) {
  if (pair->ink == NULL) return 0;
  const uint8_t *ink = pair->ink + block->y * pair->width + block->x;
  uint32_t bits = 0;
  for (size_t lane = 0; lane < block->count; lane++) bits |= (uint32_t)(ink[lane] != 0) << lane;
  return bits;
}

#endif
