import MaquetteCore

/// A row of a list: its content in the middle of the height, at the leading edge.
final class RowElement: LayoutElement {
  private let look: ListLook
  private let content: any LayoutElement
  private let context: LayoutContext
  /// The room around its content.
  private let padding: EdgeInsets
  /// The same without the room for what it shows while the list is edited.
  private let edges: EdgeInsets
  /// What is added at both ends in a wide list.
  private let wideInset: WideInset
  /// Whether the list is wide.
  var isWide = false {
    didSet { if isWide != oldValue { memo = SizeMemo() } }
  }
  /// Whether all of the row is a button.
  private let isButton: Bool
  /// What is said about the row itself.
  let traits: ListRowTraits
  /// What is behind all of it while it stands out; `nil` for nothing.
  let fill: Color?
  /// What is always behind all of it, in place of the list's own ground; `nil` for that.
  let ground: Color?
  /// The actions that somebody has swiped for; `nil` for none.
  private let swipe: SwipedRow?
  /// What it shows at its ends while the list is edited; `nil` otherwise.
  private let editing: RowEditing?
  /// What can be done with the row, where its menu is open.
  private let menu: RowMenu?
  /// The corners of the card that it is a part of; `nil` where rows stand on none.
  private let corners: CornerContainer?
  /// How round the card's corners are that are its own.
  var cardRadii = CornerRadii(all: 0)
  private var memo = SizeMemo()

  init(_ component: AnyComponent, at index: Int, look: ListLook, context: LayoutContext) {
    self.look = look
    var context = context.entering("Row", at: index)
    context.isListRow = true
    let number = look.countRow()
    let row = RowContent(context: context)
    // A control below its label is no longer what decides on the row's height.
    let isControl = row.holdsControl(component) && !context.stacksLabels
    isButton = row.isPlainButton(component)
    let (given, traits) = component.rowOfList
    let content = given.asRow(in: context)
    self.traits = traits
    var outer = context
    outer.provenance = component.provenance ?? context.provenance
    menu = RowMenu(traits, in: outer)
    let isChosen = look.mode.selection.contains(number) || traits.state == .selected
    editing = RowEditing(traits, isChosen: isChosen, mode: look.mode, in: outer)
    let fillsRow = row.isFilledByButton(component)
    let edges = traits.insets ?? look.rowInsets(forControl: isControl, isFilled: fillsRow)
    self.edges = edges
    padding = edges.adding(editing?.insets ?? .zero)
    wideInset = traits.insets == nil ? outer.wideInset(ofRowsOf: look.theme) : .zero
    let textRoom = traits.insets == nil ? max(0, look.theme.verticalPadding - edges.top) : 0
    context.contentRoom = ContentRoom(
      padding: edges.top, textRoom: textRoom,
      controls: textRoom > 0 ? row.controls(in: component) : [])
    let state = isChosen ? ListRowState.selected : traits.state ?? .normal
    // Where a mark says that a row is chosen, its ground is that of the mark.
    let isMarked = editing?.isChosen != nil && state == .selected
    var shown = ShownRow(
      content, state: isMarked ? .normal : state, isButton: isButton, in: outer)
    shown.fill = shown.fill ?? editing?.fill
    fill = shown.fill
    let alternate = number % 2 == 1 ? look.mode.alternate : nil
    ground =
      traits.background.map { outer.color($0, key: "listRowBackground") }
      ?? (fillsRow ? .clear : alternate)
    if let ground { context.ground = ground.over(context.backdrop) }
    context = context.onRow(shown)
    corners = look.hasCards ? CornerContainer() : nil
    context.corners = corners ?? context.corners
    self.context = context
    let element = context.element(for: shown.content, at: 0, axis: .vertical)
    var inner = context
    inner.provenance = outer.provenance
    let inside = RowBadge(traits, beside: content, in: inner)?.added(to: element) ?? element
    self.content = inside
    let least = look.theme.minRowHeight
    let vertical = padding.vertical
    swipe = SwipedRow(
      traits.swipeActions,
      rowHeight: { max(least, inside.size(for: .ideal).height + vertical) }, in: outer)
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: ProposedSize(width: proposal.width, height: nil)) {
      let inner = contentSize(in: proposal.width)
      let height = max(look.theme.minRowHeight, inner.height + padding.vertical)
      return Size(
        width: max(inner.width + ownPadding.horizontal, proposal.width ?? 0),
        height: context.roundedUp(height))
    }
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? content.minimum(along: axis) + ownPadding.horizontal : size(for: .ideal).height
  }

  /// How much of the room at its ends is there because the list is wide, in points.
  var wideEnds: Double { isWide ? wideInset.more : 0 }

  /// The room around its content in a list that is as wide.
  private var ownPadding: EdgeInsets {
    padding.adding(EdgeInsets(vertical: 0, horizontal: wideEnds))
  }

  private func contentSize(in width: Double?) -> Size {
    let room = width.map { max(0, $0 - ownPadding.horizontal) }
    return content.size(for: ProposedSize(width: room, height: nil))
  }

  /// Whether its content has moved, and is cut off at the list's edges.
  var isSwiped: Bool { swipe != nil }

  /// Where the platter of a row is that stands on one of its own: it moves with the content.
  func platter(in frame: Rect) -> Rect { swipe?.content(in: frame) ?? frame }

  /// Where the text starts, the row's padding included.
  func textInset(in size: Size) -> Double? {
    ownPadding.leading + (content.textInset(in: contentSize(in: size.width)) ?? 0)
  }

  func firstBaseline(in size: Size) -> Double? {
    let inner = contentSize(in: size.width)
    return content.firstBaseline(in: inner).map { $0 + (size.height - inner.height) / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    corners?.place(in: frame, radii: cardRadii)
    let sides = EdgeInsets(
      top: 0, leading: ownPadding.leading, bottom: 0, trailing: ownPadding.trailing)
    let moved = swipe?.content(in: frame) ?? frame
    var room = moved.inset(by: sides, direction: context.direction)
    // Rooms above and below that somebody has made unequal.
    room.origin.y += (padding.top - padding.bottom) / 2
    var nodes = content.place(
      in: context.align(contentSize(in: frame.width), in: room, .leading))
    // Only contents keep to what is safe from sensors.
    let whole = frame.outset(by: look.reach, direction: context.direction)
    if isButton, !nodes.isEmpty, !nodes[0].touch(touched(in: frame)) {
      nodes[0].hitTarget = touched(in: frame)
    }
    for index in nodes.indices { nodes[index].moveHitTargets(into: whole) }
    if editing?.isChosen == true, !nodes.isEmpty { _ = nodes[0].addTrait(.selected) }
    let ends = edges.adding(EdgeInsets(vertical: 0, horizontal: wideEnds))
    let signs = editing?.nodes(in: frame, padding: ends) ?? []
    let actions = swipe?.nodes(in: frame, reach: look.reach) ?? []
    let all = nodes + signs + actions
    menu?.present(all, at: frame, in: look.frame == .zero ? frame : look.frame)
    return [
      context.containerNode(
        "Row", frame: whole, items: swipe?.ground(in: frame) ?? [], children: all)
    ]
  }

  /// The part of the row that is its content's to answer in.
  private func touched(in frame: Rect) -> Rect {
    let whole =
      look.mode.indexInset > 0 ? frame : frame.outset(by: look.reach, direction: context.direction)
    return (swipe?.rest(of: frame) ?? editing?.content(of: frame) ?? whole).inset(
      by: EdgeInsets(trailing: look.mode.indexInset), direction: context.direction)
  }
}

