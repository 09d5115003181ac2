import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Lists that people edit")
struct ListEditingTests {
  private func list(
    _ actions: EditActions = .all, selection: RowNumbers? = nil
  ) -> List {
    List {
      NavigationLink("First")
      Label("Second").deleteDisabled().moveDisabled()
      Label("Third")
    }.with { list in
      list.editMode = .active
      list.editActions = actions
      list.selection = selection
    }
  }

  @Test(
    "Signs to delete stand before rows and lines to move them after, in reading direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func signs(direction: LayoutDirection) throws {
    let scene = try draw(list(), width: 390, in: surroundings(direction))
    let rows = nodes(scene, "Row")
    let delete = nodes(scene, "DeleteButton")
    let handles = nodes(scene, "Handle")
    #expect(delete.count == 2 && handles.count == 2)
    let isLeft = direction == .leftToRight
    #expect((delete[0].frame.midX < rows[0].frame.midX) == isLeft)
    #expect((handles[0].frame.midX > rows[0].frame.midX) == isLeft)
    #expect(delete[1].frame.midY == rows[2].frame.midY)
  }

  @Test("Contents of all rows start below one another, whether they can be deleted or not")
  func column() throws {
    let scene = try draw(list(), width: 390)
    let texts = nodes(scene, "Label").map(\.frame.minX)
    let usual = try draw(List { Label("Third") }, width: 390)
    #expect(Set(texts).count == 1)
    #expect(texts[0] == (nodes(usual, "Label")[0].frame.minX) + 38)
  }

  @Test("Each sign answers to touch as high as its row, and none where another one does")
  func targets() throws {
    let scene = try draw(list(), width: 390)
    let targets = ["DeleteButton", "Handle"].flatMap { name in
      nodes(scene, name).compactMap(\.hitTarget)
    }
    #expect(targets.count == 4)
    #expect(targets.allSatisfy { $0.height >= 44 && $0.width >= 44 })
    for (index, one) in targets.enumerated() {
      for other in targets[(index + 1)...] {
        let common = one.intersection(other)
        #expect(common == nil || common?.width == 0 || common?.height == 0)
      }
    }
  }

  @Test("What leads on does not while people edit, and says that it can be deleted and moved")
  func speech() throws {
    let scene = try draw(list(), width: 390)
    #expect(
      scene.nodes.compactMap(\.accessibility).filter { $0.traits.contains(.button) }.map(\.label)
        == ["First", "Delete", "Reorder", "Delete", "Reorder"])
    let chevron = try #require(nodes(scene, "NavigationLink").first)
    #expect(chevron.children.allSatisfy { $0.component != "Symbol" || $0.items.isEmpty })
  }

  @Test("With a selection rows have circles, filled and marked where they are chosen")
  func choosing() throws {
    let scene = try draw(list(.move, selection: [2]), width: 390)
    let marks = nodes(scene, "Mark")
    #expect(marks.count == 3 && nodes(scene, "DeleteButton").isEmpty)
    #expect(marks[0].items.count == 1 && marks[2].items.count == 2)
    let chosen = scene.nodes.compactMap(\.accessibility).filter { $0.traits.contains(.selected) }
    #expect(chosen.map(\.label) == ["Third"])
  }

  @Test("Nobody edits a list by default, and 'editActions' alone changes nothing")
  func inactive() throws {
    let scene = try draw(list().editMode(.inactive), width: 390)
    #expect(nodes(scene, "DeleteButton").isEmpty && nodes(scene, "Handle").isEmpty)
  }

  @Test(
    "Where there is no edit mode nothing is drawn of it",
    arguments: [Platform.macos, .watchos, .tvos])
  func elsewhere(platform: Platform) throws {
    let environment = Environment(platform: platform)
    let edited = try draw(list(), width: 390, in: environment)
    let usual = try draw(list().editMode(.inactive), width: 390, in: environment)
    #expect(edited.items == usual.items)
  }

  @Test(
    "At the greatest text size and with bold text signs keep their place",
    arguments: [TextSize.accessibility3, .accessibility5])
  func large(size: TextSize) throws {
    var environment = surroundings()
    environment.textSize = size
    let scene = try draw(list(), width: 390, in: environment)
    let rows = nodes(scene, "Row")
    #expect(
      nodes(scene, "DeleteButton").allSatisfy { button in
        rows.contains { $0.frame.union(button.frame) == $0.frame }
      })
  }

  @Test("Rows count through sections and open groups; a number too great is an error")
  func numbers() throws {
    let list = List {
      Section("A") {
        Label("0")
        DisclosureGroup("1", isExpanded: true) { Label("2") }
      }
      Section("B") { Label("3") }
    }
    let scene = try draw(list.selection([3]), width: 390)
    let filled = nodes(scene, "Section").map(\.items.count)
    let usual = try nodes(draw(list, width: 390), "Section").map(\.items.count)
    #expect(filled == [usual[0], usual[1] + 1])
    #expect(
      complaints(list.selection([4])).map(\.message).contains {
        $0.contains("'selection' is 4; there is no such row")
      })
  }
}
