import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

@Suite("Shadows")
struct ShadowTests {
  private let box = rect(10, 10, 20, 20)

  @Test("a shadow is drawn outside its shape only")
  func outsideOnly() throws {
    let shadow = Shadow(color: .black, blur: 8, offset: Point(x: 0, y: 2))
    let image = try RasterPainter().image(picture(40, 40, [.shadow(box, shadow)]), scale: 1)
    for y in 10..<30 { for x in 10..<30 { #expect(image[x, y] == [255, 255, 255, 255]) } }
    #expect(image[20, 31][1] < 200)
    #expect(image[20, 8][1] > image[20, 31][1])
    #expect(image[0, 0] == [255, 255, 255, 255])
  }

  @Test("an edge is blurred as a Gaussian of half the blur", arguments: [0.5, 1, 2, 3, 6, 12, 40])
  func gaussian(blur: Double) throws {
    // Far from its corners a square's shadow is that of a half plane.
    let size = 260
    let edge = size / 2
    var bytes = [UInt8](repeating: 0, count: size * size)
    for y in 0..<size { for x in 0..<edge { bytes[y * size + x] = 255 } }
    GaussianBlur.blur(&bytes, width: size, height: size, stride: size, deviation: blur / 2)
    for distance in -60..<60 {
      // The average of the distribution over a pixel, by so many samples.
      let samples = (0..<16).map { sample in
        erfc((Double(distance) + (Double(sample) + 0.5) / 16) / (blur / 2) / 2.0.squareRoot()) / 2
      }
      let expected = samples.reduce(0, +) / 16 * 255
      let value = Double(bytes[size / 2 * size + edge + distance])
      #expect(abs(value - expected) < 4, "\(distance) pixels from the edge")
    }
  }

  @Test("A line is blurred as if it were the only one", arguments: [0.4, 1.5, 3, 8])
  func linesAlone(deviation: Double) {
    let middle: [UInt8] = [0, 0, 20, 255, 255, 255, 200, 255, 0, 0, 0, 9]
    let edge: [UInt8] = [0, 0, 0, 120, 255, 255, 255, 120, 0, 0, 0, 0]
    let empty = [UInt8](repeating: 0, count: middle.count)
    let together = BlurredLine(deviation: deviation, length: middle.count)
    for line in [edge, middle, middle, empty, middle, edge, Array(edge.prefix(9)), edge] {
      var (one, other) = (line, line)
      one.withUnsafeMutableBufferPointer { bytes in
        if let base = bytes.baseAddress { together.blur(base, count: bytes.count, step: 1) }
      }
      other.withUnsafeMutableBufferPointer { bytes in
        let alone = BlurredLine(deviation: deviation, length: bytes.count)
        if let base = bytes.baseAddress { alone.blur(base, count: bytes.count, step: 1) }
      }
      #expect(one == other)
    }
  }

  @Test("half a point of blur smears an edge by a pixel, not by none")
  func smallBlur() throws {
    let shadow = Shadow(color: .black, blur: 0.5, offset: Point(x: 0, y: 0.5))
    let image = try RasterPainter().image(picture(40, 40, [.shadow(box, shadow)]), scale: 2)
    #expect((30...60).contains(image[40, 60][1]))
    #expect((200...230).contains(image[40, 61][1]))
    #expect(image[40, 62][1] >= 254)
  }

  @Test("no blur is a sharp copy")
  func noBlur() throws {
    let shadow = Shadow(color: .black, blur: 0, offset: Point(x: 0, y: 3))
    let image = try RasterPainter().image(picture(40, 40, [.shadow(box, shadow)]), scale: 1)
    #expect(image[20, 32] == [255, 0, 0, 0])
    #expect(image[20, 33] == [255, 255, 255, 255])
  }

  @Test("what is cut off by the canvas does not change the rest")
  func canvasEdge() throws {
    let shadow = Shadow(color: .black, blur: 24)
    let painter = try RasterPainter()
    let whole = try painter.image(
      picture(60, 60, [.shadow(rect(20, 20, 20, 20), shadow)]), scale: 1)
    let part = try painter.image(picture(60, 60, [.shadow(rect(0, 20, 20, 20), shadow)]), scale: 1)
    for x in 20..<35 { #expect(abs(part[x, 30][1] - whole[x + 20, 30][1]) <= 2) }
  }
}
