/// What was made of what, for build systems.
public struct DependencyFile: Sendable {
  /// How it is written.
  public enum Form: String, Sendable, CaseIterable {
    /// A makefile, which Ninja reads, too.
    case make
    /// One versioned JSON document.
    case json
  }

  /// Pictures, and the files that they were made of.
  public struct Rule: Hashable, Sendable {
    /// The pictures.
    public var outputs: [String]
    /// The files: the spec first.
    public var inputs: [String]

    /// Pictures and the files that they were made of.
    public init(outputs: [String], inputs: [String]) {
      self.outputs = outputs
      self.inputs = inputs
    }
  }

  /// The rules, in the order of the specs.
  public var rules: [Rule]

  /// A file of some rules.
  public init(_ rules: [Rule] = []) { self.rules = rules }

  /// The file's text.
  ///
  /// - Throws: ``DiagnosticError`` for a name with a line break, which a makefile cannot hold.
  public func text(_ form: Form) throws -> String {
    switch form {
    case .make: try makefile
    case .json: json.prettyText
    }
  }

  private var json: JSONValue {
    .object([
      ("version", .integer(1)),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("outputs", .array(rule.outputs.map(JSONValue.string))),
              ("inputs", .array(rule.inputs.map(JSONValue.string))),
            ])
          })
      ),
    ])
  }

  private var makefile: String {
    get throws {
      var text = ""
      var phony: [String] = []
      var seen: Set<String> = []
      for rule in rules where !rule.outputs.isEmpty {
        let outputs = try rule.outputs.map(DependencyFile.escaped).joined(separator: " ")
        let inputs = try rule.inputs.map(DependencyFile.escaped)
        text += "\(outputs): \(inputs.joined(separator: " \\\n  "))\n"
        phony += inputs.dropFirst().filter { seen.insert($0).inserted }
      }
      // A file that goes is no reason for make to stop before anybody can say what is missing.
      for input in phony { text += "\n\(input):\n" }
      return text
    }
  }

  /// A name as make and Ninja read it.
  private static func escaped(_ name: String) throws -> String {
    var result = ""
    var backslashes = 0
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n", "\r":
        throw DiagnosticError(
          "a makefile cannot hold the name '\(name)', which has a line break",
          hint: "rename the file, or use --deps-format json")
      case " ", "#", ":", "\t":
        result += String(repeating: "\\", count: backslashes) + "\\"
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
