import MaquetteCore
import MaquetteThemes

/// The actions at one end of a row, and how far its content has moved for them.
struct SwipedRow {
  private let look: SwipeActionLook
  private let isLeading: Bool
  /// Whether the row is so high that titles stand below the buttons.
  private let isTall: Bool
  private let buttons: [Button]
  private let context: LayoutContext

  /// More than anybody can tell apart.
  private static let most = 8

  private struct Button {
    var action: SwipeAction
    var fill: Color
    /// What is in it.
    var content: any LayoutElement
    /// What stands below it in a high row, where the look has that.
    var caption: (any LayoutElement)?
    var context: LayoutContext
  }

  /// `nil` without actions, and where the platform has none.
  ///
  /// - Parameter rowHeight: how high the row is when none of its texts wraps.
  init?(_ actions: SwipeActions?, rowHeight: () -> Double, in context: LayoutContext) {
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
    let isTall = look.tallFrom.map { rowHeight() >= $0 } ?? false
    self.isTall = isTall
    buttons = actions.actions.enumerated().map { index, action in
      let inner = context.entering("SwipeAction", at: index)
      let usual = action.role == .destructive ? look.destructive : look.fill
      let fill = action.tint.map { context.color($0, key: "swipeActions") } ?? usual
      let color = inner.legibleIfIncreased(look.color, on: fill)
      func element(_ component: AnyComponent) -> any LayoutElement {
        let hidden = component.accessibility(AccessibilityPatch(isHidden: true))
        return inner.element(for: AnyComponent(hidden), at: 0, axis: .horizontal)
      }
      let hasCaption = isTall && !action.systemImage.isEmpty && !action.title.isEmpty
      let caption =
        hasCaption ? SwipedRow.title(action, look, look.tallTitleColor ?? look.color) : nil
      return Button(
        action: action, fill: fill,
        content: element(SwipedRow.content(of: action, look, color, isTall: isTall)),
        caption: caption.map(element), context: inner)
    }
  }

  private static func title(_ action: SwipeAction, _ look: SwipeActionLook, _ color: Color)
    -> AnyComponent
  {
    AnyComponent(Label(action.title, font: look.title.value, color: .custom(color)))
  }

  /// A symbol where the action has one, with its title beside it where the look has that.
  private static func content(
    of action: SwipeAction, _ look: SwipeActionLook, _ color: Color, isTall: Bool
  ) -> AnyComponent {
    guard !action.systemImage.isEmpty else { return title(action, look, color) }
    let font = isTall ? look.tallSymbol ?? look.symbol : look.symbol
    let symbol = AnyComponent(
      Image(systemName: action.systemImage, font: font.value, color: .custom(color)))
    guard let gap = look.titleGap, !isTall, !action.title.isEmpty else { return symbol }
    return AnyComponent(
      HStack(spacing: gap) {
        symbol
        title(action, look, color)
      })
  }

  private func width(of button: Button) -> Double {
    if isTall, let width = look.tallWidth { return width }
    let own = button.content.size(for: .ideal).width + 2 * look.padding
    return context.roundedUp(max(look.minWidth, own))
  }

  /// From the list's edge to the first button.
  private var edge: Double { look.edge ?? look.inset }

  /// How far the content moves.
  private var shift: Double {
    let gaps = look.gap * Double(buttons.count) + edge
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

  /// What is behind the row's content where that becomes a card.
  func ground(in row: Rect) -> [DrawItem] {
    guard let fill = look.rowFill else { return [] }
    let card = content(in: row)
    let radius = min(look.rowRadius ?? 0, card.height / 2)
    return [.fill(.roundedRect(card, radius: radius, curve: .continuous), .color(fill))]
  }

  /// The buttons, from the edge inwards.
  ///
  /// - Parameter reach: how far the row goes on at both sides, where what fills the button at its edge does, too.
  func nodes(in row: Rect, reach: EdgeInsets) -> [SceneNode] {
    let place = ReadingFrame(frame: row, direction: context.direction)
    let height = isTall ? look.tallHeight : nil
    let taken =
      buttons.compactMap { $0.caption?.size(for: .ideal).height }.max()
      .map { $0 + (look.tallGap ?? 0) } ?? 0
    let top =
      height.map { max(look.tallTop ?? 0, context.rounded((row.height - $0 - taken) / 2)) }
      ?? look.inset
    var offset = edge
    return buttons.enumerated().map { index, button in
      let isAtEdge = index == 0 && edge == 0
      let beyond =
        isAtEdge
        ? EdgeInsets(
          leading: isLeading ? reach.leading : 0, trailing: isLeading ? 0 : reach.trailing) : .zero
      let width = width(of: button)
      let start = isLeading ? offset : row.width - offset - width
      offset += width + look.gap
      let frame = place(
        Rect(x: start, y: top, width: width, height: height ?? row.height - 2 * look.inset))
      return node(button, in: frame, of: row, beyond: beyond)
    }
  }

  private func node(
    _ button: Button, in room: Rect, of row: Rect, beyond: EdgeInsets
  ) -> SceneNode {
    let frame = room.outset(by: beyond, direction: context.direction)
    let size = button.content.size(for: ProposedSize(room.size))
    let radius = min(look.radius, frame.height / 2)
    let shape: Shape =
      radius > 0 ? .roundedRect(frame, radius: radius, curve: .circular) : .rect(frame)
    var children = button.content.place(in: context.align(size, in: room, .center))
    if let caption = button.caption {
      let size = caption.size(for: .ideal)
      let below = Rect(
        x: frame.midX - size.width / 2, y: frame.maxY + (look.tallGap ?? 0), width: size.width,
        height: size.height)
      children += caption.place(in: below)
    }
    let action = button.action
    let touched =
      button.caption == nil
      ? frame : Rect(x: frame.minX, y: row.minY, width: frame.width, height: row.height)
    return SceneNode(
      path: button.context.path, component: "SwipeAction", frame: frame, hitTarget: touched,
      accessibility: Accessibility(
        role: .button, label: action.title.isEmpty ? action.systemImage : action.title,
        traits: [.button]),
      source: context.source, items: [.fill(shape, .color(button.fill))], children: children)
  }
}
