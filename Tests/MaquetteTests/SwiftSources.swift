import BuiltProgram
import Foundation

/// Swift files of the repository, for tests of what sources may have.
struct SwiftSources {
  /// Their paths within the folder, and their texts.
  let files: [(path: String, text: String)]

  /// Reads the files in a folder and in those within it.
  ///
  /// - Parameter folder: its path within the repository.
  init(in folder: String) throws {
    let place = Checkout.root.appending(path: folder)
    let names =
      FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    files = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (name, try String(contentsOf: place.appending(path: name), encoding: .utf8))
    }
  }
}
