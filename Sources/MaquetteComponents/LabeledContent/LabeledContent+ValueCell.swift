import MaquetteCore

extension LabeledContent {
  /// A label in the tint at the end of a narrow column, and its value after it; `nil` where the
  /// platform has no such cells, and where text is so large that values stand below their labels.
  func valueCell(in context: LayoutContext) -> (any LayoutElement)? {
    guard let look = ValueCellLook(context) else {
      context.warnUnused(
        "cellStyle", because: "\(context.theme.platform.displayName) has one style of rows")
      return nil
    }
    guard !context.stacksLabels else { return nil }
    var title = Label(self.title, font: look.font.value, color: .tint, numberOfLines: 0)
    title.alignment = .trailing
    let texts = Label(self.value, numberOfLines: 0)
    let content = self.content.isEmpty ? [AnyComponent(texts)] : self.content
    let row = HStack(alignment: .firstTextBaseline, spacing: look.gap) {
      AnyComponent(title, provenance: context.provenance(key: "title"))
        .frame(width: look.width, alignment: .trailing)
      content
      Spacer()
    }
    let element = context.element(for: AnyComponent(row), at: 0, axis: .horizontal)
    guard self.content.isEmpty else { return element }
    return CombinedElement(
      Accessibility(role: .staticText, label: self.title, value: self.value), content: element)
  }
}
