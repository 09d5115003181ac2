#ifndef MAQUETTE_SIGHT_H
#define MAQUETTE_SIGHT_H

#include "maquette_edges.h"

// What the second look sees: both pictures, and what the first look said of each pixel.

/// Pixels from one side of a tile to the other.
#define TILE 16

typedef struct {
  const maquette_pair *pair;
  const uint32_t *slots;
  uint8_t *mask;
} maquette_sight;

/// The byte of a pixel; NULL in a row without differences.
FAST uint8_t *at(const maquette_sight *sight, size_t x, size_t y) {
  uint32_t slot = sight->slots[y];
  return slot == MAQUETTE_NO_SLOT ? NULL : sight->mask + (size_t)slot * sight->pair->width + x;
}

FAST uint32_t one_at(const maquette_pair *pair, size_t x, size_t y) {
  return pair->one[y * pair->one_stride + x];
}

FAST uint32_t other_at(const maquette_pair *pair, size_t x, size_t y) {
  return pair->other[y * pair->other_stride + x];
}

FAST int channel_of(uint32_t pixel, int shift) { return (int)(pixel >> shift & 0xFF); }

FAST size_t least(size_t a, size_t b) { return a < b ? a : b; }

/// From a place back by so much, but not beyond the picture.
FAST size_t before(size_t place, size_t by) { return place < by ? 0 : place - by; }

/// Whether a byte of a row has a mark.
FAST bool has_mark(const uint8_t *row, size_t count, uint8_t mark) {
  size_t place = 0;
  uint64_t marks = 0x0101010101010101u * mark;
  for (; place + 8 <= count; place += 8) {
    uint64_t some;
    memcpy(&some, row + place, 8);
    if ((some & marks) != 0) return true;
  }
  for (; place < count; place++) {
    if ((row[place] & mark) != 0) return true;
  }
  return false;
}

/// Looks again at the pixels of a row that may be specks.
void maquette_settle_specks(const maquette_sight *sight, size_t y, maquette_counts *counts);

#endif
