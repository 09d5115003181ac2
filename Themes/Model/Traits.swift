/// The system whose interface is drawn.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios
  case ipados
  case macos
  case tvos
  case watchos

  /// The name as Apple writes it, for example `iPadOS`.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    }
  }

  /// All of them as people write them: `ios, ipados, macos, tvos or watchos`.
  package static var words: String {
    let names = allCases.map(\.rawValue)
    return Array(names.dropLast()).joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The appearances it has; a watch is always dark.
  public var appearances: [Appearance] { self == .watchos ? [.dark] : [.light, .dark] }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// The accessibility setting for contrast.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

/// Whether the interface lies on the screen or on something above it, as a sheet does.
public enum InterfaceLevel: String, Hashable, Sendable, CaseIterable {
  case base
  case elevated
}

/// The accessibility setting for bold text, under SwiftUI's name.
public enum LegibilityWeight: String, Hashable, Sendable, CaseIterable {
  case regular
  /// Every text and symbol is heavier.
  case bold
}

/// The Dynamic Type sizes, under SwiftUI's names.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  /// The default.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// The position from the smallest (0) to the largest (11).
  public var index: Int { TextSize.allCases.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the accessibility sizes, at which components stand below one another.
  public var isAccessibilitySize: Bool { index > TextSize.xxxLarge.index }

  /// The type table's name, for example `xxL` or `AX3`.
  public var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    default: "AX\(index - TextSize.xxxLarge.index)"
    }
  }

  /// UIKit's name, for example `extraExtraLarge` for `xxLarge`.
  public var uiKitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small, .medium, .large: rawValue
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }
}

/// The text styles of the type table, under SwiftUI's names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2
  /// Of watchOS alone; elsewhere it is ``caption2``.
  case footnote2

  /// Whether the type tables of all platforms have it.
  public var isEverywhere: Bool { self != .footnote2 }
}

/// What decides on a colour's column in a theme.
package struct ColorTraits: Hashable, Sendable {
  /// Light or dark.
  package var appearance: Appearance
  /// Standard or increased contrast.
  package var contrast: Contrast
  /// Base or elevated.
  package var level: InterfaceLevel

  /// Traits; what is not given is light, standard contrast, base level.
  package init(
    appearance: Appearance = .light, contrast: Contrast = .standard, level: InterfaceLevel = .base
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.level = level
  }
}
