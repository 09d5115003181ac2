// The same button as `maquette button`, drawn with Cairo and Pango directly: what our speed is
// measured against.
//
//   button-c  TITLES.txt FOLDER          writes FOLDER/N.png for each line of TITLES.txt
//
// With -DLIBDEFLATE it encodes with libdeflate as we do, otherwise with
// cairo_surface_write_to_png.
#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef LIBDEFLATE
#include <libdeflate.h>

static void be32(unsigned char *p, unsigned v) {
  p[0] = v >> 24, p[1] = v >> 16, p[2] = v >> 8, p[3] = v;
}

static void chunk(FILE *f, const char *type, const unsigned char *data, unsigned size) {
  unsigned char word[4];
  be32(word, size), fwrite(word, 1, 4, f);
  unsigned crc = libdeflate_crc32(0, type, 4);
  crc = libdeflate_crc32(crc, data, size);
  fwrite(type, 1, 4, f), fwrite(data, 1, size, f);
  be32(word, crc), fwrite(word, 1, 4, f);
}

static void write_png(cairo_surface_t *surface, const char *path) {
  static struct libdeflate_compressor *compressor;
  if (!compressor) compressor = libdeflate_alloc_compressor(6);
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  size_t row = 1 + 3 * (size_t)width, size = row * height;
  unsigned char *raw = malloc(size), *out = raw;
  for (int y = 0; y < height; y++) {
    *out++ = 0;
    unsigned *line = (unsigned *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      *out++ = line[x] >> 16, *out++ = line[x] >> 8, *out++ = line[x];
    }
  }
  size_t bound = libdeflate_zlib_compress_bound(compressor, size);
  unsigned char *packed = malloc(bound);
  size_t length = libdeflate_zlib_compress(compressor, raw, size, packed, bound);
  FILE *f = fopen(path, "wb");
  if (!f) exit(1);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, f);
  unsigned char header[13] = {0};
  be32(header, width), be32(header + 4, height);
  header[8] = 8, header[9] = 2;
  chunk(f, "IHDR", header, 13), chunk(f, "IDAT", packed, length), chunk(f, "IEND", header, 0);
  fclose(f), free(raw), free(packed);
}
#else
static void write_png(cairo_surface_t *surface, const char *path) {
  if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) exit(1);
}
#endif

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path(cr);
}

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  FILE *titles = fopen(argv[1], "r");
  if (!titles) return 66;
  char title[256], path[4096];
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoFontDescription *font = pango_font_description_from_string("Inter Semi-Bold");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  for (int n = 0; fgets(title, sizeof title, titles); n++) {
    title[strcspn(title, "\n")] = 0;
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, title, -1);
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    double tw = (double)extents.width / PANGO_SCALE, th = (double)extents.height / PANGO_SCALE;
    double w = ceil(tw) + 40, h = 50, margin = 16;
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)((w + 2 * margin) * 2), (int)((h + 2 * margin) * 2));
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, 2, 2);
    cairo_set_source_rgb(cr, 1, 1, 1), cairo_paint(cr);
    rounded(cr, margin, margin, w, h, 8.75);
    cairo_set_source_rgb(cr, 0, 122 / 255.0, 1), cairo_fill(cr);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_move_to(cr, margin + (w - tw) / 2, margin + (h - th) / 2);
    pango_cairo_show_layout(cr, layout);
    snprintf(path, sizeof path, "%s/%d.png", argv[2], n);
    write_png(surface, path);
    cairo_destroy(cr), cairo_surface_destroy(surface), g_object_unref(layout);
  }
  return 0;
}
