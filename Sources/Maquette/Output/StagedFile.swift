import MaquetteCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written whole where it will be, and has no name there yet.
///
/// A full disk is noticed before anything is replaced. Either ``commit(to:)`` or ``discard()`` ends it.
/// Where the system can have files without a name, nothing is left of a run that is killed; elsewhere
/// the next run that writes into the folder removes it.
package struct StagedFile: Sendable {
  private let claim: OutputClaim
  /// The open file; less than 0 for one that was closed.
  private let file: Int32
  /// Its temporary name; `nil` while it has none.
  private let temporary: String?

  /// The numbers of temporary files, so that no two of a process have the same name.
  private static let serial = Atomic<Int>(0)
  /// The files that are open, of which a process may not have too many.
  private static let open = Atomic<Int>(0)
  /// How many there may be: others need some of those that a process may have.
  private static let mostOpen: Int = {
    let all = sysconf(Int32(_SC_OPEN_MAX))
    return all > 0 ? min(200, all / 4) : 200
  }()
  /// Whether there is the path by way of which an open file gets its name.
  private static let canName = Disk.exists("/proc/self/fd")
  /// Asks for a file without a name; headers have it in a form that Swift does not read.
  private static let unnamed: Int32 = 0o20000000 | O_DIRECTORY

  /// Writes bytes into the folder of a file. A device is told them at once.
  ///
  /// - Parameter mode: who may do what with the file, from before it has its name; `nil` for what is
  ///   usual.
  /// - Throws: ``OutputError``; nothing is left behind then.
  package init(
    _ bytes: [UInt8], for claim: OutputClaim, mode: mode_t? = nil
  ) throws(OutputError) {
    self.claim = claim
    guard !claim.isPlain else {
      (file, temporary) = (-1, nil)
      try AtomicFile.writePlainly(bytes, to: claim.path)
      return
    }
    let (file, temporary) = try StagedFile.draft(for: claim)
    if temporary != nil { StagedFile.mark(file) }
    if let mode { fchmod(file, mode) }
    let isWritten = AtomicFile.writeAll(bytes, to: file)
    let reason = errno
    let mayStayOpen = StagedFile.open.add(1, ordering: .relaxed).newValue <= StagedFile.mostOpen
    self.temporary = temporary
    self.file = temporary == nil || mayStayOpen ? file : -1
    if self.file < 0 { StagedFile.closed(file) }
    guard isWritten else {
      discard()
      throw AtomicFile.failure(claim.path, reason)
    }
  }

  /// Lets other processes see that a temporary name is that of a file that is worked on, whatever their
  /// numbers are.
  private static func mark(_ file: Int32) { flock(file, LOCK_EX | LOCK_NB) }

  /// An open file, with a name when there are too many open ones or the system has none without.
  private static func draft(
    for claim: OutputClaim
  ) throws(OutputError) -> (file: Int32, temporary: String?) {
    if canName, open.load(ordering: .relaxed) < mostOpen {
      let folder = Paths.folder(of: claim.target)
      let file = Disk.open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o666)
      if file >= 0 { return (file, nil) }
    }
    return try temporary(for: claim) { path in
      Disk.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
  }

  /// Makes something under a temporary name.
  private static func temporary(
    for claim: OutputClaim, _ make: (String) -> Int32
  ) throws(OutputError) -> (Int32, String?) {
    // A file of this name can only be left over from a process of the same number.
    for _ in 0..<100 {
      let number = serial.add(1, ordering: .relaxed).newValue
      let path = Paths.folder(of: claim.target) + Leftover.name(number)
      let result = make(path)
      if result >= 0 { return (result, path) }
      if errno != EEXIST { break }
    }
    throw AtomicFile.failure(claim.path)
  }

  /// Puts the file into its place in one step.
  ///
  /// - Parameter path: another place in the same folder; `nil` for the one it was written for.
  /// - Throws: ``OutputError``; the temporary file is gone then, and the place untouched.
  package func commit(to path: String? = nil) throws(OutputError) {
    guard !claim.isPlain else { return }
    defer { if file >= 0 { StagedFile.closed(file) } }
    let place = path ?? claim.target
    if let temporary { return try put(temporary, into: place) }
    if Disk.name(file, place) == 0 { return }
    guard errno == EEXIST else { throw AtomicFile.failure(path ?? claim.path) }
    // Only a name can take the place of another one.
    StagedFile.mark(file)
    let (_, temporary) = try StagedFile.temporary(for: claim) { Disk.name(file, $0) }
    if let temporary { try put(temporary, into: place) }
  }

  private func put(_ temporary: String, into place: String) throws(OutputError) {
    guard Disk.rename(temporary, to: place) == 0 else {
      let reason = errno
      Disk.remove(temporary)
      throw AtomicFile.failure(claim.path, reason)
    }
  }

  /// Puts files into their places, one after another. Those behind one that cannot be put there are
  /// forgotten.
  package static func commit(_ files: [StagedFile]) throws(OutputError) {
    for (index, file) in files.enumerated() {
      do {
        try file.commit()
      } catch {
        for left in files[(index + 1)...] { left.discard() }
        throw error
      }
    }
  }

  /// Forgets the file.
  package func discard() {
    if let temporary { Disk.remove(temporary) }
    if file >= 0 { StagedFile.closed(file) }
  }

  private static func closed(_ file: Int32) {
    close(file)
    open.subtract(1, ordering: .relaxed)
  }
}
