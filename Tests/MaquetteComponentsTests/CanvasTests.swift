import MaquetteComponents
import MaquetteCore
import Testing

@Suite("What the edge of the picture cuts off")
struct CanvasTests {
  private func findings(_ component: some Component, width: Double, height: Double) throws
    -> [Finding]
  {
    try SceneMaker(measurer: FakeMeasurer()).scene(
      of: component, on: Canvas(width: width, height: height), in: Environment()
    ).scene.findings.filter { $0.id == "outside-canvas" }
  }

  @Test("is found, with its name and what to do")
  func found() throws {
    let stack = VStack {
      Button("Continue")
      Button("Not now")
    }
    let found = try findings(stack, width: 60, height: 20)
    #expect(found.map(\.paths) == [["VStack/Button[0]"], ["VStack/Button[1]"]])
    #expect(found.first?.message.contains("Button 'Continue' is cut off") == true)
    #expect(found.first?.hint?.contains("make the picture larger") == true)
  }

  @Test("is nothing where everything fits, to the point")
  func fits() throws {
    #expect(try findings(Button("Continue"), width: 300, height: 60).isEmpty)
  }

  @Test("is no matter in a scrolling view, which cuts on purpose")
  func scrolling() throws {
    let list = ScrollView { for number in 1...20 { Label("Row \(number)") } }
    #expect(try findings(list, width: 200, height: 100).isEmpty)
  }
}
