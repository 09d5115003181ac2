internal import CPixelComparison
import MaquetteCore

/// What became of a text's ink from one picture to another.
package enum InkVerdict: Hashable, Sendable {
  /// It is there in both, perhaps rasterised differently, or it is seen in neither.
  case sound
  /// The second picture has next to none of it.
  case missing
  /// The first picture has next to none of it.
  case missingBefore
  /// Some of it is not where it was.
  case partlyMissing
  /// There is some where there was none.
  case added
  /// It, or what is around it, has another colour.
  case recolored
  /// It is much heavier or lighter.
  case reweighted

  /// Looks for a text's ink in both pictures: what became of it, and where it is in either; empty
  /// where none is seen.
  ///
  /// - Parameters:
  ///   - area: where the text is, in pixels, with nothing beside it that has its colour.
  ///   - color: its colour.
  ///   - radius: how far a rasteriser may move ink, in pixels.
  package static func judged(
    _ old: RasterImage, _ new: RasterImage, in area: PixelRect, color: Color, radius: Int
  ) -> (verdict: InkVerdict, place: PixelRect) {
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    let inside = area.intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !inside.isEmpty else { return (.sound, PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)) }
    let ink = old.pixels.withUnsafeBufferPointer { one in
      new.pixels.withUnsafeBufferPointer { other in
        var pair = maquette_pair(
          one: one.baseAddress, one_stride: old.width, other: other.baseAddress,
          other_stride: new.width, width: width, height: height, ink: nil)
        return maquette_judge_ink(&pair, maquette_area(inside), color.opaquePixel, max(0, radius))
      }
    }
    return (InkVerdict(ink), PixelRect(ink.place))
  }

  /// Of what is found, a few single pixels in a hundred may be anything.
  private static func isMuch(_ count: Int, of all: Int) -> Bool { count > max(2, all / 40) }

  private init(_ ink: maquette_ink) {
    func share(_ count: Int, of all: Int) -> Double { Double(count) / Double(max(1, all)) }
    let (old, new) = (ink.one_strong, ink.other_strong)
    let heavier = max(ink.one_mass, ink.other_mass), lighter = min(ink.one_mass, ink.other_mass)
    let peak = max(ink.one_peak, ink.other_peak)
    if old > 0, share(ink.one_lost, of: old) > 0.75 {
      self = .missing
    } else if new > 0, share(ink.other_lost, of: new) > 0.75 {
      self = .missingBefore
    } else if ink.odd > 0 || InkVerdict.isMuch(ink.strange, of: max(old, new)) {
      self = .recolored
    } else if ink.one_pieces > 0 || InkVerdict.isMuch(ink.one_lost, of: old) {
      self = .partlyMissing
    } else if ink.other_pieces > 0 || InkVerdict.isMuch(ink.other_lost, of: new) {
      self = .added
    } else if abs(ink.one_peak - ink.other_peak) > 0.35 * peak {
      self = .recolored
    } else if heavier > 8, lighter < 0.6 * heavier {
      self = .reweighted
    } else {
      self = .sound
    }
  }
}

extension Color {
  /// The colour without its alpha, as a pixel.
  fileprivate var opaquePixel: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
