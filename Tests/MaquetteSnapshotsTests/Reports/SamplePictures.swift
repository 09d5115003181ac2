import Foundation
import MaquettePainting
import MaquetteSnapshots

/// Pictures of a small screen before and after its button moved.
enum SamplePictures {
  /// A PNG file's bytes at two pixels a point.
  static func png(top: Double, height: Double = 120, fill: UInt32 = 0x007AFF) throws -> [UInt8] {
    try RasterPainter().png(CheckedScene(scene(top: top, height: height, fill: fill)), scale: 2)
  }

  static func scene(
    top: Double, height: Double = 120, fill: UInt32 = 0x007AFF, background: Color? = .white
  ) -> Scene {
    let size = Size(width: 160, height: height)
    return Scene(
      size: size, background: background, direction: .leftToRight, language: "en", title: "",
      root: SceneNode(
        path: "", component: "", frame: Rect(origin: .zero, size: size),
        items: [
          .fill(
            .roundedRect(
              Rect(x: 20, y: top, width: 120, height: 50), radius: 12, curve: .continuous),
            .color(Color(rgb: fill)))
        ]))
  }

  /// Some picture for where the two differ.
  static func diff() throws -> RasterImage {
    try RasterPainter().image(CheckedScene(scene(top: 40, fill: 0xD4002A)), scale: 2)
  }

  /// A folder that is removed afterwards.
  static func withFolder<Result>(_ work: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder.path)
  }

  static func bytes(_ folder: String, _ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
  }
}
