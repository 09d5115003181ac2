/// The name of a colour that a spec says, and that no theme known while reading has.
package struct ColorName: Hashable, Sendable {
  /// The name as it is written.
  package let name: String
  /// What to say if the theme of the picture does not have it either.
  package let diagnostic: Diagnostic
}
