import MaquetteCore
import MaquetteThemes

/// The actions at one end of a row, and how far its content has moved for them.
struct SwipedRow {
  private let look: SwipeActionLook
  private let isLeading: Bool
  private let buttons: [Button]
  private let context: LayoutContext

  /// More than anybody can tell apart.
  private static let most = 8

  private struct Button {
    var action: SwipeAction
    var fill: Color
    var content: any LayoutElement
    var context: LayoutContext
  }

  /// `nil` without actions, and where the platform has none.
  init?(_ actions: SwipeActions?, in context: LayoutContext) {
    guard let actions, !actions.actions.isEmpty else { return nil }
    guard let look = SwipeActionLook(context) else {
      context.warnUnused(
        "swipeActions", because: "\(context.theme.platform.displayName) has none")
      return nil
    }
    guard actions.actions.count <= SwipedRow.most else {
      context.report(
        .error,
        "the row has \(actions.actions.count) actions; there is space for \(SwipedRow.most)",
        key: "swipeActions", hint: "leave out those that people need least", id: .tooMuch)
      return nil
    }
    self.look = look
    self.context = context
    isLeading = actions.edge == .leading
    buttons = actions.actions.enumerated().map { index, action in
      let inner = context.entering("SwipeAction", at: index)
      let usual = action.role == .destructive ? look.destructive : look.fill
      let fill = action.tint.map { context.color($0, key: "swipeActions") } ?? usual
      let color = ColorValue.custom(look.color)
      let content =
        action.systemImage.isEmpty
        ? AnyComponent(Label(action.title, font: look.title.value, color: color))
        : AnyComponent(
          Image(systemName: action.systemImage, font: look.symbol.value, color: color))
      let hidden = content.accessibility(AccessibilityPatch(isHidden: true))
      return Button(
        action: action, fill: fill,
        content: inner.element(for: AnyComponent(hidden), at: 0, axis: .horizontal),
        context: inner)
    }
  }

  private func width(of button: Button) -> Double {
    let own = button.content.size(for: .ideal).width + 2 * look.padding
    return context.roundedUp(max(look.minWidth, own))
  }

  /// How far the content moves.
  private var shift: Double {
    let gaps = look.gap * Double(buttons.count) + look.inset
    return buttons.reduce(gaps) { $0 + width(of: $1) }
  }

  /// Where the content stands that usually fills a row.
  func content(in row: Rect) -> Rect {
    let isRight = isLeading != (context.direction == .rightToLeft)
    var moved = row
    moved.origin.x += isRight ? shift : -shift
    return moved
  }

  /// The part of a row that is left to its content.
  func rest(of row: Rect) -> Rect {
    content(in: row).intersection(row) ?? Rect(origin: row.origin, size: .zero)
  }

  /// The buttons, from the edge inwards.
  func nodes(in row: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: row, direction: context.direction)
    var offset = look.inset
    return buttons.map { button in
      let width = width(of: button)
      let start = isLeading ? offset : row.width - offset - width
      offset += width + look.gap
      let frame = place(
        Rect(x: start, y: look.inset, width: width, height: row.height - 2 * look.inset))
      let size = button.content.size(for: ProposedSize(width: width, height: frame.height))
      let radius = min(look.radius, frame.height / 2)
      let shape: Shape =
        radius > 0 ? .roundedRect(frame, radius: radius, curve: .circular) : .rect(frame)
      let action = button.action
      return SceneNode(
        path: button.context.path, component: "SwipeAction", frame: frame, hitTarget: frame,
        accessibility: Accessibility(
          role: .button, label: action.title.isEmpty ? action.systemImage : action.title,
          traits: [.button]),
        source: context.source, items: [.fill(shape, .color(button.fill))],
        children: button.content.place(in: context.align(size, in: frame, .center)))
    }
  }
}
