internal import CPango
import MaquetteCore

/// Which way a paragraph reads, by its letters.
extension Paragraph {
  /// Whether the first letter reads from right to left; `nil` without a letter.
  static func firstDirection(_ bytes: [UInt8]) -> Bool? {
    guard !bytes.isEmpty else { return nil }
    let direction = bytes.withUnsafeBytes { text in
      maquette_first_direction(
        text.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: text.count))
    }
    return direction < 0 ? nil : direction == 1
  }

  /// Whether most words are of scripts that read from right to left; where there are as many of
  /// both, the first one decides; `nil` without a letter. A mark of direction at the start says it
  /// before all letters.
  static func mostlyDirection(_ bytes: [UInt8]) -> Bool? {
    guard !bytes.isEmpty else { return nil }
    let direction = bytes.withUnsafeBytes { text in
      maquette_most_direction(
        text.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: text.count))
    }
    return direction < 0 ? nil : direction == 1
  }

  /// The direction of a text that says none, in an interface: that of most of its words. Where people
  /// read from right to left, a first letter from the right is enough: a label in their language
  /// stands before names and addresses in Latin letters, as rules P2 and P3 have it.
  static func naturalDirection(
    _ bytes: [UInt8], in interface: LayoutDirection
  ) -> LayoutDirection {
    guard let most = mostlyDirection(bytes) else { return interface }
    let isRightToLeft = most || interface == .rightToLeft && firstDirection(bytes) == true
    return isRightToLeft ? .rightToLeft : .leftToRight
  }
}
