import MaquetteCore

/// A line of a form in columns: a label that ends where its control starts.
struct FormRow {
  /// The label; `nil` for none.
  let label: (any LayoutElement)?
  /// What it introduces, or all there is.
  let content: any LayoutElement
  /// Whether it takes both columns.
  let isWhole: Bool
  /// Whether it is a line between others, as long as the form is wide.
  let isDivider: Bool
  /// The space above it, in points; `nil` for that between rows.
  var gap: Double?

  /// The line of a component, which is split where it has a title before its control.
  init(_ component: AnyComponent, look: FormLook, in context: LayoutContext) {
    let (title, control) = component.splitForForm
    isDivider = component.unmodified is Divider
    isWhole = isDivider
    label = title.map { title in
      let label = title.with { $0.font = look.label.value }
        .accessibility(AccessibilityPatch(isHidden: true))
      return context.entering("Label").element(for: label, at: 0, axis: .horizontal)
    }
    // A line between rows runs along them.
    content = context.element(for: control, at: 0, axis: isDivider ? .vertical : .horizontal)
  }

  /// A line across both columns.
  init(whole component: AnyComponent, in context: LayoutContext) {
    self.init(context.element(for: component, at: 0, axis: .horizontal), isWhole: true)
  }

  /// A line without a label.
  ///
  /// - Parameter isWhole: whether it takes both columns.
  init(_ content: any LayoutElement, isWhole: Bool) {
    label = nil
    self.content = content
    self.isWhole = isWhole
    isDivider = false
  }
}
