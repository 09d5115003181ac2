extension AnyComponent {
  /// The components that it arranges and shows, inside of whatever alters it: those of a stack or a grid. None of
  /// what draws something of its own, and none that a closed group hides.
  var arranged: [AnyComponent] {
    var found: [AnyComponent] = []
    _ = changingArranged { components in
      found = components
      return nil
    }
    return found
  }

  /// The component with others in the place of those that it arranges; `nil` where that changes nothing.
  ///
  /// - Parameter change: the components as they are to be; `nil` where they stay.
  func changingArranged(_ change: ([AnyComponent]) -> [AnyComponent]?) -> AnyComponent? {
    func changed<Container: Component>(
      _ container: Container, _ held: [AnyComponent],
      _ put: (inout Container, [AnyComponent]) -> Void
    ) -> (any Component)? {
      change(held).map { others in
        var copy = container
        put(&copy, others)
        return copy
      }
    }
    let other: (any Component)? =
      switch base {
      case let modified as ModifiedComponent:
        modified.content.changingArranged(change).map {
          ModifiedComponent(content: $0, modifier: modified.modifier)
        }
      case let stack as HStack: changed(stack, stack.children) { $0.children = $1 }
      case let stack as VStack: changed(stack, stack.children) { $0.children = $1 }
      case let stack as ZStack: changed(stack, stack.children) { $0.children = $1 }
      case let view as ScrollView: changed(view, view.children) { $0.children = $1 }
      case let view as ViewThatFits: changed(view, view.children) { $0.children = $1 }
      case let grid as Grid: changed(grid, grid.children) { $0.children = $1 }
      case let grid as LazyVGrid: changed(grid, grid.children) { $0.children = $1 }
      case let grid as LazyHGrid: changed(grid, grid.children) { $0.children = $1 }
      case let box as GroupBox: changed(box, box.children) { $0.children = $1 }
      case let group as DisclosureGroup where group.isExpanded:
        changed(group, group.children) { $0.children = $1 }
      default: nil
      }
    return other.map { AnyComponent($0, provenance: provenance) }
  }
}

extension [AnyComponent] {
  /// The same with others in the places of some; `nil` where that changes nothing.
  func changing(_ change: (AnyComponent) -> AnyComponent?) -> [AnyComponent]? {
    let found = map(change)
    guard found.contains(where: { $0 != nil }) else { return nil }
    return zip(self, found).map { $1 ?? $0 }
  }
}
