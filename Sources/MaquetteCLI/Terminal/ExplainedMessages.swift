import Maquette

/// Which kinds of messages were printed, for the line after them that says where more is told.
struct ExplainedMessages {
  private var names: [String] = []

  /// Takes note of messages about files; others say all there is.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.prefix(Limits.diagnostics)
    where diagnostic.location != nil && !names.contains(diagnostic.name) {
      names.append(diagnostic.name)
    }
  }

  /// The line; `nil` when nothing was printed.
  var line: String? {
    guard !names.isEmpty else { return nil }
    return "'maquette explain' says more about " + names.joined(separator: ", ")
  }
}
