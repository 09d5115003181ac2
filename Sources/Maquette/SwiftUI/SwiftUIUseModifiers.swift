import MaquetteComponents
import MaquetteCore

extension AnyComponent {
  /// What a definition says itself, and the wrappers around it that only its use says, from the inside
  /// to the outside.
  ///
  /// - Parameter keys: the keys that uses say besides.
  func apart(from keys: Set<String>) -> (own: AnyComponent, wrappers: [ModifiedComponent]) {
    guard !keys.isEmpty else { return (self, []) }
    let inner = (provenance?.keys ?? [:]).keys.filter { !keys.contains($0) }
    // What the definition has outside of a wrapper keeps that one inside.
    let last = inner.compactMap(WrapperPlace.init(key:)).max()
    var own = self
    var wrappers: [ModifiedComponent] = []
    var isOutermost = keys.contains("environment")
    while let wrapper = own.base as? ModifiedComponent {
      let place = WrapperPlace(wrapper.modifier, isOutermost: isOutermost)
      if let last, place <= last { break }
      if place == .environment { isOutermost = false }
      wrappers.insert(wrapper, at: 0)
      own = wrapper.content
    }
    return (own, wrappers)
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

  static func < (lhs: WrapperPlace, rhs: WrapperPlace) -> Bool { lhs.rawValue < rhs.rawValue }
}
