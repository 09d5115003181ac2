import Maquette

/// One option as it was written.
struct WrittenOption: Hashable {
  var key: String
  var value: String
  /// Where the key starts; `nil` when nobody knows.
  var location: SourceLocation?
  /// Where the value starts.
  var valueLocation: SourceLocation?
}

/// Reads options such as `id=signin alt="Sign in" width=390`.
enum OptionText {
  /// The options of a text, and what is wrong with it.
  ///
  /// - Parameter separators: what may stand between two options.
  static func read(
    _ text: String, at start: SourceLocation, separators: String = " \t"
  ) -> (options: [WrittenOption], problems: [Diagnostic]) {
    var options: [WrittenOption] = []
    var problems: [Diagnostic] = []
    let characters = Array(text)
    var at = 0
    func place(_ index: Int) -> SourceLocation {
      SourceLocation(line: start.line, column: start.column + index)
    }
    while at < characters.count {
      if separators.contains(characters[at]) {
        at += 1
        continue
      }
      let keyStart = at
      while at < characters.count, characters[at] != "=", !separators.contains(characters[at]) {
        at += 1
      }
      let key = String(characters[keyStart..<at])
      guard at < characters.count, characters[at] == "=", !key.isEmpty else {
        problems.append(
          Diagnostic(
            .error, "'\(SpecNode.excerpt(key))' is no option", location: place(keyStart),
            length: max(1, key.count), hint: "write options as name=value, for example id=signin"))
        while at < characters.count, !separators.contains(characters[at]) { at += 1 }
        continue
      }
      at += 1
      let valueStart = at
      var value = ""
      if at < characters.count, characters[at] == "\"" || characters[at] == "'" {
        let quote = characters[at]
        at += 1
        while at < characters.count, characters[at] != quote {
          value.append(characters[at])
          at += 1
        }
        guard at < characters.count else {
          problems.append(
            Diagnostic(
              .error, "the quote of '\(key)' is not closed", location: place(valueStart),
              hint: "end the value with \(quote)"))
          break
        }
        at += 1
        if at < characters.count, !separators.contains(characters[at]) {
          problems.append(
            Diagnostic(
              .error, "something follows the quoted value of '\(key)'", location: place(at),
              hint: "put a space between two options"))
        }
      } else {
        while at < characters.count, !separators.contains(characters[at]) {
          value.append(characters[at])
          at += 1
        }
      }
      options.append(
        WrittenOption(
          key: key, value: value, location: place(keyStart), valueLocation: place(valueStart)))
    }
    return (options, problems)
  }
}
