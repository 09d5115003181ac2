import MaquetteCore

extension SectionText {
  /// Components in the place of the text; `nil` for none. Texts and symbols without a font or a colour of their own
  /// have the text's, and so do the titles of plain buttons, which keep their tint.
  ///
  /// - Parameter isHeading: whether the first of them that assistive technology is told of is a heading.
  func element(
    of components: [AnyComponent], isHeading: Bool, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard let content = components.inOneRow else { return nil }
    var inner = context
    inner.isListRow = false
    inner.sectionText = self
    let shown = content.changingParts(part) ?? content
    let element = inner.element(for: shown, at: 0, axis: .vertical)
    guard isHeading else { return element }
    return AlteredElement(element) { nodes in
      var nodes = nodes
      for index in nodes.indices where nodes[index].addTrait(.header) { break }
      return nodes
    }
  }

  private func part(_ part: any Component, _ place: Provenance?) -> (any Component)? {
    switch part {
    case let given as Label: label(given, place)
    case let given as Image: image(given, place)
    default: nil
    }
  }

  /// A label with as many lines as it needs, as the text has.
  private func label(_ given: Label, _ place: Provenance?) -> Label {
    var label = given.wrapped(place) ?? given
    if let color, label.color == .primary, place?.keys["color"] == nil {
      label.color = .custom(color)
    }
    return lettered(label, place)
  }

  /// A label with the text's font and letters, unless it has a font of its own.
  func lettered(_ given: Label, _ place: Provenance?) -> Label {
    guard given.font == .body, place?.keys["font"] == nil else { return given }
    var label = given
    label.font = font
    if isUppercase { label.textCase = label.textCase ?? .uppercase }
    return label
  }

  /// A text below another one, in the letters of that and no larger.
  func subtitle(_ given: Label, in context: LayoutContext) -> Label {
    var label = given
    let least = [label.font, font].min {
      ($0.resolved(in: context.environment)?.size ?? 0)
        < ($1.resolved(in: context.environment)?.size ?? 0)
    }
    label.font = least ?? font
    if isUppercase { label.textCase = label.textCase ?? .uppercase }
    return label
  }

  private func image(_ given: Image, _ place: Provenance?) -> Image {
    var image = given
    if image.font == .body, place?.keys["font"] == nil { image.font = font }
    if image.color == .tint, place?.keys["color"] == nil {
      image.color = color.map(ColorValue.custom) ?? .primary
    }
    return image
  }
}
