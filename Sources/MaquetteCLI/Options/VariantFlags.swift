import Maquette

extension Variant {
  /// What is drawn without a flag that names variants, as help tells it.
  static let helpWords = "one picture as the spec says"
  /// The same where a project file may name some.
  static let helpWordsOfProject = "the project file's, or else \(helpWords)"

  /// The variants that a flag such as `--variants light --variants dark,rtl` names: those of all of
  /// its values, as an earlier one left out in silence would be a picture that nobody draws.
  ///
  /// - Returns: `nil` when the flag was not given.
  /// - Throws: ``DiagnosticError`` as ``list(_:)`` does, with the flag.
  static func list(of values: [String]) throws -> [Variant]? {
    values.isEmpty ? nil : try list(values.joined(separator: ","), flag: "--variants")
  }

  /// The variants that the value of a flag names.
  ///
  /// - Throws: ``DiagnosticError`` as ``list(_:)`` does, with the flag.
  static func list(_ list: String, flag: String) throws -> [Variant] {
    do {
      return try Variant.list(list)
    } catch let error as DiagnosticError {
      throw DiagnosticError(error.diagnostics.map { $0.naming(flag: flag) })
    }
  }
}
