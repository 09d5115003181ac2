import Maquette
import MaquetteSnapshotTesting
import Specimens
import Testing

extension Specimen: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

/// Pictures and scenes are what they were. `make snapshots` records them anew.
@Suite("Snapshots", .snapshots(folder: "../../Snapshots"))
struct SnapshotTests {
  private static let folder = BaselineFolder(Specimen.repository + "/Snapshots")

  @Test("Every kept picture is drawn as before, to the pixel", arguments: Specimen.kept)
  func picture(_ specimen: Specimen) throws {
    assertSnapshot(of: try specimen.picture(by: Renderer()), id: specimen.name)
    let kept = try #require(try Self.folder.baseline(SnapshotID(specimen.name)))
    // The widest shadows, around an open calendar, are most of the largest one.
    #expect(kept.png.count <= 30_000, "a baseline is small")
  }

  @Test("No baseline is left of a picture that is no longer drawn")
  func obsolete() throws {
    let names = Set(Specimen.kept.map(\.name))
    // Beside the baselines stands what they are drawn from, with pictures of its own.
    let kept = try Self.folder.ids().map(\.text).filter { !$0.hasPrefix("specimens/") }
    #expect(Set(kept).subtracting(names).isEmpty)
    #expect(names.count == Specimen.kept.count, "two pictures have one name")
  }
}
