#pragma once
// Cairo, and FreeType for the glyphs that Cairo paints: FreeType's types come with cairo-ft.h.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MODULE_H
#include FT_SIZES_H
#include FT_TRUETYPE_TABLES_H
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>

/// `FT_IS_SCALABLE` is a macro with a cast that Swift does not import.
static inline int maquette_face_is_scalable(FT_Face face) {
  return (face->face_flags & FT_FACE_FLAG_SCALABLE) != 0;
}

/// Keys of user data are told apart by their address, which a Swift constant does not have.
static inline const cairo_user_data_key_t *maquette_font_file_key(void) {
  static const cairo_user_data_key_t key = {0};
  return &key;
}
