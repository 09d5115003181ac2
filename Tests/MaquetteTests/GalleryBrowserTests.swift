import BrowserDriver
import Foundation
import MaquetteCore
import Testing

@testable import Maquette

@Suite("The gallery's page, in Chromium", .serialized)
struct GalleryBrowserTests {
  private static let skipped: Comment = "skipped: Chromium is not installed (make test installs it)"

  private func withPage(_ test: (BrowserPage, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var entries = [
      entry("a", "toggle", ["", ".os26", ".os26.rtl", "~dark"]),
      entry("b", "slider", ["", "~dark"]),
      entry("c", "slider", ["", ".rtl"], on: .watchos),
    ]
    entries[0].description = "Wi-Fi, 1, switch."
    entries[0].page.spec = GallerySpec("# Remark\nplatform: ios\ndirection: ltr\nLabel: x\n")
    let file = folder.appendingPathComponent("index.html")
    try Data(GalleryIndex(entries).html.utf8).write(to: file)
    try test(Browser().page(width: 1000, height: 700), file.absoluteString)
  }

  private func entry(
    _ name: String, _ component: String, _ variants: [String], on platform: Platform = .ios
  ) -> GalleryIndex.Entry {
    var page = GalleryPage(name, "Page \(name)", platform: platform) { Label("x") }
    page.component = component
    let files = variants.map { "\(page.name)\($0)@2x.png" }
    return GalleryIndex.Entry(
      page: page,
      pictures: files.map { GalleryPicture(file: $0, of: page.name, first: files[0], size: nil) })
  }

  /// What a sheet shows, and what is said to be missing.
  private func shown(_ sheet: String, on page: BrowserPage) throws -> String {
    try page.evaluate(
      "(() => { const sheet = document.getElementById('\(sheet)'); return "
        + "sheet.querySelector('img').getAttribute('src') + '|' + (sheet.querySelector('.note').hidden"
        + " ? '' : sheet.querySelector('.note').textContent) })()")
  }

  private func choose(_ key: String, _ value: String, on page: BrowserPage) throws {
    try page.evaluate(
      "(() => { const select = document.querySelector('select[name=\(key)]');"
        + "select.value = '\(value)';"
        + "select.dispatchEvent(new Event('input', {bubbles: true})) })()")
  }

  @Test(
    "What is chosen stays when something else is, and a sheet without such a picture says what lacks",
    .enabled(if: Browser.path != nil, skipped))
  func choices() throws {
    try withPage { page, address in
      try page.open(address)
      try choose("look", "26", on: page)
      try choose("direction", "rtl", on: page)
      #expect(try shown("ios-a", on: page) == "\"ios-a.os26.rtl@2x.png|\"")
      #expect(
        try shown("ios-b", on: page)
          == "\"ios-b@2x.png|There is no picture of this sheet with: version 26, right to left.\"")
      #expect(
        try page.evaluate("document.querySelector('select[name=look]').value") == "\"26\"")
      // The switch that was used last counts most.
      try choose("appearance", "dark", on: page)
      #expect(try shown("ios-a", on: page).hasPrefix("\"ios-a~dark@2x.png|"))
    }
  }

  /// The words of the switches that nobody can choose now.
  private func disabled(on page: BrowserPage) throws -> String {
    try page.evaluate(
      "[...document.querySelectorAll('option:disabled')].map((option) => option.value).join()")
  }

  @Test(
    "What no sheet has together with what is chosen cannot be chosen, and says so",
    .enabled(if: Browser.path != nil, skipped))
  func combinations() throws {
    try withPage { page, address in
      try page.open(address)
      #expect(try disabled(on: page) == "\"accessibility3,increased\"")
      try choose("direction", "rtl", on: page)
      #expect(try disabled(on: page) == "\"dark,accessibility3,increased\"")
      #expect(
        try page.evaluate("document.querySelector('option[value=dark]').title")
          == "\"None of these sheets has a picture with: dark, right to left.\"")
      #expect(
        try page.evaluate("document.querySelector('option[value=dark]').textContent")
          == "\"Dark (not drawn with: right to left)\"")
      #expect(try page.evaluate("document.getElementById('nearest').hidden") == "true")
      // An address that asks for it gets what there is.
      try page.open("about:blank")
      try page.open(address + "#&variant=.rtl~dark")
      #expect(try page.evaluate("location.hash") == "\"#&variant=~dark\"")
      #expect(try shown("ios-a", on: page) == "\"ios-a~dark@2x.png|\"")
      #expect(
        try page.evaluate("document.getElementById('nearest').textContent")
          == "\"None of these sheets is drawn with: dark, right to left. "
          + "The nearest pictures are shown, with: dark.\"")
      try choose("appearance", "", on: page)
      #expect(try page.evaluate("document.getElementById('nearest').hidden") == "true")
      #expect(
        try page.evaluate("document.querySelector('option[value=dark]').textContent") == "\"Dark\"")
    }
  }

  @Test(
    "A watch, which is always dark, has a dark picture", .enabled(if: Browser.path != nil, skipped))
  func watch() throws {
    try withPage { page, address in
      try page.open(address + "#&platform=watchos&variant=.rtl~dark")
      #expect(try shown("watchos-c", on: page) == "\"watchos-c.rtl@2x.png|\"")
      #expect(try disabled(on: page) == "\"26,accessibility3,increased\"")
      try choose("appearance", "", on: page)
      #expect(try shown("watchos-c", on: page) == "\"watchos-c.rtl@2x.png|\"")
    }
  }

  @Test(
    "Who follows a link on the page keeps the choice, which the address says",
    .enabled(if: Browser.path != nil, skipped))
  func links() throws {
    try withPage { page, address in
      try page.open(address + "#ios-a&platform=ios&variant=.os26.rtl")
      #expect(try shown("ios-a", on: page) == "\"ios-a.os26.rtl@2x.png|\"")
      try page.click("nav a[href='#slider']")
      try page.wait(for: "location.hash.startsWith('#slider&')")
      let hash = try page.evaluate("location.hash")
      #expect(hash.contains("platform=ios") && hash.contains(".os26") && hash.contains(".rtl"))
      #expect(
        try page.evaluate("document.querySelector('select[name=direction]').value") == "\"rtl\"")
      #expect(try shown("ios-a", on: page) == "\"ios-a.os26.rtl@2x.png|\"")
    }
  }

  @Test(
    "The spec that is copied draws the picture above it, whatever is chosen",
    .enabled(if: Browser.path != nil, skipped))
  func specs() throws {
    try withPage { page, address in
      try page.open(address)
      func expect(_ lines: String...) throws {
        let text = try page.evaluate("document.querySelector('#ios-a code').textContent")
        let wanted = ["# Remark", "platform: ios"] + lines + ["Label: x", ""]
        #expect(text == "\"" + wanted.joined(separator: "\\n") + "\"")
      }
      try expect("direction: ltr")
      try choose("look", "26", on: page)
      try expect("osVersion: 26", "direction: ltr")
      try choose("direction", "rtl", on: page)
      try expect("osVersion: 26", "direction: rtl")
      try choose("direction", "", on: page)
      try choose("look", "", on: page)
      try expect("direction: ltr")
    }
  }

  @Test("A page without choices in its address opens", .enabled(if: Browser.path != nil, skipped))
  func plainAddress() throws {
    try withPage { page, address in
      try page.open(address)
      #expect(try page.complaints().filter { $0.hasPrefix("exception") } == [])
      #expect(try shown("ios-a", on: page) == "\"ios-a@2x.png|\"")
    }
  }

  @Test(
    "The alternative text says which picture is shown, and then what it shows",
    .enabled(if: Browser.path != nil, skipped))
  func alternativeTexts() throws {
    try withPage { page, address in
      try page.open(address)
      let text = "document.querySelector('#ios-a img').alt"
      #expect(try page.evaluate(text) == "\"Page a, on iOS: Wi-Fi, 1, switch.\"")
      try choose("look", "26", on: page)
      #expect(try page.evaluate(text) == "\"Page a, on iOS, version 26: Wi-Fi, 1, switch.\"")
      #expect(
        try page.evaluate("document.querySelector('#ios-b img').alt") == "\"Page b, on iOS\"")
    }
  }
}
