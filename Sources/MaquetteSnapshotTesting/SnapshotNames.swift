import MaquetteSnapshots
import Synchronization

/// Remembers which names the tests of this process used, since two snapshots of one name would
/// overwrite one another.
enum SnapshotNames {
  private static let used = Mutex<[String: Use]>([:])

  private struct Use {
    var place: TestPlace
    var picture: String
  }

  /// Takes a name for a picture. The same assertion may ask again with the same picture, as in a test
  /// that is repeated.
  ///
  /// - Parameter picture: tells the picture from others.
  /// - Throws: ``DiagnosticError`` when another one has it.
  static func take(_ id: SnapshotID, at place: TestPlace, picture: String) throws {
    let other = used.withLock { used -> Use? in
      let use = Use(place: place, picture: picture)
      guard let other = used[id.text.lowercased()] else {
        used[id.text.lowercased()] = use
        return nil
      }
      return other.place.isSame(as: place) && other.picture == picture ? nil : other
    }
    guard let other else { return }
    throw DiagnosticError(
      "two snapshots would be '\(id)': this one and that of line \(other.place.line) of "
        + other.place.fileID,
      hint: "tell them apart with named:, in a test with arguments by the argument")
  }
}
