import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Hit targets that lie on one another")
struct HitTargetTests {
  @Test("Small buttons close to one another are found, with names, amount and paths")
  func overlap() throws {
    let scene = try draw(
      VStack(spacing: 2) {
        Button("Copy").size(.small)
        Button("Paste").size(.small)
      }, in: Environment())
    // Each is 28 high and reaches 8 points beyond, with 2 between them.
    let finding = try #require(scene.overlaps.first)
    #expect(scene.overlaps.count == 1)
    #expect(finding.id == "hit-target-overlap")
    #expect(finding.paths == ["VStack/Button[0]", "VStack/Button[1]"])
    #expect(
      finding.message.hasPrefix(
        "the hit targets of Button 'Copy' and Button 'Paste' overlap by "))
    #expect(finding.message.hasSuffix(" × 14 points"))
  }

  @Test(
    "Beside one another they are found too, and in both directions",
    arguments: [
      LayoutDirection.leftToRight, .rightToLeft,
    ])
  func beside(direction: LayoutDirection) throws {
    let row = HStack(spacing: 0) {
      Button("", symbol: "plus").size(.mini)
      Button("", symbol: "minus").size(.mini)
      Button("", symbol: "trash").size(.mini)
    }
    let scene = try draw(row, in: Environment(direction: direction))
    #expect(scene.overlaps.count == 2)
    #expect(
      Set(scene.overlaps.flatMap(\.paths)) == [
        "HStack/Button[0]", "HStack/Button[1]", "HStack/Button[2]",
      ])
  }

  @Test("With the guidelines' distances nothing is found")
  func apart() throws {
    let scene = try draw(
      VStack(spacing: 16) {
        Button("Copy").size(.small)
        Button("Paste").size(.small)
        HStack(spacing: 20) {
          Button("Yes").size(.large)
          Button("No").size(.large)
        }
      }, in: Environment())
    #expect(scene.overlaps.isEmpty)
  }

  @Test("Targets that only touch do not overlap")
  func touching() throws {
    let scene = try draw(
      VStack(spacing: 0) {
        Button("a").frame(height: 44)
        Button("b").frame(height: 44)
      }, in: surroundings())
    #expect(scene.overlaps.isEmpty)
  }

  @Test("A long row with one overlap at its end has one finding")
  func longRow() throws {
    let scene = try draw(
      HStack(spacing: 20) {
        for index in 0..<200 { Button("button \(index)") }
        HStack(spacing: 0) {
          Button("x").size(.mini)
          Button("y").size(.mini)
        }
      }, in: Environment())
    #expect(
      scene.overlaps.map(\.paths) == [
        ["HStack/HStack[200]/Button[0]", "HStack/HStack[200]/Button[1]"]
      ])
  }

  @Test("The place of a finding is that of the first of them")
  func source() throws {
    func placed(_ title: String, line: Int) -> AnyComponent {
      AnyComponent(
        Button(title),
        provenance: Provenance(location: SourceLocation(line: line, column: 5), length: 6))
    }
    let scene = try draw(
      VStack(spacing: 0) {
        placed("a", line: 3)
        placed("b", line: 4)
      })
    #expect(scene.overlaps.first?.source == SourceLocation(line: 3, column: 5))
  }
}

extension Scene {
  /// The findings about targets that lie on one another.
  fileprivate var overlaps: [Finding] { findings.filter { $0.id == "hit-target-overlap" } }
}
