#include "maquette_parts.h"

/// What a table of codes costs for each symbol in it, in 256ths of a bit.
static const uint32_t symbol_cost = 6 * 256;

static uint64_t symbols_cost(const uint32_t *counts, unsigned symbols) {
  uint32_t all = 0;
  uint64_t cost = 0;
  for (unsigned symbol = 0; symbol < symbols; symbol++) all += counts[symbol];
  for (unsigned symbol = 0; symbol < symbols; symbol++) {
    if (counts[symbol] == 0) continue;
    cost += (uint64_t)counts[symbol] * maquette_bits(counts[symbol], all) + symbol_cost;
  }
  return cost;
}

/// What a block would take, without the bits that follow codes of lengths and distances: they are
/// the same in every block.
static uint64_t cost_of_block(const maquette_counts *counts) {
  return 64 * 256 + symbols_cost(counts->literals, LITERALS) +
      symbols_cost(counts->distances, DISTANCES);
}

void maquette_collect(maquette_deflater *deflater, const maquette_counts *counts) {
  uint64_t cost = cost_of_block(counts);
  maquette_counts both = *counts;
  if (deflater->token_count > 0) {
    for (unsigned at = 0; at < LITERALS; at++) both.literals[at] += deflater->block.literals[at];
    for (unsigned at = 0; at < DISTANCES; at++) both.distances[at] += deflater->block.distances[at];
    uint64_t together = cost_of_block(&both);
    if (together > deflater->block_cost + cost ||
        deflater->token_count + deflater->node_count > TOKENS) {
      maquette_write_block(deflater, false);
      both = *counts;
    } else {
      cost = together;
    }
  }
  deflater->block = both;
  deflater->block_cost = cost;
  for (uint32_t node = 0; node < deflater->node_count; node += deflater->steps[node]) {
    deflater->tokens[deflater->token_count++] = deflater->picks[node];
  }
}

// MARK: Writing

/// Adds bits, the lowest first; `flush` comes before there are more than 64.
FAST void put(maquette_deflater *deflater, uint64_t bits, unsigned count) {
  deflater->bits |= bits << deflater->bit_count;
  deflater->bit_count += count;
}

FAST void flush(maquette_deflater *deflater) {
  if (deflater->at + 8 > deflater->room) {
    deflater->is_full = true;
    deflater->bits = deflater->bit_count = 0;
    return;
  }
  uint64_t bits = deflater->bits;
  uint8_t *out = deflater->out + deflater->at;
  for (unsigned at = 0; at < 8; at++) out[at] = (uint8_t)(bits >> 8 * at);
  unsigned whole = deflater->bit_count / 8;
  deflater->at += whole;
  deflater->bits = whole < 8 ? bits >> 8 * whole : 0;
  deflater->bit_count %= 8;
}

/// The lengths of codes as a block tells them: repeated ones in one symbol.
typedef struct {
  uint8_t symbols[LITERALS + DISTANCES], extra[LITERALS + DISTANCES];
  unsigned count;
  uint32_t counts[19];
} maquette_told;

static void tell(maquette_told *told, unsigned symbol, unsigned extra) {
  told->symbols[told->count] = (uint8_t)symbol;
  told->extra[told->count++] = (uint8_t)extra;
  told->counts[symbol]++;
}

static void tell_lengths(maquette_told *told, const uint8_t *lengths, unsigned count) {
  for (unsigned at = 0; at < count;) {
    unsigned length = lengths[at], run = 1;
    while (at + run < count && lengths[at + run] == length) run++;
    at += run;
    if (length != 0) {
      tell(told, length, 0);
      for (run--; run >= 3;) {
        unsigned part = run < 6 ? run : 6;
        tell(told, 16, part - 3);
        run -= part;
      }
    }
    while (length == 0 && run >= 3) {
      unsigned part = run < 138 ? run : 138;
      tell(told, part < 11 ? 17 : 18, part < 11 ? part - 3 : part - 11);
      run -= part;
    }
    for (; run > 0; run--) tell(told, length, 0);
  }
}

static unsigned used(const uint8_t *lengths, unsigned symbols, unsigned least) {
  while (symbols > least && lengths[symbols - 1] == 0) symbols--;
  return symbols;
}

