import MaquetteCore
import MaquetteSpec

/// Finds the specs in files and folders.
package struct SpecFinder {
  /// A spec, and how it was come by.
  package struct Found: Hashable, Sendable {
    /// The file, as it was named or by way of its folder.
    package var path: String
    /// Whether somebody named the file itself: then it must be a spec.
    package var isNamed: Bool
  }

  /// The folders that hold no specs, whatever is in them: baselines and artifacts.
  package var excluded: [String]
  private let places: FolderPlaces

  /// A finder that leaves out what is in some folders.
  ///
  /// - Parameter places: what was looked up before, by who has several found.
  package init(excluded: [String] = [], places: FolderPlaces = FolderPlaces()) {
    self.excluded = excluded
    self.places = places
  }

  /// All specs, those of a folder sorted; one that is named twice is there once.
  ///
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read.
  package func specs(in paths: [String]) throws -> [Found] {
    var found: [Found] = []
    var seen = PathSet()
    let excluded = excluded.map { Paths.slashed(Disk.resolved($0)) }
    func add(_ path: String, isNamed: Bool) {
      let full = places.place(of: path)
      if !isNamed, excluded.contains(where: { Paths.starts(full, with: $0) }) { return }
      guard seen.insert(full) else { return }
      found.append(Found(path: path, isNamed: isNamed))
    }
    for path in paths {
      guard SpecFinder.isFolder(path) else {
        add(path, isNamed: true)
        continue
      }
      let folder = SpecFinder.folder(path)
      let files = try FolderListing.files(in: path) { name in
        !Paths.isHidden(name) && SpecFile.hasEnding(name)
      }
      for file in files { add(folder + file, isNamed: false) }
    }
    return found
  }

  /// A folder's path with a slash at its end; empty for the current one.
  package static func folder(_ path: String) -> String {
    ["", ".", "./"].contains(path) ? "" : Paths.slashed(path)
  }

  /// Where a spec stands below the folder among some paths that it was found in, with a slash at its
  /// end; empty for one that stands directly in it or was named itself.
  package static func subfolder(of spec: String, in paths: [String]) -> String {
    for path in paths {
      if Paths.areSame(path, spec) { return "" }
      let folder = folder(path)
      // The current folder's name is empty, which all paths begin with.
      guard Paths.starts(spec, with: folder) else { continue }
      let rest = Paths.rest(of: spec, after: folder)
      guard !Paths.isAbsolute(rest), !Paths.starts(rest, with: "../"), isFolder(path) else {
        continue
      }
      return Paths.folder(of: rest)
    }
    return ""
  }

  /// Whether a path leads to a folder; the empty one leads to the current one.
  package static func isFolder(_ path: String) -> Bool {
    FolderListing.isFolder(path.isEmpty ? "." : path)
  }
}
