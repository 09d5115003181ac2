import MaquetteSpec

/// Finds the specs in files and folders.
public struct SpecFinder {
  /// A spec, and how it was come by.
  public struct Found: Hashable, Sendable {
    /// The file, as it was named or by way of its folder.
    public var path: String
    /// Whether somebody named the file itself: then it must be a spec.
    public var isNamed: Bool
  }

  /// The folders that hold no specs, whatever is in them: baselines and artifacts.
  public var excluded: [String]

  /// A finder that leaves out what is in some folders.
  public init(excluded: [String] = []) { self.excluded = excluded }

  /// All specs, those of a folder sorted; one that is named twice is there once.
  ///
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read, and with every name in a folder
  ///   that is no text: a spec that is left out in silence proves nothing.
  public func specs(in paths: [String]) throws -> [Found] {
    var found: [Found] = []
    // By bytes: two names that look alike are two files.
    var seen: Set<[UInt8]> = []
    var unnamed: [String] = []
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
      let contents = try FolderListing.contents(of: path) { name in
        !name.hasPrefix(".") && SpecFile.hasEnding(name)
      }
      unnamed += contents.unnamed
      for file in contents.files { add(folder + file, isNamed: false) }
    }
    guard unnamed.isEmpty else {
      throw DiagnosticError(
        unnamed.map { name in
          Diagnostic(
            .error, "the name '\(name)' is no UTF-8, so that no picture can be named after it",
            hint: "rename it")
        })
    }
    return found
  }

  /// A folder's path with a slash at its end; empty for the current one.
  public static func folder(_ path: String) -> String {
    path.isEmpty || path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  /// Where a spec stands below the folder among some paths that it was found in, with a slash at its
  /// end; empty for one that stands directly in it or was named itself.
  public static func subfolder(of spec: String, in paths: [String]) -> String {
    for path in paths {
      if path == spec { return "" }
      let folder = folder(path)
      let rest = spec.dropFirst(folder.count)
      // The current folder's name is empty, which all paths begin with.
      guard spec.hasPrefix(folder), !rest.hasPrefix("/"), !rest.hasPrefix("../"), isFolder(path)
      else { continue }
      return SafePath.folder(of: String(rest))
    }
    return ""
  }

  /// Whether a path leads to a folder; the empty one leads to the current one.
  public static func isFolder(_ path: String) -> Bool {
    FolderListing.isFolder(path.isEmpty ? "." : path)
  }
}
