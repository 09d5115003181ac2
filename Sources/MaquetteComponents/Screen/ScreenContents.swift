import MaquetteCore

/// What stands in a screen or in one of its columns, between bars.
struct ScreenContents {
  /// The components, ready to be placed.
  let element: any LayoutElement
  /// Whether they scroll, and so go on below the bar at the lower edge.
  let scrolls: Bool
  /// Whether what is below the bar at the upper edge scrolls, and so goes on under it.
  let beginsInScrolling: Bool
  /// Where they go on that scroll, which whoever places them places before.
  let room = ScrollRoom()

  /// - Parameters:
  ///   - children: the components from top to bottom.
  ///   - isScrolling: whether all of them scroll together.
  ///   - contentOffset: how far all of them are scrolled.
  ///   - anchor: which part of them is shown, where the offset does not say it.
  init(
    _ children: [AnyComponent], isScrolling: Bool = false, contentOffset: Point = .zero,
    anchor: ScrollAnchor? = nil, alignment: VStack.Alignment = .center, in context: LayoutContext
  ) {
    var context = context
    context.scrollRoom = room
    let stack = AnyComponent(VStack(alignment: alignment) { children })
    let scrolling = ScrollView { children }.contentOffset(x: contentOffset.x, y: contentOffset.y)
      .defaultScrollAnchor(anchor)
    // What is wrong with how far they are scrolled is wrong where that is said.
    let keys = context.provenance?.keys.filter {
      ["contentOffset", "defaultScrollAnchor"].contains($0.key)
    }
    let place = keys?.values.min().map { Provenance(location: $0, length: 1, keys: keys ?? [:]) }
    let content = isScrolling ? AnyComponent(scrolling, provenance: place) : stack
    let single = !isScrolling && children.count == 1 ? children.first : nil
    element = context.element(for: single ?? content, at: 0, axis: .vertical)
    scrolls = isScrolling || children.endsInScrolling(in: context)
    beginsInScrolling = isScrolling || children.beginInScrolling(in: context)
    room.drawsGrounds = children.screenBackground(in: context) == nil
    room.isBelowGlass = context.hasToolbarOfGlass
  }
}

extension [AnyComponent] {
  /// The background of the only component when that is a list or a table: it also lies under bars,
  /// sensors and a sidebar that floats.
  func fullBackground(in context: LayoutContext) -> Color? {
    guard count == 1, let (base, context) = first?.filling(context) else { return nil }
    if base is Table { return TableLook(context)?.background }
    let list = (base as? List) ?? (base as? Form)?.list(in: context)
    return list.flatMap { context.listLook($0.style)?.background }
  }

  /// The background of the only component when that fills a screen or a column and goes on under its
  /// bars: a list, a table, an editor, or a scroll view that somebody gives one.
  func screenBackground(in context: LayoutContext) -> Color? {
    if let own = fullBackground(in: context) { return own }
    guard count == 1, let (base, context) = first?.filling(context) else { return nil }
    var color: Color?
    if base is TextEditor {
      color = TextEditorLook(context)?.fill
    } else if let modified = base as? ModifiedComponent,
      case .background(let given, .points(0)) = modified.modifier, modified.content.isScrollView
    {
      color = context.muted.color(given, key: "background")
    }
    // What is not opaque would be seen twice.
    return color.flatMap { $0.alpha > 0.99 ? $0 : nil }
  }

  /// The background that the only component has up to its edges, whatever size it has.
  func edgeBackground(in context: LayoutContext) -> Color? {
    if let own = screenBackground(in: context) { return own }
    guard count == 1, let modified = first?.base as? ModifiedComponent else { return nil }
    switch modified.modifier {
    case .padding: return nil
    case .background(let given, .points(0)):
      let color = context.muted.color(given, key: "background")
      return color.alpha > 0.99 ? color : nil
    case .environment(let patch):
      var inner = context
      inner.apply(patch)
      return [modified.content].edgeBackground(in: inner)
    default: return [modified.content].edgeBackground(in: context)
    }
  }

  /// Whether the only component is a list or a table, of whatever size, that begins at the edge.
  func isList(in context: LayoutContext) -> Bool {
    guard count == 1, let modified = first?.base as? ModifiedComponent else {
      return fullBackground(in: context) != nil
    }
    if case .padding = modified.modifier { return false }
    return [modified.content].isList(in: context)
  }

  /// Whether the last one scrolls, and takes all the room that the others leave: it goes on to the lower
  /// edge, whatever is above it.
  func endsInScrolling(in context: LayoutContext) -> Bool {
    let inner = (last?.base as? VStack)?.children
    guard last?.scrolls(in: context) == true || inner?.endsInScrolling(in: context) == true
    else { return false }
    // What is asked itself asks nobody: sheets in sheets would take twice as long for each.
    if context.isTrial { return count == 1 }
    var trial = context.muted
    trial.isTrial = true
    return dropLast().allSatisfy { other in
      trial.element(for: other, at: 0, axis: .vertical).stretch(along: .vertical) != .fill
    }
  }

