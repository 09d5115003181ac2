import Foundation

/// A shop, whose documentation and bundle have pictures that are drawn from specs.
public enum Shop {
  /// The picture of an empty cart in light or dark, as PNG at two pixels a point; `nil` when it is
  /// not in the bundle.
  public static func emptyCart(isDark: Bool = false) -> Data? {
    let name = isDark ? "empty-cart~dark@2x" : "empty-cart@2x"
    return Bundle.module.url(forResource: name, withExtension: "png")
      .flatMap { try? Data(contentsOf: $0) }
  }
}
