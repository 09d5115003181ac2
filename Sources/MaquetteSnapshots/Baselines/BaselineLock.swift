import Glibc
import MaquetteCore

/// Keeps two runs from reading and writing baselines of one folder at the same time.
///
/// The folder itself is locked, so that no file is left behind, and a run that is killed holds
/// nothing. Where locks are not to be had, as on some network drives, the work goes on without.
enum BaselineLock {
  /// How often a lock is asked for, a millisecond apart: a run that was stopped in the middle holds
  /// up no other for good.
  private static let tries = 5000

  /// Does a piece of work that others do not come between.
  ///
  /// - Parameters:
  ///   - folder: a folder; nothing is locked when there is none.
  ///   - isExclusive: whether the work writes; any number may read.
  /// - Throws: what the work throws.
  static func holding<Result, Failure: Error>(
    _ folder: String, isExclusive: Bool, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file = Disk.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    if file >= 0 { wait(for: file, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) }
    return try work()
  }

  private static func wait(for file: Int32, _ kind: Int32) {
    for _ in 0..<tries {
      if flock(file, kind) == 0 || (errno != EWOULDBLOCK && errno != EINTR) { return }
      usleep(1000)
    }
  }
}
