import Maquette
import MaquetteCore
import MaquetteSpec

/// Finds baselines of tests that are gone: their receipts name the test's file and function.
///
/// A baseline counts as left over only when no Swift file of that name is below the folders of the
/// suites any more, or none of them has a word of the function's name in it. What has no receipt of a
/// test is none of theirs.
package struct TestBaselines {
  /// A baseline that no test draws.
  package struct Leftover: Hashable, Sendable {
    package var folder: BaselineFolder
    /// Its files, from that folder on.
    package var files: [String]
    /// Its name.
    package var id: String
    /// The test that drew it: `{file}/{function}`.
    package var test: String
    /// What keeps its files from being such as a test wrote them; `nil` for nothing.
    package var strangeness: String?

    /// Removes its files.
    ///
    /// - Throws: ``OutputError`` that names a file that could not be removed.
    package func remove() throws {
      if files.count > 1 { return try folder.remove(SnapshotID(id)) }
      for file in files { try folder.remove(leftover: "\(folder.path)/\(file)") }
    }
  }

  /// Words of each file of tests, by the file's name without its ending.
  private var words: [String: Set<String>] = [:]
  private let suites: [String]

  /// Reads the sources of tests.
  ///
  /// - Parameter suites: folders of tests; all of those that have baselines in a folder.
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read or has no tests, ``FileError`` for
  ///   a file that cannot be.
  package init(suites: [String]) throws {
    self.suites = suites
    for suite in suites {
      let files = try FolderListing.files(in: suite).filter { Self.ends($0, in: ".swift") }
      guard !files.isEmpty else {
        throw DiagnosticError(
          "there are no Swift files in '\(suite)'", hint: "name folders of tests")
      }
      for file in files {
        let bytes = try FileReader.read(
          path: ArtifactPath.joined(suite, file), limit: Limits.documentBytes)
        words[Self.stem(of: file), default: []].formUnion(Self.words(of: bytes))
      }
    }
  }

  /// The baselines in folders called `Snapshots` below the suites, and in one that is named, whose
  /// tests are gone.
  ///
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read.
  package func leftovers(alsoIn named: BaselineFolder? = nil) throws -> [Leftover] {
    var folders: [String] = named.map { [$0.path] } ?? []
    for suite in suites {
      let files = try FolderListing.files(in: suite)
      for file in files {
        let parts = file.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        guard let index = parts.dropLast().firstIndex(of: "Snapshots") else { continue }
        let folder = ArtifactPath.joined(suite, parts[...index].joined(separator: "/"))
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return try folders.flatMap { try leftovers(in: BaselineFolder($0)) }
  }

  private func leftovers(in folder: BaselineFolder) throws -> [Leftover] {
    var result: [Leftover] = []
    for file in try FolderListing.files(in: folder.path) {
      let isText = Self.ends(file, in: ".snap")
      guard isText || Self.ends(file, in: ".txt"),
        let (test, isEdited) = test(of: file, in: folder), isGone(test)
      else { continue }
      let id = String(Substring(file.utf8.dropLast(isText ? 5 : 4)))
      var found = Leftover(
        folder: folder, files: isText ? [file] : [id + ".png", file], id: id, test: test)
      if isText {
        let path = "\(folder.path)/\(file)"
        found.strangeness =
          isEdited ? BaselineText.Strangeness.isEdited.words(about: path) : nil
      } else {
        found.strangeness = try folder.strangeness(of: SnapshotID(id))
      }
      result.append(found)
    }
    return result
  }

  /// The test that a receipt names, and whether the receipt says more than a text's does; `nil` for
  /// a receipt of something else, or none.
  private func test(
    of file: String, in folder: BaselineFolder
  ) -> (name: String, isEdited: Bool)? {
    let path = "\(folder.path)/\(file)"
    guard let bytes = try? FileReader.read(path: path, limit: Limits.dumpBytes) else { return nil }
    let (receipt, rest) = Receipt.split(BaselineFolder.unixLines(bytes))
    guard let spec = receipt.value("spec"), spec.utf8.starts(with: "test ".utf8) else { return nil }
    let isWhole = BaselineFolder.unixLines(bytes).utf8.elementsEqual((receipt.text + rest).utf8)
    return (
      String(Substring(spec.utf8.dropFirst(5))), receipt.entries.count != 1 || !isWhole
    )
  }

  private func isGone(_ test: String) -> Bool {
    let parts = test.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1).map {
      String(Substring($0))
    }
    guard parts.count == 2, let known = words[parts[0]] else { return true }
    return !Self.words(of: Array(parts[1].utf8)).isSubset(of: known)
  }

  private static func ends(_ file: String, in ending: String) -> Bool {
    file.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// A file's name without folders and `.swift`.
  private static func stem(of file: String) -> String {
    let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
    return String(Substring(name.dropLast(6)))
  }

  /// Everything that may be a name in Swift.
  private static func words(of bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.split { byte in
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        return !isLetter && !isDigit && byte != UInt8(ascii: "_") && byte < 0x80
      }.map { String(decoding: $0, as: UTF8.self) })
  }
}
