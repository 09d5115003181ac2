import BuiltProgram
import Foundation
import MaquetteSnapshots
import MaquetteSpec
import Testing

@testable import Maquette
@testable import MaquettePainting

/// Shapes and effects look alike in all three forms, to other people's programs.
@Suite("Painters agree on drawings")
struct DrawingAgreementTests {
  /// Specimens below `Snapshots/specimens`.
  static let names = ["shape/shapes.ios+macos"]

  private static func picture(_ name: String, scale: Double) throws -> Renderer.Picture {
    let folder = Checkout.root
    let file = folder.appendingPathComponent("Snapshots/specimens/\(name).yaml")
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("specimen:") }.joined(separator: "\n")
    let document = try SpecDocument(parsing: Array((text + "\n").utf8), file: name, folder: nil)
    var environment = document.environment.environment
    environment.scale = scale
    return try Renderer().picture(
      of: document.component, on: document.canvas, in: environment)
  }

  @Test("PNG and SVG look alike", arguments: names, [1.0, 2])
  func svg(_ name: String, _ scale: Double) throws {
    let picture = try Self.picture(name, scale: scale)
    let png = try PNGDecoder.decode(Renderer().bytes(of: picture))
    let drawn = try ExternalTool.librsvg(Renderer().bytes(of: picture, format: .svg), scale: scale)
    #expect(try ImageDifference.mean(png, drawn, scale: scale) < 0.6)
  }

  @Test("PNG and PDF look alike", arguments: names)
  func pdf(_ name: String) throws {
    let picture = try Self.picture(name, scale: 2)
    let png = try PNGDecoder.decode(Renderer().bytes(of: picture))
    let drawn = try ExternalTool.poppler(Renderer().bytes(of: picture, format: .pdf), scale: 2)
    #expect(try ImageDifference.mean(png, drawn, scale: 2) < 3)
  }

  @Test("A new renderer draws the same bytes", arguments: names)
  func deterministic(_ name: String) throws {
    let picture = try Self.picture(name, scale: 2)
    for format in PictureFormat.allCases {
      let first = try Renderer().bytes(of: picture, format: format)
      #expect(try Renderer().bytes(of: picture, format: format) == first)
    }
  }

  @Test("A dump is read back with everything in it", arguments: names)
  func dumps(_ name: String) throws {
    let scene = try Self.picture(name, scale: 1).scene
    let outline = try SceneOutline(parsing: SceneDump(scene).text)
    #expect(outline.nodes.count == scene.nodes.count)
  }
}
