import Maquette
import MaquetteCore
import MaquetteSpec

/// Finds the specs in files and folders.
public struct SpecFinder {
  /// A spec, and how it was come by.
  public struct Found: Hashable, Sendable {
    /// The file.
    public var path: String
    /// Whether somebody named the file itself: then it must be a spec.
    public var isNamed: Bool
  }

  /// The folders that hold no specs, whatever is in them: baselines and artifacts.
  var excluded: [String]

  /// A finder.
  ///
  /// - Parameter excluded: the folders that hold no specs, whatever is in them.
  public init(excluded: [String] = []) { self.excluded = excluded }

  /// All specs, those of a folder sorted; one that is named twice is there once.
  ///
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read.
  public func specs(in paths: [String]) throws -> [Found] {
    var found: [Found] = []
    // By bytes: two names that look alike are two files.
    var seen: Set<[UInt8]> = []
    let excluded = excluded.map { Batch.fullPath(of: SpecFinder.folder($0) + "x").dropLast() }
    func add(_ path: String, isNamed: Bool) {
      let full = Batch.fullPath(of: path)
      if !isNamed, excluded.contains(where: { full.hasPrefix($0) }) { return }
      guard seen.insert(Array(full.utf8)).inserted else { return }
      found.append(Found(path: path, isNamed: isNamed))
    }
    for path in paths {
      guard SpecFinder.isFolder(path) else {
        add(path, isNamed: true)
        continue
      }
      let folder = SpecFinder.folder(path)
      for file in try FolderListing.files(in: path) where SpecFile.hasEnding(file) {
        add(folder + file, isNamed: false)
      }
    }
    return found
  }

  /// A folder's path with a slash at its end; empty for the current one.
  static func folder(_ path: String) -> String {
    path.isEmpty || path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  static func isFolder(_ path: String) -> Bool {
    FolderListing.isFolder(path.isEmpty ? "." : path)
  }
}
