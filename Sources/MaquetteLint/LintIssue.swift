import Maquette
import MaquetteSpec

/// Something that a rule found in one picture.
struct LintIssue {
  /// What is wrong, in a sentence without a full stop.
  var message: String
  /// Where, `nil` when nobody knows.
  var location: SourceLocation?
  /// How many characters are meant; `nil` for all of the value there.
  var length: Int?
  /// The place of the component.
  var owner: SourceLocation?
  /// What to do; `nil` for the rule's own advice.
  var hint: String?
  /// What tells issues of one place from one another.
  var subject = ""
  /// Where the component stands among others.
  var path = ""
  /// What mends it; `nil` where that takes a person.
  var fix: SpecEdit?
}

/// Something that a rule found in some pictures of a spec.
package struct LintFinding: Hashable, Sendable {
  /// The rule's name.
  package var rule: String
  /// What is told, with file, place and level.
  package var diagnostic: Diagnostic
  /// The variants in which it holds; empty for all that were drawn.
  package var variants: [String]
  /// Where the component stands in the spec's file, which comments above it speak of.
  package var owner: SourceLocation?
  /// Where the component stands among others, for lists of known findings.
  package var path: String
  /// What mends it; `nil` where that takes a person.
  package var fix: SpecEdit?
}
