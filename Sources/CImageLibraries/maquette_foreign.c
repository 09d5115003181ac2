#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "maquette_images.h"

static void say(char *message, const char *text) {
  snprintf(message, MAQUETTE_IMAGE_MESSAGE, "%s", text ? text : "unknown error");
}

// MARK: libwebp. Names and types are those of webp/decode.h 0.5 and later, .so.7 and .so.6.

static struct {
  int (*size)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
  int is_there;
} webp;

static void load_webp(void) {
  void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libwebp.so.6", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&webp.size = dlsym(library, "WebPGetInfo");
  *(void **)&webp.decode = dlsym(library, "WebPDecodeBGRAInto");
  webp.is_there = webp.size && webp.decode;
}

static int has_webp(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_webp);
  return webp.is_there;
}

maquette_image_status maquette_webp_size(
  const uint8_t *bytes, size_t count, int32_t *width, int32_t *height, char *message
) {
  if (!has_webp()) return MAQUETTE_IMAGE_NO_LIBRARY;
  if (webp.size(bytes, count, width, height)) return MAQUETTE_IMAGE_DONE;
  say(message, "its header is wrong");
  return MAQUETTE_IMAGE_FAILED;
}

maquette_image_status maquette_decode_webp(
  const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint32_t *pixels,
  char *message
) {
  if (!has_webp()) return MAQUETTE_IMAGE_NO_LIBRARY;
  size_t size = (size_t)width * (size_t)height * 4;
  if (webp.decode(bytes, count, (uint8_t *)pixels, size, width * 4)) return MAQUETTE_IMAGE_DONE;
  say(message, "its pixels cannot be unpacked");
  return MAQUETTE_IMAGE_FAILED;
}

// MARK: gdk-pixbuf. Names and types are those of gdk-pixbuf 2.32 and later, .so.0.

typedef struct {
  unsigned int domain;
  int code;
  char *message;
} error_t_;

static struct {
  void *(*loader)(const char *, error_t_ **);
  int (*write)(void *, const uint8_t *, size_t, error_t_ **);
  int (*close)(void *, error_t_ **);
  void *(*picture)(void *);
  int (*width)(const void *);
  int (*height)(const void *);
  int (*channels)(const void *);
  int (*bits)(const void *);
  int (*stride)(const void *);
  const uint8_t *(*pixels)(const void *);
  void (*unref)(void *);
  void (*free_error)(error_t_ *);
  int is_there;
} pixbuf;

static void load_pixbuf(void) {
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&pixbuf.loader = dlsym(library, "gdk_pixbuf_loader_new_with_type");
  *(void **)&pixbuf.write = dlsym(library, "gdk_pixbuf_loader_write");
  *(void **)&pixbuf.close = dlsym(library, "gdk_pixbuf_loader_close");
  *(void **)&pixbuf.picture = dlsym(library, "gdk_pixbuf_loader_get_pixbuf");
  *(void **)&pixbuf.width = dlsym(library, "gdk_pixbuf_get_width");
  *(void **)&pixbuf.height = dlsym(library, "gdk_pixbuf_get_height");
  *(void **)&pixbuf.channels = dlsym(library, "gdk_pixbuf_get_n_channels");
  *(void **)&pixbuf.bits = dlsym(library, "gdk_pixbuf_get_bits_per_sample");
  *(void **)&pixbuf.stride = dlsym(library, "gdk_pixbuf_get_rowstride");
  *(void **)&pixbuf.pixels = dlsym(library, "gdk_pixbuf_read_pixels");
  // These are in libraries that it brings along.
  *(void **)&pixbuf.unref = dlsym(library, "g_object_unref");
  *(void **)&pixbuf.free_error = dlsym(library, "g_error_free");
  pixbuf.is_there = pixbuf.loader && pixbuf.write && pixbuf.close && pixbuf.picture
      && pixbuf.width && pixbuf.height && pixbuf.channels && pixbuf.bits && pixbuf.stride
      && pixbuf.pixels && pixbuf.unref && pixbuf.free_error;
}

/// Copies what was read into pixels; returns false when it is not what the header promised.
static int copy(const void *picture, int32_t width, int32_t height, uint32_t *pixels) {
  if (!picture || pixbuf.bits(picture) != 8) return 0;
  if (pixbuf.width(picture) != width || pixbuf.height(picture) != height) return 0;
  int channels = pixbuf.channels(picture), stride = pixbuf.stride(picture);
  const uint8_t *from = pixbuf.pixels(picture);
  if (!from || (channels != 3 && channels != 4) || stride < width * channels) return 0;
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *row = from + (size_t)y * (size_t)stride;
    uint32_t *target = pixels + (size_t)y * (size_t)width;
    for (int32_t x = 0; x < width; x++, row += channels) {
      uint32_t alpha = channels == 4 ? row[3] : 255;
      target[x] = alpha << 24 | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
    }
  }
  return 1;
}

maquette_image_status maquette_decode_pixbuf(
  const char *kind, const uint8_t *bytes, size_t count, int32_t width, int32_t height,
  uint32_t *pixels, char *message
) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_pixbuf);
  if (!pixbuf.is_there) return MAQUETTE_IMAGE_NO_LIBRARY;
  error_t_ *error = NULL;
  void *loader = pixbuf.loader(kind, &error);
  if (!loader) {
    // It is there without the part for this kind.
    if (error) pixbuf.free_error(error);
    return MAQUETTE_IMAGE_NO_LIBRARY;
  }
  int is_read = pixbuf.write(loader, bytes, count, &error);
  // It must be closed in any case; what it says of a file that failed before is not the reason.
  is_read = pixbuf.close(loader, is_read ? &error : NULL) && is_read;
  maquette_image_status status = MAQUETTE_IMAGE_FAILED;
  if (!is_read) {
    say(message, error ? error->message : NULL);
  } else if (!copy(pixbuf.picture(loader), width, height, pixels)) {
    say(message, "its headers contradict one another");
  } else {
    status = MAQUETTE_IMAGE_DONE;
  }
  if (error) pixbuf.free_error(error);
  pixbuf.unref(loader);
  return status;
}
