import Maquette
import MaquetteCore
import MaquetteSpec
import Testing

@testable import MaquettePainting

@Suite("Materials in sheets")
struct MaterialSheetTests {
  private let renderer = Renderer()

  @Test("In a sheet that is drawn smaller texts are in front of what is nearest behind them")
  func scaledSheet() throws {
    let spec = """
      device: iPhone 17 Pro
      osVersion: 26
      Screen:
        backdrop: dusk
        children:
          - Sheet: New Event
            detent: medium
            cancellationAction: {Button: Cancel}
            destructiveAction: {Button: Delete}
            content:
              - {Button: Go, style: filled}
              - Label: Lunch
      """
    let document = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    let picture = try renderer.picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    let found = try renderer.rasterPainter().textsOnMaterials(in: CheckedScene(picture.scene))
    #expect(found.first { $0.text == "Delete" }?.material == "barGlass")
    #expect(found.first { $0.text == "Lunch" }?.material == "largeGlass")
    #expect(!found.contains { $0.text == "Go" }, "it is on its own fill")
  }
}
