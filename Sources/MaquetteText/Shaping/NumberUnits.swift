/// Finds numbers of telephones and cards, whose groups of digits keep their order in every language
/// ("a phone number, or a credit card number", HIG, Right to left). The bidirectional algorithm by
/// itself turns groups round that stand between spaces, or in Arabic between hyphens; its clause HL3
/// lets us treat them as isolated.
///
/// What may be a range or a list of numbers is left alone, because in right-to-left text those do
/// read from the right: `2020-2024`, `5 10 15`.
enum NumberUnits {
  /// The bytes of each number.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    // Seven digits at least: most texts have fewer.
    guard bytes.count(where: isASCIIDigit) >= leastDigits || bytes.contains(where: isArabicLead)
    else { return [] }
    var result: [Range<Int>] = []
    var scanner = Scanner(scalars: scalars(of: bytes))
    while let found = scanner.next() { result.append(found) }
    return result
  }

  private static let leastDigits = 7

  private static func isASCIIDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The first byte of Arabic digits in UTF-8.
  private static func isArabicLead(_ byte: UInt8) -> Bool { byte == 0xD9 || byte == 0xDB }

  private static func scalars(of bytes: [UInt8]) -> [(value: Unicode.Scalar, byte: Int)] {
    var byte = 0
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      defer { byte += UTF8.width(scalar) }
      return (scalar, byte)
    }
  }

  /// A run of digits.
  private struct Group {
    var count: Int
    var startsWithZero: Bool
  }

  private struct Scanner {
    let scalars: [(value: Unicode.Scalar, byte: Int)]
    var index = 0

    init(scalars: [(value: Unicode.Scalar, byte: Int)]) { self.scalars = scalars }

    mutating func next() -> Range<Int>? {
      while index < scalars.count {
        let start = index
        guard let groups = groups() else {
          index = start + 1
          continue
        }
        let hasPlus = scalars[start].value == "+"
        let end = index < scalars.count ? scalars[index].byte : lastByte
        if isNumber(groups, hasPlus: hasPlus), isWhole(from: start) {
          return scalars[start].byte..<end
        }
      }
      return nil
    }

    private var lastByte: Int { scalars.last.map { $0.byte + UTF8.width($0.value) } ?? 0 }

    /// Groups of digits with one mark between them; `nil` where none starts.
    private mutating func groups() -> [Group]? {
      if scalar(at: index) == "+" { index += 1 }
      let isInBrackets = scalar(at: index) == "("
      if isInBrackets { index += 1 }
      guard let first = group() else { return nil }
      var groups = [first]
      if isInBrackets {
        guard scalar(at: index) == ")" else { return nil }
        index += 1
      }
      while true {
        let mark = index
        if let next = scalar(at: index), Self.isMark(next) { index += 1 }
        guard mark < index || isInBrackets && groups.count == 1, let next = group() else {
          index = mark
          return groups
        }
        groups.append(next)
      }
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
      index < scalars.count ? scalars[index].value : nil
    }

    private mutating func group() -> Group? {
      let start = index
      while let scalar = scalar(at: index), scalar.properties.numericType == .decimal { index += 1 }
      guard index > start else { return nil }
      return Group(
        count: index - start, startsWithZero: scalars[start].value.properties.numericValue == 0)
    }

    /// Space and hyphens. No-break spaces and full stops keep digits together by themselves.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x20, 0x2D, 0x2010, 0x2011: true
      default: false
      }
    }

    /// Whether no digit goes on beyond what was found, as the decimals of `1 234 567,5` do: what is
    /// isolated must not be a part of a number.
    private func isWhole(from start: Int) -> Bool {
      func isDigit(_ index: Int) -> Bool {
        index >= 0 && scalar(at: index)?.properties.numericType == .decimal
      }
      func joins(_ index: Int) -> Bool {
        index >= 0
          && [".", ",", ":", "/", "٫", "٬", "\u{A0}", "\u{202F}"].contains(scalar(at: index))
      }
      return !isDigit(start - 1) && !(joins(start - 1) && isDigit(start - 2))
        && !(joins(index) && isDigit(index + 1))
    }

    private func isNumber(_ groups: [Group], hasPlus: Bool) -> Bool {
      let digits = groups.reduce(0) { $0 + $1.count }
      guard groups.count > 1, digits >= leastDigits else { return false }
      if hasPlus || groups[0].startsWithZero { return true }
      // Four digits are years as well as a part of a card's number, which has four such parts.
      if groups.allSatisfy({ $0.count == 4 }) { return groups.count == 4 }
      return groups.count > 2 || groups[0].count == 3 && groups[1].count == 4
    }
  }
}
