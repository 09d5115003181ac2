import Maquette

/// Words of which a flag takes one or several.
enum FlagWords {
  /// The value that a word stands for.
  ///
  /// - Parameters:
  ///   - what: the flag, and what a message calls an unknown one: `--format: unknown format`.
  ///   - isExact: whether capitals count.
  /// - Throws: ``DiagnosticError`` for a word that there is none of.
  static func value<Value: CaseIterable & RawRepresentable<String>>(
    _ word: some StringProtocol, _ what: String, isExact: Bool = true
  ) throws -> Value {
    let word = String(word)
    if let value = Value(rawValue: isExact ? word : word.lowercased()) { return value }
    throw DiagnosticError(
      "\(what) '\(word)'", hint: Suggestion.hint(for: word, in: Value.allCases.map(\.rawValue)))
  }

  /// The values of words with commas between them, in small letters or capitals.
  ///
  /// - Throws: ``DiagnosticError`` for the first word that there is none of.
  static func values<Value: CaseIterable & RawRepresentable<String>>(
    _ list: String, _ what: String
  ) throws -> [Value] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map {
      try value($0, what, isExact: false)
    }
  }
}

extension Diagnostic {
  /// The message with the flag before it whose value is wrong, unless a file is to blame.
  func naming(flag: String) -> Diagnostic {
    guard file == nil else { return self }
    var copy = self
    copy.message = "\(flag): \(message)"
    return copy
  }
}
