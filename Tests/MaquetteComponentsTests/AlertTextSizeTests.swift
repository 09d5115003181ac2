import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Alerts in large text")
struct AlertTextSizeTests {
  @Test(
    "At accessibility sizes even short ones stand below one another, as in UIKit",
    arguments: [18, 26], [TextSize.accessibility1, .accessibility3])
  func shortTitles(version: Int, size: TextSize) throws {
    let alert = Alert("Sure?") {
      Button("A")
      Button("B", role: .cancel)
    }
    func frames(_ size: TextSize) throws -> [Rect] {
      let environment = Environment(platform: .ios, osVersion: version, textSize: size)
      return try draw(alert, in: environment).nodes.filter { $0.component == "Button" }.map(\.frame)
    }
    let (usual, large) = (try frames(.xxxLarge), try frames(size))
    #expect(usual.count == 2 && usual[0].minY == usual[1].minY)
    #expect(large.count == 2 && large[0].minX == large[1].minX)
    #expect(large[1].minY >= large[0].maxY)
  }
}
