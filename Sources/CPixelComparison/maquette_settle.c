#include <math.h>

#include "maquette_sight.h"

// The second look at pixels that differ a little, first of all at roundings.
//
// A rounding is a level or two of each channel, and most of the picture is as it was: in the mean of
// a tile there is next to no difference. A fill of another colour differs in every pixel.

/// Whether what is rounded in a tile is next to nothing in its mean.
static bool is_level(const maquette_sight *sight, size_t x, size_t y, double mean) {
  const maquette_pair *pair = sight->pair;
  // At the far edges a whole tile is looked at, too.
  size_t right = least(x + TILE, pair->width), bottom = least(y + TILE, pair->height);
  size_t left = before(right, TILE), top = before(bottom, TILE);
  int64_t sums[4] = {0};
  for (size_t row = top; row < bottom; row++) {
    const uint8_t *marks = at(sight, left, row);
    if (marks == NULL) continue;
    for (size_t column = left; column < right; column++) {
      if ((marks[column - left] & ROUNDED) == 0) continue;
      uint32_t a = one_at(pair, column, row), b = other_at(pair, column, row);
      for (int part = 0; part < 4; part++) {
        sums[part] += channel_of(a, part * 8) - channel_of(b, part * 8);
      }
    }
  }
  double most = mean * (double)((right - left) * (bottom - top));
  for (int part = 0; part < 4; part++) {
    if (fabs((double)sums[part]) > most) return false;
  }
  return true;
}

static void settle_tile(
    const maquette_sight *sight, size_t x, size_t y, double mean, maquette_counts *counts) {
  size_t right = least(x + TILE, sight->pair->width), bottom = least(y + TILE, sight->pair->height);
  bool is_rounded = false;
  for (size_t row = y; row < bottom && !is_rounded; row++) {
    const uint8_t *marks = at(sight, x, row);
    is_rounded = marks != NULL && has_mark(marks, right - x, ROUNDED);
  }
  if (!is_rounded || !is_level(sight, x, y, mean)) return;
  for (size_t row = y; row < bottom; row++) {
    uint8_t *marks = at(sight, x, row);
    if (marks == NULL) continue;
    for (size_t column = 0; column < right - x; column++) {
      // The bit stays for the tiles beside this one.
      if ((marks[column] & ROUNDED) == 0) continue;
      marks[column] = (uint8_t)(ROUNDED | MAQUETTE_TOLERATED);
      counts->different--;
      counts->tolerated++;
    }
  }
}

void maquette_settle(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance, maquette_counts *counts) {
  maquette_sight sight = {pair, slots, mask};
  size_t rows = 0;
  for (size_t y = 0; y < pair->height; y += TILE) {
    for (size_t x = 0; x < pair->width; x += TILE) {
      settle_tile(&sight, x, y, tolerance->mean, counts);
    }
  }
  for (size_t y = 0; y < pair->height; y++) {
    maquette_settle_specks(&sight, y, counts);
    rows += slots[y] != MAQUETTE_NO_SLOT;
  }
  for (size_t place = 0; place < rows * pair->width; place++) {
    mask[place] &= MAQUETTE_DIFFERENT | MAQUETTE_TOLERATED;
  }
}
