import MaquetteCore

/// What stands in a window's toolbar over the columns beside the contents: the items of the list's column at its end,
/// and on glass those of an inspector from its start on, with the field to search with.
struct MacToolbarColumns {
  /// The items above the list's column; `nil` for none.
  private let list: MacToolbarOverflow?
  /// The items over an inspector; `nil` for none.
  private let inspector: MacToolbarOverflow?
  private let search: (any LayoutElement)?
  private let look: ToolbarLook
  private let context: LayoutContext
  /// Whether no other item stands over the inspector.
  let areApart: Bool

  /// - Parameters:
  ///   - search: the field to search with; `nil` for none.
  ///   - maker: makes the elements of the items.
  ///   - context: that of what is in the bar.
  init(
    _ bar: Toolbar, search: (any LayoutElement)?, maker: MacToolbarItems, look: ToolbarLook,
    context: LayoutContext
  ) {
    self.look = look
    self.context = context
    // On glass no item stands over the line between the contents and an inspector.
    areApart = look.itemGlass != nil && context.inspectorWidth != nil
    self.search = areApart ? search : nil
    func items(_ items: [AnyComponent], _ name: String) -> MacToolbarOverflow? {
      items.isEmpty
        ? nil : MacToolbarOverflow(items, named: name, maker: maker, look: look, context: context)
    }
    list = items(bar.columnItems, "ColumnItems")
    inspector = areApart ? items(bar.inspectorItems, "InspectorItems") : nil
  }

  /// The least room that all of it takes, in points.
  var minimumWidth: Double {
    let over = [inspector?.all.minimum(along: .horizontal), search?.minimum(along: .horizontal)]
      .compactMap(\.self)
    let column = list.map { $0.all.minimum(along: .horizontal) + look.margin } ?? 0
    return column + (over.isEmpty ? 0 : over.reduce(2 * look.margin, +))
  }

  /// How wide an inspector is that only its own items stand over, in points.
  func inspectorWidth(in width: Double) -> Double {
    look.itemGlass == nil ? 0 : context.inspectorWidth?(width) ?? 0
  }

  /// Items in their place.
  struct Part {
    var element: any LayoutElement
    var size: Size
    /// Where they start, from the bar's leading end.
    var x: Double
    /// Where what follows starts.
    var end = 0.0
  }

  /// The items above the list's column, at its end; `nil` without any.
  ///
  /// - Parameters:
  ///   - start: where the column's part of the bar starts.
  ///   - title: how much of it a title takes at least.
  func list(in width: Double, from start: Double, beside title: Double) -> Part? {
    guard let list else { return nil }
    let column = context.contentWidth?(width)
    let end = (column ?? width) - look.margin
    let items = list.items(in: end - start - title)
    let free = max(0, end - start - title)
    let size = items.size(
      for: items.stretch(along: .horizontal) == .none
        ? .ideal : ProposedSize(width: free, height: nil))
    let x = max(start, (column ?? 0) - look.margin - size.width)
    return Part(
      element: items, size: size, x: x, end: max(x + size.width, column ?? 0) + look.margin)
  }

  /// What stands over an inspector: its items from its start on, and at its end the field to search with.
  func overInspector(in width: Double) -> [Part] {
    let column = inspectorWidth(in: width)
    var room = max(1, column - 2 * look.margin)
    var parts: [Part] = []
    if let inspector {
      let field = search.map { $0.minimum(along: .horizontal) + look.spacing } ?? 0
      let items = inspector.items(in: room - field)
      let proposal = ProposedSize(width: max(0, room - field), height: nil)
      let size = items.size(
        for: items.stretch(along: .horizontal) == .none ? .ideal : proposal)
      parts.append(Part(element: items, size: size, x: width - column + look.margin))
      room = max(1, room - size.width - look.spacing)
    }
    if let search {
      let size = search.size(for: ProposedSize(width: room, height: nil))
      parts.append(Part(element: search, size: size, x: width - look.margin - size.width))
    }
    return parts
  }
}
