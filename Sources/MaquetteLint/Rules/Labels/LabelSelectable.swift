import Maquette

extension LintRule {
  static let labelSelectable = LintRule(
    "label/selectable", .note, .labels,
    sentence: "Let people select and copy useful text, such as an error, a place or an IP address.",
    summary:
      "A text contains an address or a number that people want to copy, and cannot be selected.",
    advice: "write 'isSelectable: true'",
    wrong: "Label: \"Router: 192.168.0.1\"\n",
    right: "Label: \"Router: 192.168.0.1\"\nisSelectable: true\n",
    fine: [
      "Label: Version 17.2.1\n", "Label: At 09:41 he said so.\n",
      "platform: watchos\nLabel: 10.0.0.1\n",
      "Label: 3.50 € je Stück\n", "Label: \"10:20:30 :: 東京\"\n", "Label: مقاس 0x4\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      let platform = item.platform
      guard platform != .watchos, platform != .tvos, !label.isSelectable, !item.isInControl,
        let useful = UsefulText.first(in: label.text)
      else { return nil }
      return picture.issue(
        item, "people may want to copy '\(SpecNode.excerpt(useful))'",
        fix: item.provenance.map { .add("isSelectable", "true", to: $0.location) })
    }
  }
}

/// Words that people copy: addresses of machines, mail and pages, and identifiers.
enum UsefulText {
  static func first(in text: String) -> String? {
    text.split { $0.isWhitespace || "(),;<>\"".contains($0) }.map(trimmed).first(where: isUseful)
      .map(String.init) ?? phoneNumber(in: text)
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

extension LintItem {
  /// Whether it is a part of something that answers to touch.
  var isInControl: Bool {
    isIn([
      "Button", "Link", "NavigationLink", "Menu", "PopUpButton", "PullDownButton", "Toggle",
      "Picker",
      "GradientButton", "ImageButton", "TabBar",
    ])
  }
}
