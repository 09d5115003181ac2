#ifndef MAQUETTE_NODES_H
#define MAQUETTE_NODES_H

#include "maquette_find.h"

/// What is known where the picture is being read.
typedef struct {
  maquette_deflater *deflater;
  /// Up to which place the picture is as in the row above.
  uint32_t above_end;
} maquette_reader;

/// Parses the nodes so far, which end at an offset, and forgets them.
static void finish(maquette_deflater *deflater, uint32_t offset) {
  maquette_counts counts;
  deflater->nodes[deflater->node_count].offset = offset;
  deflater->nodes[deflater->node_count].link = deflater->link_count;
  maquette_parse(deflater, &counts);
  maquette_collect(deflater, &counts);
  maquette_set_costs(deflater, &deflater->block);
  deflater->node_count = deflater->link_count = 0;
}

FAST void add_node(maquette_deflater *deflater, uint32_t offset) {
  if (deflater->node_count == NODES || deflater->link_count + NODE_LINKS > LINKS) {
    finish(deflater, offset);
  }
  deflater->is_start[deflater->node_count] = false;
  deflater->nodes[deflater->node_count].offset = offset;
  deflater->nodes[deflater->node_count++].link = deflater->link_count;
}

/// Adds a match to the last node, unless a nearer one is as long.
FAST void add_link(
    maquette_deflater *deflater, uint32_t length, uint32_t distance, uint8_t code) {
  if (length < LEAST || distance > WINDOW) return;
  uint32_t offset = deflater->nodes[deflater->node_count - 1].offset;
  if (length >= MOST && deflater->landing <= offset) {
    deflater->landing = offset + MOST;
  }
  maquette_link *first = deflater->links + deflater->nodes[deflater->node_count - 1].link;
  maquette_link *end = deflater->links + deflater->link_count, *place = end;
  maquette_link link = {
      (uint16_t)(length < MOST ? length : MOST), (uint16_t)(distance - 1), code};
  while (place > first && place[-1].distance > link.distance) place--;
  if (place > first && place[-1].length >= link.length) return;
  maquette_link *next = place;
  while (next < end && next->length <= link.length) next++;
  if (next != end && next != place + 1) {
    memmove(place + 1, next, (size_t)(end - next) * sizeof *next);
  }
  *place = link;
  deflater->link_count = (uint32_t)(place + 1 + (end - next) - deflater->links);
}

/// How long the row above is the same, for offsets that are asked in any order.
FAST uint32_t look_above(const maquette_reader *reader, uint32_t offset) {
  const maquette_deflater *deflater = reader->deflater;
  if (offset < reader->above_end) return reader->above_end - offset;
  if (offset < deflater->row || deflater->row > WINDOW) return 0;
  const uint8_t *bytes = deflater->bytes + offset;
  return same(bytes, bytes - deflater->row, deflater->count - offset);
}

/// The same, for offsets that are asked in their order.
FAST uint32_t above(maquette_reader *reader, uint32_t offset) {
  uint32_t length = look_above(reader, offset);
  if (length > 0) reader->above_end = offset + length;
  return length;
}

/// How many bytes at an offset are those of the pixel before, again and again: many only at the
/// beginning of a row, where the name of its filter is such a byte, too.
FAST uint32_t repeated(const maquette_deflater *deflater, uint32_t offset) {
  uint32_t rest = deflater->count - offset;
  if (offset < deflater->pixel) return 0;
  return same(
      deflater->bytes + offset, deflater->bytes + offset - deflater->pixel,
      rest < MOST ? rest : MOST);
}

/// The highest bit of a set, below one of them; 0 when there is none.
FAST uint32_t mark_below(uint64_t marks, uint32_t limit) {
  if (limit <= BACK) marks &= ((uint64_t)1 << limit) - 1;
  return marks == 0 ? 0 : 63 - (uint32_t)__builtin_clzll(marks);
}

#endif
