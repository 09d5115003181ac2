import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Damaged and hostile PNG files")
struct DamagedPNGTests {
  private let good = PNGFixture(rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12])

  private func message(_ bytes: [UInt8]) throws -> String {
    let error = try #require(throws: DiagnosticError.self) {
      try PNGDecoder.read(bytes, file: "a.png")
    }
    #expect(error.diagnostics.count == 1 && error.diagnostics.first?.file == "a.png")
    return error.description
  }

  @Test("A file cut anywhere is an error, after its last row, too")
  func truncated() throws {
    let bytes = good.bytes
    #expect(try PNGDecoder.decode(bytes).pixels.count == 4)
    for count in 1..<bytes.count {
      let message = try message(Array(bytes.prefix(count)))
      #expect(message.contains(count < 8 ? "not a PNG file" : "ends early"), "\(count)")
    }
  }

  @Test("A file with any byte changed is an error")
  func corrupt() throws {
    let bytes = good.bytes
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(throws: DiagnosticError.self, "byte \(place)") { try PNGDecoder.decode(changed) }
    }
  }

  @Test(
    "What is something else is told by its name",
    arguments: [
      ([], "the file is empty"), ([0xFF, 0xD8, 0xFF, 0xE0], "not a PNG file, it is a JPEG file"),
      (Array("GIF89a".utf8), "it is a GIF file"), (Array("hello".utf8), "this is not a PNG file"),
      (
        Array("version https://git-lfs.github.com/spec/v1".utf8),
        "it is a pointer of Git LFS"
      ),
    ] as [([UInt8], String)])
  func notPNG(bytes: [UInt8], expected: String) throws {
    #expect(try message(bytes).contains(expected))
  }

  @Test("Pixels that are more or fewer than the header says are an error")
  func wrongAmount() throws {
    var more = good
    more.rows += [0, 1, 2, 3, 4, 5, 6]
    #expect(try message(more.bytes).contains("more pixels than its header says"))
    var bomb = good
    bomb.rows = [UInt8](repeating: 0, count: 32 << 20)
    #expect(try message(bomb.bytes).contains("more pixels than its header says"))
    var fewer = good
    fewer.rows.removeLast(7)
    #expect(try message(fewer.bytes).contains("its pixels end early"))
  }

  @Test("A header that asks for too much is refused before anything is unpacked")
  func hugeHeader() throws {
    var huge = good
    (huge.width, huge.height) = (0x7FFF_FFFF, 0x7FFF_FFFF)
    #expect(try message(huge.bytes).contains("2147483647 × 2147483647 pixels; the limit is"))
    // Within the limits, but the few bytes cannot hold so much.
    (huge.width, huge.height) = (8000, 8000)
    #expect(try message(huge.bytes).contains("its pixels end early"))
    huge.width = 0
    #expect(try message(huge.bytes).contains("0 × 8000 pixels"))
  }

  @Test("What the format does not have is an error")
  func wrongValues() throws {
    var file = good
    file.depth = 3
    #expect(try message(file.bytes).contains("a kind of pixels"))
    file = good
    file.kind = 5
    #expect(try message(file.bytes).contains("a kind of pixels"))
    file = good
    file.interlace = 2
    #expect(try message(file.bytes).contains("a kind of pixels"))
    file = good
    file.rows[7] = 5
    #expect(try message(file.bytes).contains("a filter"))
    file = good
    file.parts = [("NEWS", [])]
    #expect(try message(file.bytes).contains("'NEWS'"))
    file = good
    file.transparency = [0, 1]
    #expect(try message(file.bytes).contains("transparency"))
  }

  @Test("A palette that is missing, too short or no list of colours is an error")
  func wrongPalette() throws {
    var file = PNGFixture(width: 1, height: 1, depth: 8, kind: 3, rows: [0, 2])
    #expect(try message(file.bytes).contains("palette is missing"))
    file.palette = [1, 2, 3, 4]
    #expect(try message(file.bytes).contains("palette is not a list"))
    file.palette = [1, 2, 3, 4, 5, 6]
    #expect(try message(file.bytes).contains("a colour that its palette does not"))
    file.palette = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    #expect(try PNGDecoder.decode(file.bytes).pixels == [0xFF07_0809])
  }
}
