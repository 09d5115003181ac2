import Foundation
import Maquette
import MaquettePreview
import Testing

/// What talks to a page on which specs may be edited.
protocol EditingClient: PreviewClient {}

extension EditingClient {
  /// Serves a folder with one spec, `a.yaml`, whose number is 1.
  func edit(
    _ text: String = "Label: Hello", _ limits: ConnectionLimits = ConnectionLimits(),
    prepare: (TemporaryFolder) throws -> Void = { _ in },
    _ body: @escaping @Sendable (TemporaryFolder, PagePlace) throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.yaml")
    try prepare(folder)
    var settings = PreviewSession.Settings(paths: [folder.path])
    settings.variants = try Variant.list("light,dark")
    (settings.edits, settings.editorFiles) = (true, EditorFiles())
    settings.limits = DrawingLimits(timeout: 20)
    let session = PreviewSession(settings)
    let server = try PreviewServer(session, limits: limits)
    session.start()
    while !session.snapshot.isComplete { try await Task.sleep(for: .milliseconds(5)) }
    let place = PagePlace(server)
    try await waiting { try body(folder, place) }
    session.stop()
    server.stop()
  }

  /// Sends a text as the page does, unless the headers say otherwise.
  func post(
    _ target: String, _ text: String, _ place: PagePlace, origin: String? = nil,
    headers: String? = nil
  ) -> String {
    let own = "http://127.0.0.1:\(place.port)"
    let more =
      headers
      ?? "Origin: \(origin ?? own)\r\nSec-Fetch-Site: same-origin\r\n"
      + "Content-Length: \(text.utf8.count)\r\n"
    return send(
      "POST \(place.root)\(target) HTTP/1.1\r\nHost: 127.0.0.1:\(place.port)\r\n\(more)\r\n\(text)",
      to: place.port)
  }

  /// What an answer carries.
  func content(_ answer: String) -> String {
    answer.range(of: "\r\n\r\n").map { String(answer[$0.upperBound...]) } ?? ""
  }

  /// The number by which saving knows the file.
  func base(_ place: PagePlace) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(content(get("/source/1", place)).utf8))
    return try #require((json as? [String: Any])?["base"] as? String)
  }
}
