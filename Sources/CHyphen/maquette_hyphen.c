#include "maquette_hyphen.h"

#include <dlfcn.h>
#include <iconv.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "maquette_pattern_index.h"

// Names and types are those of hyphen.h 2.8, .so.0.
typedef struct {
  char before, after, before_in_compounds, after_in_compounds;
  char *nowhere;
  int nowhere_count;
  int state_count;
  char encoding[20];
  int is_utf8;
} dictionary;

static struct {
  dictionary *(*read)(FILE *);
  void (*free)(dictionary *);
  int (*divide)(
    dictionary *, const char *, int, char *, char *, char ***, int **, int **);
  int is_there;
} hyphen;

static void load_hyphen(void) {
  void *library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&hyphen.read = dlsym(library, "hnj_hyphen_load_file");
  *(void **)&hyphen.free = dlsym(library, "hnj_hyphen_free");
  *(void **)&hyphen.divide = dlsym(library, "hnj_hyphen_hyphenate2");
  hyphen.is_there = hyphen.read && hyphen.free && hyphen.divide;
}

int maquette_has_hyphen(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_hyphen);
  return hyphen.is_there;
}

struct maquette_hyphen_patterns {
  // Of a large file, the settings alone.
  dictionary *dictionary;
  // The patterns of a large file.
  maquette_pattern_index *index;
  iconv_t encoder;
};

/// Larger files are not read as a whole.
static const off_t large_file = 1 << 18;

static dictionary *read_text(char *text, size_t size) {
  FILE *file = text ? fmemopen(text, size, "r") : NULL;
  dictionary *dictionary = file ? hyphen.read(file) : NULL;
  if (file) fclose(file);
  free(text);
  return dictionary;
}

/// The patterns of a large file that may be in a word.
static dictionary *read_for(const maquette_pattern_index *index, const char *word, size_t size) {
  size_t length = 0;
  char *text = maquette_patterns_of(index, word, size, &length);
  return read_text(text, length);
}

static maquette_pattern_index *index_file(FILE *file, size_t size) {
  char *text = malloc(size);
  if (!text) return NULL;
  if (fread(text, 1, size, file) == size) return maquette_index_patterns(text, size);
  free(text);
  return NULL;
}

maquette_hyphen_patterns *maquette_read_hyphen_patterns(const char *path) {
  if (!maquette_has_hyphen()) return NULL;
  FILE *file = fopen(path, "re");
  if (!file) return NULL;
  struct stat about;
  maquette_pattern_index *index = NULL;
  dictionary *dictionary = NULL;
  if (fstat(fileno(file), &about) == 0 && about.st_size > large_file) {
    index = index_file(file, (size_t)about.st_size);
    if (index) dictionary = read_for(index, "", 0);
  } else {
    dictionary = hyphen.read(file);
  }
  fclose(file);
  if (!dictionary) {
    if (index) maquette_free_pattern_index(index);
    return NULL;
  }
  // Files say microsoft-cp1251 where iconv says CP1251.
  const char *name = dictionary->encoding;
  static const char vendor[] = "microsoft-";
  if (strncasecmp(name, vendor, sizeof vendor - 1) == 0) name += sizeof vendor - 1;
  iconv_t encoder = iconv_open(dictionary->is_utf8 ? "UTF-8" : name, "UTF-32LE");
  maquette_hyphen_patterns *patterns = NULL;
  if (encoder != (iconv_t)-1) patterns = malloc(sizeof *patterns);
  if (!patterns) {
    if (encoder != (iconv_t)-1) iconv_close(encoder);
    hyphen.free(dictionary);
    if (index) maquette_free_pattern_index(index);
    return NULL;
  }
  patterns->index = index;
  patterns->dictionary = dictionary;
  patterns->encoder = encoder;
  return patterns;
}

int maquette_hyphen_places(
  const maquette_hyphen_patterns *patterns, const uint32_t *letters, int32_t count,
  uint8_t *places
) {
  memset(places, 0, count > 0 ? (size_t)count : 0);
  if (count < 1 || count > MAQUETTE_HYPHEN_LETTERS) return 0;
  char word[MAQUETTE_HYPHEN_LETTERS * 4 + 1], hyphens[sizeof word + 5];
  char *from = (char *)letters, *to = word;
  size_t left = (size_t)count * 4, room = sizeof word - 1;
  iconv(patterns->encoder, NULL, NULL, NULL, NULL);
  if (iconv(patterns->encoder, &from, &left, &to, &room) == (size_t)-1) return 0;
  *to = 0;
  int size = (int)(to - word);
  // Letters that are no single byte are none of the file's alphabet.
  if (!patterns->dictionary->is_utf8 && size != count) return 0;
  memset(hyphens, '0', sizeof hyphens);
  char **spellings = NULL;
  int *starts = NULL, *lengths = NULL;
  dictionary *dictionary = patterns->dictionary;
  if (patterns->index) {
    dictionary = read_for(patterns->index, word, (size_t)size);
    if (!dictionary) return 0;
  }
  int failed = hyphen.divide(
    dictionary, word, size, hyphens, NULL, &spellings, &starts, &lengths);
  for (int32_t letter = 0; !failed && letter < count - 1; letter++) {
    // A place where something else than a hyphen is written, as ff for f, is none.
    places[letter] = (hyphens[letter] & 1) && !(spellings && spellings[letter]);
  }
  for (int index = 0; spellings && index < size; index++) free(spellings[index]);
  free(spellings);
  free(starts);
  free(lengths);
  if (patterns->index) hyphen.free(dictionary);
  return !failed;
}

void maquette_free_hyphen_patterns(maquette_hyphen_patterns *patterns) {
  if (!patterns) return;
  iconv_close(patterns->encoder);
  hyphen.free(patterns->dictionary);
  if (patterns->index) maquette_free_pattern_index(patterns->index);
  free(patterns);
}
