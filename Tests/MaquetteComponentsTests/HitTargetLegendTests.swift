import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Legends of hit targets")
struct HitTargetLegendTests {
  @Test("A legend is as light or dark as its picture and names every target")
  func legend() throws {
    let maker = SceneMaker(measurer: FakeMeasurer())
    for appearance in [Appearance.light, .dark] {
      let environment = Environment(appearance: appearance, direction: .rightToLeft)
      let scene = try draw(
        VStack(spacing: 30) {
          Button("مرحبا").size(.large)
          Button("Second").size(.mini)
        }, in: environment)
      let legend = try #require(try maker.legend(of: scene, in: environment))
      #expect(legend.badges.map(\.shownText) == ["1", "2"])
      let texts = Scene(
        size: legend.size, background: nil, direction: .leftToRight, language: "en", title: "",
        root: legend.panel
      ).nodes.compactMap(\.text)
      for text in ["1", "2", "مرحبا", "Second", "good"] {
        #expect(texts.contains(text), "\(text)")
      }
      #expect((legend.background.red < 100) == (appearance == .dark))
      let whole = Overlay.hitTargets.applied(to: scene, legend: legend)
      #expect(whole.size.width >= 264)
      _ = try CheckedScene(whole)
    }
  }

  @Test("A picture without any target has no legend; one with thousands has a short one")
  func manyTargets() throws {
    let maker = SceneMaker(measurer: FakeMeasurer())
    let none = try draw(Label("a"), in: Environment())
    #expect(try maker.legend(of: none, in: Environment()) == nil)
    let many = try draw(
      Grid(columns: 40) { for index in 0..<2000 { Button("\(index)") } }, in: Environment())
    #expect(many.hitTargets.count == 2000)
    let legend = try #require(try maker.legend(of: many, in: Environment()))
    #expect(legend.size.height < 3000)
  }
}
