import MaquetteCore

/// What a spec writes where a text stands, or components of one's own in its place.
enum LabelContent: SpecValue {
  case text(String)
  case components([AnyComponent])

  static var mayBeWrong: Bool { false }

  static func specType(range: ClosedRange<Double>) -> SpecType { .textOrComponents }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LabelContent? {
    if node.scalar != nil { return String.read(node, by: reader).map(LabelContent.text) }
    return [AnyComponent].read(node, by: reader).map(LabelContent.components)
  }

  var specText: String {
    switch self {
    case .text(let text): text
    case .components: ""
    }
  }

  var heldComponents: [AnyComponent] {
    if case .components(let components) = self { components } else { [] }
  }

  var contained: Any {
    switch self {
    case .text(let text): text
    case .components(let components): components
    }
  }
}

extension CatalogComponent {
  /// A key's text, or what stands in its place, as specs write it.
  func labelContent(_ text: Key<String>, _ components: [AnyComponent]) -> LabelContent {
    components.isEmpty ? .text(values[text]) : .components(components)
  }

  /// Sets a key's text, or what stands in its place.
  mutating func setLabelContent(
    _ content: LabelContent, _ text: Key<String>,
    _ components: WritableKeyPath<Self, [AnyComponent]>
  ) {
    values[text] = content.specText
    self[keyPath: components] = content.heldComponents
  }
}
