#include "maquette_parts.h"

enum {
  /// A bit, in the unit of costs.
  BIT = 256,
  /// A match may end at so many nodes next to where it begins.
  NEAR = 2,
  /// Literals are not asked for between nodes that are farther apart: they are in a run, whose
  /// match leads there.
  FAR = 4,
};

/// What a symbol that was not used may cost.
static const uint32_t rare_literal = 13 * BIT, rare_distance = 12 * BIT;

static uint16_t cost_of(uint32_t count, uint32_t all, uint32_t rare) {
  if (count == 0) return (uint16_t)rare;
  uint32_t bits = maquette_bits(count, all);
  return (uint16_t)(bits < BIT ? BIT : bits > 15 * BIT ? 15 * BIT : bits);
}

void maquette_set_costs(maquette_deflater *deflater, const maquette_counts *counts) {
  uint32_t literals = 0, distances = 0, lengths[LENGTHS];
  for (unsigned symbol = 0; symbol < LITERALS; symbol++) literals += counts->literals[symbol];
  for (unsigned code = 0; code < DISTANCES; code++) distances += counts->distances[code];
  for (unsigned symbol = 0; symbol < 256; symbol++) {
    deflater->literal_costs[symbol] = cost_of(counts->literals[symbol], literals, rare_literal);
  }
  for (unsigned code = 0; code < LENGTHS; code++) {
    lengths[code] = cost_of(counts->literals[257 + code], literals, rare_literal) +
        length_extra(code) * BIT;
  }
  for (unsigned length = LEAST; length <= MOST; length++) {
    deflater->length_costs[length] = (uint16_t)lengths[length_code(length)];
  }
  for (unsigned code = 0; code < DISTANCES; code++) {
    deflater->distance_costs[code] = (uint16_t)(
        cost_of(counts->distances[code], distances, rare_distance) + distance_extra(code) * BIT);
  }
  deflater->has_costs = true;
}

/// What symbols may cost in a picture of which nothing is known.
static void guess_costs(maquette_deflater *deflater) {
  for (unsigned symbol = 0; symbol < 256; symbol++) deflater->literal_costs[symbol] = 7 * BIT;
  for (unsigned length = LEAST; length <= MOST; length++) {
    deflater->length_costs[length] = (uint16_t)((5 + length_extra(length_code(length))) * BIT);
  }
  for (unsigned code = 0; code < DISTANCES; code++) {
    deflater->distance_costs[code] = (uint16_t)((4 + distance_extra(code)) * BIT);
  }
}

/// The cheapest token found for a node.
typedef struct {
  uint32_t cost, length, distance;
  uint16_t step;
} maquette_choice;

FAST void try_end(
    const maquette_deflater *deflater, uint32_t node, uint32_t end, maquette_link link,
    maquette_choice *best) {
  uint32_t length = deflater->nodes[end].offset - deflater->nodes[node].offset;
  if (length < LEAST) return;
  uint32_t cost = deflater->length_costs[length] + deflater->distance_costs[link.code] +
      deflater->costs[end];
  if (cost >= best->cost) return;
  best->cost = cost;
  best->length = length;
  best->distance = link.distance + 1u;
  best->step = (uint16_t)(end - node);
}

/// The last node that a match reaches, from one that it reaches on.
FAST uint32_t last_reached(const maquette_deflater *deflater, uint32_t node, uint32_t reach) {
  uint32_t low = node, high, step = 4;
  for (;;) {
    high = low + step;
    if (high > deflater->node_count) {
      high = deflater->node_count;
      break;
    }
    if (deflater->nodes[high].offset > reach) {
      high--;
      break;
    }
    low = high;
    step *= 2;
  }
  while (low < high) {
    uint32_t middle = (low + high + 1) / 2;
    if (deflater->nodes[middle].offset <= reach) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

FAST void choose(maquette_deflater *deflater, uint32_t node) {
  const maquette_node *nodes = deflater->nodes;
  uint32_t offset = nodes[node].offset, gap = nodes[node + 1].offset - offset;
  maquette_choice best = {UINT32_MAX, gap, 0, 1};
  if (gap <= FAR) {
    best.cost = deflater->costs[node + 1];
    for (uint32_t at = 0; at < gap; at++) {
      best.cost += deflater->literal_costs[deflater->bytes[offset + at]];
    }
  }
  // Links are in the order of their distances, and each reaches farther than the one before: to end
  // it where that one does would cost more.
  uint32_t end = node + 1;
  for (uint32_t at = nodes[node].link; at < nodes[node + 1].link; at++) {
    maquette_link link = deflater->links[at];
    uint32_t reach = offset + link.length;
    uint32_t near = node + NEAR < deflater->node_count ? node + NEAR : deflater->node_count;
    for (; end <= near && nodes[end].offset <= reach; end++) {
      try_end(deflater, node, end, link, &best);
    }
    if (end > deflater->node_count || nodes[end].offset > reach) continue;
    uint32_t last = last_reached(deflater, end, reach);
    try_end(deflater, node, last, link, &best);
    for (end = deflater->next_starts[end - 1]; end < last; end = deflater->next_starts[end]) {
      try_end(deflater, node, end, link, &best);
    }
    end = last + 1;
  }
  deflater->costs[node] = best.cost;
  deflater->picks[node] = token_of(best.length, best.distance);
  deflater->steps[node] = best.step;
  deflater->next_starts[node] =
      deflater->is_start[node + 1] ? (uint16_t)(node + 1) : deflater->next_starts[node + 1];
}

static void count(const maquette_deflater *deflater, maquette_counts *counts) {
  memset(counts, 0, sizeof *counts);
  for (uint32_t node = 0; node < deflater->node_count; node += deflater->steps[node]) {
    uint32_t length = deflater->picks[node] >> 16, distance = deflater->picks[node] & 0xFFFF;
    if (distance == 0) {
      const uint8_t *bytes = deflater->bytes + deflater->nodes[node].offset;
      for (uint32_t at = 0; at < length; at++) counts->literals[bytes[at]]++;
    } else {
      counts->literals[257 + length_code(length)]++;
      counts->distances[distance_code(distance)]++;
    }
  }
}

void maquette_parse(maquette_deflater *deflater, maquette_counts *counts) {
  uint32_t nodes = deflater->node_count;
  bool knows_costs = deflater->has_costs;
  if (!knows_costs) guess_costs(deflater);
  for (int pass = knows_costs ? 1 : 0; pass < 2; pass++) {
    deflater->costs[nodes] = 0;
    deflater->is_start[nodes] = false;
    deflater->next_starts[nodes] = UINT16_MAX;
    for (uint32_t node = nodes; node-- > 0;) choose(deflater, node);
    count(deflater, counts);
    if (pass == 0) maquette_set_costs(deflater, counts);
  }
}
