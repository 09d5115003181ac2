import MaquetteCore

/// What a spec writes for an icon: a symbol's name, a picture file's, or a component.
enum LabelIcon: SpecValue {
  case symbol(String)
  case component(AnyComponent)

  static var mayBeWrong: Bool { false }

  static func specType(range: ClosedRange<Double>) -> SpecType { .icon }

  static func read(_ node: SpecNode, by reader: SpecReader) -> LabelIcon? {
    if let entries = node.map {
      if LabelIcon.isTile(entries) {
        // The keys of a tile may stand there without its name.
        let tile = SpecNode.Entry(key: "IconTile", location: node.location, value: node)
        return ComponentDecoder(reader: reader).component([tile], at: node.location)
          .map(LabelIcon.component)
      }
      return ComponentDecoder(reader: reader).component(node).map(LabelIcon.component)
    }
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "a symbol's name or a component such as {Image: star}")
      return nil
    }
    if ImageData.isFileName(name) {
      let place = Provenance(
        location: node.location, length: max(1, name.count), keys: ["file": node.location])
      return reader.image(named: name, at: node).map {
        .component(AnyComponent(Image($0).scaledToFit().with(\.isIcon, true), provenance: place))
      }
    }
    reader.checkSymbol(node)
    return .symbol(name)
  }

  private static func isTile(_ entries: [SpecNode.Entry]) -> Bool {
    !entries.contains { ComponentDecoder.isComponentName($0.key) }
      && entries.contains { IconTile.schema.canonicalKey($0.key) != nil }
  }

  var specText: String {
    switch self {
    case .symbol(let name): name
    case .component: ""
    }
  }

  var heldComponents: [AnyComponent] {
    if case .component(let component) = self { [component] } else { [] }
  }
}

extension Label: IconBearer {
  public static var symbolKey: Key<String> { keys.systemImage }
}

/// A component with a symbol before its title, or any other component in the symbol's place.
public protocol IconBearer: CatalogComponent {
  /// The key for the symbol's name.
  static var symbolKey: Key<String> { get }
  /// The component in the symbol's place.
  var icon: AnyComponent? { get set }
}

extension IconBearer {
  /// The icon as specs write it.
  var specIcon: LabelIcon? {
    get {
      let symbol = values[Self.symbolKey]
      return icon.map(LabelIcon.component) ?? (symbol.isEmpty ? nil : .symbol(symbol))
    }
    set {
      switch newValue {
      case .symbol(let name): values[Self.symbolKey] = name
      case .component(let component): icon = component
      case nil: (values[Self.symbolKey], icon) = ("", nil)
      }
    }
  }

  /// Whether something stands before its title.
  package var hasIcon: Bool { icon != nil || !values[Self.symbolKey].isEmpty }

  /// A copy with a component in the symbol's place: an ``IconTile``, or an ``Image``.
  public func icon(_ icon: some Component) -> Self { with { $0.icon = AnyComponent(icon) } }
}

extension AnyComponent {
  /// The room an icon is offered beside text: a file that was only named is as high as a line of it,
  /// a component as large as it is.
  func iconProposal(beside font: ResolvedFont?) -> ProposedSize {
    guard let image = base as? Image, image.isIcon, let font else { return .ideal }
    return ProposedSize(width: nil, height: font.lineHeight)
  }

  /// The icon with a picture file fitted into a frame around it, as UIKit and AppKit fit the images of
  /// controls; elsewhere a file has its own size in any frame, as SwiftUI's has.
  var fittingFrame: AnyComponent {
    guard let modified = base as? ModifiedComponent else { return self }
    var content = modified.content.fittingFrame
    if case .frame = modified.modifier, let image = content.base as? Image, image.file != nil,
      image.contentMode == nil, !image.isResizable
    {
      content = AnyComponent(image.scaledToFit(), provenance: content.provenance)
    }
    return AnyComponent(
      ModifiedComponent(content: content, modifier: modified.modifier), provenance: provenance)
  }

  /// Whether it is a template that nobody gave a colour, which takes that of the text beside it.
  var isPlainTemplate: Bool {
    if let image = base as? Image {
      return image.renderingMode == .template && image.color == .tint
    }
    return (base as? ModifiedComponent)?.content.isPlainTemplate ?? false
  }

  /// What assistive technology calls the image that it is, with whatever is put around it.
  var imageName: String? {
    if let image = base as? Image { return image.decorative ? nil : image.accessibilityName }
    return (base as? ModifiedComponent)?.content.imageName
  }
}
