import CCairo
import CPixelComparison
import MaquetteCore
import Testing

@testable import MaquettePainting

/// A wide blur is made on fewer pixels; Cairo's filter says what enlarging makes of them.
@Suite("Enlarged shadows")
struct EnlargedShadowTests {
  private static let (width, height, stride) = (37, 29, 40)

  /// Coverage with every value, and full and empty pixels beside each other.
  private static var source: [UInt8] {
    (0..<stride * height).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
  }

  private func byCairo(_ factor: Int, _ size: (Int, Int), _ start: (x: Int, y: Int)) throws
    -> [UInt8]
  {
    var bytes = Self.source
    let target = try CairoSurface(
      adopting: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size.0), Int32(size.1)))
    try bytes.withUnsafeMutableBufferPointer { bytes in
      let base = try #require(bytes.baseAddress)
      let small = try CairoSurface(
        bytes: base, format: CAIRO_FORMAT_A8, width: Self.width, height: Self.height,
        stride: Self.stride)
      let scale = Double(factor)
      try CairoContext(on: target).paint(
        small, opacity: 1,
        Transform(a: scale, b: 0, c: 0, d: scale, tx: -Double(start.x), ty: -Double(start.y)))
      try small.finish()
    }
    cairo_surface_flush(target.pointer)
    let data = try #require(cairo_image_surface_get_data(target.pointer))
    let stride = Int(cairo_image_surface_get_stride(target.pointer))
    return (0..<size.1).flatMap { y in (0..<size.0).map { data[y * stride + $0] } }
  }

  private func byUs(_ factor: Int, _ size: (Int, Int), _ start: (x: Int, y: Int)) -> [UInt8] {
    var (bytes, result) = (Self.source, [UInt8](repeating: 7, count: size.0 * size.1))
    var room = [UInt16](repeating: 7, count: 2 * size.0)
    bytes.withUnsafeMutableBufferPointer { bytes in
      result.withUnsafeMutableBufferPointer { result in
        var source = maquette_coverage(
          bytes: bytes.baseAddress, width: Self.width, height: Self.height, stride: Self.stride)
        var target = maquette_coverage(
          bytes: result.baseAddress, width: size.0, height: size.1, stride: size.0)
        maquette_enlarge(&source, factor, start.x, start.y, &target, &room)
      }
    }
    return result
  }

  @Test(
    "They have the bytes that Cairo's filter makes, wherever they start",
    arguments: [1, 2, 4, 8, 16, 64, 128], [(0, 0), (3, 1), (5, 7), (-2, -3)])
  func sameBytes(factor: Int, start: (Int, Int)) throws {
    let size = (min(Self.width * factor, 700) - 3, min(Self.height * factor, 500) + 4)
    #expect(byUs(factor, size, start) == (try byCairo(factor, size, start)))
  }

  @Test("What is inside of a shape is taken away as Cairo's operator does it, for every coverage")
  func cutOut() throws {
    // Each row is one coverage of the shadow, each column one of the shape.
    func bytes(_ value: (Int, Int) -> Int) -> [UInt8] {
      (0..<256 * 256).map { UInt8(value($0 / 256, $0 % 256)) }
    }
    var (ours, theirs, hole) = (bytes { row, _ in row }, bytes { row, _ in row }, bytes { $1 })
    try hole.withUnsafeMutableBufferPointer { hole in
      var inside = maquette_coverage(
        bytes: hole.baseAddress, width: 256, height: 256, stride: 256)
      ours.withUnsafeMutableBufferPointer { ours in
        var target = maquette_coverage(
          bytes: ours.baseAddress, width: 256, height: 256, stride: 256)
        maquette_cut_out(&inside, &target)
      }
      try theirs.withUnsafeMutableBufferPointer { theirs in
        func surface(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws -> CairoSurface {
          try CairoSurface(
            bytes: #require(bytes.baseAddress), format: CAIRO_FORMAT_A8, width: 256, height: 256,
            stride: 256)
        }
        let (target, mask) = (try surface(theirs), try surface(hole))
        let context = try CairoContext(on: target)
        cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
        cairo_mask_surface(context.pointer, mask.pointer, 0, 0)
        try target.finish()
        try mask.finish()
      }
    }
    #expect(ours == theirs)
  }
}
