import MaquetteComponents
import MaquetteCore

extension AnyComponent {
  /// What a definition says itself, and the wrappers around it that only its use says, from the inside
  /// to the outside.
  ///
  /// - Parameter keys: the keys that uses say besides.
  func apart(from keys: Set<String>) -> (own: AnyComponent, wrappers: [ModifiedComponent]) {
    guard !keys.isEmpty else { return (self, []) }
    let definition = places(besides: keys)
    var own = self
    var kept: [ModifiedComponent] = []
    var wrappers: [ModifiedComponent] = []
    var isOutermost = keys.contains("environment")
    while let wrapper = own.base as? ModifiedComponent {
      let place = WrapperPlace(wrapper.modifier, isOutermost: isOutermost)
      if place == .environment { isOutermost = false }
      if place.mayFollow(definition) {
        wrappers.insert(wrapper, at: 0)
      } else {
        kept.insert(wrapper, at: 0)
      }
      own = wrapper.content
    }
    for wrapper in kept { own = own.modified(wrapper.modifier) }
    if !kept.isEmpty { own = AnyComponent(own, provenance: provenance) }
    return (own, wrappers)
  }

  /// Whether one of the keys that its use says besides changes what the definition says, or says
  /// something inside of it.
  ///
  /// - Parameter keys: the keys that uses say besides.
  func isChanged(by keys: Set<String>) -> Bool {
    let definition = places(besides: keys)
    return !keys.isDisjoint(with: ownKeys)
      || keys.compactMap(WrapperPlace.init(key:)).contains { !$0.mayFollow(definition) }
  }

  /// The places of what a definition says itself.
  private func places(besides keys: Set<String>) -> [WrapperPlace] {
    let others = keys.union(ownKeys)
    return (provenance?.keys ?? [:]).keys.filter { !others.contains($0) }
      .compactMap(WrapperPlace.init(key:))
  }

  /// The keys that are the component's own, and wrap nothing around it, though others have them, too.
  private var ownKeys: Set<String> {
    guard let source = unmodified as? any CatalogComponent else { return [] }
    let names = Set(type(of: source).schema.properties.map(\.name))
    // A picture is rounded itself.
    return source is Image ? names.union(["cornerRadius"]) : names
  }
}

/// Where the keys that every component has wrap it, from the inside to the outside.
private enum WrapperPlace: Int, Comparable {
  case writing, direction, accessibility, aspectRatio, fixedSize, padding, frame, drawing, row, bar
  case guide, priority, environment

  /// The place of a key; `nil` for one that is the component's own.
  init?(key: String) {
    guard let name = CommonProperties.canonicalKey(key) else { return nil }
    switch name {
    case "language", "dataDetector", "baseWritingDirection": self = .writing
    case "layoutDirection", "directionIsAbsolute": self = .direction
    case _ where name.hasPrefix("accessibility"): self = .accessibility
    case "aspectRatio": self = .aspectRatio
    case "fixedSize": self = .fixedSize
    case "padding": self = .padding
    case "frame", "width", "height": self = .frame
    case "sharedBackgroundVisibility": self = .bar
    case "alignmentGuide": self = .guide
    case "layoutPriority": self = .priority
    case "environment": self = .environment
    default: self = ListRowProperties.infos.contains { $0.name == name } ? .row : .drawing
    }
  }

  /// The place of a wrapper.
  ///
  /// - Parameter isOutermost: whether one for an environment is that of the key of this name.
  init(_ modifier: ModifiedComponent.Modifier, isOutermost: Bool) {
    switch modifier {
    case .writing: self = .writing
    case .environment: self = isOutermost ? .environment : .direction
    case .accessibility: self = .accessibility
    case .aspectRatio: self = .aspectRatio
    case .fixedSize: self = .fixedSize
    case .padding: self = .padding
    case .frame: self = .frame
    case .background, .drawing: self = .drawing
    case .listRow: self = .row
    case .sharedBackground: self = .bar
    case .alignmentGuide: self = .guide
    case .layoutPriority: self = .priority
    }
  }

  /// Whether what stands here does the same outside of all that a definition says, and is not one with
  /// it.
  ///
  /// What assistive technology is told changes no sizes, and sizes are not told; but layers have things
  /// to tell of themselves, and an environment may have another language.
  func mayFollow(_ definition: [WrapperPlace]) -> Bool {
    let apart: Set<WrapperPlace> = [.accessibility, .drawing, .environment]
    return self == .accessibility
      ? apart.isDisjoint(with: definition) : definition.allSatisfy { self > $0 }
  }

  static func < (lhs: WrapperPlace, rhs: WrapperPlace) -> Bool { lhs.rawValue < rhs.rawValue }
}
