#include "maquette_images.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void say(char *message, const char *text) {
  snprintf(message, MAQUETTE_IMAGE_MESSAGE, "%s", text ? text : "unknown error");
}

/// Loads a library.
///
/// @param lacks_memory becomes 1 where it is not there for want of memory: it may be installed.
static void *load(const char *name, int *lacks_memory) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library) return library;
  const char *reason = dlerror();
  *lacks_memory = reason && (strstr(reason, "failed to map") || strstr(reason, "emory"));
  return NULL;
}

/// What is said of a library that is not there.
static maquette_image_status not_there(int lacks_memory, char *message) {
  if (!lacks_memory) return MAQUETTE_IMAGE_NO_LIBRARY;
  say(message, "no memory");
  return MAQUETTE_IMAGE_FAILED;
}

// MARK: libjpeg-turbo. Its names, numbers and types are those of turbojpeg.h 2.0 and later; the
// library keeps them for as long as its file name ends in .so.0.

typedef void *tjhandle;

enum {
  TJPF_BGRA = 8,
  TJPF_CMYK = 11,
  TJCS_CMYK = 3,
  TJCS_YCCK = 4,
  TJFLAG_ACCURATEDCT = 4096,
  TJFLAG_STOPONWARNING = 8192,
  TJFLAG_LIMITSCANS = 32768,
};

static struct {
  tjhandle (*init)(void);
  int (*header)(
    tjhandle, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*decode)(
    tjhandle, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
  char *(*error)(tjhandle);
  int (*destroy)(tjhandle);
  int is_there;
  int lacks_memory;
} jpeg;

static void open_jpeg(void) {
  void *library = load("libturbojpeg.so.0", &jpeg.lacks_memory);
  if (!library) return;
  *(void **)&jpeg.init = dlsym(library, "tjInitDecompress");
  *(void **)&jpeg.header = dlsym(library, "tjDecompressHeader3");
  *(void **)&jpeg.decode = dlsym(library, "tjDecompress2");
  *(void **)&jpeg.error = dlsym(library, "tjGetErrorStr2");
  *(void **)&jpeg.destroy = dlsym(library, "tjDestroy");
  jpeg.is_there = jpeg.init && jpeg.header && jpeg.decode && jpeg.error && jpeg.destroy;
}

void maquette_load_jpeg(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_jpeg);
}

/// Whether the file has Adobe's marker, which says that its inks are stored as light.
static int has_adobe_marker(const uint8_t *bytes, size_t count) {
  for (size_t place = 2; place + 4 <= count && bytes[place] == 0xFF;) {
    uint8_t marker = bytes[place + 1];
    if (marker == 0xDA) return 0;
    if (marker == 0xEE) return 1;
    place += 2 + ((size_t)bytes[place + 2] << 8 | bytes[place + 3]);
  }
  return 0;
}

/// Turns inks into light. Without the press's profile this is what browsers show.
static void mix_inks(uint32_t *pixels, size_t count, int are_light) {
  for (size_t index = 0; index < count; index++) {
    uint8_t ink[4];
    memcpy(ink, &pixels[index], 4);
    uint32_t light[4];
    for (int part = 0; part < 4; part++) light[part] = are_light ? ink[part] : 255u - ink[part];
    uint32_t mixed[3];
    for (int part = 0; part < 3; part++) mixed[part] = (light[part] * light[3] + 127) / 255;
    pixels[index] = 0xFF000000u | mixed[0] << 16 | mixed[1] << 8 | mixed[2];
  }
}

maquette_image_status maquette_decode_jpeg(
  const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint32_t *pixels,
  char *message
) {
  maquette_load_jpeg();
  if (!jpeg.is_there) return not_there(jpeg.lacks_memory, message);
  tjhandle handle = jpeg.init();
  if (!handle) {
    say(message, "no memory");
    return MAQUETTE_IMAGE_FAILED;
  }
  int wide = 0, high = 0, sampling = 0, space = 0;
  int failed = jpeg.header(handle, bytes, count, &wide, &high, &sampling, &space);
  if (!failed && (wide != width || high != height)) {
    say(message, "its headers contradict one another");
    jpeg.destroy(handle);
    return MAQUETTE_IMAGE_FAILED;
  }
  if (!failed) {
    int inks = space == TJCS_CMYK || space == TJCS_YCCK;
    failed = jpeg.decode(
      handle, bytes, count, (unsigned char *)pixels, width, width * 4, height,
      inks ? TJPF_CMYK : TJPF_BGRA, TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS);
    if (!failed && inks) {
      mix_inks(pixels, (size_t)width * (size_t)height, has_adobe_marker(bytes, count));
    }
  }
  if (failed) say(message, jpeg.error(handle));
  jpeg.destroy(handle);
  return failed ? MAQUETTE_IMAGE_FAILED : MAQUETTE_IMAGE_DONE;
}

// MARK: librsvg. Names and types are those of librsvg/rsvg.h 2.46 and later, .so.2.

typedef struct {
  unsigned int domain;
  int code;
  char *message;
} error_t_;

typedef struct {
  double x, y, width, height;
} rectangle_t;

static struct {
  void *(*read)(const uint8_t *, size_t, error_t_ **);
  void (*set_dpi)(void *, double);
  int (*draw)(void *, void *, const rectangle_t *, error_t_ **);
  void (*unref)(void *);
  void (*free_error)(error_t_ *);
  int is_there;
  int lacks_memory;
} svg;

static void open_svg(void) {
  void *library = load("librsvg-2.so.2", &svg.lacks_memory);
  if (!library) return;
  *(void **)&svg.read = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&svg.set_dpi = dlsym(library, "rsvg_handle_set_dpi");
  *(void **)&svg.draw = dlsym(library, "rsvg_handle_render_document");
  // These are in libraries that it brings along.
  *(void **)&svg.unref = dlsym(library, "g_object_unref");
  *(void **)&svg.free_error = dlsym(library, "g_error_free");
  svg.is_there = svg.read && svg.set_dpi && svg.draw && svg.unref && svg.free_error;
}

void maquette_load_svg(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_svg);
}

static maquette_image_status fail(error_t_ *error, char *message) {
  say(message, error ? error->message : NULL);
  if (error) svg.free_error(error);
  return MAQUETTE_IMAGE_FAILED;
}

maquette_image_status maquette_read_svg(
  const uint8_t *bytes, size_t count, void **document, char *message
) {
  maquette_load_svg();
  if (!svg.is_there) return not_there(svg.lacks_memory, message);
  error_t_ *error = NULL;
  *document = svg.read(bytes, count, &error);
  if (!*document) return fail(error, message);
  svg.set_dpi(*document, 96);
  return MAQUETTE_IMAGE_DONE;
}

maquette_image_status maquette_draw_svg(
  void *document, void *cairo, double width, double height, char *message
) {
  error_t_ *error = NULL;
  rectangle_t room = {0, 0, width, height};
  if (!svg.draw(document, cairo, &room, &error)) return fail(error, message);
  return MAQUETTE_IMAGE_DONE;
}

void maquette_free_svg(void *document) { svg.unref(document); }
