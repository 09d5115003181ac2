import MaquetteCore

/// Links on the way to a file: what is written or removed through one may be outside of the folder
/// that was named.
enum LinkedPath {
  /// The first part of a path that is a link, itself the last one; `nil` when there is none. The
  /// folder may be one: somebody named it.
  ///
  /// - Parameters:
  ///   - path: a relative path.
  ///   - folder: the folder that it starts in.
  static func firstLink(on path: String, below folder: String) -> String? {
    var place = folder.isEmpty ? "." : folder
    for part in Paths.parts(of: path) {
      place += "/\(part)"
      guard Disk.ownStatus(of: place) != nil else { return nil }
      if Disk.isLink(place) { return place }
    }
    return nil
  }
}
