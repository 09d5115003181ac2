import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Kinds of PNG files")
struct PNGKindTests {
  private func pixels(_ file: PNGFixture) throws -> [UInt32] {
    try PNGDecoder.decode(file.bytes).pixels
  }

  @Test(
    "Grey of 1, 2, 4, 8 and 16 bits has its levels spread from black to white",
    arguments: [
      (1, [0, 0b0100_0000], [0xFF00_0000, 0xFFFF_FFFF]),
      (2, [0, 0b0110_0000], [0xFF55_5555, 0xFFAA_AAAA]),
      (4, [0, 0x3C], [0xFF33_3333, 0xFFCC_CCCC]),
      (8, [0, 0x12, 0xFE], [0xFF12_1212, 0xFFFE_FEFE]),
      // 0x1280 is nearer to 0x12 of 255, 0x80C0 to 0x80.
      (16, [0, 0x12, 0x80, 0x80, 0xC0], [0xFF12_1212, 0xFF80_8080]),
    ] as [(Int, [UInt8], [UInt32])])
  func grey(depth: Int, row: [UInt8], expected: [UInt32]) throws {
    #expect(
      try pixels(PNGFixture(width: 2, height: 1, depth: depth, kind: 0, rows: row)) == expected)
  }

  @Test("Grey and colour with alpha, of 8 and 16 bits")
  func alpha() throws {
    let grey = PNGFixture(width: 2, height: 1, kind: 4, rows: [0, 200, 255, 200, 0])
    #expect(try pixels(grey) == [0xFFC8_C8C8, 0])
    let fine = PNGFixture(
      width: 1, height: 1, depth: 16, kind: 6,
      rows: [0, 0xFF, 0xFF, 0, 0, 0x80, 0x80, 0x80, 0x80])
    // Multiplied by alpha, as Cairo rounds: 255 · 128 / 255 and 128 · 128 / 255.
    #expect(try pixels(fine) == [0x8080_0040])
  }

  @Test("A palette of 1 to 8 bits, with what is transparent of it")
  func palette() throws {
    let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    var file = PNGFixture(
      width: 3, height: 1, depth: 2, kind: 3, palette: colors, rows: [0, 0b0001_1000])
    #expect(try pixels(file) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    file.transparency = [255, 0]
    #expect(try pixels(file) == [0xFFFF_0000, 0, 0xFF00_00FF])
    file.depth = 8
    file.rows = [0, 2, 1, 0]
    #expect(try pixels(file) == [0xFF00_00FF, 0, 0xFFFF_0000])
  }

  @Test("One grey or colour can be transparent, compared in all of its bits")
  func transparentColor() throws {
    let grey = PNGFixture(
      width: 2, height: 1, depth: 16, kind: 0, transparency: [1, 2], rows: [0, 1, 2, 1, 3])
    #expect(try pixels(grey) == [0, 0xFF01_0101])
    let color = PNGFixture(
      width: 2, height: 1, kind: 2, transparency: [0, 9, 0, 8, 0, 7],
      rows: [0, 9, 8, 7, 9, 8, 6])
    #expect(try pixels(color) == [0, 0xFF09_0806])
  }

  @Test("Each filter is undone, in the first row and below it", arguments: [0, 1, 2, 3, 4])
  func filters(filter: Int) throws {
    let image: [[UInt8]] = [
      [10, 20, 30, 250, 5, 60, 7, 8, 9], [1, 2, 3, 40, 200, 6, 70, 80, 90],
      [255, 0, 128, 3, 3, 3, 44, 55, 66],
    ]
    let rows = PNGFilter.rows(image, filter: filter, pixel: 3)
    let expected = image.joined().chunked(by: 3).map {
      0xFF00_0000 | UInt32($0[0]) << 16 | UInt32($0[1]) << 8 | UInt32($0[2])
    }
    #expect(try pixels(PNGFixture(width: 3, height: 3, rows: rows)) == expected)
  }

  @Test("An interlaced file is the picture that it is without", arguments: [1, 2, 5, 8, 13])
  func interlaced(side: Int) throws {
    let level = { (x: Int, y: Int) in UInt8(truncatingIfNeeded: x * 16 + y) }
    // Adam7, as the standard has it: first column and row, and steps.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    for (x, y, stepX, stepY) in passes where x < side {
      for row in stride(from: y, to: side, by: stepY) {
        rows += [0] + stride(from: x, to: side, by: stepX).map { level($0, row) }
      }
    }
    let file = PNGFixture(width: side, height: side, kind: 0, interlace: 1, rows: rows)
    let expected = (0..<side * side).map { at in
      0xFF00_0000 | UInt32(level(at % side, at / side)) * 0x01_0101
    }
    #expect(try pixels(file) == expected)
  }

  @Test("Of an animated file the still picture is read, with a warning; so is a finer one")
  func warnings() throws {
    var file = PNGFixture(width: 1, height: 1, kind: 0, rows: [0, 7])
    file.parts = [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]
    let animated = try PNGDecoder.read(file.bytes, file: "a.png")
    #expect(animated.image.pixels == [0xFF07_0707])
    #expect(animated.warnings.map(\.file) == ["a.png"])
    #expect(animated.warnings.first?.message.contains("animated") == true)
    let fine = PNGFixture(width: 1, height: 1, depth: 16, kind: 0, rows: [0, 7, 7])
    #expect(try PNGDecoder.read(fine.bytes).warnings.first?.message.contains("16 bits") == true)
    // Behind the pixels it means nothing.
    var chunks = PNGFixture(width: 1, height: 1, kind: 0, rows: [0, 7]).chunks
    chunks.insert(("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), at: chunks.count - 1)
    let late = PNGFixture.signature + chunks.flatMap(PNGFixture.chunk)
    #expect(try PNGDecoder.read(late).warnings.isEmpty)
  }

  @Test("Of what is transparent, only the bits that a sample has count")
  func transparentBits() throws {
    let grey = PNGFixture(
      width: 2, height: 1, kind: 0, transparency: [1, 5], rows: [0, 5, 6])
    #expect(try pixels(grey) == [0, 0xFF06_0606])
    let few = PNGFixture(
      width: 2, height: 1, depth: 2, kind: 0, transparency: [0, 0b101], rows: [0, 0b0110_0000])
    #expect(try pixels(few) == [0, 0xFFAA_AAAA])
  }

  @Test("Pixels in several parts are one stream, and unknown lesser parts are passed over")
  func parts() throws {
    let whole = PNGFixture(width: 2, height: 1, kind: 0, rows: [0, 3, 4])
    let data = PNGFixture.packed(whole.rows)
    var chunks = whole.chunks
    chunks.replaceSubrange(
      1..<2,
      with: [
        ("quIt", [1, 2]), ("IDAT", Array(data.prefix(3))), ("IDAT", []),
        ("IDAT", Array(data.dropFirst(3))),
      ])
    let bytes = PNGFixture.signature + chunks.flatMap(PNGFixture.chunk)
    #expect(try PNGDecoder.decode(bytes).pixels == [0xFF03_0303, 0xFF04_0404])
  }
}

/// Filters rows as an encoder does, after the definitions of the standard.
enum PNGFilter {
  static func rows(_ image: [[UInt8]], filter: Int, pixel: Int) -> [UInt8] {
    var above = [UInt8](repeating: 0, count: image[0].count)
    var result: [UInt8] = []
    for row in image {
      result.append(UInt8(filter))
      for at in row.indices {
        let (a, b) = (at < pixel ? 0 : Int(row[at - pixel]), Int(above[at]))
        let c = at < pixel ? 0 : Int(above[at - pixel])
        let guess = [0, a, b, (a + b) / 2, paeth(a, b, c)][filter]
        result.append(UInt8(truncatingIfNeeded: Int(row[at]) - guess))
      }
      above = row
    }
    return result
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    // The first of the nearest.
    return [a, b, c].enumerated().min {
      (abs(p - $0.element), $0.offset) < (abs(p - $1.element), $1.offset)
    }?.element ?? 0
  }
}

extension Sequence {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    let all = Array(self)
    return stride(from: 0, to: all.count, by: count).map { Array(all[$0..<$0 + count]) }
  }
}
