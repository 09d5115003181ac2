import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Right-to-left")
struct MirrorTests {
  /// Trees of all kinds; each is drawn both ways.
  private static let trees: [(name: String, tree: AnyComponent)] = [
    (
      "a form",
      VStack(alignment: .leading, spacing: 7) {
        Label("Wi-Fi").font(.headline)
        HStack {
          Label("Connected to a network").color(.secondary)
          Spacer()
          Button("Turn Off").size(.small)
        }
        Divider()
        Button("Forget", symbol: "chevron.forward", symbolPlacement: .trailing)
      }.padding(EdgeInsets(top: 3, leading: 11, bottom: 5, trailing: 2.5))
    ),
    (
      "a grid",
      AnyComponent(
        Grid(columns: 3, alignment: .bottomLeading, spacing: 5) {
          for title in ["a", "bcd", "efghij", "k", "lm", "n", "opq"] { Button(title) }
        })
    ),
    (
      "a grid that stretches",
      AnyComponent(
        Grid(columns: 2, alignment: .topTrailing, spacing: 5) {
          Button("a").stretch()
          Label("bcdefgh")
          Label("i")
          Button("jk").stretch()
        })
    ),
    (
      "a row of baselines",
      AnyComponent(
        HStack(alignment: .firstTextBaseline, spacing: 3.3) {
          Label("12", font: .system(size: 41))
          Label("°C", alignment: .center)
          Button("Edit", subtitle: "or not", symbol: "pencil", symbolPlacement: .top)
        })
    ),
    (
      "piles and frames",
      ZStack(alignment: .bottomTrailing) {
        Spacer().frame(width: 133.3, height: 71.7).background(.tint, cornerRadius: 9)
        Label("a badge").frame(minWidth: 77.7, alignment: .topLeading).padding(4)
      }.frame(width: 201, height: 90, alignment: .leading)
    ),
    (
      "a screen",
      AnyComponent(
        Screen {
          Label(
            "One line that is a little longer than its screen is wide, and more", numberOfLines: 0)
          Spacer()
          Button("Continue").style(.filled).stretch()
          ScrollView { Label("inside", alignment: .trailing) }
        })
    ),
  ]

  @Test(
    "Every frame is the mirror image about the canvas' middle, as wide as it was",
    arguments: trees.indices, [nil, 240, 251.5, 320.25] as [Double?])
  func mirror(index: Int, width: Double?) throws {
    let (name, tree) = MirrorTests.trees[index]
    for theme in [roundTheme, .ios, .macos] {
      let left = try draw(tree, width: width, in: surroundings(.leftToRight, theme: theme))
      let right = try draw(tree, width: width, in: surroundings(.rightToLeft, theme: theme))
      #expect(left.size == right.size)
      #expect(left.nodes.count > 1)
      #expect(left.nodes.map(\.path) == right.nodes.map(\.path))
      for (before, after) in zip(left.nodes, right.nodes) {
        var mirrored = before.frame
        mirrored.origin.x = left.size.width - before.frame.maxX
        #expect(
          isSame(mirrored, after.frame),
          "\(name), \(theme.name): \(before.path) \(before.frame) → \(after.frame)")
        #expect(before.hitTarget?.size == after.hitTarget?.size)
        #expect(before.baseline == after.baseline)
        #expect(before.text == after.text)
      }
    }
  }

  @Test("The locale decides on the direction until somebody says another one")
  func locale() throws {
    let row = HStack {
      Label("a")
      Label("b")
    }
    var environment = Environment(theme: roundTheme, locale: "ar-EG")
    #expect(try draw(row, in: environment).frame("Label[0]")?.minX == 18)
    environment.explicitDirection = .leftToRight
    #expect(try draw(row, in: environment).frame("Label[0]")?.minX == 0)
  }

  @Test(
    "A script in a locale decides before its language",
    arguments: [
      ("ar", LayoutDirection.rightToLeft), ("he_IL", .rightToLeft), ("fa-IR", .rightToLeft),
      ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight), ("en_US", .leftToRight),
      ("ur@calendar=x", .rightToLeft), ("", .leftToRight),
      ("_ar", .rightToLeft), ("az__IR", .rightToLeft), ("AZ-ir-u-nu-latn", .rightToLeft),
      ("az-u-rg-irzzzz", .leftToRight), ("-", .leftToRight), ("@ar", .leftToRight),
    ])
  func scripts(locale: String, direction: LayoutDirection) {
    #expect(LocaleDirection.direction(of: locale) == direction)
  }
}
