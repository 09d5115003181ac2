#include <math.h>
#include <stdlib.h>

#include "maquette_pixels.h"

// Where a scene says that a text is, ink is looked for: each pixel's colour lies on the way from the
// paper's to the ink's, alpha included, and how far is the ink's share of it. Another rasteriser moves ink by a pixel
// or two and makes it a little heavier or lighter; it leaves none out, adds none, and mixes no other
// colours.

typedef struct {
  const uint32_t *pixels;
  size_t stride;
  size_t width, height;
} maquette_side;

typedef struct {
  int paper[4];
  int way[4];
  double square;
} maquette_scale;

static int part_of(uint32_t pixel, int part) { return (int)(pixel >> (part * 8) & 0xFF); }

/// What most of a text's place is: the paper. Where no colour is on half of it, one of many.
static uint32_t paper_of(const maquette_side *side, maquette_area area) {
  uint32_t paper = 0;
  size_t votes = 0;
  for (size_t y = area.min_y; y < area.max_y; y++) {
    const uint32_t *row = side->pixels + y * side->stride;
    for (size_t x = area.min_x; x < area.max_x; x++) {
      if (votes == 0) paper = row[x];
      if (row[x] == paper) {
        votes++;
      } else {
        votes--;
      }
    }
  }
  return paper;
}

/// The ink's share of a pixel, and how far its colour is from the way between paper and ink.
static double share_of(const maquette_scale *scale, uint32_t pixel, double *astray) {
  double product = 0, square = 0;
  for (int part = 0; part < 4; part++) {
    double step = part_of(pixel, part) - scale->paper[part];
    product += step * scale->way[part];
    square += step * step;
  }
  double share = product / scale->square;
  double nearest = share < 0 ? 0 : share > 1 ? 1 : share;
  // The distance from the nearest point of the way.
  double rest = square - 2 * nearest * product + nearest * nearest * scale->square;
  *astray = rest > 0 ? sqrt(rest) : 0;
  return nearest;
}

typedef bool maquette_test(const maquette_scale *scale, uint32_t pixel, double least, uint32_t like);

static bool has_share(const maquette_scale *scale, uint32_t pixel, double least, uint32_t like) {
  (void)like;
  double astray;
  return share_of(scale, pixel, &astray) >= least;
}

static bool is_like(const maquette_scale *scale, uint32_t pixel, double most, uint32_t like) {
  (void)scale;
  for (int part = 0; part < 4; part++) {
    if (abs(part_of(pixel, part) - part_of(like, part)) > (int)most) return false;
  }
  return true;
}

static bool any_near(
    const maquette_side *side, size_t x, size_t y, size_t radius, const maquette_scale *scale,
    maquette_test *test, double number, uint32_t like) {
  size_t left = x < radius ? 0 : x - radius, top = y < radius ? 0 : y - radius;
  size_t right = x + radius < side->width ? x + radius + 1 : side->width;
  size_t bottom = y + radius < side->height ? y + radius + 1 : side->height;
  for (size_t row = top; row < bottom; row++) {
    const uint32_t *pixels = side->pixels + row * side->stride;
    for (size_t column = left; column < right; column++) {
      if (test(scale, pixels[column], number, like)) return true;
    }
  }
  return false;
}

/// Ink that is mostly there, and some of it, as parts of the largest share.
static const double strong = 0.6, some = 0.3, faint = 0.1;
/// How far a colour may be from the way between paper and ink, and from one in the other picture.
static const double most_astray = 40, most_unlike = 64;
/// So far from it, and with nothing like it near, no rasteriser draws a single pixel.
static const double other_color = 100;
/// Nor does it draw a pixel of ink so far from all other ink, as parts of its radius.
static const size_t far = 2;

static void weigh(
    const maquette_side *side, const maquette_scale *scale, maquette_area area, double *mass,
    double *peak) {
  for (size_t y = area.min_y; y < area.max_y; y++) {
    for (size_t x = area.min_x; x < area.max_x; x++) {
      double astray, share = share_of(scale, side->pixels[y * side->stride + x], &astray);
      *mass += share;
      if (share > *peak) *peak = share;
    }
  }
}

/// Makes a place so large that all ink of a picture is in it.
static void surround(
    const maquette_side *side, const maquette_scale *scale, maquette_area area, double least,
    maquette_area *place) {
  for (size_t y = area.min_y; y < area.max_y; y++) {
    for (size_t x = area.min_x; x < area.max_x; x++) {
      double astray;
      if (share_of(scale, side->pixels[y * side->stride + x], &astray) < least) continue;
      if (x < place->min_x) place->min_x = x;
      if (y < place->min_y) place->min_y = y;
      if (x >= place->max_x) place->max_x = x + 1;
      if (y >= place->max_y) place->max_y = y + 1;
    }
  }
}

