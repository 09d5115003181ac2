#include "maquette_blocks.h"

// What pixelmatch 7 counts, written anew after its documented method: Kotsarenko and Ramos' distance
// in YIQ and Vyšniauskas' rule for anti-aliased pixels. Versions up to 6, and the ports to C++ and
// Python that follow them, blend what is transparent with white; version 7 with a colour that varies
// from pixel to pixel, so that white on nothing is seen.

typedef struct {
  double red, green, blue;
} maquette_difference;

FAST int red_of(uint32_t pixel) { return pixel >> 16 & 0xFF; }
FAST int green_of(uint32_t pixel) { return pixel >> 8 & 0xFF; }
FAST int blue_of(uint32_t pixel) { return pixel & 0xFF; }
FAST int alpha_of(uint32_t pixel) { return (int)(pixel >> 24); }

/// Whether the background of a pixel is light in a channel; `ratio` is the channel's.
FAST int is_light(size_t index, double ratio) {
  return (int)((int64_t)((double)(index * 4) / ratio) & 1);
}

#define GREEN_RATIO 1.618033988749895
#define BLUE_RATIO 2.618033988749895
/// The background where it is dark, and how much lighter it is where it is not.
#define DARK 48
#define LIGHTER 159

/// How far two colours are apart on the background of the pixel with an index.
static maquette_difference difference_of(uint32_t one, uint32_t other, size_t index) {
  maquette_difference result;
  result.red = red_of(one) - red_of(other);
  result.green = green_of(one) - green_of(other);
  result.blue = blue_of(one) - blue_of(other);
  int a = alpha_of(one), b = alpha_of(other);
  if (a < 255 || b < 255) {
    int green = DARK + LIGHTER * is_light(index, GREEN_RATIO);
    int blue = DARK + LIGHTER * is_light(index, BLUE_RATIO);
    // Whole numbers below 2^17: the divisions alone are rounded.
    result.red = (red_of(one) * a - red_of(other) * b - DARK * (a - b)) / 255.0;
    result.green = (green_of(one) * a - green_of(other) * b - green * (a - b)) / 255.0;
    result.blue = (blue_of(one) * a - blue_of(other) * b - blue * (a - b)) / 255.0;
  }
  return result;
}

FAST double brightness(maquette_difference d) {
  return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223;
}

