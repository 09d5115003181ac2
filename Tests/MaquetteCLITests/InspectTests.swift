import Foundation
import Testing

@Suite("inspect")
struct InspectTests {
  private func document(_ spec: String, _ flags: String...) throws -> [String: Any] {
    let outcome = try Workspace(["a.yaml": spec]).run(["inspect", "a.yaml", "--json"] + flags)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(json as? [String: Any])
  }

  private func nodes(_ document: [String: Any]) throws -> [[String: Any]] {
    try #require(document["nodes"] as? [[String: Any]])
  }

  @Test("One versioned document, nodes in paint order")
  func form() throws {
    let document = try document(
      "width: 200\nheight: 100\nview:\n  VStack:\n  - Label: Hi\n  - Button: OK\n    style: filled")
    #expect(document["version"] as? Int == 1)
    #expect(document["size"] as? [String: Double] == ["width": 200, "height": 100])
    let nodes = try nodes(document)
    #expect(nodes.map { $0["component"] as? String } == ["VStack", "Label", "Button"])
    #expect(
      nodes.map { $0["path"] as? String } == ["VStack", "VStack/Label[0]", "VStack/Button[1]"])
    #expect(nodes[0]["parent"] is NSNull)
    #expect(nodes[2]["parent"] as? String == "VStack")
    let keys: Set = [
      "path", "parent", "component", "frame", "hitTarget", "baseline", "text", "style", "label",
      "image", "material", "accessibility", "source",
    ]
    for node in nodes { #expect(Set(node.keys) == keys) }
  }

  @Test("A button has a hit target, a look, a name and a place in the spec")
  func button() throws {
    let document = try document(
      "width: 200\nheight: 100\nview:\n  VStack:\n  - Button: OK\n    style: filled")
    let button = try #require(try nodes(document).last)
    for key in ["frame", "hitTarget"] {
      let rect = try #require(button[key] as? [String: Double])
      #expect(Set(rect.keys) == ["x", "y", "width", "height"])
    }
    let target = try #require(button["hitTarget"] as? [String: Double])
    #expect(target["height"] ?? 0 >= 44)
    #expect(target["width"] ?? 0 >= 44)
    #expect(button["baseline"] is Double)
    #expect(button["text"] as? String == "OK")
    #expect(button["source"] as? [String: Int] == ["line": 5, "column": 5])
    let accessibility = try #require(button["accessibility"] as? [String: Any])
    #expect(
      Set(accessibility.keys) == [
        "role", "label", "value", "traits", "hint", "headingLevel", "hidden", "identifier", "url",
      ])
    #expect(accessibility["role"] as? String == "button")
    #expect(accessibility["label"] as? String == "OK")
    let style = try #require(button["style"] as? [String: Any])
    #expect(Set(style.keys).isSuperset(of: ["font", "size", "weight", "color"]))
  }

  @Test("Text is told as drawn, after truncation")
  func truncation() throws {
    let spec = "width: 60\nLabel: A text that is much too long\nnumberOfLines: 1"
    let text = try #require(try nodes(document(spec)).last?["text"] as? String)
    #expect(text.hasSuffix("…"))
    #expect(text.hasPrefix("A"))
  }

  @Test("Scale changes no frame; direction mirrors them")
  func environment() throws {
    let spec = "width: 200\nview:\n  HStack:\n  - Label: Left\n  - Spacer\n  - Button: Right"
    func frames(_ flags: String...) throws -> [[String: Double]] {
      let outcome = try Workspace(["a.yaml": spec]).run(["inspect", "a.yaml", "--json"] + flags)
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
      return try nodes(try #require(json as? [String: Any]))
        .compactMap { $0["frame"] as? [String: Double] }
    }
    #expect(try frames("--scale", "1") == frames("--scale", "3"))
    let (plain, mirrored) = (try frames(), try frames("--direction", "rtl"))
    #expect(plain.count == mirrored.count)
    for (one, other) in zip(plain, mirrored) {
      let right = (other["x"] ?? 0) + (other["width"] ?? 0)
      #expect(abs((one["x"] ?? 0) - (200 - right)) < 0.001)
    }
  }

  @Test("Any text survives JSON")
  func hostileText() throws {
    let text = #"quote " backslash \ / \u2028 \u0007 \u001b[31m </script> 👩‍👩‍👧 שלום"#
    let document = try document(
      "{\"Label\": \"quote \\\" backslash \\\\ / \\u2028 \\u0007 \\u001b"
        + "[31m </script> 👩‍👩‍👧 שלום\"}")
    let label = try #require(try nodes(document).last?["accessibility"] as? [String: Any])
    let expected = text.replacing(#"\u2028"#, with: "\u{2028}")
      .replacing(#"\u0007"#, with: "\u{7}").replacing(#"\u001b"#, with: "\u{1B}")
    #expect(label["label"] as? String == expected)
  }

  @Test("Without --json the scene as text; - reads standard input")
  func text() throws {
    let outcome = try Workspace().run("inspect", "-", stdin: "Label: Hello")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("scene "))
    #expect(outcome.text.contains("“Hello”"))
    #expect(outcome.output.isEmpty == false && outcome.errors.isEmpty)
  }

  @Test("A bad spec is told as render tells it")
  func badSpec() throws {
    let workspace = try Workspace(["a.yaml": "Lable: A"])
    let inspected = try workspace.run("inspect", "a.yaml")
    #expect(inspected.status == 65)
    #expect(inspected.output.isEmpty)
    #expect(inspected.errors == (try workspace.run("render", "a.yaml").errors))
  }
}
