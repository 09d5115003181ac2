#include "maquette_edges.h"

// Rasterisers differ in how much of a pixel they think is covered. So a pixel along an edge may
// differ, but
//  * by no more than a quarter of the contrast around it, in every channel: a shape moved by a whole
//    pixel covers others wholly, however pale it is;
//  * its colour must lie between those around it in the other picture, or nearly: text of another
//    colour does not;
//  * and a pixel of a thin line, which is darker or lighter than all around it, only along with
//    others across that line: what a line loses to one side it wins on the other. A line of another
//    colour changes alone.
// In text ink the whole glyph may be rasterised otherwise, hinted for example, so half the contrast
// is allowed there and the other two rules do not hold. At last the distance that people perceive
// must be small.
//
// What differs by a rounding, and the few pixels where edges end, are looked at once more when all
// pixels around them are known: in maquette_settle.c and maquette_specks.c.

/// Half the contrast in ink, a quarter along edges; an eighth beyond the colours around.
enum { INK_SHIFT = 1, EDGE_SHIFT = 2, SPREAD_SHIFT = 3 };

/// How far values are above or below a range.
FAST bytes beyond(bytes value, maquette_range range) {
  return (max_bytes(value, range.high) - range.high) + (range.low - min_bytes(value, range.low));
}

FAST words all_of(bytes lanes) { return (words)((words)lanes == 0xFFFFFFFFu); }

