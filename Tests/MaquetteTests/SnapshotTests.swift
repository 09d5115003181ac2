import Foundation
import Maquette
import Testing

@testable import MaquettePainting

/// Pictures and scenes are what they were. `MAQUETTE_RECORD=all` records them anew.
@Suite("Snapshots")
struct SnapshotTests {
  private static let isRecording = ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] == "all"

  @Test("Every kept picture is drawn as before, to the pixel", arguments: SnapshotCase.all)
  func picture(_ snapshot: SnapshotCase) throws {
    let renderer = Renderer()
    var picture = try renderer.picture(of: snapshot.component, in: snapshot.environment)
    picture.overlays = snapshot.overlays
    let bytes = try renderer.bytes(of: picture)
    let dump = SceneDump(picture.scene).text
    let store = SnapshotStore(name: snapshot.name)
    if Self.isRecording { try store.record(png: bytes, dump: dump) }
    let kept = try #require(store.kept(), "no baseline; record it with 'make snapshots'")
    #expect(dump == kept.dump, "the scene of \(snapshot.name) changed")
    let difference = try ImageDifference(PNGDecoder.decode(kept.png), PNGDecoder.decode(bytes))
    if !difference.isEmpty { try store.keepFailure(png: bytes, dump: dump) }
    #expect(difference.isEmpty, "\(snapshot.name): \(difference); see \(store.failurePath)")
    #expect(kept.png.count <= snapshot.mostBytes, "a baseline is small")
  }

  @Test("No baseline is left of a picture that is no longer drawn")
  func obsolete() {
    let names = Set(SnapshotCase.all.map(\.name))
    #expect(SnapshotStore.keptNames().subtracting(names).isEmpty)
    #expect(names.count == SnapshotCase.all.count, "two pictures have one name")
  }

  @Test("One changed pixel is noticed")
  func onePixel() throws {
    let snapshot = try #require(SnapshotCase.all.first)
    let kept = try #require(SnapshotStore(name: snapshot.name).kept())
    let image = try PNGDecoder.decode(kept.png)
    #expect(ImageDifference(image, image).isEmpty)
    for index in [0, image.pixels.count / 2, image.pixels.count - 1] {
      var pixels = image.pixels
      pixels[index] ^= 0x01
      let changed = RasterImage(width: image.width, height: image.height, pixels: pixels)
      let difference = ImageDifference(image, changed)
      #expect(difference.count == 1)
      #expect(!difference.isEmpty)
    }
  }

  @Test("A button moved by a pixel is noticed")
  func onePoint() throws {
    let snapshot = try #require(SnapshotCase.all.first)
    let kept = try #require(SnapshotStore(name: snapshot.name).kept())
    let moved = snapshot.component.padding(EdgeInsets(top: 0.5))
    let bytes = try Renderer().bytes(of: moved, in: snapshot.environment)
    let difference = try ImageDifference(PNGDecoder.decode(kept.png), PNGDecoder.decode(bytes))
    #expect(!difference.isEmpty)
  }
}
