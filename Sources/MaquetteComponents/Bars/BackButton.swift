import MaquetteCore
import MaquetteThemes

/// What the button that leads back shows of the screen before, under the names of UIKit's
/// `UINavigationItem.BackButtonDisplayMode`.
public enum BackButtonDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The title of the screen before; where that has no room, a word for going back; without room for
  /// that, only the chevron.
  case `default`
  /// A word for going back, or only the chevron.
  case generic
  /// Only the chevron.
  case minimal

  public static var synonyms: [String: BackButtonDisplayMode] { ["automatic": .default] }
}

/// One form of the button that leads back: a chevron and, after it, a title.
final class BackButtonElement: LayoutElement {
  private let label: String
  private let look: NavigationBarLook
  private let context: LayoutContext
  private let title: TextBlock?
  private let chevron: SymbolDrawing?

  /// - Parameters:
  ///   - title: what is shown; empty for the chevron alone.
  ///   - label: what assistive technology says.
  init(_ title: String, label: String, look: NavigationBarLook, context: LayoutContext) {
    self.label = label
    self.look = look
    self.context = context
    self.title =
      title.isEmpty
      ? nil
      : look.item.resolved().flatMap { font in
        context.textBlock(
          title, resolved: font, maxLines: 1,
          alignment: context.direction == .rightToLeft ? .right : .left, key: "backTitle",
          name: "the back button's title", balancesScripts: true)
      }
    chevron = look.chevron.resolved().flatMap {
      context.symbolDrawing("chevron.backward", font: $0, scale: 1, key: "backTitle")
    }
  }

  /// The forms of a bar's back button, from the longest to the shortest.
  static func forms(
    _ title: String, mode: BackButtonDisplayMode, look: NavigationBarLook, context: LayoutContext
  ) -> [any LayoutElement] {
    let context = context.entering("BackButton")
    let word = context.word(.back)
    let shown: [String] =
      switch mode {
      case .default: [title, word, ""]
      case .generic: [word, ""]
      case .minimal: [""]
      }
    // A screen without a title leads back with the chevron alone.
    let texts = title.isEmpty && mode == .default ? [""] : shown
    return texts.map {
      BackButtonElement(
        $0, label: title.isEmpty ? word : title, look: look, context: context)
    }
  }

  private var titleSize: Size { title?.layout(width: nil).size ?? .zero }

  func size(for proposal: ProposedSize) -> Size {
    let text = title == nil ? 0 : look.backGap + titleSize.width
    return Size(
      width: context.roundedUp((chevron?.bounds.width ?? 0) + text),
      height: look.height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let color = context.tint
    var items: [DrawItem] = []
    let width = chevron?.bounds.width ?? 0
    if title == nil {
      let side = look.shapeSide
      items += context.buttonShape(
        in: Rect(
          x: place(x: width / 2, y: 0).x - side / 2, y: frame.midY - side / 2, width: side,
          height: side))
    }
    if let chevron {
      let centre = place(x: width / 2, y: frame.height / 2)
      items += chevron.items(
        at: Point(x: centre.x - chevron.bounds.midX, y: centre.y - chevron.bounds.midY),
        color: color)
    }
    let layout = title?.layout(width: nil)
    var baseline: Double?
    if let layout {
      let y = context.rounded((frame.height - layout.size.height) / 2)
      let corner = place(
        Rect(
          x: width + look.backGap, y: y, width: layout.size.width,
          height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      if context.underlinesButtons, let font = title?.font {
        items += TextBlock.underlines(of: layout, at: corner.origin, font: font, color: color)
      }
      baseline = layout.lines.first.map { corner.minY + $0.baseline }
    }
    // All of the bar's height, from its very end.
    let out = EdgeInsets(
      top: 0, leading: -look.backMargin, bottom: 0, trailing: 0)
    let target = frame.inset(by: out, direction: context.direction)
      .expanded(toAtLeast: context.theme.metrics.minHitTarget)
    return [
      SceneNode(
        path: context.path, component: "BackButton", frame: frame, hitTarget: target,
        baseline: baseline, text: layout?.shownText,
        style: layout.flatMap { layout in
          title.map { context.style(of: layout, font: $0.font, color: color) }
        },
        accessibility: Accessibility(role: .button, label: label, traits: [.button]),
        source: context.source, items: items)
    ]
  }
}
