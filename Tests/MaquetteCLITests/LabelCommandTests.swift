import Foundation
import Testing

@Suite("label, its page and its report")
struct LabelCommandTests {
  @Test("Its flags are the keys of a spec")
  func flags() throws {
    let workspace = try Workspace([
      "cut.yaml": "width: 90\nLabel: Truncated in the middle\nlineBreakMode: middle\npadding: 16",
      "small.yaml": """
      width: 120
      Label: Smaller until it fits
      adjustsFontSizeToFitWidth: true
      minimumScaleFactor: 0.5
      padding: 16
      """,
      "icon.yaml": "Label: Favorites\nsymbol: heart\nisEnabled: false\npadding: 16",
    ])
    func same(_ spec: String, _ arguments: String...) throws {
      let label = try workspace.run(["label"] + arguments)
      #expect(label.status == 0, "\(label.errors)")
      #expect(label.output == (try workspace.run("render", spec, "-o", "-").output), "\(spec)")
    }
    try same(
      "cut.yaml", "Truncated in the middle", "--width", "90", "--line-break-mode", "middle")
    try same(
      "small.yaml", "Smaller until it fits", "--width", "120", "--minimum-scale-factor", "0.5")
    try same("icon.yaml", "Favorites", "--symbol", "heart", "--disabled")
  }

  @Test("A text is markup only with --markup, whose own looks win over the other flags")
  func markup() throws {
    let workspace = try Workspace([
      "plain.yaml": "Label: '**a**'\npadding: 16",
      "rich.yaml":
        "Label:\n  color: red\n  attributedText: 'a **b** ^[c](color: green)'\n  padding: 16",
    ])
    let plain = try workspace.run("label", "**a**")
    #expect(plain.output == (try workspace.run("render", "plain.yaml", "-o", "-").output))
    let rich = try workspace.run(
      "label", "a **b** ^[c](color: green)", "--markup", "--color", "red")
    #expect(rich.output == (try workspace.run("render", "rich.yaml", "-o", "-").output))
  }

  @Test(
    "A wrong value is told with its flag",
    arguments: [
      (
        ["--minimum-scale-factor", "2"],
        "--minimum-scale-factor: 'minimumScaleFactor' is 2; it must be a number from 0 to 1"
      ),
      (["--minimum-scale-factor=-1"], "--minimum-scale-factor: 'minimumScaleFactor' is -1"),
      (
        ["--line-break-mode", "midle"],
        "--line-break-mode: unknown value 'midle' for 'lineBreakMode'; did you mean 'middle'?"
      ),
      (["--symbol", "haert"], "--symbol: unknown symbol 'haert'; did you mean 'heart'?"),
    ])
  func wrongValues(flags: [String], message: String) throws {
    try expectRefusal(
      64, "error: \(message)", in: Workspace(), ["label", "x", "-o", "x.png"] + flags)
  }

  @Test("A wrong markup is told as the text's")
  func wrongMarkup() throws {
    try expectRefusal(
      64, "error: the text: a link may not lead to a 'javascript:' URL", in: Workspace(),
      ["label", "[a](javascript:b)", "--markup", "-o", "x.png"])
  }

  // MARK: Page

