#ifndef MAQUETTE_HYPHEN_H
#define MAQUETTE_HYPHEN_H

#include <stdint.h>

// libhyphen, loaded when the first word is to be divided: few pictures need it.

/// Whether the library is installed.
int maquette_has_hyphen(void);

/// The patterns of a language.
typedef struct maquette_hyphen_patterns maquette_hyphen_patterns;

/// Reads a file of patterns; NULL when it cannot be read, has an encoding that nobody knows, or the
/// library is not installed.
maquette_hyphen_patterns *maquette_read_hyphen_patterns(const char *path);

/// Letters of a word that is divided; more of them are none.
#define MAQUETTE_HYPHEN_LETTERS 100

/// Finds where a word may be divided by nothing but a hyphen.
///
/// @param letters The word's letters, small: code points of Unicode.
/// @param places For each letter whether a hyphen may stand behind it.
/// @return Whether the patterns know the word's letters.
int maquette_hyphen_places(
  const maquette_hyphen_patterns *patterns, const uint32_t *letters, int32_t count,
  uint8_t *places);

/// Lets go of patterns.
void maquette_free_hyphen_patterns(maquette_hyphen_patterns *patterns);

#endif
