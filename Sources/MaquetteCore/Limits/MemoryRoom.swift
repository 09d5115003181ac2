#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks whether the system has memory before Swift takes it, which ends the process where there is none.
///
/// Ask wherever the size of what is taken at once comes from a file, a flag or a spec.
package enum MemoryRoom {
  /// Less is not asked for: it comes out of what the process has already.
  private static let least = 1 << 20
  /// What is left for all that is small.
  private static let rest = 8 << 20

  /// Whether there are so many bytes more.
  package static func has(_ bytes: Int) -> Bool {
    guard bytes >= least else { return true }
    let (all, isTooMuch) = bytes.addingReportingOverflow(rest)
    // Nothing of it is touched, so it costs nothing.
    guard !isTooMuch,
      let room = mmap(nil, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      room != MAP_FAILED
    else { return false }
    munmap(room, all)
    return true
  }

  /// - Parameter file: what it is for, if that is a file.
  /// - Throws: ``DiagnosticError`` when there are not so many bytes more.
  package static func check(_ bytes: Int, file: String? = nil) throws {
    guard has(bytes) else {
      throw DiagnosticError(message(bytes), file: file, hint: hint, id: .libraryFailure)
    }
  }

  /// What is wrong when there are not so many bytes.
  package static func message(_ bytes: Int) -> String {
    "there is not enough memory: \((bytes - 1) >> 20 + 1) MiB more are needed at once"
  }

  /// What to do about it.
  package static let hint =
    "draw smaller pictures or fewer at a time, close other programs, or let the process have more "
    + "(ulimit -v)"
}
