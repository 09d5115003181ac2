import MaquetteCore

/// How a picture file fills its room, under UIKit's and SwiftUI's names.
///
/// The words for sides mean sides of the screen, in right-to-left interfaces too.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// As large as fits, whole and with its own shape.
  case fit
  /// As small as covers the room with its own shape; what is outside is cut off.
  case fill
  /// Exactly the room, with another shape if need be.
  case stretch
  /// Its own size, in the middle.
  case center
  /// Its own size, at the upper edge; so on for the others.
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  public static var synonyms: [String: ImageContentMode] {
    [
      "scaledToFit": .fit, "scaleAspectFit": .fit, "aspectFit": .fit, "scaledToFill": .fill,
      "scaleAspectFill": .fill, "aspectFill": .fill, "scaleToFill": .stretch, "redraw": .stretch,
    ]
  }

  /// Whether it changes the picture's size.
  var scales: Bool { self == .fit || self == .fill || self == .stretch }

  /// The share of the free width to its left: 0, ½ or 1.
  var horizontal: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height above it: 0, ½ or 1.
  var vertical: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}

/// Whose colours a picture file is drawn in.
public enum ImageRenderingMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Its own.
  case original
  /// One colour wherever it is opaque.
  case template

  public static var synonyms: [String: ImageRenderingMode] {
    ["alwaysOriginal": .original, "automatic": .original, "alwaysTemplate": .template]
  }
}

/// How the pixels of a file become more or fewer.
public enum ImageInterpolation: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// They are blended.
  case high
  /// The nearest one is taken, as pixel art wants it.
  case none

  public static var synonyms: [String: ImageInterpolation] { ["low": .high, "medium": .high] }
}