/// A place with the pixels around it that are in an area.
static maquette_area with_room(maquette_area place, size_t radius, maquette_area area) {
  size_t left = place.min_x - area.min_x, top = place.min_y - area.min_y;
  size_t right = area.max_x - place.max_x, bottom = area.max_y - place.max_y;
  return (maquette_area){
      place.min_x - (left < radius ? left : radius), place.min_y - (top < radius ? top : radius),
      place.max_x + (right < radius ? right : radius),
      place.max_y + (bottom < radius ? bottom : radius)};
}

/// Two pictures, of which the first one's ink is looked for in the second.
typedef struct {
  const maquette_side *side, *against;
  const maquette_scale *scale;
  size_t radius;
  double own_peak, peak;
} maquette_search;

static bool is_lost(const maquette_search *search, size_t x, size_t y) {
  uint32_t pixel = search->side->pixels[y * search->side->stride + x];
  if (pixel == search->against->pixels[y * search->against->stride + x]) return false;
  double astray, share = share_of(search->scale, pixel, &astray);
  return share > 0 && share >= strong * search->own_peak
      && !any_near(search->against, x, y, search->radius, search->scale, has_share,
                   some * search->peak, pixel);
}

/// Whether a lost pixel is one of four in a square, or has not even a trace of ink around it: a dot
/// or a piece of a letter, where a rasteriser leaves out single pixels of edges.
static bool is_piece(const maquette_search *search, maquette_area area, size_t x, size_t y) {
  if (x > area.min_x && y > area.min_y && is_lost(search, x - 1, y) && is_lost(search, x, y - 1)
      && is_lost(search, x - 1, y - 1)) {
    return true;
  }
  return !any_near(search->against, x, y, far * search->radius, search->scale, has_share,
                   faint * search->peak, 0);
}

static void find(
    const maquette_search *search, maquette_area area, size_t *all, size_t *lost, size_t *pieces,
    size_t *strange, size_t *odd) {
  const maquette_side *side = search->side, *against = search->against;
  for (size_t y = area.min_y; y < area.max_y; y++) {
    for (size_t x = area.min_x; x < area.max_x; x++) {
      uint32_t pixel = side->pixels[y * side->stride + x];
      double astray, share = share_of(search->scale, pixel, &astray);
      *all += share > 0 && share >= strong * search->own_peak;
      if (pixel == against->pixels[y * against->stride + x]) continue;
      if (is_lost(search, x, y)) {
        (*lost)++;
        *pieces += is_piece(search, area, x, y);
      }
      if (astray > most_astray
          && !any_near(against, x, y, search->radius, search->scale, is_like, most_unlike, pixel)) {
        (*strange)++;
        *odd += astray > other_color;
      }
    }
  }
}

maquette_ink maquette_judge_ink(
    const maquette_pair *pair, maquette_area area, uint32_t ink, size_t radius) {
  maquette_side one = {pair->one, pair->one_stride, pair->width, pair->height};
  maquette_side other = {pair->other, pair->other_stride, pair->width, pair->height};
  maquette_ink result = {0};
  uint32_t paper = paper_of(&one, area);
  maquette_scale scale = {{0}, {0}, 0};
  for (int part = 0; part < 4; part++) {
    scale.paper[part] = part_of(paper, part);
    scale.way[part] = part_of(ink, part) - scale.paper[part];
    scale.square += (double)scale.way[part] * scale.way[part];
  }
  // Ink of the paper's colour is not seen.
  if (scale.square < 24 * 24) return result;
  weigh(&one, &scale, area, &result.one_mass, &result.one_peak);
  weigh(&other, &scale, area, &result.other_mass, &result.other_peak);
  double peak = result.one_peak > result.other_peak ? result.one_peak : result.other_peak;
  // What is hardly anything is no ink.
  if (peak < 0.05) return result;
  // Of the area, only where ink is: what else is in it is no part of the text.
  maquette_area place = {area.max_x, area.max_y, area.min_x, area.min_y};
  surround(&one, &scale, area, faint * peak, &place);
  surround(&other, &scale, area, faint * peak, &place);
  area = result.place = with_room(place, radius, area);
  maquette_search there = {
      &one, &other, &scale, radius, result.one_peak < some * peak ? peak : result.one_peak, peak};
  find(&there, area, &result.one_strong, &result.one_lost, &result.one_pieces, &result.strange,
       &result.odd);
  maquette_search back = {
      &other, &one, &scale, radius, result.other_peak < some * peak ? peak : result.other_peak,
      peak};
  find(&back, area, &result.other_strong, &result.other_lost, &result.other_pieces,
       &result.strange, &result.odd);
  return result;
}
