import Foundation
import Testing

@Suite("maquette lint")
struct LintCommandTests {
  private static let two = """
    VStack:
      - Button: Save
        style: filled
      - Button: Send  # at once
        style: filled

    """

  @Test("A finding has its place, its line with a caret, its rule and what to do")
  func text() throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--rules", "button/one-prominent")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("ui.yaml:5:12: warning: "))
    #expect(outcome.errors.contains("[button/one-prominent]\n5 |     style: filled\n"))
    #expect(outcome.text.contains("1 spec linted: 0 errors, 1 warning, 0 notes"))
  }

  @Test("Exit codes are those of check")
  func exits() throws {
    let workspace = try Workspace([
      "good.yaml": "Label: Hello\n", "warns.yaml": Self.two,
      "wrong.yaml":
        "VStack:\n  - {Button: Save, role: primary}\n  - {Button: Send, role: primary}\n",
      "broken.yaml": "Labl: Hello\n",
    ])
    #expect(try workspace.run("lint", "good.yaml", "--strict").status == 0)
    #expect(try workspace.run("lint", "warns.yaml").status == 0)
    #expect(try workspace.run("lint", "warns.yaml", "--strict").status == 1)
    #expect(try workspace.run("lint", "wrong.yaml").status == 65)
    #expect(try workspace.run("lint", "broken.yaml").status == 65)
    #expect(try workspace.run("lint", "gone.yaml").status == 66)
    #expect(try workspace.run("lint").status == 64)
    #expect(try workspace.run("lint", "good.yaml", "--rules", "buton/spacing").status == 64)
  }

  @Test(
    "Programs get one document in each form",
    arguments: ["json", "sarif", "junit", "github", "html"])
  func forms(_ form: String) throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--diagnostics", form)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("button/one-prominent"))
    switch form {
    case "json": #expect(outcome.text.contains("\"fixable\": true"))
    case "sarif": #expect(outcome.text.contains("\"ruleId\": \"button/one-prominent\""))
    case "junit": #expect(outcome.text.contains("<failure type=\"button/one-prominent\""))
    case "github":
      #expect(
        outcome.text.contains("::warning file=ui.yaml,line=5,col=12,title=button/one-prominent::"))
    default:
      #expect(outcome.text.contains("<img alt=") && outcome.text.contains("data:image/png;base64,"))
      #expect(!outcome.text.contains("<script"))
    }
  }

  @Test("--fix mends what it can, keeps comments, and tells the rest")
  func fix() throws {
    let workspace = try Workspace(["ui.yaml": Self.two])
    let outcome = try workspace.run("lint", "ui.yaml", "--fix", "--rules", "button/one-prominent")
    #expect(outcome.status == 0 && outcome.errors.contains(": fixed: "))
    let after = try workspace.text("ui.yaml")
    #expect(after.contains("- Button: Send  # at once\n    style: gray\n"))
    #expect(
      try workspace.run("lint", "ui.yaml", "--strict", "--rules", "button/one-prominent").status
        == 0)
  }

  @Test("What is known is not told again; what is new is")
  func baseline() throws {
    let workspace = try Workspace(["ui/a.yaml": Self.two])
    let recorded = try workspace.run("lint", "ui", "--record-baseline", "known.json")
    #expect(recorded.status == 0)
    let known = try workspace.run("lint", "ui", "--baseline", "known.json", "--strict")
    #expect(known.status == 0 && known.text.contains("known"))
    try workspace.write("ui/b.yaml", Self.two)
    #expect(try workspace.run("lint", "ui", "--baseline", "known.json", "--strict").status == 1)
    try workspace.write("known.json", "[]")
    #expect(try workspace.run("lint", "ui", "--baseline", "known.json").status == 65)
    #expect(try workspace.run("lint", "ui", "--baseline", "none.json").status == 66)
  }

  @Test("The project file says levels, variants and the baseline")
  func configuration() throws {
    let workspace = try Workspace([
      "ui/a.yaml": Self.two,
      "maquette.yaml":
        "lint:\n  variants: [light, rtl]\n  rules:\n    button/one-prominent: error\n",
    ])
    #expect(try workspace.run("lint", "ui").status == 65)
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/one-prominent: off}\n")
    #expect(
      try workspace.run("lint", "ui", "--strict", "--rules", "button/one-prominent").status == 0)
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/one-prominet: off}\n")
    let unknown = try workspace.run("lint", "ui")
    #expect(unknown.status == 65 && unknown.errors.contains("did you mean 'button/one-prominent'?"))
    try workspace.write("maquette.yaml", "lint: {variants: []}\n")
    let none = try workspace.run("lint", "ui")
    #expect(none.status == 65, "\(none.errors)")
    #expect(
      none.errors.hasPrefix("maquette.yaml:1:18: error: 'variants' names no variant to lint"),
      "\(none.errors)")
    try workspace.write("maquette.yaml", "lint:\n  rules: {button/spacing: loud}\n")
    #expect(try workspace.run("lint", "ui").errors.contains("off, note, warning, error"))
  }

  @Test("explain tells all there is to a rule")
  func explain() throws {
    let workspace = try Workspace()
    let page = try workspace.run("explain", "[button/one-prominent]")
    for part in ["Wrong:", "Right:", "Level: warning", "Human Interface Guidelines, Buttons"] {
      #expect(page.text.contains(part), "\(part)")
    }
    #expect(try workspace.run("explain").text.contains("rtl/explicit-side"))
    #expect(try workspace.run("explain", "button/one-prominen").status == 64)
  }

  @Test("Specs from standard input are linted, and names obey nobody's terminal")
  func hostile() throws {
    let workspace = try Workspace(["a\u{1B}[31m.yaml": Self.two])
    let named = try workspace.run("lint", "a\u{1B}[31m.yaml")
    #expect(!named.errors.contains("\u{1B}"))
    let piped = try workspace.run("lint", "-", "--strict", stdin: Self.two)
    #expect(piped.status == 1)
  }
}
