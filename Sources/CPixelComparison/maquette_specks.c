#include <math.h>

#include "maquette_sight.h"

// A speck is a pixel, or a few that touch, where an edge ends or turns and rasterisers cover more of
// it or less. Nothing around it differs, there are few others near it, and its colour is in both
// pictures between those around it or moves along the way to one of them: a dot of another hue does
// not. Of those that are not between, as dots are not, few may change alike.

enum {
  /// Pixels of a speck.
  MOST_PIXELS = 6,
  /// Specks within half a tile of one, itself among them, and those of the same two colours.
  MOST_SPECKS = 16,
  MOST_ALIKE = 4,
  /// How far a channel may be beyond those around it.
  MOST_BEYOND = 3,
};

typedef struct {
  size_t x, y;
} maquette_place;

/// The pixels that differ and touch one; returns how many there are, or more than fit.
static size_t touching(
    const maquette_sight *sight, size_t x, size_t y, maquette_place places[MOST_PIXELS]) {
  size_t count = 1;
  places[0] = (maquette_place){x, y};
  for (size_t next = 0; next < count; next++) {
    maquette_place place = places[next];
    size_t right = least(place.x + 2, sight->pair->width);
    size_t bottom = least(place.y + 2, sight->pair->height);
    for (size_t row = before(place.y, 1); row < bottom; row++) {
      for (size_t column = before(place.x, 1); column < right; column++) {
        const uint8_t *mark = at(sight, column, row);
        if (mark == NULL || (*mark & MAQUETTE_DIFFERENT) == 0) continue;
        bool is_known = false;
        for (size_t known = 0; known < count; known++) {
          is_known |= places[known].x == column && places[known].y == row;
        }
        if (is_known) continue;
        if (count == MOST_PIXELS) return MOST_PIXELS + 1;
        places[count++] = (maquette_place){column, row};
      }
    }
  }
  return count;
}

/// Whether the way from one colour to the other leads towards a colour or away from it.
static bool is_along(uint32_t from, uint32_t to, uint32_t beside) {
  double product = 0, way = 0, far = 0;
  for (int part = 0; part < 4; part++) {
    double step = channel_of(to, part * 8) - channel_of(from, part * 8);
    double whole = channel_of(beside, part * 8) - channel_of(from, part * 8);
    product += step * whole;
    way += step * step;
    far += whole * whole;
  }
  // A corner may be covered by more than what is beside it, but not by much more.
  if (4 * far < way) return false;
  // The square of what of the step leads elsewhere.
  double astray = way - product * product / far;
  double room = 6 + sqrt(way) / 4;
  return astray <= room * room;
}

/// Whether the way from one colour to another leads along that to a colour near a place.
static bool leads_near(
    const uint32_t *pixels, size_t stride, const maquette_pair *pair, maquette_place place,
    uint32_t from, uint32_t to) {
  size_t right = least(place.x + 3, pair->width), bottom = least(place.y + 3, pair->height);
  for (size_t row = before(place.y, 2); row < bottom; row++) {
    for (size_t column = before(place.x, 2); column < right; column++) {
      if (row == place.y && column == place.x) continue;
      if (is_along(from, to, pixels[row * stride + column])) return true;
    }
  }
  return false;
}

/// Whether a pixel's change is that of a share: of how much a colour beside it covers of it.
static bool is_share(const maquette_pair *pair, maquette_place place) {
  uint32_t was = one_at(pair, place.x, place.y), is = other_at(pair, place.x, place.y);
  return leads_near(pair->one, pair->one_stride, pair, place, was, is)
      && leads_near(pair->other, pair->other_stride, pair, place, is, was);
}

/// Whether each channel of a pixel is between those of the pixels around it.
static bool is_between(
    const uint32_t *pixels, size_t stride, const maquette_pair *pair, maquette_place place) {
  uint32_t pixel = pixels[place.y * stride + place.x];
  size_t right = least(place.x + 2, pair->width), bottom = least(place.y + 2, pair->height);
  for (int part = 0; part < 4; part++) {
    int low = 255, high = 0;
    for (size_t row = before(place.y, 1); row < bottom; row++) {
      for (size_t column = before(place.x, 1); column < right; column++) {
        if (row == place.y && column == place.x) continue;
        int level = channel_of(pixels[row * stride + column], part * 8);
        if (level < low) low = level;
        if (level > high) high = level;
      }
    }
    int level = channel_of(pixel, part * 8);
    if (level < low - MOST_BEYOND || level > high + MOST_BEYOND) return false;
  }
  return true;
}

/// Whether few pixels around a speck may be specks, and where dots may be, fewer of the same two
/// colours.
static bool is_rare(const maquette_sight *sight, maquette_place place, bool is_dot) {
  const maquette_pair *pair = sight->pair;
  uint32_t was = one_at(pair, place.x, place.y), is = other_at(pair, place.x, place.y);
  size_t right = least(place.x + TILE / 2 + 1, pair->width);
  size_t bottom = least(place.y + TILE / 2 + 1, pair->height);
  size_t count = 0, alike = 0;
  for (size_t row = before(place.y, TILE / 2); row < bottom; row++) {
    for (size_t column = before(place.x, TILE / 2); column < right; column++) {
      const uint8_t *mark = at(sight, column, row);
      if (mark == NULL) break;
      if ((*mark & SPECK) == 0) continue;
      count++;
      alike += one_at(pair, column, row) == was && other_at(pair, column, row) == is;
    }
  }
  return count <= MOST_SPECKS && (!is_dot || alike <= MOST_ALIKE);
}

static bool is_speck(
    const maquette_sight *sight, const maquette_place *places, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const uint8_t *mark = at(sight, places[index].x, places[index].y);
    if ((*mark & SPECK) == 0) return false;
    const maquette_pair *pair = sight->pair;
    bool is_dot = !is_between(pair->one, pair->one_stride, pair, places[index])
        || !is_between(pair->other, pair->other_stride, pair, places[index]);
    if (!is_rare(sight, places[index], is_dot)) return false;
    if (is_dot && !is_share(pair, places[index])) return false;
  }
  return true;
}

void maquette_settle_specks(const maquette_sight *sight, size_t y, maquette_counts *counts) {
  size_t width = sight->pair->width;
  uint8_t *marks = at(sight, 0, y);
  if (marks == NULL || !has_mark(marks, width, SPECK)) return;
  for (size_t x = 0; x < width; x++) {
    if ((marks[x] & SPECK) == 0 || (marks[x] & MAQUETTE_DIFFERENT) == 0) continue;
    maquette_place places[MOST_PIXELS];
    size_t count = touching(sight, x, y, places);
    if (count > MOST_PIXELS || !is_speck(sight, places, count)) continue;
    for (size_t index = 0; index < count; index++) {
      *at(sight, places[index].x, places[index].y) = SPECK | MAQUETTE_TOLERATED;
    }
    counts->different -= count;
    counts->tolerated += count;
  }
}
