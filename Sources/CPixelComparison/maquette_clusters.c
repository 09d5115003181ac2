#include "maquette_edges.h"

void maquette_fill_cells(
    const maquette_pair *pair, const uint32_t *slots, const uint8_t *mask, size_t y,
    maquette_cell *row) {
  size_t end = pair->height - y < MAQUETTE_CELL ? pair->height : y + MAQUETTE_CELL;
  for (size_t line = y; line < end; line++) {
    if (slots[line] == MAQUETTE_NO_SLOT) continue;
    const uint8_t *from = mask + slots[line] * pair->width;
    maquette_cell *cell = row;
    for (size_t x = 0; x < pair->width; x += MAQUETTE_CELL, cell++) {
      uint64_t some = 0;
      if (pair->width - x >= MAQUETTE_CELL) {
        memcpy(&some, from + x, MAQUETTE_CELL);
      } else {
        memcpy(&some, from + x, pair->width - x);
      }
      some &= 0x0101010101010101u * MAQUETTE_DIFFERENT;
      if (some == 0) continue;
      uint32_t count = (uint32_t)(some * 0x0101010101010101u >> 56);
      uint8_t down = (uint8_t)(line - y);
      uint8_t left = 0, right = 7;
      if (count < MAQUETTE_CELL) {
        while ((from[x + left] & MAQUETTE_DIFFERENT) == 0) left++;
        if (pair->width - x < MAQUETTE_CELL) right = (uint8_t)(pair->width - x - 1);
        while ((from[x + right] & MAQUETTE_DIFFERENT) == 0) right--;
      }
      if (cell->count == 0) {
        cell->min_x = left;
        cell->max_x = right;
        cell->min_y = down;
      } else {
        if (left < cell->min_x) cell->min_x = left;
        if (right > cell->max_x) cell->max_x = right;
      }
      cell->max_y = down;
      cell->count += count;
    }
  }
}

static uint32_t root_of(maquette_cell *cells, uint32_t cell) {
  uint32_t root = cell;
  while (cells[root].parent != root) root = cells[root].parent;
  // Each way is short the next time.
  while (cells[cell].parent != root) {
    uint32_t next = cells[cell].parent;
    cells[cell].parent = root;
    cell = next;
  }
  return root;
}

/// The first cell of a cluster stands for it, so that clusters are in the order of their tops.
static void join(maquette_cell *cells, uint32_t a, uint32_t b) {
  uint32_t one = root_of(cells, a), other = root_of(cells, b);
  if (one < other) {
    cells[other].parent = one;
  } else {
    cells[one].parent = other;
  }
}

/// Pixels from the end of one stretch to the start of another; `offset` is how far the second's
/// cell is from the first's.
FAST int gap(int min, int max, int other_min, int other_max, int offset) {
  int after = other_min + offset - max, before = min - (other_max + offset);
  return after > before ? after : before;
}

FAST bool is_near(const maquette_cell *a, const maquette_cell *b, int right, int down) {
  return gap(a->min_x, a->max_x, b->min_x, b->max_x, right * MAQUETTE_CELL) <= MAQUETTE_CELL
      && gap(a->min_y, a->max_y, b->min_y, b->max_y, down * MAQUETTE_CELL) <= MAQUETTE_CELL;
}

void maquette_join_cells(maquette_cell *cells, size_t columns, size_t first, size_t above) {
  for (size_t column = 0; column < columns; column++) {
    uint32_t place = (uint32_t)(first + column);
    maquette_cell *cell = cells + place;
    if (cell->count == 0) continue;
    cell->parent = place;
    if (column > 0 && cell[-1].count > 0 && is_near(cell, cell - 1, -1, 0)) {
      cell->parent = cell[-1].parent;
    }
    if (above == first) continue;
    for (int right = column > 0 ? -1 : 0; right <= (column + 1 < columns ? 1 : 0); right++) {
      uint32_t place_above = (uint32_t)(above + column + (size_t)right);
      const maquette_cell *other = cells + place_above;
      if (other->count > 0 && other->parent != cell->parent && is_near(cell, other, right, -1)) {
        join(cells, place, place_above);
      }
    }
  }
}

