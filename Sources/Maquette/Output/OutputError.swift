import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be written.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path is a folder.
  case isDirectory(path: String)
  /// The name ends in nothing known.
  case unknownFormat(path: String)
  /// The system refused; with its reason.
  case system(path: String, reason: String)
  /// The same run reads the file, as `input`.
  case isInput(path: String, input: String, maker: String)
  /// Somebody else made the file that is there, and nobody named it for `maker`.
  case isForeign(path: String, maker: String)
  /// Somebody else made the file in a baseline's place, which no flag replaces.
  case isNoBaseline(path: String, maker: String)
  /// The same run wrote there already, for something else.
  case isWritten(path: String, maker: String, other: String, otherMaker: String)
  /// The path is a link, or goes through one, that leaves the folder.
  case leadsAway(path: String, target: String, folder: String)
  /// The path is a link to nothing.
  case leadsNowhere(path: String)

  /// The file that could not be written.
  public var path: String {
    switch self {
    case .isDirectory(let path), .unknownFormat(let path), .system(let path, _),
      .isInput(let path, _, _), .isForeign(let path, _), .isNoBaseline(let path, _),
      .isWritten(let path, _, _, _), .leadsAway(let path, _, _), .leadsNowhere(let path):
      path
    }
  }

  /// What went wrong, and what to do where that does not depend on who writes.
  public var description: String {
    switch self {
    case .isDirectory(let path):
      "cannot write \(path): it is a folder"
    case .unknownFormat(let path):
      "cannot write \(path): the name must end in .png, .svg or .pdf"
    case .system(let path, let reason):
      "cannot write \(path): \(reason)"
    case .isInput(let path, let input, let maker):
      "cannot write \(path)\(OutputError.maker(maker)): it is "
        + (Paths.areSame(path, input) ? "a file" : "the file '\(input)'")
        + " that the same run reads; rename one of them, or write elsewhere"
    case .isForeign(let path, let maker):
      "cannot write \(path)\(OutputError.maker(maker)): the file that is there was not made by "
        + "maquette"
    case .isNoBaseline(let path, let maker):
      "cannot write \(path)\(OutputError.maker(maker)): the file that is there is not a baseline; move "
        + "it away"
    case .isWritten(let path, let maker, let other, let otherMaker):
      "cannot write \(path)\(OutputError.maker(maker)): "
        + (Paths.areSame(path, other) ? "a file" : "'\(other)'")
        + "\(OutputError.maker(otherMaker)) is written to the same place; name another one"
    case .leadsAway(let path, let target, let folder):
      "cannot write \(path): a link leads to '\(target)', which is outside of '\(folder)'"
    case .leadsNowhere(let path):
      "cannot write \(path): it is a link to a file that does not exist; remove the link"
    }
  }

  /// What to do about a command that has ``RunFiles/Permissions``, or some of them, as flags, and about
  /// what the system refused; `nil` for what neither helps against.
  public var hint: String? {
    switch self {
    case .isDirectory: "name a file in it, or write elsewhere"
    case .system(_, let reason):
      SystemHint.of(reason)
        ?? OutputError.hints.first { reason == String(cString: strerror($0.code)) }?.hint
        ?? "write elsewhere"
    case .isForeign: "move it away, write elsewhere, or use --overwrite if the command takes it"
    case .leadsAway: "remove the link that leads there, or add --follow-links"
    default: nil
    }
  }

  /// What to do where the system refused.
  private static let hints: [(code: Int32, hint: String)] = [
    (ENOSPC, "free some space on the disk, or write elsewhere"),
    (EDQUOT, "free some space on the disk, or write elsewhere"),
    (EACCES, "check the permissions of the folder, or write elsewhere"),
    (EPERM, "check the permissions of the folder, or write elsewhere"),
    (ENOENT, "check that its folder exists and is writable, or write elsewhere"),
    (EBADF, "open standard output, or write into a file with -o"),
    (EFBIG, "make it smaller, or allow the process larger files (ulimit -f)"),
    (ENOTDIR, "give the file in the folder's place another name, or write elsewhere"),
    (ENAMETOOLONG, "use a shorter name"),
  ]

  private static func maker(_ name: String) -> String { name.isEmpty ? "" : " for '\(name)'" }
}
