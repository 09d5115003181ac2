import Maquette

/// One option as it was written.
struct WrittenOption: Hashable {
  var key: String
  var value: String
  /// Where the key starts; `nil` when nobody knows.
  var location: SourceLocation?
  /// Where the value starts.
  var valueLocation: SourceLocation?

  /// The option as `OptionText` reads it, in quotes when it needs them.
  var text: String {
    let scalars = value.unicodeScalars
    let isQuoted =
      scalars.contains { " \t".unicodeScalars.contains($0) }
      || scalars.first.map { "\"'".unicodeScalars.contains($0) } ?? true
    let quote = !isQuoted ? "" : scalars.contains("\"") ? "'" : "\""
    return key + "=" + quote + value + quote
  }
}

/// Reads options such as `id=signin alt="Sign in" width=390`.
enum OptionText {
  /// The options of a text, and what is wrong with it.
  ///
  /// - Parameter commas: whether commas, too, may stand between two options.
  static func read(
    _ text: String, at start: SourceLocation, commas: Bool = false
  ) -> (options: [WrittenOption], problems: [Diagnostic]) {
    var options: [WrittenOption] = []
    var problems: [Diagnostic] = []
    // By scalars: a quotation mark with an accent behind it is one all the same.
    let scalars = Array(text.unicodeScalars)
    let separators = Array((commas ? " \t," : " \t").unicodeScalars)
    var at = 0
    /// Whether a value without quotes ends here. A comma is part of a list such as `light,dark` unless
    /// another option follows.
    func isEnd(_ index: Int) -> Bool {
      guard separators.contains(scalars[index]) else { return false }
      guard scalars[index] == "," else { return true }
      let part = scalars[(index + 1)...].prefix { !separators.contains($0) }
      return part.isEmpty || part.contains("=")
    }
    func string(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    func place(_ index: Int) -> SourceLocation {
      SourceLocation(line: start.line, column: start.column + string(0..<index).count)
    }
    while at < scalars.count {
      if separators.contains(scalars[at]) {
        at += 1
        continue
      }
      let keyStart = at
      while at < scalars.count, scalars[at] != "=", !separators.contains(scalars[at]) {
        at += 1
      }
      let key = string(keyStart..<at)
      guard at < scalars.count, scalars[at] == "=", !key.isEmpty else {
        problems.append(
          Diagnostic(
            .error, "'\(SpecNode.excerpt(key))' is not an option", location: place(keyStart),
            length: max(1, key.count), hint: "write options as name=value, for example id=signin"))
        while at < scalars.count, !separators.contains(scalars[at]) { at += 1 }
        continue
      }
      at += 1
      let valueStart = at
      var value = ""
      if at < scalars.count, scalars[at] == "\"" || scalars[at] == "'" {
        let quote = scalars[at]
        at += 1
        while at < scalars.count, scalars[at] != quote {
          value.unicodeScalars.append(scalars[at])
          at += 1
        }
        guard at < scalars.count else {
          problems.append(
            Diagnostic(
              .error, "the quote of '\(key)' is not closed", location: place(valueStart),
              hint: "end the value with \(quote)"))
          break
        }
        at += 1
        if at < scalars.count, !separators.contains(scalars[at]) {
          problems.append(
            Diagnostic(
              .error, "something follows the quoted value of '\(key)'", location: place(at),
              hint: "put a space between two options"))
        }
      } else {
        while at < scalars.count, !isEnd(at) {
          value.unicodeScalars.append(scalars[at])
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
