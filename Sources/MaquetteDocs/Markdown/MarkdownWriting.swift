import Foundation
import Maquette
import MaquetteSpec

extension MarkdownResult {
  /// Why nothing was written, though nothing is wrong with the documents.
  public struct ChangedDuringRun: Error {
    /// The documents that somebody else changed.
    public var names: [String]
  }

  /// Writes the pictures and documents that have to change: all of them, or none.
  ///
  /// Everything is written beside its place first, then the documents are compared with what was
  /// read, and only then everything is put into place: pictures before the documents that show
  /// them.
  ///
  /// - Returns: the paths of what was written.
  /// - Throws: ``OutputError`` when something cannot be written, ``ChangedDuringRun`` when a
  ///   document is no longer what was read, ``FileError`` when it cannot be read again.
  @discardableResult
  public func write() throws -> [String] {
    var staged: [(path: String, file: StagedFile, mode: mode_t?)] = []
    do {
      for picture in pictures {
        staged.append((picture.path, try StagedFile(picture.bytes, for: picture.path), nil))
      }
      for document in documents where document.needsWriting {
        guard let target = document.document.target else { continue }
        staged.append((target, try StagedFile(document.bytes, for: target), Self.mode(of: target)))
      }
      let changed = try documents.filter { try $0.isChangedSince() }.map(\.document.name)
      guard changed.isEmpty else { throw ChangedDuringRun(names: changed) }
    } catch {
      for file in staged { file.file.discard() }
      throw error
    }
    var left = staged[...]
    do {
      while let next = left.popFirst() {
        try next.file.commit()
        // A document keeps its permissions.
        if let mode = next.mode { chmod(next.path, mode) }
      }
    } catch {
      for file in left { file.file.discard() }
      throw error
    }
    return staged.map(\.path)
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}

extension MarkdownResult.Document {
  /// Whether the place of the result has another text.
  fileprivate var needsWriting: Bool {
    guard let target = document.target else { return false }
    if target == document.name { return isStale }
    return (try? FileReader.read(path: target, limit: Limits.documentBytes)) != bytes
  }

  /// Whether the file that was read is another one by now.
  fileprivate func isChangedSince() throws -> Bool {
    guard document.target == document.name else { return false }
    return try FileReader.read(path: document.name, limit: Limits.documentBytes) != document.bytes
  }
}
