import MaquetteCore

/// What a row shows at its ends while its list is edited: a mark or a sign to delete it before its
/// content, and lines to move it by after it.
struct RowEditing {
  private enum Sign {
    case delete
    case unmarked
    case marked
  }

  private let look: ListEditingLook
  private let sign: Sign?
  private let isMoving: Bool
  private let context: LayoutContext

  /// `nil` where nobody edits the list.
  ///
  /// - Parameter isChosen: whether the row is one of those that are chosen.
  init?(_ traits: ListRowTraits, isChosen: Bool, mode: ListMode, in context: LayoutContext) {
    guard mode.isEditing, let look = ListEditingLook(context) else {
      let reason = "the list is not in edit mode; write 'editMode: active'"
      context.warnUnused("deleteDisabled", "moveDisabled", because: reason)
      return nil
    }
    self.look = look
    self.context = context
    isMoving = mode.isMoving && traits.moveDisabled != true
    if mode.isChoosing {
      sign = isChosen ? .marked : .unmarked
    } else {
      sign = mode.isDeleting && traits.deleteDisabled != true ? .delete : nil
    }
    hasColumn = mode.isChoosing || mode.isDeleting
  }

  /// Whether rows start after a column for signs, even those without.
  private let hasColumn: Bool

  /// The room that it takes at the row's ends.
  var insets: EdgeInsets {
    EdgeInsets(
      leading: hasColumn ? look.column : 0,
      trailing: isMoving ? look.handleWidth + look.handleGap : 0)
  }

  /// What is behind a row that is chosen; `nil` for any other.
  var fill: Color? { sign == .marked ? look.selected : nil }

  /// Whether the row is chosen; `nil` where rows are not.
  var isChosen: Bool? {
    switch sign {
    case .marked: true
    case .unmarked: false
    case .delete, nil: nil
    }
  }

  /// The part of a row that its own content answers in: all that is not for signs.
  func content(of row: Rect) -> Rect {
    let own = EdgeInsets(
      leading: sign == .delete ? insets.leading : 0, trailing: insets.trailing)
    return row.inset(by: own, direction: context.direction)
  }

  /// The signs in a row.
  ///
  /// - Parameter padding: the room at the row's ends where nobody edits it.
  func nodes(in row: Rect, padding: EdgeInsets) -> [SceneNode] {
    let place = ReadingFrame(frame: row, direction: context.direction)
    var nodes: [SceneNode] = []
    if let sign {
      let circle = place(
        Rect(
          x: padding.leading, y: context.rounded((row.height - look.circle) / 2),
          width: look.circle, height: look.circle))
      nodes.append(node(of: sign, circle: circle, in: row, until: padding.leading))
    }
    if isMoving { nodes.append(handle(in: row, padding: padding.trailing, place)) }
    return nodes
  }

  private func node(of sign: Sign, circle: Rect, in row: Rect, until padding: Double) -> SceneNode {
    let place = ReadingFrame(frame: row, direction: context.direction)
    guard sign == .delete else {
      let inner = context.entering("Mark")
      return SceneNode(
        path: inner.path, component: "Mark", frame: circle, source: context.source,
        items: sign == .marked ? marked(circle) : unmarked(circle))
    }
    let inner = context.entering("DeleteButton")
    let target = place(Rect(x: 0, y: 0, width: padding + look.column, height: row.height))
    return SceneNode(
      path: inner.path, component: "DeleteButton", frame: circle, hitTarget: target,
      accessibility: Accessibility(
        role: .button, label: context.word(.delete), traits: [.button]),
      source: context.source, items: filled(circle, look.delete) + [minus(circle)])
  }

  private func filled(_ circle: Rect, _ color: Color) -> [DrawItem] {
    [
      .fill(
        .roundedRect(circle, radius: circle.width / 2, curve: .circular), .color(color))
    ]
  }

  private func minus(_ circle: Rect) -> DrawItem {
    var path = Path()
    let reach = circle.width * 0.25
    path.move(to: Point(x: circle.midX - reach, y: circle.midY))
    path.line(to: Point(x: circle.midX + reach, y: circle.midY))
    return .stroke(.path(path, evenOdd: false), width: look.signWidth, sign(on: look.delete))
  }

  /// The colour of what is drawn on a circle.
  private func sign(on ground: Color) -> Color {
    context.legibleIfIncreased(look.sign, on: ground)
  }

  private func unmarked(_ circle: Rect) -> [DrawItem] {
    [
      .outline(
        of: circle, radius: circle.width / 2, width: look.unmarkedWidth, color: look.unmarked)
    ]
  }

  private func marked(_ circle: Rect) -> [DrawItem] {
    var path = Path()
    let unit = circle.width / 22
    path.move(to: Point(x: circle.midX - 4.6 * unit, y: circle.midY + 0.4 * unit))
    path.line(to: Point(x: circle.midX - 1.4 * unit, y: circle.midY + 3.8 * unit))
    path.line(to: Point(x: circle.midX + 4.6 * unit, y: circle.midY - 4.2 * unit))
    return filled(circle, look.mark)
      + [.stroke(.path(path, evenOdd: false), width: look.signWidth, sign(on: look.mark))]
  }

  private func handle(in row: Rect, padding: Double, _ place: ReadingFrame) -> SceneNode {
    let inner = context.entering("Handle")
    let frame = place(
      Rect(
        x: row.width - padding - look.handleWidth, y: 0, width: look.handleWidth,
        height: row.height))
    let lines = [-1.0, 0, 1].map { number in
      DrawItem.fill(
        .roundedRect(
          Rect(
            x: frame.minX, y: frame.midY + number * look.handlePitch - look.handleLine / 2,
            width: frame.width, height: look.handleLine),
          radius: look.handleLine / 2, curve: .circular), .color(look.handle))
    }
    let target = place(
      Rect(
        x: row.width - padding - look.handleWidth - look.handleGap, y: 0,
        width: padding + look.handleWidth + look.handleGap, height: row.height))
    return SceneNode(
      path: inner.path, component: "Handle", frame: frame, hitTarget: target,
      accessibility: Accessibility(
        role: .button, label: context.word(.reorder), traits: [.button]),
      source: context.source, items: lines)
  }
}
