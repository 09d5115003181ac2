internal import CPixelComparison

/// Which pixels of two pictures differ.
///
/// Only rows with differences take memory.
package struct PixelMask: Hashable, Sendable {
  /// What a comparison says of a pixel.
  package enum Value: Hashable, Sendable {
    /// Both pictures have it, and it is the same, or neither has it.
    case same
    /// It differs, or only one picture has it.
    case different
    /// Its value is another one, but that is tolerated.
    case tolerated
  }

  /// Columns of the larger picture.
  package let width: Int
  /// Rows of the larger picture.
  package let height: Int
  /// What both pictures have.
  let common: PixelRect
  /// What the pictures have, each.
  let pictures: [PixelRect]
  /// For each row of the common part the row of `values` that it has.
  let slots: [UInt32]
  /// Rows of bytes, each as wide as the common part.
  let values: [UInt8]

  /// What is said of the pixel at a place; `same` outside of the pictures.
  package subscript(x: Int, y: Int) -> Value {
    guard x >= 0, y >= 0, x < width, y < height else { return .same }
    guard x < common.maxX, y < common.maxY else {
      return pictures.contains { x < $0.maxX && y < $0.maxY } ? .different : .same
    }
    guard y < slots.count, slots[y] != PixelMask.noSlot else { return .same }
    switch values[Int(slots[y]) * common.width + x] {
    case 0: return .same
    case UInt8(MAQUETTE_TOLERATED): return .tolerated
    default: return .different
    }
  }

  /// Stands for a row without differences.
  static let noSlot = UInt32.max
}
