import MaquetteCore

/// How contents are parted from a bar that they scroll under, under the names of SwiftUI's
/// `ScrollEdgeEffectStyle`.
public enum ScrollEdgeEffect: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the system does: soft.
  case automatic
  /// They are blurred and fade more and more.
  case soft
  /// They are blurred up to a sharp end.
  case hard
}

/// What lies over contents that scroll under a bar since version 26.
struct ScrollEdge {
  private let paint: Paint
  private let reach: Double
  /// How far one of one colour goes beyond a bar at the bottom, in points: its line is not at the upper edge of what
  /// floats there.
  private let opaqueReach: Double
  private let isHard: Bool
  private let line: Color
  private let lineWidth: Double

  /// `nil` where there is none.
  ///
  /// - Parameters:
  ///   - soft: what contents are blurred and paled by.
  ///   - hard: the same of a hard edge.
  ///   - reach: how far beyond the bar a soft one goes, in points.
  ///   - line: the colour of the line at the end of one that is opaque.
  ///   - lineWidth: how thick that is, in points.
  init?(
    _ effect: ScrollEdgeEffect, soft: Paint?, hard: Paint?, reach: Double?, line: Color,
    lineWidth: Double
  ) {
    isHard = effect == .hard
    opaqueReach = reach ?? 0
    (self.line, self.lineWidth) = (line, lineWidth)
    guard let paint = isHard ? hard ?? soft : soft else { return nil }
    self.paint = paint
    self.reach = isHard ? 0 : reach ?? 0
  }

  /// What is drawn over contents in the area of a bar.
  ///
  /// - Parameter tail: how far it goes on below a bar at the bottom, behind the round corners of what is
  ///   there, in points.
  func items(in area: Rect, _ edge: BarGround.Edge, tail: Double) -> [DrawItem] {
    let isTop = edge == .bottom
    // What is of one colour ends in a line.
    guard case .material(var material) = paint else {
      let rise = isTop ? 0 : opaqueReach
      let frame = Rect(
        x: area.minX, y: area.minY - rise, width: area.width, height: area.height + rise + tail)
      let rule = Rect(
        x: area.minX, y: isTop ? area.maxY - lineWidth : frame.minY, width: area.width,
        height: lineWidth)
      return [.fill(.rect(frame), paint), .fill(.rect(rule), .color(line))]
    }
    var frame = Rect(
      x: area.minX, y: isTop ? area.minY : area.minY - reach, width: area.width,
      height: area.height + reach)
    if !isHard {
      material.ramp = MaterialRamp(full: frame.midY, end: isTop ? frame.maxY : frame.minY)
    }
    frame.size.height += tail
    return [.fill(.rect(frame), .material(material))]
  }
}

extension LayoutContext {
  /// The scroll edge of a bar; `nil` where nothing scrolls under it, or on platforms without.
  func scrollEdge(
    _ effect: ScrollEdgeEffect, _ background: BarBackground, soft: Paint?, hard: Paint?,
    reach: Double?, line: Color?
  ) -> ScrollEdge? {
    guard
      let edge = ScrollEdge(
        effect, soft: soft, hard: hard, reach: reach, line: line ?? .clear, lineWidth: hairline)
    else {
      warnUnused("scrollEdgeEffect", because: "contents fade below bars since version 26")
      return nil
    }
    return showsScrollEdge(background) ? edge : nil
  }

  /// Whether the scroll edge of a bar is drawn: where contents scroll under it, or where somebody asks
  /// for its ground.
  func showsScrollEdge(_ background: BarBackground) -> Bool {
    self.hasScrollingContent || background == .visible
  }
}

extension Key where Value == ScrollEdgeEffect {
  /// How a bar ends over content.
  static func scrollEdgeEffect() -> Key {
    Key(
      .automatic, "Since iOS 26: how the bar is set apart from content that scrolls under it.",
      aliases: ["scrollEdgeEffectStyle"])
  }
}
