import MaquetteCore
import MaquetteThemes

/// Whether something is drawn behind a bar, under SwiftUI's names.
public enum BarBackground: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Only where content lies under the bar.
  case automatic
  case visible
  case hidden

  /// What is drawn, given whether content lies under the bar.
  func isVisible(overContent: Bool) -> Bool {
    switch self {
    case .automatic: overContent
    case .visible: true
    case .hidden: false
    }
  }
}

/// What lies behind a bar: its material and, at the edge towards the content, a line of one pixel.
struct BarGround {
  /// The edge of the bar that the content meets.
  enum Edge { case top, bottom }

  private let fill: Paint
  private let line: Color
  private let width: Double
  /// The edge of the bar that the content meets.
  let edge: Edge
  private let scrollEdge: ScrollEdge?

  /// - Parameters:
  ///   - hairline: the line's colour.
  ///   - contrast: the line's colour with increased contrast.
  init(
    _ paint: Paint, hairline: Color, contrast: Color, edge: Edge,
    scrollEdge: ScrollEdge? = nil, context: LayoutContext
  ) {
    self.scrollEdge = scrollEdge
    fill = paint.flattened(over: context.systemBackground)
    let isIncreased = context.environment.contrast == .increased
    line = isIncreased ? contrast : hairline
    width = context.hairline
    self.edge = edge
  }

  /// Whether contents fade below it.
  var hasScrollEdge: Bool { scrollEdge != nil }

  /// What is drawn in an area, which may reach under a status bar.
  ///
  /// - Parameter tail: how far the ground of a bar at the bottom goes on below the area, in points.
  func items(in area: Rect, tail: Double = 0) -> [DrawItem] {
    let tail = edge == .top ? tail : 0
    let y = edge == .bottom ? area.maxY - width : area.minY
    let rule = Rect(x: area.minX, y: y, width: area.width, height: width)
    let ground = Rect(
      x: area.minX, y: area.minY, width: area.width, height: area.height + tail)
    let items = [
      DrawItem.fill(.rect(ground), fill), .fill(.rect(rule), .color(line)),
    ]
    return (items + (scrollEdge?.items(in: area, edge, tail: tail) ?? []))
      .filter(\.leavesMark)
  }

  /// The same for UIKit's bars, which blur what is behind them, and nothing of what is beside them.
  func closedItems(in area: Rect, tail: Double = 0) -> [DrawItem] {
    let items = items(in: area, tail: tail)
    return hasScrollEdge ? items : items.map(\.seeingBehindItself)
  }
}

extension Paint {
  /// A colour as it is over another one; a material stays what it is, and nothing stays nothing.
  func flattened(over ground: Color) -> Paint {
    guard case .color(let color) = self else { return self }
    return .color(color.alpha == 0 ? .clear : color.over(ground))
  }
}

extension Key where Value == BarBackground {
  /// Whether a bar has a ground.
  static func barBackground() -> Key {
    Key(
      .automatic,
      "Whether the bar's material and line are drawn; 'automatic' draws them over content that "
        + "has scrolled under the bar.",
      aliases: ["toolbarBackground"])
  }
}
