import MaquetteCore

/// What was made of what, for build systems.
package struct DependencyFile: Sendable {
  /// How it is written.
  package enum Form: String, Sendable, CaseIterable {
    /// A makefile, which Ninja reads, too.
    case make
    /// One versioned JSON document.
    case json
  }

  /// Pictures, and the files that they were made of.
  package struct Rule: Hashable, Sendable {
    /// The pictures.
    package var outputs: [String]
    /// The files: the spec first.
    package var inputs: [String]

    /// Pictures and the files that they were made of.
    package init(outputs: [String], inputs: [String]) {
      self.outputs = outputs
      self.inputs = inputs
    }
  }

  /// The rules, in the order of the specs.
  package var rules: [Rule]

  /// A file of some rules.
  package init(_ rules: [Rule] = []) { self.rules = rules }

  /// The file's bytes.
  ///
  /// - Throws: ``DiagnosticError`` for a name that such a file cannot hold.
  package func bytes(_ form: Form) throws -> [UInt8] {
    switch form {
    case .make: try makefile
    case .json: Array(try json.prettyText.utf8)
    }
  }

  private var json: JSONValue {
    get throws {
      func names(_ paths: [String]) throws -> JSONValue {
        .array(
          try paths.map { path in
            guard !PathText.hasEscapes(path) else {
              throw DependencyFile.refusal(of: path, "JSON", "bytes that are not UTF-8", "make")
            }
            return .string(path)
          })
      }
      return .object([
        ("version", .integer(1)),
        (
          "rules",
          .array(
            try rules.map { rule in
              .object([("outputs", try names(rule.outputs)), ("inputs", try names(rule.inputs))])
            })
        ),
      ])
    }
  }

  private var makefile: [UInt8] {
    get throws {
      var text: [UInt8] = []
      var phony: [MakeName] = []
      var seen = PathSet()
      for rule in rules where !rule.outputs.isEmpty {
        let outputs = try rule.outputs.map { try MakeName($0).target }
        let inputs = try rule.inputs.map { try MakeName($0) }
        text += outputs.joined(separator: " ".utf8)
        text += ": ".utf8
        text += inputs.map(\.prerequisite).joined(separator: " \\\n  ".utf8)
        text += "\n".utf8
        phony += zip(rule.inputs, inputs).dropFirst().filter { seen.insert($0.0) }.map(\.1)
      }
      // A file that goes is no reason for make to stop before anybody can say what is missing.
      for input in phony { text += Array("\n".utf8) + input.lonely + Array(":\n".utf8) }
      return text
    }
  }

  fileprivate static func refusal(of name: String, _ form: String, _ what: String, _ other: String)
    -> DiagnosticError
  {
    DiagnosticError(
      "--deps: \(form) cannot hold the name '\(name)', which has \(what)",
      hint: "rename the file, or use --deps-format \(other)")
  }
}

/// A name as both make and Ninja read it. They agree on less than either of them knows.
private struct MakeName {
  /// The name where it stands behind a colon.
  private(set) var prerequisite: [UInt8] = []
  private let name: String

  /// - Throws: ``DiagnosticError`` for a name that one of them would read as something else.
  init(_ name: String) throws {
    self.name = name
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isLast = index == scalars.count - 1
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", "@", "!", "{", "}", "(",
        "]", "%":
        break
      case ")" where !isLast || !scalars.contains("("): break
      case "~" where index > 0: break
      case "[" where !scalars[index...].contains("]"): break
      case " " where !isLast, ":" where !isLast, "#": prerequisite += "\\".utf8
      case "$": prerequisite += "$".utf8
      case _ where scalar.value >= 0xA0: break
      default: throw refusal(scalar)
      }
      prerequisite += PathText.bytes(of: String(scalar))
    }
  }

  /// The name where it stands before a colon: what looks like a pattern would be a rule for others.
  var target: [UInt8] {
    get throws {
      guard !name.unicodeScalars.contains("%") else { throw refusal("%") }
      return prerequisite
    }
  }

  /// The name before a colon in a line that Ninja passes over.
  var lonely: [UInt8] { prerequisite.flatMap { $0 == UInt8(ascii: "%") ? [0x5C, $0] : [$0] } }

  private func refusal(_ scalar: Unicode.Scalar) -> DiagnosticError {
    let what =
      switch scalar {
      case "\n", "\r": "a line break"
      case "\t": "a tab"
      case " ": "a space at its end"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        "a control character"
      default: "'\(scalar)'"
      }
    return DependencyFile.refusal(of: name, "a makefile", what, "json")
  }
}
