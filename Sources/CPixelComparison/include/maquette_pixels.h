#ifndef MAQUETTE_PIXELS_H
#define MAQUETTE_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels are 0xAARRGGBB. Callers promise that every pointer leads to as much memory as the numbers
// beside it say and that no product of them overflows: nothing is checked here.

/// No row of the mask.
#define MAQUETTE_NO_SLOT UINT32_MAX

/// What a byte of the mask says; 0 is a pixel that is the same in both pictures.
enum { MAQUETTE_DIFFERENT = 1, MAQUETTE_TOLERATED = 2 };

/// The part that two pictures have in common.
typedef struct {
  /// The first row of each picture, and pixels from one row to the next.
  const uint32_t *one;
  size_t one_stride;
  const uint32_t *other;
  size_t other_stride;
  size_t width;
  size_t height;
  /// A byte for each pixel of the part, not 0 inside of text ink; may be NULL.
  const uint8_t *ink;
} maquette_pair;

/// How many pixels differ, and how many would but for tolerance.
typedef struct {
  size_t different;
  size_t tolerated;
} maquette_counts;

/// Sets every byte, fast in every build.
void maquette_fill(void *memory, uint8_t value, size_t bytes);

/// The colours of pixels without alpha: three bytes for each, red first.
void maquette_rgb(const uint32_t *pixels, uint8_t *target, size_t count);

/// How many bits tell a group of pixels' place among those that were seen.
#define MAQUETTE_SEEN_BITS 13

/// How many of a row's groups of three pixels are in no row that was asked about before, so that
/// deflate will hardly find them, and differ little from those above, so that it will find what differs.
/// `seen` has a number for each of 2 to the power of MAQUETTE_SEEN_BITS places, 0 at first.
size_t maquette_smooth_groups(
    const uint32_t *row, const uint32_t *above, size_t width, uint64_t *seen);

/// Takes the bytes of the row above from those of a row, as PNG's filter 2 does.
void maquette_less_above(uint8_t *row, const uint8_t *above, size_t count);

/// Whether every pixel is opaque.
bool maquette_is_opaque(const uint32_t *pixels, size_t count);

/// As many colours as a palette of PNG has room for.
enum { MAQUETTE_PALETTE = 256 };

/// Finds the colours of a picture, in the order in which they first appear, and writes for each row
/// a filter byte of 0 and the index of each pixel's colour. Returns how many colours there are, or 0
/// when there are more than `MAQUETTE_PALETTE`; then what was written says nothing. `colors` has room
/// for `MAQUETTE_PALETTE`, `rows` for `(width + 1) * height` bytes.
size_t maquette_palette(
    const uint32_t *pixels, size_t width, size_t height, uint32_t *colors, uint8_t *rows);

/// Coverage, one byte a pixel.
typedef struct {
  uint8_t *bytes;
  size_t width;
  size_t height;
  /// Bytes from one row to the next.
  size_t stride;
} maquette_coverage;

/// Enlarges coverage by a whole factor, each pixel between the four around it, and nothing around the
/// whole: the bytes that Cairo's filter "good" makes, in a tenth of its time. `left` and `top` say
/// which pixel of the enlarged picture the target's first one is. `room` is for two rows of the target.
void maquette_enlarge(
    const maquette_coverage *source, size_t factor, ptrdiff_t left, ptrdiff_t top,
    maquette_coverage *target, uint16_t *room);

/// Leaves of coverage what is outside of another of the same size, rounded as Pixman does it, which
/// takes ten times as long for its operator of that name.
void maquette_cut_out(const maquette_coverage *inside, maquette_coverage *target);

/// Gives each row that differs the next row of the mask, and the others none; returns how many
/// differ: none when both parts are the same memory or hold the same pixels. `slots` has room for
/// every row.
size_t maquette_changed_rows(const maquette_pair *pair, uint32_t *slots);

/// Marks every pixel whose value differs. `mask` has a row of `width` bytes, all 0, for each slot.
maquette_counts maquette_compare_exact(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask);

/// What another rasteriser may draw otherwise.
typedef struct {
  /// The largest distance along edges and in ink: a square, as of maquette_compare_yiq.
  double edge_limit;
  /// The same for pixels at the ends of edges that differ alone.
  double speck_limit;
  /// By how much each channel may differ anywhere, and by how much it may in the mean of each tile
  /// that a pixel is in: from 1 on a whole fill may be another colour.
  uint8_t levels;
  double mean;
  /// Whether edges may be a pixel away: a colour need only be one of those around it in the other
  /// picture.
  bool may_move;
} maquette_tolerance;

/// A part of a picture, far edges not included.
typedef struct {
  size_t min_x, min_y, max_x, max_y;
} maquette_area;

/// The same, but small differences along edges and in text ink are tolerated, and roundings
/// anywhere. The pixels are multiplied by alpha.
maquette_counts maquette_compare_edges(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask,
    const maquette_tolerance *tolerance);

/// Takes a part out of the comparison: nothing in it differs or is tolerated.
///
/// @param area Inside of the part that both pictures have.
void maquette_ignore(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask, maquette_area area,
    maquette_counts *counts);

