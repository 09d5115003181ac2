#pragma once
// Pango for what it knows about text (directions, scripts, line breaks) and HarfBuzz, which Pango
// is built on, for fonts and glyphs. Neither Pango's font maps nor fontconfig take part: they would
// bring the host's configuration, helper threads and memory for every size with them.
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>

#include "contours.h"
#include "crossings.h"

// Pango answers per character and with memory of its own. These answer per byte of UTF-8, into the
// caller's memory; `length` is above 0 and the text is valid UTF-8 without NUL.

/// Whether the first letter with a direction reads from right to left: 1, 0, or -1 without one.
/// Rules P2 and P3 of the bidirectional algorithm: what is isolated does not count, and neither do
/// marks of embeddings and overrides, which Pango's own search takes for letters.
static inline int maquette_first_direction(const char *text, int length) {
  int isolates = 0;
  for (const char *byte = text; byte < text + length; byte = g_utf8_next_char(byte)) {
    gunichar character = g_utf8_get_char(byte);
    if (character >= 0x2066 && character <= 0x2068) {
      isolates++;
    } else if (character == 0x2069) {
      if (isolates > 0) isolates--;
    } else if (isolates == 0 && (character < 0x202A || character > 0x202E)) {
      switch (pango_unichar_direction(character)) {
        case PANGO_DIRECTION_RTL: return 1;
        case PANGO_DIRECTION_LTR: return 0;
        default: break;
      }
    }
  }
  return -1;
}

/// The direction of most words outside of isolates: 1 from the right, 0 from the left, -1 without a
/// letter. Words are counted, not letters: Latin names are long where Arabic writes no vowels. As many of both go with the first, and a mark of direction before all letters decides.
/// Addresses, which have an at sign or two slashes in them, are in no language.
static inline int maquette_most_direction(const char *text, int length) {
  int isolates = 0, first = maquette_first_direction(text, length), marked = 0;
  long most = 0, word = 0;
  gboolean is_address = FALSE, has_letter = FALSE;
  gunichar previous = 0;
  for (const char *byte = text; byte < text + length; byte = g_utf8_next_char(byte)) {
    gunichar character = g_utf8_get_char(byte);
    if (g_unichar_isspace(character)) {
      if (!is_address) most += (word > 0) - (word < 0);
      word = 0;
      is_address = FALSE;
    } else if (character >= 0x2066 && character <= 0x2068) {
      isolates++;
    } else if (character == 0x2069) {
      if (isolates > 0) isolates--;
    } else if (isolates == 0) {
      if (character == '@' || (character == '/' && previous == '/')) is_address = TRUE;
      gboolean is_mark = character == 0x200E || character == 0x200F || character == 0x061C;
      if (is_mark && !has_letter && !marked) {
        marked = 1;
        first = character != 0x200E;
      } else if (!is_mark && (character < 0x202A || character > 0x202E)) {
        switch (pango_unichar_direction(character)) {
          case PANGO_DIRECTION_RTL: word++; has_letter = TRUE; break;
          case PANGO_DIRECTION_LTR: word--; has_letter = TRUE; break;
          default: break;
        }
      }
    }
    previous = character;
  }
  if (!is_address) most += (word > 0) - (word < 0);
  if (marked || most == 0) return first;
  return most > 0;
}

/// Writes the embedding level of each byte's character.
static inline void maquette_bidi_levels(
    const char *text, int length, gboolean is_right_to_left, uint8_t *levels) {
  PangoDirection direction = is_right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
  guint8 *by_character = pango_log2vis_get_embedding_levels(text, length, &direction);
  int character = -1;
  for (int i = 0; i < length; i++) {
    if ((text[i] & 0xC0) != 0x80) character++;
    levels[i] = by_character[character];
  }
  g_free(by_character);
}

/// Shapes with HarfBuzz's own shaper, whatever the environment variable HB_SHAPER_LIST asks for.
static inline void maquette_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}

/// The ISO 15924 tag of a character's own script.
static inline uint32_t maquette_script(uint32_t character) {
  return g_unicode_script_to_iso15924(g_unichar_get_script(character));
}

/// The ISO 15924 tag of the script that a language is written in first of all; 0 when unknown.
static inline uint32_t maquette_language_script(const char *language) {
  int count = 0;
  const PangoScript *scripts =
      pango_language_get_scripts(pango_language_from_string(language), &count);
  return count > 0 ? g_unicode_script_to_iso15924((GUnicodeScript)scripts[0]) : 0;
}

/// Writes the ISO 15924 tag of each byte's script; shared characters take that of their neighbours.
static inline void maquette_scripts(const char *text, int length, uint32_t *tags) {
  PangoScriptIter *iter = pango_script_iter_new(text, length);
  do {
    const char *start, *end;
    PangoScript script;
    pango_script_iter_get_range(iter, &start, &end, &script);
    uint32_t tag = g_unicode_script_to_iso15924((GUnicodeScript)script);
    for (const char *byte = start; byte < end; byte++) tags[byte - text] = tag;
  } while (pango_script_iter_next(iter));
  pango_script_iter_free(iter);
}

/// Writes for each byte what may happen before it: 2 where a line may be broken, 1 where at least a
/// character begins, 0 inside of one.
static inline void maquette_line_breaks(
    const char *text, int length, const char *language, uint8_t *breaks) {
  int count = (int)g_utf8_strlen(text, length) + 1;
  PangoLogAttr *attributes = g_new0(PangoLogAttr, count);
  pango_get_log_attrs(
      text, length, -1, pango_language_from_string(language), attributes, count);
  int character = -1;
  for (int i = 0; i < length; i++) {
    breaks[i] = 0;
    if ((text[i] & 0xC0) == 0x80) continue;
    character++;
    breaks[i] = attributes[character].is_line_break        ? 2
                : attributes[character].is_cursor_position ? 1
                                                           : 0;
  }
  g_free(attributes);
}
