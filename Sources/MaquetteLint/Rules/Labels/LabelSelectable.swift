import Maquette

extension LintRule {
  static let labelSelectable = LintRule(
    "label/selectable", .note, .labels,
    sentence: "Let people select and copy useful text, such as an error, a place or an IP address.",
    summary:
      "A text contains an IP address, an e-mail address, a URL, a telephone or account number, or "
      + "the number of an error, and people cannot select it. On macOS, values of "
      + "'LabeledContent' count, too. Street addresses are not reported, because nothing in "
      + "their form marks them.",
    advice: "write 'isSelectable: true'",
    wrong: "Label: \"Router: 192.168.0.1\"\n",
    right: "Label: \"Router: 192.168.0.1\"\nisSelectable: true\n",
    fine: [
      "Label: Version 17.2.1\n", "Label: Version 4.2.1.0 (1804)\n", "Label: Chapter 1.2.3.4\n",
      "Label: At 09:41 he said so.\n",
      "platform: watchos\nLabel: 10.0.0.1\n",
      "Label: 3.50 € je Stück\n", "Label: \"10:20:30 :: 東京\"\n", "Label: مقاس 0x4\n",
      "Label: 2 errors in 120 files\n", "Label: Error 3 of 7\n", "Label: AB12 1234 5678\n",
      // Its check digits say that it is no IBAN.
      "Label: DE12 3704 0044 0532 0130 00\n",
      "platform: ios\nLabeledContent: IP address\nvalue: 192.168.1.20\n",
    ]
  ) { picture in
    let values = picture.all(LabeledContent.self).compactMap { item, content -> LintIssue? in
      guard item.platform == .macos, !item.isInControl,
        let useful = UsefulText.first(in: content.value)
      else { return nil }
      return picture.issue(
        item, key: "value", "people may want to copy '\(SpecNode.excerpt(useful))'",
        hint: "write 'content: [{Label: …, color: secondary, isSelectable: true}]'")
    }
    let labels = picture.all(Label.self).compactMap { item, label -> LintIssue? in
      let platform = item.platform
      guard platform != .watchos, platform != .tvos, !label.isSelectable, !item.isInControl,
        let useful = UsefulText.first(in: label.text)
      else { return nil }
      return picture.issue(
        item, "people may want to copy '\(SpecNode.excerpt(useful))'",
        fix: item.provenance.map { .add("isSelectable", "true", to: $0.location) })
    }
    return labels + values
  }
}

/// Words that people copy: addresses of machines, mail and pages, and identifiers.
enum UsefulText {
  static func first(in text: String) -> String? {
    let words = text.split { isSeparator($0) || $0.isUnspaced }.map(trimmed)
    let useful = words.enumerated().first { index, word in
      isUseful(word) && !(index > 0 && isMachine(word) && numbersParts(words[index - 1]))
    }
    return (useful?.element).map(String.init) ?? phoneNumber(in: text) ?? accountNumber(in: text)
      ?? errorNumber(in: text)
  }

  /// Whether a word says that the numbers behind it count parts or versions: what looks like an address of a
  /// machine is none then.
  private static func numbersParts(_ word: Substring) -> Bool {
    let plain = word.lowercased().filter(\.isLetter)
    return [
      "version", "versione", "versión", "versão", "ver", "v", "build", "release", "firmware",
      "update", "chapter", "section", "kapitel", "chapitre", "バージョン", "版本",
    ].contains(plain)
  }

  /// An IBAN in groups of four: DE89 3704 0044 0532 0130 00.
  private static func accountNumber(in text: String) -> String? {
    let words = text.split { $0.isWhitespace || ",;()".contains($0) }.map(trimmed)
    let groups = words.map { word in
      word.utf8.allSatisfy { isDigit($0) || isCapital($0) } ? Array(word.utf8) : []
    }
    for (place, group) in groups.enumerated()
    where group.count == 4 && group.prefix(2).allSatisfy(isCapital)
      && group.dropFirst(2).allSatisfy(isDigit)
    {
      // The longest have 34 characters; only the last group is shorter than four.
      let next = groups[place...].prefix(9)
      let whole = next.prefix { $0.count == 4 }.count
      let hasRest = next.dropFirst(whole).first.map { (1...3).contains($0.count) } ?? false
      let longest = whole + (hasRest ? 1 : 0)
      let bytes = next.prefix(longest).flatMap { $0 }
      for count in stride(from: longest, to: 3, by: -1)
      where isAccount(bytes.prefix(4 * count)) {
        return words[place...].prefix(count).joined(separator: " ")
      }
    }
    return nil
  }

