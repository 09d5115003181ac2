#include <string.h>

#include "maquette_pixels.h"

enum { BITS = 10, SLOTS = 1 << BITS, FREE = 0xFFFF };

/// Where a colour is looked for first. Slots are four times as many as colours, so that few meet.
static uint32_t slot_of(uint32_t pixel) { return pixel * 0x9E3779B1u >> (32 - BITS); }

size_t maquette_palette(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *colors, uint8_t *rows) {
  uint16_t slots[SLOTS];
  memset(slots, 0xFF, sizeof slots);
  size_t found = 0;
  uint32_t last = 0;
  // No index: the first pixel is always looked for.
  uint16_t index = FREE;
  for (size_t y = 0; y < height; y++, pixels += width) {
    *rows++ = 0;
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = pixels[x];
      if (pixel != last || index == FREE) {
        uint32_t slot = slot_of(pixel);
        while (slots[slot] != FREE && colors[slots[slot]] != pixel) slot = (slot + 1) % SLOTS;
        if (slots[slot] == FREE) {
          if (found == MAQUETTE_PALETTE) return 0;
          colors[found] = pixel;
          slots[slot] = (uint16_t)found++;
        }
        index = slots[slot];
        last = pixel;
      }
      *rows++ = (uint8_t)index;
    }
  }
  return found;
}
