/// How wide the letters of a font are for which other faces stand, in all its weights and sizes.
///
/// A font has two forms, one for texts and one for large texts, between which it changes by size, and three
/// weights between which it changes by weight.
package final class LetterTable: Sendable {
  /// The name, for example `SF Pro`.
  package let name: String
  /// Widths of the form for texts: in the lightest weight, the regular and the boldest one. Each has the printable
  /// letters of ASCII, as shares of an em, without tracking.
  let text: [[Double]]
  /// Those of the form for large texts.
  let display: [[Double]]
  /// How far each weight is from the regular one: from -1, the lightest, to 1.
  let weights: [FontWeight: Double]
  /// How much of the form for large texts there is, by size.
  let displayShares: [(size: Double, share: Double)]

  /// The letters that have a width.
  package static let letters: ClosedRange<UInt8> = 0x20...0x7E

  /// A table from its parts; `nil` unless each form has three weights with a width for each letter.
  package init?(
    name: String, text: [[Double]], display: [[Double]], weights: [FontWeight: Double],
    displayShares: [(size: Double, share: Double)]
  ) {
    guard (text + display).allSatisfy({ $0.count == LetterTable.letters.count }),
      text.count == 3, display.count == 3
    else { return nil }
    self.name = name
    self.text = text
    self.display = display
    self.weights = weights
    self.displayShares = displayShares
  }

  func displayShare(at size: Double) -> Double {
    guard var low = displayShares.first, size > low.size else {
      return displayShares.first?.share ?? 0
    }
    for high in displayShares.dropFirst() {
      if size < high.size {
        return low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return low.share
  }
}

extension LetterTable: Hashable {
  package static func == (one: LetterTable, other: LetterTable) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How wide the letters of a font are at one size and weight.
package struct LetterWidths: Hashable, Sendable {
  /// All sizes and weights.
  private let table: LetterTable
  /// Where in the table the weight is: the first of two lines, and how much there is of the second one.
  private let line: Int
  private let lineShare: Double
  private let displayShare: Double
  /// What tracking adds to the font's own, to make up for the width of all letters, as a share of the size: letters
  /// whose width is known need none of it.
  package let correction: Double

  /// The widths that a table has at a size and weight.
  package init(_ table: LetterTable, size: Double, weight: FontWeight, correction: Double = 0) {
    self.table = table
    let place = table.weights[weight] ?? 0
    line = place < 0 ? 0 : 1
    lineShare = place < 0 ? place + 1 : place
    displayShare = table.displayShare(at: size)
    self.correction = correction
  }

  /// The width of a letter, as a share of the size; `nil` beyond ASCII.
  package subscript(letter: UInt8) -> Double? {
    guard LetterTable.letters.contains(letter) else { return nil }
    let index = Int(letter - LetterTable.letters.lowerBound)
    let text = width(index, in: table.text)
    guard displayShare > 0 else { return text }
    return text + displayShare * (width(index, in: table.display) - text)
  }

  private func width(_ index: Int, in form: [[Double]]) -> Double {
    let first = form[line][index]
    guard lineShare > 0 else { return first }
    return first + lineShare * (form[line + 1][index] - first)
  }
}
