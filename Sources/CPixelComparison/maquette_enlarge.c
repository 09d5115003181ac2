#include "maquette_blocks.h"

/// Shares of a pixel are told apart to this many parts, as Pixman's bilinear filter does it.
enum { PARTS = 128 };

/// Where a pixel of the target lies between two of the source.
typedef struct {
  ptrdiff_t index;
  uint32_t share;
} place;

/// In parts of a pixel of the source, which are twice as many as it has pixels of the target: their
/// middles, not their edges, lie on each other.
static place place_of(ptrdiff_t pixel, ptrdiff_t factor, ptrdiff_t parts) {
  ptrdiff_t count = 2 * factor;
  ptrdiff_t at = 2 * pixel + 1 - factor;
  ptrdiff_t index = at >= 0 ? at / count : -((-at + count - 1) / count);
  return (place){index, (uint32_t)((at - index * count) * parts / count)};
}

/// A row of the source, each pixel of the target between two of its own, times `parts`.
FAST void widen(
    const maquette_coverage *source, ptrdiff_t row, ptrdiff_t factor, ptrdiff_t left,
    uint32_t parts, size_t width, uint16_t *wide) {
  if (row < 0 || row >= (ptrdiff_t)source->height) {
    memset(wide, 0, width * sizeof *wide);
    return;
  }
  const uint8_t *bytes = source->bytes + (size_t)row * source->stride;
  ptrdiff_t columns = (ptrdiff_t)source->width, count = 2 * factor;
  ptrdiff_t index = place_of(left, factor, parts).index;
  // How far the pixel is behind the one of the source, in parts of it.
  ptrdiff_t at = 2 * left + 1 - factor - index * count;
  for (size_t x = 0; x < width; index++, at -= count) {
    uint32_t first = index >= 0 && index < columns ? bytes[index] : 0;
    uint32_t next = index + 1 >= 0 && index + 1 < columns ? bytes[index + 1] : 0;
    for (; at < count && x < width; x++, at += 2) {
      uint32_t share = (uint32_t)(parts == count ? at : at * parts / count);
      wide[x] = (uint16_t)(first * (parts - share) + next * share);
    }
  }
}

FAST void maquette_enlarge_body(
    const maquette_coverage *source, size_t factor, ptrdiff_t left, ptrdiff_t top,
    maquette_coverage *target, uint16_t *room) {
  ptrdiff_t scale = (ptrdiff_t)factor;
  uint32_t parts = 2 * scale < PARTS ? (uint32_t)(2 * scale) : PARTS;
  uint32_t shift = 0;
  while (1u << shift < parts * parts) shift++;
  size_t width = target->width;
  uint16_t *upper = room, *lower = room + width;
  ptrdiff_t known = PTRDIFF_MIN;
  for (size_t y = 0; y < target->height; y++) {
    place here = place_of((ptrdiff_t)y + top, scale, parts);
    if (here.index != known) {
      if (known != PTRDIFF_MIN && here.index == known + 1) {
        uint16_t *free = upper;
        upper = lower;
        lower = free;
      } else {
        widen(source, here.index, scale, left, parts, width, upper);
      }
      widen(source, here.index + 1, scale, left, parts, width, lower);
      known = here.index;
    }
    uint8_t *restrict row = target->bytes + y * target->stride;
    const uint16_t *restrict first = upper, *restrict second = lower;
    uint32_t above = parts - here.share, below = here.share;
    for (size_t x = 0; x < width; x++) {
      row[x] = (uint8_t)((first[x] * above + second[x] * below) >> shift);
    }
  }
}

DISPATCH(
    void, maquette_enlarge,
    (const maquette_coverage *source, size_t factor, ptrdiff_t left, ptrdiff_t top,
     maquette_coverage *target, uint16_t *room),
    (source, factor, left, top, target, room))

FAST void maquette_cut_out_body(const maquette_coverage *inside, maquette_coverage *target) {
  size_t width = target->width;
  for (size_t y = 0; y < target->height; y++) {
    const uint8_t *restrict hole = inside->bytes + y * inside->stride;
    uint8_t *restrict row = target->bytes + y * target->stride;
    for (size_t x = 0; x < width; x++) {
      uint16_t part = (uint16_t)(row[x] * (255 - hole[x]) + 128);
      row[x] = (uint8_t)((uint16_t)(part + (part >> 8)) >> 8);
    }
  }
}

DISPATCH(
    void, maquette_cut_out, (const maquette_coverage *inside, maquette_coverage *target),
    (inside, target))
