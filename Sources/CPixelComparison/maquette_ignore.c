#include <string.h>

#include "maquette_pixels.h"

void maquette_ignore(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask, maquette_area area,
    maquette_counts *counts) {
  for (size_t y = area.min_y; y < area.max_y; y++) {
    if (slots[y] == MAQUETTE_NO_SLOT) continue;
    uint8_t *row = mask + (size_t)slots[y] * pair->width;
    for (size_t x = area.min_x; x < area.max_x; x++) {
      counts->different -= (row[x] & MAQUETTE_DIFFERENT) != 0;
      counts->tolerated -= (row[x] & MAQUETTE_TOLERATED) != 0;
    }
    memset(row + area.min_x, 0, area.max_x - area.min_x);
  }
}
