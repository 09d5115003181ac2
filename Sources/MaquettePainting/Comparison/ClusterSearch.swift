internal import CPixelComparison

/// Finds the groups of pixels that differ.
///
/// The picture is divided into cells of 8 × 8 pixels, and neighbouring cells are joined when their
/// differences are at most 8 pixels apart. So the time is that of looking at each pixel once.
enum ClusterSearch {
  static func clusters(
    _ pair: inout maquette_pair, _ slots: [UInt32], _ mask: [UInt8]
  ) -> [PixelComparison.Cluster] {
    let side = Int(MAQUETTE_CELL)
    let columns = (pair.width + side - 1) / side
    let rows = rowsWithChanges(slots)
    let count = columns * rows.count
    let cells = UnsafeMutablePointer<maquette_cell>.allocate(capacity: count)
    defer { cells.deallocate() }
    maquette_fill(cells, 0, count * MemoryLayout<maquette_cell>.stride)
    for (index, row) in rows.enumerated() {
      let first = index * columns
      maquette_fill_cells(&pair, slots, mask, Int(row) * side, cells + first)
      let hasAbove = index > 0 && rows[index - 1] + 1 == row
      maquette_join_cells(cells, columns, first, hasAbove ? first - columns : first)
    }
    let total = maquette_collect_clusters(cells, columns, rows, rows.count, nil, 0)
    let found = [maquette_cluster](unsafeUninitializedCapacity: total) { target, count in
      _ = maquette_collect_clusters(
        cells, columns, rows, rows.count, target.baseAddress, total)
      maquette_check_edges(
        &pair, slots, mask, cells, columns, rows, rows.count, target.baseAddress)
      count = total
    }
    return found.map { cluster in
      PixelComparison.Cluster(
        bounds: PixelRect(
          minX: cluster.min_x, minY: cluster.min_y, maxX: cluster.max_x + 1,
          maxY: cluster.max_y + 1),
        differentPixels: cluster.count, isOnEdges: cluster.is_on_edges)
    }
  }

  /// The rows of cells in which any pixel has another value.
  private static func rowsWithChanges(_ slots: [UInt32]) -> [UInt32] {
    let side = Int(MAQUETTE_CELL)
    return (0..<(slots.count + side - 1) / side).compactMap { row in
      let lines = slots[row * side..<min(slots.count, (row + 1) * side)]
      return lines.contains { $0 != PixelMask.noSlot } ? UInt32(row) : nil
    }
  }
}
