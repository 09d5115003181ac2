extension PickerOptionRow {
  /// The sections that an inline picker makes of itself in a list, the first with its title above
  /// where its options have none of their own; `nil` for anything else.
  static func sections(of child: AnyComponent, in context: LayoutContext) -> [AnyComponent]? {
    guard let picker = inlinePicker(child.makerOfRows, in: context) else { return nil }
    warnOfNames(of: child, in: context)
    let header = picker.labelsHidden ? "" : picker.title
    let sections = picker.options.sections
    guard sections.count > 1 || sections.first?.title.isEmpty == false else {
      return [AnyComponent(Section(header) { child }, provenance: child.provenance)]
    }
    let options = picker.options.indices.map { index in
      AnyComponent(PickerOptionRow(picker: picker, index: index), provenance: child.provenance)
    }
    // What belongs to the first row belongs to that of the first section.
    let rows = child.spread { _ in options } ?? options
    return sections.enumerated().map { number, section in
      var part = Section(section.indices.map { rows[$0] })
      part.header = section.title.isEmpty && number == 0 ? header : section.title
      return AnyComponent(part, provenance: child.provenance)
    }
  }

  /// Warns of a name and a value of a picker whose options are rows with names of their own.
  static func warnOfNames(of child: AnyComponent, in context: LayoutContext) {
    guard let place = child.provenance else { return }
    context.deeper(place)?.warnUnused(
      "accessibilityLabel", "accessibilityValue",
      because: "the options of an inline picker are rows with names of their own")
  }
}
