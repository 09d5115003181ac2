import MaquetteCore

/// A text, or the runs of one, as a pseudolanguage writes it. Paragraphs without a letter stay.
struct PseudoText {
  /// The runs, as many as there were.
  private(set) var runs: [String]
  /// Where each character went to, and where a character behind the last one would be.
  private var positions: [Int] = []
  private var count = 0

  /// - Parameter runs: the parts of one text.
  init(_ runs: [String], in language: PseudoLanguage) {
    self.runs = Array(repeating: "", count: runs.count)
    var paragraph: [Part] = []
    for (run, text) in runs.enumerated() {
      for character in text {
        if character.isNewline {
          add(paragraph, in: language)
          paragraph = []
          keep(Part(character: character, run: run))
        } else {
          paragraph.append(Part(character: character, run: run))
        }
      }
    }
    add(paragraph, in: language)
    positions.append(count)
  }

  /// A text in a pseudolanguage, or as it is in none.
  static func text(_ text: String, in language: PseudoLanguage?) -> String {
    guard let language else { return text }
    return PseudoText([text], in: language).runs[0]
  }

  /// Where characters went to.
  func range(of characters: Range<Int>) -> Range<Int> {
    let start = position(characters.lowerBound)
    // What was added behind the last character is not a part of it.
    guard let last = characters.last else { return start..<start }
    let (end, overflows) = position(last).addingReportingOverflow(1)
    return start..<max(start, overflows ? .max : end)
  }

  private func position(_ character: Int) -> Int {
    if positions.indices.contains(character) { return positions[character] }
    return character < 0 ? character : Int(clamping: UInt(count) + UInt(character))
  }

  /// A character and the run that it is in.
  private struct Part {
    var character: Character
    var run: Int
  }

  private mutating func keep(_ part: Part) {
    positions.append(count)
    add(part.character, to: part.run)
  }

  private mutating func add(_ character: Character, to run: Int) {
    runs[run].append(character)
    count += 1
  }

  private mutating func add(_ text: some Sequence<Character>, to run: Int) {
    for character in text { add(character, to: run) }
  }

  private mutating func add(_ paragraph: [Part], in language: PseudoLanguage) {
    guard let first = paragraph.first, let last = paragraph.last,
      paragraph.contains(where: { $0.character.isLetter })
    else {
      for part in paragraph { keep(part) }
      return
    }
    switch language {
    case .rightToLeft: addTurned(paragraph, first: first.run, last: last.run)
    case .long: addLonger(paragraph, first: first.run, last: last.run)
    }
  }

  // MARK: Longer

  private mutating func addLonger(_ paragraph: [Part], first: Int, last: Int) {
    add("[", to: first)
    let letters = paragraph.map { PseudoText.accented[$0.character] ?? $0.character }
    for (part, letter) in zip(paragraph, letters) {
      keep(Part(character: letter, run: part.run))
    }
    var more = letters.prefix(PseudoText.growth(of: letters.count))
    while more.last?.isWhitespace ?? false { more.removeLast() }
    add(" ", to: last)
    add(more, to: last)
    add("]", to: last)
  }

  /// How many characters a translation of some may have beyond them. The shorter a text, the more
  /// it grows: 200 to 300 % up to 10 characters, 130 % above 70 (W3C, "Text size in translation",
  /// after IBM); the shortest are doubled here as in Xcode's pseudolanguage.
  static func growth(of count: Int) -> Int {
    let share =
      switch count {
      case ...10: 1.0
      case ...20: 0.8
      case ...30: 0.6
      case ...50: 0.4
      default: 0.35
      }
    return Int((Double(count) * share).rounded(.up))
  }

  private static let accented = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçðéƒĝĥîĵķļmñöþqŕšţûvŵxýžÅƁÇÐÉƑĜĤÎĴĶĻMÑÖÞQŔŠŢÛVŴXÝŽ"))

  // MARK: From right to left

  private static let open = "\u{2067}\u{202E}"
  private static let close = "\u{202C}\u{2069}"

  private mutating func addTurned(_ paragraph: [Part], first: Int, last: Int) {
    add(PseudoText.open, to: first)
    var index = 0
    while index < paragraph.count {
      let end = PseudoText.endOfNumber(from: index, in: paragraph)
      guard end > index else {
        keep(paragraph[index])
        index += 1
        continue
      }
      // The digits of a number are in the same order in every language.
      add("\u{2066}", to: paragraph[index].run)
      for part in paragraph[index..<end] { keep(part) }
      add("\u{2069}", to: paragraph[end - 1].run)
      index = end
    }
    add(PseudoText.close, to: last)
  }

  /// Where a number ends that starts at a place: digits, with single marks between them.
  private static func endOfNumber(from start: Int, in paragraph: [Part]) -> Int {
    func isDigit(_ index: Int) -> Bool {
      index < paragraph.count && paragraph[index].character.isWholeNumber
    }
    guard isDigit(start) else { return start }
    var end = start + 1
    while isDigit(end)
      || (end < paragraph.count && ".,:/-٫٬".contains(paragraph[end].character) && isDigit(end + 1))
    {
      end += 1
    }
    return end
  }
}

extension PseudoLanguage {
  /// A text as the pseudolanguage writes it.
  package func text(_ text: String) -> String { PseudoText.text(text, in: self) }
}

extension SceneNode {
  /// Puts what assistive technology is told into a pseudolanguage, as the texts drawn are. What
  /// repeats the text drawn is in it already.
  mutating func pseudolocalize(in language: PseudoLanguage) {
    if var told = accessibility {
      func translated(_ told: String) -> String {
        told == text ? told : PseudoText.text(told, in: language)
      }
      told.label = translated(told.label)
      told.value = told.value.map(translated)
      told.hint = told.hint.map(translated)
      accessibility = told
    }
    for index in children.indices { children[index].pseudolocalize(in: language) }
  }
}
