import BrowserDriver
import Foundation
import Testing

@Suite(
  "The editor of watch in a real browser", .serialized,
  .enabled(if: Browser.path != nil, "Chromium is not installed: apt-get install chromium"))
struct WatchEditTests {
  private static let spec = "VStack:\n  - Label: Hello\n  - Button: Continue\n"

  /// Opens the page that the program serves with `--edit`.
  private func edit(
    _ spec: String = spec, blocking pattern: String? = nil,
    _ body: (Workspace, BrowserPage) throws -> Void
  ) throws {
    let workspace = try Workspace(["a.yaml": spec])
    let process = Maquette.process(
      ["watch", "a.yaml", "--serve", "--edit", "--variants", "light,dark,rtl"],
      in: workspace.folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
    }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let page = try Browser().page()
    if let pattern { try page.block(pattern) }
    try page.open(line.trimmingCharacters(in: .newlines))
    try page.wait(for: "document.querySelector('#editor')?.dataset.checked === '0'")
    try page.wait(for: "document.querySelector('figure').frame.version === 0")
    try body(workspace, page)
    let meant = ["409", "ERR_BLOCKED_BY_CLIENT"]
    #expect(try page.complaints().filter { text in !meant.contains { text.contains($0) } } == [])
  }

  /// Writes a text in the place of another one, as a person would by hand.
  private func replace(_ old: String, with new: String, on page: BrowserPage) throws {
    try page.evaluate(
      """
      (() => { const m = editor.field.mirror;
        const at = m.getValue().indexOf('\(old)');
        m.replaceRange('\(new)', m.posFromIndex(at), m.posFromIndex(at + \(old.utf16.count)),
          '+input'); })()
      """)
    try page.wait(for: "editor.file.checked === editor.file.version")
  }

