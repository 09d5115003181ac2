import Testing

/// Expects that a run is refused as every bad input is: one clear error, the right exit code,
/// nothing on standard output, nothing for a terminal to obey, and no file made, changed or left.
func expectRefusal(
  _ status: Int32, _ mentions: String..., errors count: Int = 1, in workspace: Workspace,
  stdin: [UInt8] = [], _ arguments: [String], at place: SourceLocation = #_sourceLocation
) throws {
  let before = workspace.files
  let outcome = try workspace.run(arguments, stdin: stdin)
  #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: place)
  outcome.expectErrors(count, mentions, at: place)
  #expect(workspace.files == before, sourceLocation: place)
}

/// Expects that a spec is refused: error, exit code 65, the place if it has one.
func expectBadSpec(
  _ spec: [UInt8], at location: String, _ mentions: String..., errors count: Int = 1,
  named name: String = "spec.yaml", place: SourceLocation = #_sourceLocation
) throws {
  let workspace = try Workspace()
  try workspace.write(name, spec)
  let outcome = try workspace.run(["render", name, "-o", "out.png"])
  let head = location.isEmpty ? "\(name): error: " : "\(name):\(location): error: "
  #expect(outcome.status == 65, "\(outcome.errors)", sourceLocation: place)
  #expect(outcome.errors.hasPrefix(head), "\(outcome.errors)", sourceLocation: place)
  outcome.expectErrors(count, mentions, at: place)
  #expect(workspace.files == [name], sourceLocation: place)
}

/// Expects that a spec is refused: error, exit code 65, the place if it has one.
func expectBadSpec(
  _ spec: String, at location: String, _ mention: String, _ other: String = "",
  errors count: Int = 1, named name: String = "spec.yaml", place: SourceLocation = #_sourceLocation
) throws {
  try expectBadSpec(
    Array(spec.utf8), at: location, mention, other, errors: count, named: name, place: place)
}

extension Maquette.Outcome {
  /// Expects clear errors, nothing on standard output, and nothing for a terminal to obey.
  func expectErrors(_ count: Int, _ mentions: [String], at place: SourceLocation) {
    #expect(errorLines.count == count, "\(errors)", sourceLocation: place)
    for mention in mentions where !mention.isEmpty {
      #expect(errors.contains(mention), "no '\(mention)' in \(errors)", sourceLocation: place)
    }
    #expect(output.isEmpty, sourceLocation: place)
    #expect(errors.isSafeForTerminals, sourceLocation: place)
  }
}

extension String {
  /// Whether a terminal would show the text and obey nothing in it.
  var isSafeForTerminals: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }
}

/// What the program prints when nothing is wrong.
func text(_ arguments: String...) throws -> String {
  let outcome = try Workspace().run(arguments)
  #expect(outcome.status == 0, "\(outcome.errors)")
  #expect(outcome.errors.isEmpty)
  return outcome.text
}