  @Test("The page of Label has every key with its type, its default and its meaning, in 80 columns")
  func page() throws {
    let lines = try Workspace().run("components", "Label").lines
    let keys = [
      "text", "attributedText", "font", "color", "alignment", "kerning",
      "adjustsFontForContentSizeCategory", "controlSize", "numberOfLines", "lineBreakMode",
      "lineBreakStrategy", "lineSpacing", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
      "baselineAdjustment", "allowsDefaultTighteningForTruncation", "preferredMaxLayoutWidth",
      "sizingRule", "clipsToBounds", "isEnabled", "isHighlighted", "highlightedTextColor",
      "preferredVibrancy", "shadowColor", "shadowOffset", "showsExpansionTextWhenTruncated",
      "isHovered", "enablesMarqueeWhenAncestorFocused", "isAncestorFocused", "marqueePhase",
      "isSelectable", "selectedRange", "systemImage", "labelStyle", "iconColor",
    ]
    for key in keys {
      let start = try #require(
        lines.firstIndex { $0.hasPrefix("  \(key):") || $0.hasPrefix("  \(key), ") }, "\(key)")
      let entry = lines[start...].dropFirst().prefix { $0.hasPrefix("      ") }
      let type = lines[start] + entry.filter { $0.hasPrefix("          ") }.joined(separator: " ")
      #expect(type.contains(": ") && type.contains("default"), "\(type)")
      let meaning = entry.filter { !$0.hasPrefix("          ") }
      #expect(!meaning.isEmpty && meaning.last?.hasSuffix(".") == true, "\(key)")
    }
    #expect(lines.contains("  shadowOffset: [x, y] (default [0, -1])"))
    #expect(lines.contains("  highlightedTextColor: colour name or #RRGGBB (default none)"))
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  // MARK: Report

  @Test("inspect tells what UIKit's labels answer")
  func inspect() throws {
    let spec = """
      width: 200
      VStack:
        - Label: Long enough to be cut off somewhere
          frame: {width: 100, height: 60}
        - Label: Smaller until it fits its room
          adjustsFontSizeToFitWidth: true
          width: 150
        - Button: OK
      """
    let outcome = try Workspace(["a.yaml": spec]).run("inspect", "a.yaml", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let nodes = try #require(json?["nodes"] as? [[String: Any]])
    let labels = nodes.compactMap { $0["label"] as? [String: Any] }
    #expect(labels.count == 2)
    for label in labels {
      #expect(
        Set(label.keys) == [
          "intrinsicContentSize", "textRect", "lastBaseline", "lines", "isTruncated", "scale",
        ])
    }
    let cut = try #require(labels.first)
    #expect(cut["isTruncated"] as? Bool == true)
    #expect(cut["lines"] as? Int == 1)
    let text = try #require(cut["textRect"] as? [String: Double])
    let size = try #require(cut["intrinsicContentSize"] as? [String: Double])
    #expect(size["width"] ?? 0 > 200)
    // A line of 20.33 points in the middle of 60, on a whole pixel of three to the point.
    #expect(abs((text["y"] ?? 0) - 20) < 0.001)
    #expect(text["width"] ?? 200 <= 100)
    let small = try #require(labels.last)
    #expect(small["isTruncated"] as? Bool == false)
    #expect(small["scale"] as? Double ?? 1 < 1)
    let button = try #require(nodes.last { $0["component"] as? String == "Button" })
    #expect(button["label"] is NSNull)
  }

  @Test("Links stand in the report and in SVG and PDF with their addresses")
  func links() throws {
    let workspace = try Workspace([
      "a.yaml": "Label:\n  attributedText: See [Help](https://example.com/help)"
    ])
    let report = try workspace.run("inspect", "a.yaml", "--json").text
    #expect(report.contains("\"url\": \"https://example.com/help\""))
    #expect(report.contains("\"role\": \"link\""))
    let svg = try workspace.run("render", "a.yaml", "-o", "-", "--format", "svg").text
    #expect(svg.contains("<title id=\"maquette-a-title\">See Help</title>"))
    #expect(svg.contains("<g role=\"group\" aria-label=\"See Help\""))
    let link = try #require(svg.components(separatedBy: "<a ").dropFirst().first)
    #expect(link.hasPrefix("href=\"https://example.com/help\" aria-label=\"Help\""))
    #expect(link.contains("pointer-events=\"all\""))
    #expect(try workspace.run("render", "a.yaml", "-o", "a.pdf").status == 0)
    let pdf = String(decoding: try workspace.bytes("a.pdf"), as: UTF8.self)
    #expect(pdf.contains("(https://example.com/help)"))
  }
}
