import MaquetteComponents
import MaquetteCore
import Testing

@Suite("Shapes")
struct ShapeTests {
  private func bounds(_ scene: Scene) -> [Rect?] {
    scene.items.map { item in
      switch item {
      case .fill(let shape, _), .line(let shape, _, _): shape.bounds
      default: nil
      }
    }
  }

  @Test("A shape fills the room it is given, and is 10 × 10 where nobody gives any")
  func room() throws {
    #expect(try draw(Rectangle()).size == Size(width: 10, height: 10))
    let scene = try draw(Ellipse().frame(width: 80, height: 30))
    #expect(bounds(scene) == [Rect(x: 0, y: 0, width: 80, height: 30)])
    let row = HStack(spacing: 0) {
      Rectangle()
      Rectangle()
    }
    #expect(bounds(try draw(row, width: 60, height: 20)).map(\.?.width) == [30, 30])
  }

  @Test("A circle takes the shorter side, in the middle of its room")
  func circle() throws {
    let scene = try draw(Circle().frame(width: 80, height: 30))
    #expect(bounds(scene) == [Rect(x: 25, y: 0, width: 30, height: 30)])
    #expect(try draw(Circle().frame(width: 40)).size == Size(width: 40, height: 40))
  }

  @Test("Without a fill and a line it has primary text's colour; with a line alone it is hollow")
  func paints() throws {
    let plain = try draw(Rectangle())
    #expect(plain.items.count == 1)
    let hollow = try draw(Rectangle().stroke("red", lineWidth: 3))
    guard case .line(_, let style, .color) = try #require(hollow.items.first) else {
      Issue.record("there is no line")
      return
    }
    #expect(hollow.items.count == 1)
    #expect(style == StrokeStyle(width: 3))
  }

  @Test("A line inside lies half its width inside; that of a path is clipped")
  func inside() throws {
    let box = RoundedRectangle(cornerRadius: 12).strokeBorder("red", lineWidth: 4)
    guard
      case .line(.roundedRect(let rect, let radius, .continuous), _, _) = try draw(
        box.frame(width: 40, height: 30)
      ).items.first
    else {
      Issue.record("there is no line")
      return
    }
    #expect(rect == Rect(x: 2, y: 2, width: 36, height: 26))
    #expect(radius == 10)
    let path = try PathShape(svg: "M0 0H20V20H0z").strokeBorder("red", lineWidth: 4)
    guard case .group(let group) = try draw(path).nodes[0].items.first,
      case .line(_, let style, _) = group.items.first
    else {
      Issue.record("there is no group")
      return
    }
    #expect(group.clips.count == 1)
    #expect(style.width == 8)
  }

  @Test("Gradients and corners follow the reading direction, angles do not")
  func mirrored() throws {
    func course(_ paint: PaintValue, _ direction: LayoutDirection) throws -> Gradient.Course? {
      let scene = try draw(
        Rectangle().fill(paint).frame(width: 40, height: 20), in: surroundings(direction))
      guard case .fill(_, .gradient(let gradient)) = scene.items.first else { return nil }
      return gradient.course
    }
    let linear = PaintValue.linearGradient(
      ["red", "blue"], startPoint: .leading, endPoint: .trailing)
    #expect(
      try course(linear, .leftToRight)
        == .linear(from: Point(x: 0, y: 10), to: Point(x: 40, y: 10)))
    #expect(
      try course(linear, .rightToLeft)
        == .linear(from: Point(x: 40, y: 10), to: Point(x: 0, y: 10)))
    let angular = PaintValue.angularGradient(["red", "blue"], center: .leading, startAngle: 30)
    #expect(
      try course(angular, .rightToLeft)
        == .angular(centre: Point(x: 40, y: 10), from: 30, to: 360))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 10).frame(width: 40, height: 40)
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 40)] {
      guard
        case .fill(.path(let path, _), _) = try draw(uneven, in: surroundings(direction)).items[0]
      else { continue }
      let corners = path.elements.compactMap {
        if case .line(let point) = $0 { point } else { nil }
      }
      #expect(!corners.contains(Point(x: x, y: 0)))
      #expect(corners.contains(Point(x: x, y: 40)))
    }
  }

  @Test("Colours without a place stand at equal distances between those that have one")
  func stops() {
    let gradient = GradientValue(
      .linear(startPoint: .top, endPoint: .bottom),
      stops: [
        .init(color: "red"), .init(color: "green"), .init(color: "blue"),
        .init(color: "white", location: 0.6), .init(color: "black"),
      ])
    #expect(zip(gradient.locations, [0, 0.2, 0.4, 0.6, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A concentric radius is the container's less the room between the two")
  func concentric() throws {
    func radius(_ component: some Component, width: Double? = nil, height: Double? = nil) throws
      -> Double?
    {
      let scene = try draw(component, width: width, height: height)
      for case .fill(.roundedRect(_, let radius, _), .color(.black)) in scene.items {
        return radius
      }
      return nil
    }
    let inner = RoundedRectangle(cornerRadius: .concentric).fill("#000000")
    let card = inner.frame(width: 100, height: 60).padding(8).background("red", cornerRadius: 30)
    #expect(try radius(card) == 22)
    // Around it nothing has corners.
    #expect(try radius(inner) == 0)
    let nested = inner.frame(width: 90, height: 50).padding(5)
      .background("blue", cornerRadius: .concentric).padding(8).background("red", cornerRadius: 30)
    #expect(try radius(nested) == 17)
    let middle = VStack(spacing: 0) {
      Spacer(minLength: 50)
      inner.frame(height: 40).padding(4)
      Spacer(minLength: 50)
    }
    .background("red", cornerRadius: 20)
    // All its corners are far from the container's.
    #expect(try radius(middle, width: 100) == 0)
  }

  @Test("Concentric corners that have none around to follow are square, and a warning says so once")
  func unfollowed() {
    let message = "concentric corners are square here: nothing around has round corners"
    func warnings(_ component: some Component) -> Int {
      complaints(component).filter { $0.message.contains(message) && $0.severity == .warning }.count
    }
    let inner = RoundedRectangle(cornerRadius: .concentric)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: .concentric)
    let button = Button("Go", style: .filled, cornerRadius: .concentric)
    let card = Label("a").padding(8).background("red", cornerRadius: .concentric)
    for component in [AnyComponent(inner), AnyComponent(uneven), AnyComponent(button), card] {
      #expect(warnings(component) == 1)
      #expect(warnings(component.padding(8).background("blue", cornerRadius: 30)) == 0)
      #expect(warnings(Screen(device: "iPhone 17 Pro") { component }) == 0)
    }
    #expect(warnings(button.with { $0.cornerStyle = .capsule }) == 0)
    #expect(warnings(UnevenRoundedRectangle(topLeadingRadius: 4)) == 0)
  }

  @Test("On a screen concentric corners follow the display's")
  func display() throws {
    let screen = Screen(device: "iPhone 17 Pro", ignoresSafeArea: true) {
      VStack {
        Spacer()
        RoundedRectangle(cornerRadius: .concentric).fill("#000000").frame(height: 80).padding(12)
      }
    }
    let scene = try draw(screen)
    let radii = scene.items.compactMap { item -> Double? in
      guard case .fill(.roundedRect(_, let radius, _), .color(.black)) = item else { return nil }
      return radius
    }
    #expect(radii == [50])
  }

  @Test("A path stands at its own size, is scaled into its room by a view box, and mirrored")
  func path() throws {
    let triangle = try PathShape(svg: "M0 0 L10 0 L0 20 Z")
    #expect(try draw(triangle).size == Size(width: 10, height: 20))
    #expect(bounds(try draw(triangle.frame(width: 40, height: 40))).first??.width == 10)
    let box = triangle.with { $0.viewBox = ViewBox(width: 10, height: 20) }
    let scaled = try draw(box.frame(width: 40, height: 40))
    #expect(bounds(scaled) == [Rect(x: 10, y: 0, width: 20, height: 40)])
    let steps = PathShape([
      .move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 0, y: 20)), .close,
    ])
    #expect(bounds(try draw(steps)) == bounds(try draw(triangle)))
    guard
      case .fill(.path(let path, _), _) = try draw(triangle, in: surroundings(.rightToLeft)).items[
        0]
    else {
      Issue.record("no path is filled")
      return
    }
    #expect(path.elements.first == .move(Point(x: 10, y: 0)))
  }

  @Test("A line runs between two places of its room and needs no fill")
  func line() throws {
    let line = LineShape(from: .bottomLeading, to: .topTrailing).frame(width: 30, height: 20)
    guard case .line(.path(let path, _), _, _) = try draw(line).items[0] else {
      Issue.record("there is no line")
      return
    }
    #expect(path.elements == [.move(Point(x: 0, y: 20)), .line(Point(x: 30, y: 0))])
  }

  @Test("More dashes than a picture has pixels are refused")
  func dashes() {
    var stroke = StrokeValue("red")
    stroke.dash = [0.0001]
    let problems = complaints(
      Rectangle().with { $0.stroke = stroke }.frame(width: 1000, height: 1000))
    #expect(problems.contains { $0.message.contains("dashes") })
  }

  @Test("Numbers that are none are refused, not drawn", arguments: [Double.nan, .infinity, 1e300])
  func numbers(_ value: Double) throws {
    let shapes: [AnyComponent] = [
      AnyComponent(
        Rectangle().fill(.linearGradient(["red", "blue"], startPoint: UnitPoint(x: value, y: 0)))),
      AnyComponent(Circle().fill(.angularGradient(["red", "blue"], startAngle: value))),
      AnyComponent(PathShape([.move(to: .zero), .line(to: Point(x: value, y: 1))])),
    ]
    for shape in shapes {
      let framed = shape.frame(width: 20, height: 20)
      guard let scene = try? draw(framed) else { continue }
      #expect(throws: DiagnosticError.self) { try CheckedScene(scene) }
    }
  }
}
