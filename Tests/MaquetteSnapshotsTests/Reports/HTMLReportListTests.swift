import BrowserDriver
import MaquetteSnapshots
import Testing

/// Uses the list, its filter and keys in a real browser, as people do.
@Suite(
  "The page in a browser: the list", .serialized,
  .enabled(if: Browser.path != nil, ReportBrowser.skipped))
final class HTMLReportListTests: ReportBrowser {
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
      try page.click("#help-button")
      #expect(try page.evaluate("document.querySelector('#help').open") == "true")
      try page.click("#help button")
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
    }
  }

  @Test("Of 5,000 pictures that fail the first and the last one are shown")
  func manyFailures() throws {
    let results = (0..<5000).map { number in
      var result = SampleRun.result(.changed)
      result.id = "s\(10000 + number)"
      // The last one's files are beside the page, beyond what is embedded.
      result.artifacts = number == 0 || number == 4999 ? ArtifactPath.all(of: result.id) : nil
      return result
    }
    // There is room for one.
    let room = try SamplePictures.png(top: 40).count * 4
    try withPage(SampleRun.run(results), embedded: room) { page in
      #expect(try text(page, "#shown") == "\"5,000 pictures\"")
      try isShown(page)
      let source = "document.querySelector('#stage img').src.slice(0, 10)"
      #expect(try page.evaluate(source) == "\"data:image\"")
      try page.press("End")
      #expect(try text(page, "h2:not(#help-title)") == "\"s14999\"")
      try isShown(page)
      #expect(try page.evaluate(source).hasPrefix("\"file:"))
      try page.press("/")
      try page.type("s12345")
      #expect(try text(page, ".row b") == "\"s12345\"")
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
