import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Titles in bars have one line")
struct BarTitleLineTests {
  private static let titles = [
    "Sort all of the items by date, and then by name", "رتب كل العناصر حسب التاريخ ثم حسب الاسم",
    "מיין את כל הפריטים לפי תאריך ואחר כך לפי שם", "按 日期 和 名称 排序 所有 项目 以及 更多 选项",
    "तारीख और फिर नाम के अनुसार सभी आइटम क्रमित करें",
  ]

  @Test("However long they are, and whether of a button or a menu", arguments: titles, [17, 26])
  func lines(title: String, os: Int) throws {
    let items: [any Component] = [Button(title), Menu(title) { MenuItem("A") }]
    for item in items {
      var screen = Screen { Label("Text") }
      screen.bars.toolbar = AnyComponent(
        Toolbar {
          item.erased
          Button("Cancel everything that was changed")
        })
      let scene = try draw(
        screen, width: 320, height: 568, in: Environment(platform: .ios, osVersion: os))
      let bar = try #require(scene.nodes.first { $0.component == "Toolbar" })
      let baselines = bar.allItems.compactMap { item -> Double? in
        if case .text(let run, _) = item { run.origin.y } else { nil }
      }
      #expect(baselines.count == 2 && Set(baselines).count == 1, "\(baselines)")
    }
  }
}
