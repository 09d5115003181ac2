#include "maquette_deflate.h"

#include <stdlib.h>

#include "maquette_nodes.h"

enum {
  /// What matches the row above for so long is looked for nowhere else.
  LONG = 48,
  /// Runs of so many pixels are starts.
  LONG_RUN = 8,
  /// So many pixels of a run are compared with the row above.
  ABOVE_BACK = 8,
};

maquette_deflater *maquette_deflater_make(void) { return malloc(sizeof(maquette_deflater)); }

void maquette_deflater_free(maquette_deflater *deflater) { free(deflater); }

/// The places of a run of equal pixels, from the first on to one whose pixel differs, or to the end
/// of the row.
typedef struct {
  /// Where the row begins, with the name of its filter.
  uint32_t row;
  uint32_t first, end;
  /// How many bytes behind the end, in the next row, are what the run's pixels have.
  uint32_t beyond;
  /// How far the row above is the same from the first pixel on, from the end on, and for how many
  /// pixels before that.
  uint32_t above_first, above, above_back;
  /// Where else the pixels from the first on are, and those from the end on.
  const maquette_find *of_first, *of_end;
  unsigned first_count, end_count;
  /// One bit for each number of pixels before the end where a match begins that goes on behind it.
  uint64_t marks;
} maquette_run;

/// Adds a node for the first pixel of a run.
FAST void add_first(maquette_reader *reader, const maquette_run *run, uint32_t pixel) {
  maquette_deflater *deflater = reader->deflater;
  uint32_t length = run->end - run->first, pixels = length / pixel;
  add_node(deflater, run->first);
  for (unsigned at = 0; at < run->first_count; at++) {
    const maquette_find *find = run->of_first + at;
    add_link(deflater, find->length, find->distance, find->code);
  }
  for (unsigned at = 0; at < run->end_count; at++) {
    const maquette_find *find = run->of_end + at;
    if (find->back >= pixels) add_link(deflater, length + find->length, find->distance, find->code);
  }
  if (run->above_first > 0) reader->above_end = run->first + run->above_first;
  add_link(deflater, run->above_first, deflater->row, deflater->row_code);
  // The pixel before is another one, so that fewer bytes than it has are the same: too few, if it has
  // three.
  if (pixel > LEAST || run->first == run->row + 1) {
    add_link(deflater, repeated(deflater, run->first), pixel, deflater->pixel_code);
  }
  deflater->is_start[deflater->node_count - 1] =
      run->first_count > 0 || run->above_back == pixels ||
      (pixels > 1 && pixels <= BACK && (run->marks >> pixels & 1) != 0);
  // A match of the row above may end within the pixel.
  uint32_t landing = deflater->landing;
  if (landing > run->first && landing < run->first + pixel && landing < reader->above_end) {
    add_node(deflater, landing);
    add_link(deflater, reader->above_end - landing, deflater->row, deflater->row_code);
  }
}

/// Adds a node `left` bytes before the end of a run.
FAST void add_inner(
    maquette_reader *reader, const maquette_run *run, uint32_t pixel, uint32_t left) {
  maquette_deflater *deflater = reader->deflater;
  uint32_t offset = run->end - left;
  add_node(deflater, offset);
  // This one leads to the next node, however far away that is.
  add_link(deflater, left + run->beyond, pixel, deflater->pixel_code);
  if (left >= MOST) return;
  if (offset < reader->above_end) {
    add_link(deflater, reader->above_end - offset, deflater->row, deflater->row_code);
  } else if (left <= run->above_back * pixel) {
    add_link(deflater, left + run->above, deflater->row, deflater->row_code);
  }
  bool is_second = offset == run->first + pixel;
  bool is_start = is_second && left >= LONG_RUN * pixel;
  if (left % pixel == 0 && left <= BACK * pixel && (run->marks >> left / pixel & 1) != 0) {
    for (unsigned at = 0; at < run->end_count; at++) {
      const maquette_find *find = run->of_end + at;
      if (find->back * pixel < left) continue;
      add_link(deflater, left + find->length, find->distance, find->code);
      is_start |= find->back * pixel == left;
    }
  }
  deflater->is_start[deflater->node_count - 1] = is_start;
}

/// Adds nodes where a token may begin in a run: at its first two pixels, at the last, where matches
/// that go on behind it begin, where one of the greatest length ends, and as often as a match is
/// too short for the rest.
FAST void add_run(maquette_reader *reader, maquette_run *run, uint32_t pixel) {
  maquette_deflater *deflater = reader->deflater;
  run->marks = (uint64_t)1 << 1 | (uint64_t)1 << run->above_back;
  for (unsigned at = 0; at < run->end_count; at++) {
    run->marks |= (uint64_t)1 << run->of_end[at].back;
  }
  run->marks &= ~(uint64_t)1;
  add_first(reader, run, pixel);
  uint32_t farthest = mark_below(run->marks, BACK + 1) * pixel;
  for (uint32_t left = run->end - run->first - pixel; left > 0;) {
    uint32_t offset = run->end - left;
    add_inner(reader, run, pixel, left);
    left = left > MOST + farthest ? left - MOST
                                  : mark_below(run->marks, (left + pixel - 1) / pixel) * pixel;
    if (deflater->landing > offset && deflater->landing + left < run->end) {
      left = run->end - deflater->landing;
    }
  }
}

