import BrowserDriver
import MaquetteSnapshots
import Testing

/// Looks at pictures in the page in a real browser, as people do.
@Suite(
  "The page in a browser: pictures", .serialized,
  .enabled(if: Browser.path != nil, ReportBrowser.skipped))
final class HTMLReportBrowserTests: ReportBrowser {
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

  @Test("A view that is chosen while pictures load does not say that there are none")
  func loading() throws {
    try withPage(SampleRun.run([SampleRun.result(.changed)])) { page in
      try isShown(page)
      let shown = """
        (() => {
          const press = key => document.getElementById("list").dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true }));
          document.querySelector("#list .row").click();
          press("2");
          return document.getElementById("stage").textContent;
        })()
        """
      #expect(try page.evaluate(shown) == "\"\"")
      try isShown(page)
      #expect(try text(page, "[data-view][aria-pressed=true]") == "\"Slider\"")
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
}