size_t maquette_collect_clusters(
    maquette_cell *cells, size_t columns, const uint32_t *rows, size_t row_count,
    maquette_cluster *clusters, size_t room) {
  size_t total = columns * row_count;
  size_t count = 0;
  for (size_t place = 0; place < total; place++) {
    count += cells[place].count > 0 && cells[place].parent == place;
  }
  if (count > room) return count;
  count = 0;
  // A cell's cluster begins with an earlier cell, whose parent is the number of the cluster by now.
  for (size_t row = 0; row < row_count; row++) {
    size_t top = (size_t)rows[row] * MAQUETTE_CELL;
    for (size_t column = 0; column < columns; column++) {
      uint32_t place = (uint32_t)(row * columns + column);
      maquette_cell *cell = cells + place;
      if (cell->count == 0) continue;
      size_t left = column * MAQUETTE_CELL;
      size_t min_x = left + cell->min_x, max_x = left + cell->max_x;
      size_t min_y = top + cell->min_y, max_y = top + cell->max_y;
      if (cell->parent == place) {
        clusters[count] = (maquette_cluster){0, min_x, min_y, max_x, max_y, true};
        cell->parent = (uint32_t)count++;
      } else {
        // Every cell between here and the root comes before this one, so its parent is a cluster.
        cell->parent = cells[cell->parent].parent;
      }
      maquette_cluster *cluster = clusters + cell->parent;
      cluster->count += cell->count;
      if (min_x < cluster->min_x) cluster->min_x = min_x;
      if (max_x > cluster->max_x) cluster->max_x = max_x;
      if (min_y < cluster->min_y) cluster->min_y = min_y;
      if (max_y > cluster->max_y) cluster->max_y = max_y;
    }
  }
  return count;
}

FAST void maquette_check_edges_body(
    const maquette_pair *pair, const uint32_t *slots, const uint8_t *mask,
    const maquette_cell *cells, size_t columns, const uint32_t *rows, size_t row_count,
    maquette_cluster *clusters) {
  for (size_t row = 0; row < row_count; row++) {
    size_t y = (size_t)rows[row] * MAQUETTE_CELL;
    size_t end = pair->height - y < MAQUETTE_CELL ? pair->height : y + MAQUETTE_CELL;
    for (size_t column = 0; column < columns; column += BLOCK / MAQUETTE_CELL) {
      const maquette_cell *cell = cells + row * columns + column;
      bool second = column + 1 < columns && cell[1].count > 0
          && clusters[cell[1].parent].is_on_edges;
      bool first = cell->count > 0 && clusters[cell->parent].is_on_edges;
      size_t x = column * MAQUETTE_CELL;
      // Most clusters have a pixel off the edges, and then nothing more is to be found out.
      for (size_t line = y; line < end && (first || second); line++) {
        if (slots[line] == MAQUETTE_NO_SLOT) continue;
        maquette_block block = load_block(pair, x, line);
        const uint8_t *from = mask + slots[line] * pair->width + x;
        uint32_t flat = 0;
        for (size_t lane = 0; lane < block.count; lane++) {
          flat |= (uint32_t)(from[lane] & MAQUETTE_DIFFERENT) << lane;
        }
        if (flat == 0) continue;
        maquette_window one, other;
        load_windows(&one, &other, pair, x, line);
        maquette_range one_range = range_of(&one), other_range = range_of(&other);
        bytes contrast = min_bytes(
            one_range.high - one_range.low, other_range.high - other_range.low);
        flat &= ~(lane_bits(edge_lanes(contrast)) | ink_bits(pair, &block));
        if (first && (flat & 0xFF) != 0) {
          clusters[cell->parent].is_on_edges = false;
          first = false;
        }
        if (second && flat >> 8 != 0) {
          clusters[cell[1].parent].is_on_edges = false;
          second = false;
        }
      }
    }
  }
}

DISPATCH(
    void, maquette_check_edges,
    (const maquette_pair *pair, const uint32_t *slots, const uint8_t *mask,
     const maquette_cell *cells, size_t columns, const uint32_t *rows, size_t row_count,
     maquette_cluster *clusters),
    (pair, slots, mask, cells, columns, rows, row_count, clusters))
