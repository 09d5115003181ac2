import Foundation
import MaquetteCore
import Testing

@testable import MaquettePainting

/// The tables that are looked into for each pixel change no pixel.
@Suite("Gradients around a point")
struct AngularGradientTests {
  /// The colours as they are found without tables: among all stops, and all jumps.
  private func searched(
    _ gradient: Gradient, _ area: PixelRect, _ transform: Transform
  ) -> [UInt32] {
    guard case .angular(let centre, let start, let end) = gradient.course else { return [] }
    func angle(at spot: Point) -> (degrees: Double, distance: Double) {
      let place = transform.apply(spot)
      let (dx, dy) = (place.x - centre.x, place.y - centre.y)
      return (atan2(dy, dx) * 180 / .pi, hypot(dx, dy))
    }
    func sample(at spot: Point) -> SIMD4<Double> {
      let share = Gradient.share(at: angle(at: spot).degrees, from: start, to: end)
      func parts(_ stop: Gradient.Stop) -> SIMD4<Double> {
        Self.palette.first { $0.color == stop.color }?.parts ?? .zero
      }
      var found = gradient.stops.last.map(parts) ?? .zero
      if let index = gradient.stops.firstIndex(where: { share < $0.location }) {
        let (before, stop) = (gradient.stops[max(0, index - 1)], gradient.stops[index])
        let extent = stop.location - before.location
        let part = extent > 0 ? (share - before.location) / extent : 1
        found = extent > 0 ? parts(before) + (parts(stop) - parts(before)) * part : parts(stop)
      }
      let alpha = found.w / 255
      return SIMD4(found.x * alpha, found.y * alpha, found.z * alpha, found.w)
    }
    func packed(_ color: SIMD4<Double>) -> UInt32 {
      func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
      return byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }
    let jumps = gradient.jumps.map { start + $0 * (end - start) }
    let reach = transform.largestStretch * 0.75
    return (area.minY..<area.maxY).flatMap { y in
      (area.minX..<area.maxX).map { x in
        let spot = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let (degrees, distance) = angle(at: spot)
        let isNear =
          distance < 2 * reach
          || jumps.contains { jump in
            let turn = (degrees - jump) / 360
            return abs(turn - turn.rounded()) * 2 * .pi * distance < reach
          }
        guard isNear else { return packed(sample(at: spot)) }
        let offsets = (0..<4).map { (Double($0) + 0.5) / 4 - 0.5 }
        var sum = SIMD4<Double>.zero
        for row in offsets {
          for column in offsets { sum += sample(at: spot.offset(x: column, y: row)) }
        }
        return packed(sum / 16)
      }
    }
  }

  /// Colours, and their red, green, blue and opacity of 255.
  private static let palette: [(color: Color, parts: SIMD4<Double>)] = [
    (Color(rgb: 0xFF3B30), [255, 59, 48, 255]),
    (Color(rgb: 0x34C759, alpha: 0.5), [52, 199, 89, 0.5 * 255]),
    (Color(rgb: 0x007AFF), [0, 122, 255, 255]), (.clear, [0, 0, 0, 0]),
    (.white, [255, 255, 255, 255]),
  ]

  /// Stops at places in the order of a gradient.
  private func stops(_ locations: [Double]) -> [Gradient.Stop] {
    locations.enumerated().map {
      Gradient.Stop(location: $1, color: Self.palette[$0 % Self.palette.count].color)
    }
  }

  @Test(
    "Each pixel has the colour that a search finds",
    arguments: [(0.0, 360.0), (-90, 270), (30, 75), (400, -500), (10, 10)])
  func colors(from start: Double, to end: Double) throws {
    let pairs = (0..<64).map { Double($0 / 2) / 31 }
    let places: [[Double]] = [
      [0, 1], [0.25], [0, 0, 1, 1], [0.1, 0.5, 0.5, 0.5, 0.9], pairs,
      [1.0 / 256, 0.5, 255.0 / 256],
    ]
    let area = PixelRect(minX: -7, minY: 3, maxX: 60, maxY: 70)
    for (centre, transform) in [
      (Point(x: 25, y: 30), Transform.identity), (Point(x: 25.5, y: 30.5), .identity),
      (Point(x: 10, y: 12), .scale(0.4)), (Point(x: -300, y: 900), .identity),
      (Point(x: 25, y: 30), Transform(a: 0.3, b: 0.8, c: -1.1, d: 0.2, tx: 40, ty: 3)),
    ] {
      for locations in places {
        let gradient = Gradient(
          .angular(centre: centre, from: start, to: end), stops: stops(locations))
        let image = try AngularPixels.image(gradient, area, transform)
        #expect(image.pixels == searched(gradient, area, transform), "\(centre) \(locations)")
      }
    }
  }
}
