import MaquetteCore
import Testing

@testable import MaquetteLint

/// Items of menus, tabs, segments and actions of rows are told and mended where they are written.
@Suite struct PartFixTests {
  @Test("An item is told at its own line, and gets its role there")
  func roles() throws {
    let spec = """
      Menu: More
      items:
        - Copy  # first
        - Delete
        - title: Erase
          symbol: trash
        - {symbol: trash, title: Delete All}
      """
    let found = try Linting.report(on: spec, .buttonDestructiveRole).findings
    #expect(found.map(\.diagnostic.location?.line) == [4, 5, 7])
    #expect(
      try Linting.fixed(spec, .buttonDestructiveRole) == """
        Menu: More
        items:
          - Copy  # first
          - {title: Delete, role: destructive}
          - title: Erase
            role: destructive
            symbol: trash
          - {symbol: trash, title: Delete All, role: destructive}
        """)
  }

  @Test("An action of a row gets its role")
  func swipes() throws {
    let spec = "List:\n  - Label: Inbox\n    swipeActions: [Flag, Delete]\n"
    #expect(
      try Linting.fixed(spec, .buttonDestructiveRole)
        == spec.replacing("Delete", with: "{title: Delete, role: destructive}"))
  }

  @Test("Of equal symbols each is told and mended beside its own title")
  func symbols() throws {
    let spec = """
      Menu: Go
      items:
        - {title: Next, symbol: chevron.right}
        - {title: Later, symbol: chevron.right}
      """
    let found = try Linting.report(on: spec, .rtlSymbolSide).findings
    #expect(found.map(\.diagnostic.location?.line) == [3, 4])
    #expect(
      try Linting.fixed(spec, .rtlSymbolSide)
        == spec.replacing("chevron.right", with: "chevron.forward"))
  }

  @Test("Of items with one title, in submenus too, each is told and mended by itself")
  func equalTitles() throws {
    let spec = """
      Menu: More
      items:
        - {title: Delete, role: destructive}
        - title: Old
          items: [Delete, Copy]
        - Delete
      """
    let found = try Linting.report(on: spec, .buttonDestructiveRole).findings
    #expect(found.map(\.diagnostic.location?.line) == [5, 6])
    #expect(
      try Linting.fixed(spec, .buttonDestructiveRole) == """
        Menu: More
        items:
          - {title: Delete, role: destructive}
          - title: Old
            items: [{title: Delete, role: destructive}, Copy]
          - {title: Delete, role: destructive}
        """)
  }

  @Test("Three full stops become an ellipsis")
  func ellipsis() throws {
    let spec = "Menu: File\nitems: [\"Save As...\", Close]\n"
    #expect(
      try Linting.fixed(spec, .buttonEllipsis)
        == "Menu: File\nitems: [\"Save As…\", Close]\n")
  }

  @Test("What several rows have from one place is mended by hand")
  func shared() throws {
    let spec = """
      definitions:
        Row: {parameters: [name], Label: "${name}", swipeActions: [Delete]}
      view:
        List: [{Row: A}, {Row: B}]
      """
    #expect(try Linting.fixed(spec, .buttonDestructiveRole) == spec)
    #expect(!(try Linting.report(on: spec, .buttonDestructiveRole).findings.isEmpty))
  }
}
