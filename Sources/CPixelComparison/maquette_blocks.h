#ifndef MAQUETTE_BLOCKS_H
#define MAQUETTE_BLOCKS_H

#include <string.h>

#include "maquette_pixels.h"

// Pictures are compared sixteen pixels at a time, with the vectors that GCC and Clang have for every
// processor. They are as wide as that for the sake of debug builds, in which each operation goes
// through memory: it then pays for sixteen pixels at once.

#define BLOCK 16

// Functions that take vectors are inlined wherever they are used, so how a processor would pass
// them does not matter.
#pragma GCC diagnostic ignored "-Wpsabi"

typedef uint32_t words __attribute__((vector_size(64)));
typedef int32_t numbers __attribute__((vector_size(64)));
typedef float reals __attribute__((vector_size(64)));
typedef uint8_t bytes __attribute__((vector_size(64)));
typedef uint8_t short_bytes __attribute__((vector_size(16)));
typedef uint64_t longs __attribute__((vector_size(64)));

// Sums of real numbers are rounded step by step everywhere: no multiplication and addition in one.
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

// Inlined in debug builds, too.
#define FAST static inline __attribute__((always_inline))

FAST words load_words(const void *from) {
  words result;
  memcpy(&result, from, sizeof result);
  return result;
}

FAST bytes load_bytes(const void *from) {
  bytes result;
  memcpy(&result, from, sizeof result);
  return result;
}

/// Whether any lane is not 0.
FAST bool any_words(words lanes) {
  longs all = (longs)lanes;
  return (all[0] | all[1] | all[2] | all[3] | all[4] | all[5] | all[6] | all[7]) != 0;
}

/// One bit for each lane, for lanes that are 0 or all ones.
FAST uint32_t lane_bits(words lanes) {
  const words weights = {1,       1 << 1,  1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
                         1 << 8,  1 << 9,  1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};
  longs all = (longs)(lanes & weights);
  uint64_t bits = all[0] | all[1] | all[2] | all[3] | all[4] | all[5] | all[6] | all[7];
  return (uint32_t)(bits | bits >> 32);
}

/// Some pixels of both pictures in a row.
typedef struct {
  size_t x, y, count;
  words one, other;
  /// All ones where they differ; 0 in lanes beyond `count`.
  words differ;
} maquette_block;

FAST maquette_block load_block(const maquette_pair *pair, size_t x, size_t y) {
  maquette_block block;
  block.x = x;
  block.y = y;
  block.count = pair->width - x < BLOCK ? pair->width - x : BLOCK;
  const uint32_t *one = pair->one + y * pair->one_stride + x;
  const uint32_t *other = pair->other + y * pair->other_stride + x;
  if (block.count == BLOCK) {
    block.one = load_words(one);
    block.other = load_words(other);
  } else {
    uint32_t few[2][BLOCK] = {{0}};
    memcpy(few[0], one, block.count * 4);
    memcpy(few[1], other, block.count * 4);
    block.one = load_words(few[0]);
    block.other = load_words(few[1]);
  }
  block.differ = (words)(block.one != block.other);
  return block;
}

/// One in each of sixteen bytes whose bit is set.
FAST short_bytes bytes_of(uint32_t bits) {
  const short_bytes weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8_t low = (uint8_t)bits, high = (uint8_t)(bits >> 8);
  short_bytes spread = {low,  low,  low,  low,  low,  low,  low,  low,
                        high, high, high, high, high, high, high, high};
  return (short_bytes)((spread & weights) != 0) & 1;
}

/// Writes a byte for each pixel: what differs, and of that what is tolerated.
FAST void write_mask(
    uint8_t *mask, const maquette_block *block, uint32_t different, uint32_t tolerated,
    maquette_counts *counts) {
  if ((different | tolerated) == 0) return;
  short_bytes values = bytes_of(different) * MAQUETTE_DIFFERENT;
  if (tolerated != 0) values |= bytes_of(tolerated) * MAQUETTE_TOLERATED;
  if (block->count == BLOCK) {
    memcpy(mask, &values, BLOCK);
  } else {
    memcpy(mask, &values, block->count);
  }
  counts->different += (size_t)__builtin_popcount(different);
  counts->tolerated += (size_t)__builtin_popcount(tolerated);
}

/// Calls for each block that may differ in the rows that do; the rest was skipped by memcmp, which
/// is fast in every build.
#define FOR_CHANGED_BLOCKS(pair, slots, X, Y, ...)                                             \
  for (size_t Y = 0; Y < (pair)->height; Y++) {                                                \
    if ((slots)[Y] == MAQUETTE_NO_SLOT) continue;                                              \
    const uint32_t *row_one = (pair)->one + Y * (pair)->one_stride;                            \
    const uint32_t *row_other = (pair)->other + Y * (pair)->other_stride;                      \
    for (size_t far = 0; far < (pair)->width; far += 16 * BLOCK) {                             \
      size_t far_end = (pair)->width - far < 16 * BLOCK ? (pair)->width : far + 16 * BLOCK;    \
      if (memcmp(row_one + far, row_other + far, (far_end - far) * 4) == 0) continue;          \
      for (size_t X = far; X < far_end; X += BLOCK) {                                          \
        __VA_ARGS__                                                                            \
      }                                                                                        \
    }                                                                                          \
  }

// A function with wide vectors is compiled twice where most processors can do better than the
// oldest one that code is compiled for.
#if defined(__x86_64__)
#define DISPATCH(RESULT, NAME, PARAMETERS, ARGUMENTS)                                          \
  __attribute__((target("avx2"))) static RESULT NAME##_avx2 PARAMETERS {                       \
    return NAME##_body ARGUMENTS;                                                              \
  }                                                                                            \
  RESULT NAME PARAMETERS {                                                                     \
    return __builtin_cpu_supports("avx2") ? NAME##_avx2 ARGUMENTS : NAME##_body ARGUMENTS;     \
  }
#else
#define DISPATCH(RESULT, NAME, PARAMETERS, ARGUMENTS)                                          \
  RESULT NAME PARAMETERS { return NAME##_body ARGUMENTS; }
#endif

/// Three rows of pixels around a block, with a pixel more on each side; beyond the picture its
/// nearest pixels.
typedef struct {
  uint32_t rows[3][BLOCK + 4];
} maquette_window;

FAST void load_window(
    maquette_window *window, const uint32_t *pixels, size_t stride, size_t x, size_t y,
    size_t width, size_t height) {
  if (x > 0 && x + BLOCK + 3 <= width && y > 0 && y + 1 < height) {
    const uint32_t *from = pixels + (y - 1) * stride + x - 1;
    memcpy(window->rows[0], from, sizeof window->rows[0]);
    memcpy(window->rows[1], from + stride, sizeof window->rows[1]);
    memcpy(window->rows[2], from + 2 * stride, sizeof window->rows[2]);
    return;
  }
  for (size_t row = 0; row < 3; row++) {
    size_t place = y + row > 0 ? y + row - 1 : 0;
    if (place >= height) place = height - 1;
    const uint32_t *from = pixels + place * stride;
    for (size_t column = 0; column < BLOCK + 4; column++) {
      size_t at = x + column > 0 ? x + column - 1 : 0;
      window->rows[row][column] = from[at < width ? at : width - 1];
    }
  }
}

#endif
