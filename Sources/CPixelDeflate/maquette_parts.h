#ifndef MAQUETTE_PARTS_H
#define MAQUETTE_PARTS_H

#include <stdbool.h>
#include <string.h>

#include "maquette_deflate.h"

#define FAST static inline __attribute__((always_inline))

enum {
  /// How far back a match may be, and how long matches may be, in bytes.
  WINDOW = 32768,
  LEAST = 3,
  MOST = 258,
  /// Bits of the number that stands for two pixels, and for one.
  PAIR_BITS = 14,
  PIXEL_BITS = 12,
  /// How many places with the same two pixels are looked at, after the last one with the same
  /// pixel, and how many in filtered rows.
  DEPTH = 6,
  PHOTO_DEPTH = 4,
  /// The nodes that are parsed at once, the links between them, and the most of one node: two lists
  /// of places, the row above and the run.
  NODES = 2048,
  LINKS = NODES * 8,
  NODE_LINKS = 2 * DEPTH + 8,
  /// The tokens that a block has room for.
  TOKENS = 32768,
  LITERALS = 286,
  LENGTHS = 29,
  DISTANCES = 30,
  END_OF_BLOCK = 256,
};

/// A place where a token may begin or end.
typedef struct {
  uint32_t offset;
  /// The first of its links.
  uint32_t link;
} maquette_node;

/// A match that begins at a node: its length, its distance less 1, and the distance's code.
typedef struct {
  uint16_t length, distance;
  uint8_t code;
} maquette_link;

/// How often each symbol is used.
typedef struct {
  uint32_t literals[LITERALS], distances[DISTANCES];
} maquette_counts;

struct maquette_deflater {
  const uint8_t *bytes;
  uint32_t count, pixel, pixel_mask, row;
  // The codes of two distances: to the pixel before, and to the row above.
  uint8_t pixel_code, row_code;

  // Where pixels were seen: the offset and 1.
  uint32_t newest_pair[1 << PAIR_BITS], newest_pixel[1 << PIXEL_BITS];
  // For a place: how far before it the same pair was seen, and the length of the run before it.
  uint16_t back_to_pair[WINDOW];
  uint8_t run_before[WINDOW];

  maquette_node nodes[NODES + 1];
  uint32_t node_count, link_count;
  maquette_link links[LINKS];
  // Nodes that matches should end at.
  bool is_start[NODES + 1];
  // Where a match of the greatest length ends, so that there is a node.
  uint32_t landing;

  // What the symbols cost, in 256ths of a bit.
  uint16_t literal_costs[256], length_costs[MOST + 1], distance_costs[DISTANCES];
  bool has_costs;
  // For each node: the cost from there on, the token to take, how many nodes that leads on, and
  // the next start.
  uint32_t costs[NODES + 1];
  uint32_t picks[NODES + 1];
  uint16_t steps[NODES + 1], next_starts[NODES + 1];

  // The block that tokens are collected for: the length in bytes and the distance, 0 for literals.
  uint32_t tokens[TOKENS];
  uint32_t token_count, token_offset;
  maquette_counts block;
  uint64_t block_cost;

  uint8_t *out;
  size_t at, room;
  uint64_t bits;
  unsigned bit_count;
  bool is_full;
};

/// A token of literals, or of a match.
FAST uint32_t token_of(uint32_t length, uint32_t distance) { return length << 16 | distance; }

/// The code of a distance.
FAST unsigned distance_code(unsigned distance) {
  if (distance <= 4) return distance - 1;
  unsigned bit = 31 - (unsigned)__builtin_clz(distance - 1);
  return 2 * bit + ((distance - 1) >> (bit - 1) & 1);
}

/// The code of a length, counted from the first.
FAST unsigned length_code(unsigned length) {
  if (length == MOST) return 28;
  if (length <= 10) return length - LEAST;
  unsigned bit = 31 - (unsigned)__builtin_clz(length - LEAST);
  return 4 * (bit - 1) + ((length - LEAST) >> (bit - 2) & 3);
}

FAST unsigned length_extra(unsigned code) { return code < 8 || code == 28 ? 0 : code / 4 - 1; }

FAST unsigned distance_extra(unsigned code) { return code < 4 ? 0 : code / 2 - 1; }

/// The bits of a symbol that is used `count` times of `all`, in 256ths.
uint32_t maquette_bits(uint32_t count, uint32_t all);

/// What each symbol costs where they are used so often.
void maquette_set_costs(maquette_deflater *deflater, const maquette_counts *counts);

/// Finds the cheapest way through the nodes; what has been found so far costs nothing any more.
void maquette_parse(maquette_deflater *deflater, maquette_counts *counts);

/// Puts the tokens of the nodes into the block, or begins another one, whichever is smaller.
void maquette_collect(maquette_deflater *deflater, const maquette_counts *counts);

/// Writes the block.
void maquette_write_block(maquette_deflater *deflater, bool is_last);

/// Lengths of codes, none longer than `most`, for symbols that are used so often.
void maquette_code_lengths(
    const uint32_t *counts, unsigned symbols, unsigned most, uint8_t *lengths);

/// The codes for lengths, the first bit last.
void maquette_codes(const uint8_t *lengths, unsigned symbols, uint16_t *codes);

#endif
