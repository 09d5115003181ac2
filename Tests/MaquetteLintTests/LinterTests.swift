import Maquette
import MaquetteSpec
import Testing
import ThreadClock

@testable import MaquetteLint

@Suite struct LinterTests {
  @Test("What holds in every variant is one finding that names none")
  func mergesAll() throws {
    let report = try Linting.report(
      on: "VStack:\n  - {Button: Save, style: filled}\n  - {Button: Send, style: filled}\n",
      .buttonOneProminent)
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.variants == [])
    #expect(report.findings.first?.diagnostic.location == SourceLocation(line: 3, column: 27))
  }

  @Test("What holds in some variants names them, in the message and for programs")
  func namesVariants() throws {
    let report = try Linting.report(
      on: "width: 160\nLabel: Settings and more\n", .labelCut,
      variants: "light,accessibility5,pseudo-long")
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(!finding.variants.contains("light") && finding.variants.contains("accessibility5"))
    #expect(finding.diagnostic.message.contains("accessibility5"))
    #expect(finding.diagnostic.variants == finding.variants)
  }

  @Test("What drawing finds in some variants names them, too")
  func namesDrawnVariants() throws {
    let spec = """
      Screen:
        navigationBar:
          title: Plan
          titleDisplayMode: inline
          leadingItems: [{title: Cancel editing}]
          trailingItems: [{title: Add event}]
      """
    let report = try Linting.report(
      on: spec, .labelCut, variants: "light,xxxLarge+pseudo-long")
    let told = try #require(report.diagnostics.first { $0.message.contains("bar's title") })
    #expect(told.variants == ["xxxLarge+pseudo-long"])
    #expect(told.message.hasSuffix("(in xxxLarge+pseudo-long)"))
    let always = try Linting.report(on: spec, .labelCut, variants: "xxxLarge+pseudo-long")
    #expect(always.diagnostics.first { $0.message.contains("bar's title") }?.variants == [])
  }

  @Test("Each tab and each segment whose title is cut is a finding of its own")
  func parts() throws {
    let tabs = try Linting.report(
      on: """
        device: iPhone 16
        Screen:
          tabBar:
            - {title: Recommendations for you, symbol: star}
            - {title: Subscriptions and downloads, symbol: bag}
            - {title: Library, symbol: book}
        """, .labelCut, variants: "light")
    #expect(tabs.findings.count == 2)
    let segments = try Linting.report(
      on: "width: 200\nSegmentedControl: [Recommendations, Subscriptions, Me]\n", .labelCut,
      variants: "light")
    #expect(segments.findings.count == 2)
  }

  @Test(
    "Variants that look the same are drawn once, and all of them named",
    arguments: ["watchos", "macos"])
  func drawsOnce(_ platform: String) throws {
    let document = try SpecDocument(
      parsing: Array("platform: \(platform)\nLabel: a\n".utf8), file: "a", folder: nil)
    let linter = Linter(LintSettings(variants: try Variant.list("light,dark,accessibility3")))
    let groups = linter.groups(of: document.environment)
    // A watch is always dark, and a Mac has one text size.
    #expect(groups.count == 2)
    #expect(groups.flatMap(\.names).sorted() == ["accessibility3", "dark", "light"])
  }

  @Test("What is said to be cut is the title of a watch, and not the time after it")
  func cutTitle() throws {
    let report = try Linting.report(
      on: "device: Apple Watch 45mm\nScreen:\n  title: Stations of the northern coast\n", .labelCut,
      variants: "light")
    let message = try #require(report.findings.first).diagnostic.message
    #expect(message.contains("Stations") && !message.contains("9:41"))
  }

  @Test("Buttons with shapes that touch are too close, though fingers reach further than that")
  func touchingButtons() throws {
    let spec =
      "VStack:\n  spacing: 0\n  children:\n    - {Button: Fett, style: gray}\n"
      + "    - {Button: Kursiv, style: gray}\n"
    let report = try Linting.report(on: spec, .buttonSpacing, variants: "light")
    #expect(report.findings.count == 1)
    // What stacks have by themselves is enough for that.
    let apart = spec.replacing("spacing: 0", with: "spacing: 8")
    #expect(try Linting.report(on: apart, .buttonSpacing, variants: "light").findings.isEmpty)
    // All segments of a control are one thing to move.
    let segments = "VStack: [{Button: Send, style: filled}, {SegmentedControl: [Day, יום, 週]}]\n"
    #expect(try Linting.report(on: segments, .buttonSpacing).findings.count == 1)
    let all = try Linting.report(on: spec, .buttonSpacing)
    #expect(all.findings.map(\.variants) == [[]])
  }

  @Test("A level of the project wins over the rule's own, and off asks nobody")
  func levels() throws {
    let spec = "VStack:\n  - {Button: Save, style: filled}\n  - {Button: Send, style: filled}\n"
    let name = LintRule.buttonOneProminent.name
    let error = try Linting.report(on: spec, .buttonOneProminent, levels: [name: .error])
    #expect(error.findings.map(\.diagnostic.severity) == [.error])
    let off = try Linting.report(on: spec, .buttonOneProminent, levels: [name: .off])
    #expect(off.findings.isEmpty)
  }

  @Test("Findings in a definition point at it, and say where it is used")
  func definitions() throws {
    let spec = """
      definitions:
        Pair:
          parameters: [one]
          view:
            VStack:
              - Button: $one
                style: filled
              - Button: Send
                style: filled
      Pair: {one: Save}
      """
    let report = try Linting.report(on: spec, .buttonOneProminent)
    let finding = try #require(report.findings.first)
    #expect(finding.diagnostic.location?.line == 9, "\(finding.diagnostic)")
  }

  @Test("Of several forms of the same only the one that is drawn counts")
  func alternatives() throws {
    let spec = """
      ViewThatFits:
        - VStack:
            - {Button: Save, style: filled}
            - Button: Send
        - HStack:
            - {Button: Save, style: filled}
            - {Button: Send, style: filled}
      """
    #expect(try Linting.report(on: spec, .buttonOneProminent).findings.isEmpty)
  }

  @Test("A spec that cannot be drawn in one variant is still told of in the others")
  func brokenVariant() throws {
    let report = try Linting.report(
      on: "VStack:\n  - SegmentedControl: [A, B, C, D, E, F, G, H]\n", .segmentedCount,
      variants: "light,watchos")
    #expect(report.hasErrors, "a watch has no segmented controls")
    #expect(report.findings.count == 1)
  }

  @Test("What is drawn is held against rules beside a mistake, not what the mistake may change")
  func besideMistakes() throws {
    let spec = """
      VStack:
        - {Label: Total, color: "#AAAAAA"}
        - {Label: Hello, color: "#AAAAAA", fnt: title}
        - VStack: {backgrond: "#222222", children: [{Label: Tax, color: white}]}
        - ZStack:
            - {Rectangle: "#222222", wdth: 200}
            - {Label: 合計, color: "#333333"}
      """
    let source = Array(spec.utf8)
    var mistakes: [Diagnostic] = []
    do {
      _ = try SpecDocument(parsing: source, file: "spec.yaml", folder: nil)
    } catch let error as DiagnosticError {
      mistakes = error.diagnostics
    }
    #expect(mistakes.count == 3)
    let document = try #require(
      SpecDocument(parsing: source, file: "spec.yaml", folder: nil, without: mistakes))
    let linter = Linter(
      LintSettings(rules: [.labelContrast, .labelCut], variants: try Variant.list("light")))
    let report = linter.report(on: document, source: source, named: "spec.yaml", by: Renderer())
    #expect(report.findings.map(\.rule) == ["label/contrast"])
    #expect(report.findings.first?.diagnostic.location?.line == 2)
  }

  @Test(
    "Texts of five scripts are told of as they are, without marks that turn messages round",
    arguments: ["Straßenbahn", "مرحبا بكم في التطبيق", "ברוכים הבאים", "नमस्ते दुनिया", "東京タワー展望台"])
  func scripts(_ text: String) throws {
    let report = try Linting.report(
      on: "Label: \(text)\ncolor: tint\n",
      .labelTint, variants: "light,rtl")
    let finding = try #require(report.findings.first)
    #expect(finding.diagnostic.message.contains(String(text.prefix(4))))
    #expect(
      !finding.diagnostic.message.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
  }

  @Test(
    "Hostile specs end, and tell what is wrong in a line",
    arguments: [
      "Label: \"\\u202e\\n::error::x\"\nfont: 3\ncolor: \"#eee\"\nbackground: white\n",
      "VStack: [" + String(repeating: "{Button: a, style: filled}, ", count: 400) + "Spacer]\n",
      "Picker: \"\"\noptions: ["
        + (0..<300).map { "\"\($0 * 7919 % 301)x\"" }.joined(separator: ", ") + "]\n",
    ])
  func hostile(_ spec: String) throws {
    let report = try Linting.report(on: spec, variants: "light,pseudo-long")
    #expect(!report.all.isEmpty)
    for diagnostic in report.all {
      #expect(!DiagnosticText().text(of: diagnostic).contains("\n::error"))
    }
  }

  @Test(
    "Thousands of components cost no more than they are, wherever rules look from one to others",
    arguments: [
      "definitions:\n  Row: {Label: a, color: \"#AAAAAA\"}\nVStack:\n"
        + String(repeating: "  - Row\n", count: 3000),
      "HStack:\n  - {Button: Save, role: primary}\n"
        + String(repeating: "  - {Button: Cancel, role: cancel}\n", count: 3000),
      "VStack:\n" + String(repeating: "  - Image: star\n", count: 3000),
      "platform: macos\nVStack:\n"
        + String(repeating: "  - GradientButton: {symbol: plus}\n", count: 3000),
      "platform: macos\nVStack:\n" + String(repeating: "  - HelpButton\n", count: 3000),
      "Screen:\n  - VStack:\n"
        + String(
          repeating: "    - {Label: Too long for so little, width: 60, numberOfLines: 1}\n",
          count: 3000),
    ])
  func many(_ spec: String) throws {
    let time = try ThreadClock().measure {
      let report = try Linting.report(on: spec, variants: "light")
      #expect(!report.hasErrors && !report.findings.isEmpty)
    }
    #expect(time < .seconds(60))
  }

  @Test("The same spec has the same findings, whatever was linted before")
  func deterministic() throws {
    let spec = LintRule.all.prefix(3).map(\.wrong).last ?? ""
    let first = try Linting.report(on: spec).all
    _ = try Linting.report(on: "Button: Other\nstyle: filled\n")
    #expect(try Linting.report(on: spec).all == first)
  }
}
