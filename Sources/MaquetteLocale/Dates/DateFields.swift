import MaquetteCore

/// The letters of date patterns: UTS 35, part 4, "Date Field Symbol Table".
enum DateFields {
  /// Each letter with the most times that it may stand in a row.
  private static let longest: [Character: Int] = [
    "G": 5, "y": 9, "Y": 9, "u": 9, "r": 9, "U": 5, "Q": 5, "q": 5, "M": 5, "L": 5, "w": 2,
    "W": 1, "d": 2, "D": 3, "F": 1, "g": 9, "E": 6, "e": 6, "c": 6, "a": 5, "b": 5, "B": 5,
    "h": 2, "H": 2, "K": 2, "k": 2, "m": 2, "s": 2, "S": 9, "A": 9, "z": 4, "Z": 5, "O": 4,
    "v": 4, "V": 4, "X": 5, "x": 5,
  ]

  /// Letters that may stand in a row only one or four times: short and long names of time zones.
  private static let oneOrFour: Set<Character> = ["O", "v"]

  /// Letters that only a template knows: the locale's own hours.
  private static let templateOnly: [Character: Int] = ["j": 6, "J": 2, "C": 6]

  /// What people mean by letters that are no fields.
  private static let meant: [Character: String] = [
    "D": "d is the day of the month", "n": "mm is the minutes", "i": "mm is the minutes",
    "t": "a is AM and PM", "p": "a is AM and PM", "N": "MMM is the month's name",
    "l": "EEEE is the weekday's name", "o": "y is the year", "j": "h or H is the hours",
  ]

  private static let most = 200

  /// What is wrong with a pattern; `nil` when nothing is.
  static func problem(inPattern text: String) -> InputProblem? {
    if let problem = lengthProblem(text, name: "date format") { return problem }
    var quote: Int?
    var run: (letter: Character, start: Int, count: Int)?
    for (index, character) in text.enumerated() {
      let place = index + 1
      if character == "'" {
        // Two in a row are one apostrophe, inside of quotes and outside: both toggles cancel out.
        quote = quote == nil ? place : nil
        run = nil
        continue
      }
      guard quote == nil, isLetter(character) else {
        run = nil
        continue
      }
      if let last = run, last.letter == character {
        run = (character, last.start, last.count + 1)
      } else {
        run = (character, place, 1)
      }
      guard let run else { continue }
      if let problem = problem(
        run.letter, run.start, run.count, in: longest, "date format '\(SpecNode.excerpt(text))'")
      {
        return problem
      }
    }
    if let quote {
      return InputProblem(
        "date format '\(SpecNode.excerpt(text))': the apostrophe at character \(quote) has no end",
        hint: "text goes between two apostrophes; write '' for an apostrophe itself")
    }
    return countProblem(text, "date format '\(SpecNode.excerpt(text))'")
  }

  /// What is wrong with a template; `nil` when nothing is.
  static func problem(inTemplate text: String) -> InputProblem? {
    if let problem = lengthProblem(text, name: "date template") { return problem }
    let known = longest.merging(templateOnly) { first, _ in first }
    var run: (letter: Character, start: Int, count: Int)?
    for (index, character) in text.enumerated() {
      guard isLetter(character) else {
        return InputProblem(
          "date template '\(SpecNode.excerpt(text))' has '\(character)' at character \(index + 1)",
          hint: "a template has letters only, such as EEEdMMM; 'format' takes other characters")
      }
      let isSame = run?.letter == character
      let next = isSame ? (run?.count ?? 0) + 1 : 1
      let start = isSame ? run?.start ?? index + 1 : index + 1
      run = (character, start, next)
      if let problem = problem(
        character, start, next, in: known, "date template '\(SpecNode.excerpt(text))'")
      {
        return problem
      }
    }
    return countProblem(text, "date template '\(SpecNode.excerpt(text))'")
  }

  /// What is wrong with letters of which two or three in a row mean nothing.
  private static func countProblem(_ text: String, _ name: String) -> InputProblem? {
    var isQuoted = false
    var run = ""
    for (index, character) in (text + " ").enumerated() {
      if character == "'" { isQuoted.toggle() }
      let isField = !isQuoted && isLetter(character)
      if isField, character == run.first {
        run.append(character)
        continue
      }
      if let letter = run.first, oneOrFour.contains(letter), run.count == 2 || run.count == 3 {
        return InputProblem(
          "\(name): \(run.count) '\(letter)' in a row at character \(index - run.count + 1)",
          hint: "write \(letter) or \(String(repeating: letter, count: 4))")
      }
      run = isField ? String(character) : ""
    }
    return nil
  }

  /// A pattern with related Gregorian years in place of those of a cycle; `nil` for one without these,
  /// or with the year's name, which says which it is.
  static func replacingCyclicYears(in pattern: String) -> String? {
    var text = ""
    var isQuoted = false
    var letters: Set<Character> = []
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || character != "y" {
        text.append(character)
        if !isQuoted { letters.insert(character) }
      } else {
        if text.last != "r" || !letters.contains("y") { text.append("r") }
        letters.insert("y")
      }
    }
    let isCyclic = letters.contains("y") && letters.isDisjoint(with: ["r", "U"])
    return isCyclic ? text : nil
  }

  /// The letters of a pattern that are fields. A mark may stand on an apostrophe, as in Ngiemboon.
  static func letters(of pattern: String) -> Set<Character> {
    var isQuoted = false
    var letters: Set<Character> = []
    for scalar in pattern.unicodeScalars {
      if scalar == "'" { isQuoted.toggle() }
      if !isQuoted, isLetter(Character(scalar)) { letters.insert(Character(scalar)) }
    }
    return letters
  }

  /// Whether a pattern shows parts of the day.
  static func hasDayPeriod(_ pattern: String) -> Bool { letters(of: pattern).contains("B") }

  /// A pattern with AM and PM in place of parts of the day.
  static func replacingDayPeriods(in pattern: String) -> String {
    var isQuoted = false
    return String(
      pattern.map { character in
        if character == "'" { isQuoted.toggle() }
        return character == "B" && !isQuoted ? "a" : character
      })
  }

  private static func problem(
    _ letter: Character, _ start: Int, _ count: Int, in known: [Character: Int],
    _ name: String
  ) -> InputProblem? {
    guard let most = known[letter] else {
      return InputProblem(
        "\(name): '\(letter)' at character \(start) is not a field",
        hint: meant[letter] ?? "put text between apostrophes, for example 'at'")
    }
    guard count > most else { return nil }
    let shown = String(repeating: letter, count: most)
    return InputProblem(
      "\(name): more than \(most) '\(letter)' in a row at character \(start)",
      hint: "\(shown) is the longest" + (letter == "D" ? "; d is the day of the month" : ""))
  }

  private static func lengthProblem(_ text: String, name: String) -> InputProblem? {
    if text.allSatisfy(\.isWhitespace) {
      return InputProblem("the \(name) is empty", hint: "write fields, for example EEE d MMM")
    }
    guard text.unicodeScalars.count > most else { return nil }
    return InputProblem("the \(name) has more than \(most) characters", hint: "shorten it")
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}