extension ListLook {
  /// Whether rows stand on cards with round corners.
  fileprivate var hasCards: Bool { theme.radius > 0 && rowBackground.alpha > 0 }

  /// The room around the content of a row; none at the ends of one that its content fills.
  fileprivate func rowInsets(forControl isControl: Bool, isFilled: Bool) -> EdgeInsets {
    let vertical = isControl ? theme.controlPadding : theme.verticalPadding
    return EdgeInsets(
      top: vertical, leading: isFilled ? 0 : theme.leadingPadding, bottom: vertical,
      trailing: (isFilled ? 0 : theme.trailingPadding) + mode.indexInset)
  }
}

extension EdgeInsets {
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
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
    case let picker as Picker: PickerLayout(picker: picker, context: context).holdsControl
    case let stack as HStack: stack.children.contains(where: holdsControl)
    case let labeled as LabeledContent: labeled.content.contains(where: holdsControl)
    case let modified as ModifiedComponent: holdsControl(modified.content)
    default: false
    }
  }

  /// Whether each child holds one of a stack that is all of a row; empty for everything else.
  func controls(in component: AnyComponent) -> [Bool] {
    switch component.base {
    case let stack as HStack: stack.children.map(holdsControl)
    case let modified as ModifiedComponent: controls(in: modified.content)
    default: []
    }
  }

  /// Whether it is nothing but a button with a shape of its own that takes all of the row, in a list whose rows stand on
  /// platters: the shape is there in the platter's place.
  func isFilledByButton(_ component: AnyComponent) -> Bool {
    guard context.has(PlatterLook.self) else { return false }
    switch component.base {
    case let button as Button:
      return button.drawnStyle(in: context) != .plain
        && button.stretch ?? context.theme.buttons.stretches
    case let modified as ModifiedComponent: return isFilledByButton(modified.content)
    default: return false
    }
  }

  /// Whether it is nothing but a button without a shape of its own.
  func isPlainButton(_ component: AnyComponent) -> Bool {
    switch component.base {
    case let button as Button: button.drawnStyle(in: context) == .plain
    case is Link, is NavigationLink, is DisclosureHeader, is PickerOptionRow: true
    case is ExpandedPickerHeader, is LabelButton: true
    case let picker as Picker: PickerLayout(picker: picker, context: context).isRowButton
    case let modified as ModifiedComponent: isPlainButton(modified.content)
    default: false
    }
  }
}
