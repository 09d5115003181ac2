import BrowserDriver
import Maquette
import MaquettePreview
import Testing

@Suite(
  "When the editor of the preview opens", .serialized,
  .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
struct EditorOpeningTests {
  /// Opens the page of some specs, which are edited in a plain field.
  private func edit(
    _ names: [String], _ body: @escaping @Sendable (BrowserPage) throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("Label: \(name)\n", to: name) }
    var settings = PreviewSession.Settings(paths: [folder.path])
    (settings.variants, settings.edits) = (try Variant.list("light"), true)
    try await browse(
      settings, until: "!document.getElementById('edit').hidden && editor.field && state.complete",
      body)
  }

  private static let isOpen = "!document.getElementById('editor').hidden"
  private static let isPressed = "document.getElementById('edit').ariaPressed === 'true'"

  @Test("The only spec is open at once, also without CodeMirror") func only() async throws {
    try await edit(["a.yaml"]) { page in
      try page.wait(for: "document.querySelector('#edit-field textarea').value.includes('a.yaml')")
      #expect(try page.evaluate("\(Self.isOpen) && \(Self.isPressed)") == "true")
      try page.click("#edit")
      #expect(try page.evaluate("\(Self.isOpen) || \(Self.isPressed)") == "false")
    }
  }

  @Test("Of several, none is, and its button opens the first") func several() async throws {
    try await edit(["a.yaml", "b.yaml"]) { page in
      #expect(try page.evaluate("\(Self.isOpen) || \(Self.isPressed)") == "false")
      try page.click("#edit")
      try page.wait(for: "document.querySelector('#edit-field textarea').value.includes('a.yaml')")
      #expect(try page.evaluate("\(Self.isOpen) && \(Self.isPressed)") == "true")
    }
  }
}
