internal import CChildProcess
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a picture file was not drawn.
enum PictureFailure: Error, Equatable {
  /// The library that it needs is not installed.
  case noLibrary
  /// The library says what is wrong with it; nothing when that is not known.
  case damaged(String)
  /// It takes more processor time than it may.
  case time
  /// It takes more processor time than is left for the picture that shows it.
  case pictureTime
  /// Its process has had no processor time for long.
  case late
  /// It takes more memory than it may.
  case memory
  /// There is less memory than it may take.
  case noRoom
  /// The other side is gone.
  case closed
  /// The child ended, and how.
  case ended(String)
  /// The child's answer is none.
  case nonsense
  /// There is no child, and why.
  case noChild(String)

  /// Whether a library says that there is no memory for a file, and not that the file is damaged.
  static func tellsOfMemory(_ text: String) -> Bool { text.lowercased().contains("memory") }

  /// The error for a file.
  func error(of data: ImageData, _ files: ImageFiles) -> DiagnosticError {
    let name = "'\(SpecNode.excerpt(data.name))'"
    let kind = data.format.rawValue.uppercased()
    let simpler = data.format == .svg ? "make it simpler, save it as PNG" : "save it smaller"
    switch self {
    case .noLibrary:
      let (library, package) =
        data.format == .svg ? ("librsvg", "librsvg2-2") : ("libjpeg-turbo", "libturbojpeg0")
      return DiagnosticError(
        "\(name) cannot be drawn: \(kind) files need \(library), which is not installed",
        hint: "on Debian: apt-get install \(package)", id: .badPicture)
    case .damaged(let reason):
      let article = data.format == .svg ? "an" : "a"
      return DiagnosticError(
        "\(name) is \(article) \(kind) file that is damaged"
          + (reason.isEmpty ? "" : ": \(SpecNode.excerpt(reason))"),
        hint: "save it again", id: .badPicture)
    case .time:
      return DiagnosticError(
        "\(name) takes more than \(NumberFormat.short(files.timeout)) s of processor time to draw",
        hint: "\(simpler), or give it more with --image-timeout", id: .tooMuch)
    case .pictureTime:
      return DiagnosticError(
        "\(name) takes more processor time to draw than is left for the picture",
        hint: "\(simpler), show fewer of them, or give the picture more with --timeout",
        id: .tooMuch)
    case .late:
      return DiagnosticError(
        "\(name) was not drawn: the process for it has had no processor time for a minute",
        hint: "the machine may be busy: try again", id: .tooMuch)
    case .memory:
      return DiagnosticError(
        "\(name) takes more than \(files.memory >> 20) MiB of memory to draw",
        hint: "\(simpler), or give it more with --image-max-memory", id: .tooMuch)
    case .noRoom:
      return DiagnosticError(
        "there is not enough memory to draw \(name)",
        hint: "\(simpler), \(SystemHint.memory)",
        id: .libraryFailure)
    case .ended(let how):
      return DiagnosticError(
        "\(name) could not be drawn: the process that draws picture files was ended \(how)",
        hint: "try again; if it happens again, \(simpler)", id: .badPicture)
    case .nonsense, .closed:
      return DiagnosticError(
        "\(name) could not be drawn: the process that draws picture files gave no answer that makes "
          + "sense", hint: simpler, id: .badPicture)
    case .noChild(let reason):
      return DiagnosticError(
        "\(name) could not be drawn: the process that draws picture files did not start: "
          + SpecNode.excerpt(reason),
        hint: SystemHint.of(reason)
          ?? "see that \(files.program.map { "'\(SpecNode.excerpt($0))'" } ?? "it") can be run",
        id: .libraryFailure)
    }
  }
}

extension PictureFailure {
  /// What the end of a child means: its status as `waitpid` has it, and what it said at last.
  init(status: Int32, words: String) {
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    if signal == SIGXCPU {
      self = .time
    } else if (signal == 0 && code == MAQUETTE_CHILD_NO_MEMORY)
      || (signal != SIGKILL && words.lowercased().contains("alloc"))
    {
      self = .memory
    } else {
      self = .ended(signal == 0 ? "with code \(code)" : "by signal \(signal)")
    }
  }

  var isEnd: Bool { if case .ended = self { true } else { false } }
}
