import MaquetteCore

/// The bar of a sheet: buttons at its ends, and the title in its middle.
struct SheetBar {
  /// A button, and its number among those of the bar.
  typealias Item = (button: AnyComponent?, number: Int)

  var leading: [Item]
  /// The title; `nil` for none.
  var title: AnyComponent?
  var trailing: [Item]

  /// A title in the font of sheets, which assistive technology takes for a heading.
  static func title(
    _ text: String, look: SheetLook, provenance: Provenance? = nil
  ) -> AnyComponent {
    let label = Label(text, font: look.title?.value ?? .body, alignment: .center)
    return AnyComponent(label, provenance: provenance)
      .accessibility(AccessibilityPatch(traits: [.header]))
  }

  /// What measures and draws it; without anything in it it takes no height.
  ///
  /// - Parameter context: that of what stands on the sheet.
  func row(look: SheetLook, in context: LayoutContext) -> BarRow {
    let bar = context.entering("Toolbar").inBar
    let items = BarItems(
      inset: look.barItemInset ?? 0, spacing: look.barSpacing ?? 0, context: bar)
    // On glass the buttons at an end are elements of their own.
    let hasGlass = BarGlass(bar) != nil
    func elements(_ components: [Item], _ name: String) -> [any LayoutElement] {
      hasGlass
        ? items.elements(components.compactMap(\.button), named: name)
        : components.compactMap { part, index in part.map { items.element($0, at: index) } }
    }
    let parts = BarRow.Parts(
      leading: elements(leading, "Leading"),
      title: title.map { bar.element(for: $0, at: 0, axis: .horizontal) },
      trailing: elements(trailing, "Trailing"))
    let height = parts.isEmpty ? 0 : look.barHeight ?? 0
    return BarRow(
      parts,
      metrics: BarRow.Metrics(
        height: height, margin: look.barMargin ?? 0, spacing: look.barSpacing ?? 0,
        titleGap: look.titleGap ?? 0,
        wide: bar.wideInset(of: (look.barMargin ?? 0) + (look.barItemInset ?? 0))),
      owner: "sheet", component: "Toolbar", context: bar)
  }
}
