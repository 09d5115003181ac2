import BrowserDriver
import Foundation
import Maquette
import Testing

@testable import MaquettePainting

@Suite("light and dark in one SVG, in Chromium", .serialized)
struct AdaptiveSVGBrowserTests {
  private static let skipped: Comment = "skipped: Chromium is not installed (make test installs it)"

  private func withPage(
    _ files: [String: [UInt8]], _ test: (BrowserPage, (String) -> String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-adaptive-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    let page = try Browser().page(width: 420, height: 640)
    try test(page) { folder.appendingPathComponent($0).path }
    #expect(try page.complaints() == [])
  }

  private func html(_ body: [UInt8]..., attributes: String = "") -> [UInt8] {
    Array("<!doctype html><html \(attributes)><meta charset=utf-8><title>t</title><body>".utf8)
      + body.flatMap { $0 }
  }

  private func pixels(_ page: BrowserPage) throws -> RasterImage {
    try PNGDecoder.decode(Array(page.screenshot()))
  }

  @Test(
    "in the dark it is the dark picture, else the light one",
    .enabled(if: Browser.path != nil, skipped),
    arguments: ["signin", "event", "settings", "buttons", "article"])
  func media(name: String) throws {
    let document = try AdaptivePictures.example(name)
    let (light, dark) = try (
      AdaptivePictures.picture(document, .light), AdaptivePictures.picture(document, .dark)
    )
    // Chromium smooths edges of an outline of many letters otherwise than those of each letter, so
    // what it must be equal to, pixel for pixel, is drawn from the same outlines.
    let renderer = Renderer()
    try withPage([
      "both.svg": AdaptivePictures.svg(document),
      "light.svg": renderer.adaptiveSVG(light: light, dark: light),
      "dark.svg": renderer.adaptiveSVG(light: dark, dark: dark),
      "plain-light.svg": AdaptivePictures.plain(document, .light),
      "plain-dark.svg": AdaptivePictures.plain(document, .dark),
    ]) { page, path in
      for (isDark, same, other) in [(false, "light", "dark"), (true, "dark", "light")] {
        try page.prefersDark(isDark)
        try page.open(file: path("both.svg"))
        let both = try pixels(page)
        try page.open(file: path("\(same).svg"))
        #expect(both == (try pixels(page)), "\(same)")
        try page.open(file: path("plain-\(same).svg"))
        #expect(try ImageDifference.mean(both, pixels(page)) < 0.1, "\(same)")
        try page.open(file: path("plain-\(other).svg"))
        #expect(try ImageDifference.mean(both, pixels(page)) > 10, "\(other)")
      }
    }
  }

  @Test(
    "its text is found and selected, in any direction", .enabled(if: Browser.path != nil, skipped))
  func text() throws {
    let document = try AdaptivePictures.document(AdaptivePictures.mixed)
    try withPage(["page.html": html(try AdaptivePictures.svg(document), attributes: "dir=rtl")]) {
      page, path in
      try page.open(file: path("page.html"))
      for word in ["Maquette", "guide", "engine", "مرحبا", "بالعالم", "السلام عليكم"] {
        #expect(try page.evaluate("window.find('\(word)', true, false, true)") == "true", "\(word)")
        #expect(try page.evaluate("getSelection().toString()") == "\"\(word)\"")
      }
      // In the order in which it is read.
      let all = try page.evaluate(
        "[...document.querySelectorAll('svg text')].map(t => t.textContent).join('|')")
      #expect(all.hasPrefix("\"مرحبا|Maquette|بالعالم|Read the guide"), "\(all)")
      // Each lies over its letters: nothing is wider than the picture.
      let wide = try page.evaluate(
        """
        [...document.querySelectorAll('svg text')].filter(t => {
          const box = t.getBBox(); return box.x < 15 || box.x + box.width > 305
            || Math.abs(box.width - t.getAttribute('textLength')) > 2; }).length
        """)
      #expect(wide == "0")
    }
  }

  @Test(
    "assistive technology hears each control once", .enabled(if: Browser.path != nil, skipped))
  func accessibility() throws {
    let svg = try AdaptivePictures.svg(AdaptivePictures.example("signin"))
    try withPage(["page.html": html(svg)]) { page, path in
      try page.open(file: path("page.html"))
      let names = try page.accessibleNames()
      for name in ["Sign in", "Use the account you shop with", "Continue", "Not now"] {
        #expect(names.filter { $0.hasSuffix(": \(name)") }.count == 1, "\(names)")
      }
    }
  }

  @Test(
    "two in a page do as their site says, the same one twice among them",
    .enabled(if: Browser.path != nil, skipped))
  func inline() throws {
    let document = try AdaptivePictures.document(AdaptivePictures.mixed)
    let rule = SVGDarkRule.selector(try SVGSelector(".night"))
    let svg = try AdaptivePictures.svg(document, rule)
    let other = try AdaptivePictures.svg(document, .media)
    let body =
      Array("<div>".utf8) + svg + Array("</div><div class=night>".utf8) + svg
      + Array("</div><div>".utf8) + other + Array("</div>".utf8)
    try withPage(["page.html": html(body)]) { page, path in
      try page.open(file: path("page.html"))
      let fills = "[...document.querySelectorAll('svg>rect')].map(r => getComputedStyle(r).fill)"
      let (white, black) = ("\"rgb(255, 255, 255)\"", "\"rgb(0, 0, 0)\"")
      #expect(try page.evaluate(fills) == "[\(white),\(black),\(white)]")
      try page.prefersDark(true)
      #expect(try page.evaluate(fills) == "[\(white),\(black),\(black)]")
    }
  }

  @Test(
    "one in a page is drawn whole though the same one stands before it, hidden",
    .enabled(if: Browser.path != nil, skipped))
  func hiddenTwin() throws {
    let svg = try AdaptivePictures.svg(AdaptivePictures.example("event"))
    #expect(String(decoding: svg, as: UTF8.self).contains("clip-path"))
    let hidden = Array("<div style='display:none'>".utf8) + svg + Array("</div>".utf8)
    try withPage(["one.html": html(svg), "two.html": html(hidden, svg)]) { page, path in
      try page.open(file: path("one.html"))
      let alone = try pixels(page)
      try page.open(file: path("two.html"))
      #expect(try pixels(page) == alone)
    }
  }
}
