/// The keys of the file of built-in themes.
package enum BuiltInKeys {
  /// The list of themes.
  package static let heads = "heads"

  /// What their files say, by the files' names.
  package static let files = "files"
}
