import Foundation
import Testing

@testable import MaquetteSnapshots

@Suite("Differences of scenes")
struct SceneDiffTests {
  @Test("A scene does not differ from itself, and each random edit is noticed", arguments: 0..<12)
  func edits(_ seed: Int) throws {
    let texts = try KeptDumps.texts()
    var random = Random(state: UInt64(seed) &+ 7)
    for _ in 0..<20 {
      let text = texts[random.below(texts.count)]
      let outline = try SceneOutline(parsing: text)
      #expect(SceneDiff.changes(from: outline, to: outline).isEmpty)
      var edited = outline
      for _ in 0...random.below(4) { random.edit(&edited) }
      let changes = SceneDiff.changes(from: outline, to: edited)
      #expect(changes.isEmpty == (outline == edited))
      #expect(SceneDiff.changes(from: edited, to: outline).isEmpty == (outline == edited))
      #expect(changes.allSatisfy { !$0.sentence.hasSuffix(" ") && !$0.summary.hasSuffix(" ") })
    }
  }

  @Test("Any two scenes can be compared")
  func strangers() throws {
    let texts = try KeptDumps.texts()
    var random = Random(state: 3)
    for _ in 0..<40 {
      let one = try SceneOutline(parsing: texts[random.below(texts.count)])
      let other = try SceneOutline(parsing: texts[random.below(texts.count)])
      #expect(SceneDiff.changes(from: one, to: other).isEmpty == (one == other))
    }
  }

  @Test("5,000 siblings cost a few comparisons each, whatever happened to them")
  func cost() throws {
    let count = 5000
    func outline(_ names: [String]) throws -> SceneOutline {
      var text = "scene 300 × 200000 #FFFFFF ltr en\n  VStack  (0 0 300 × 200000)\n"
      for (index, name) in names.enumerated() {
        text += "    VStack/Label[\(index)]  (0 \(index * 40) 300 × 30)  “\(name)”\n"
      }
      return try SceneOutline(parsing: text)
    }
    let names = (0..<count).map { "Row \($0)" }
    let old = try outline(names)
    let inserted = try outline(["New"] + names)
    let result = SceneDiff.compare(old, inserted)
    #expect(result.changes.count == 1)
    #expect(
      result.changes.first?.sentence == "Label 'New' was added, so 5000 below it moved 40 pt down")
    for other in [names.reversed(), names.map { $0 + "!" }, names.map { _ in "Same" }] {
      #expect(SceneDiff.compare(old, try outline(other)).comparisons < 64 * count)
    }
    #expect(result.comparisons < 40 * count)
  }

  @Test("A hundredth of a point is a change, and where only paths differ something is said")
  func small() throws {
    func outline(_ node: String) throws -> SceneOutline {
      try SceneOutline(parsing: "scene 9 × 9 #FFFFFF ltr en\n  \(node)\n")
    }
    let old = try outline("Label  (1 1 5 × 5)  “a”")
    #expect(
      SceneDiff.changes(from: old, to: try outline("Label  (1 1.01 5 × 5)  “a”")).map(\.sentence)
        == ["Label 'a' moved 0.01 pt down"])
    #expect(SceneDiff.changes(from: old, to: try outline("Label[1]  (1 1 5 × 5)  “a”")).count == 1)
  }
}

/// The dumps beside our own baselines.
enum KeptDumps {
  private static let kept = Result { try read() }

  static func texts() throws -> [String] { try kept.get() }

  private static func read() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = try #require(all).compactMap { $0 as? URL }.filter {
      // The gallery's order is a list of names.
      $0.pathExtension == "txt" && $0.lastPathComponent != "gallery.txt"
    }
    return try files.sorted { $0.path < $1.path }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
  }

  mutating func edit(_ outline: inout SceneOutline) {
    let index = below(outline.nodes.count)
    switch below(8) {
    case 0: outline.nodes[index].frame.origin.y += Double(below(2000)) / 100
    case 1: outline.nodes[index].frame.size.width += Double(below(2000)) / 100
    case 2: outline.nodes[index].text = "text \(below(9))"
    case 3: outline.nodes[index].items.removeAll()
    case 4:
      outline.nodes[index].accessibility?.traits = [.selected]
      outline.nodes[index].hitTarget = nil
    case 5 where index > 0 && outline.nodes.count > 2:
      let depth = outline.nodes[index].depth
      let end = outline.nodes[(index + 1)...].firstIndex { $0.depth <= depth }
      outline.nodes.removeSubrange(index..<(end ?? outline.nodes.count))
    case 6:
      var node = outline.nodes[index]
      node.depth += 1
      outline.nodes.insert(node, at: index + 1)
    default: outline.size.height += Double(below(300)) / 100
    }
  }
}
