import MaquetteCore

/// The name of a baseline: its path below the folder of baselines without ending, for example
/// `ui/signin.rtl~dark@2x`.
///
/// It is made of the spec's path and the variant, or of what a test says, never of a counter: a
/// picture keeps its name whatever other pictures there are.
package struct SnapshotID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as it is shown and stored.
  package let text: String
  /// The most bytes that a file's name may have on the usual file systems, less those that endings
  /// of ours take.
  private static let longestPart = 220

  /// A name.
  ///
  /// - Throws: ``DiagnosticError`` when it could leave the folder, or be no file's name.
  package init(_ text: String) throws {
    let parts = Paths.allParts(of: text)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.utf8.count <= SnapshotID.longestPart
        && !Paths.isHidden(part)
    }
    let isPrintable = !text.unicodeScalars.contains(where: SnapshotID.isForbidden)
    guard isSafe, isPrintable, text.utf8.count <= 1000 else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(text))' cannot be the name of a snapshot",
        hint: "use names of folders and files, separated by '/', without control characters and "
          + "backslashes, that do not start with a dot and have at most "
          + "\(SnapshotID.longestPart) bytes each")
    }
    self.text = text
  }

  /// What terminals obey, and what parts folders on some systems.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\\" || scalar == "\u{2028}"
      || scalar == "\u{2029}"
  }

  /// A text that is no name, as one that results can have.
  static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }))
  }

  package var description: String { text }

  /// Two names are the same when their files are: byte for byte.
  package static func == (lhs: SnapshotID, rhs: SnapshotID) -> Bool {
    Paths.areSame(lhs.text, rhs.text)
  }

  /// Feeds the bytes of the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(PathKey(text)) }

  /// By the bytes of their texts, as no locale has it.
  package static func < (lhs: SnapshotID, rhs: SnapshotID) -> Bool {
    lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8)
  }
}
