import MaquetteComponents
import MaquetteCore
import Testing

@Suite("The cost of layout")
struct CostTests {
  /// What the nested containers are.
  private enum Kind: CaseIterable {
    case rows
    case baselines
    case byTurns
    case stretching
    case grids
  }

  /// Containers inside one another with something beside each.
  private func nested(_ depth: Int, _ kind: Kind, around core: AnyComponent) -> AnyComponent {
    (0..<depth).reduce(core) { inner, level in
      switch kind {
      case .rows:
        AnyComponent(
          HStack {
            Label("side"); inner
          })
      case .baselines: AnyComponent(row { inner })
      case .byTurns where level % 2 == 0: row { inner }.padding(1)
      case .byTurns:
        AnyComponent(
          VStack {
            inner; Label("below it", numberOfLines: 0); Spacer()
          })
      case .stretching:
        HStack {
          inner; Button("b").stretch()
        }.frame(maxWidth: .infinity, maxHeight: .infinity)
      case .grids:
        AnyComponent(
          Grid {
            Label("a", numberOfLines: 0); inner; Button("b").stretch()
          })
      }
    }
  }

  private func row(@ComponentBuilder content: () -> [AnyComponent]) -> HStack {
    HStack(alignment: .firstTextBaseline) {
      content()
      Label("side")
    }
  }

  @Test(
    "A text is measured a few times, however deep it lies",
    arguments: [
      nil, 120, 1000, 5000,
    ] as [Double?])
  func deepLabels(width: Double?) throws {
    let measurer = FakeMeasurer()
    let tree = nested(
      50, .byTurns, around: AnyComponent(Label("an innermost text", numberOfLines: 0)))
    _ = try draw(tree, width: width, measurer: measurer)
    #expect(measurer.calls <= 51 * 8)
  }

  @Test(
    "The innermost component is not asked once for every way that leads to it",
    arguments: [nil, 300, 5000] as [Double?])
  func deepQuestions(width: Double?) throws {
    for kind in Kind.allCases {
      for depth in [12, 50] {
        let counter = Counter()
        let tree = nested(depth, kind, around: AnyComponent(CountingProbe(counter: counter)))
        _ = try draw(tree, width: width, height: width)
        #expect(counter.questions > 0)
        // Three questions a level, each asked anew, would be half a million at the first depth.
        #expect(counter.questions <= 8000, "\(kind), \(depth) deep")
      }
    }
  }

  @Test(
    "A thousand labels are measured a thousand times",
    arguments: [
      nil, 300, 40,
    ] as [Double?])
  func manyLabels(width: Double?) throws {
    for count in [10, 100, 1000] {
      let measurer = FakeMeasurer()
      let list = VStack { for index in 0..<count { Label("row \(index)") } }
      _ = try draw(list, width: width, measurer: measurer)
      // Once as it is, and once more where it does not fit.
      #expect(measurer.calls <= (width == 40 ? 2 : 1) * count)
    }
  }

  @Test("Labels that are cut in a grid are measured once more, and not again to be placed")
  func cutLabels() throws {
    let measurer = FakeMeasurer()
    let grid = Grid(columns: 20) {
      for index in 0..<1000 { Label("a label that is cut \(index)") }
    }
    _ = try draw(grid, width: 1000, height: 1000, measurer: measurer)
    #expect(measurer.calls <= 2000)
  }

  @Test("A thousand buttons in a grid are measured a thousand times")
  func manyButtons() throws {
    let measurer = FakeMeasurer()
    let grid = Grid(columns: 25) { for index in 0..<1000 { Button("\(index)") } }
    let scene = try draw(grid, measurer: measurer)
    #expect(measurer.calls <= 2000)
    for id in ["hit-target-overlap", "hit-target-small"] {
      #expect(scene.findings.filter { $0.id == id }.count <= Limits.diagnostics)
    }
    #expect(scene.findings.count >= Limits.diagnostics)
  }

  @Test("More components than the budget are refused with one error")
  func budget() throws {
    let found = complaints(VStack { for _ in 0...Limits.nodes { Spacer() } })
    #expect(found.count == 1)
    #expect(found.first?.message == "the picture has more than 20000 components")
    #expect(found.first?.hint == "split it into several specs")
  }

  @Test("As many spacers as the budget allows are laid out")
  func manySpacers() throws {
    let scene = try draw(
      HStack(spacing: 0) { for _ in 0..<19_000 { Spacer() } }, width: 1000, height: 10)
    #expect(scene.nodes.count == 1)
  }
}
