import Maquette
import MaquetteCore
import MaquetteSpec

/// Finds the specs below folders.
struct SpecSearch {
  /// What is below a folder.
  struct Result: Hashable {
    /// Files whose names end as specs' do, sorted, as the folder's name and what follows it.
    var files: [String] = []
    /// The folder and those in it, with a slash at their ends.
    var folders: Set<PathKey> = []
  }

  /// Everything below a folder.
  ///
  /// Hidden folders and `node_modules` are passed over. Links to folders are followed, each folder
  /// once. What is deeper than any command goes is passed over, too.
  ///
  /// - Parameter folder: with a slash at its end, or empty for the current one.
  static func below(_ folder: String) -> Result {
    var result = Result()
    var seen: Set<FolderIdentity> = []
    search(folder, depth: 0, seen: &seen, into: &result)
    result.files.sort(by: Paths.precedes)
    return result
  }

  private static func search(
    _ folder: String, depth: Int, seen: inout Set<FolderIdentity>, into result: inout Result
  ) {
    guard depth < FolderListing.depth, let identity = FolderIdentity(folder),
      seen.insert(identity).inserted, result.files.count < Limits.inputs,
      let names = Disk.names(in: folder)
    else { return }
    result.folders.insert(PathKey(folder))
    var inner: [String] = []
    for name in names {
      guard !Paths.isHidden(name), name != "node_modules" else { continue }
      let path = folder + name
      if FolderIdentity(path) != nil {
        inner.append(path + "/")
      } else if SpecFile.hasEnding(name) {
        result.files.append(path)
      }
    }
    for path in inner.sorted(by: Paths.precedes) {
      search(path, depth: depth + 1, seen: &seen, into: &result)
    }
  }
}
