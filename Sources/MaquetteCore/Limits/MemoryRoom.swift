import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Asks whether the system has memory before Swift takes it, which ends the process where there is none.
///
/// Ask wherever the size of what is taken at once comes from a file, a flag or a spec. The answer is about one
/// thread: several that ask at the same time may all be told that there is room for one of them.
package enum MemoryRoom {
  /// Less is not asked for: it comes out of what the process has already.
  static let least = 1 << 20
  /// What is left for all that is small.
  private static let rest = 8 << 20

  private static let isLeftToLimits = Atomic(false)

  /// Says that this process ends by itself, with a code of its own, where memory is refused: a question for
  /// more than is taken then would end it too early.
  package static func leaveToLimits() { isLeftToLimits.store(true, ordering: .relaxed) }

  /// Whether there are so many bytes more.
  package static func has(_ bytes: Int) -> Bool {
    guard bytes >= least, !isLeftToLimits.load(ordering: .relaxed) else { return true }
    let (all, isTooMuch) = bytes.addingReportingOverflow(rest)
    // Nothing of it is touched, so it costs nothing.
    guard !isTooMuch,
      let room = mmap(nil, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      room != MAP_FAILED
    else { return false }
    munmap(room, all)
    return true
  }

  /// Whether there is not even room for what is small. What grows by little at a time asks now and then.
  package static var isShort: Bool { !has(least) }

  /// What is wrong then.
  package static var shortage: String { message(least) }

  /// - Parameter file: what it is for, if that is a file.
  /// - Throws: ``DiagnosticError`` when there are not so many bytes more.
  package static func check(_ bytes: Int, file: String? = nil) throws {
    guard has(bytes) else { try refuse(bytes, file: file) }
  }

  /// Says that there are not so many bytes more.
  ///
  /// - Throws: ``DiagnosticError``, always.
  static func refuse(_ bytes: Int, file: String? = nil) throws -> Never {
    throw DiagnosticError(message(bytes), file: file, hint: hint, id: .libraryFailure)
  }

  /// What is wrong when there are not so many bytes.
  package static func message(_ bytes: Int) -> String {
    "there is not enough memory: \((bytes - 1) >> 20 + 1) MiB more are needed at once"
  }

  /// What to do about it.
  package static let hint = "draw smaller pictures or fewer at a time, \(SystemHint.memory)"
}
