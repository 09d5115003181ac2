import MaquetteCore

extension PickerOptionRow {
  /// The sections that an inline picker makes of itself in a list, the first with its title above
  /// where its options have none of their own; `nil` for anything else.
  static func sections(of child: AnyComponent, in context: LayoutContext) -> [AnyComponent]? {
    guard let picker = inlinePicker(child, in: context) else { return nil }
    let header = picker.labelsHidden ? "" : picker.title
    let sections = picker.options.sections
    guard sections.count > 1 || sections.first?.title.isEmpty == false else {
      return [AnyComponent(Section(header) { child }, provenance: child.provenance)]
    }
    return sections.enumerated().map { number, section in
      let rows = section.indices.map { index in
        AnyComponent(PickerOptionRow(picker: picker, index: index), provenance: child.provenance)
      }
      var part = Section(rows)
      part.header = section.title.isEmpty && number == 0 ? header : section.title
      return AnyComponent(part, provenance: child.provenance)
    }
  }
}
