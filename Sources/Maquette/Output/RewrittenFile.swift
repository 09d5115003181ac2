import MaquetteCore
import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts new bytes into the place of a file, unless somebody else changed it meanwhile.
package enum RewrittenFile {
  /// Why a file was not written. It is untouched then.
  package enum Failure: Error {
    /// Its owner made it read-only; with the system's reason.
    case isReadOnly(String)
    /// It is not what it was when it was read.
    case hasChanged
    /// It may not, or cannot, be written.
    case output(OutputError)
  }

  /// Writes a file whose rights stay as they are.
  ///
  /// - Parameters:
  ///   - source: what must be in the file.
  ///   - followsLinks: whether links may lead out of the file's folder: who names one means what is
  ///     behind it.
  package static func write(
    _ bytes: [UInt8], over source: [UInt8], at path: String, followsLinks: Bool
  ) throws(Failure) {
    // Renaming would replace a file that its owner made read-only.
    guard Disk.allows(W_OK, path) else { throw .isReadOnly(String(cString: strerror(errno))) }
    let mode = Disk.status(of: path).map { $0.st_mode & 0o7777 }
    let files = RunFiles(RunFiles.Permissions(followsLinks: followsLinks))
    let staged = try output { () throws(OutputError) in
      try StagedFile(bytes, for: files.claim(path), mode: mode)
    }
    let now = try? FileReader.read(path: path)
    guard now == source else {
      staged.discard()
      // Whoever was faster may have written the same.
      if now == bytes { return }
      throw .hasChanged
    }
    try output { () throws(OutputError) in try staged.commit() }
  }

  private static func output<Result>(
    _ body: () throws(OutputError) -> Result
  ) throws(Failure) -> Result {
    do { return try body() } catch { throw .output(error) }
  }
}
