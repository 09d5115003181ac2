/// Why a file could not be written.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path is a folder.
  case isDirectory(path: String)
  /// The name ends in nothing known.
  case unknownFormat(path: String)
  /// The system refused; with its reason.
  case system(path: String, reason: String)

  /// The file that could not be written.
  public var path: String {
    switch self {
    case .isDirectory(let path), .unknownFormat(let path), .system(let path, _): path
    }
  }

  /// What went wrong and what to do.
  public var description: String {
    switch self {
    case .isDirectory(let path):
      "cannot write \(path): it is a folder; name a file in it, for example \(path)/picture.png"
    case .unknownFormat(let path):
      "cannot write \(path): the name must end in .png, .svg or .pdf"
    case .system(let path, let reason):
      "cannot write \(path): \(reason)"
    }
  }
}
