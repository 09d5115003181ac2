#pragma once
// Pango over FreeType, with fontconfig; none of it knows Cairo.
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

// What follows are macros and casts that Swift does not import.

static inline PangoFontMap *maquette_font_map_new(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  // Sizes are absolute, in points: the resolution must not scale them.
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72.0, 72.0);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

/// Tells Pango that files were added to the configuration.
static inline void maquette_font_map_config_changed(PangoFontMap *map) {
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

/// The file a font was read from, owned by the font; NULL when unknown.
static inline const char *maquette_font_file(PangoFont *font) {
  if (!PANGO_IS_FC_FONT(font)) return NULL;
  FcChar8 *file = NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return NULL;
  return (const char *)file;
}

static inline void maquette_object_unref(void *object) { g_object_unref(object); }

static inline gboolean maquette_is_unknown_glyph(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}

static inline gboolean maquette_is_cluster_start(const PangoGlyphInfo *info) {
  return info->attr.is_cluster_start;
}
