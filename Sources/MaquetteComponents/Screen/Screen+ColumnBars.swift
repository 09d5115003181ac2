extension Screen {
  /// A window whose toolbar has the items of its columns, too, as SwiftUI's: those of the list's column and of the
  /// sidebar stand above these, those of the contents after its own, and those of an inspector over it or at the end.
  /// `nil` where no column has a toolbar.
  ///
  /// Estimated: the title stands above the list, and so the list's is shown before that of the contents, of an
  /// inspector or of the sidebar. There is one field to search with, that of the first bar.
  func joiningBars(in context: LayoutContext) -> Screen? {
    guard context.conventions.windows,
      ![columns.content, columns.inspector, columns.bars, self.sidebar].allSatisfy(\.isEmpty)
    else { return nil }
    var copy = self
    let content = copy.columns.content.takeToolbars()
    let detail = copy.columns.bars
    copy.columns.bars = []
    let inspector = copy.columns.inspector.takeToolbars()
    let side = copy.sidebar.takeToolbars()
    guard ![content, detail, inspector, side].allSatisfy(\.isEmpty) else { return nil }
    copy.columns.sidebarItems = side.flatMap(\.everyItem)
    let own = self.bars.toolbar ?? AnyComponent(Toolbar {}, provenance: context.provenance)
    let inner = columns.haveOwnBar ? [own] + detail : detail + [own]
    let order = content + inner + inspector + side
    let titled = order.first { $0.toolbar?.title.isEmpty == false }
    // A subtitle belongs to its title.
    let subtitled = titled ?? order.first { $0.toolbar?.subtitle.isEmpty == false }
    let searching = ([own] + detail + content + inspector + side).first {
      $0.toolbar?.searchPrompt != nil
    }
    copy.bars.toolbar = own.replacing(Toolbar.self) { bar in
      var bar = bar
      bar.join(detail.compactMap(\.toolbar))
      bar.columnItems = content.flatMap(\.everyItem)
      bar.inspectorItems = inspector.flatMap(\.everyItem)
      bar.isTitleBar = false
      bar.title = titled?.toolbar?.title ?? ""
      bar.subtitle = subtitled?.toolbar?.subtitle ?? ""
      // It is told where it is written.
      if bar.isCompact, !bar.subtitle.isEmpty {
        context.deeper(subtitled?.provenance).map(Toolbar.warnOfSubtitle)
        bar.subtitle = ""
      }
      bar.searchPrompt = searching?.toolbar?.searchPrompt
      return bar
    }
    // A window's own title is said where it is not drawn.
    let isWindowTitle = own.provenance == context.provenance
    for bar in (isWindowTitle ? [] : [own]) + detail + content + inspector + side {
      guard let inner = context.deeper(bar.provenance), bar.provenance != nil else { continue }
      for (key, shown) in [("title", titled), ("subtitle", subtitled)] {
        guard let shown, shown.provenance != bar.provenance else { continue }
        let isWindows = isWindowTitle && shown.provenance == own.provenance
        let part = titled == nil ? key : "title"
        inner.warnUnused(
          key,
          because: isWindows
            ? "the window has a \(part) itself" : "the \(part) of another column is the window's")
      }
      if bar.provenance != searching?.provenance {
        inner.warnUnused(
          "searchPrompt", because: "the window has one search field, that of the first bar")
      }
      guard bar.provenance != own.provenance else { continue }
      let reason = "the window's own 'toolbar' says it for the items of all columns"
      inner.warnUnused("selection", "showsWindowControls", because: reason)
      let isFirst = bar.provenance == detail.first?.provenance
      if !isFirst || own.toolbar?.displayMode != .default {
        inner.warnUnused("displayMode", because: reason)
      }
      if !isFirst || own.toolbar?.toolbarStyle != .automatic {
        inner.warnUnused("toolbarStyle", because: reason)
      }
    }
    return copy
  }
}

extension Toolbar {
  /// Takes up the items of those among the contents of its window, as the last ones, and what the first of those says
  /// where it says nothing itself.
  fileprivate mutating func join(_ others: [Toolbar]) {
    for other in others {
      self.leadingItems += other.leadingItems
      self.items += other.items
      self.trailingItems += other.trailingItems
    }
    guard let first = others.first else { return }
    if self.toolbarStyle == .automatic { self.toolbarStyle = first.toolbarStyle }
    if self.displayMode == .default { self.displayMode = first.displayMode }
  }
}

extension [AnyComponent] {
  /// Takes the toolbars out of a column, which stays where it had nothing else.
  mutating func takeToolbars() -> [AnyComponent] {
    let bars = filter { $0.toolbar != nil }
    guard !bars.isEmpty else { return [] }
    removeAll { $0.toolbar != nil }
    if isEmpty { append(AnyComponent(Spacer())) }
    return bars
  }
}

extension AnyComponent {
  /// The toolbar that it is; `nil` for anything else.
  fileprivate var toolbar: Toolbar? { unmodified as? Toolbar }

  /// All items of the toolbar that it is, in reading direction.
  fileprivate var everyItem: [AnyComponent] {
    toolbar.map { $0.leadingItems + $0.items + $0.trailingItems } ?? []
  }
}
