extension AnyComponent {
  /// The component as a row of a list shows it: a label has as many lines as it needs, as in UIKit's
  /// content configurations, and in a grouped form of macOS a title stands before its control.
  func asRow(in context: LayoutContext) -> AnyComponent {
    if context.conventions.windows { return context.isForm ? titledInRow : self }
    return context.conventions.distant ? self : wrapped ?? self
  }

  /// The component with labels, also those in what it arranges, that have as many lines as they need; `nil`
  /// where that changes nothing.
  private var wrapped: AnyComponent? {
    changingParts { part, place in (part as? Label)?.wrapped(place) }
  }

  /// The component with other parts, also those in what it arranges; `nil` where that changes nothing.
  ///
  /// - Parameter change: a part as it is to be; `nil` where it stays.
  func changingParts(
    _ change: (any Component, Provenance?) -> (any Component)?
  ) -> AnyComponent? {
    func others(_ components: [AnyComponent]) -> [AnyComponent]? {
      components.changing { $0.changingParts(change) }
    }
    let other: (any Component)? =
      switch base {
      case let modified as ModifiedComponent:
        modified.content.changingParts(change).map {
          ModifiedComponent(content: $0, modifier: modified.modifier)
        }
      case let link as NavigationLink:
        others(link.label).map { label in link.with { $0.label = label } }
      default: changingArranged(others)?.base ?? change(base, provenance)
      }
    return other.map { AnyComponent($0, provenance: provenance) }
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
