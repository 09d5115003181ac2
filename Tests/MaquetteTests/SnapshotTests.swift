import Foundation
import Maquette
import MaquetteSnapshotTesting
import Specimens
import Testing

extension SnapshotCase: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

/// Pictures and scenes are what they were. `make snapshots` records them anew.
@Suite("Snapshots", .snapshots(folder: "../../Snapshots"))
struct SnapshotTests {
  private static let folder = BaselineFolder(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Snapshots").path)

  @Test("Every kept picture is drawn as before, to the pixel", arguments: SnapshotCase.all)
  func picture(_ snapshot: SnapshotCase) throws {
    var picture = try Renderer().picture(of: snapshot.component, in: snapshot.environment)
    picture.overlays = snapshot.overlays
    assertSnapshot(of: picture, id: snapshot.name)
    let kept = try #require(try Self.folder.baseline(SnapshotID(snapshot.name)))
    // The widest shadows, around an open calendar, are most of the largest one.
    #expect(kept.png.count <= 30_000, "a baseline is small")
  }

  @Test("No baseline is left of a picture that is no longer drawn")
  func obsolete() throws {
    let names = Set(SnapshotCase.all.map(\.name))
    // Beside the baselines stands what the gallery is drawn from, with pictures of its own.
    let kept = try Self.folder.ids().map(\.text).filter { !$0.hasPrefix("specimens/") }
    #expect(Set(kept).subtracting(names).isEmpty)
    #expect(names.count == SnapshotCase.all.count, "two pictures have one name")
  }
}
