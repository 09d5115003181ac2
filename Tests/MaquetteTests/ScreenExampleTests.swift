import BuiltProgram
import Foundation
import Maquette
import MaquetteSpec
import Testing

/// The screens in `Examples/screens`: what a designer writes to get one.
@Suite("Screens that designers write")
struct ScreenExampleTests {
  private static let folder = Checkout.root
    .appendingPathComponent("Examples/screens")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test("Each is at most 60 lines long, and drawn without anything to say", arguments: names)
  func screens(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 60)
    let document = try SpecDocument(
      parsing: Array(text.utf8), file: name, folder: Self.folder.path + "/")
    for version in [nil, 26] {
      var patch = document.environment
      patch.osVersion = version
      let picture = try Renderer().picture(
        of: document.component, on: document.canvas, in: patch.environment)
      #expect(picture.warnings.isEmpty, "\(picture.warnings)")
    }
  }

  private func scene(_ name: String, _ change: (inout EnvironmentPatch) -> Void = { _ in }) throws
    -> Scene
  {
    let file = Self.folder.appendingPathComponent(name)
    let document = try SpecDocument(
      parsing: Array(Data(contentsOf: file)), file: name, folder: Self.folder.path + "/")
    var patch = document.environment
    change(&patch)
    return try Renderer().picture(
      of: document.component, on: document.canvas, in: patch.environment
    ).scene
  }

  @Test("The parts of an alarm's time are one text, which keeps their order in right-to-left")
  func times() throws {
    let scene = try scene("alarms.yaml") { $0.direction = .rightToLeft }
    let time = try #require(scene.nodes.first { $0.text == "6:30 AM" })
    let starts = time.items.compactMap { item -> Double? in
      if case .text(let run, _) = item { run.origin.x } else { nil }
    }
    #expect(starts.count > 1 && starts == starts.sorted())
  }

  @Test("The button of a product fills the width")
  func wideButton() throws {
    let scene = try scene("product.yaml")
    let button = try #require(scene.nodes.first { $0.text == "Add to Cart" })
    #expect(button.frame.minX == 20 && button.frame.maxX == scene.size.width - 20)
  }

  @Test(
    "Each is drawn in both looks, dark, mirrored, in large text and with more contrast",
    arguments: names)
  func variants(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let document = try SpecDocument(
      parsing: Array(Data(contentsOf: file)), file: name, folder: Self.folder.path + "/")
    let variants: [(inout EnvironmentPatch) -> Void] = [
      { $0.appearance = .dark }, { $0.direction = .rightToLeft },
      { $0.textSize = .accessibility3 },
      { ($0.contrast, $0.accessibilityReduceTransparency) = (.increased, true) },
    ]
    for version in [nil, 26] {
      for change in variants {
        var patch = document.environment
        patch.osVersion = version
        change(&patch)
        let renderer = Renderer()
        let picture = try renderer.picture(
          of: document.component, on: document.canvas, in: patch.environment)
        #expect(!(try renderer.bytes(of: picture, format: .png)).isEmpty)
      }
    }
  }
}
