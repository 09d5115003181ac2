import Maquette

/// The environments that a list of variants asks for.
enum SnapshotVariants {
  /// Each variant with its environment; without a list the environment alone.
  ///
  /// - Throws: ``DiagnosticError`` for names that are unknown.
  static func environments(_ list: String?, of environment: Environment) throws
    -> [(name: String, environment: Environment)]
  {
    guard let list else { return [("", environment)] }
    return try Variant.list(list).map { ($0.name, environment.overlaid(by: $0.patch)) }
  }
}
