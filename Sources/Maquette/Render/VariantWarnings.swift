import MaquetteCore

/// What is doubtful in the pictures of one spec, each thing once, in the order in which it turns up.
///
/// A key that changes nothing is left out by whoever is warned of it. So it is a warning only where it changes none of
/// the pictures: the focus of a button, which only windows in front show, is of use beside a picture of one.
package struct VariantWarnings {
  /// The key that a warning is about: messages about it may name the platform.
  private struct UnusedKey: Hashable {
    var file: String?
    var location: SourceLocation?
    var message: String?

    /// `nil` for other warnings.
    init?(_ warning: Diagnostic) {
      guard warning.id == .unusedKey else { return nil }
      (file, location) = (warning.file, warning.location)
      message = warning.location == nil ? warning.message : nil
    }
  }

  private var found: [Diagnostic] = []
  private var pictures = 0
  /// In how many pictures each key changes nothing.
  private var unused: [UnusedKey: Int] = [:]

  /// None, before any picture.
  package init() {}

  /// Takes note of the warnings of one more picture.
  package mutating func add(_ warnings: [Diagnostic]) {
    pictures += 1
    for key in Set(warnings.compactMap(UnusedKey.init)) { unused[key, default: 0] += 1 }
    for warning in warnings where !found.contains(warning) { found.append(warning) }
  }

  /// The warnings of all pictures.
  package var all: [Diagnostic] {
    found.filter { warning in UnusedKey(warning).map { unused[$0] == pictures } ?? true }
  }
}
