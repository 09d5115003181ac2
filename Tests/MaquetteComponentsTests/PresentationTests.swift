import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What is presented over something")
struct PresentationTests {
  private let phone = Environment(platform: .ios)

  private func menu(_ change: (inout Menu) -> Void = { _ in }) -> Menu {
    var menu = Menu("Sort", isPresented: true) {
      MenuItem("Name")
      MenuItem("Date")
    }
    change(&menu)
    return menu
  }

  private func popover(_ edge: ConfirmationDialog.ArrowEdge) -> Popover {
    Popover(arrowEdge: edge) {
      Spacer().frame(width: 60, height: 30)
    } content: {
      Spacer().frame(width: 200, height: 100)
    }
  }

  private var date: DatePicker { DatePicker("Due", style: .compact) }

  /// The pairs of an open component and the same one closed.
  private var pairs: [(Platform, AnyComponent, AnyComponent)] {
    var closed = popover(.top)
    closed.isPresented = false
    let mac = PullDownButton("Sort") { MenuItem("Name") }
    var open = mac
    open.isPresented = true
    return [
      (.ios, AnyComponent(menu()), AnyComponent(menu { $0.isPresented = false })),
      (.ios, AnyComponent(popover(.top)), AnyComponent(closed)),
      (.ios, AnyComponent(date.isPresented()), AnyComponent(date)),
      (.macos, AnyComponent(date.isPresented()), AnyComponent(date)),
      (.macos, AnyComponent(open), AnyComponent(mac)),
    ]
  }

  @Test("takes no room: what is below stays where it is")
  func room() throws {
    for (platform, open, closed) in pairs {
      func below(_ component: AnyComponent) throws -> Double {
        let stack = VStack {
          Label("Above")
          component
          Label("Below")
        }
        let scene = try draw(
          Screen { stack }, width: 600, height: 800, in: Environment(platform: platform))
        return try #require(scene.nodes.first { $0.text == "Below" }).frame.minY
      }
      #expect(try below(open) == below(closed), "\(platform) \(open.base)")
    }
  }

  @Test("makes a canvas without a size larger, so that it holds both")
  func canvas() throws {
    let scene = try draw(
      VStack {
        menu()
        Label("Below")
      }, in: phone)
    let panel = try #require(scene.frame("items"))
    let button = try #require(scene.frame("Menu[0]"))
    #expect(panel.minY == button.maxY + 8)
    #expect(scene.size.height == panel.maxY)
    #expect(scene.frame("Label[1]")?.minY == button.maxY + 8, "it lies below the menu")
    #expect(scene.root.frame == Rect(origin: .zero, size: scene.size))
    let above = try draw(menu { $0.placement = .above }, in: phone)
    #expect(above.frame("items")?.minY == 0)
    #expect(above.frame("Menu")?.maxY == above.size.height)
  }

