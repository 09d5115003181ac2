import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Cells with a narrow column of labels")
struct ValueCellTests {
  private func list() -> List {
    List {
      for (title, value) in [
        ("mobile", "555-0100"), ("البريد", "ada@example.com"), ("בית", "1"), ("電話", "2"),
        ("घर", "3"),
      ] {
        LabeledContent(title, value: value).cellStyle(.value2)
      }
    }
  }

  @Test(
    "Labels end one below the other, and values start there",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func columns(direction: LayoutDirection) throws {
    let labels = try draw(list(), width: 390, in: surroundings(direction)).nodes
      .filter { $0.component == "Label" }.map(\.frame)
    let isLeft = direction == .leftToRight
    let titles = stride(from: 0, to: labels.count, by: 2).map { labels[$0] }
    let values = stride(from: 1, to: labels.count, by: 2).map { labels[$0] }
    #expect(Set(titles.map { isLeft ? $0.maxX : $0.minX }).count == 1)
    #expect(Set(values.map { isLeft ? $0.minX : $0.maxX }).count == 1)
    #expect(isLeft ? values[0].minX > titles[0].maxX : values[0].maxX < titles[0].minX)
  }

  @Test("It is one thing to hear, a label with its value")
  func speech() throws {
    let spoken = try draw(list(), width: 390).nodes.compactMap(\.accessibility)
    #expect(spoken.first?.label == "mobile" && spoken.first?.value == "555-0100")
    #expect(spoken.count == 5)
  }

  @Test("Where text is so large that the value stands below, the colours stay")
  func colours() throws {
    func colours(_ size: TextSize) throws -> [Color?] {
      var environment = surroundings()
      environment.textSize = size
      return try draw(list(), width: 390, in: environment).nodes
        .filter { $0.component == "Label" }.map { $0.style?.color }
    }
    #expect(try colours(.accessibility3) == colours(.large))
  }
}
