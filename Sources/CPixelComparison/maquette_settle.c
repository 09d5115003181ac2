#include <stdlib.h>

#include "maquette_sight.h"

// The second look at pixels that differ a little, first of all at roundings.
//
// A rounding is a level or two of each channel, and most of the picture is as it was: in the mean
// of each tile that a pixel is in, wherever the tile begins, there is next to no difference. A fill
// of another colour differs in every pixel. The tile goes over the picture row by row, so that each
// pixel is added once and taken off once.

typedef int32_t sums __attribute__((vector_size(16)));
typedef uint8_t channels __attribute__((vector_size(4)));
typedef uint64_t halves __attribute__((vector_size(16)));

typedef struct {
  const maquette_sight *sight;
  /// The columns and rows of a tile: fewer than usual where the picture has no more.
  size_t columns, rows;
  /// What the channels of its pixels may differ by in all.
  sums most;
  /// For each column, the sums of those pixels of the tile's rows that are rounded.
  sums *heights;
  /// For each column, the last row with a tile in it that differs, plus one; 0 for none.
  size_t *stale;
  /// The columns with rounded pixels in the tile's rows, and how many of these rows have any.
  size_t first, end, alive;
} maquette_slide;

FAST sums wide(uint32_t pixel) {
  channels few;
  memcpy(&few, &pixel, 4);
  return __builtin_convertvector(few, sums);
}

/// The marks of a row with rounded pixels; NULL for another one.
static const uint8_t *rounded_row(const maquette_sight *sight, size_t y) {
  const uint8_t *marks = at(sight, 0, y);
  return marks != NULL && has_mark(marks, sight->pair->width, ROUNDED) ? marks : NULL;
}

/// The next rounded pixel of a row; `end` where there is none.
FAST size_t next_rounded(const uint8_t *marks, size_t x, size_t end) {
  for (; x < end && (marks[x] & ROUNDED) == 0; x++) {
    while (x + 9 <= end && !has_mark(marks + x + 1, 8, ROUNDED)) x += 8;
  }
  return x;
}

/// Adds a row to the columns, or takes it off.
static void add_row(maquette_slide *slide, size_t y, bool is_new) {
  const maquette_sight *sight = slide->sight;
  const uint8_t *marks = rounded_row(sight, y);
  if (marks == NULL) return;
  const uint32_t *one = sight->pair->one + y * sight->pair->one_stride;
  const uint32_t *other = sight->pair->other + y * sight->pair->other_stride;
  size_t x = is_new ? 0 : slide->first, end = is_new ? sight->pair->width : slide->end;
  size_t first = end, last = 0;
  for (x = next_rounded(marks, x, end); x < end; x = next_rounded(marks, x + 1, end)) {
    sums step = wide(one[x]) - wide(other[x]);
    if (!is_new) {
      slide->heights[x] -= step;
      continue;
    }
    slide->heights[x] += step;
    if (first > x) first = x;
    last = x;
  }
  if (!is_new) {
    slide->alive--;
    return;
  }
  if (slide->alive == 0) {
    slide->first = first;
    slide->end = last + 1;
  } else {
    slide->first = least(slide->first, first);
    if (slide->end <= last) slide->end = last + 1;
  }
  slide->alive++;
}

/// Notes the columns of the tiles with some last row that differ in their means.
static void find_stale(maquette_slide *slide, size_t y) {
  size_t end = least(slide->end + slide->columns - 1, slide->sight->pair->width);
  size_t noted = 0;
  sums sum = {0};
  for (size_t x = slide->first; x < end; x++) {
    sum += slide->heights[x];
    if (x >= slide->first + slide->columns) sum -= slide->heights[x - slide->columns];
    if (x + 1 < slide->columns) continue;
    halves beyond = (halves)((sum > slide->most) | (sum < -slide->most));
    if ((beyond[0] | beyond[1]) == 0) continue;
    size_t start = x + 1 - slide->columns;
    for (size_t column = start < noted ? noted : start; column <= x; column++) {
      slide->stale[column] = y + 1;
    }
    noted = x + 1;
  }
}

/// Tolerates the rounded pixels of a row that are in no tile that differs.
static void settle_row(const maquette_slide *slide, size_t y, maquette_counts *counts) {
  if (rounded_row(slide->sight, y) == NULL) return;
  uint8_t *marks = at(slide->sight, 0, y);
  size_t end = slide->sight->pair->width;
  for (size_t x = next_rounded(marks, 0, end); x < end; x = next_rounded(marks, x + 1, end)) {
    if (slide->stale[x] > y) continue;
    // The bit stays for the tiles below.
    marks[x] = (uint8_t)(ROUNDED | MAQUETTE_TOLERATED);
    counts->different--;
    counts->tolerated++;
  }
}

static void settle_roundings(
    const maquette_sight *sight, double mean, maquette_counts *counts) {
  size_t width = sight->pair->width, height = sight->pair->height;
  maquette_slide slide = {0};
  slide.sight = sight;
  slide.columns = least(TILE, width);
  slide.rows = least(TILE, height);
  slide.most += (int32_t)((mean < 255 ? mean : 255) * (double)(slide.columns * slide.rows));
  slide.heights = calloc(width, sizeof *slide.heights);
  slide.stale = calloc(width, sizeof *slide.stale);
  // Without memory nothing is tolerated.
  for (size_t y = 0; slide.heights != NULL && slide.stale != NULL && y < height; y++) {
    add_row(&slide, y, true);
    if (y + 1 < slide.rows) continue;
    size_t top = y + 1 - slide.rows;
    if (slide.alive > 0) find_stale(&slide, y);
    settle_row(&slide, top, counts);
    add_row(&slide, top, false);
    for (size_t row = top + 1; y + 1 == height && row < height; row++) {
      settle_row(&slide, row, counts);
    }
  }
  free(slide.heights);
  free(slide.stale);
}

void maquette_settle(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance, maquette_counts *counts) {
  maquette_sight sight = {pair, slots, mask};
  settle_roundings(&sight, tolerance->mean, counts);
  size_t rows = 0;
  for (size_t y = 0; y < pair->height; y++) {
    maquette_settle_specks(&sight, y, counts);
    rows += slots[y] != MAQUETTE_NO_SLOT;
  }
  for (size_t place = 0; place < rows * pair->width; place++) {
    mask[place] &= MAQUETTE_DIFFERENT | MAQUETTE_TOLERATED;
  }
}
