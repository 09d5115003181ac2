import ArgumentParser

extension ArgumentHelp {
  /// The help of an option with what holds where it is not given, in the form in which the argument
  /// parser writes the initial values of others.
  ///
  /// - Parameters:
  ///   - text: sentences.
  ///   - value: a value, or words where it depends on something.
  init(_ text: String, default value: String) { self.init("\(text) (default: \(value))") }

  /// The same with a value that has a word.
  init(_ text: String, default value: some RawRepresentable<String>) {
    self.init(text, default: value.rawValue)
  }
}