/// The squared distance in YIQ of colours whose channels differ by so much.
FAST reals yiq_square(reals red, reals green, reals blue) {
  reals y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  reals i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  reals q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

FAST reals channel(words one, words other, int shift) {
  numbers difference = (numbers)(one >> shift & 0xFF) - (numbers)(other >> shift & 0xFF);
  return __builtin_convertvector(difference, reals);
}

/// All ones in lanes whose colours are near each other, on white and on black.
FAST words near_lanes(words one, words other, float limit) {
  reals red = channel(one, other, 16), green = channel(one, other, 8);
  reals blue = channel(one, other, 0), alpha = channel(one, other, 24);
  words near = (words)(yiq_square(red, green, blue) <= limit);
  if (!any_words((words)(alpha != 0))) return near;
  return near & (words)(yiq_square(red - alpha, green - alpha, blue - alpha) <= limit);
}

/// Whether a neighbour that has another colour in either picture changed as well.
static bool changes_with_neighbours(
    const maquette_window *one, const maquette_window *other, size_t lane) {
  uint32_t centre = one->rows[1][lane + 1], other_centre = other->rows[1][lane + 1];
  for (size_t row = 0; row < 3; row++) {
    for (size_t column = lane; column < lane + 3; column++) {
      uint32_t neighbour = one->rows[row][column], changed = other->rows[row][column];
      bool is_unlike = neighbour != centre || changed != other_centre;
      if (is_unlike && neighbour != changed) return true;
    }
  }
  return false;
}

/// So many pixels within eight of one that change from the same colour to the same other one are a
/// line or a rim that is recoloured.
enum { MOST_RECOLOURED = 8 };

/// Whether a colour became another one around a pixel: neither is left near it in the other picture,
/// and many pixels changed alike.
static bool is_recoloured(const maquette_pair *pair, size_t x, size_t y) {
  uint32_t was = pair->one[y * pair->one_stride + x];
  uint32_t is = pair->other[y * pair->other_stride + x];
  size_t left = x < 8 ? 0 : x - 8, right = x + 8 < pair->width ? x + 9 : pair->width;
  size_t top = y < 8 ? 0 : y - 8, bottom = y + 8 < pair->height ? y + 9 : pair->height;
  size_t alike = 0;
  for (size_t row = top; row < bottom; row++) {
    const uint32_t *one = pair->one + row * pair->one_stride;
    const uint32_t *other = pair->other + row * pair->other_stride;
    bool is_near = row + 2 >= y && row <= y + 2;
    for (size_t column = left; column < right; column++) {
      alike += one[column] == was && other[column] == is;
      if (!is_near || column + 2 < x || column > x + 2) continue;
      if (other[column] == was || one[column] == is) return false;
    }
  }
  return alike > MOST_RECOLOURED;
}

/// Writes what a second look is for.
///
/// @param edges Lanes beside an edge whose colour may not become another one.
static void mark_unsettled(
    uint8_t *mask, const maquette_pair *pair, const maquette_block *block, uint32_t rounded,
    uint32_t edges, uint32_t specks) {
  for (size_t lane = 0; (rounded | specks) >> lane != 0; lane++) {
    uint32_t bit = 1u << lane;
    // Beside an edge another colour would be noticed by its contrast alone.
    if ((rounded & bit) != 0
        && ((edges & bit) == 0 || !is_recoloured(pair, block->x + lane, block->y))) {
      mask[lane] |= ROUNDED;
    }
    if ((specks & bit) != 0) mask[lane] |= SPECK;
  }
}

FAST maquette_counts maquette_compare_edges_body(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance) {
  maquette_counts counts = {0, 0};
  bool is_settled = true;
  FOR_CHANGED_BLOCKS(pair, slots, x, y, {
    maquette_block block = load_block(pair, x, y);
    uint32_t differ = lane_bits(block.differ);
    if (differ == 0) continue;
    bytes one = (bytes)block.one, other = (bytes)block.other;
    bytes difference = max_bytes(one, other) - min_bytes(one, other);
    uint32_t ink = ink_bits(pair, &block);
    // Most changes are larger than any contrast allows: nothing around them need be looked at.
    uint8_t most_allowed = (255 >> (ink != 0 ? INK_SHIFT : EDGE_SHIFT)) + 1;
    uint32_t small = differ;
    if (!tolerance->may_move) small &= lane_bits(all_of((bytes)(difference <= most_allowed)));
    if (small == 0) {
      write_mask(mask + slots[y] * pair->width + x, &block, differ, 0, &counts);
      continue;
    }
    maquette_window one_window, other_window;
    load_windows(&one_window, &other_window, pair, x, y);
    maquette_range one_range = range_of(&one_window);
    maquette_range other_range = range_of(&other_window);
    bytes one_contrast = one_range.high - one_range.low;
    bytes other_contrast = other_range.high - other_range.low;
    bytes contrast = min_bytes(one_contrast, other_contrast);
    words along_edge = edge_lanes(contrast);
    if (!tolerance->may_move) {
      along_edge &= all_of((bytes)(difference <= (contrast >> EDGE_SHIFT) + 1));
    }
    uint32_t candidates = differ & lane_bits(along_edge);
    if (candidates != 0) {
      bytes one_beyond = beyond(one, other_range), other_beyond = beyond(other, one_range);
      bytes is_between = (bytes)(one_beyond <= (other_contrast >> SPREAD_SHIFT) + 1)
          & (bytes)(other_beyond <= (one_contrast >> SPREAD_SHIFT) + 1);
      candidates &= lane_bits(all_of(is_between));
      bytes one_extreme = (bytes)(one == one_range.low) | (bytes)(one == one_range.high);
      bytes other_extreme = (bytes)(other == other_range.low) | (bytes)(other == other_range.high);
      uint32_t extremes = tolerance->may_move
          ? 0 : candidates & lane_bits(all_of(one_extreme) | all_of(other_extreme));
      for (size_t lane = 0; extremes >> lane != 0; lane++) {
        if ((extremes >> lane & 1) == 0) continue;
        if (!changes_with_neighbours(&one_window, &other_window, lane)) candidates &= ~(1u << lane);
      }
    }
    if ((ink & differ & ~candidates) != 0) {
      bytes most = max_bytes(one_contrast, other_contrast);
      words in_ink = all_of((bytes)(difference <= (most >> INK_SHIFT) + 1)) & edge_lanes(most);
      candidates |= differ & ink & lane_bits(in_ink);
    }
    if (candidates != 0) {
      candidates &= lane_bits(near_lanes(block.one, block.other, (float)tolerance->edge_limit));
    }
    uint8_t *target = mask + slots[y] * pair->width + x;
    write_mask(target, &block, differ & ~candidates, candidates, &counts);
    uint32_t rest = small & ~candidates;
    if (rest == 0) continue;
    uint32_t edges = lane_bits(edge_lanes(contrast));
    uint32_t rounded = rest & lane_bits(all_of((bytes)(difference <= tolerance->levels)));
    uint32_t specks = rest & edges
        & lane_bits(near_lanes(block.one, block.other, (float)tolerance->speck_limit));
    // Ink in a block lets larger changes come so far, which are no specks outside of it.
    if (ink != 0 && !tolerance->may_move) {
      specks &= ink | lane_bits(all_of((bytes)(difference <= (255 >> EDGE_SHIFT) + 1)));
    }
    if ((rounded | specks) == 0) continue;
    is_settled = false;
    // Where a whole fill may differ by a level, its rim may.
    if (tolerance->mean >= 1) edges = 0;
    mark_unsettled(target, pair, &block, rounded, edges, specks);
  })
  if (!is_settled) maquette_settle(pair, slots, mask, tolerance, &counts);
  return counts;
}

DISPATCH(
    maquette_counts, maquette_compare_edges,
    (const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
     const maquette_tolerance *tolerance),
    (pair, slots, mask, tolerance))
