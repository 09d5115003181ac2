import MaquetteCore
import Testing

/// What is known of a picture file before anything decodes it.
@Suite("Picture files")
struct ImageDataTests {
  private static let rasters = [
    "rgb.png", "rgba.png", "palette.png", "grey.png", "bilevel.png", "sixteen.png",
    "interlaced.png", "animated.png", "profile.png", "rgb.jpg", "progressive.jpg", "grey.jpg",
    "cmyk.jpg",
  ]

  private func problem(_ bytes: [UInt8], name: String = "a.png") -> String? {
    do {
      _ = try ImageData(bytes, name: name)
      return nil
    } catch {
      return (error as? DiagnosticError)?.diagnostics.first?.message
    }
  }

  @Test("Every kind says how large it is", arguments: rasters)
  func sizes(_ name: String) throws {
    let data = try ImageData(ImageFixture.bytes(name), name: name)
    #expect(data.pixelSize == Size(width: 24, height: 16))
    #expect(data.format == (name.hasSuffix("png") ? .png : .jpeg))
    #expect(data.hasColorProfile == (name == "profile.png"))
  }

  @Test("A photo is as large as it is shown, however its camera was held", arguments: 1...8)
  func orientation(_ value: Int) throws {
    let data = try ImageData(ImageFixture.bytes("turned\(value).jpg"), name: "a.jpg")
    #expect(data.orientation == value)
    #expect(data.pixelSize == Size(width: 24, height: 16))
  }

  @Test("The name says how many pixels a point has")
  func scale() throws {
    let bytes = try ImageFixture.bytes("rgb.png")
    for (name, scale, stem) in [
      ("icons/cup@2x.png", 2.0, "cup"), ("cup@3x.png", 3, "cup"), ("cup.png", 1, "cup"),
      ("cup@4x.png", 1, "cup@4x"),
    ] {
      let data = try ImageData(bytes, name: name)
      #expect(data.size == Size(width: 24 / scale, height: 16 / scale))
      #expect(data.stem == stem)
    }
  }

  @Test("Only what decides on pixels is kept: no animation, profile, place or camera")
  func cleaned() throws {
    for (name, words) in [
      ("animated.png", ["acTL", "fcTL", "fdAT"]), ("profile.png", ["iCCP"]),
      ("turned6.jpg", ["Exif"]),
    ] {
      let bytes = try ImageFixture.bytes(name)
      let kept = try ImageData(bytes, name: name).bytes
      for word in words {
        #expect(bytes.contains(Array(word.utf8)), "the fixture has it")
        #expect(!kept.contains(Array(word.utf8)), "\(name): \(word)")
      }
    }
  }

  @Test("A file that is cut off anywhere is refused or as large as it says", arguments: rasters)
  func cutOff(_ name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    for end in 0..<bytes.count {
      guard let data = try? ImageData(Array(bytes[..<end]), name: name) else { continue }
      Issue.record("\(name) cut off at \(end) of \(bytes.count) is \(data.pixelSize)")
    }
  }

  @Test("A file with one wrong byte is refused or read, and nothing worse", arguments: rasters)
  func corrupt(_ name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    for place in bytes.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var wrong = bytes
        wrong[place] = value
        guard let data = try? ImageData(wrong, name: name) else { continue }
        #expect(data.pixelSize.width * data.pixelSize.height <= Double(Limits.imagePixels))
      }
    }
  }

  @Test(
    "A header that asks for too much is refused before any memory is taken",
    arguments: [
      (20_000, 10, "'a.png' is 20000 × 10 pixels; a side may have 16384 at most"),
      (
        16_000, 16_000,
        "'a.png' is 16000 × 16000 pixels; a picture may have 32 million pixels in all"
      ),
      (0, 10, "'a.png' says it is 0 × 10 pixels"),
      (4_294_967_295, 4_294_967_295, "a side may have"),
    ])
  func bomb(_ width: Int, _ height: Int, _ message: String) throws {
    var bytes = try ImageFixture.bytes("rgb.png")
    for (place, value) in [(16, width), (20, height)] {
      for index in 0..<4 { bytes[place + index] = UInt8(value >> (24 - 8 * index) & 255) }
    }
    #expect(problem(bytes)?.contains(message) == true, "\(problem(bytes) ?? "read")")
  }

  @Test("A JPEG of very many passes is refused")
  func passes() throws {
    var bytes = try ImageFixture.bytes("progressive.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    for place in [5, 7] { (bytes[frame + place], bytes[frame + place + 1]) = (0x16, 0) }
    bytes.removeLast(2)
    // An empty scan: one component and no pixels.
    for _ in 0..<200 { bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] }
    #expect(problem(bytes + [0xFF, 0xD9])?.contains("passes, which takes too long") == true)
  }

  @Test(
    "What is not a PNG, JPEG or SVG is called by its name",
    arguments: [
      ("GIF89a", "a GIF file"), ("RIFF\0\0\0\0WEBPVP8 ", "a WebP file"), ("%PDF-1.5", "a PDF file"),
      ("\0\0\0\u{18}ftypheic", "a HEIC or AVIF file"), ("BM\0\0", "a BMP file"),
      ("", "is empty"), ("Hello", "is not a PNG, JPEG or SVG file"),
      ("<html/>", "is not an SVG file"),
      ("\u{1F}\u{8B}", "is not a PNG, JPEG or SVG file"),
    ])
  func foreign(_ start: String, _ words: String) {
    #expect(problem(Array(start.utf8))?.contains(words) == true)
  }

  @Test("The content and not the name says what a file is")
  func content() throws {
    #expect(try ImageData(ImageFixture.bytes("rgb.jpg"), name: "photo.png").format == .jpeg)
  }

  @Test("Equal files under one name are equal, and their digests tell others apart")
  func digests() throws {
    let one = try ImageData(ImageFixture.bytes("rgb.png"), name: "a.png")
    let same = try ImageData(ImageFixture.bytes("rgb.png"), name: "a.png")
    let other = try ImageData(ImageFixture.bytes("grey.png"), name: "a.png")
    #expect(one == same && one.digest == same.digest)
    #expect(one != other && one.digest != other.digest)
    #expect(one.digest.count == 16)
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