  @Test("what is typed is drawn, and is in the file only when it is saved") func saving() throws {
    try edit { workspace, page in
      let before = try page.evaluate("document.querySelector('.picture img').src")
      try replace("Hello", with: "Hello again", on: page)
      try page.wait(for: "document.querySelector('.picture img').src !== \(before)")
      #expect(try workspace.text("a.yaml") == Self.spec)
      #expect(
        try page.evaluate("document.getElementById('edit-state').textContent") == "\"Not saved\"")
      try page.click("#save")
      try page.wait(for: "document.getElementById('edit-state').textContent === 'Saved a.yaml'")
      #expect(
        try workspace.text("a.yaml")
          == Self.spec.replacingOccurrences(of: "Hello", with: "Hello again"))
    }
  }

  @Test("a mistake stands below its line over the last good picture, and a click mends it")
  func mistakes() throws {
    try edit { _, page in
      let before = try page.evaluate("document.querySelector('.picture img').src")
      try replace("Button", with: "Buton", on: page)
      try page.wait(for: "document.querySelector('.CodeMirror-linewidget .bad')")
      let text = try page.evaluate("document.querySelector('.CodeMirror-linewidget').textContent")
      #expect(text.contains("unknown component 'Buton'"))
      #expect(try page.evaluate("document.querySelector('.picture img').src") == before)
      try page.click(".CodeMirror-linewidget button")
      try page.wait(for: "!document.querySelector('.CodeMirror-linewidget .bad')")
      #expect(try page.evaluate("editor.field.text").contains("- Button: Continue"))
    }
  }

  @Test("the schema completes what is typed") func completion() throws {
    try edit { _, page in
      try page.evaluate(
        """
        (() => { const m = editor.field.mirror;
          m.focus(); m.replaceRange('  - ', { line: 3, ch: 0 }); m.setCursor(3, 4); })()
        """)
      try page.type("Togg")
      // The first letters alone have other completions.
      try page.wait(
        for: "document.querySelector('.CodeMirror-hint')?.textContent.startsWith('Toggle')")
      // It has a name, and is in a part of the page that has one.
      let list = "document.querySelector('.CodeMirror-hints')"
      #expect(try page.evaluate("\(list).ariaLabel") == "\"Completions\"")
      #expect(try page.evaluate("\(list).closest('section').ariaLabel") == "\"Editor\"")
      let gap =
        "\(list).getBoundingClientRect().top - editor.field.mirror.cursorCoords(null, 'window').bottom"
      #expect(try page.evaluate("Math.abs(\(gap)) < 3") == "true")
      try page.press("Enter")
      try page.wait(for: "editor.field.text.includes('- Toggle')")
    }
  }

  @Test("what completes leaves the picture free, and there is no message before there is one")
  func narrowHints() throws {
    try edit { _, page in
      try page.resize(width: 1280, height: 720)
      #expect(try page.evaluate("find('switch-said').getBoundingClientRect().height") == "0")
      // One of the keys of a button has twenty values, which are told behind it.
      try page.evaluate(
        """
        (() => { const m = editor.field.mirror;
          m.focus(); m.replaceRange('    ', { line: 3, ch: 0 }); m.setCursor(3, 4); })()
        """)
      try page.type("s")
      try page.wait(for: "document.querySelector('.CodeMirror-hints')")
      let width = "document.querySelector('.CodeMirror-hints').offsetWidth"
      #expect(try page.evaluate("\(width) < innerWidth / 2") == "true")
    }
  }

  @Test("variants are tabs, which the keyboard goes through") func tabs() throws {
    try edit { _, page in
      let names = "[...document.querySelectorAll('[role=tab]')].map(b => b.textContent)"
      #expect(try page.evaluate(names) == "[\"light\",\"dark\",\"rtl\"]")
      let shown = "[...document.querySelectorAll('figure')].map(f => f.checkVisibility())"
      #expect(try page.evaluate(shown) == "[true,false,false]")
      try page.evaluate("document.querySelector('[role=tab]').focus()")
      try page.press("ArrowRight")
      try page.wait(for: "document.querySelectorAll('[role=tab]')[1].ariaSelected === 'true'")
      #expect(try page.evaluate(shown) == "[false,true,false]")
    }
  }

  @Test("a file that somebody else changed is not overwritten, and both texts can be had")
  func conflict() throws {
    try edit { workspace, page in
      try replace("Hello", with: "Mine", on: page)
      try workspace.write("a.yaml", "Label: Theirs\n")
      try page.wait(for: "document.querySelector('#load')")
      try page.click("#save")
      try page.wait(
        for: "document.getElementById('edit-note').textContent.startsWith('Not saved: ')")
      #expect(try workspace.text("a.yaml") == "Label: Theirs\n")
      try page.click("#load")
      try page.wait(for: "editor.field.text === 'Label: Theirs\\n'")
      try page.evaluate("editor.field.mirror.undo()")
      try page.wait(for: "editor.field.text.includes('Mine')")
    }
  }

  @Test("without CodeMirror a plain field draws, mends, saves, and undoes what it loaded")
  func plainField() throws {
    try edit(blocking: "*codemirror*") { workspace, page in
      func replace(_ old: String, with new: String) throws {
        try page.evaluate(
          """
          (() => { const area = document.querySelector('#edit-field textarea');
            area.value = area.value.replace('\(old)', '\(new)');
            area.dispatchEvent(new Event('input')); })()
          """)
        try page.wait(for: "editor.file.checked === editor.file.version")
      }
      try replace("Button", with: "Buton")
      try page.wait(for: "document.querySelector('#findings .bad')")
      try page.click("#findings .finding button")
      try page.wait(for: "!document.querySelector('#findings .bad')")
      try replace("Hello", with: "Mine")
      try page.click("#save")
      try page.wait(for: "document.getElementById('edit-state').textContent === 'Saved a.yaml'")
      let mine = Self.spec.replacingOccurrences(of: "Hello", with: "Mine")
      #expect(try workspace.text("a.yaml") == mine)
      try replace("Mine", with: "Newer")
      try workspace.write("a.yaml", "Label: Theirs\n")
      try page.wait(for: "document.querySelector('#load')")
      try page.click("#load")
      try page.wait(for: "editor.field.text === 'Label: Theirs\\n'")
      try page.evaluate("document.execCommand('undo')")
      try page.wait(for: "editor.field.text.includes('Newer')")
    }
  }

  @Test("a file that is saved elsewhere is taken over while nothing was typed") func followed()
    throws
  {
    try edit { workspace, page in
      try workspace.write("a.yaml", "Label: Theirs\n")
      try page.wait(for: "editor.field.text === 'Label: Theirs\\n'")
      #expect(try page.evaluate("document.getElementById('save').disabled") == "true")
    }
  }

  @Test("line breaks of Windows stay, also where others are among them") func lineBreaks() throws {
    for spec in ["VStack:\r\n  - Label: Hello\r\n", "VStack:\r\n  - Label: Hello\n"] {
      try edit(spec) { workspace, page in
        try replace("Hello", with: "Hi", on: page)
        try page.click("#save")
        try page.wait(for: "editor.file.saved === editor.file.text")
        #expect(try workspace.text("a.yaml") == spec.replacingOccurrences(of: "Hello", with: "Hi"))
      }
    }
  }

  @Test("an export has the bytes that the command writes") func exports() throws {
    try edit { workspace, page in
      for (form, arguments) in [
        ("png", ["render", "a.yaml", "--appearance", "light", "-o", "x.png"]),
        ("svg", ["render", "a.yaml", "--appearance", "light", "-o", "x.svg"]),
        ("pdf", ["render", "a.yaml", "--appearance", "light", "-o", "x.pdf"]),
        ("swift", ["export", "--swiftui", "a.yaml", "--appearance", "light", "-o", "x.swift"]),
      ] {
        let run = try Maquette.run(arguments, in: workspace.folder)
        try #require(run.status == 0, "\(run.errors)")
        let text = try page.evaluate(
          """
          fetch(`export/1/0/\(form)`, { method: 'POST', body: editor.field.text })
            .then((answer) => answer.bytes ? answer.bytes() : answer.arrayBuffer())
            .then((bytes) => btoa([...new Uint8Array(bytes)].map((b) => String.fromCharCode(b)).join('')))
          """)
        let bytes = Data(base64Encoded: text.filter { $0 != "\"" })
        let written = try workspace.bytes("x.\(form)")
        #expect(bytes.map { Array($0) == written } == true, "\(form)")
      }
      try page.evaluate(
        "HTMLAnchorElement.prototype.click = function () { window.got = this.download }")
      try page.click("#exports button:nth-child(2)")
      try page.wait(for: "window.got === 'a~light.svg'")
    }
  }
}
