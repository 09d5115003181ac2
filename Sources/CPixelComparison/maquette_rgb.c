#include "maquette_blocks.h"

FAST void maquette_rgb_body(const uint32_t *pixels, uint8_t *target, size_t count) {
  // Four pixels at a time are written with four bytes more, which the next ones are written over.
  for (; count >= 6; count -= 4, pixels += 4, target += 12) {
    short_bytes four;
    memcpy(&four, pixels, sizeof four);
    four = __builtin_shufflevector(four, four, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 3, 7, 11, 15);
    memcpy(target, &four, sizeof four);
  }
  for (; count > 0; count--, pixels++, target += 3) {
    uint32_t pixel = *pixels;
    target[0] = (uint8_t)(pixel >> 16);
    target[1] = (uint8_t)(pixel >> 8);
    target[2] = (uint8_t)pixel;
  }
}

DISPATCH(
    void, maquette_rgb, (const uint32_t *pixels, uint8_t *target, size_t count),
    (pixels, target, count))
