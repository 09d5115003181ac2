import BrowserDriver
import MaquettePreview
import Testing

/// Opens the page of a preview in a browser, waits until an expression is true there, and looks at it.
func browse(
  _ settings: PreviewSession.Settings, until ready: String,
  _ body: @escaping @Sendable (BrowserPage) throws -> Void
) async throws {
  let session = PreviewSession(settings)
  let server = try PreviewServer(session)
  session.start()
  let address = server.address
  try await waiting {
    let page = try Browser().page()
    try page.open(address)
    try page.wait(for: ready)
    try body(page)
    #expect(try page.complaints() == [])
  }
  session.stop()
  server.stop()
}
