internal import CPixelComparison

/// Turns premultiplied pixels into the rows of a PNG file: a filter byte and then each pixel.
enum PNGRows {
  /// Writes all rows, to memory that has room for them.
  static func write(
    _ pixels: [UInt32], width: Int, height: Int, isOpaque: Bool, filter: PNGRowFilter,
    to rows: UnsafeMutableBufferPointer<UInt8>
  ) {
    var writer = RowWriter(width: width, isOpaque: isOpaque, filter: filter)
    pixels.withUnsafeBufferPointer { pixels in
      guard let source = pixels.baseAddress, let start = rows.baseAddress else { return }
      for row in 0..<height {
        let pixels = source + row * width
        writer.write(
          row, pixels, above: row == 0 ? nil : pixels - width, to: start + row * writer.length)
      }
    }
  }

  /// Makes room behind pixels for the filter bytes of their rows.
  static func makeRoom(in pixels: inout [UInt32], height: Int) {
    pixels.reserveCapacity(pixels.count + height / 4 + 1)
    for _ in 0...height / 4 { pixels.append(0) }
  }

  /// Writes all rows over the pixels that they are made of, behind which there is a byte for each row.
  static func write(
    over bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, isOpaque: Bool,
    filter: PNGRowFilter
  ) {
    guard let base = bytes.baseAddress else { return }
    let source = UnsafePointer(base.assumingMemoryBound(to: UInt32.self))
    let target = base.assumingMemoryBound(to: UInt8.self)
    var writer = RowWriter(width: width, isOpaque: isOpaque, filter: filter)
    // Three bytes for four come before what is still to be read, from the first row on; four and the
    // filter's behind it, from the last row up. Each row goes by a copy, which lies in the way of none.
    var row = [UInt32](repeating: 0, count: width)
    // The row above is written over before it is needed, or not yet.
    var above = row
    for number in 0..<height {
      let index = isOpaque ? number : height - 1 - number
      if isOpaque { swap(&row, &above) }
      row.withUnsafeMutableBufferPointer { row in
        guard let copy = row.baseAddress else { return }
        copy.update(from: source + index * width, count: width)
        above.withUnsafeBufferPointer { above in
          let before = isOpaque ? above.baseAddress : source + (index - 1) * width
          writer.write(
            index, copy, above: index == 0 ? nil : before, to: target + index * writer.length)
        }
      }
    }
  }

  fileprivate static func writeRGBA(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var (index, at) = (0, 0)
    while index < count {
      let pixel = pixels[index]
      let straight = RasterImage.straight(pixel)
      bytes[at] = UInt8(truncatingIfNeeded: straight &>> 16)
      bytes[at &+ 1] = UInt8(truncatingIfNeeded: straight &>> 8)
      bytes[at &+ 2] = UInt8(truncatingIfNeeded: straight)
      bytes[at &+ 3] = UInt8(truncatingIfNeeded: straight &>> 24)
      index &+= 1
      at &+= 4
    }
  }
}

/// Writes the rows of one picture.
private struct RowWriter {
  let width: Int
  let isOpaque: Bool
  let filter: PNGRowFilter
  /// The bytes of the row above, where they are taken from those of a row.
  private var before: [UInt8] = []

  init(width: Int, isOpaque: Bool, filter: PNGRowFilter) {
    self.width = width
    self.isOpaque = isOpaque
    self.filter = filter
    if filter.isUsed { before = [UInt8](repeating: 0, count: length) }
  }

  /// The bytes of a row with its filter byte.
  var length: Int { width * (isOpaque ? 3 : 4) + 1 }

  /// A row with its filter byte.
  mutating func write(
    _ row: Int, _ pixels: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    target.pointee = filter.byte(of: row)
    RowWriter.write(pixels, width, isOpaque, to: target + 1)
    guard let above, target.pointee != 0 else { return }
    let (count, isOpaque, width) = (length - 1, isOpaque, width)
    before.withUnsafeMutableBufferPointer { before in
      guard let before = before.baseAddress else { return }
      RowWriter.write(above, width, isOpaque, to: before)
      maquette_less_above(target + 1, before, count)
    }
  }

  private static func write(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ isOpaque: Bool,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    if isOpaque {
      maquette_rgb(pixels, bytes, width)
    } else {
      PNGRows.writeRGBA(pixels, width, bytes)
    }
  }
}