/// The codes of a block.
typedef struct {
  uint8_t literal_lengths[LITERALS], distance_lengths[DISTANCES];
  uint16_t literals[LITERALS], distances[DISTANCES];
} maquette_tables;

static void write_tables(maquette_deflater *deflater, const maquette_tables *tables, bool is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
  unsigned literals = used(tables->literal_lengths, LITERALS, 257);
  unsigned distances = used(tables->distance_lengths, DISTANCES, 1);
  uint8_t all[LITERALS + DISTANCES], lengths[19];
  uint16_t codes[19];
  maquette_told told = {{0}, {0}, 0, {0}};
  memcpy(all, tables->literal_lengths, literals);
  memcpy(all + literals, tables->distance_lengths, distances);
  tell_lengths(&told, all, literals + distances);
  maquette_code_lengths(told.counts, 19, 7, lengths);
  maquette_codes(lengths, 19, codes);
  unsigned count = 19;
  while (count > 4 && lengths[order[count - 1]] == 0) count--;
  put(deflater, is_last | 2 << 1, 3);
  put(deflater, literals - 257, 5);
  put(deflater, distances - 1, 5);
  put(deflater, count - 4, 4);
  flush(deflater);
  for (unsigned at = 0; at < count; at++) {
    put(deflater, lengths[order[at]], 3);
    flush(deflater);
  }
  for (unsigned at = 0; at < told.count; at++) {
    unsigned symbol = told.symbols[at];
    put(deflater, codes[symbol], lengths[symbol]);
    if (symbol >= 16) put(deflater, told.extra[at], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    flush(deflater);
  }
}

static void write_match(
    maquette_deflater *deflater, const maquette_tables *tables, uint32_t length,
    uint32_t distance) {
  static const uint16_t lengths[LENGTHS] = {3,  4,  5,  6,  7,  8,  9,  10,  11,  13,
                                       15, 17, 19, 23, 27, 31, 35, 43,  51,  59,
                                       67, 83, 99, 115, 131, 163, 195, 227, 258};
  unsigned code = length_code(length), far = distance_code(distance);
  put(deflater, tables->literals[257 + code], tables->literal_lengths[257 + code]);
  put(deflater, length - lengths[code], length_extra(code));
  unsigned extra = distance_extra(far);
  unsigned first = far < 4 ? far : (2 + far % 2) << extra;
  put(deflater, tables->distances[far], tables->distance_lengths[far]);
  put(deflater, distance - 1 - first, extra);
  flush(deflater);
}

void maquette_write_block(maquette_deflater *deflater, bool is_last) {
  maquette_tables tables;
  deflater->block.literals[END_OF_BLOCK] = 1;
  maquette_code_lengths(deflater->block.literals, LITERALS, 15, tables.literal_lengths);
  maquette_code_lengths(deflater->block.distances, DISTANCES, 15, tables.distance_lengths);
  maquette_codes(tables.literal_lengths, LITERALS, tables.literals);
  maquette_codes(tables.distance_lengths, DISTANCES, tables.distances);
  write_tables(deflater, &tables, is_last);
  const uint8_t *bytes = deflater->bytes + deflater->token_offset;
  for (uint32_t at = 0; at < deflater->token_count && !deflater->is_full; at++) {
    uint32_t length = deflater->tokens[at] >> 16, distance = deflater->tokens[at] & 0xFFFF;
    if (distance == 0) {
      for (uint32_t next = 0; next < length; next++) {
        put(deflater, tables.literals[bytes[next]], tables.literal_lengths[bytes[next]]);
        if (next % 2 == 1) flush(deflater);
      }
      flush(deflater);
    } else {
      write_match(deflater, &tables, length, distance);
    }
    bytes += length;
  }
  deflater->token_offset = (uint32_t)(bytes - deflater->bytes);
  deflater->token_count = 0;
  put(deflater, tables.literals[END_OF_BLOCK], tables.literal_lengths[END_OF_BLOCK]);
  flush(deflater);
  // The rest of the last byte.
  if (is_last && deflater->bit_count > 0) {
    deflater->bit_count = 8;
    flush(deflater);
  }
}
