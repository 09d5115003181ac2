#include "maquette_blocks.h"

// Neighbours are often the same: a colour is computed once for all that follow it.

void maquette_fade(const uint32_t *pixels, uint32_t *target, size_t count) {
  uint32_t last = 0, faded = 0xFFFFFFFF;
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index];
    if (pixel != last) {
      last = pixel;
      // Already multiplied by alpha, so what is missing to 255 is what shows of white.
      uint32_t white = 255 - (pixel >> 24);
      uint32_t red = (pixel >> 16 & 0xFF) + white, green = (pixel >> 8 & 0xFF) + white;
      uint32_t luma = (red * 77 + green * 150 + ((pixel & 0xFF) + white) * 29) >> 8;
      uint32_t grey = 255 - (255 - luma) / 10;
      faded = 0xFF000000 | grey << 16 | grey << 8 | grey;
    }
    target[index] = faded;
  }
}

void maquette_mark(
    const uint8_t *mask, uint32_t *target, size_t count, uint32_t different, uint32_t tolerated) {
  for (size_t index = 0; index < count; index++) {
    if (mask[index] & MAQUETTE_DIFFERENT) {
      target[index] = different;
    } else if (mask[index] & MAQUETTE_TOLERATED) {
      target[index] = tolerated;
    }
  }
}

bool maquette_premultiply(const uint32_t *straight, uint32_t *target, size_t count) {
  bool opaque = true;
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = straight[index];
    uint32_t alpha = pixel >> 24;
    if (alpha != 255) {
      opaque = false;
      uint32_t red = (pixel >> 16 & 0xFF) * alpha + 128, green = (pixel >> 8 & 0xFF) * alpha + 128;
      uint32_t blue = (pixel & 0xFF) * alpha + 128;
      pixel = alpha << 24 | (red + (red >> 8)) >> 8 << 16 | (green + (green >> 8)) >> 8 << 8
          | (blue + (blue >> 8)) >> 8;
    }
    target[index] = pixel;
  }
  return opaque;
}

static uint32_t divided(uint32_t value, uint32_t alpha) {
  uint32_t result = (value * 255 + alpha / 2) / alpha;
  return result < 255 ? result : 255;
}

bool maquette_unpremultiply(const uint32_t *premultiplied, uint32_t *target, size_t count) {
  bool opaque = true;
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = premultiplied[index];
    uint32_t alpha = pixel >> 24;
    if (alpha != 255) {
      opaque = false;
      if (alpha != 0) {
        pixel = alpha << 24 | divided(pixel >> 16 & 0xFF, alpha) << 16
            | divided(pixel >> 8 & 0xFF, alpha) << 8 | divided(pixel & 0xFF, alpha);
      }
    }
    target[index] = pixel;
  }
  return opaque;
}
