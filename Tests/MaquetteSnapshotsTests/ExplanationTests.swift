import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

@Suite("Why pixels changed")
struct ExplanationTests {
  private func outline(_ x: Int, _ label: String = "A") throws -> SceneOutline {
    try SceneOutline(
      parsing: """
        scene 100 × 100 #FFFFFF ltr en
          VStack  (0 0 100 × 100)
            VStack/Button[0]  (\(x) 10 20 × 20)  button “\(label)”
              fill rect (\(x) 10 20 × 20) #FF0000
            VStack/Divider[1]  (0 80 100 × 1)
              fill rect (0 80 100 × 1) #000000

        """)
  }

  private func cause(
    _ bounds: PixelRect, evidence: RasterEvidence = .none, from old: SceneOutline,
    to new: SceneOutline, isDifferent: ((Int, Int) -> Bool)? = nil
  ) -> [ExplainedCluster.Cause] {
    let changes = SceneDiff.changes(from: old, to: new)
    let cluster = PixelComparison.Cluster(bounds: bounds, differentPixels: 9, isOnEdges: true)
    return ClusterExplanation(
      changes: changes, from: old, to: new, scale: 1, evidence: evidence
    ).explain([cluster], isDifferent: isDifferent).map(\.cause)
  }

  @Test("A move explains where something was and is, and not what is between or beside")
  func moved() throws {
    let (old, new) = (try outline(10), try outline(60))
    func rect(_ x: Int, _ end: Int) -> PixelRect {
      PixelRect(minX: x, minY: 12, maxX: end, maxY: 20)
    }
    #expect(cause(rect(10, 30), from: old, to: new) == [.structure([0])])
    #expect(cause(rect(60, 80), from: old, to: new) == [.structure([0])])
    #expect(cause(rect(36, 50), from: old, to: new) == [.unexplained])
    #expect(cause(rect(25, 40), from: old, to: new) == [.unexplained])
  }

  @Test("With its pixels, a cluster that is partly explained is split")
  func split() throws {
    let (old, new) = (try outline(10), try outline(60))
    let bounds = PixelRect(minX: 25, minY: 12, maxX: 40, maxY: 14)
    #expect(
      cause(bounds, from: old, to: new) { _, _ in true } == [.structure([0]), .unexplained])
    #expect(cause(bounds, from: old, to: new) { x, _ in x < 31 } == [.structure([0])])
    #expect(cause(bounds, from: old, to: new) { x, _ in x > 35 } == [.unexplained])
  }

  @Test("What another rasteriser may draw is rasterisation, where something is, and only there")
  func rasterization() throws {
    let scene = try outline(10)
    let image = RasterImage(
      width: 100, height: 100, pixels: Array(repeating: 0xFFFF_FFFF, count: 10_000))
    let other = RandomChange.level(of: image, in: PixelRect(minX: 0, minY: 80, maxX: 50, maxY: 81))
    let mask = PixelComparison(image, other, options: .otherRasterizer()).mask
    let evidence = RasterEvidence(tolerated: mask, texts: [])
    let line = PixelRect(minX: 0, minY: 80, maxX: 50, maxY: 81)
    #expect(cause(line, evidence: evidence, from: scene, to: scene) == [.rasterization])
    #expect(cause(line, from: scene, to: scene) == [.unexplained], "the same environment")
    let nowhere = PixelRect(minX: 50, minY: 50, maxX: 52, maxY: 52)
    #expect(cause(nowhere, evidence: evidence, from: scene, to: scene) == [.unexplained])
    let text = RasterEvidence.Text(name: "Label 'A'", area: line, verdict: .missing)
    let erased = RasterEvidence(tolerated: mask, texts: [text])
    #expect(cause(line, evidence: erased, from: scene, to: scene) == [.unexplained])
    #expect(erased.notes(on: line) == ["ink of Label 'A' is missing"])
  }

  @Test("What assistive technology is told explains no pixel")
  func redescribed() throws {
    let (old, new) = (try outline(10), try outline(10, "B"))
    #expect(SceneDiff.changes(from: old, to: new).map(\.kind) == [.redescribed])
    let bounds = PixelRect(minX: 12, minY: 12, maxX: 14, maxY: 14)
    #expect(cause(bounds, from: old, to: new) == [.unexplained])
  }
}

@Suite("Changes of many pictures")
struct ChangeGroupingTests {
  private func result(_ id: String, _ summaries: [String]) -> SnapshotResult {
    var result = SnapshotResult(id: id, source: "a.yaml", status: .changed)
    result.changes = summaries.map {
      SceneChange(
        kind: .recolored, path: "A", component: "A", sentence: "\(id) \($0)", summary: $0,
        oldFrame: nil, newFrame: nil, reach: [])
    }
    return result
  }

  @Test("One change of 140 pictures is one group, and a picture may be in several")
  func groups() {
    let fill = "Button: fill #007AFF → #0040DD"
    var results = (100..<240).map { result("p\($0)", [fill, fill]) }
    results.append(result("a", ["Label: added", fill]))
    let groups = ChangeGrouping.groups(of: results)
    #expect(groups.map(\.summary) == [fill, "Label: added"])
    #expect(groups.map(\.ids.count) == [141, 1])
    #expect(groups.first?.ids.first == "a")
    #expect(groups.allSatisfy { $0.key.count == 8 })
    #expect(ChangeGrouping.groups(of: results.reversed()) == groups)
  }

