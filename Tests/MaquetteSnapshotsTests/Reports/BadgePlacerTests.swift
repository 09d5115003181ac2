import Maquette
import MaquetteCore
import MaquettePainting
import Testing

@testable import MaquetteSnapshots

@Suite("Numbers in the picture of a comparison")
struct BadgePlacerTests {
  private func ink(of component: some Component) throws -> (InkGrid, Rect, Rect) {
    let renderer = Renderer()
    let picture = try renderer.picture(of: component)
    let image = try PNGDecoder.decode(renderer.bytes(of: picture))
    let canvas = Rect(origin: .zero, size: picture.scene.size)
    let label = picture.scene.nodes.last { $0.text != nil }
    return (InkGrid(image, pixelsPerPoint: 2), canvas, label?.frame ?? canvas)
  }

  @Test(
    "A number covers no letter of a label, whichever script it has, with room around it or without",
    arguments: ["Hello", "שלום", "你好", "สวัสดี", "नमस्ते"])
  func letters(text: String) throws {
    for padding in [0.0, 30] {
      let (ink, canvas, frame) = try ink(of: Label(text).padding(padding))
      #expect(ink.ink(in: frame) > 0)
      let size = Size(width: 14, height: 14)
      for place in BadgePlacer.places([size, size], [frame, frame], ink, in: canvas) {
        #expect(ink.ink(in: place) == 0, "\(text) \(padding): \(place)")
        let isInside = place.union(canvas) == canvas
        #expect(isInside == (padding > 0), "\(text) \(padding): \(place)")
        #expect(place.union(canvas.inset(by: -18)) == canvas.inset(by: -18))
      }
    }
  }

  @Test("Numbers of one place stand beside each other")
  func apart() throws {
    let (ink, canvas, frame) = try ink(of: Label("Title").padding(60))
    let places = BadgePlacer.places(
      Array(repeating: Size(width: 14, height: 14), count: 6),
      Array(repeating: frame, count: 6), ink, in: canvas)
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        #expect(place.intersection(other).map { $0.width * $0.height } ?? 0 == 0)
      }
    }
  }
}
