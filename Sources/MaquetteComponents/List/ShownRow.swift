import MaquetteCore

/// A row's content, with what is drawn behind it.
struct ShownRow {
  /// The content, which does not say itself how the row stands out.
  var content: AnyComponent
  /// What the row is filled with; `nil` for nothing.
  var fill: Color?
  /// The colour of all texts on the fill; `nil` for their own.
  var textColor: Color?

  /// - Parameters:
  ///   - asked: how somebody asks for the row to stand out.
  ///   - isButton: whether a finger on the content is one on the row.
  init(
    _ component: AnyComponent, state asked: ListRowState, isButton: Bool, in context: LayoutContext
  ) {
    content = component
    guard let look = RowStateLook(context) else {
      context.warnUnused("listRowState", because: "rows on this platform have none")
      return
    }
    var state = asked
    // A list of iOS shows a finger on all of a row, whose texts stay as they are.
    if state == .normal, isButton, let released = content.released {
      (content, state) = (released, .highlighted)
    }
    guard state != .normal else { return }
    let isSidebar = context.list?.name == ListStyle.sidebar.rawValue
    guard state == .selected else {
      fill = (isSidebar ? look.sidebarHighlighted : nil) ?? look.highlighted
      return
    }
    let isQuiet = context.isBehindSheet || isSidebar && context.selectsBesideSidebar
    if isQuiet, let quiet = look.unemphasized {
      fill = quiet
      return
    }
    let fill = (isSidebar ? look.sidebarSelected : nil) ?? look.selected
    self.fill = fill
    let color = (isSidebar ? look.sidebarSelectedText : nil) ?? look.selectedText
    textColor = color.flatMap { $0.alpha > 0 ? $0 : nil }
      .map { context.legibleIfIncreased($0, on: fill) }
  }
}

extension AnyComponent {
  /// The same without a finger on it; `nil` where there is none.
  fileprivate var released: AnyComponent? {
    if let modified = base as? ModifiedComponent {
      return modified.content.released.map {
        AnyComponent(
          ModifiedComponent(content: $0, modifier: modified.modifier), provenance: provenance)
      }
    }
    func released(_ component: some StatefulComponent) -> AnyComponent? {
      guard component.currentState.rawValue == ControlState.pressed.rawValue else { return nil }
      return component.atRest.map { AnyComponent($0, provenance: provenance) }
    }
    return base.cast(to: (any StatefulComponent).self).flatMap { released($0) }
  }
}

extension LayoutContext {
  /// The context of what stands on a row.
  func onRow(_ row: ShownRow) -> LayoutContext {
    guard let fill = row.fill else { return self }
    var copy = self
    copy.ground = fill.over(backdrop)
    return row.textColor.map { copy.onRow(of: $0) } ?? copy
  }
}
