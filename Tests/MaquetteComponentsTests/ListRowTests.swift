import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Rows of lists")
struct ListRowTests {
  // In the tests' theme a body letter is 10 points wide and a line 20 points high; a pixel is a point.

  @Test("A separator follows the text of its row through containers")
  func textInset() throws {
    let list = List {
      Probe(inset: 44).padding(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 0))
      HStack {
        Image(systemName: "star").frame(width: 24)
        Probe(inset: 12)
      }
      Label("c")
    }
    let lines = try #require(try draw(list, width: 390).node("Section[0]")).items.dropFirst()
      .compactMap(\.plainRect?.minX)
    // 40, then 44 + 6; 40, then an image of 24, 8 of spacing and 12.
    #expect(lines == [90, 84])
  }

  @Test("Text that needs more than one line makes its row higher: 11 points above and below")
  func highRow() throws {
    let list = List { Label("one two three four", numberOfLines: 0) }
    let scene = try draw(list, width: 174)
    #expect(scene.frame("Row[0]")?.height == 62)
  }

  @Test("Texts of a row keep their room above and below beside a control, too")
  func textsBesideControl() throws {
    func height(of alignment: HStack.Alignment, _ control: AnyComponent?) throws -> Double {
      let row = HStack(alignment: alignment) {
        VStack {
          Label("one"); Label("two")
        }
        Spacer()
        if let control { control }
      }
      return try #require(try draw(List { row }, width: 390).frame("Row[0]")).height
    }
    var toggle = Toggle("", isOn: true)
    toggle.labelsHidden = true
    let controls: [AnyComponent] = [
      AnyComponent(toggle), AnyComponent(Button("Buy", style: .filled)),
      AnyComponent(HStack { toggle }),
    ]
    for alignment in HStack.Alignment.allCases {
      let alone = try height(of: alignment, nil)
      for control in controls { #expect(try height(of: alignment, control) >= alone) }
    }
    #expect(try height(of: .center, controls[0]) == height(of: .center, nil))
    #expect(try height(of: .center, controls[2]) == height(of: .center, nil))
  }

  @Test("A label that is a row has as many lines as it needs, as other rows have, on touch screens")
  func wrappedLabel() throws {
    func heights(_ platform: Platform) throws -> [Double] {
      var label = Label("cream two three four five six seven eight", systemImage: "star")
      label.subtitle = "dates two three four five six seven eight"
      let list = List {
        Label("a")
        Label("bread two three four five six seven eight")
        label.accessibilityIdentifier("c")
      }
      let nodes = try draw(list, width: 180, in: Environment(platform: platform)).nodes
      return try ["a", "bread", "cream", "dates"].map { word in
        try #require(nodes.first { $0.text?.hasPrefix(word) == true }).frame.height
      }
    }
    for platform in [Platform.ios, .ipados, .watchos] {
      let found = try heights(platform)
      #expect(found.dropFirst().allSatisfy { $0 > found[0] * 1.4 }, "\(platform)")
    }
    let mac = try heights(.macos)
    #expect(mac[1] == mac[0])
  }

  @Test("Labels in the stacks of a row have as many lines as they need, too, on touch screens")
  func wrappedInStack() throws {
    let text = "bread two three four five six seven eight"
    let rows: [AnyComponent] = [
      AnyComponent(HStack { Label(text) }), AnyComponent(VStack { Label(text) }),
      AnyComponent(ZStack { Label(text) }),
      HStack { VStack { AnyComponent(Label(text)).opacity(0.5) } }.padding(2),
    ]
    func heights(_ row: AnyComponent, on platform: Platform) throws -> [Double] {
      let list = List {
        Label("a")
        row
      }
      let nodes = try draw(list, width: 180, in: Environment(platform: platform)).nodes
      return try ["a", "bread"].map { word in
        try #require(nodes.first { $0.text?.hasPrefix(word) == true }).frame.height
      }
    }
    for row in rows {
      for platform in [Platform.ios, .ipados, .watchos] {
        let found = try heights(row, on: platform)
        #expect(found[1] > found[0] * 1.4, "\(platform)")
      }
      let mac = try heights(row, on: .macos)
      #expect(mac[1] == mac[0])
    }
  }

  @Test("A control keeps the height of a row as far as it can")
  func control() throws {
    let list = List {
      HStack {
        Label("a")
        Spacer()
        Button("b")
      }
    }
    #expect(try draw(list, width: 390).frame("Row[0]")?.height == 44)
  }

  @Test("A button without a shape is text of the row, and all of the row is its hit target")
  func plainButton() throws {
    let scene = try draw(List { Button("Sign Out").style(.plain) }, width: 390)
    #expect(scene.frame("Button[0]")?.minX == 40)
    #expect(scene.node("Button[0]")?.hitTarget == scene.frame("Row[0]"))
  }

  @Test(
    "On a watch, a button with a shape of its own fills its row, which stands on no platter",
    arguments: [ButtonStyle.filled, .tinted, .gray])
  func filledRow(style: ButtonStyle) throws {
    let list = List {
      Button("Refresh", style: style)
      Button("Later")
    }
    let scene = try draw(list, width: 194, in: Environment(platform: .watchos))
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    #expect(scene.node("Button[0]")?.frame == rows[0])
    let platters = scene.nodes.filter { $0.component == "Section" }.flatMap(\.leaves)
      .compactMap { item in if case .fill(let shape, _) = item { shape.bounds } else { nil } }
    #expect(platters == [rows[1]])
  }

  @Test("Components know whether they are in a row")
  func isListRow() throws {
    let list = List { Section("a") { HStack { Probe(inset: 0) } } }
    #expect(try draw(list, width: 390).node("Probe[0]")?.text == "row")
    #expect(try draw(HStack { Probe(inset: 0) }).node("Probe[0]")?.text == "no row")
  }
}

/// Says how far its text stands from its edge, and whether it is in a row.
private struct Probe: Component {
  var inset: Double

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    ProbeElement(inset: inset, context: context.entering("Probe"))
  }
}

private final class ProbeElement: LayoutElement {
  private let inset: Double
  private let context: LayoutContext

  init(inset: Double, context: LayoutContext) {
    self.inset = inset
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size { Size(width: 60, height: 20) }
  func textInset(in size: Size) -> Double? { inset }

  func place(in frame: Rect) -> [SceneNode] {
    [
      SceneNode(
        path: context.path, component: "Probe", frame: frame,
        text: context.isListRow ? "row" : "no row")
    ]
  }
}

extension DrawItem {
  /// The rectangle of a plain fill.
  var plainRect: Rect? {
    if case .fill(.rect(let rect), _) = self { rect } else { nil }
  }
}