/// For how many pixels before an offset the row above is the same.
FAST uint32_t above_before(
    const maquette_deflater *deflater, uint32_t offset, uint32_t pixels, uint32_t pixel) {
  uint32_t most = pixels < ABOVE_BACK ? pixels : ABOVE_BACK, back = 0;
  while (back < most) {
    uint32_t before = offset - (back + 1) * pixel;
    if (pixel_at(deflater, before) != pixel_at(deflater, before - deflater->row)) break;
    back++;
  }
  return back;
}

/// Looks for the pixels from the end of a run on, and remembers them.
FAST void look_ahead(
    maquette_reader *reader, maquette_run *run, uint32_t pixels, uint32_t pixel, unsigned depth,
    maquette_find *finds) {
  maquette_deflater *deflater = reader->deflater;
  uint32_t end = run->end, back = pixels < BACK ? pixels : BACK;
  // The bytes of two pixels, which are the first ones of a word.
  uint64_t two = load(deflater->bytes + end) << (64 - 16 * pixel);
  uint32_t pair = (uint32_t)(two * 0x9E3779B97F4A7C15u >> (64 - PAIR_BITS));
  uint32_t one = pixel_at(deflater, end) * 0x9E3779B1u >> (32 - PIXEL_BITS);
  run->above = look_above(reader, end);
  if (run->above > 0 && end >= reader->above_end) {
    run->above_back = above_before(deflater, end, pixels, pixel);
  }
  if (run->above < LONG) {
    run->end_count = find(deflater, end, back, pair, one, depth, finds);
  }
  remember(deflater, end, back, pair, one);
}

FAST void read_row(maquette_reader *reader, uint32_t start, uint32_t pixel) {
  maquette_deflater *deflater = reader->deflater;
  uint32_t row_end = start + deflater->row;
  const uint8_t *bytes = deflater->bytes;
  maquette_find finds[2][DEPTH + 1];
  maquette_run run = {.row = start, .first = start, .end = start + 1, .of_first = finds[0]};
  add_node(deflater, start);
  add_link(deflater, repeated(deflater, start), pixel, deflater->pixel_code);
  add_link(deflater, above(reader, start), deflater->row, deflater->row_code);
  // Rows of a photograph are filtered, and are hardly ever the same.
  unsigned turn = 0, depth = bytes[start] == 0 ? DEPTH : PHOTO_DEPTH;
  for (;;) {
    uint32_t end = run.end, pixels = run.first == start ? 0 : (end - run.first) / pixel;
    run.above_first = run.above;
    run.above = run.above_back = run.end_count = 0;
    // The last two pixels of all may be too short for a word.
    if (end < row_end && end + 8 > deflater->count) {
      run.above = look_above(reader, end);
    } else if (end < row_end) {
      look_ahead(reader, &run, pixels, pixel, depth, finds[1 - turn]);
    }
    run.beyond = end < row_end ? 0 : repeated(deflater, end);
    run.of_first = finds[turn];
    run.of_end = finds[1 - turn];
    if (pixels > 0) add_run(reader, &run, pixel);
    if (end >= row_end) return;
    turn = 1 - turn;
    run.first = end;
    run.first_count = run.end_count;
    uint32_t next = end + pixel;
    if (next < row_end) next += same(bytes + next, bytes + end, row_end - next) / pixel * pixel;
    run.end = next;
  }
}

// Each with a number that the compiler knows, so that it divides by multiplying.

static void read_rgb_row(maquette_reader *reader, uint32_t start) { read_row(reader, start, 3); }

static void read_rgba_row(maquette_reader *reader, uint32_t start) { read_row(reader, start, 4); }

size_t maquette_deflate(
    maquette_deflater *deflater, const maquette_rows *rows, uint8_t *out, size_t room) {
  // Offsets have 32 bits, and are counted on from.
  size_t row = rows->width * rows->pixel + 1;
  if (row >= INT32_MAX || row * rows->height >= INT32_MAX) return 0;
  deflater->bytes = rows->bytes;
  deflater->pixel = (uint32_t)rows->pixel;
  deflater->pixel_mask = rows->pixel == 3 ? 0xFFFFFF : UINT32_MAX;
  deflater->row = (uint32_t)row;
  deflater->pixel_code = (uint8_t)distance_code(deflater->pixel);
  deflater->row_code = (uint8_t)distance_code(deflater->row);
  deflater->count = (uint32_t)(row * rows->height);
  memset(deflater->newest_pair, 0, sizeof deflater->newest_pair);
  memset(deflater->newest_pixel, 0, sizeof deflater->newest_pixel);
  deflater->node_count = deflater->link_count = 0;
  deflater->has_costs = false;
  deflater->landing = 0;
  deflater->token_count = deflater->token_offset = 0;
  deflater->out = out;
  deflater->at = 0;
  deflater->room = room;
  deflater->bits = deflater->bit_count = 0;
  deflater->is_full = false;
  maquette_reader reader = {deflater, 0};
  for (size_t number = 0; number < rows->height; number++) {
    (rows->pixel == 3 ? read_rgb_row : read_rgba_row)(&reader, (uint32_t)(number * row));
  }
  finish(deflater, deflater->count);
  maquette_write_block(deflater, true);
  return deflater->is_full ? 0 : deflater->at;
}
