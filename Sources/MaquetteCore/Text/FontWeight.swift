/// The nine weights of the system font.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The name as SwiftUI spells it, for example `semibold`.
  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight with a name as SwiftUI spells it; upper and lower case are the same.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let match = FontWeight.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = match
  }

  /// From light to black.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}
