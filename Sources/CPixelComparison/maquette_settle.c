#include <math.h>

#include "maquette_edges.h"

// The second look at pixels that differ a little.
//
// A rounding is a level or two of each channel, and most of the picture is as it was: in the mean of
// a tile there is next to no difference. A fill of another colour differs in every pixel.
//
// A speck is a pixel, or a few that touch, where an edge ends or turns and rasterisers cover more of
// it or less. Nothing around it differs, there are few others near it and fewer that changed alike,
// and its colour moves along the way to a colour beside it: a dot of another hue does not.

/// Pixels from one side of a tile to the other.
#define TILE 16

enum {
  /// Pixels of a speck.
  MOST_PIXELS = 4,
  /// Specks within half a tile of one, itself among them, and those of the same two colours.
  MOST_SPECKS = 12,
  MOST_ALIKE = 4,
};

typedef struct {
  const maquette_pair *pair;
  const uint32_t *slots;
  uint8_t *mask;
} maquette_sight;

/// The byte of a pixel; NULL in a row without differences.
FAST uint8_t *at(const maquette_sight *sight, size_t x, size_t y) {
  uint32_t slot = sight->slots[y];
  return slot == MAQUETTE_NO_SLOT ? NULL : sight->mask + (size_t)slot * sight->pair->width + x;
}

FAST uint32_t one_at(const maquette_pair *pair, size_t x, size_t y) {
  return pair->one[y * pair->one_stride + x];
}

FAST uint32_t other_at(const maquette_pair *pair, size_t x, size_t y) {
  return pair->other[y * pair->other_stride + x];
}

FAST int channel_of(uint32_t pixel, int shift) { return (int)(pixel >> shift & 0xFF); }

FAST size_t least(size_t a, size_t b) { return a < b ? a : b; }

/// From a place back by so much, but not beyond the picture.
FAST size_t before(size_t place, size_t by) { return place < by ? 0 : place - by; }

static bool has_mark(const uint8_t *row, size_t count, uint8_t mark) {
  size_t place = 0;
  uint64_t marks = 0x0101010101010101u * mark;
  for (; place + 8 <= count; place += 8) {
    uint64_t some;
    memcpy(&some, row + place, 8);
    if ((some & marks) != 0) return true;
  }
  for (; place < count; place++) {
    if ((row[place] & mark) != 0) return true;
  }
  return false;
}

// MARK: Roundings

/// Whether what is rounded in a tile is next to nothing in its mean.
static bool is_level(const maquette_sight *sight, size_t x, size_t y, double mean) {
  const maquette_pair *pair = sight->pair;
  // At the far edges a whole tile is looked at, too.
  size_t right = least(x + TILE, pair->width), bottom = least(y + TILE, pair->height);
  size_t left = before(right, TILE), top = before(bottom, TILE);
  int64_t sums[4] = {0};
  for (size_t row = top; row < bottom; row++) {
    const uint8_t *marks = at(sight, left, row);
    if (marks == NULL) continue;
    for (size_t column = left; column < right; column++) {
      if ((marks[column - left] & ROUNDED) == 0) continue;
      uint32_t a = one_at(pair, column, row), b = other_at(pair, column, row);
      for (int part = 0; part < 4; part++) {
        sums[part] += channel_of(a, part * 8) - channel_of(b, part * 8);
      }
    }
  }
  double most = mean * (double)((right - left) * (bottom - top));
  for (int part = 0; part < 4; part++) {
    if (fabs((double)sums[part]) > most) return false;
  }
  return true;
}

static void settle_tile(
    const maquette_sight *sight, size_t x, size_t y, double mean, maquette_counts *counts) {
  size_t right = least(x + TILE, sight->pair->width), bottom = least(y + TILE, sight->pair->height);
  bool is_rounded = false;
  for (size_t row = y; row < bottom && !is_rounded; row++) {
    const uint8_t *marks = at(sight, x, row);
    is_rounded = marks != NULL && has_mark(marks, right - x, ROUNDED);
  }
  if (!is_rounded || !is_level(sight, x, y, mean)) return;
  for (size_t row = y; row < bottom; row++) {
    uint8_t *marks = at(sight, x, row);
    if (marks == NULL) continue;
    for (size_t column = 0; column < right - x; column++) {
      // The bit stays for the tiles beside this one.
      if ((marks[column] & ROUNDED) == 0) continue;
      marks[column] = (uint8_t)(ROUNDED | MAQUETTE_TOLERATED);
      counts->different--;
      counts->tolerated++;
    }
  }
}

// MARK: Specks

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

/// Whether few pixels around a speck may be specks, and fewer of the same two colours.
static bool is_rare(const maquette_sight *sight, maquette_place place) {
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
  return count <= MOST_SPECKS && alike <= MOST_ALIKE;
}

static bool is_speck(
    const maquette_sight *sight, const maquette_place *places, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const uint8_t *mark = at(sight, places[index].x, places[index].y);
    if ((*mark & SPECK) == 0) return false;
    if (!is_rare(sight, places[index]) || !is_share(sight->pair, places[index])) return false;
  }
  return true;
}

static void settle_specks(const maquette_sight *sight, size_t y, maquette_counts *counts) {
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

void maquette_settle(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance, maquette_counts *counts) {
  maquette_sight sight = {pair, slots, mask};
  size_t rows = 0;
  for (size_t y = 0; y < pair->height; y += TILE) {
    for (size_t x = 0; x < pair->width; x += TILE) {
      settle_tile(&sight, x, y, tolerance->mean, counts);
    }
  }
  for (size_t y = 0; y < pair->height; y++) {
    settle_specks(&sight, y, counts);
    rows += slots[y] != MAQUETTE_NO_SLOT;
  }
  for (size_t place = 0; place < rows * pair->width; place++) {
    mask[place] &= MAQUETTE_DIFFERENT | MAQUETTE_TOLERATED;
  }
}
