import Maquette

extension LintItem {
  /// What a spec says about the row of a list that it is, the outermost first.
  var rowTraits: [ListRowTraits] {
    modifiers.compactMap { if case .listRow(let traits) = $0 { traits } else { nil } }
  }

  /// The items of the menu that its row opens; `nil` for none.
  var rowMenu: MenuContent? {
    rowTraits.compactMap { ($0.contextMenu?.base as? Menu)?.items }.first
  }
}

extension LintPicture {
  /// The actions that rows show when they are swiped, each with the component that the row is, and with how
  /// many of its title come before it.
  var swipeActions: [(item: LintItem, action: SwipeAction, number: Int)] {
    items.flatMap { item in
      let actions = item.rowTraits.flatMap { $0.swipeActions?.actions ?? [] }
      return zip(actions, numbersAmongEqual(actions.map(\.title))).map { (item, $0, $1) }
    }
  }
}
