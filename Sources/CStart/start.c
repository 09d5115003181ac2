#include "maquette_start.h"

#include <limits.h>
#include <stddef.h>
#include <sys/resource.h>

const char *const maquette_removed_variables[] = {
  // Paths for processors, of which Pixman cannot do without the last.
  "PIXMAN_",
  // Debugging, of which some changes PDF.
  "CAIRO_",
  // Hinting, darker stems, another shaper, bugs to be compatible with, other fonts.
  "FREETYPE_", "FT2_", "HB_", "PANGO", "FONTCONFIG_", "FC_",
  // Where Thai words may be divided.
  "LIBTHAI_",
  // Other words and dates.
  "ICU_",
  // How pictures are decoded, and by which modules.
  "JSIMD_", "GDK_PIXBUF_", "RSVG_", "XML_",
  // Messages on standard output, memory that is filled, warnings that abort.
  "G_DEBUG", "G_MESSAGES_", "G_SLICE", "G_ENABLE_DIAGNOSTIC", "GOBJECT_", "GIO_",
  NULL,
};

static int starts(const char *text, const char *start) {
  while (*start && *text == *start) text++, start++;
  return !*start;
}

static int is_removed(const char *variable) {
  for (const char *const *name = maquette_removed_variables; *name; name++) {
    if (starts(variable, *name)) return 1;
  }
  return 0;
}

static int argument_count;
static char **all_arguments;

int maquette_argument_count(void) { return argument_count; }

const char *maquette_argument(int index) { return all_arguments[index]; }

long maquette_stack_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) || limit.rlim_cur > LONG_MAX) return LONG_MAX;
  return (long)limit.rlim_cur;
}

/// Closes the gaps in place, as `unsetenv` does, which cannot be called yet.
static void clean(int count, char **arguments, char **environment) {
  argument_count = count;
  all_arguments = arguments;
  char **kept = environment;
  for (char **variable = environment; *variable; variable++) {
    if (!is_removed(*variable)) *kept++ = *variable;
  }
  *kept = NULL;
}

// What stands in this section of a program is called before the constructors of all libraries.
__attribute__((section(".preinit_array"), used)) static void (*const start)(
  int, char **, char **) = clean;