static double squared_distance(maquette_difference d) {
  double y = brightness(d);
  double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
  double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

typedef struct {
  const uint32_t *pixels;
  size_t stride, width, height;
} maquette_view;

/// The neighbours of a pixel inside of the picture, itself among them.
typedef struct {
  size_t min_x, min_y, max_x, max_y;
  /// 1 at the picture's rim, where a neighbour is missing: it counts as an equal one.
  int missing;
} maquette_vicinity;

FAST maquette_vicinity vicinity_of(const maquette_view *view, size_t x, size_t y) {
  maquette_vicinity result;
  result.min_x = x > 0 ? x - 1 : 0;
  result.min_y = y > 0 ? y - 1 : 0;
  result.max_x = x + 1 < view->width ? x + 1 : x;
  result.max_y = y + 1 < view->height ? y + 1 : y;
  result.missing = x == result.min_x || x == result.max_x || y == result.min_y || y == result.max_y;
  return result;
}

/// Whether a pixel has three neighbours or more of its own colour.
static bool is_among_equals(const maquette_view *view, size_t x, size_t y) {
  maquette_vicinity v = vicinity_of(view, x, y);
  uint32_t pixel = view->pixels[y * view->stride + x];
  // It finds itself, too.
  int equal = v.missing - 1;
  for (size_t row = v.min_y; row <= v.max_y; row++) {
    const uint32_t *at = view->pixels + row * view->stride;
    for (size_t column = v.min_x; column <= v.max_x; column++) equal += at[column] == pixel;
  }
  return equal > 2;
}

/// Whether a pixel of a picture is likely to be there for a smooth edge.
static bool is_antialiased(
    const maquette_view *view, const maquette_view *against, size_t x, size_t y) {
  maquette_vicinity v = vicinity_of(view, x, y);
  uint32_t pixel = view->pixels[y * view->stride + x];
  size_t index = y * view->width + x;
  int equal = v.missing;
  double darkest = 0, lightest = 0;
  size_t dark_x = 0, dark_y = 0, light_x = 0, light_y = 0;
  // Column by column: among equals the first one counts.
  for (size_t column = v.min_x; column <= v.max_x; column++) {
    for (size_t row = v.min_y; row <= v.max_y; row++) {
      if (column == x && row == y) continue;
      uint32_t neighbour = view->pixels[row * view->stride + column];
      double delta = pixel == neighbour ? 0 : brightness(difference_of(pixel, neighbour, index));
      if (delta == 0) {
        if (++equal > 2) return false;
      } else if (delta < darkest) {
        darkest = delta;
        dark_x = column;
        dark_y = row;
      } else if (delta > lightest) {
        lightest = delta;
        light_x = column;
        light_y = row;
      }
    }
  }
  if (darkest == 0 || lightest == 0) return false;
  return (is_among_equals(view, dark_x, dark_y) && is_among_equals(against, dark_x, dark_y))
      || (is_among_equals(view, light_x, light_y) && is_among_equals(against, light_x, light_y));
}

/// All ones in lanes whose pixel has three equal neighbours or more. The picture has a pixel more on
/// every side.
FAST words equals_at(const uint32_t *pixels, size_t stride) {
  words pixel = load_words(pixels);
  // Each comparison is -1 where it holds.
  words sum = (words)(load_words(pixels - stride - 1) == pixel);
  sum += (words)(load_words(pixels - stride) == pixel);
  sum += (words)(load_words(pixels - stride + 1) == pixel);
  sum += (words)(load_words(pixels - 1) == pixel);
  sum += (words)(load_words(pixels + 1) == pixel);
  sum += (words)(load_words(pixels + stride - 1) == pixel);
  sum += (words)(load_words(pixels + stride) == pixel);
  sum += (words)(load_words(pixels + stride + 1) == pixel);
  return (words)((numbers)sum < -2);
}

/// One bit for each of eighteen pixels from one left of the block: among equals in both pictures.
FAST uint32_t equals_around(const maquette_pair *pair, size_t x, size_t y) {
  const uint32_t *one = pair->one + y * pair->one_stride + x;
  const uint32_t *other = pair->other + y * pair->other_stride + x;
  uint32_t left = lane_bits(equals_at(one - 1, pair->one_stride));
  uint32_t right = lane_bits(equals_at(one + 1, pair->one_stride));
  if ((left | right) == 0) return 0;
  left &= lane_bits(equals_at(other - 1, pair->other_stride));
  right &= lane_bits(equals_at(other + 1, pair->other_stride));
  return left | right << 2;
}

/// The brightness of an opaque pixel, without rounding. No two colours have the same, and no two
/// differences of brightness that are not equal are nearer than the rounding of JavaScript's, so
/// whole numbers are in the same order.
FAST int64_t exact_brightness(uint32_t pixel) {
  return (int64_t)red_of(pixel) * 29889531 + (int64_t)green_of(pixel) * 58662247
      + (int64_t)blue_of(pixel) * 11448223;
}

/// is_antialiased for an opaque pixel away from the rim that has fewer than three equal neighbours.
///
/// @param equals For each row around it, one bit for each pixel from one left of the block that is
/// among equals in both pictures.
static bool is_smooth(
    const maquette_view *view, size_t x, size_t y, size_t lane, const uint32_t equals[3]) {
  const uint32_t *centre = view->pixels + y * view->stride + x + lane;
  int64_t own = exact_brightness(*centre);
  int64_t darkest = own, lightest = own;
  uint32_t dark = 0, light = 0;
  for (size_t column = 0; column < 3; column++) {
    const uint32_t *pixel = centre + column - 1 - view->stride;
    for (size_t row = 0; row < 3; row++, pixel += view->stride) {
      int64_t value = exact_brightness(*pixel);
      uint32_t is_equal = equals[row] >> (lane + column) & 1;
      if (value < darkest) {
        darkest = value;
        dark = is_equal;
      } else if (value > lightest) {
        lightest = value;
        light = is_equal;
      }
    }
  }
  return darkest < own && lightest > own && (dark | light) != 0;
}

FAST bool is_opaque_around(const maquette_view *view, size_t x, size_t y) {
  const uint32_t *pixel = view->pixels + (y - 1) * view->stride + x;
  uint32_t all = UINT32_MAX;
  for (size_t row = 0; row < 3; row++, pixel += view->stride) {
    all &= pixel[-1] & pixel[0] & pixel[1];
  }
  return all >> 24 == 255;
}

/// The pixels of a block, among some, that are there for a smooth edge.
FAST uint32_t smooth_lanes(
    const maquette_pair *pair, const maquette_view *one, const maquette_view *other, size_t x,
    size_t y, uint32_t among) {
  bool is_at_rim = x < 2 || y < 2 || x + BLOCK + 2 > pair->width || y + 2 >= pair->height;
  uint32_t one_equal = 0, other_equal = 0;
  uint32_t equals[3] = {0, 0, 0};
  if (!is_at_rim) {
    one_equal = lane_bits(equals_at(pair->one + y * pair->one_stride + x, pair->one_stride));
    other_equal =
        lane_bits(equals_at(pair->other + y * pair->other_stride + x, pair->other_stride));
    among &= ~(one_equal & other_equal);
    if (among == 0) return 0;
    for (size_t row = 0; row < 3; row++) equals[row] = equals_around(pair, x, y + row - 1);
    uint32_t some = equals[0] | equals[1] | equals[2];
    // The darkest or the lightest neighbour must be among equals, so one of all must.
    among &= some | some >> 1 | some >> 2;
  }
  uint32_t result = 0;
  for (size_t lane = 0; among >> lane != 0; lane++) {
    if ((among >> lane & 1) == 0) continue;
    bool is_smooth_here;
    if (is_at_rim || !is_opaque_around(one, x + lane, y) || !is_opaque_around(other, x + lane, y)) {
      is_smooth_here = is_antialiased(one, other, x + lane, y)
          || is_antialiased(other, one, x + lane, y);
    } else {
      is_smooth_here = ((one_equal >> lane & 1) == 0 && is_smooth(one, x, y, lane, equals))
          || ((other_equal >> lane & 1) == 0 && is_smooth(other, x, y, lane, equals));
    }
    result |= (uint32_t)is_smooth_here << lane;
  }
  return result;
}

FAST numbers part(words pixels, int shift) { return (numbers)(pixels >> shift & 0xFF); }

/// What a channel differs by, times 255.
FAST reals scaled(numbers one, numbers a, numbers other, numbers b, numbers background) {
  return __builtin_convertvector(one * a - other * b - background * (a - b), reals);
}

/// One bit for each lane above the limit.
FAST uint32_t lanes_above(
    const maquette_pair *pair, const maquette_block *block, double limit, uint32_t among) {
  numbers a = part(block->one, 24), b = part(block->other, 24);
  reals red, green, blue;
  if (!any_words((words)((a & b) != 255))) {
    red = __builtin_convertvector(part(block->one, 16) - part(block->other, 16), reals);
    green = __builtin_convertvector(part(block->one, 8) - part(block->other, 8), reals);
    blue = __builtin_convertvector(part(block->one, 0) - part(block->other, 0), reals);
  } else {
    int32_t greens[BLOCK], blues[BLOCK];
    size_t index = block->y * pair->width + block->x;
    for (size_t lane = 0; lane < BLOCK; lane++) {
      greens[lane] = DARK + LIGHTER * is_light(index + lane, GREEN_RATIO);
      blues[lane] = DARK + LIGHTER * is_light(index + lane, BLUE_RATIO);
    }
    numbers backgrounds[3] = {(numbers){0} + DARK, (numbers)load_words(greens),
                              (numbers)load_words(blues)};
    const float share = 1 / 255.0f;
    red = scaled(part(block->one, 16), a, part(block->other, 16), b, backgrounds[0]) * share;
    green = scaled(part(block->one, 8), a, part(block->other, 8), b, backgrounds[1]) * share;
    blue = scaled(part(block->one, 0), a, part(block->other, 0), b, backgrounds[2]) * share;
  }
  reals y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  reals i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  reals q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  reals square = 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
  // Sums of this size are exact to 0.05; what is nearer to the limit is computed as JavaScript does.
  float above = (float)limit + 0.1f, below = (float)limit - 0.1f;
  uint32_t result = among & lane_bits((words)(square > above));
  uint32_t unsure = among & ~result & lane_bits((words)(square >= below));
  for (size_t lane = 0; unsure >> lane != 0; lane++) {
    if ((unsure >> lane & 1) == 0) continue;
    size_t index = block->y * pair->width + block->x + lane;
    maquette_difference d = difference_of(block->one[lane], block->other[lane], index);
    if (squared_distance(d) > limit) result |= 1u << lane;
  }
  return result;
}

FAST maquette_counts maquette_compare_yiq_body(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask, double limit,
    bool counts_antialiasing) {
  maquette_counts counts = {0, 0};
  maquette_view one = {pair->one, pair->one_stride, pair->width, pair->height};
  maquette_view other = {pair->other, pair->other_stride, pair->width, pair->height};
  FOR_CHANGED_BLOCKS(pair, slots, x, y, {
    maquette_block block = load_block(pair, x, y);
    uint32_t above = lane_bits(block.differ);
    if (above != 0) above = lanes_above(pair, &block, limit, above);
    if (above == 0) continue;
    uint32_t smooth = counts_antialiasing ? 0 : smooth_lanes(pair, &one, &other, x, y, above);
    write_mask(mask + slots[y] * pair->width + x, &block, above & ~smooth, smooth, &counts);
  })
  return counts;
}

DISPATCH(
    maquette_counts, maquette_compare_yiq,
    (const maquette_pair *pair, const uint32_t *slots, uint8_t *mask, double limit,
     bool counts_antialiasing),
    (pair, slots, mask, limit, counts_antialiasing))
