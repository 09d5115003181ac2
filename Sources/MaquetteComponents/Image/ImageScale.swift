/// How large a symbol is beside text of one size, as SwiftUI's `Image.Scale`.
///
/// It changes the symbol's emphasis and keeps the stroke close to that of the text.
public enum ImageScale: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case small
  case medium
  case large

  /// Multiplies the symbol's size. Estimated: SF Symbols' circles are about a fifth smaller and a
  /// quarter larger than at the medium scale.
  var size: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.26
    }
  }

  /// Multiplies the weight's stroke. Estimated: small symbols need a little more air in them, and
  /// large ones a little more weight to look as dark as the text.
  var stroke: Double {
    switch self {
    case .small: 0.9
    case .medium: 1
    case .large: 1.08
    }
  }
}
