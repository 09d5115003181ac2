import MaquetteCore
import MaquettePainting

/// Names of files below the folder of artifacts, and what such a name may be.
package enum ArtifactPath {
  /// The names of a picture's files: `<id>.expected.png`, `<id>.actual.png`, `<id>.actual.txt`,
  /// `<id>.diff.png` and `<id>.comparison.png`.
  package static func all(of id: String) -> SnapshotResult.Artifacts {
    var artifacts = SnapshotResult.Artifacts()
    artifacts.expected = "\(id).expected.png"
    artifacts.actual = "\(id).actual.png"
    artifacts.actualScene = "\(id).actual.txt"
    artifacts.diff = "\(id).diff.png"
    artifacts.comparison = "\(id).comparison.png"
    return artifacts
  }

  /// A checksum of what was drawn, so that files of another run are not taken for this one's.
  static func digest(of png: [UInt8], scene: [UInt8]?) -> String {
    Checksum.crc32(png + (scene ?? []))
  }

  /// What is wrong with the name of a snapshot or the path of a file of it; `nil` when it stays in
  /// its folder, whatever the folder.
  ///
  /// Such a name is relative, has no empty part, no `.` or `..`, no backslash, no control character
  /// and at most ``Limits/snapshotNameBytes`` bytes of UTF-8.
  package static func problem(of path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.utf8.count > Limits.snapshotNameBytes {
      return "has more than \(Limits.snapshotNameBytes) bytes"
    }
    if Paths.isAbsolute(path) { return "is not below its folder" }
    let hasControl = path.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\\" || $0 == "\u{2028}"
        || $0 == "\u{2029}"
    }
    if hasControl { return "has a control character or a backslash" }
    let parts = Paths.allParts(of: path)
    if parts.contains("..") { return "leaves its folder" }
    if parts.contains("") || parts.contains(".") { return "has an empty part, or one that is '.'" }
    return nil
  }

  /// A path below a folder as the user named it.
  package static func joined(_ folder: String, _ path: String) -> String {
    folder == "." ? path : Paths.slashed(folder) + path
  }
}
