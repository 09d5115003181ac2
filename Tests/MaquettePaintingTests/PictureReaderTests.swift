import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Pictures of other programs, to be compared")
struct PictureReaderTests {
  private static let kinds = [
    "rgb.png", "rgb.webp", "rgb.bmp", "topdown.bmp", "rgb.tiff", "bigendian.tiff",
  ]

  @Test("PNG, WebP, BMP and TIFF files of one picture are the same", arguments: kinds)
  func same(name: String) throws {
    let picture = try PictureReader.read(ImageFixture.bytes(name), file: name)
    let png = try PNGDecoder.read(ImageFixture.bytes("rgb.png"))
    #expect(picture.image == png.image && picture.straightPixels == nil)
    let summary = try PictureReader.summary(of: ImageFixture.bytes(name), file: name)
    #expect([summary.width, summary.height] == [24, 16])
  }

  @Test(
    "JPEG files are the picture but for what they lose, upright", arguments: ["rgb", "turned6"])
  func jpeg(name: String) throws {
    let picture = try PictureReader.read(ImageFixture.bytes("\(name).jpg"), file: "x.png")
    let png = try PNGDecoder.decode(ImageFixture.bytes("rgb.png"))
    let difference = picture.image.difference(from: png)
    #expect(difference.mean < 12, "\(difference)")
  }

  @Test("What a WebP file lets through is multiplied by alpha, and kept as it is beside that")
  func translucent() throws {
    let picture = try PictureReader.read(ImageFixture.bytes("rgba.webp"), file: "a.webp")
    #expect(picture.image.value(0, 0) == 0x8080_0000)
    #expect(picture.straightPixels?.first == 0x80FF_0000)
  }

  @Test("What a TIFF file lets through is the same, whether its colours are multiplied or not")
  func translucentTIFF() throws {
    let (rgb, multiplied): ([UInt8], [UInt8]) = ([200, 100, 50, 128], [100, 50, 25, 128])
    for isPlanar in [false, true] {
      for bits in [8, 16] {
        for (samples, alpha) in [(rgb, 2), (multiplied, 1), (multiplied, nil)] {
          let picture = try PictureReader.read(
            TIFFFixture.bytes(
              samples, bits: bits, photometric: 2, alpha: alpha, isPlanar: isPlanar), file: "a")
          #expect(picture.image.value(0, 0) == 0x8064_3219)
          #expect(picture.straightPixels?.last == 0x80C7_6432)
        }
      }
      for (grey, alpha) in [([200, 128], 2), ([100, 128], 1)] as [([UInt8], Int)] {
        let picture = try PictureReader.read(
          TIFFFixture.bytes(grey, photometric: 1, alpha: alpha, isPlanar: isPlanar), file: "a")
        #expect(picture.image.value(0, 0) == 0x8064_6464, "\(alpha) \(isPlanar)")
      }
    }
    let opaque = try PictureReader.read(
      TIFFFixture.bytes([200, 100, 50], photometric: 2, alpha: nil), file: "a")
    #expect(opaque.image.value(3, 2) == 0xFFC8_6432 && opaque.straightPixels == nil)
    // No colour is above its alpha, whatever the file says.
    let bright = TIFFFixture.bytes([255, 9, 0, 9], photometric: 2, alpha: 1)
    #expect(try PictureReader.read(bright, file: "a").image.value(0, 0) == 0x0909_0900)
  }

