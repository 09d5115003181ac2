import MaquetteSnapshots
import Synchronization

/// Remembers which names the tests of this process used, since two snapshots of one name would
/// overwrite one another.
enum SnapshotNames {
  private static let used = Mutex<[String: Use]>([:])
  /// The assertions without a name of their own, by the name that the first of them has.
  private static let unnamed = Mutex<[String: [Use]]>([:])

  private struct Use {
    var place: TestPlace
    var picture: String
    /// The test that runs; `nil` where nobody can tell.
    var test: String?
  }

  /// Takes a name for a picture. The same assertion may ask again with the same picture, as in a test
  /// that is repeated.
  ///
  /// - Parameters:
  ///   - folder: that of the baselines.
  ///   - picture: tells the picture from others.
  /// - Throws: ``DiagnosticError`` when another one has it.
  static func take(
    _ id: SnapshotID, in folder: BaselineFolder, at place: TestPlace, picture: String
  ) throws {
    // Some file systems take large and small letters for the same.
    let key = "\(folder.path)/\(id.text.lowercased())"
    let other = used.withLock { used -> Use? in
      let use = Use(place: place, picture: picture)
      guard let other = used[key] else {
        used[key] = use
        return nil
      }
      return other.place.isSame(as: place) && other.picture == picture ? nil : other
    }
    guard let other else { return }
    throw collision("\(id)", other.place)
  }

  /// The number of an assertion that nobody named: 1 for the first in its test, then 2, 3 and so on,
  /// by calls, and by rounds of a loop that draw something else. A test that is repeated in one
  /// process has the same numbers again.
  ///
  /// - Parameters:
  ///   - name: the name that the first one has.
  ///   - picture: tells what is drawn from what other rounds draw.
  /// - Throws: ``DiagnosticError`` when another test has the name: which of them runs first is
  ///   chance.
  static func number(_ name: String, at place: TestPlace, picture: String) throws -> Int {
    let use = Use(place: place, picture: picture, test: TestRunner.currentTest)
    let (number, other) = unnamed.withLock { unnamed -> (Int, Use?) in
      let known = unnamed[name, default: []]
      if let other = known.first(where: { $0.test != use.test }) { return (0, other) }
      let same = known.firstIndex { $0.place.isSame(as: place) && $0.picture == picture }
      if let same { return (same + 1, nil) }
      unnamed[name, default: []].append(use)
      return (known.count + 1, nil)
    }
    if let other { throw collision(name, other.place) }
    return number
  }

  private static func collision(_ name: String, _ other: TestPlace) -> DiagnosticError {
    DiagnosticError(
      "two snapshots would be '\(name)': this one and that of line \(other.line) of "
        + other.fileID,
      hint: "give them different names with named:; in a helper that several tests call, pass "
        + "#function on")
  }
}
