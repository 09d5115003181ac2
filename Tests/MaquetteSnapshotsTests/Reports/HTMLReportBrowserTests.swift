import BrowserDriver
import Foundation
import MaquettePainting
import MaquetteSnapshots
import Testing

/// Opens the page in a real browser, as people do, and uses it.
@Suite(
  "The page in a browser", .serialized,
  .enabled(if: Browser.path != nil, "skipped: Chromium is not installed (make test installs it)"))
struct HTMLReportBrowserTests {
  private let browser: Browser
  private let folder: String

  init() throws {
    browser = try Browser()
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-page-\(UUID().uuidString)").path
  }

  /// Opens the page of a run, and tests it; the page must have nothing to complain about.
  private func withPage(
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
      if let bytes = bytes(path) { try AtomicFile.write(bytes, to: "\(folder)/\(path)") }
    }
    let html = HTMLReport(run, embeddedBytes: embedded, picture: bytes).html
    try AtomicFile.write(Array(html.utf8), to: "\(folder)/report.html")
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
  private func look(_ page: BrowserPage, _ name: String) throws {
    guard let copy = ProcessInfo.processInfo.environment["MAQUETTE_LOOK"] else { return }
    try AtomicFile.write(Array(page.screenshot()), to: "\(copy)/\(name).png")
  }

  private func text(_ page: BrowserPage, _ selector: String) throws -> String {
    try page.evaluate(
      "[...document.querySelectorAll('\(selector)')].map(e => e.textContent).join('|')")
  }

  private func isShown(_ page: BrowserPage) throws {
    try page.wait(for: "document.querySelector('#stage img')")
  }

