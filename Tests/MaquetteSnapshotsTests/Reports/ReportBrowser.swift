import BrowserDriver
import Foundation
import MaquettePainting
import MaquetteSnapshots
import Testing

/// A browser with the page of a run in it, for tests that use the page as people do.
class ReportBrowser {
  static let skipped: Comment = "skipped: Chromium is not installed (make test installs it)"

  private let browser: Browser
  private let folder: String

  init() throws {
    browser = try Browser()
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-page-\(UUID().uuidString)").path
  }

  /// Opens the page of a run, and tests it; the page must have nothing to complain about.
  func withPage(
    _ run: SnapshotRun, width: Int = 1280, height: Int = 800,
    embedded: Int = HTMLReport.embeddedBytes, test: (BrowserPage) throws -> Void
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pictures = [
      "expected.png": try SamplePictures.png(top: 40),
      "actual.png": try SamplePictures.png(top: 44, height: 130, fill: 0x0040DD),
      "diff.png": try SamplePictures.png(top: 42, height: 130, fill: 0xD4002A),
    ]
    func bytes(_ path: String) -> [UInt8]? {
      pictures.first { path.hasSuffix($0.key) }?.value
    }
    for path in run.results.flatMap({ $0.artifacts?.paths ?? [] }) {
      if let bytes = bytes(path) {
        try AtomicFile.write(bytes, to: RunFiles().claim("\(folder)/\(path)"))
      }
    }
    let html = HTMLReport(run, embeddedBytes: embedded, picture: bytes).html
    try AtomicFile.write(Array(html.utf8), to: RunFiles().claim("\(folder)/report.html"))
    let page = try browser.page(width: width, height: height)
    try page.prefersDark(false)
    try page.open(file: "\(folder)/report.html")
    do {
      try test(page)
    } catch {
      Issue.record("the page complains: \(try page.complaints())")
      throw error
    }
    let complaints = try page.complaints()
    #expect(complaints == [])
  }

  /// A picture of the page for whoever wants to look at it.
  func look(_ page: BrowserPage, _ name: String) throws {
    guard let copy = ProcessInfo.processInfo.environment["MAQUETTE_LOOK"] else { return }
    try AtomicFile.write(Array(page.screenshot()), to: RunFiles().claim("\(copy)/\(name).png"))
  }

  func text(_ page: BrowserPage, _ selector: String) throws -> String {
    try page.evaluate(
      "[...document.querySelectorAll('\(selector)')].map(e => e.textContent).join('|')")
  }

  func isShown(_ page: BrowserPage) throws {
    try page.wait(for: "document.querySelector('#stage img')")
  }
}
