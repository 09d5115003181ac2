#pragma once
// The boxes of a glyph's contours: where a letter ends and its accents begin.
#include <hb.h>

/// The box of a contour's points, in units of the design, upwards from the baseline.
typedef struct {
  double left, bottom, right, top;
} maquette_contour;

typedef struct {
  maquette_contour *contours;
  int capacity, count;
} maquette_contours;

static inline void maquette_contour_add(maquette_contours *all, double x, double y) {
  if (all->count == 0 || all->count > all->capacity) return;
  maquette_contour *last = &all->contours[all->count - 1];
  if (x < last->left) last->left = x;
  if (x > last->right) last->right = x;
  if (y < last->bottom) last->bottom = y;
  if (y > last->top) last->top = y;
}

static inline void maquette_contour_move_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y,
    void *user_data) {
  maquette_contours *all = (maquette_contours *)data;
  if (all->count < all->capacity) {
    all->contours[all->count] = (maquette_contour){x, y, x, y};
  }
  // One more than there is room for says that there are too many.
  if (all->count <= all->capacity) all->count++;
}

static inline void maquette_contour_line_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y,
    void *user_data) {
  maquette_contour_add((maquette_contours *)data, x, y);
}

static inline void maquette_contour_quadratic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x2,
    float y2, void *user_data) {
  maquette_contour_add((maquette_contours *)data, x1, y1);
  maquette_contour_add((maquette_contours *)data, x2, y2);
}

static inline void maquette_contour_cubic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x1, float y1, float x2,
    float y2, float x3, float y3, void *user_data) {
  maquette_contour_add((maquette_contours *)data, x1, y1);
  maquette_contour_add((maquette_contours *)data, x2, y2);
  maquette_contour_add((maquette_contours *)data, x3, y3);
}

/// Writes the boxes of a glyph's contours; returns how many there are, more than `capacity` for too
/// many.
static inline int maquette_glyph_contours(
    hb_font_t *font, hb_codepoint_t glyph, maquette_contour *contours, int capacity) {
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, maquette_contour_move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, maquette_contour_line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, maquette_contour_quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, maquette_contour_cubic_to, NULL, NULL);
  maquette_contours all = {contours, capacity, 0};
  hb_font_get_glyph_shape(font, glyph, functions, &all);
  hb_draw_funcs_destroy(functions);
  return all.count;
}
