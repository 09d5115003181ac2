import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLint

@Suite struct FixTests {
  private func fixed(_ spec: String, _ rule: LintRule) throws -> String {
    try Linting.fixed(spec, rule)
  }

  @Test("A value changes where it stands; comments, quotes and other lines stay")
  func replaces() throws {
    let spec = """
      # Two ways in.
      VStack:
        - Button: "Save"   # most likely
          style: filled
        - Button: 'Share'
          style: filled    # also blue
      """
    let after = try fixed(spec, .buttonOneProminent)
    #expect(after == spec.replacing("filled    # also", with: "gray    # also"))
  }

  @Test("A key is added below the component, as deep as its others")
  func adds() throws {
    let spec =
      "Alert: Delete it?\nbuttons:\n  - Button: Cancel\n    role: cancel\n  - Button: Delete  # gone\n"
    let after = try fixed(spec, .buttonDestructiveRole)
    #expect(after == spec.replacing("# gone\n", with: "# gone\n    role: destructive\n"))
  }

  @Test("A key is added in brackets, and to a component whose keys stand below it")
  func addsElsewhere() throws {
    let flow = "Alert: Delete it?\nbuttons: [{Button: Delete, symbol: trash}]\n"
    #expect(
      try fixed(flow, .buttonDestructiveRole)
        == "Alert: Delete it?\nbuttons: [{Button: Delete, role: destructive, symbol: trash}]\n")
    let long = "Alert: Delete it?\nbuttons:\n  - Button:\n      title: Delete\n"
    #expect(
      try fixed(long, .buttonDestructiveRole)
        == "Alert: Delete it?\nbuttons:\n  - Button:\n      role: destructive\n      title: Delete\n"
    )
  }

  @Test("A button that is written as its title alone becomes one with keys")
  func addsToTitles() throws {
    let flow = "Alert: Send?\nbuttons: [Cancel, Send]\n"
    #expect(
      try fixed(flow, .buttonCancelRole)
        == flow.replacing("[Cancel,", with: "[{Button: Cancel, role: cancel},"))
    let block =
      "locale: ja\nAlert: 送信しますか？\nbuttons:\n  - \"キャンセル\"  # 左\n  - 送信\n"
    #expect(
      try fixed(block, .buttonCancelRole)
        == block.replacing("\"キャンセル\"", with: "{Button: \"キャンセル\", role: cancel}"))
    let group = "ButtonGroup:\n  - 'Cancel'\n  - Send\n"
    #expect(
      try fixed(group, .buttonCancelRole)
        == group.replacing("'Cancel'", with: "{Button: 'Cancel', role: cancel}"))
  }

  @Test("A key goes with its line; a comment behind it stays on its own")
  func removes() throws {
    let spec =
      "platform: watchos\nwidth: 184\nButton: Start\ncornerRadius: 4  # as drawn\nstyle: gray\n"
    #expect(
      try fixed(spec, .buttonWatchRadius)
        == "platform: watchos\nwidth: 184\nButton: Start\n# as drawn\nstyle: gray\n")
    let flow =
      "platform: watchos\nwidth: 184\nVStack: [{Button: Start, cornerRadius: 4, style: gray}]\n"
    #expect(try fixed(flow, .buttonWatchRadius) == flow.replacing("cornerRadius: 4, ", with: ""))
  }

  @Test("A key gets its current name where it stands, and keeps its quotes and its value")
  func renames() throws {
    let spec = """
      VStack:
        - Label: foregroundColor
          foregroundColor: secondary  # faint
          font: body
        - {Label: مرحبا, "foregroundColor": red}
        - HStack: [{Image: star, accessibilityLabel: "★", foregroundColor: 'systemYellow'}]
      """
    #expect(
      try fixed(spec, .acrossDeprecated)
        == spec.replacing("foregroundColor: secondary", with: "color: secondary")
        .replacing("\"foregroundColor\"", with: "\"color\"")
        .replacing("foregroundColor: 'system", with: "color: 'system"))
  }

  @Test("Several changes in one text each find their place")
  func several() throws {
    let spec = "VStack:\n" + String(repeating: "  - {Button: Save, style: filled}\n", count: 4)
    let after = try fixed(spec, .buttonOneProminent)
    #expect(after.split(separator: "\n").count { $0.contains("gray") } == 3)
  }

  @Test(
    "Other scripts before a place do not move it, and lines may end as on Windows",
    arguments: ["Größe 👩‍👩‍👧", "مرحبا", "שלום", "नमस्ते", "東京"])
  func scripts(_ text: String) throws {
    let spec =
      "VStack:\r\n  - Label: \(text)  # \(text)\r\n  - {Label: \(text), font: body, color: systemGray}\r\n"
    #expect(
      try fixed(spec, .labelLevels) == spec.replacing("color: systemGray", with: "color: secondary")
    )
  }

  @Test("JSON, aliases and what another file brings stay as they are")
  func untouched() throws {
    let json =
      "{\"VStack\": [{\"Button\": \"A\", \"style\": \"filled\"}, {\"Button\": \"B\", \"style\": \"filled\"}]}"
    #expect(try fixed(json, .buttonOneProminent) == json)
    let alias = "VStack:\n  - {Button: A, style: &s filled}\n  - {Button: B, style: *s}\n"
    #expect(try fixed(alias, .buttonOneProminent) == alias)
  }

  @Test("Mending twice changes nothing more")
  func stable() throws {
    let once = try fixed("Button: Next\nsymbol: chevron.right\n", .rtlSymbolSide)
    #expect(once == "Button: Next\nsymbol: chevron.forward\n")
    #expect(try fixed(once, .rtlSymbolSide) == once)
  }

  @Test("What is replaced keeps its quotes")
  func quotes() throws {
    let spec =
      "VStack:\n  - {Button: 'Save', style: filled}\n  - {Button: \"Send\", style: \"filled\"}\n"
      + "  - {Button: Buy, style: 'filled'}\n"
    #expect(
      try fixed(spec, .buttonOneProminent)
        == spec.replacing("\"filled\"", with: "\"gray\"").replacing("'filled'", with: "'gray'"))
  }

  @Test(
    "What other components come from, too, is told and not changed",
    arguments: [
      """
      definitions:
        Primary: {parameters: [t], Button: "${t}", style: filled}
      VStack:
        - HStack: [{Button: Save, style: filled}, {Primary: Send}]
        - GroupBox: {children: [{Primary: Pay Now}]}
      """,
      """
      definitions:
        Buy: {Button: Buy, style: filled}
      VStack:
        - HStack: [{Button: Save, style: filled}, Buy]
        - GroupBox: {children: [Buy]}
      """,
      """
      definitions:
        B: {parameters: [t, {s: filled}], Button: "${t}", style: "${s}"}
      HStack: [{B: Save}, {B: Send}]
      """,
      """
      definitions:
        B: {parameters: [t], Button: "${t}", style: filled}
        Pair: {parameters: [t], HStack: [{Button: Save, style: filled}, {B: "${t}"}]}
      VStack: [{Pair: Send}, {Pair: Buy}]
      """,
    ])
  func shared(_ spec: String) throws {
    #expect(try fixed(spec, .buttonOneProminent) == spec)
    let found = try Linting.report(on: spec, .buttonOneProminent).findings.map(\.diagnostic)
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy { $0.hint?.contains("write 'gray' in line") == true }, "\(found)")
    #expect(found.allSatisfy { $0.hint?.contains("to change all of them") == true }, "\(found)")
  }

  @Test("A definition with one use is mended as what stands in its place")
  func oneUse() throws {
    let spec = """
      definitions:
        Primary: {parameters: [t], Button: "${t}", style: filled}
      HStack: [{Button: Save, style: filled}, {Primary: Send}]
      """
    #expect(
      try fixed(spec, .buttonOneProminent)
        == spec.replacing("\"${t}\", style: filled", with: "\"${t}\", style: gray"))
  }

  @Test("A text that is called as a definition is no use of it")
  func text() throws {
    let spec = """
      definitions:
        Primary: {parameters: [t], Button: "${t}", style: filled}
      VStack:
        - HStack: [{Button: Save, style: filled}, {Primary: Send}]
        - Label: Primary
      """
    #expect(
      try fixed(spec, .buttonOneProminent)
        == spec.replacing("\"${t}\", style: filled", with: "\"${t}\", style: gray"))
  }

  @Test("A quiet button is of the same material as the prominent one was")
  func glass() throws {
    let spec = "device: iPhone 17 Pro\nVStack:\n  - {Button: Buy, style: filled}\n"
    #expect(
      try fixed(spec + "  - {Button: Add, style: glassProminent}\n", .buttonOneProminent)
        == spec + "  - {Button: Add, style: glass}\n")
  }

  @Test("A text whose words don't fit gets no more lines, which would break them")
  func words() throws {
    for width in [44, 60] {
      let found = try Linting.report(
        on: "width: \(width)\nLabel: Settings\n", .labelCut, variants: "light"
      ).findings
      #expect(found.count == 1 && found.allSatisfy { $0.fix == nil }, "\(width)")
    }
    let found = try Linting.report(
      on: "width: 60\nLabel: All of my settings\n", .labelCut, variants: "light"
    ).findings
    #expect(found.count == 1 && found.allSatisfy { $0.fix == nil })
  }
}
