import MaquetteCore
import Testing

@testable import MaquettePainting

/// Packing a picture takes much longer than unpacking one: what is there already is not packed again.
@Suite("Pictures that are kept")
struct KeptPictureTests {
  private func drawn(_ kept: [UInt8]) throws -> [UInt8] {
    let scene = try picture(40, 40, [.fill(rect(5, 5, 20, 20), .color(.black))])
    return try RasterPainter().png(scene, scale: 2, keeping: kept)
  }

  @Test("A file with the very same pixels is taken as it is, however it is packed")
  func same() throws {
    let own = try drawn([])
    #expect(try drawn(own) == own)
    // With a comment before its pixels, as another program may write it.
    let end = try #require(own.firstRange(of: Array("IDAT".utf8))?.lowerBound) - 4
    let comment: [UInt8] = [0, 0, 0, 2] + Array("tEXt".utf8) + [0x61, 0]
    let sum = Checksum.crc32(Array(comment[4...]))
    let other =
      own[..<end] + comment
      + stride(from: 24, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: (UInt32(sum, radix: 16) ?? 0) >> UInt32($0))
      } + own[end...]
    #expect(try drawn(Array(other)) == Array(other))
  }

  @Test("One pixel of another colour, or another size, and it is packed anew")
  func different() throws {
    let own = try drawn([])
    var image = try PNGDecoder.decode(own)
    #expect(try PNGEncoder().encode(image, scale: 2) == own)
    image = RasterImage(
      width: image.width, height: image.height,
      pixels: image.pixels.dropLast() + [0xFFFE_FFFF])
    let other = try PNGEncoder().encode(image, scale: 2)
    #expect(other != own)
    #expect(try drawn(other) == own)
    let flat = RasterImage(width: 10, height: 640, pixels: image.pixels)
    #expect(try drawn(PNGEncoder().encode(flat, scale: 2)) == own)
  }

  @Test("What is no picture, or a damaged one, is not taken")
  func damaged() throws {
    let own = try drawn([])
    for count in stride(from: 0, to: own.count, by: 7) {
      #expect(try drawn(Array(own[..<count])) == own, "\(count) bytes")
    }
    for place in stride(from: 0, to: own.count, by: 5) {
      var bytes = own
      bytes[place] ^= 0x55
      let result = try drawn(bytes)
      let pixels = try PNGDecoder.decode(result)
      #expect(try pixels == PNGDecoder.decode(own), "byte \(place)")
    }
    for text in ["version https://git-lfs.github.com/spec/v1\n", "<<<<<<< HEAD", "\0"] {
      #expect(try drawn(Array(text.utf8)) == own)
    }
  }
}
