import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What stands at the end of a Mac's toolbar without a title before its items")
struct MacToolbarEndTests {
  struct Case: CustomTestStringConvertible {
    var title = ""
    var style = ToolbarStyle.automatic
    var os = 15
    var testDescription: String { "\(title) \(style) \(os)" }
  }

  private static let cases: [Case] = [15, 26].flatMap { os in
    [Case(os: os)]
      + ["Notes", "ملاحظات", "メモ", "टिप्पणियाँ", "Заметки"].map {
        Case(title: $0, style: .expanded, os: os)
      }
  }

  private func frames(
    _ look: Case, _ direction: LayoutDirection, search: Bool, _ change: (inout Toolbar) -> Void
  ) throws -> (item: Rect, share: Rect?, field: Rect?) {
    var bar = Toolbar(look.title) { Button("Archive", symbol: "archivebox") }
      .toolbarStyle(look.style)
    if search { bar = bar.searchable() }
    change(&bar)
    let scene = try draw(
      bar, width: 640,
      in: Environment(platform: .macos, osVersion: look.os, direction: direction))
    func frame(_ label: String) -> Rect? {
      scene.nodes.first { $0.accessibility?.label == label }?.frame
    }
    let field = scene.nodes.first { $0.component == "SearchField" }?.frame
    return (try #require(frame("Archive")), frame("Share"), field)
  }

  @Test(
    "Trailing items and the field to search with stand there, and other items at the start",
    arguments: cases, LayoutDirection.allCases)
  func end(look: Case, direction: LayoutDirection) throws {
    let isLeft = direction == .leftToRight
    func distance(_ frame: Rect) -> Double { isLeft ? 640 - frame.maxX : frame.minX }
    let share = [AnyComponent(Button("Share", symbol: "square.and.arrow.up"))]
    let plain = try frames(look, direction, search: false) { _ in }
    for search in [true, false] {
      let found = try frames(look, direction, search: search) { $0.trailingItems = share }
      #expect(found.item == plain.item)
      let item = try #require(found.share)
      if let field = found.field {
        #expect(distance(field) < 12)
        #expect(isLeft ? item.maxX <= field.minX : item.minX >= field.maxX)
      }
      #expect(distance(item) < (found.field.map { $0.width + 40 } ?? 24))
    }
    let alone = try #require(try frames(look, direction, search: true) { _ in }.field)
    #expect(distance(alone) < 12)
  }
}
