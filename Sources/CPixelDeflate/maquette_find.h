#ifndef MAQUETTE_FIND_H
#define MAQUETTE_FIND_H

#include "maquette_parts.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Words are compared as if their first byte were the lowest."
#endif

enum {
  /// A match of so many bytes is long enough to look no further.
  NICE = 96,
  /// So many pixels before a place may belong to a match with its pixels.
  BACK = 63,
};

/// Where else the same pixels are, as seen from a place.
typedef struct {
  uint32_t distance, length;
  /// How many pixels before it are the same, too.
  uint32_t back;
  /// The distance's code.
  uint8_t code;
} maquette_find;

FAST uint64_t load(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// How many bytes are the same.
FAST uint32_t same(const uint8_t *one, const uint8_t *other, uint32_t most) {
  uint32_t count = 0;
  if (most >= 8) {
    uint64_t different = load(one) ^ load(other);
    if (different != 0) return (uint32_t)(__builtin_ctzll(different) >> 3);
    count = 8;
  }
  for (; count + 32 <= most; count += 32) {
    uint64_t parts[4];
    for (int at = 0; at < 4; at++) {
      parts[at] = load(one + count + 8 * at) ^ load(other + count + 8 * at);
    }
    if ((parts[0] | parts[1] | parts[2] | parts[3]) != 0) break;
  }
  for (; count + 8 <= most; count += 8) {
    uint64_t different = load(one + count) ^ load(other + count);
    if (different != 0) return count + (uint32_t)(__builtin_ctzll(different) >> 3);
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

/// The pixel at an offset; there are at least four bytes.
FAST uint32_t pixel_at(const maquette_deflater *deflater, uint32_t offset) {
  uint32_t pixel;
  memcpy(&pixel, deflater->bytes + offset, sizeof pixel);
  return pixel & deflater->pixel_mask;
}

/// Finds places with the same pixels as one that follows `run` equal pixels. They are in the order
/// of their distances, and each is the same for longer, or from farther back, than those before it.
FAST unsigned find(
    maquette_deflater *deflater, uint32_t offset, uint32_t run, uint32_t pair, uint32_t pixel,
    unsigned depth, maquette_find *finds) {
  const uint8_t *bytes = deflater->bytes;
  uint32_t rest = deflater->count - offset, most = rest < MOST ? rest : MOST;
  uint32_t before = run > 0 ? pixel_at(deflater, offset - deflater->pixel) : 0;
  uint32_t longest = LEAST - 1, back = 0, seen = deflater->newest_pixel[pixel];
  uint32_t next = deflater->newest_pair[pair];
  unsigned count = 0;
  // The newest of a single pixel, and then of two.
  if (seen == next) seen = 0;
  for (unsigned looked = 0; looked <= depth; looked++) {
    if (looked > 0 || seen == 0) {
      if (next == 0) break;
      uint32_t step = deflater->back_to_pair[(next - 1) % WINDOW];
      seen = next;
      next = step == 0 ? 0 : next - step;
    }
    uint32_t place = seen - 1;
    if (offset - place > WINDOW) break;
    uint32_t same_before = deflater->run_before[place % WINDOW];
    if (same_before > run) same_before = run;
    // Most are neither longer nor begin earlier.
    bool is_longer = longest < most && bytes[place + longest] == bytes[offset + longest];
    if (!is_longer && same_before <= back) continue;
    uint32_t length = same(bytes + offset, bytes + place, most);
    if (length < LEAST) continue;
    if (same_before > 0 && pixel_at(deflater, place - deflater->pixel) != before) same_before = 0;
    if (length <= longest && same_before <= back) continue;
    uint32_t distance = offset - place;
    uint8_t code = (uint8_t)distance_code(distance);
    finds[count++] = (maquette_find){distance, length, same_before, code};
    if (length > longest) longest = length;
    if (same_before > back) back = same_before;
    if (longest >= NICE && back >= run) break;
  }
  return count;
}

/// Remembers a place.
FAST void remember(
    maquette_deflater *deflater, uint32_t offset, uint32_t run, uint32_t pair, uint32_t pixel) {
  uint32_t newest = deflater->newest_pair[pair], step = offset + 1 - newest;
  deflater->back_to_pair[offset % WINDOW] = newest != 0 && step < WINDOW ? (uint16_t)step : 0;
  deflater->run_before[offset % WINDOW] = (uint8_t)run;
  deflater->newest_pair[pair] = deflater->newest_pixel[pixel] = offset + 1;
}

#endif
