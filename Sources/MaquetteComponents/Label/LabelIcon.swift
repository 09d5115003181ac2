import MaquetteCore

/// What a spec writes for a label's icon: a symbol's name, or a component.
enum LabelIcon: SpecValue {
  case symbol(String)
  case component(AnyComponent)

  static func specType(range: ClosedRange<Double>) -> SpecType { .icon }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LabelIcon? {
    if node.map != nil {
      return ComponentDecoder(reader: reader).component(node).map(LabelIcon.component)
    }
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "a symbol's name or a component such as {Image: star}")
      return nil
    }
    return .symbol(name)
  }

  var specText: String {
    switch self {
    case .symbol(let name): name
    case .component: ""
    }
  }
}

extension Label {
  /// The icon as specs write it.
  var specIcon: LabelIcon? {
    get { icon.map(LabelIcon.component) ?? (systemImage.isEmpty ? nil : .symbol(systemImage)) }
    set {
      switch newValue {
      case .symbol(let name): systemImage = name
      case .component(let component): icon = component
      case nil: (systemImage, icon) = ("", nil)
      }
    }
  }
}
