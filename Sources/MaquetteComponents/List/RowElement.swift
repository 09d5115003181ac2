import MaquetteCore

/// A row of a list: its content in the middle of the height, at the leading edge.
final class RowElement: LayoutElement {
  private let look: ListLook
  private let content: any LayoutElement
  private let context: LayoutContext
  private let padding: EdgeInsets
  /// Whether all of the row is a button.
  private let isButton: Bool
  /// What is behind all of it, in place of the list's own ground; `nil` for that.
  let fill: Color?
  /// The actions that somebody has swiped for; `nil` for none.
  private let swipe: SwipedRow?
  private var memo = SizeMemo()

  init(_ component: AnyComponent, at index: Int, look: ListLook, context: LayoutContext) {
    self.look = look
    var context = context.entering("Row", at: index)
    context.isListRow = true
    let theme = look.theme
    // A control below its label is no longer what decides on the row's height.
    let row = RowContent(context: context)
    let isControl = row.holdsControl(component) && !context.stacksLabels
    let vertical = isControl ? theme.controlPadding : theme.verticalPadding
    context.rowPadding = vertical
    isButton = row.isPlainButton(component)
    let (component, actions) = component.swiped
    var outer = context
    outer.provenance = component.provenance ?? context.provenance
    swipe = SwipedRow(actions, in: outer)
    let shown = ShownRow(component, isButton: isButton, in: context)
    fill = shown.fill
    context = context.onRow(shown)
    self.context = context
    content = context.element(for: shown.content, at: 0, axis: .vertical)
    padding = EdgeInsets(
      top: vertical, leading: theme.leadingPadding, bottom: vertical,
      trailing: theme.trailingPadding)
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: ProposedSize(width: proposal.width, height: nil)) {
      let inner = contentSize(in: proposal.width)
      let height = max(look.theme.minRowHeight, inner.height + padding.vertical)
      return Size(
        width: max(inner.width + padding.horizontal, proposal.width ?? 0),
        height: context.roundedUp(height))
    }
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? content.minimum(along: axis) + padding.horizontal : size(for: .ideal).height
  }

  private func contentSize(in width: Double?) -> Size {
    let room = width.map { max(0, $0 - padding.horizontal) }
    return content.size(for: ProposedSize(width: room, height: nil))
  }

  /// Whether its content has moved, and is cut off at the list's edges.
  var isSwiped: Bool { swipe != nil }

  /// Where the text starts, the row's padding included.
  func textInset(in size: Size) -> Double? {
    padding.leading + (content.textInset(in: contentSize(in: size.width)) ?? 0)
  }

  func firstBaseline(in size: Size) -> Double? {
    let inner = contentSize(in: size.width)
    return content.firstBaseline(in: inner).map { $0 + (size.height - inner.height) / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let sides = EdgeInsets(
      top: 0, leading: padding.leading, bottom: 0, trailing: padding.trailing)
    let moved = swipe?.content(in: frame) ?? frame
    let room = moved.inset(by: sides, direction: context.direction)
    var nodes = content.place(
      in: context.align(contentSize(in: frame.width), in: room, .leading))
    if isButton, !nodes.isEmpty {
      nodes[0].hitTarget = frame
    }
    for index in nodes.indices { nodes[index].moveHitTargets(into: frame) }
    let actions = swipe?.nodes(in: frame) ?? []
    return [context.containerNode("Row", frame: frame, children: nodes + actions)]
  }
}

/// What a row can tell of its content without laying it out.
struct RowContent {
  /// The row's surroundings.
  let context: LayoutContext

  /// Whether there is a control that is higher than text, which needs less room around it.
  func holdsControl(_ component: AnyComponent) -> Bool {
    switch component.base {
    case let button as Button: button.drawnStyle(in: context) != .plain
    case is Toggle, is SegmentedControl, is Stepper, is DatePicker, is ExpandedPickerBody: true
    case let picker as Picker: PickerLayout(picker, context: context).holdsControl
    case let stack as HStack: stack.children.contains(where: holdsControl)
    case let labeled as LabeledContent: labeled.content.contains(where: holdsControl)
    case let modified as ModifiedComponent: holdsControl(modified.content)
    default: false
    }
  }

  /// Whether it is nothing but a button without a shape of its own.
  func isPlainButton(_ component: AnyComponent) -> Bool {
    switch component.base {
    case let button as Button: button.drawnStyle(in: context) == .plain
    case is Link, is NavigationLink, is DisclosureHeader, is PickerOptionRow: true
    case is ExpandedPickerHeader: true
    case let picker as Picker: PickerLayout(picker, context: context).isRowButton
    case let modified as ModifiedComponent: isPlainButton(modified.content)
    default: false
    }
  }
}

extension SceneNode {
  /// Moves targets that reach above or below a row or bar into it, where they are not higher than it:
  /// the middle of a text is not quite that of its row.
  mutating func moveHitTargets(into row: Rect) {
    if var target = hitTarget, target.height <= row.height {
      target.origin.y = min(max(target.minY, row.minY), row.maxY - target.height)
      hitTarget = target
    }
    for index in children.indices { children[index].moveHitTargets(into: row) }
  }
}
