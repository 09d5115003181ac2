import MaquetteCore

/// A button as alerts and action sheets of iOS draw it: its title in the middle of a cell that takes
/// all of its surface's width. Styles, sizes, subtitles and symbols play no part there, as in UIKit.
struct DialogAction: Component {
  var button: Button
  var font: FontValue
  var isEmphasized: Bool
  var minHeight: Double
  var padding: Double

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    DialogActionElement(self, context: context.entering("Button"))
  }
}

private final class DialogActionElement: LayoutElement {
  private let action: DialogAction
  private let context: LayoutContext
  private let title: TextBlock?
  private let color: Color

  /// The room between the ink of letters that reach out of their lines and the cell's edges. Estimated, in points.
  private static let clear = 4.0

  init(_ action: DialogAction, context: LayoutContext) {
    self.action = action
    self.context = context
    let button = action.button
    var font = action.font
    if action.isEmphasized { font.weight = .semibold }
    title = font.resolved(in: context.environment).flatMap { font in
      context.textBlock(
        button.title, resolved: font, maxLines: 0, alignment: .center, key: "title",
        name: "the title", balancesScripts: true, keepsLine: true)
    }
    if button.state == .disabled {
      color = context.color(.tertiary, key: "state")
    } else if let tint = button.tint {
      color = context.color(tint, key: "tint")
    } else if button.role == .destructive {
      color = context.color(.named("systemRed"), key: "role")
    } else {
      color = context.tint
    }
    context.warnUnused(
      "style", "size", "symbol", "subtitle", "cornerStyle", "cornerRadius", "contentInsets",
      "baseForegroundColor", "baseBackgroundColor", "showsActivityIndicator", "stretch", "value",
      "systemItem", because: "alerts and action sheets draw all their buttons alike")
    if button.title.isEmpty {
      context.report(
        .warning, "the button has no title, and a dialog shows no symbols",
        hint: "write 'Button: Cancel', for example", id: .nothingToShow)
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    let room = proposal.width.map { max(1, $0 - 2 * action.padding) }
    let text = title?.wholeWords(width: room, shrinks: true).size ?? .zero
    // The least height holds one line; what is left of it stays around more.
    let line = title?.font.lineHeight ?? 0
    let spare = max(0, action.minHeight - min(line, action.minHeight * 0.6))
    // Letters that reach out of their lines stay inside, and touch no edge.
    let overhang = title?.overhang ?? 0
    let reach = overhang > 0 ? 2 * (overhang + DialogActionElement.clear) : 0
    let around = max(min(spare, 24), reach)
    return Size(
      width: proposal.width ?? context.roundedUp(text.width + 2 * action.padding),
      height: context.roundedUp(max(action.minHeight, text.height + around)))
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func place(in frame: Rect) -> [SceneNode] {
    let button = action.button
    let layout = title?.wholeWords(
      width: max(1, frame.width - 2 * action.padding), shrinks: true)
    let size = layout?.size ?? .zero
    let origin = Point(
      x: frame.midX - size.width / 2, y: context.rounded(frame.midY - size.height / 2))
    var items: [DrawItem] = []
    if button.state == .pressed {
      let pressed = context.color(.named("tertiarySystemFill"), key: "state")
      items.append(.fill(.rect(frame), .color(pressed)))
    }
    if let layout { items += TextBlock.items(of: layout, at: origin, color: color) }
    return [
      SceneNode(
        path: context.path, component: "Button", frame: frame, hitTarget: frame,
        baseline: layout?.lines.first.map { origin.y + $0.baseline }, text: layout?.shownText,
        style: layout.flatMap { layout in
          title.map { context.style(of: layout, font: $0.font, color: color) }
        },
        accessibility: Accessibility(
          role: .button, label: button.title,
          traits: button.state == .disabled ? [.button, .notEnabled] : [.button]),
        source: context.source, items: items)
    ]
  }
}
