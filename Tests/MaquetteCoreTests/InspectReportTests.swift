import Foundation
import MaquetteCore
import Testing

@Suite("The document of inspect")
struct InspectReportTests {
  private func document(_ scene: Scene = SamplePicture.scene) throws -> [String: Any] {
    let text = InspectReport(scene).json.prettyText
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func nodes() throws -> [[String: Any]] {
    try #require(try document()["nodes"] as? [[String: Any]])
  }

  @Test("Its version is 1 and it says how large the picture is")
  func head() throws {
    let document = try document()
    #expect(document["version"] as? Int == 1)
    #expect(document["size"] as? [String: Double] == ["width": 100, "height": 80])
    #expect(document["direction"] as? String == "rtl")
    #expect(document["language"] as? String == "ar-EG")
    #expect(document["title"] as? String == "A shop")
    #expect(document["background"] is NSNull)
  }

  @Test("Every node has every key, also where there is nothing to say")
  func keys() throws {
    let keys: Set = [
      "path", "parent", "component", "frame", "hitTarget", "baseline", "text", "style", "label",
      "image", "material", "accessibility", "source",
    ]
    for node in try nodes() { #expect(Set(node.keys) == keys) }
  }

  @Test("Nodes come in paint order and name their parent")
  func order() throws {
    let nodes = try nodes()
    #expect(
      nodes.map { $0["path"] as? String } == ["VStack", "VStack/Button[0]", "VStack/Divider[1]"])
    #expect(nodes[0]["parent"] is NSNull)
    #expect(nodes[1]["parent"] as? String == "VStack")
    #expect(nodes[2]["parent"] as? String == "VStack")
  }

  @Test("A button's node says all there is to say")
  func button() throws {
    let node = try nodes()[1]
    #expect(node["component"] as? String == "Button")
    #expect(
      node["frame"] as? [String: Double] == ["x": 10, "y": 20, "width": 80.333333, "height": 34])
    #expect(
      node["hitTarget"] as? [String: Double]
        == ["x": 10, "y": 15, "width": 80.333333, "height": 44])
    #expect(node["baseline"] as? Double == 42.5)
    #expect(node["text"] as? String == "Buy \u{1B}")
    #expect(node["source"] as? [String: Int] == ["line": 3, "column": 7])
    let style = try #require(node["style"] as? [String: Any])
    #expect(style["font"] as? String == "Inter-SemiBold")
    #expect(style["size"] as? Double == 17)
    #expect(style["weight"] as? String == "semibold")
    #expect(style["color"] as? String == "#FFFFFF")
    #expect(style["background"] as? String == "#007AFF")
    let accessibility = try #require(node["accessibility"] as? [String: Any])
    #expect(accessibility["role"] as? String == "button")
    #expect(accessibility["label"] as? String == "Buy\nnow")
    #expect(accessibility["value"] as? String == "$5")
    #expect(accessibility["traits"] as? [String] == ["button", "notEnabled"])
    for key in ["hint", "headingLevel", "identifier", "url"] {
      #expect(accessibility[key] is NSNull, "\(key)")
    }
    #expect(accessibility["hidden"] as? Bool == false)
  }

  @Test("Everything that is said to assistive technology is in it")
  func accessibility() throws {
    var root = node()
    root.accessibility = Accessibility(
      role: .link, label: "a", value: "b", hint: "c", traits: [.updatesFrequently, .header],
      headingLevel: 2, isHidden: true, identifier: "d", url: "https://example.org")
    let nodes = try #require(try document(scene(root))["nodes"] as? [[String: Any]])
    let found = try #require(nodes[0]["accessibility"] as? [String: Any])
    #expect(found["role"] as? String == "link")
    #expect(found["hint"] as? String == "c")
    #expect(found["traits"] as? [String] == ["header", "updatesFrequently"])
    #expect(found["headingLevel"] as? Int == 2)
    #expect(found["hidden"] as? Bool == true)
    #expect(found["identifier"] as? String == "d")
    #expect(found["url"] as? String == "https://example.org")
    let line = SceneDump(scene(root)).text.split(separator: "\n")[1]
    #expect(
      line.hasSuffix(
        "link “a”  value “b”  header  updatesFrequently  heading 2  hint “c”"
          + "  to https://example.org  identifier “d”  hidden"))
  }

  @Test("What a node has not is null")
  func absent() throws {
    let node = try nodes()[2]
    for key in [
      "hitTarget", "baseline", "text", "style", "label", "accessibility", "source",
    ] {
      #expect(node[key] is NSNull, "\(key)")
    }
  }

  @Test("Findings are in it with their paths and places")
  func findings() throws {
    let findings = try #require(try document()["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["id"] as? String == "hit-target-overlap")
    #expect(findings[0]["message"] as? String == "two overlap")
    #expect(findings[0]["severity"] as? String == "warning")
    #expect(findings[0]["hint"] is NSNull)
    #expect(findings[0]["paths"] as? [String] == ["VStack/Button[0]"])
    #expect(findings[0]["source"] as? [String: Int] == ["line": 3, "column": 7])
  }

  @Test("Hit targets are in it with number, size, state and what is wrong")
  func hitTargets() throws {
    var picture = SamplePicture.scene
    picture.hitTargets = [
      HitTarget(
        number: 1, path: "VStack/Button[0]", component: "Button", name: "Buy",
        area: Rect(x: 10, y: 15, width: 80, height: 44), size: Size(width: 80, height: 34),
        state: .small, problems: ["below the usual 44 × 44"])
    ]
    let targets = try #require(try document(picture)["hitTargets"] as? [[String: Any]])
    #expect(targets.count == 1)
    #expect(targets[0]["number"] as? Int == 1)
    #expect(targets[0]["path"] as? String == "VStack/Button[0]")
    #expect(targets[0]["name"] as? String == "Buy")
    #expect(targets[0]["size"] as? [String: Double] == ["width": 80, "height": 34])
    #expect(targets[0]["state"] as? String == "small")
    #expect(targets[0]["problems"] as? [String] == ["below the usual 44 × 44"])
  }

  @Test("Notes are told to those who ask for them")
  func notes() {
    var picture = SamplePicture.scene
    picture.findings[0].severity = .note
    #expect(!SceneDump(picture).text.contains("two overlap"))
    #expect(
      SceneDump(picture, includesNotes: true).text
        .hasSuffix("note hit-target-overlap: two overlap\n"))
  }
}
