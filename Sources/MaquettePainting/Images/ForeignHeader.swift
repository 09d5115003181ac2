/// Sizes of picture files, read without a library.
enum ForeignHeader {
  /// The size of a BMP file; `nil` when its header is wrong.
  static func bmp(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let file = LittleEndian(bytes)
    guard let size = file.four(14) else { return nil }
    if size == 12 {
      guard let width = file.two(18), let height = file.two(20) else { return nil }
      return (width, height)
    }
    guard size >= 16, let width = file.four(18), let height = file.four(22) else { return nil }
    // The rows of one with a negative height are from the top.
    let signed = Int(Int32(truncatingIfNeeded: height))
    return (Int(Int32(truncatingIfNeeded: width)), abs(signed))
  }

  /// The size of the first picture in a TIFF file; `nil` when its header is wrong.
  static func tiff(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let file = LittleEndian(bytes, isReversed: bytes.first == 0x4D)
    guard let directory = file.four(4), let count = file.two(directory) else { return nil }
    var width: Int?
    var height: Int?
    for index in 0..<count {
      let place = directory + 2 + index * 12
      guard let tag = file.two(place), let kind = file.two(place + 2) else { return nil }
      guard tag == 256 || tag == 257 else { continue }
      // A number of two bytes or of four.
      let value = kind == 3 ? file.two(place + 8) : kind == 4 ? file.four(place + 8) : nil
      if tag == 256 { width = width ?? value } else { height = height ?? value }
    }
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// Numbers in a file, the lowest byte first unless reversed; `nil` past the end.
  private struct LittleEndian {
    private let bytes: [UInt8]
    private let isReversed: Bool

    init(_ bytes: [UInt8], isReversed: Bool = false) {
      (self.bytes, self.isReversed) = (bytes, isReversed)
    }

    func two(_ place: Int) -> Int? { number(place, 2) }
    func four(_ place: Int) -> Int? { number(place, 4) }

    private func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      let part = bytes[place..<place + size]
      return isReversed
        ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
