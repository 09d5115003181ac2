#include "maquette_parts.h"

/// 256 times the binary logarithm of 1 + n/64.
static const uint8_t fractions[64] = {
    0,   6,   11,  17,  22,  28,  33,  38,  44,  49,  54,  59,  63,  68,  73,  78,
    82,  87,  92,  96,  100, 105, 109, 113, 118, 122, 126, 130, 134, 138, 142, 146,
    150, 154, 157, 161, 165, 169, 172, 176, 179, 183, 186, 190, 193, 197, 200, 203,
    207, 210, 213, 216, 220, 223, 226, 229, 232, 235, 238, 241, 244, 247, 250, 253,
};

/// 256 times the binary logarithm.
static uint32_t logarithm(uint32_t number) {
  unsigned bit = 31 - (unsigned)__builtin_clz(number);
  uint32_t rest = bit >= 6 ? number >> (bit - 6) : number << (6 - bit);
  return bit * 256 + fractions[rest & 63];
}

uint32_t maquette_bits(uint32_t count, uint32_t all) { return logarithm(all) - logarithm(count); }

enum { ROOM = 2 * LITERALS };

/// How deep in the tree each symbol is; `order` has those in use, the least used first.
static void set_depths(
    const uint32_t *counts, const uint16_t *order, unsigned used, uint16_t *depths) {
  uint32_t weights[ROOM];
  uint16_t parents[ROOM];
  for (unsigned at = 0; at < used; at++) weights[at] = counts[order[at]];
  unsigned leaf = 0, inner = used, end = used;
  for (; end < 2 * used - 1; end++) {
    weights[end] = 0;
    for (unsigned child = 0; child < 2; child++) {
      bool takes_leaf = leaf < used && (inner >= end || weights[leaf] <= weights[inner]);
      unsigned taken = takes_leaf ? leaf++ : inner++;
      weights[end] += weights[taken];
      parents[taken] = (uint16_t)end;
    }
  }
  depths[end - 1] = 0;
  for (unsigned at = end - 1; at-- > 0;) depths[at] = depths[parents[at]] + 1;
}

void maquette_code_lengths(
    const uint32_t *counts, unsigned symbols, unsigned most, uint8_t *lengths) {
  uint16_t order[LITERALS], depth[ROOM];
  unsigned used = 0;
  memset(lengths, 0, symbols);
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    if (counts[symbol] != 0) order[used++] = (uint16_t)symbol;
  }
  if (used < 2) {
    // A code of one bit, and another one beside it, as every decoder takes them.
    unsigned only = used == 0 ? 0 : order[0];
    lengths[only] = lengths[only == 0 ? 1 : 0] = 1;
    return;
  }
  for (unsigned gap = used / 2; gap > 0; gap /= 2) {
    for (unsigned at = gap; at < used; at++) {
      uint16_t symbol = order[at];
      unsigned to = at;
      for (; to >= gap && counts[order[to - gap]] > counts[symbol]; to -= gap) {
        order[to] = order[to - gap];
      }
      order[to] = symbol;
    }
  }
  set_depths(counts, order, used, depth);
  unsigned of_length[16] = {0};
  for (unsigned at = 0; at < used; at++) of_length[depth[at] < most ? depth[at] : most]++;
  // Codes that were cut are too many: one of the longest goes beside a shorter one, until they fit.
  uint32_t taken = 0;
  for (unsigned length = 1; length <= most; length++) taken += of_length[length] << (most - length);
  for (; taken > 1u << most; taken--) {
    unsigned length = most - 1;
    while (of_length[length] == 0) length--;
    of_length[most]--;
    of_length[length]--;
    of_length[length + 1] += 2;
  }
  unsigned at = 0;
  for (unsigned length = most; length > 0; length--) {
    for (unsigned left = of_length[length]; left > 0; left--) {
      lengths[order[at++]] = (uint8_t)length;
    }
  }
}

void maquette_codes(const uint8_t *lengths, unsigned symbols, uint16_t *codes) {
  unsigned of_length[16] = {0}, next[16] = {0};
  for (unsigned symbol = 0; symbol < symbols; symbol++) of_length[lengths[symbol]]++;
  of_length[0] = 0;
  for (unsigned length = 1; length < 16; length++) {
    next[length] = (next[length - 1] + of_length[length - 1]) << 1;
  }
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    unsigned length = lengths[symbol], code = next[length], turned = 0;
    if (length == 0) continue;
    next[length]++;
    for (unsigned bit = 0; bit < length; bit++) turned |= (code >> bit & 1) << (length - 1 - bit);
    codes[symbol] = (uint16_t)turned;
  }
}
