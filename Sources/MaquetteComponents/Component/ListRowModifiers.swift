import MaquetteCore

extension Component {
  /// Makes the row of a list that it is stand out: selected in a sidebar, or with a finger on it.
  /// Elsewhere it changes nothing.
  public func listRowState(_ state: ListRowState) -> AnyComponent { listRow { $0.state = state } }

  /// Shows the row of a list that it is as somebody has swiped over it, with actions at an edge, the
  /// first one outermost. Elsewhere it changes nothing.
  public func swipeActions(
    edge: SwipeEdge = .trailing, _ actions: [SwipeAction]
  ) -> AnyComponent {
    listRow { $0.swipeActions = SwipeActions(edge: edge, actions) }
  }

  /// Paints behind the row of a list that it is, in place of the list's own ground.
  public func listRowBackground(_ color: ColorValue) -> AnyComponent {
    listRow { $0.background = color }
  }

  /// Keeps room around it in the row of a list that it is, in points.
  public func listRowInsets(_ insets: EdgeInsets) -> AnyComponent { listRow { $0.insets = insets } }

  /// Draws the lines above and below the row of a list that it is, or not.
  public func listRowSeparator(_ visibility: Visibility) -> AnyComponent {
    listRow { $0.separator = ListRowSeparator(top: visibility, bottom: visibility) }
  }

  /// Draws the lines above and below the row of a list that it is in a colour.
  public func listRowSeparatorTint(_ color: ColorValue) -> AnyComponent {
    listRow { $0.separatorTint = color }
  }

  /// Keeps the line below the row of a list that it is away from the row's ends, in points.
  public func separatorInset(leading: Double = 0, trailing: Double = 0) -> AnyComponent {
    listRow { $0.separatorInset = EdgeInsets(leading: leading, trailing: trailing) }
  }

  /// Puts a number or a short text at the end of the row of a list that it is: SwiftUI's `badge`.
  public func listRowBadge(_ text: String) -> AnyComponent { listRow { $0.badge = text } }

  /// Puts a number at the end of the row of a list that it is; none for 0, as in SwiftUI.
  public func listRowBadge(_ count: Int) -> AnyComponent {
    count == 0 ? AnyComponent(self) : listRowBadge(String(count))
  }

  /// Says how much the badge of the row of a list that it is stands out.
  public func badgeProminence(_ prominence: BadgeProminence) -> AnyComponent {
    listRow { $0.badgeProminence = prominence }
  }

  /// Keeps the row of a list that it is from being deleted, in edit mode.
  public func deleteDisabled(_ isDisabled: Bool = true) -> AnyComponent {
    listRow { $0.deleteDisabled = isDisabled }
  }

  /// Keeps the row of a list that it is from being moved, in edit mode.
  public func moveDisabled(_ isDisabled: Bool = true) -> AnyComponent {
    listRow { $0.moveDisabled = isDisabled }
  }

  func listRow(_ change: (inout ListRowTraits) -> Void) -> AnyComponent {
    var traits = ListRowTraits()
    change(&traits)
    return modified(.listRow(traits))
  }
}

extension AnyComponent {
  /// What a row shows, and what is said about the row itself.
  var listRow: (content: AnyComponent, traits: ListRowTraits) {
    guard let modified = base as? ModifiedComponent else { return (self, ListRowTraits()) }
    let (inner, traits) = modified.content.listRow
    if case .listRow(let own) = modified.modifier { return (inner, traits.overlaid(by: own)) }
    guard traits != ListRowTraits() else { return (self, traits) }
    let rest = ModifiedComponent(content: inner, modifier: modified.modifier)
    return (AnyComponent(rest, provenance: provenance), traits)
  }
}
