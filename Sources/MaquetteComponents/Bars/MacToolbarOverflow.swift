import MaquetteCore

/// The items of a window's toolbar, as many as have room: those at the end are in the menu of a button that stands
/// in their place, as in AppKit.
final class MacToolbarOverflow {
  private let own: [AnyComponent]
  private let trailing: [AnyComponent]
  private let name: String
  private let panes: Toolbar?
  private let maker: MacToolbarItems
  private let search: (any LayoutElement)?
  private let context: LayoutContext
  private let look: ToolbarLook
  /// The numbers of the items that can be in the menu, in the order in which they go there.
  private let order: [Int]
  private var made: [Int: StackElement] = [:]

  /// - Parameters:
  ///   - own: the items, of which the last one goes into the menu first.
  ///   - trailing: those after them, which go into the menu when all others are there.
  ///   - name: what they are called.
  ///   - panes: the bar whose items are panes of settings, all of which are shown; `nil` for other bars.
  ///   - maker: makes the elements of the items.
  ///   - search: the field to search with after all items; `nil` for none.
  ///   - context: that of what is in the bar.
  init(
    _ own: [AnyComponent], trailing: [AnyComponent] = [], named name: String = "Items",
    panes: Toolbar? = nil, maker: MacToolbarItems, search: (any LayoutElement)? = nil,
    look: ToolbarLook, context: LayoutContext
  ) {
    self.own = own
    self.trailing = trailing
    self.name = name
    self.panes = panes
    self.maker = maker
    self.search = search
    self.look = look
    self.context = context
    let items = own + trailing
    let last = own.count..<items.count
    order =
      panes != nil
      ? [] : (own.indices.reversed() + last.reversed()).filter { !items[$0].isSpace }
  }

  /// The space that puts what follows items at the end of a bar; nothing where one of them is such a space.
  static func space(after items: [AnyComponent]) -> [AnyComponent] {
    items.contains { $0.unmodified is Spacer } ? [] : [AnyComponent(Spacer())]
  }

  var all: StackElement { items(without: 0) }

  /// The items that have room in a width; all others are in the menu.
  func items(in width: Double) -> StackElement {
    func fits(_ count: Int) -> Bool { least(of: items(without: count)) <= width + 0.01 }
    guard !order.isEmpty, !fits(0) else { return all }
    // The more are in the menu, the less room is needed.
    var (first, last) = (1, order.count)
    while first < last {
      let middle = (first + last) / 2
      if fits(middle) { last = middle } else { first = middle + 1 }
    }
    return items(without: first)
  }

  /// The least room of items: all of each, but of what grows and of a field to search with as little as they take.
  private func least(of items: StackElement) -> Double {
    let widths = items.children.map { child in
      child.stretch(along: .horizontal) == .fill || child.layoutPriority < 0
        ? child.minimum(along: .horizontal) : child.size(for: .ideal).width
    }
    return widths.reduce(0, +) + look.spacing * Double(max(0, widths.count - 1))
  }

  /// The items where some of them are in the menu.
  private func items(without count: Int) -> StackElement {
    if let known = made[count] { return known }
    let given = own + trailing
    var elements =
      panes.map { maker.panes($0.leadingItems + given, selection: $0.chosen) }
      ?? maker.elements(given, named: name, menu: menu(of: count))
    // Where the bar is short the field gives way first, as AppKit's does.
    if let search { elements.append(LayoutPriorityElement(-1, content: search)) }
    let items = StackElement(
      axis: .horizontal, spacing: look.spacing, alignment: .center, children: elements,
      component: name, context: context.entering(name))
    made[count] = items
    return items
  }

  private func menu(of count: Int) -> MacToolbarItems.OverflowMenu? {
    guard count > 0 else { return nil }
    // Trailing items stay after the button until all others are in its menu.
    let isAtEnd = count > order.filter(own.indices.contains).count
    return MacToolbarItems.OverflowMenu(
      items: Set(order.prefix(count)),
      place: isAtEnd ? own.count + trailing.count : own.count)
  }
}
