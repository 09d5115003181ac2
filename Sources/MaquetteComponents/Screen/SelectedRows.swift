extension [AnyComponent] {
  /// Whether a list or a table among them, or in what arranges them, has a selected row.
  func haveSelectedRow(in context: LayoutContext) -> Bool {
    contains { component in
      switch component.unmodified {
      case let tabs as TabView:
        tabs.shownIndex.map { [tabs.children[$0]].haveSelectedRow(in: context) } ?? false
      case let tab as Tab: tab.children.haveSelectedRow(in: context)
      case let table as Table: !(table.selection?.numbers ?? []).isEmpty
      case let list as List: list.hasSelectedRow
      case let form as Form:
        form.list(in: context)?.hasSelectedRow ?? form.children.haveSelectedRow(in: context)
      case is Section: [component].hasSelectedState
      default: component.arranged.haveSelectedRow(in: context)
      }
    }
  }

  /// Whether a row among them, or in one of their sections or open groups, says that it is selected.
  fileprivate var hasSelectedState: Bool {
    contains { row in
      row.rowOfList.traits.state == .selected || row.rowsInside.hasSelectedState
    }
  }
}

extension List {
  fileprivate var hasSelectedRow: Bool {
    !(self.selection?.numbers ?? []).isEmpty || self.children.hasSelectedState
  }
}

extension AnyComponent {
  /// The rows of a list that stand in it: those of a section, and of a group that is open.
  fileprivate var rowsInside: [AnyComponent] {
    switch unmodified {
    case let section as Section: section.children
    case let group as DisclosureGroup where group.isExpanded: group.children
    default: []
    }
  }
}