  /// Whether capitals and digits are an IBAN: its check digits make the remainder by 97 one, with the
  /// first four characters at the end and letters from 10 for A (ISO 13616, ISO 7064). Those of Norway
  /// are the shortest.
  private static func isAccount(_ text: ArraySlice<UInt8>) -> Bool {
    guard (15...34).contains(text.count) else { return false }
    let remainder = (text.dropFirst(4) + text.prefix(4)).reduce(0) { rest, byte in
      isDigit(byte)
        ? (rest * 10 + Int(byte - UInt8(ascii: "0"))) % 97
        : (rest * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
    }
    return remainder == 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// The number of an error: error -1009, Fehler 404.
  private static func errorNumber(in text: String) -> String? {
    let words = text.split { isSeparator($0) || ":#".contains($0) }.map(trimmed)
    for (word, next) in zip(words, words.dropFirst())
    where ["error", "fehler", "erreur", "ошибка", "エラー", "خطأ"].contains(word.lowercased()) {
      let digits = next.drop { $0 == "-" || $0 == "−" }
      if digits.count > 2 || digits.count < next.count && digits.count > 1,
        digits.allSatisfy({ $0.isASCII && $0.isNumber })
      {
        return "\(word) \(next)"
      }
    }
    return nil
  }

  /// A number of a telephone with its country: +1 (555) 123-4567.
  private static func phoneNumber(in text: String) -> String? {
    guard let plus = text.firstIndex(of: "+") else { return nil }
    let signs: Set<Character> = [" ", "(", ")", "-", ".", "/", "\u{A0}"]
    let rest = text[text.index(after: plus)...].prefix {
      $0.isASCII && $0.isNumber || signs.contains($0)
    }
    guard (8...15).contains(rest.count(where: \.isNumber)), rest.first?.isNumber == true else {
      return nil
    }
    var number = rest
    while let last = number.last, !last.isNumber { number.removeLast() }
    return "+" + number
  }

  /// Whether it is a space or a sign between words, also in scripts with signs of their own.
  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || "(),;<>\"（）「」『』【】、。，；：،؛؟।".contains(character)
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".:!?".contains(last) { word.removeLast() }
    return word
  }

  private static func isUseful(_ word: Substring) -> Bool {
    isMachine(word) || isMail(word) || word.hasPrefix("https://") || word.hasPrefix("http://")
      || isIdentifier(word) || isCode(word) || isHardware(word) || isLongNumber(word)
  }

  /// Ten and more digits in groups of two and more, as numbers of orders have.
  private static func isLongNumber(_ word: Substring) -> Bool {
    let groups = word.split(separator: "-", omittingEmptySubsequences: false)
    return (2...5).contains(groups.count) && word.count(where: \.isNumber) >= 10
      && groups.allSatisfy { $0.count >= 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// A number of an error in base 16, as 0x80070057.
  private static func isCode(_ word: Substring) -> Bool {
    word.hasPrefix("0x") && word.count >= 6 && word.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// An address of version 6, or of an adapter: groups of digits of base 16, which no time has so
  /// many of.
  private static func isHardware(_ word: Substring) -> Bool {
    let groups = word.split(separator: ":", omittingEmptySubsequences: false)
    let isAddress =
      groups.count >= 3 && word.contains("::") && word.contains(where: \.isHexDigit)
      || groups.count == 8
    guard isAddress || groups.count == 6 else { return false }
    return groups.allSatisfy { group in
      (isAddress ? group.count <= 4 : group.count == 2)
        && group.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
  }

  /// Four numbers up to 255, as 192.168.0.1.
  private static func isMachine(_ word: Substring) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { Int($0).map { (0...255).contains($0) } ?? false }
  }

  private static func isMail(_ word: Substring) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !parts[1].hasSuffix(".")
  }

  /// Ten and more letters and digits of both kinds, as serial numbers and IBANs are.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let plain = word.filter { $0 != "-" }
    return plain.count >= 10 && plain.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      && plain.contains(where: \.isNumber) && plain.contains(where: \.isLetter)
  }
}

extension Character {
  /// Whether it is a letter of Chinese, Japanese or Korean: what is beside it is another word,
  /// without a space between them.
  fileprivate var isUnspaced: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x3040...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
  }
}
