#include <string.h>

#include "maquette_pixels.h"

enum { BITS = 10, SLOTS = 1 << BITS, FREE = 0xFFFF, SHORT = 8 };

/// Where a colour is looked for first. Slots are four times as many as colours, so that few meet.
static uint32_t slot_of(uint32_t pixel) { return pixel * 0x9E3779B1u >> (32 - BITS); }

/// How many pixels are the first one, from there on.
static size_t run_of(const uint32_t *pixels, size_t count) {
  uint64_t both = (uint64_t)pixels[0] << 32 | pixels[0];
  size_t run = 1;
  while (run + 8 <= count) {
    uint64_t next[4];
    memcpy(next, pixels + run, sizeof next);
    if (((next[0] ^ both) | (next[1] ^ both) | (next[2] ^ both) | (next[3] ^ both)) != 0) break;
    run += 8;
  }
  while (run < count && pixels[run] == pixels[0]) run++;
  return run;
}

size_t maquette_palette(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *colors, uint8_t *rows) {
  uint16_t slots[SLOTS];
  memset(slots, 0xFF, sizeof slots);
  size_t found = 0;
  for (size_t y = 0; y < height; y++, pixels += width) {
    // A control has many rows that are the row above.
    if (y > 0 && memcmp(pixels, pixels - width, width * sizeof *pixels) == 0) {
      memcpy(rows, rows - width - 1, width + 1);
      rows += width + 1;
      continue;
    }
    *rows++ = 0;
    for (size_t x = 0; x < width;) {
      uint32_t pixel = pixels[x], slot = slot_of(pixel);
      while (slots[slot] != FREE && colors[slots[slot]] != pixel) slot = (slot + 1) % SLOTS;
      if (slots[slot] == FREE) {
        if (found == MAQUETTE_PALETTE) return 0;
        colors[found] = pixel;
        slots[slot] = (uint16_t)found++;
      }
      uint8_t index = (uint8_t)slots[slot];
      // Few neighbours are the same in letters, and many around them.
      size_t near = x + SHORT < width ? x + SHORT : width;
      do rows[x++] = index;
      while (x < near && pixels[x] == pixel);
      if (x < near || x == width || pixels[x] != pixel) continue;
      size_t run = run_of(pixels + x, width - x);
      memset(rows + x, index, run);
      x += run;
    }
    rows += width;
  }
  return found;
}
