#include "maquette_pattern_index.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t start, size;
  // The next line with the same letters, and 1.
  uint32_t next;
  bool is_setting;
} pattern_line;

/// Letters that patterns begin with.
typedef struct {
  uint64_t hash;
  // A line that begins with them, and the first one that has no others, and 1.
  uint32_t any, exact;
} pattern_start;

struct maquette_pattern_index {
  char *text;
  pattern_line *lines;
  uint32_t count;
  pattern_start *starts;
  uint64_t mask;
  // What follows NEXTLEVEL is for the parts of compounds, and by itself.
  uint32_t last_level;
};

// FNV-1a, a byte at a time.
static uint64_t empty_hash(uint32_t level) {
  // Not as near to one another as letters are.
  return 14695981039346656037u ^ level * 0x9E3779B97F4A7C15u;
}

static uint64_t hashed(uint64_t hash, char letter) {
  return (hash ^ (uint8_t)letter) * 1099511628211u;
}

static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

static bool ends_letters(char letter) {
  return letter == '/' || letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/// The place of letters in the table, or the empty one where they would be.
static pattern_start *place_of(const maquette_pattern_index *index, uint64_t hash) {
  uint64_t place = (hash ^ hash >> 32) & index->mask;
  while (index->starts[place].any != 0 && index->starts[place].hash != hash) {
    place = (place + 1) & index->mask;
  }
  return &index->starts[place];
}

static void add_line(maquette_pattern_index *index, uint32_t start, uint32_t size) {
  const char *line = index->text + start;
  if (size == 0 || *line == '#' || *line == '%' || *line == '\n' || *line == '\r') return;
  // The encoding, and what begins with a capital, as LEFTHYPHENMIN does.
  bool is_setting = index->count == 0 || (*line >= 'A' && *line <= 'Z');
  pattern_line *added = &index->lines[index->count++];
  *added = (pattern_line){start, size, 0, is_setting};
  static const char next_level[] = "NEXTLEVEL";
  if (size >= sizeof next_level && memcmp(line, next_level, sizeof next_level - 1) == 0) {
    index->last_level++;
  }
  if (is_setting) return;
  uint64_t hash = empty_hash(index->last_level);
  pattern_start *place = NULL;
  for (uint32_t at = 0; at < size && !ends_letters(line[at]); at++) {
    if (is_digit(line[at])) continue;
    hash = hashed(hash, line[at]);
    place = place_of(index, hash);
    if (place->any == 0) *place = (pattern_start){hash, index->count, 0};
  }
  if (!place) return;
  added->next = place->exact;
  place->exact = index->count;
}

maquette_pattern_index *maquette_index_patterns(char *text, size_t size) {
  maquette_pattern_index *index = calloc(1, sizeof *index);
  if (!index) {
    free(text);
    return NULL;
  }
  index->text = text;
  uint32_t lines = 1;
  for (size_t at = 0; at < size; at++) lines += text[at] == '\n';
  // No more letters begin patterns than there are letters.
  uint64_t places = 1;
  while (places < size + size / 4) places *= 2;
  if (size < UINT32_MAX / 4) {
    index->lines = malloc(lines * sizeof *index->lines);
    index->starts = calloc(places, sizeof *index->starts);
    index->mask = places - 1;
  }
  if (!index->lines || !index->starts) {
    maquette_free_pattern_index(index);
    return NULL;
  }
  for (size_t start = 0; start < size;) {
    const char *end = memchr(text + start, '\n', size - start);
    size_t next = end ? (size_t)(end - text) + 1 : size;
    add_line(index, (uint32_t)start, (uint32_t)(next - start));
    start = next;
  }
  return index;
}

void maquette_free_pattern_index(maquette_pattern_index *index) {
  free(index->text);
  free(index->lines);
  free(index->starts);
  free(index);
}

/// Marks the lines for letters of a word. Returns whether any pattern begins with them.
static bool mark(const maquette_pattern_index *index, uint64_t hash, uint8_t *marks) {
  const pattern_start *start = place_of(index, hash);
  if (start->any == 0) return false;
  marks[start->any - 1] = 1;
  for (uint32_t at = start->exact; at != 0; at = index->lines[at - 1].next) marks[at - 1] = 1;
  return true;
}

/// Marks the lines of a level for all letters of a word that follow one another. A full stop stands
/// for either end, also of a part of a compound.
static void mark_word(
  const maquette_pattern_index *index, uint32_t level, const char *word, size_t size,
  uint8_t *marks) {
  for (size_t start = 0; start < size; start++) {
    for (int is_begin = 0; is_begin < 2; is_begin++) {
      uint64_t hash = empty_hash(level);
      if (is_begin) hash = hashed(hash, '.');
      for (size_t at = start; at < size; at++) {
        hash = hashed(hash, word[at]);
        if (!mark(index, hash, marks)) break;
        mark(index, hashed(hash, '.'), marks);
      }
    }
  }
}

char *maquette_patterns_of(
  const maquette_pattern_index *index, const char *word, size_t size, size_t *length) {
  uint8_t *marks = calloc(index->count + 1, 1);
  if (!marks) return NULL;
  for (uint32_t level = 0; level <= index->last_level; level++) {
    mark_word(index, level, word, size, marks);
  }
  size_t bytes = 1;
  for (uint32_t line = 0; line < index->count; line++) {
    marks[line] |= index->lines[line].is_setting;
    if (marks[line]) bytes += index->lines[line].size;
  }
  char *text = malloc(bytes);
  size_t at = 0;
  for (uint32_t line = 0; text && line < index->count; line++) {
    if (!marks[line]) continue;
    memcpy(text + at, index->text + index->lines[line].start, index->lines[line].size);
    at += index->lines[line].size;
  }
  free(marks);
  *length = at;
  return text;
}
