import Testing

@testable import MaquetteSnapshots

@Suite("Differences of scenes with thousands of nodes")
struct LargeSceneTests {
  private static let rows = 1000

  /// A list of buttons in rows of their own, one below the other.
  private func list(
    height: (Int) -> Double = { _ in 30 }, name: (Int) -> String = { "Row \($0)" },
    width: Double = 300, where isThere: (Int) -> Bool = { _ in true }
  ) throws -> SceneOutline {
    var (body, y, place) = ("", 0.0, 0)
    for row in 0..<Self.rows where isThere(row) {
      let path = "VStack/HStack[\(place)]"
      body += "    \(path)  (0 \(y) \(width) × \(height(row)))\n"
      body += "      \(path)/Button[0]  (0 \(y) 90 × \(height(row)))  button “\(name(row))”\n"
      y += height(row) + 8
      place += 1
    }
    return try SceneOutline(
      parsing: "scene \(width) × \(y) #FFFFFF ltr en\n  VStack  (0 0 \(width) × \(y))\n" + body)
  }

  /// Compares both ways; what is noted of nodes must not be a square of how many there are.
  private func check(_ old: SceneOutline, _ new: SceneOutline, says first: String) throws {
    for (was, now) in [(old, new), (new, old)] {
      let causes = ChangeCauses(was, now)
      let notes = causes.events.reduce(0) { sum, event in
        sum + event.followers.count + event.told.count + event.reach.count
      }
      #expect(notes + causes.cost < 100 * max(was.nodes.count, now.nodes.count))
    }
    #expect(SceneDiff.changes(from: old, to: new).first?.sentence == first)
  }

  @Test("Each row is larger, or every third one is")
  func grown() throws {
    let old = try list()
    try check(
      old, list(height: { _ in 33 }), says: "Button 'Row 0' and 999 more: height 30 → 33 pt")
    try check(
      old, list(height: { $0 % 3 == 0 ? 34 : 30 }),
      says: "Button 'Row 0' and 333 more: height 30 → 34 pt")
  }

  @Test("Each row says something else, in the order that it was in or in another one")
  func renamed() throws {
    let old = try list()
    try check(
      old, list(name: { "Line \($0)" }), says: "Button 'Line 0' label 'Row 0' → 'Line 0'")
    try check(
      old, list(name: { "Row \(Self.rows - $0)" }),
      says: "Button 'Row 1000' label 'Row 0' → 'Row 1000'")
  }

  @Test("Every other row is gone")
  func halved() throws {
    try check(
      try list(), list(where: { $0 % 2 == 1 }),
      says: "HStack[0] with 1 in it was removed; picture 38000 → 19000 pt high")
  }

  @Test("All is wider")
  func wider() throws {
    try check(
      try list(), list(width: 320),
      says:
        "VStack 300 → 320 pt wide, so 1000 in it moved or changed size; picture 300 → 320 pt wide"
    )
  }
}
