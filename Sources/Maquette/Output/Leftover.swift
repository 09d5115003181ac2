import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Temporary files of runs that were killed.
package enum Leftover {
  private static let start = ".maquette-"
  private static let end = ".tmp"

  /// The name of a process's temporary file.
  static func name(_ number: Int) -> String { "\(start)\(getpid())-\(number)\(end)" }

  /// Whether a file is named as temporary files are, and its process is not at work.
  package static func isOne(_ name: String) -> Bool {
    guard Paths.starts(name, with: start), Paths.ends(name, in: end) else { return false }
    let numbers = Paths.rest(of: Paths.rest(of: name, after: start), before: end).utf8
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Int32(Substring($0)) }
    guard numbers.count == 2, let process = numbers[0], numbers[1] != nil, process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Removes those in a folder that are ours, links and folders not among them.
  static func remove(in folder: String) {
    for name in Disk.names(in: folder) ?? [] where isOne(name) {
      let path = Paths.slashed(folder) + name
      guard let status = Disk.ownStatus(of: path), status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), !isHeld(path)
      else { continue }
      Disk.remove(path)
    }
  }

  /// Whether a process that has other numbers, as in a container, is at work on a file.
  private static func isHeld(_ path: String) -> Bool {
    let file = Disk.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return true }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
