import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The field to search with in a Mac's toolbar that is short")
struct MacToolbarSearchTests {
  struct Case: CustomTestStringConvertible {
    var prompt: String
    var os: Int
    var direction: LayoutDirection
    var testDescription: String { "\(prompt) \(os) \(direction)" }
  }

  private static let prompts = ["Search", "Durchsuchen", "بحث في الملاحظات", "メモを検索", "खोजें", "ค้นหา"]
  private static let cases = prompts.flatMap { prompt in
    [15, 26].flatMap { os in
      LayoutDirection.allCases.map { Case(prompt: prompt, os: os, direction: $0) }
    }
  }

  private func scene(_ look: Case, width: Double, items: Int = 3) throws -> Scene {
    let bar = Toolbar(
      "Notes", items: { for _ in 0..<items { Button("Share", symbol: "square.and.arrow.up") } }
    ).searchable(prompt: look.prompt)
    return try draw(
      bar, width: width,
      in: Environment(platform: .macos, osVersion: look.os, direction: look.direction))
  }

  private func search(_ scene: Scene) throws -> SceneNode {
    let found = scene.nodes.filter { $0.component == "SearchField" }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test("In every script it is as wide as its text, or a button with a magnifier", arguments: cases)
  func room(look: Case) throws {
    var roles: [Accessibility.Role] = []
    for width in stride(from: 700.0, through: 150, by: -10) {
      let node = try search(scene(look, width: width))
      let role = try #require(node.accessibility?.role)
      roles.append(role)
      #expect(node.accessibility?.label == look.prompt)
      #expect(node.frame.minX >= 0 && node.frame.maxX <= width)
      // What is cut ends with an ellipsis.
      if role == .textField { #expect(node.text == look.prompt) }
    }
    #expect(roles.first == .textField && roles.contains(.button))
  }

  @Test("It is a button as high as items before these go into a menu", arguments: [15, 26])
  func order(os: Int) throws {
    let look = Case(prompt: "Search", os: os, direction: .leftToRight)
    let widths = Array(stride(from: 700.0, through: 150, by: -5))
    func first(_ isMet: (Scene) throws -> Bool) throws -> Double {
      try #require(try widths.first { try isMet(scene(look, width: $0)) })
    }
    let small = try first { try search($0).accessibility?.role == .button }
    let short = try first { $0.nodes.contains { $0.component == "OverflowButton" } }
    #expect(small > short)
    let drawn = try scene(look, width: small)
    let share = try #require(drawn.nodes.first { $0.accessibility?.label == "Share" }).frame
    #expect(try search(drawn).frame.height == share.height)
  }

  @Test("Over an inspector it is one, too, where that is narrow")
  func inspector() throws {
    func role(_ width: Double) throws -> Accessibility.Role? {
      var view = SplitView {
        List { Label("Inbox") }
      } detail: {
        Label("Lunch")
      }
      view.inspector = [AnyComponent(Label("Details"))]
      view.inspectorWidth = width
      let bar = Toolbar("Notes") {}.searchable(prompt: "Search")
      let window = Window(toolbar: bar) { view }.frame(width: 900, height: 400)
      let drawn = try draw(window, in: Environment(platform: .macos, osVersion: 26))
      return try search(drawn).accessibility?.role
    }
    #expect(try role(240) == .textField)
    #expect(try role(70) == .button)
  }
}