/// What both pictures have of a text's ink.
typedef struct {
  /// Sums of the shares that ink has of each pixel.
  double one_mass, other_mass;
  /// The largest share.
  double one_peak, other_peak;
  /// Pixels that are mostly ink, and those of them without ink near them in the other picture.
  size_t one_strong, one_lost;
  size_t other_strong, other_lost;
  /// Pixels of a colour between neither ink and paper nor near them in the other picture.
  size_t strange;
  /// Those lost that no rasteriser leaves out or adds: in squares of four, or far from all ink.
  size_t one_pieces, other_pieces;
  /// Those of a colour so strange that no rasteriser draws one.
  size_t odd;
  /// Where ink is in either picture, and the pixels that it may move to; empty where there is none.
  maquette_area place;
} maquette_ink;

/// Looks for a text's ink in both pictures.
///
/// @param area Inside of the part that both pictures have.
/// @param ink The text's colour, opaque.
/// @param radius How far a rasteriser may move ink, in pixels.
maquette_ink maquette_judge_ink(
    const maquette_pair *pair, maquette_area area, uint32_t ink, size_t radius);

/// Marks the pixels that pixelmatch 7 counts. The pixels are not multiplied by alpha.
///
/// @param limit The largest squared distance in YIQ that is no difference.
/// @param counts_antialiasing Whether pixels of anti-aliased edges count as others do.
maquette_counts maquette_compare_yiq(
    const maquette_pair *pair, const uint32_t *slots, uint8_t *mask, double limit,
    bool counts_antialiasing);

/// Pixels from one edge of a cell to the other.
#define MAQUETTE_CELL 8

/// A square of the picture with differences in it.
typedef struct {
  /// How many pixels differ; 0 for a square without differences.
  uint32_t count;
  /// The cluster: the number of another cell, or the cell's own.
  uint32_t parent;
  /// The smallest rectangle around the differences, from the cell's corner, far edges included.
  uint8_t min_x, min_y, max_x, max_y;
} maquette_cell;

/// Pixels near each other that differ.
typedef struct {
  size_t count;
  size_t min_x, min_y, max_x, max_y;
  bool is_on_edges;
} maquette_cluster;

/// Fills a row of cells, all 0 before.
///
/// @param y The first row of pixels.
void maquette_fill_cells(
    const maquette_pair *pair, const uint32_t *slots, const uint8_t *mask, size_t y,
    maquette_cell *row);

/// Joins cells whose differences are at most a cell's size apart.
///
/// @param cells All rows of cells; `columns` in each.
/// @param first The number of the row's first cell.
/// @param above The number of the first cell of the row directly above; `first` when it has none.
void maquette_join_cells(maquette_cell *cells, size_t columns, size_t first, size_t above);

/// Turns joined cells into clusters, in the order of their first cells; returns how many there
/// are.
///
/// @param rows For each row of cells, the row of the picture's cells that it is.
/// @param clusters Room for `room` clusters; when there are more, only their number is returned.
/// Each cell's parent becomes the number of its cluster once there is room.
size_t maquette_collect_clusters(
    maquette_cell *cells, size_t columns, const uint32_t *rows, size_t row_count,
    maquette_cluster *clusters, size_t room);

/// Tells of each cluster whether all its differences are on edges or in ink; before, each
/// `is_on_edges` is true.
void maquette_check_edges(
    const maquette_pair *pair, const uint32_t *slots, const uint8_t *mask,
    const maquette_cell *cells, size_t columns, const uint32_t *rows, size_t row_count,
    maquette_cluster *clusters);

/// Pixels of a row as a faded grey, over white.
void maquette_fade(const uint32_t *pixels, uint32_t *target, size_t count);

/// Colours the marked pixels of a row.
void maquette_mark(
    const uint8_t *mask, uint32_t *target, size_t count, uint32_t different, uint32_t tolerated);

// MARK: PNG

/// How the samples of a PNG file are stored.
typedef struct {
  /// Bits of a sample: 1, 2, 4, 8 or 16.
  uint8_t depth;
  /// Samples of a pixel: 1 grey or palette, 2 grey and alpha, 3 colour, 4 colour and alpha.
  uint8_t channels;
  bool is_palette;
  /// Whether one colour is transparent, and which: samples as they are stored.
  bool has_key;
  uint16_t key[3];
  /// Colours, not multiplied by alpha, for each of 256 indices.
  const uint32_t *palette;
  /// How many of them there are.
  uint16_t palette_count;
} maquette_samples;

/// What became of rows.
typedef enum {
  MAQUETTE_UNPACKED,
  /// A row has a filter that there is not.
  MAQUETTE_WRONG_FILTER,
  /// A pixel's index is beyond the palette.
  MAQUETTE_WRONG_INDEX,
} maquette_unpacking;

/// Turns filtered rows into pixels, not multiplied by alpha. Each row has a byte for its filter and
/// then `row_bytes` bytes; a pixel lands `step` and a row `stride` pixels after the one before it.
/// Rows may end where the memory of the target does: pixels then take their place. `lines` has room
/// for the bytes of two rows. In `common_bits`, the bits remain that all pixels have.
maquette_unpacking maquette_unpack(
    const uint8_t *rows, size_t row_bytes, size_t width, size_t height,
    const maquette_samples *samples, uint8_t *lines, uint32_t *target, size_t stride, size_t step,
    uint32_t *common_bits);

/// Multiplies colours by alpha, as Cairo rounds; returns whether all pixels were opaque.
bool maquette_premultiply(const uint32_t *straight, uint32_t *target, size_t count);

/// Divides colours by alpha, to the nearest whole number; returns whether all pixels were opaque.
bool maquette_unpremultiply(const uint32_t *premultiplied, uint32_t *target, size_t count);

#endif
