import MaquetteCore

/// Finds numbers of telephones, cards and accounts, and codes, whose groups of digits keep their
/// order in every language ("a phone number, or a credit card number", HIG, Right to left). The
/// bidirectional algorithm by itself turns groups round that stand between spaces, or in Arabic
/// between hyphens, and moves a plus to the end; its clause HL3 lets us treat them as isolated.
///
/// What may be a range or a list of numbers is left alone, because in right-to-left text those do
/// read from the right: `2020-2024`, `5 10 15`. The words beside the digits decide before their shape
/// does, and what the writer says before both.
struct NumberUnits {
  /// The bytes of each number.
  private(set) var ranges: [Range<Int>] = []
  /// The bytes of digits that may as well be one number as several, whatever was decided.
  private(set) var ambiguous: [Range<Int>] = []

  /// - Parameter detector: what the writer says that the numbers are; `nil` for nothing.
  init(in bytes: [UInt8], detector: DataDetector? = nil) {
    guard detector != .list, NumberUnits.mayHave(bytes) else { return }
    var scanner = NumberScanner(bytes)
    while let found = scanner.next() {
      let isUnit: Bool
      if let detector {
        isUnit = found.isJoined || detector == .creditCard && found.isMasked
      } else if found.isMasked {
        isUnit = true
      } else {
        switch scanner.meaning(around: found) {
        case .number: isUnit = found.isJoined && found.digits >= NumberUnits.fewest
        case .list: isUnit = false
        case nil:
          let shape = NumberShape(found)
          isUnit = shape == .number || shape == .likelyNumber
          if shape == .likelyNumber || shape == .likelyList { ambiguous.append(found.bytes) }
        }
      }
      if isUnit { ranges.append(found.bytes) }
    }
  }

  /// Digits of the shortest codes in two groups.
  private static let fewest = 4

  /// Whether there are digits enough for the shortest number, which may be masked; most texts have
  /// fewer.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      let isDigit =
        switch byte {
        case 0x30...0x39: true
        case 0xA0...0xA9: index > 0 && bytes[index - 1] == 0xD9
        case 0xB0...0xB9: index > 0 && bytes[index - 1] == 0xDB
        default: false
        }
      if isDigit { digits += 1 }
      if digits >= 2 { return true }
    }
    return false
  }
}

/// Groups of digits with one mark between them.
struct NumberGroups {
  /// A run of digits, or of characters in the place of digits that are not shown.
  struct Group {
    /// How many digits.
    var count = 0
    /// How many that are not shown.
    var masks = 0
    /// Its value; 0 where it is too long for one that matters.
    var value = 0
    var startsWithZero = false

    /// Whether it may be a country's code, with the zeros that stand for a plus, or a trunk's.
    var isShort: Bool { masks == 0 && count <= (startsWithZero ? 5 : 3) }
  }

  var groups: [Group]
  var hasPlus: Bool
  /// Whether a hyphen stands between two of them.
  var hasHyphen: Bool
  /// Whether the second of them is in brackets, as area codes are behind a country's: `+1 (800)`.
  var hasAreaCode: Bool
  /// Where it is among the scalars, and among the bytes.
  var scalars: Range<Int>
  var bytes: Range<Int>

  /// Whether it has parts that right-to-left text would turn round: groups, or a plus before one.
  var isJoined: Bool { groups.count > 1 || hasPlus }
  var digits: Int { groups.reduce(0) { $0 + $1.count } }
  /// Whether some digits are not shown: `•••• 4242`. One bullet alone is that of a list.
  var isMasked: Bool { digits >= 2 && groups.reduce(0) { $0 + $1.masks } >= 2 }
}

/// What groups of digits are by their shape alone.
enum NumberShape {
  /// One number.
  case number
  /// Rather one number.
  case likelyNumber
  /// Rather several.
  case likelyList
  /// Several, or none that anything is known of.
  case other

  init(_ found: NumberGroups) {
    let groups = found.groups
    let counts = groups.map(\.count)
    let isLong = found.digits >= NumberShape.fewestOfTelephone
    if groups.count == 1 {
      // +5000000 is what somebody has won.
      let isTelephone = found.hasPlus && found.digits >= NumberShape.fewestWithCountry
      self = isTelephone ? .number : .other
    } else if isLong, found.hasPlus || groups[0].startsWithZero {
      self = .number
    } else if found.hasAreaCode {
      // Numbers may have a remark in brackets, too, and years most often have.
      let hasCountry = found.digits >= NumberShape.fewestWithCountry
      self = hasCountry && !NumberShape.areYears(groups) ? .likelyNumber : .other
    } else if counts.allSatisfy({ $0 == 4 }) {
      // Four digits are years as well as a part of a card's number, which has four such parts, and of
      // telephones' in many countries, which have two.
      let hasYears = groups.allSatisfy { NumberShape.years.contains($0.value) }
      switch groups.count {
      case 4: self = .number
      case 2 where !hasYears: self = .number
      case 2: self = found.hasHyphen ? .other : .likelyList
      default: self = .other
      }
    } else if groups.dropFirst().contains(where: \.startsWithZero), isLong {
      self = .number
    } else if Set(counts) == [3] {
      // 123 456 is a code; 100 200 300 are numbers that somebody counted in.
      self = groups.allSatisfy { $0.value.isMultiple(of: 10) } ? .likelyList : .likelyNumber
    } else if isLong, groups.count > 2 || counts == [3, 4] {
      self = .number
    } else {
      self = .other
    }
  }

  /// Whether groups with full stops between them are a telephone's behind a country's code and a space: three
  /// and more, which are no amount (`1.234.567`), date, version or address of a network.
  static func isTelephone(_ groups: [NumberGroups.Group], behind code: NumberGroups.Group) -> Bool {
    let counts = groups.map(\.count)
    let digits = counts.reduce(code.count, +)
    guard groups.count > 2, digits >= fewestWithCountry, counts.dropFirst().allSatisfy({ $0 > 1 })
    else { return false }
    let isAmount = counts[0] <= 3 && counts.dropFirst().allSatisfy { $0 == 3 }
    let isAddress = groups.count == 4 && groups.allSatisfy { $0.value < 256 && !$0.startsWithZero }
    let isDate =
      groups.count == 3
      && [[2, 2, 4], [1, 2, 4], [4, 2, 2]].contains(counts)
      && groups.contains { $0.count == 4 && years.contains($0.value) }
    return !isAmount && !isAddress && !isDate
  }

  /// The shortest numbers of telephones that are written in groups have seven digits.
  private static let fewestOfTelephone = 7
  /// The shortest with a country's code, where no groups, or no plus or zero, say what they are.
  private static let fewestWithCountry = 10
  /// Years of the Islamic and the Gregorian calendar that people write of.
  private static let years = 1300...2199

  /// Whether groups with brackets around the second rather are years: two of them look so, or all
  /// behind the brackets do. One alone may be an area's code, or the end of a number.
  private static func areYears(_ groups: [NumberGroups.Group]) -> Bool {
    let areYears = groups.map { $0.count == 4 && years.contains($0.value) }
    return areYears.filter(\.self).count > 1 || areYears.dropFirst(2).allSatisfy(\.self)
  }
}