  @Test("It opens on the worst failure, with its words and pictures")
  func open() throws {
    try withPage(SampleRun.all) { page in
      #expect(try text(page, "title") == "\"Snapshots: 7 of 9 fail\"")
      #expect(try text(page, "h2:not(#help-title)") == "\"ui/failed@2x\"")
      let messages = try text(page, "#detail li")
      #expect(messages.contains("there is no component 'Buton'"))
      try page.press("j")
      try isShown(page)
      #expect(
        try text(page, "#stage figcaption")
          == "\"Expected  320 × 240 px|Actual  320 × 260 px|Difference  320 × 260 px\"")
      // At the size in points, padded to the larger one.
      #expect(
        try page.evaluate(
          "[...document.querySelectorAll('.canvas')].map(e => [e.clientWidth, e.clientHeight])")
          == "[[160,130],[160,130],[160,130]]")
      try look(page, "html-light")
    }
  }

  @Test("Another environment is told before what differs")
  func environment() throws {
    try withPage(SampleRun.run([SampleRun.result(.environment)])) { page in
      try isShown(page)
      #expect(
        try text(page, ".note")
          == "\"Different environment: cairo 1.16.0 → 1.18.0, Inter 4.0 → 4.1\"")
      #expect(
        try page.evaluate(
          """
          !!(document.querySelector('.note').compareDocumentPosition(
            document.querySelector('#stage')) & Node.DOCUMENT_POSITION_FOLLOWING)
          """) == "true")
    }
  }

  @Test("Keys go through the list, from every row of it")
  func keys() throws {
    try withPage(SampleRun.all) { page in
      for (key, id) in [
        ("j", "ui/unexplained@2x"), ("ArrowDown", "ui/changed@2x"), ("k", "ui/unexplained@2x"),
        ("ArrowUp", "ui/failed@2x"), ("k", "ui/failed@2x"), ("End", "ui/same@2x"),
        ("j", "ui/same@2x"), ("Home", "ui/failed@2x"),
      ] {
        try page.press(key)
        #expect(try text(page, "h2:not(#help-title)") == "\"\(id)\"", "\(key)")
        #expect(try text(page, ".row[aria-selected=true] b") == "\"\(id)\"", "\(key)")
      }
      // What has the focus tells assistive technology which row is chosen.
      #expect(
        try page.evaluate(
          """
          document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
            .querySelector('b').textContent
          """) == "\"ui/failed@2x\"")
    }
  }

  @Test("Four keys are four views")
  func views() throws {
    try withPage(SampleRun.run([SampleRun.result(.changed)])) { page in
      try isShown(page)
      try page.press("2")
      #expect(try text(page, "[data-view][aria-pressed=true]") == "\"Slider\"")
      #expect(try page.evaluate("document.querySelectorAll('#stage .layer').length") == "2")
      let clip = "document.querySelectorAll('#stage .layer')[1].style.clipPath"
      #expect(try page.evaluate(clip) == "\"inset(0px 50% 0px 0px)\"")
      try page.evaluate("document.querySelector('#slider').focus()")
      try page.press("ArrowRight")
      #expect(try page.evaluate(clip) == "\"inset(0px 49.5% 0px 0px)\"")
      try look(page, "html-slider")
      try page.press("3")
      #expect(try text(page, "[data-view][aria-pressed=true]") == "\"Blink\"")
      let shown = "document.querySelector('#stage .layer:not([hidden]) img').alt"
      #expect(try page.evaluate(shown) == "\"Expected\"")
      try page.wait(for: "\(shown) === 'Actual'")
      try page.press(" ")
      #expect(try text(page, "#blink") == "\"Swap\"")
      let before = try page.evaluate(shown)
      try page.press(" ")
      #expect(try page.evaluate(shown) != before)
      try page.press("4")
      #expect(try text(page, "#stage figcaption") == "\"Difference  320 × 260 px\"")
      try page.press("1")
      #expect(try page.evaluate("document.querySelectorAll('#stage figure').length") == "3")
    }
  }

  @Test("Frames of changes lie over both pictures, and zoom is in whole pixels")
  func framesAndZoom() throws {
    try withPage(SampleRun.run([SampleRun.result(.changed)])) { page in
      try isShown(page)
      let tops = "[...document.querySelectorAll('.frame')].map(e => e.style.top)"
      #expect(try page.evaluate(tops) == "[\"40px\",\"44px\"]")
      try page.press("z")
      #expect(try page.evaluate(tops) == "[\"80px\",\"88px\"]")
      #expect(
        try page.evaluate("getComputedStyle(document.querySelector('#stage img')).imageRendering")
          == "\"pixelated\"")
      #expect(
        try page.evaluate("document.querySelector('#stage img').style.width") == "\"320px\"")
      try look(page, "html-zoom")
      try page.press("f")
      #expect(try page.evaluate(tops) == "[]")
    }
  }

  @Test("The filter takes words, statuses, variants and shared changes")
  func filter() throws {
    try withPage(SampleRun.all) { page in
      try page.press("/")
      try page.type("Continue MOVED")
      #expect(try text(page, ".row b") == "\"ui/changed@2x\"")
      #expect(try text(page, "#shown") == "\"1 of 9 pictures\"")
      #expect(try text(page, "h2:not(#help-title)") == "\"ui/changed@2x\"")
      try page.press("Escape")
      #expect(try text(page, "#shown") == "\"9 pictures\"")
      try page.press("Escape")
      try page.click("[data-key=missing]")
      #expect(try text(page, ".row b") == "\"ui/missing@2x\"")
      try page.click("[data-key=obsolete]")
      #expect(try text(page, ".row b") == "\"ui/missing@2x|ui/obsolete@2x\"")
      try page.click("[data-key=missing]")
      try page.click("[data-key=obsolete]")
      for (id, value, rows) in [
        ("variant", "=dark", "ui/changed@2x"), ("variant", "", nil),
        ("group", "0", "ui/unexplained@2x|ui/changed@2x"),
      ] {
        try page.evaluate(
          """
          (e => { e.value = '\(value)'; e.dispatchEvent(new Event('change')) })(
            document.querySelector('#\(id)'))
          """)
        if let rows { #expect(try text(page, ".row b") == "\"\(rows)\"") }
      }
      try page.press("/")
      try page.type("nothing")
      #expect(try text(page, "#detail") == "\"No picture matches the filter.\"")
    }
  }

  @Test("One key copies the command that accepts the change")
  func copy() throws {
    try withPage(SampleRun.run([SampleRun.result(.changed)])) { page in
      try page.press("a")
      try page.wait(for: "document.querySelector('#toast').textContent")
      let command = "maquette snapshot accept --from out/results.json ui/changed@2x"
      let toast = try text(page, "#toast")
      #expect(toast.hasSuffix("\(command)\""))
      #expect(
        try text(page, "code")
          == "\"\(command)|maquette snapshot accept --from out/results.json --cluster b7f2\"")
    }
  }

  @Test("Help opens and closes, and other keys rest meanwhile")
  func help() throws {
    try withPage(SampleRun.all) { page in
      try page.press("?")
      #expect(try page.evaluate("document.querySelector('#help').open") == "true")
      try look(page, "html-help")
      try page.press("j")
      #expect(try text(page, "h2:not(#help-title)") == "\"ui/failed@2x\"")
      try page.press("Escape")
      #expect(try page.evaluate("document.querySelector('#help').open") == "false")
    }
  }

  @Test("It is dark where the system is, and where a person wants it")
  func dark() throws {
    try withPage(SampleRun.all) { page in
      let ground = "getComputedStyle(document.body).backgroundColor"
      #expect(try page.evaluate(ground) == "\"rgb(245, 245, 247)\"")
      try page.prefersDark(true)
      #expect(try page.evaluate(ground) == "\"rgb(22, 22, 24)\"")
      try page.press("j")
      try isShown(page)
      try look(page, "html-dark")
      try page.press("d")
      #expect(try page.evaluate(ground) == "\"rgb(245, 245, 247)\"")
      try page.press("d")
      try page.prefersDark(false)
      #expect(try page.evaluate(ground) == "\"rgb(22, 22, 24)\"")
      try page.press("d")
      #expect(try page.evaluate(ground) == "\"rgb(245, 245, 247)\"")
    }
  }

  @Test("On a narrow screen the list leads to the picture and back", arguments: [false, true])
  func narrow(_ isDark: Bool) throws {
    try withPage(SampleRun.all, width: 400) { page in
      try page.prefersDark(isDark)
      try look(page, "html-narrow-list-\(isDark)")
      #expect(try page.evaluate("document.documentElement.scrollWidth") == "400")
      try page.click("#row-1")
      try isShown(page)
      #expect(try page.evaluate("document.documentElement.scrollWidth") == "400")
      #expect(try page.evaluate("document.querySelector('#list').checkVisibility()") == "false")
      try look(page, "html-narrow-\(isDark)")
      try page.click("#back")
      #expect(try page.evaluate("document.querySelector('#list').checkVisibility()") == "true")
      #expect(try page.evaluate("document.querySelector('#detail').checkVisibility()") == "false")
    }
  }

  @Test("Names with markup are text, here too")
  func hostileText() throws {
    var result = SampleRun.result(.changed)
    result.id = "</script><img src=x onerror=document.title=1>\u{2028}\"'<b>#%"
    result.artifacts = nil
    result.changes[0].sentence = "<script>document.title = 1</script>"
    result.variant = "<option selected>"
    try withPage(SampleRun.run([result, SampleRun.result(.same)])) { page in
      #expect(try text(page, "title") == "\"Snapshots: 1 of 2 fail\"")
      let title = try text(page, "h2:not(#help-title)")
      #expect(title.contains("<img src=x onerror="))
      #expect(try page.evaluate("document.images.length") == "0")
    }
  }

  @Test("Pictures beyond the limit are shown from the files beside the page, which says so")
  func linked() throws {
    try withPage(SampleRun.run([SampleRun.result(.changed)]), embedded: 0) { page in
      try isShown(page)
      #expect(try page.evaluate("document.querySelector('#stage img').naturalWidth") == "320")
      let counts = try text(page, "#counts")
      #expect(counts.contains("3 pictures are links"))
    }
  }

  @Test("Of 5,000 pictures only rows that are seen are in the page, and every one is reached")
  func many() throws {
    let results = (0..<5000).map { number in
      var result = SampleRun.result(number < 140 ? .changed : .same)
      let digits = String(number)
      result.id = "s" + String(repeating: "0", count: 4 - digits.count) + digits
      return result
    }
    try withPage(SampleRun.run(results)) { page in
      #expect(try text(page, "#shown") == "\"5,000 pictures\"")
      func elements(_ selector: String) throws -> Int {
        Int(try page.evaluate("document.querySelectorAll('\(selector)').length")) ?? 0
      }
      let atTop = try elements(".row")
      #expect((10...40).contains(atTop))
      try page.press("End")
      #expect(try text(page, "h2:not(#help-title)") == "\"s4999\"")
      try page.wait(for: "document.querySelector('#row-4999')?.checkVisibility()")
      let atEnd = try elements(".row")
      #expect((10...40).contains(atEnd))
      try page.press("/")
      try page.type("s4321")
      #expect(try text(page, ".row b") == "\"s4321\"")
      // Each node of the page is work for every letter that is typed.
      let all = try elements("*")
      #expect(all < 600 + 140)
      try look(page, "html-many")
      if ProcessInfo.processInfo.environment["MAQUETTE_LOOK"] != nil {
        print(
          "5,000 cases:",
          try page.evaluate(
            """
            (() => { const t = performance.getEntriesByType('navigation')[0];
              const s = performance.now(); const e = document.querySelector('#search');
              e.value = 's1'; e.oninput(); document.body.offsetHeight;
              return ['load ms', t.loadEventEnd, 'filter ms', performance.now() - s,
                'bytes', t.decodedBodySize]; })()
            """))
      }
    }
  }

  @Test("A run without pictures says that nothing was compared")
  func empty() throws {
    try withPage(SampleRun.run([])) { page in
      #expect(try text(page, "#detail") == "\"0 pictures: nothing was compared\"")
      try page.press("j")
      try page.press("a")
    }
  }
}
