import Foundation
import MaquettePainting
import MaquetteSnapshots
import Testing

@Suite("Files that show a failure")
struct ArtifactPicturesTests {
  private func material() throws -> ArtifactPictures.Material {
    ArtifactPictures.Material(
      expected: try SamplePictures.png(top: 40),
      actual: try SamplePictures.png(top: 44, fill: 0x0040DD), actualScene: "scene\n",
      diff: try SamplePictures.diff())
  }

  /// The pixels of the comparison, from `0xAARRGGBB`, and its size.
  private func comparison(
    _ material: ArtifactPictures.Material, _ result: SnapshotResult
  ) throws -> RasterImage {
    try SamplePictures.withFolder { folder in
      let written = try ArtifactPictures().write(material, for: result, to: folder)
      #expect(written.warnings.isEmpty)
      let path = try #require(written.artifacts.comparison)
      let bytes = try #require(SamplePictures.bytes(folder, path))
      if let copy = ProcessInfo.processInfo.environment["MAQUETTE_LOOK"] {
        try AtomicFile.write(bytes, to: RunFiles().claim("\(copy)/\(result.id).png"))
      }
      return try PNGDecoder.decode(bytes)
    }
  }

  @Test("Each has its name, and what was given is copied byte by byte")
  func names() throws {
    try SamplePictures.withFolder { folder in
      let material = try material()
      let result = SampleRun.result(.changed)
      let written = try ArtifactPictures().write(material, for: result, to: folder)
      #expect(written.artifacts.paths == ArtifactPath.all(of: "ui/changed@2x").paths)
      let actual = try #require(material.actual)
      #expect(written.artifacts.digest == Checksum.crc32(actual + Array("scene\n".utf8)))
      #expect(SamplePictures.bytes(folder, "ui/changed@2x.expected.png") == material.expected)
      #expect(SamplePictures.bytes(folder, "ui/changed@2x.actual.png") == material.actual)
      #expect(SamplePictures.bytes(folder, "ui/changed@2x.actual.txt") == Array("scene\n".utf8))
      let diff = try #require(SamplePictures.bytes(folder, "ui/changed@2x.diff.png"))
      #expect(try PNGDecoder.decode(diff) == material.diff)
    }
  }

  @Test("The comparison shows three pictures beside each other, equal in every run")
  func threePictures() throws {
    let image = try comparison(material(), SampleRun.result(.changed))
    // Margins of 20 points between pictures of 160, at two pixels a point, and one pixel by which the widest caption is
    // wider than its picture.
    #expect(image.width == 2 * (3 * 160 + 4 * 20) + 1)
    #expect(try comparison(material(), SampleRun.result(.changed)) == image)
  }

  @Test("The frame of what moved is drawn in both, where it was and where it is")
  func frames() throws {
    var still = SampleRun.result(.changed)
    var recolored = SampleRun.recolored
    recolored.newFrame = recolored.oldFrame
    still.changes = [recolored]
    var moved = still
    moved.changes = [SampleRun.moved]
    let before = try comparison(material(), still)
    let after = try comparison(material(), moved)
    let blue: UInt32 = 0xFF0B_5FB0
    func rows(_ panel: Int) -> [Int] {
      // A column through the middle of the panel.
      let column = 2 * (20 + panel * 180 + 80)
      return (0..<after.height).filter { row in
        after.pixels[row * after.width + column] == blue
          && before.pixels[row * before.width + column] != blue
      }
    }
    let top = after.height - 2 * (20 + 120)
    // A line of 1.5 points, one point outside of the frame.
    #expect(rows(0).contains(top + 2 * 39))
    #expect(rows(0).contains(top + 2 * 91))
    #expect(rows(1).contains(top + 2 * 43))
    #expect(rows(1).contains(top + 2 * 95))
    #expect(!rows(0).contains(top + 2 * 95))
    #expect(rows(2).isEmpty)
  }

  @Test("Sizes that differ are padded with hatching, and still shown")
  func sizes() throws {
    var result = SampleRun.result(.changed)
    result.id = "sizes"
    var material = try material()
    material.expected = try SamplePictures.png(top: 40, height: 80)
    let same = try comparison(self.material(), result)
    let image = try comparison(material, result)
    #expect((image.width, image.height) == (same.width, same.height))
    let top = image.height - 2 * (20 + 120)
    // Below the 80 points of the baseline there is neither its white nor the ground of the sheet.
    let padding = (0..<80).map { image.pixels[(top + 2 * 90 + $0 / 2) * image.width + 60 + $0 * 2] }
    #expect(padding.contains(0xFFE5_E5EA))
    #expect(!padding.contains(0xFFFF_FFFF))
  }

  @Test("What lets something through lies on a checkerboard")
  func transparency() throws {
    var result = SampleRun.result(.changed)
    result.id = "clear"
    var material = ArtifactPictures.Material()
    material.actual = try RasterPainter().png(
      CheckedScene(SamplePictures.scene(top: 40, background: nil)), scale: 2)
    let image = try comparison(material, result)
    let row = image.height - 2 * (20 + 120) + 4
    let colors = Set((40..<300).map { image.pixels[row * image.width + $0] })
    #expect(colors == [0xFFFF_FFFF, 0xFFDC_DCE0])
  }

  @Test("A baseline that cannot be read keeps nothing else from being written")
  func damaged() throws {
    try SamplePictures.withFolder { folder in
      var material = try material()
      material.expected = Array("no picture".utf8)
      let written = try ArtifactPictures().write(
        material, for: SampleRun.result(.changed), to: folder)
      #expect(written.artifacts.comparison == nil)
      #expect(written.artifacts.actual == "ui/changed@2x.actual.png")
      #expect(
        written.warnings.map(\.message) == [
          "no side-by-side picture of 'ui/changed@2x': this is not a PNG file"
        ])
    }
  }

  @Test("A name that leads out of the folder is refused")
  func hostileName() throws {
    try SamplePictures.withFolder { folder in
      let result = SnapshotResult(id: "../x", source: "x.yaml", status: .changed)
      #expect(throws: DiagnosticError.self) {
        try ArtifactPictures().write(material(), for: result, to: folder)
      }
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test("Pictures too large for a strip are shown smaller")
  func reduced() throws {
    let size = Size(width: 9000, height: 4)
    let scene = Scene(
      size: size, background: Color(rgb: 0x336699), direction: .leftToRight, language: "en",
      title: "",
      root: SceneNode(path: "", component: "", frame: Rect(origin: .zero, size: size)))
    var result = SnapshotResult(id: "wide", source: "x.yaml", status: .changed)
    result.scale = 1
    let bytes = try RasterPainter().png(CheckedScene(scene), scale: 1)
    let image = try comparison(ArtifactPictures.Material(expected: bytes, actual: bytes), result)
    #expect(image.width == 2 * 4500 + 3 * 20)
    #expect(image.pixels[(image.height - 21) * image.width + 30] == 0xFF33_6699)
  }
}
