#include "maquette_blocks.h"

enum { GROUP = 3, NEAR = 16 };

/// Pixels in a row that are looked for elsewhere, as one number.
static uint64_t key_of(const uint32_t *pixels) {
  uint64_t key = (uint64_t)pixels[0] * 0x9E3779B97F4A7C15u;
  key = (key ^ pixels[1]) * 0xC2B2AE3D27D4EB4Fu;
  return (key ^ pixels[2]) * 0x165667B19E3779F9u;
}

static uint64_t *slot_of(uint64_t *seen, uint64_t key) {
  return seen + (key >> (64 - MAQUETTE_SEEN_BITS));
}

/// Whether no byte of a group differs much from the one above.
static bool is_near(const uint32_t *group, const uint32_t *above) {
  for (size_t pixel = 0; pixel < GROUP; pixel++) {
    for (unsigned shift = 0; shift < 32; shift += 8) {
      int difference = (int)(group[pixel] >> shift & 255) - (int)(above[pixel] >> shift & 255);
      if (difference < -NEAR || difference > NEAR) return false;
    }
  }
  return true;
}

size_t maquette_smooth_groups(
    const uint32_t *row, const uint32_t *above, size_t width, uint64_t *seen) {
  size_t count = 0;
  for (size_t x = 0; x + GROUP <= width; x += GROUP) {
    const uint32_t *group = row + x;
    // Nearly all of a flat picture: a run of one colour, and what stands above.
    bool is_run = x > 0 && group[-1] == group[0] && memcmp(group - 1, group, GROUP * 4) == 0;
    if (is_run || memcmp(group, above + x, GROUP * 4) == 0) continue;
    uint64_t key = key_of(group), *slot = slot_of(seen, key);
    if (*slot != key) {
      if (is_near(group, above + x)) count++;
      *slot = key;
    }
    // What moved by a pixel is found as well.
    if (x + 1 + GROUP <= width) {
      key = key_of(group + 1);
      *slot_of(seen, key) = key;
    }
  }
  return count;
}

FAST void maquette_less_above_body(uint8_t *row, const uint8_t *above, size_t count) {
  size_t at = 0;
  for (; at + sizeof(bytes) <= count; at += sizeof(bytes)) {
    bytes less = load_bytes(row + at) - load_bytes(above + at);
    memcpy(row + at, &less, sizeof less);
  }
  for (; at < count; at++) row[at] = (uint8_t)(row[at] - above[at]);
}

DISPATCH(
    void, maquette_less_above, (uint8_t *row, const uint8_t *above, size_t count),
    (row, above, count))
