/// Goes through a text from one stretch of grouped digits to the next.
struct NumberScanner {
  private let scalars: [(value: Unicode.Scalar, byte: Int)]
  private let end: Int
  private var index = 0

  init(_ bytes: [UInt8]) {
    var byte = 0
    scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      defer { byte += UTF8.width(scalar) }
      return (scalar, byte)
    }
    end = byte
  }

  /// The next groups of digits that no digits of another number touch.
  mutating func next() -> NumberGroups? {
    while index < scalars.count {
      let start = index
      guard let found = groups() else {
        index = start + 1
        continue
      }
      if isWhole(found.scalars) { return found }
    }
    return nil
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index].value : nil
  }

  private func byte(at index: Int) -> Int { index < scalars.count ? scalars[index].byte : end }

  /// Groups of digits with one mark between them; `nil` where none starts. Brackets may stand around
  /// the first group, `(02) 555 0123`, and around one behind a short one, `+1 (800) 555-0199`.
  private mutating func groups() -> NumberGroups? {
    let start = index
    var hasPlus = takePlus()
    let hasBrackets = scalar(at: index) == "("
    if hasBrackets {
      index += 1
      if takePlus() { hasPlus = true }
    }
    guard let first = group() else { return nil }
    if hasBrackets {
      guard scalar(at: index) == ")" else { return nil }
      index += 1
    }
    var groups = [first]
    var isBehindBrackets = hasBrackets
    let areaCode = first.isShort ? bracketed() : nil
    if let areaCode {
      groups.append(areaCode)
      isBehindBrackets = true
    }
    var marks = NumberMarks(hasPlus: hasPlus)
    while true {
      let mark = index
      var ahead = marks
      let isGap = isBehindBrackets || groups.count == 1 && hasPlus && isBeforeStops(first)
      if let next = scalar(at: index), isGap ? ahead.takeGap(next) : ahead.take(next) {
        index += 1
      }
      guard mark < index || isBehindBrackets, let next = group() else {
        index = mark
        break
      }
      marks = ahead
      groups.append(next)
      isBehindBrackets = false
    }
    return NumberGroups(
      groups: groups, hasPlus: hasPlus, hasHyphen: marks.hasHyphen, hasAreaCode: areaCode != nil,
      scalars: start..<index, bytes: byte(at: start)..<byte(at: index))
  }

  private mutating func takePlus() -> Bool {
    guard scalar(at: index) == "+" else { return false }
    index += 1
    return true
  }

  /// The group in brackets that comes next, if another group stands behind it.
  private mutating func bracketed() -> NumberGroups.Group? {
    var ahead = self
    if let next = scalar(at: ahead.index), NumberMarks.isGap(next) { ahead.index += 1 }
    guard scalar(at: ahead.index) == "(" else { return nil }
    ahead.index += 1
    guard let group = ahead.group(), scalar(at: ahead.index) == ")" else { return nil }
    ahead.index += 1
    let end = ahead.index
    if let next = scalar(at: end), NumberMarks.isGap(next) { ahead.index += 1 }
    guard ahead.group() != nil else { return nil }
    index = end
    return group
  }

  /// Whether a space and groups with full stops between them follow a country's code, as in
  /// `+1 800.555.0199`.
  private func isBeforeStops(_ code: NumberGroups.Group) -> Bool {
    guard code.isShort, !code.startsWithZero, let gap = scalar(at: index), NumberMarks.isGap(gap)
    else { return false }
    var ahead = self
    var groups: [NumberGroups.Group] = []
    repeat {
      ahead.index += 1
      guard let group = ahead.group() else { break }
      groups.append(group)
    } while ahead.scalar(at: ahead.index) == "."
    return NumberShape.isTelephone(groups, behind: code)
  }

  private mutating func group() -> NumberGroups.Group? {
    var group = NumberGroups.Group()
    while let scalar = scalar(at: index) {
      if let digit = Self.digit(scalar) {
        if group.count == 0 { group.startsWithZero = digit == 0 }
        group.count += 1
        group.value = group.value < 1_000_000 ? group.value * 10 + digit : 0
      } else if Self.isMask(scalar) {
        group.masks += 1
      } else {
        break
      }
      index += 1
    }
    return group.count + group.masks > 0 ? group : nil
  }

  /// The value of a Western, Arabic, or Persian and Urdu digit. Digits of N'Ko and Adlam run from the
  /// right by themselves.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0x0660...0x0669: Int(scalar.value - 0x0660)
    case 0x06F0...0x06F9: Int(scalar.value - 0x06F0)
    default: nil
    }
  }

  /// What stands for digits that are not shown: asterisks and bullets.
  private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2A, 0xB7, 0x066D, 0x2022, 0x2217, 0x2219, 0x25CF, 0x2B24: true
    default: false
    }
  }

  /// Whether no digit goes on beyond what was found, as the decimals of `1 234 567,5` do: what is
  /// isolated must not be a part of a number.
  private func isWhole(_ range: Range<Int>) -> Bool {
    func isDigit(_ index: Int) -> Bool { scalar(at: index).flatMap(Self.digit) != nil }
    func joins(_ index: Int) -> Bool {
      [".", ",", ":", "/", "٫", "٬", "\u{A0}", "\u{202F}"].contains(scalar(at: index))
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    return !isDigit(start - 1) && !(joins(start - 1) && isDigit(start - 2))
      && !(joins(end) && isDigit(end + 1))
  }

  // MARK: Words

  /// What the words beside some groups say of them: the nearest before, or else the nearest behind.
  func meaning(around found: NumberGroups) -> NumberWords.Meaning? {
    meaning(from: found.scalars.lowerBound - 1, step: -1)
      ?? meaning(from: found.scalars.upperBound, step: 1)
  }

  /// Looks at a few words in one direction, up to other digits or the end of the sentence.
  private func meaning(from start: Int, step: Int) -> NumberWords.Meaning? {
    var index = start
    for _ in 0..<NumberWords.reach {
      while let scalar = scalar(at: index), !Self.isLetter(scalar) {
        guard Self.isBetweenWords(scalar) else { return nil }
        index += step
      }
      let first = index
      // No word that means something here is as long as this.
      while let scalar = scalar(at: index), Self.isLetter(scalar), abs(index - first) < 40 {
        index += step
      }
      guard index != first else { return nil }
      let word = step > 0 ? first..<index : index + 1..<first + 1
      if let meaning = NumberWords.meaning(of: scalars[word].map(\.value)) { return meaning }
    }
    return nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
      || scalar.value == 0x200C || scalar.value == 0x0640
  }

  /// What does not end what a word says: spaces, colons, brackets, quotes and hyphens. A geresh ends
  /// Hebrew abbreviations, as in טל׳.
  private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x28, 0x29, 0x22, 0x27, 0x2D, 0x3A, 0xA0, 0xAB, 0xBB, 0x05BE, 0x05F3, 0x05F4,
      0x200E, 0x200F, 0x2013, 0x2014, 0x2018...0x201F, 0x23, 0x2066...0x2069:
      true
    default: false
    }
  }
}
