import MaquetteCore
import Testing

/// What the arguments of a parameterised test are called in the names of its snapshots.
enum TestArguments {
  /// A word for each argument of the test case that runs, in their order; empty in a test without
  /// any.
  ///
  /// Swift Testing 6.3 tells of arguments only in its log; what a test case holds is looked at here.
  ///
  /// - Throws: ``DiagnosticError`` when a later version holds them otherwise.
  static func words() throws -> [String] {
    guard let test = Test.Case.current, test.isParameterized else { return [] }
    guard let arguments = child("arguments", of: test, depth: 3) else {
      throw DiagnosticError(
        "the arguments of this test are unknown, and its snapshots are named after them",
        hint: "name the snapshot: named: \"\\(argument)\"")
    }
    return Mirror(reflecting: arguments).children.compactMap { argument in
      Mirror(reflecting: argument.value).children.first { $0.label == "value" }.map {
        word(for: $0.value)
      }
    }
  }

  private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    let children = Mirror(reflecting: value).children
    if let own = children.first(where: { $0.label == label }) { return own.value }
    for inner in children {
      if let found = child(label, of: inner.value, depth: depth - 1) { return found }
    }
    return nil
  }

  /// An argument as a part of a file's name: as it is where it can be, otherwise with a short digest
  /// of it, so that two arguments never have one name.
  static func word(for value: Any) -> String {
    var text = (value as? String) ?? String(describingForTest: value)
    // Swift Testing writes enumerations as `.large`.
    if !(value is String), text.hasPrefix(".") { text.removeFirst() }
    var word = ""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty, word.unicodeScalars.last != "-" {
        word += "-"
      }
    }
    let isWhole = word.unicodeScalars.elementsEqual(text.unicodeScalars)
    let isFit = isWhole && word.utf8.count <= longest && !word.hasPrefix(".") && !word.isEmpty
    guard !isFit else { return word }
    while word.hasPrefix(".") { word.removeFirst() }
    while word.utf8.count > longest || word.hasSuffix("-") { word.removeLast() }
    return (word.isEmpty ? "" : word + "-") + ContentHash(text).short(6)
  }

  private static let longest = 40

  /// Letters and digits of any script, and what is in numbers.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: "-_+.".unicodeScalars.contains(scalar)
    }
  }

  /// The words that a name does not have yet: who writes `named: "\(size)"` tells tests apart already.
  static func missing(_ words: [String], in name: String?) -> [String] {
    guard let name else { return words }
    let own = Set(parts(of: name))
    return words.filter { !own.isSuperset(of: parts(of: $0)) }
  }

  private static func parts(of text: String) -> [String] {
    text.unicodeScalars.split { !isPlain($0) || "-_+.".unicodeScalars.contains($0) }
      .map { String($0).lowercased() }
  }
}
