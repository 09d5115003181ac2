#ifndef MAQUETTE_PATTERN_INDEX_H
#define MAQUETTE_PATTERN_INDEX_H

#include <stddef.h>

// Reading all patterns of a large file takes libhyphen seconds: German has 78,000. For one word it
// only needs those that it gets to, so the word is divided by a file of these.

typedef struct maquette_pattern_index maquette_pattern_index;

/// Finds the patterns of a file; NULL where there is no memory.
///
/// @param text What is in the file, made by malloc; it is freed with the index, or at once for NULL.
maquette_pattern_index *maquette_index_patterns(char *text, size_t size);

/// The file with the settings and those patterns that libhyphen gets to in a word; NULL where there
/// is no memory.
///
/// Libhyphen goes on as long as letters begin any pattern, and then takes that one alone which they
/// are. So there is a pattern for all letters of the word that begin one.
///
/// @param size The word's bytes, in the encoding of the file.
/// @return A text to be freed, of `length` bytes.
char *maquette_patterns_of(
  const maquette_pattern_index *index, const char *word, size_t size, size_t *length);

void maquette_free_pattern_index(maquette_pattern_index *index);

#endif
