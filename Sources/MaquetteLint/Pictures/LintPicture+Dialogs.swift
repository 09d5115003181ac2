import Maquette

extension LintPicture {
  /// The end of a dialog of a Mac: a window or a sheet whose last row has push buttons, one of which
  /// says Cancel.
  struct DialogEnd {
    /// The window or the sheet.
    var view: LintItem
    /// The push buttons of the row.
    var buttons: [(item: LintItem, value: Button)]

    /// Whether something in the view answers to Return by its role or by its place.
    var hasDefault: Bool {
      (view.component as? Sheet)?.confirmationAction != nil
        || view.subtree.contains { ($0.component as? Button)?.role == .primary }
    }
  }

  /// The ends of all dialogs that are written as plain rows.
  var dialogEnds: [DialogEnd] {
    items.compactMap { view in
      guard view.platform == .macos, view.component is Window || view.component is Sheet,
        let row = view.lastRow
      else { return nil }
      let buttons = row.children.compactMap { item -> (item: LintItem, value: Button)? in
        guard let button = item.component as? Button, button.style != .plain,
          !button.title.isEmpty
        else { return nil }
        return (item, button)
      }
      guard buttons.count > 1, buttons.contains(where: { $0.item.isTitleOfCancel($0.value.title) })
      else { return nil }
      return DialogEnd(view: view, buttons: buttons)
    }
  }
}

extension LintItem {
  /// The row that ends a column; `nil` where it ends otherwise.
  fileprivate var lastRow: LintItem? {
    if component is HStack { return self }
    let key = component is Sheet ? "content" : "children"
    guard component is Window || component is Sheet || component is VStack else { return nil }
    return children.last { $0.key == key && !["Divider", "Spacer"].contains($0.name) }?.lastRow
  }
}