  private func screen(_ component: some Component, _ alignment: Alignment) -> Screen {
    Screen { component.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment) }
  }

  @Test(
    "opens where there is room, and stays in the safe area",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: LayoutDirection) throws {
    let environment = Environment(platform: .ios, direction: direction)
    let safe = Rect(x: 0, y: 59, width: 393, height: 852 - 59 - 34).inset(by: 9.98)
    let device = try #require(Device.named("iPhone 15"))
    for alignment in [
      Alignment.top, .bottom, .topLeading, .bottomTrailing, .leading, .trailing, .center,
    ] {
      var surroundings = environment
      surroundings.device = device
      for (component, path) in [
        (AnyComponent(menu()), "items"),
        (AnyComponent(popover(.top)), "Content"), (AnyComponent(popover(.leading)), "Content"),
        (AnyComponent(date.labelsHidden().isPresented()), "Card"),
      ] {
        let scene = try draw(screen(component, alignment), in: surroundings)
        let frame = try #require(scene.frame(path))
        #expect(isSame(safe.union(frame), safe), "\(path) \(alignment) \(frame)")
      }
      let scene = try draw(screen(menu(), alignment), in: surroundings)
      let panel = try #require(scene.frame("items"))
      let button = try #require(scene.nodes.first { $0.component == "Menu" }).frame
      if [.bottom, .bottomTrailing].contains(alignment) {
        #expect(abs(panel.maxY - (button.minY - 8)) < 0.5, "above where nothing is below")
      } else {
        #expect(abs(panel.minY - (button.maxY + 8)) < 0.5)
      }
    }
  }

  @Test("stands beside its anchor where there is no room below or above")
  func beside() throws {
    let tall = Popover(arrowEdge: .top) {
      Spacer().frame(width: 60, height: 30)
    } content: {
      Spacer().frame(width: 200, height: 400)
    }
    let scene = try draw(
      tall.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading), width: 600,
      height: 500)
    #expect(scene.frame("Content") == Rect(x: 75, y: 50, width: 200, height: 400))
  }

  @Test("is an exact mirror from right to left")
  func mirrored() throws {
    for component in [AnyComponent(menu()), AnyComponent(popover(.leading))] {
      let page = HStack {
        component
        Label("Beside")
      }
      let left = try draw(page, width: 500, in: phone)
      let right = try draw(
        page, width: 500, in: Environment(platform: .ios, direction: .rightToLeft))
      for (path, frame) in left.frames where !path.hasSuffix("Arrow") {
        #expect(abs((right.frames[path]?.maxX ?? 0) - (500 - frame.minX)) < 0.4, "\(path)")
      }
    }
  }

  @Test("keeps everything else from being touched")
  func targets() throws {
    let scene = try draw(
      Screen {
        VStack {
          Button("First")
          menu()
          Button("Second")
          Button("Third")
        }
      }, in: phone)
    #expect(scene.hitTargets.map(\.name) == ["Name", "Date"])
    let answering = scene.nodes.filter { $0.hitTarget != nil }
    #expect(answering.map(\.component) == ["MenuItem", "MenuItem"])
    #expect(!scene.findings.contains { $0.id == "hit-target-overlap" })
  }

  @Test("hides what is below it from descriptions, and nothing that is seen")
  func descriptions() throws {
    let scene = try draw(
      Screen {
        VStack {
          Label("Above")
          menu()
          Label("Below")
        }
      }, in: phone)
    func isTold(_ text: String) -> Bool {
      scene.nodes.contains { $0.text == text && $0.accessibility?.isElement == true }
    }
    #expect(isTold("Above") && isTold("Sort") && isTold("Name"))
    #expect(!isTold("Below"))
    #expect(
      try CalloutSelection(scene, AnnotationOptions()).callouts().map(\.name)
        == ["Above", "Sort", "Name", "Date"])
  }

  @Test(
    "A sheet, an alert and a dialog hide the whole screen behind them",
    arguments: [Platform.ios, .ipados, .macos])
  func modal(platform: Platform) throws {
    let over: [AnyComponent] = [
      AnyComponent(Sheet { Label("Inside") }), AnyComponent(Alert("Inside") { Button("OK") }),
      AnyComponent(ConfirmationDialog("Inside") { Button("OK") }),
    ]
    for component in over {
      let scene = try draw(
        Screen(navigationBar: platform == .macos ? nil : NavigationBar("Mail")) {
          VStack {
            Label("Behind")
            Button("Reply")
          }
          component
        }, width: 800, height: 900, in: Environment(platform: platform))
      let names = try CalloutSelection(scene, AnnotationOptions()).callouts().map(\.name)
      #expect(!names.contains("Behind") && !names.contains("Reply") && !names.contains("Mail"))
      #expect(names.contains("Inside"))
      #expect(!scene.hitTargets.contains { $0.name == "Reply" })
      #expect(!scene.title.contains("Behind"))
    }
  }

  @Test("What is open in a sheet lies over the sheet, and what is open behind it below")
  func nested() throws {
    let scene = try draw(
      Screen {
        menu()
        Sheet { popover(.top) }
      }, in: phone)
    let paths = scene.root.children.map(\.component)
    let (lowest, middle, highest) = (
      paths.firstIndex(of: "MenuItems"), paths.firstIndex(of: "Sheet"),
      paths.firstIndex(of: "Popover")
    )
    #expect(try #require(lowest) < (try #require(middle)))
    #expect(try #require(middle) < (try #require(highest)))
    #expect(scene.hitTargets.isEmpty)
  }

  @Test("A submenu opens at the other side where there is no room")
  func submenu() throws {
    var menu = Menu("File", isPresented: true) {
      MenuItem("New")
      MenuItem("Recent", isExpanded: true) { MenuItem("Notes about many things") }
    }
    menu.alignment = .trailing
    let scene = try draw(
      menu.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing), width: 400,
      height: 300, in: Environment(platform: .macos))
    let panel = try #require(scene.frame("Menu/items"))
    let inner = try #require(scene.frame("MenuItem[1]/items"))
    #expect(abs(inner.maxX - panel.minX) < 0.5)
    #expect(panel.maxX <= 400)
  }

  @Test("is no number that crashes", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostile(number: Double) {
    for (_, component, _) in pairs {
      _ = try? draw(component.padding(number))
      _ = try? draw(Screen { component.frame(width: number) }.frame(height: number))
    }
  }
}
