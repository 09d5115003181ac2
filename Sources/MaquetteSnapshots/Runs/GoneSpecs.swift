import Glibc
import Maquette
import MaquetteCore

/// Tells of baselines whether the spec that their receipt names is surely gone.
///
/// Receipts name specs from a folder that they don't tell. A spec counts as gone only when it is below
/// none of the folders that this may have been: those around the baselines, the current folder and what
/// is compared.
struct GoneSpecs {
  /// Whole paths of folders, with a slash at their ends.
  private let places: [String]
  /// Whether the folder of baselines is one that only this project's runs can have written into:
  /// another project's specs would be elsewhere, and look as if they were gone.
  let isSure: Bool

  init(in plan: SnapshotPlan) {
    let inside = plan.baselines.path + "/x"
    isSure = plan.keys.holds(inside)
    var seen = PathSet()
    var places: [String] = []
    let starts =
      [plan.keys.root, Batch.fullPath(of: inside), Batch.fullPath(of: "x")]
      + plan.sources.flatMap(\.paths).map { Batch.fullPath(of: $0 + "/x") }
    for start in starts {
      var folder = Paths.folder(of: start)
      while !folder.isEmpty, seen.insert(folder) {
        places.append(folder)
        folder = Paths.folder(of: Paths.unslashed(folder))
      }
    }
    self.places = places
  }

  /// Whether the spec is gone. What is drawn by a test or the gallery is no file, and where a spec is
  /// that is named without a folder only new receipts tell.
  func isGone(_ receipt: Receipt) -> Bool {
    guard isSure, let key = receipt.value("spec"), key != SnapshotScope.gallery,
      !Paths.starts(key, with: SnapshotScope.test), !Paths.isAbsolute(key)
    else { return false }
    if Paths.folder(of: key).isEmpty, receipt.value("place") != Receipt.here { return false }
    return places.allSatisfy { place in
      if Disk.ownStatus(of: place + key) != nil { return false }
      // A folder that may not be read may have it.
      return errno == ENOENT || errno == ENOTDIR
    }
  }
}
