import MaquetteCore

/// What stands in a screen or in one of its columns, between bars.
struct ScreenContents {
  /// The components, ready to be placed.
  let element: any LayoutElement
  /// Whether they scroll, and so go on below the bar at the lower edge.
  let scrolls: Bool

  /// - Parameters:
  ///   - children: the components from top to bottom.
  ///   - isScrolling: whether all of them scroll together.
  init(
    _ children: [AnyComponent], isScrolling: Bool = false, alignment: VStack.Alignment = .center,
    in context: LayoutContext
  ) {
    let stack = AnyComponent(VStack(alignment: alignment) { children })
    let content = isScrolling ? AnyComponent(ScrollView { children }) : stack
    let single = !isScrolling && children.count == 1 ? children.first : nil
    element = context.element(for: single ?? content, at: 0, axis: .vertical)
    scrolls =
      isScrolling || (single?.unmodified as? ScrollView)?.axes == .vertical
      || single?.unmodified is List
      || (single?.unmodified as? Form)?.list(in: context) != nil
  }
}

extension [AnyComponent] {
  /// The look of the only component when that is a list: its background also lies under bars and
  /// sensors.
  func fullList(in context: LayoutContext) -> ListLook? {
    guard count == 1, let base = first?.base,
      let list = (base as? List) ?? (base as? Form)?.list(in: context)
    else { return nil }
    return context.listLook(list.style)
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

extension LayoutContext {
  /// The context of what stands away from the buttons of a window.
  var withoutControls: LayoutContext {
    var copy = self
    copy.leadingControls = 0
    return copy
  }
}
