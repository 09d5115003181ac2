import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Boards")
struct BoardTests {
  private func artboard(_ name: String, _ width: Double = 100, _ height: Double = 80) -> Artboard {
    Artboard(name) { Rectangle().frame(width: width, height: height) }
  }

  private func board(_ count: Int, _ change: (inout Board) -> Void = { _ in }) -> Board {
    var board = Board {
      for number in 0..<count { artboard("A\(number)") }
    }
    change(&board)
    return board
  }

  private func pictures(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Artboard" }.map(\.frame)
  }

  @Test("Up to four pictures stand in one row, more in about as many rows as columns")
  func columns() throws {
    for (count, columns) in [(1, 1), (4, 4), (5, 3), (9, 3), (10, 4)] {
      let frames = pictures(try draw(board(count)))
      #expect(Set(frames.map(\.minX)).count == columns)
    }
    let narrow = pictures(try draw(board(4) { $0.columns = 2 }))
    #expect(Set(narrow.map(\.minX)).count == 2)
    #expect(Set(narrow.map(\.minY)).count == 2)
  }

  @Test("Margins, spacing and titles add up to the size")
  func size() throws {
    let scene = try draw(board(2) { ($0.margins, $0.spacing) = (10, 30) })
    let title = scene.nodes.filter { $0.component == "Label" }.map(\.frame)
    let frames = pictures(scene)
    #expect(scene.size.width == 10 + 100 + 30 + 100 + 10)
    #expect(scene.size.height == 10 + title[0].height + 12 + 80 + 10)
    #expect(frames[0].minX == 10 && frames[1].minX == 140)
    #expect(title[0].maxY + 12 == frames[0].minY)
    #expect(title.map(\.minX) == frames.map(\.minX))
  }

  @Test("A row of unequal pictures has the same space between all of them")
  func unequal() throws {
    let board = Board {
      artboard("One", 200, 40)
      artboard("Two", 50, 300)
      artboard("Three", 120, 100)
    }
    let frames = pictures(try draw(board))
    #expect(frames[1].minX - frames[0].maxX == 64)
    #expect(frames[2].minX - frames[1].maxX == 64)
    #expect(Set(frames.map(\.minY)).count == 1)
  }

  @Test("From right to left a board is its mirror image")
  func mirror() throws {
    let board = board(5) { $0.arrows = [BoardArrow(from: "A0", to: "A3")] }
    let one = try draw(board)
    let other = try draw(board, in: surroundings(.rightToLeft))
    #expect(one.size == other.size)
    for (left, right) in zip(pictures(one), pictures(other)) {
      #expect(abs(left.minX - (one.size.width - right.maxX)) < 1e-6)
      #expect(left.minY == right.minY)
    }
    let arrows = [one, other].map { $0.nodes.first { $0.component == "Arrow" }?.frame ?? .zero }
    #expect(abs(arrows[0].minX - (one.size.width - arrows[1].maxX)) < 1e-6)
  }