  /// Whether the first one scrolls, or begins with what does: it goes on under the bar above it.
  func beginInScrolling(in context: LayoutContext) -> Bool {
    guard let first else { return false }
    switch first.base {
    case let stack as VStack: return stack.children.beginInScrolling(in: context)
    case let stack as HStack:
      return stack.children.contains { [$0].beginInScrolling(in: context) }
    case let stack as ZStack:
      return stack.children.contains { [$0].beginInScrolling(in: context) }
    default: return first.scrolls(in: context)
    }
  }

  /// Whether a list among them has room above its first card: below a small title where it is the first of
  /// them and the only list, and below whatever else is first.
  ///
  /// - Parameter isBelowSmallTitle: whether the bar above them has a title beside its buttons.
  func leaveRoomAboveCards(isBelowSmallTitle: Bool, in context: LayoutContext) -> Bool {
    guard let first, [first].isList(in: context) else { return count > 1 }
    return isBelowSmallTitle && !dropFirst().contains { [$0].isList(in: context) }
  }

  /// The components without the bars among them, which stand at the edges of a column.
  package func withoutBars(_ bars: inout ScreenBars) -> [AnyComponent] {
    filter { child in
      switch child.unmodified {
      case is NavigationBar where bars.navigationBar == nil: bars.navigationBar = child
      case is Toolbar where bars.toolbar == nil: bars.toolbar = child
      case is TabBar where bars.tabBar == nil: bars.tabBar = child
      default: return true
      }
      return false
    }
  }
}

extension AnyComponent {
  /// What it is inside of whatever leaves it in all the room there is, and the context there.
  fileprivate func filling(_ context: LayoutContext) -> (any Component, LayoutContext) {
    guard let modified = base as? ModifiedComponent, modified.modifier.leavesRoom
    else { return (base, context) }
    var inner = context
    if case .environment(let patch) = modified.modifier { inner.apply(patch) }
    return modified.content.filling(inner)
  }

  /// Whether it scrolls up and down in all the room there is.
  func scrolls(in context: LayoutContext) -> Bool {
    if let modified = base as? ModifiedComponent {
      switch modified.modifier {
      case .frame(let frame) where frame.height != nil || frame.maxHeight ?? .infinity < .infinity:
        return false
      // Contents that keep away from the edges themselves end where they do.
      case .padding where unmodified is Table || unmodified is TextEditor: return false
      default: return modified.content.scrolls(in: context)
      }
    }
    switch base {
    case is List, is Table, is TextEditor: return true
    case let view as ScrollView: return view.axes.scrolls(along: .vertical)
    case let form as Form: return form.list(in: context) != nil
    default: return false
    }
  }

  /// Whether it is a scroll view in all the room there is, with or without padding.
  fileprivate var isScrollView: Bool {
    guard let modified = base as? ModifiedComponent else { return base is ScrollView }
    if case .padding = modified.modifier { return modified.content.isScrollView }
    return modified.modifier.leavesRoom && modified.content.isScrollView
  }
}

extension ModifiedComponent.Modifier {
  /// Whether what has it and takes all the room there is does so as without it, and is drawn as without it.
  fileprivate var leavesRoom: Bool {
    switch self {
    case .frame(let frame): frame.leavesRoom
    case .accessibility, .listRow, .layoutPriority, .alignmentGuide, .environment, .writing,
      .sharedBackground:
      true
    case .padding, .background, .fixedSize, .aspectRatio, .drawing: false
    }
  }
}

extension FrameValue {
  /// Whether it takes nothing away from what takes all the room there is.
  fileprivate var leavesRoom: Bool {
    width == nil && height == nil && maxWidth ?? .infinity == .infinity
      && maxHeight ?? .infinity == .infinity
  }
}

extension LayoutContext {
  /// Whether a window's toolbar has no ground of its own, so that the ground of what is below it is behind its glass.
  var hasToolbarOfGlass: Bool { conventions.windows && ToolbarLook(self)?.itemGlass != nil }

  /// Warns of what a screen says about how far its contents are scrolled, where they do not scroll.
  func warnOfUnusedScrolling() {
    for key in ["contentOffset", "defaultScrollAnchor"] {
      warnUnused(
        key, because: "'scrolls' is false; lists and scroll views have a '\(key)' of their own")
    }
  }

  /// The context of what stands away from the buttons of a window.
  var withoutControls: LayoutContext {
    var copy = self
    copy.leadingControls = 0
    return copy
  }
}
