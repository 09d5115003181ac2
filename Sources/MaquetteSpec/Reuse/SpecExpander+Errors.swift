import MaquetteComponents
import MaquetteCore

/// What it takes, and errors at a place in a definition, which name the place of its use as well.
extension SpecExpander {
  /// Which branches of `when` are taken.
  enum Branches {
    /// All of them, to check a spec.
    case all
    /// Those of an environment.
    case of(Environment)
  }

  func fail(
    _ message: String, at node: SpecNode, in scope: Scope, hint: String, id: DiagnosticID
  ) {
    fail(
      message, at: node.location, in: scope, length: node.scalar?.count ?? 1, hint: hint, id: id)
  }

  func fail(
    _ message: String, at location: SourceLocation, in scope: Scope, length: Int, hint: String,
    id: DiagnosticID
  ) {
    reader.fail(message, at: scope.located(location), length: length, hint: hint, id: id)
  }
}
