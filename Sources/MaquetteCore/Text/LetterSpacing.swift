/// How much more room some letters take than their face gives them, as shares of the size.
///
/// A face that stands for another one has letters of other widths; with this a text takes the room that it takes
/// in the face that is stood for. It holds for letters of ASCII.
package struct LetterSpacing: Hashable, Sendable {
  /// By character code; empty where all letters are as wide as they are.
  private let shares: [Double]

  /// For letters and what each takes more, or less.
  package init(_ shares: [Character: Double] = [:]) {
    guard !shares.isEmpty else {
      self.shares = []
      return
    }
    var table = [Double](repeating: 0, count: LetterSpacing.codes)
    for (letter, share) in shares {
      if let code = letter.asciiValue { table[Int(code)] = share }
    }
    self.shares = table
  }

  private static let codes = 128

  /// Whether no letter differs.
  package var isEmpty: Bool { shares.isEmpty }

  /// What a character takes more, by the first byte of its UTF-8.
  package subscript(byte: UInt8) -> Double {
    Int(byte) < shares.count ? shares[Int(byte)] : 0
  }

  /// Fonts share a few tables, which are quick to compare; their hash need not look into them.
  package func hash(into hasher: inout Hasher) { hasher.combine(shares.count) }
}
