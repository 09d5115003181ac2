/// Tells outlines apart that have as many steps and the same bounds.
///
/// It is that of the steps and their points seen from the corner of their bounds, so that an outline
/// that only moved has the same one, to a hundredth of a point.
package struct PathDigest: Hashable, Sendable {
  /// Eight hexadecimal digits.
  package let text: String

  /// Where a hundredth ends. Coordinates are often round numbers, and one that is moved differs in
  /// its last bits: a limit between round numbers would tell those apart.
  private static let limit = 0.318_309_886

  /// The digest of an outline.
  ///
  /// - Parameter evenOdd: whether the even-odd rule decides what is inside.
  package init(_ path: Path, evenOdd: Bool = false) {
    let corner = path.controlBounds?.origin ?? .zero
    var bytes: [UInt8] = [evenOdd ? 1 : 0]
    func add(_ kind: UInt8, _ points: Point...) {
      bytes.append(kind)
      for point in points {
        for value in [point.x - corner.x, point.y - corner.y] {
          let number = Int64(exactly: (value * 100 + PathDigest.limit).rounded(.down)) ?? .max
          for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> Int64(shift)))
          }
        }
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(2, point)
      case .line(let point): add(3, point)
      case .curve(let first, let second, let point): add(4, first, second, point)
      case .close: add(5)
      }
    }
    let hash = ContentHash(bytes).value
    // The upper half mixes best, the lower one has what came last.
    text = UInt32(truncatingIfNeeded: hash ^ hash >> 32).hex(digits: 8)
  }
}
