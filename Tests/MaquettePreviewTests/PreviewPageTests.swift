import BrowserDriver
import Foundation
import Maquette
import MaquettePreview
import Testing

@Suite(
  "The page of the preview in a real browser", .serialized,
  .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
struct PreviewPageTests {
  /// Opens the page of a folder with one spec.
  private func show(
    _ body: @escaping @Sendable (TemporaryFolder, BrowserPage) throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.yaml")
    var settings = PreviewSession.Settings(paths: [folder.path])
    settings.variants = try Variant.list("light,dark,rtl")
    try await browse(
      settings, until: "document.querySelectorAll('figure[data-revision]').length === 3"
    ) { try body(folder, $0) }
  }

  private let good = "VStack:\n  - Label: Hello\n    color: secondary\n  - Button: Continue"

  @Test("shows every variant at its size in points") func pictures() async throws {
    try await show { _, page in
      let names = try page.evaluate(
        "[...document.querySelectorAll('figcaption b')].map(b => b.textContent)")
      #expect(names == "[\"light\",\"dark\",\"rtl\"]")
      let size = try page.evaluate(
        "(() => { const f = document.querySelector('figure').frame; "
          + "return f.image.clientWidth === f.size.width })()")
      #expect(size == "true")
    }
  }

  @Test("a save changes the picture") func save() async throws {
    try await show { folder, page in
      let before = try page.evaluate("document.querySelector('.picture img').src")
      try folder.save(good.replacingOccurrences(of: "Hello", with: "Hello again"), to: "a.yaml")
      try page.wait(for: "document.querySelectorAll('figure[data-took]').length === 3")
      #expect(try page.evaluate("document.querySelector('.picture img').src") != before)
      let took = try page.evaluate(
        "[...document.querySelectorAll('figure')].map(f => f.dataset.took)")
      // How quick it is on this machine, for whoever reads the log.
      print("From the save to the new pictures on the page, in milliseconds: \(took)")
    }
  }

  @Test("notes are counted beside warnings, and are none") func notes() async throws {
    try await show { _, page in
      func summary(_ kinds: String...) throws -> String {
        let lines = kinds.enumerated().map { "a.yaml:\($0 + 1):1: \($1): x" }
        return try page.evaluate(
          "(() => { const [section] = sections.values();"
            + "section.spec.messages = '\(lines.joined(separator: "\\n"))';"
            + "section.showWarnings(); return section.warnings.firstChild.textContent })()")
      }
      let said = [
        try summary("note"), try summary("note", "warning", "note"),
        try summary("warning", "warning"),
      ]
      #expect(said == ["\"1 note\"", "\"1 warning, 2 notes\"", "\"2 warnings\""])
    }
  }

  @Test("a broken save shows the error over the last good picture") func broken() async throws {
    try await show { folder, page in
      let before = try page.evaluate("document.querySelector('.picture img').src")
      try folder.save(good.replacingOccurrences(of: "Button", with: "Buton"), to: "a.yaml")
      try page.wait(for: "document.querySelector('.over .error').checkVisibility()")
      let text = try page.evaluate("document.querySelector('.over pre').textContent")
      #expect(text.contains("a.yaml:4:5: error: unknown component 'Buton'\\n4 |"))
      #expect(try page.evaluate("document.querySelector('.picture img').src") == before)
      try folder.save(good, to: "a.yaml")
      try page.wait(for: "!document.querySelector('.over .error').checkVisibility()")
    }
  }

  @Test("pointing at a component tells its values") func inspector() async throws {
    try await show { _, page in
      try page.evaluate(
        """
        (() => { const box = document.querySelector('.picture');
          const at = box.getBoundingClientRect();
          box.dispatchEvent(new PointerEvent('pointermove',
            { clientX: at.left + at.width / 2, clientY: at.top + 12 })); })()
        """)
      try page.wait(for: "document.querySelector('#inspector h2')?.textContent === 'Label'")
      let panel = try page.evaluate("document.getElementById('inspector').innerText")
      for word in ["VStack", "Hello", "Frame", "Baseline", "Contrast\\n3.44 : 1", "Role"] {
        #expect(panel.contains(word))
      }
      #expect(try page.evaluate("document.querySelectorAll('.box.frame').length") == "1")
    }
  }

  @Test("the keyboard walks through pictures and components") func keyboard() async throws {
    try await show { _, page in
      try page.evaluate("document.querySelector('.picture').focus()")
      try page.wait(for: "document.querySelector('#inspector .tree')")
      try page.press("ArrowDown")
      try page.press("ArrowDown")
      try page.wait(for: "document.querySelector('#inspector h2').textContent === 'Label'")
      try page.press("i")
      try page.wait(for: "document.getElementById('inspector').hidden")
      try page.press("j")
      try page.wait(for: "location.hash.endsWith('a.yaml')")
    }
  }

  @Test("switches draw anew, and variants that they make alike are one") func switches()
    async throws
  {
    try await show { _, page in
      try page.evaluate(
        "(() => { const s = document.getElementById('switch-appearance'); s.value = 'dark'; "
          + "s.dispatchEvent(new Event('change')); })()")
      try page.wait(for: "document.querySelectorAll('figure').length === 2")
      let small = try page.evaluate("document.querySelector('figure').frame.size.height")
      try page.evaluate(
        "(() => { const s = document.getElementById('switch-textSize'); "
          + "s.value = 'accessibility5'; s.dispatchEvent(new Event('change')); })()")
      try page.wait(for: "document.querySelector('figure').frame.size.height > \(small)")
      // They are in the address, so that a reload keeps them.
      #expect(try page.evaluate("location.hash").contains("textSize=accessibility5"))
    }
  }

  @Test("on a narrow screen the heading and the page's theme keep their names")
  func names() async throws {
    try await show { _, page in
      try page.resize(width: 390, height: 844)
      let seen = "[...document.querySelectorAll('h1, .page-theme span')]"
      #expect(try page.evaluate("\(seen).map(n => n.checkVisibility())") == "[true,true]")
      #expect(try page.evaluate("document.documentElement.scrollWidth") == "390")
      // Everything of the page is in a landmark.
      #expect(try page.evaluate("find('switches').getAttribute('role')") == "\"region\"")
    }
  }
}