  @Test("A picture has its own platform and appearance; its title is the board's")
  func environment() throws {
    var dark = SubtreeEnvironment()
    dark.appearance = .dark
    let board = Board { artboard("Night").environment(dark) }
    let scene = try draw(board)
    let ground = try #require(
      scene.nodes.first { $0.component == "Artboard" }?.items.first?.leaves.first?.color)
    #expect(ground == Color(hex: "#000000"))
    let title = try #require(scene.nodes.first { $0.component == "Label" }?.leaves.first?.color)
    #expect(title == Color(hex: "#000000"))
  }

  @Test("What fingers hit counts only for pictures in their own size and of the board's platform")
  func hitTargets() throws {
    var mac = SubtreeEnvironment()
    mac.platform = .macos
    let own = Board { Artboard("One") { Button("Go") } }
    #expect(try !draw(own).hitTargets.isEmpty)
    let foreign = Board { Artboard("One") { Button("Go") }.environment(mac) }
    #expect(try draw(foreign).hitTargets.isEmpty)
    #expect(try draw(own.pageSize(PageSize(width: 100, height: 80))).hitTargets.isEmpty)
  }

  @Test("A page has its own size, and all of the board is on it")
  func page() throws {
    let page = PageSize(width: 400, height: 300)
    let scene = try draw(board(9) { $0.pageSize = page })
    #expect(scene.size == Size(width: 400, height: 300))
    for frame in pictures(scene) {
      #expect(frame.minX >= 0 && frame.maxX <= 400 && frame.minY >= 0 && frame.maxY <= 300)
    }
    // Nothing is drawn larger than it is.
    let large = try draw(board(1) { $0.pageSize = PageSize(width: 2000, height: 2000) })
    #expect(pictures(large)[0].width == 100)
  }

  @Test(
    "Pages have CSS's names",
    arguments: [
      ("a4", 595.28, 841.89), ("A4 landscape", 841.89, 595.28), ("letter", 612, 792),
      ("letter portrait", 612, 792), ("a5", 419.53, 595.28),
    ])
  func pages(_ words: String, _ width: Double, _ height: Double) throws {
    let page = try #require(PageSize(words))
    #expect(abs(page.width - width) < 0.01 && abs(page.height - height) < 0.01)
    for wrong in ["", "a9", "a4 sideways", "a4 landscape twice"] { #expect(PageSize(wrong) == nil) }
  }

  @Test("In a flow every picture stands right of what opens it, circles included")
  func flow() throws {
    let arrows = [("A0", "A3"), ("A3", "A1"), ("A1", "A0"), ("A0", "A4")]
    let scene = try draw(
      board(5) {
        $0.arrangement = .flow
        $0.arrows = arrows.map { BoardArrow(from: $0.0, to: $0.1) }
      })
    let x = pictures(scene).map(\.minX)
    // Nothing leads to A2; A0 begins the circle.
    #expect(x[0] == x[2])
    #expect(x[3] > x[0] && x[4] == x[3] && x[1] > x[3])
  }

  @Test("Arrows find artboards, components in them, and components anywhere")
  func ends() throws {
    func complaint(_ from: String, _ to: String) -> [String] {
      complaints(
        Board(arrows: [BoardArrow(from: from, to: to)]) {
          Artboard("Home") { Button("Sign In") }
          Artboard("Sign In/Up") { Button("Continue") }
        }
      ).filter { $0.severity == .error }.map(\.message)
    }
    for from in ["Home", "Home/Sign In", "Sign In", "Home/Button", "Home/Sign*", "Continue"] {
      #expect(complaint(from, "Sign In/Up") == [])
      #expect(complaint(from, "Sign In/Up/Continue") == [])
    }
    #expect(
      complaint("Home/Sing In", "Home")
        == ["an arrow names 'Home/Sing In', and nothing on the board has this name"])
  }

  @Test("From a text in a list an arrow begins at the row's edge, from a control beside that")
  func rowEnds() throws {
    func start(_ from: String) throws -> (dot: Double, scene: Scene) {
      let scene = try draw(
        Board(arrows: [BoardArrow(from: from, to: "TV")]) {
          Artboard("Home") {
            List {
              NavigationLink("Settings")
              HStack {
                VStack { Label("Plan") }
                Spacer()
                Label("Today")
                Button("Buy")
              }
            }.frame(width: 300)
          }
          Artboard("TV") { Button("Play") }
        })
      let arrow = try #require(scene.nodes.first { $0.component == "Arrow" })
      return (arrow.frame.minX, scene)
    }
    let (row, scene) = try start("Home/Settings")
    let frames = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    #expect(row == frames.first?.maxX)
    #expect(try start("Home/Plan").dot == frames.last?.maxX)
    #expect(try start("Home/Today").dot == frames.last?.maxX)
    let (control, other) = try start("Home/Buy")
    let button = try #require(other.nodes.first { $0.component == "Button" })
    #expect(control == button.frame.maxX + 4.5)
  }

  @Test("An end that is near to nothing gets the artboards that there are, not the arrow's start")
  func unknownEnds() {
    func hint(_ from: String, _ to: String) -> String? {
      complaints(
        Board(arrows: [BoardArrow(from: from, to: to)]) {
          Artboard(from) { Label("x") }
          Artboard("Settings") { Label("y") }
        }
      ).first { $0.severity == .error }?.hint
    }
    let all = "artboards are 'a', 'Settings'; a component in one is 'a/…'"
    #expect(hint("a", "b") == all)
    #expect(hint("Home", "Homes") != "did you mean 'Home'?")
    #expect(hint("Home", "Setings") == "did you mean 'Settings'?")
  }

  @Test("An arrow's text is 'from -> to'")
  func arrowText() {
    #expect(BoardArrow("A/B -> C") == BoardArrow(from: "A/B", to: "C"))
    #expect(BoardArrow("A → C d") == BoardArrow(from: "A", to: "C d"))
    for wrong in ["", "A", "A ->", "-> B", "A->B"] { #expect(BoardArrow(wrong) == nil) }
  }

  @Test("A board without pictures, and one with too many, is an error")
  func count() {
    #expect(complaints(Board {}).first?.message == "Board: a board needs artboards")
    #expect(complaints(board(301)).first?.message == "Board: the board has more than 300 artboards")
    #expect(
      complaints(Artboard("Empty") {}).first?.message == "Artboard: an artboard shows nothing")
  }

  @Test("A screen has the corners of its own device")
  func corners() throws {
    func radius(_ device: String) throws -> Double? {
      let board = Board { Artboard("One") { Screen(device: device) { Label("x") } } }
      let clip = try draw(board).nodes.first { $0.component == "Artboard" }?.clip
      guard case .roundedRect(_, let radius, _) = clip else { return nil }
      return radius
    }
    #expect(try radius("iPhone SE 4-inch") == 0)
    #expect(try radius("iPhone 15 Pro") == 55)
  }

  @Test("What opens in a picture stays in it")
  func presented() throws {
    let board = Board {
      Artboard("One") {
        Menu("Sort", isPresented: true) {
          MenuItem("Name")
          MenuItem("Date")
        }.frame(width: 300, height: 300)
      }
      artboard("Two")
    }
    let scene = try draw(board)
    let picture = try #require(scene.nodes.first { $0.component == "Artboard" })
    #expect(picture.children.contains { $0.path.contains("Menu") })
    #expect(pictures(scene)[0] == picture.frame)
  }
}
