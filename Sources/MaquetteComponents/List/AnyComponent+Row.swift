import MaquetteCore

extension AnyComponent {
  /// The component as a row of a list shows it: a label has as many lines as it needs, as in UIKit's
  /// content configurations, and in a grouped form of macOS a title stands before its control.
  func asRow(in context: LayoutContext) -> AnyComponent {
    if context.conventions.windows { return context.isForm ? titledInRow : self }
    return context.conventions.distant ? self : wrapped
  }

  /// A label without a number of lines of its own has no limit.
  private var wrapped: AnyComponent {
    if let modified = base as? ModifiedComponent {
      let rest = ModifiedComponent(content: modified.content.wrapped, modifier: modified.modifier)
      return AnyComponent(rest, provenance: provenance)
    }
    guard var label = base as? Label, label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth,
      !label.enablesMarqueeWhenAncestorFocused, provenance?.keys["numberOfLines"] == nil
    else { return self }
    label.numberOfLines = 0
    return AnyComponent(label, provenance: provenance)
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