  @Test("A BMP file that ends before its pixels do is cut off", arguments: ["rgb", "topdown"])
  func cutBMP(name: String) throws {
    let bytes = try ImageFixture.bytes("\(name).bmp")
    for count in [bytes.count - 1, bytes.count / 2, 60] {
      let error = #expect(throws: DiagnosticError.self) {
        try PictureReader.read(Array(bytes.prefix(count)), file: "a.bmp")
      }
      #expect(error?.diagnostics.first?.message.contains("cut off") == true, "\(count)")
    }
  }

  @Test("Of a TIFF file with several pictures it is said that one is read; BigTIFF is named")
  func pages() throws {
    var bytes = try ImageFixture.bytes("rgb.tiff")
    #expect(try PictureReader.read(bytes, file: "a.tif").warnings == [])
    let directory = Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16
    let next = directory + 2 + 12 * (Int(bytes[directory]) | Int(bytes[directory + 1]) << 8)
    // A second directory that is the first again.
    bytes[next] = bytes[4]
    bytes[next + 1] = bytes[5]
    bytes[next + 2] = bytes[6]
    for warnings in [
      try PictureReader.read(bytes, file: "a.tif").warnings,
      try PictureReader.summary(of: bytes, file: "a.tif").warnings,
    ] {
      #expect(
        warnings.map(\.message) == ["the TIFF file has several pictures; only the first is read"])
    }
    bytes[2] = 0x2B
    let error = #expect(throws: DiagnosticError.self) {
      try PictureReader.read(bytes, file: "a.tif")
    }
    #expect(error?.diagnostics.first?.message.contains("BigTIFF") == true)
  }

  @Test("A TIFF file whose alpha nobody reads is refused")
  func lostAlpha() {
    for bytes in [
      TIFFFixture.bytes([200, 128], bits: 16, photometric: 1, alpha: 2),
      TIFFFixture.bytes([9, 9, 9, 9, 128], photometric: 5, alpha: 1),
    ] {
      let error = #expect(throws: DiagnosticError.self) {
        try PictureReader.read(bytes, file: "a.tiff")
      }
      #expect(error?.diagnostics.first?.message.contains("alpha beside grey") == true)
    }
  }

  @Test("A header that asks for too much is refused before anything is decoded")
  func large() throws {
    var bitmap = try ImageFixture.bytes("rgb.bmp")
    bitmap.replaceSubrange(18..<26, with: [0, 0x70, 0, 0, 0, 0x70, 0, 0])
    var tiff = try ImageFixture.bytes("rgb.tiff")
    // The values of the first two entries: width and height.
    for place in [18, 30] { tiff.replaceSubrange(place..<place + 2, with: [0xFF, 0x70]) }
    for (bytes, name) in [(bitmap, "a.bmp"), (tiff, "a.tiff")] {
      let error = #expect(throws: DiagnosticError.self) {
        try PictureReader.read(bytes, file: name)
      }
      let problem = error?.diagnostics.first
      #expect(problem?.file == name && problem?.message.contains("a side may have") == true)
    }
  }

  @Test("Animated WebP files and other kinds are refused by name")
  func refused() throws {
    var animated = Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 2]
    animated += Array(repeating: 0, count: 9)
    for (bytes, message) in [
      (animated, "animated"), (Array("GIF89a".utf8), "this is a GIF file"), ([], "empty"),
      (Array("%PDF-1.4".utf8), "this is a PDF file"),
      (Array("hello".utf8), "this is not a picture"),
      (Array("BM".utf8), "BMP file is damaged"), ([0x49, 0x49, 0x2A, 0], "TIFF file is damaged"),
    ] {
      let error = #expect(throws: DiagnosticError.self) {
        try PictureReader.read(bytes, file: "a")
      }
      #expect(error?.diagnostics.first?.message.contains(message) == true, "\(message)")
    }
  }

  @Test(
    "Files that are cut off or changed anywhere are read or refused", arguments: kinds + ["rgb.jpg"]
  )
  func hostile(name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var variants = (0..<40).map { Array(bytes.prefix(bytes.count * $0 / 40)) }
    for round in 0..<120 {
      var changed = bytes
      for _ in 0...round % 4 { changed[next(min(200, bytes.count))] = UInt8(next(256)) }
      variants.append(changed)
    }
    for variant in variants {
      do {
        let picture = try PictureReader.read(variant, file: name)
        #expect(picture.image.pixels.count == picture.image.width * picture.image.height)
      } catch is DiagnosticError {}
    }
  }
}
