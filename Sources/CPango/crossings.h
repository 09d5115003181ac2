#pragma once
// Where a glyph's outline crosses a horizontal band: what an underline leaves out.
#include <hb.h>

typedef struct {
  double low, high;      // the band, in units of the design, upwards from the baseline
  double left, right;    // what was found; left > right when nothing crosses
  double x, y;           // where the pen is
  double start_x, start_y;
} maquette_band;

/// Widens what was found by the part of a line that lies in the band.
static inline void maquette_band_line(maquette_band *band, double x, double y) {
  double from = 0, to = 1, dy = y - band->y;
  if (dy != 0) {
    double a = (band->low - band->y) / dy, b = (band->high - band->y) / dy;
    double first = a < b ? a : b, last = a < b ? b : a;
    from = first > 0 ? first : 0;
    to = last < 1 ? last : 1;
  } else if (y < band->low || y > band->high) {
    to = -1;
  }
  if (from <= to) {
    double ends[2] = {band->x + from * (x - band->x), band->x + to * (x - band->x)};
    for (int i = 0; i < 2; i++) {
      if (ends[i] < band->left) band->left = ends[i];
      if (ends[i] > band->right) band->right = ends[i];
    }
  }
  band->x = x;
  band->y = y;
}

static inline void maquette_band_move_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y,
    void *user_data) {
  maquette_band *band = (maquette_band *)data;
  band->x = band->start_x = x;
  band->y = band->start_y = y;
}

static inline void maquette_band_line_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y,
    void *user_data) {
  maquette_band_line((maquette_band *)data, x, y);
}

static inline void maquette_band_cubic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x2,
    float y2, float x3, float y3, void *user_data) {
  maquette_band *band = (maquette_band *)data;
  double x0 = band->x, y0 = band->y;
  for (int i = 1; i <= 8; i++) {
    double t = i / 8.0, s = 1 - t;
    double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    maquette_band_line(
        band, a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

static inline void maquette_band_quadratic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x2,
    float y2, void *user_data) {
  maquette_band *band = (maquette_band *)data;
  double x0 = band->x, y0 = band->y;
  for (int i = 1; i <= 8; i++) {
    double t = i / 8.0, s = 1 - t;
    maquette_band_line(
        band, s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2);
  }
}

static inline void maquette_band_close(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, void *user_data) {
  maquette_band *band = (maquette_band *)data;
  maquette_band_line(band, band->start_x, band->start_y);
}

/// Functions that look for crossings; the caller destroys them.
static inline hb_draw_funcs_t *maquette_band_functions(void) {
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, maquette_band_move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, maquette_band_line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, maquette_band_quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, maquette_band_cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(functions, maquette_band_close, NULL, NULL);
  hb_draw_funcs_make_immutable(functions);
  return functions;
}

/// The part of a glyph's outline in a band; `left` is above `right` when there is none.
static inline maquette_band maquette_crossing(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, double low, double high) {
  maquette_band band = {low, high, 1e9, -1e9, 0, 0, 0, 0};
  hb_font_get_glyph_shape(font, glyph, functions, &band);
  return band;
}
