import MaquetteCore

extension AnyComponent {
  /// The component as a row of a list shows it: a label has as many lines as it needs, as in UIKit's
  /// content configurations, and in a grouped form of macOS a title stands before its control.
  func asRow(in context: LayoutContext) -> AnyComponent {
    if context.conventions.windows { return context.isForm ? titledInRow : self }
    return context.conventions.distant ? self : wrapped ?? self
  }

  /// The component with labels, also those in stacks, that have as many lines as they need; `nil` where
  /// that changes nothing.
  fileprivate var wrapped: AnyComponent? { changingLabels { $0.wrapped($1) } }

  /// The component with other labels, also those in stacks; `nil` where that changes nothing.
  ///
  /// - Parameter change: a label as it is to be; `nil` where it stays.
  func changingLabels(_ change: (Label, Provenance?) -> Label?) -> AnyComponent? {
    func here(_ component: (any Component)?) -> AnyComponent? {
      component.map { AnyComponent($0, provenance: provenance) }
    }
    switch base {
    case let modified as ModifiedComponent:
      return here(
        modified.content.changingLabels(change).map {
          ModifiedComponent(content: $0, modifier: modified.modifier)
        })
    case let label as Label: return here(change(label, provenance))
    case var stack as HStack:
      guard let children = stack.children.changingLabels(change) else { return nil }
      stack.children = children
      return here(stack)
    case var stack as VStack:
      guard let children = stack.children.changingLabels(change) else { return nil }
      stack.children = children
      return here(stack)
    case var stack as ZStack:
      guard let children = stack.children.changingLabels(change) else { return nil }
      stack.children = children
      return here(stack)
    case var link as NavigationLink:
      guard let label = link.label.changingLabels(change) else { return nil }
      link.label = label
      return here(link)
    default: return nil
    }
  }

  /// A control after its title, where rows have no other place for that.
  private var titledInRow: AnyComponent {
    switch unmodified {
    case is ColorWell, is ProgressView, is Gauge:
      let (label, control) = splitForForm
      guard let label else { return self }
      return AnyComponent(LabeledContent(label.text) { control }, provenance: provenance)
    default: return self
    }
  }
}

extension [AnyComponent] {
  /// The same with other labels; `nil` where that changes nothing.
  fileprivate func changingLabels(
    _ change: (Label, Provenance?) -> Label?
  ) -> [AnyComponent]? {
    let found = map { $0.changingLabels(change) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    return zip(self, found).map { $1 ?? $0 }
  }
}
