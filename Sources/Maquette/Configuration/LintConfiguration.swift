/// What a project's configuration says of linting.
package struct LintConfiguration: Hashable, Sendable {
  /// The combinations of traits that each spec is held against in; `nil` when nothing is said.
  package var variants: [Variant]?
  /// Levels of rules, by their names.
  package var levels: [Level] = []
  /// The file of findings that are known already, from the current folder; `nil` for none.
  package var baseline: String?

  /// The level of a rule, and where the configuration says it.
  package struct Level: Hashable, Sendable {
    /// The rule's name.
    package var rule: String
    /// How much its findings matter.
    package var level: LintLevel
    /// The place of the name in the configuration.
    package var location: SourceLocation
  }

  /// A configuration that says nothing.
  package init() {}
}

/// How much a finding matters.
package enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not told at all.
  case off
  /// A guideline says otherwise; it may be meant so.
  case note
  /// People will run into it.
  case warning
  /// It keeps people from using the interface.
  case error

  /// How messages of the level are told; `nil` for none.
  package var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
