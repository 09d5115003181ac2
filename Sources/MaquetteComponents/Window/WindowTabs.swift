import MaquetteCore

/// One tab of a window.
struct WindowTab: Selectable {
  var name: String
  var tag: String { "" }
}

/// The row of tabs below the toolbar of a Mac's window, with a button that adds one.
struct WindowTabs: Component {
  var titles: [String]
  var chosen: Selection

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Tabs")
    guard let look = context.look(WindowTabsLook.self, component: "window tabs") else {
      return EmptyElement()
    }
    let tabs = titles.map { WindowTab(name: $0) }
    var shown: Int?
    switch chosen.resolved(among: tabs, prefersNumbers: true) {
    case .item(let index): shown = index
    case .nothing: shown = 0
    case .missing:
      chosen.reportMissing(among: tabs, kind: "tab", key: "selectedTab", in: context)
    }
    return WindowTabsElement(titles, shown: shown, look: look, context: context.inBar)
  }
}

/// Lays out tabs that share the width.
private final class WindowTabsElement: LayoutElement {
  private let tabs: [(title: String, label: TextPart?)]
  private let add: SymbolPart?
  private let shown: Int?
  private let look: WindowTabsLook
  private let context: LayoutContext

  init(_ titles: [String], shown: Int?, look: WindowTabsLook, context: LayoutContext) {
    self.shown = shown
    self.look = look
    self.context = context
    let font = look.font.resolved()
    tabs = titles.enumerated().map { index, title in
      let inner = context.entering("Tab", at: index)
      let isQuiet = index != shown || context.isInactive
      return (
        title,
        inner.textPart(
          title, font, color: isQuiet ? look.quietColor : look.color, key: "tabs",
          name: "a tab's title", alignment: .center)
      )
    }
    add = context.symbolPart("plus", look.addSymbol.resolved(), color: look.color, key: "tabs")
  }

  func size(for proposal: ProposedSize) -> Size {
    let ideal = tabs.reduce(look.addWidth) { $0 + ($1.label?.size(for: .ideal).width ?? 0) + 40 }
    return Size(width: proposal.width ?? ideal, height: look.height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? 0 : look.height }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let line = context.hairline
    let inset = look.inset
    let top = inset > 0 ? 0 : line
    let height = frame.height - top - line - (inset > 0 ? inset - line : 0)
    let width = max(1, frame.width - 2 * inset - look.addWidth - look.gap)
    let count = Double(tabs.count)
    let room = place(Rect(x: inset, y: top, width: width, height: height))
    // The row lies over all columns: none of them, and no line between them, shows through.
    var items: [DrawItem] = [.fill(.rect(frame), .color(look.background))]
    if inset == 0 {
      // Lines above and below all of it, and the ground of the button as well.
      items += [.fill(.rect(frame), .color(look.fill))] + lines(in: frame)
    } else {
      items += fill(room, look.fill)
    }
    var nodes: [SceneNode] = []
    for (index, tab) in tabs.enumerated() {
      let start = context.rounded(width * Double(index) / count)
      let end = context.rounded(width * Double(index + 1) / count)
      let rect = place(Rect(x: inset + start, y: top, width: end - start, height: height))
      nodes.append(node(tab, at: index, in: rect))
    }
    if let add {
      let area = place(
        Rect(x: frame.width - inset - look.addWidth, y: top, width: look.addWidth, height: height))
      let size = add.size(for: .ideal)
      var node = context.entering("AddTab").containerNode(
        "AddTab", frame: area, children: add.place(in: context.align(size, in: area, .center)))
      node.hitTarget = area
      node.accessibility = Accessibility(
        role: .button, label: context.word(.add), traits: [.button])
      nodes.append(node)
    }
    return [context.containerNode("Tabs", frame: frame, items: items, children: nodes)]
  }

  private func fill(_ rect: Rect, _ color: Color) -> [DrawItem] {
    let shape: Shape =
      look.radius > 0
      ? .roundedRect(rect, radius: min(look.radius, rect.height / 2), curve: .circular)
      : .rect(rect)
    return [.fill(shape, .color(color))]
  }

  private func lines(in frame: Rect) -> [DrawItem] {
    let line = context.hairline
    return [frame.minY, frame.maxY - line].map { y in
      .fill(
        .rect(Rect(x: frame.minX, y: y, width: frame.width, height: line)), .color(look.separator))
    }
  }

  private func node(_ tab: (title: String, label: TextPart?), at index: Int, in rect: Rect)
    -> SceneNode
  {
    let context = context.entering("Tab", at: index)
    let isShown = index == shown
    var items = isShown ? fill(rect, look.selectedFill) : []
    if look.inset == 0, index + 1 < tabs.count {
      let line = context.hairline
      let place = ReadingFrame(frame: rect, direction: context.direction)
      let edge = place(Rect(x: rect.width - line, y: 0, width: line, height: rect.height))
      items.append(.fill(.rect(edge), .color(look.separator)))
    }
    let inner = rect.inset(by: EdgeInsets(vertical: 0, horizontal: 12), direction: .leftToRight)
    var children: [SceneNode] = []
    if let label = tab.label {
      let size = label.size(for: ProposedSize(width: inner.width, height: nil))
      children = label.place(in: context.align(size, in: inner, .center))
    }
    var node = context.containerNode("Tab", frame: rect, items: items, children: children)
    node.hitTarget = rect
    node.accessibility = Accessibility(
      role: .button, label: tab.title, traits: isShown ? [.button, .selected] : [.button])
    return node
  }
}
