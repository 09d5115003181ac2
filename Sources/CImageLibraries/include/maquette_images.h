#ifndef MAQUETTE_IMAGES_H
#define MAQUETTE_IMAGES_H

#include <stddef.h>
#include <stdint.h>

// libjpeg-turbo, librsvg, libwebp and gdk-pixbuf, loaded when the first picture that needs one is
// read: linking librsvg costs every start 20 to 30 ms, and most pictures need none of them.

/// What came of a call.
typedef enum {
  MAQUETTE_IMAGE_DONE = 0,
  /// The library is not installed.
  MAQUETTE_IMAGE_NO_LIBRARY = 1,
  /// The library says why in the message.
  MAQUETTE_IMAGE_FAILED = 2,
} maquette_image_status;

/// Bytes of a message, with the NUL at its end.
#define MAQUETTE_IMAGE_MESSAGE 256

/// Loads libjpeg-turbo, for those who cannot open files later.
void maquette_load_jpeg(void);

/// Loads librsvg, for those who cannot open files later.
void maquette_load_svg(void);

/// Decodes a JPEG into width * height pixels of 0xAARRGGBB, opaque.
maquette_image_status maquette_decode_jpeg(
  const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint32_t *pixels,
  char *message);

/// Reads the size of a WebP file, in pixels.
maquette_image_status maquette_webp_size(
  const uint8_t *bytes, size_t count, int32_t *width, int32_t *height, char *message);

/// Decodes a WebP file into width * height pixels of 0xAARRGGBB, not multiplied by alpha. The numbers
/// are those of maquette_webp_size.
maquette_image_status maquette_decode_webp(
  const uint8_t *bytes, size_t count, int32_t width, int32_t height, uint32_t *pixels,
  char *message);

/// Decodes a file with gdk-pixbuf into width * height pixels of 0xAARRGGBB; fails when the file has
/// another size. Of BMP they are not multiplied by alpha, of most TIFF files they are.
///
/// @param kind The loader's name: bmp or tiff.
maquette_image_status maquette_decode_pixbuf(
  const char *kind, const uint8_t *bytes, size_t count, int32_t width, int32_t height,
  uint32_t *pixels, char *message);

/// Reads an SVG, for maquette_draw_svg and maquette_free_svg.
maquette_image_status maquette_read_svg(
  const uint8_t *bytes, size_t count, void **document, char *message);

/// Draws an SVG into a rectangle at the origin of a Cairo context's coordinates.
maquette_image_status maquette_draw_svg(
  void *document, void *cairo, double width, double height, char *message);

/// Lets go of an SVG.
void maquette_free_svg(void *document);

#endif
