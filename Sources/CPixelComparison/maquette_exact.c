#include "maquette_blocks.h"

void maquette_fill(void *memory, uint8_t value, size_t bytes) { memset(memory, value, bytes); }

bool maquette_is_opaque(const uint32_t *pixels, size_t count) {
  size_t at = 0;
  for (; at + BLOCK <= count; at += BLOCK) {
    if (any_words((load_words(pixels + at) ^ 0xFF000000) & 0xFF000000)) return false;
  }
  for (; at < count; at++) {
    if (pixels[at] >> 24 != 255) return false;
  }
  return true;
}

size_t maquette_changed_rows(const maquette_pair *pair, uint32_t *slots) {
  uint32_t count = 0;
  size_t row_bytes = pair->width * 4;
  const uint32_t *one = pair->one;
  const uint32_t *other = pair->other;
  bool is_same_memory = one == other && pair->one_stride == pair->other_stride;
  for (size_t y = 0; y < pair->height; y++) {
    bool is_same = is_same_memory || memcmp(one, other, row_bytes) == 0;
    slots[y] = is_same ? MAQUETTE_NO_SLOT : count++;
    one += pair->one_stride;
    other += pair->other_stride;
  }
  return count;
}

FAST maquette_counts maquette_compare_exact_body(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask) {
  maquette_counts counts = {0, 0};
  FOR_CHANGED_BLOCKS(pair, slots, x, y, {
    maquette_block block = load_block(pair, x, y);
    uint32_t bits = lane_bits(block.differ);
    if (bits != 0) write_mask(mask + slots[y] * pair->width + x, &block, bits, 0, &counts);
  })
  return counts;
}

DISPATCH(
    maquette_counts, maquette_compare_exact,
    (const maquette_pair *pair, const uint32_t *slots, uint8_t *mask),
    (pair, slots, mask))
