import MaquetteCore

/// The command lines that accept what a run found, ready to be pasted into a shell.
public struct AcceptCommand: Hashable, Sendable {
  /// Accepts everything.
  public let all: String
  private let base: String

  /// The commands of a run.
  public init(_ run: SnapshotRun) {
    base = run.acceptCommand
    all = "\(base) --all"
  }

  /// Accepts one picture.
  public func id(_ id: String) -> String {
    // What begins with a hyphen would be taken for an option.
    "\(base) \(id.hasPrefix("-") ? "-- " : "")\(AcceptCommand.quoted(id))"
  }

  /// Accepts one change in every picture that has it.
  public func cluster(_ group: ChangeGroup) -> String {
    "\(base) --cluster \(AcceptCommand.quoted(group.key))"
  }

  /// A word as shells of the Bourne family read it: as it is where that is safe, else in single
  /// quotes, and as `$'…'` when there are characters in it that a terminal would obey.
  public static func quoted(_ word: String) -> String {
    if DiagnosticText.printable(word) != word || word.unicodeScalars.contains(where: isBreak) {
      return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
    }
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_@%+=:,./-~".unicodeScalars.contains(scalar)
    }
    // A tilde is the home folder, but only at the start.
    if isPlain, !word.isEmpty, !word.hasPrefix("~") { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": return "\\'"
    case "\\": return "\\\\"
    default:
      let text = String(scalar)
      guard DiagnosticText.printable(text) != text || isBreak(scalar) else { return text }
      return text.utf8.map { byte in
        let digits = String(byte, radix: 16)
        return "\\x" + (digits.utf8.count == 1 ? "0" : "") + digits
      }.joined()
    }
  }
}

extension SnapshotResult {
  /// Whether accepting it does anything: what could not be drawn has nothing to accept.
  public var canBeAccepted: Bool {
    switch status {
    case .missing, .changed, .rasterization, .unexplained, .environment, .obsolete, .damaged,
      .renamed:
      true
    case .same, .tolerated, .failed: false
    }
  }
}
