#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What to do where the system has no more of something.
package enum SystemHint {
  /// Where a process may open no more files.
  package static let files = "allow the process more open files (ulimit -n)"
  /// Where all processes together may open no more files.
  package static let filesOfAll = "end other programs: the system allows no more open files"
  /// Where there is no memory.
  package static let memory =
    "close other programs, or allow the process more memory (ulimit -v)"
  /// Where no process or thread can be started.
  package static let processes =
    "end other programs, or allow this user more processes (ulimit -u)"

  /// What to do about an error of the system by its number; `nil` for one that is no lack of anything.
  package static func of(_ code: Int32) -> String? {
    switch code {
    case EMFILE: files
    case ENFILE: filesOfAll
    case ENOMEM: memory
    case EAGAIN: processes
    default: nil
    }
  }

  /// What to do about an error of the system by its words.
  package static func of(_ reason: String) -> String? {
    [EMFILE, ENFILE, ENOMEM, EAGAIN].first { reason == String(cString: strerror($0)) }.flatMap(of)
  }
}
