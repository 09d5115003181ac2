/// The first number of a text, in any digits, with the words around it.
struct TextNumber {
  /// What stands before it and its sign.
  let before: Substring
  /// The number.
  let value: Double
  /// Whether it has no digits behind a decimal separator.
  let isWhole: Bool
  /// What stands behind it.
  let after: Substring

  /// `nil` for a text without digits.
  ///
  /// Three digits behind a comma, a point or a narrow space are thousands, as those of 1,500 and
  /// 1.500, but for those of 0.125.
  init?(in text: some StringProtocol) {
    let text = Substring(text)
    guard let start = text.firstIndex(where: { Self.digit($0) != nil }) else { return nil }
    var digits = ""
    var group: Character?
    var hasFraction = false
    var end = start
    while end < text.endIndex {
      let character = text[end]
      if let digit = Self.digit(character) {
        digits += String(digit)
        end = text.index(after: end)
        continue
      }
      guard !hasFraction, Self.separators.contains(character) else { break }
      let next = text[text.index(after: end)...].prefix { Self.digit($0) != nil }
      let isGroup =
        next.count == 3 && digits != "0"
        && (group.map { $0 == character } ?? (digits.count <= 3))
      if isGroup {
        group = character
      } else {
        guard !next.isEmpty, !character.isWhitespace else { break }
        hasFraction = true
        digits += "."
      }
      end = next.startIndex
    }
    guard let number = Double(digits) else { return nil }
    var before = text[..<start]
    var isNegative = false
    if let sign = before.last, sign == "-" || sign == "−" {
      let outer = before.dropLast()
      // That of A-1 is none.
      if outer.last.map({ !$0.isLetter && !$0.isNumber }) ?? true {
        (before, isNegative) = (outer, true)
      }
    }
    self.before = before
    value = isNegative ? -number : number
    isWhole = !hasFraction
    after = text[end...]
  }

  /// What separates digits of one number: commas and points, those of Arabic, and narrow spaces.
  private static let separators: Set<Character> = [
    ",", ".", "٫", "٬", "’", "\u{A0}", "\u{202F}",
  ]

  /// The value of a decimal digit of any script; `nil` for others, such as 五 or ½.
  static func digit(_ character: Character) -> Int? {
    guard let digit = character.wholeNumberValue, (0...9).contains(digit),
      character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    else { return nil }
    return digit
  }
}
