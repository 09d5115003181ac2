import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// As in a screen: ios26.yaml, navigation_bar.large_title.inside_scroll_content.
@Suite("Navigation bars in sheets")
struct BarredSheetTests {
  private static let looks = [18, 26]

  private func scene(
    _ offset: Double, _ bar: NavigationBar, _ version: Int = 26,
    in direction: LayoutDirection = .leftToRight, platform: Platform = .ios
  ) throws -> Scene {
    let screen = Screen(navigationBar: NavigationBar("Behind")) {
      Label("One")
      Sheet {
        bar
        List(style: .plain) { for index in 0..<40 { Label("Row \(index)") } }
          .contentOffset(Point(x: 0, y: offset))
      }
    }
    return try draw(
      screen, in: Environment(platform: platform, osVersion: version, direction: direction))
  }

  private func bar(_ scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.last { $0.component == "NavigationBar" })
  }

  private func top(_ text: String, _ scene: Scene) throws -> Double {
    try #require(scene.nodes.first { $0.text == text }).frame.minY
  }

  @Test(
    "A large title moves up with the contents, and then is small, as in a screen",
    arguments: looks, LayoutDirection.allCases)
  func collapse(version: Int, direction: LayoutDirection) throws {
    for title in ["Library", "المكتبة", "ספרייה", "पुस्तकालय", "書庫", "Библиотека"] {
      let large = NavigationBar(title)
      let still = try scene(0, large, version, in: direction)
      let partly = try scene(20, large, version, in: direction)
      let far = try scene(200, large, version, in: direction)
      let (rest, small) = (try bar(still).frame, try bar(far).frame)
      #expect(try abs(bar(partly).frame.maxY - (rest.maxY - 20)) < 0.01, "\(title)")
      #expect(try abs(top(title, still) - top(title, partly) - 20) < 0.01, "\(title)")
      #expect(small.height < rest.height - 30 && small.minY == rest.minY, "\(title)")
      #expect(try abs(top("Row 7", still) - top("Row 7", far) - 200) < 0.01, "\(title)")
    }
  }

  @Test(
    "Contents begin directly below the bar, and go on under it once they are scrolled",
    arguments: looks)
  func under(version: Int) throws {
    let large = NavigationBar("Library")
    let still = try scene(0, large, version)
    let list = try #require(still.nodes.first { $0.component == "List" })
    #expect(try abs(list.frame.minY - bar(still).frame.maxY) < 0.5)
    let far = try scene(200, large, version)
    let sheet = try #require(far.nodes.first { $0.component == "Sheet" })
    let scrolled = try #require(far.nodes.first { $0.component == "List" })
    let seen = try #require(scrolled.clip?.bounds)
    #expect(abs(seen.minY - sheet.frame.minY) < 0.5 && seen.maxY >= scrolled.frame.maxY - 0.5)
    #expect(try !bar(far).items.isEmpty)
    // They do not leave the sheet at its round corners.
    let clip = try #require(sheet.clip)
    #expect(clip.bounds?.minY == sheet.frame.minY)
    if case .rect = clip { Issue.record("the corners of the sheet are square") }
  }

  @Test("A form of an iPad has it as well", arguments: looks)
  func form(version: Int) throws {
    let large = NavigationBar("Library").titleDisplayMode(.large)
    let rest = try bar(scene(0, large, version, platform: .ipados)).frame
    let far = try bar(scene(200, large, version, platform: .ipados)).frame
    #expect(far.height < rest.height - 30)
  }

  @Test("Above what does not scroll the bar is as it was, one of the contents")
  func still() throws {
    let screen = Screen {
      Sheet {
        NavigationBar("Library")
        Label("One")
      }
    }
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
    let (bar, label) = (try bar(scene).frame, try top("One", scene))
    #expect(label > bar.maxY)
  }

  @Test("A field that people type into is above the keyboard, as without a bar")
  func keyboard() throws {
    func field(_ hasBar: Bool) throws -> Rect {
      var screen = Screen {
        Sheet {
          if hasBar { NavigationBar("Library") }
          ScrollView {
            Rectangle().frame(height: 900)
            TextField("Name").with { $0.isFocused = true }
          }
        }
      }
      screen.inputView = [AnyComponent(Keyboard())]
      let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 18))
      let panel = try #require(scene.nodes.first { $0.component == "Input" }).frame
      let field = try #require(scene.nodes.first { $0.component == "TextField" }).frame
      #expect(field.maxY <= panel.minY + 0.01)
      return field
    }
    #expect(try abs(field(true).minY - field(false).minY) < 0.5)
  }
}
