import MaquetteCore

extension Screen {
  /// A window whose toolbar has the items of its columns, too, as SwiftUI's: those of the list's column stand above
  /// that, those of an inspector at the end. `nil` where no column has a toolbar.
  func joiningBars(in context: LayoutContext) -> Screen? {
    guard context.conventions.windows, !columns.content.isEmpty || !columns.inspector.isEmpty
    else { return nil }
    var copy = self
    let content = copy.columns.content.takeToolbars()
    let inspector = copy.columns.inspector.takeToolbars()
    guard let first = (content + inspector).first else { return nil }
    let bar = self.bars.toolbar ?? AnyComponent(Toolbar {}, provenance: context.provenance)
    copy.bars.toolbar = bar.replacing(Toolbar.self) { bar in
      var bar = bar
      bar.columnItems = content.flatMap(\.everyItem)
      bar.trailingItems += inspector.flatMap(\.everyItem)
      bar.isTitleBar = false
      if bar.title.isEmpty { (bar.title, bar.subtitle) = (first.title, first.subtitle) }
      bar.searchPrompt = bar.searchPrompt ?? first.searchPrompt
      return bar
    }
    return copy
  }
}

extension [AnyComponent] {
  /// Takes the toolbars out of a column, which stays where it had nothing else.
  fileprivate mutating func takeToolbars() -> [Toolbar] {
    let bars = compactMap { $0.unmodified as? Toolbar }
    guard !bars.isEmpty else { return [] }
    removeAll { $0.unmodified is Toolbar }
    if isEmpty { append(AnyComponent(Spacer())) }
    return bars
  }
}

extension Toolbar {
  /// All items, in reading direction.
  fileprivate var everyItem: [AnyComponent] { leadingItems + items + trailingItems }
}
