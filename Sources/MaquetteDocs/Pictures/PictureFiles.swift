import Maquette
import MaquetteSpec

/// Writes pictures, but not those that are there already.
public enum PictureFiles {
  /// Writes files: all of them, or none.
  ///
  /// - Parameters:
  ///   - root: the folder that they do not leave, not by way of links either.
  ///   - inputs: what they were made of.
  /// - Returns: the paths of those that were written.
  /// - Throws: ``OutputError`` when one cannot be written.
  @discardableResult
  public static func write(
    _ files: [(path: String, bytes: [UInt8])], in root: String, reading inputs: [String] = []
  ) throws -> [String] {
    let run = RunFiles()
    run.reads(inputs)
    var staged: [(path: String, file: StagedFile)] = []
    do {
      for file in files where !isThere(file.bytes, at: file.path) {
        let place = try run.claim(derived: file.path, in: root)
        staged.append((file.path, try StagedFile(file.bytes, for: place)))
      }
    } catch {
      for file in staged { file.file.discard() }
      throw error
    }
    try StagedFile.commit(staged.map(\.file))
    return staged.map(\.path)
  }

  private static func isThere(_ bytes: [UInt8], at path: String) -> Bool {
    (try? FileReader.read(path: path, limit: max(1, bytes.count))) == bytes
  }
}