  @Test("One colour of fills and texts of all components is one group, another is another")
  func colors() {
    let results = [
      result("a", ["Button: fill #0F766E → #0F666E", "Button: text #0F766E → #0F666E"]),
      result("b", ["Slider: fill #0F766E → #0F666E, line #0F766E → #0F666E"]),
      result("c", ["Button: fill #0F766E → #FF0000"]),
      result("d", ["Button: fill #0F766E → #0F666E, text #FFFFFF → #000000"]),
    ]
    let groups = ChangeGrouping.groups(of: results)
    #expect(groups.map(\.ids) == [["a", "b"], ["d"], ["c"]])
    #expect(
      groups.first?.summary == "Button: fill #0F766E → #0F666E; Button: text #0F766E → #0F666E; "
        + "Slider: fill #0F766E → #0F666E, line #0F766E → #0F666E")
  }

  @Test("What another theme changed is one group; what it cannot have changed is not in it")
  func theme() {
    let theme = "theme brand 1 → brand 2"
    var results = [
      result("a", ["Button: fill #111111 → #222222", "Button: height 34 → 36 pt"]),
      result("b", ["Button: text #333333 → #444444", "Button: height 34 → 36 pt"]),
      result("c", ["Label: text 'A' → 'B'", "Label: height 10 → 20 pt"]),
    ]
    for index in results.indices {
      results[index].source = "\(results[index].id).yaml"
      results[index].environment = ["cairo 1 → 2"]
      results[index].settings = [theme]
      for place in results[index].changes.indices {
        let words = results[index].changes[place].summary
        results[index].changes[place].kind =
          words.contains("height") ? .resized : words.contains("'") ? .retitled : .recolored
      }
    }
    let groups = ChangeGrouping.groups(of: results)
    #expect(groups.map(\.ids) == [["a", "b"], ["c"], ["c"]])
    #expect(groups.first?.summary.hasPrefix(theme + ": Button: height 34 → 36 pt; ") == true)
  }

  /// Results of one spec each, whose changes are of kinds that their words tell.
  private func results(_ summaries: [[String]]) -> [SnapshotResult] {
    summaries.enumerated().map { index, own in
      var result = result("p\(index)", own)
      result.source = "\(index).yaml"
      for place in result.changes.indices {
        let words = result.changes[place].summary
        result.changes[place].kind =
          words.contains(": font ") ? .refonted : words.contains("text") ? .retitled : .resized
      }
      return result
    }
  }

  @Test("A font that was replaced by one of another name is one group, whatever sizes it has")
  func swappedFont() {
    let all = results([
      ["Label: font Lato-Regular 17 → Amiri 17", "Label: font Lato-Regular 13 → Amiri 13"],
      ["Button: font Lato-Regular 17 → Amiri 17", "HStack: width 80 → 91 pt"],
      ["Label: text 'א' → 'ב'"],
    ])
    let groups = ChangeGrouping.groups(of: all)
    #expect(groups.map(\.ids) == [["p0", "p1"], ["p2"]])
    #expect(groups.first?.summary.hasPrefix("font Lato-Regular → Amiri: ") == true)
    let one = ChangeGrouping.groups(of: [all[1]])
    #expect(
      one.map(\.summary).sorted() == [
        "Button: font Lato-Regular 17 → Amiri 17", "HStack: width 80 → 91 pt",
      ], "a label that was made bold moved nothing else")
  }

  @Test("A font file that is another one is one group with all that it moved, and so are several")
  func replacedFont() {
    var all = results([
      ["Label: width 80 → 91 pt"], ["Button: width 60 → 66 pt", "Label: text 'a' → 'b'"], [],
    ])
    for index in all.indices {
      all[index].status = .environment
      all[index].environment = ["cairo 1 → 2", "font Inter-Regular a 1 → b 2"]
    }
    all[2].environment.append("font Inter-Bold a 3 → b 4")
    let groups = ChangeGrouping.groups(of: all)
    #expect(groups.map(\.ids) == [["p0", "p1", "p2"], ["p1"]])
    #expect(
      groups.first?.summary.hasPrefix(
        "font Inter-Bold a 3 → b 4, font Inter-Regular a 1 → b 2: ") == true)
    all[0].environment = ["cairo 1 → 2"]
    #expect(ChangeGrouping.groups(of: [all[0]]).map(\.summary) == ["Label: width 80 → 91 pt"])
  }

  @Test("Summaries whose keys are equal get different ones, the same in every order")
  func collisions() {
    let results = [result("a", ["x"]), result("b", ["y"]), result("c", ["z"])]
    let groups = ChangeGrouping.groups(of: results) { _ in "same" }
    #expect(Set(groups.map(\.key)).count == 3)
    #expect(groups == ChangeGrouping.groups(of: results.reversed()) { _ in "same" })
  }
}

/// Pictures that differ a little.
enum RandomChange {
  /// A picture a level darker in an area.
  static func level(of image: RasterImage, in area: PixelRect) -> RasterImage {
    var pixels = image.pixels
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { pixels[y * image.width + x] &-= 0x0001_0101 }
    }
    return RasterImage(width: image.width, height: image.height, pixels: pixels)
  }
}
