import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Shapes in specs")
struct ShapeSpecTests {
  private func component(_ spec: String) throws -> AnyComponent { try read(spec).component }

  @Test("A scalar is a shape's colour, radius, outline or line")
  func short() throws {
    #expect(try component("Circle: red\n") == AnyComponent(Circle().fill("red")))
    #expect(
      try component("RoundedRectangle: 12\n") == AnyComponent(RoundedRectangle(cornerRadius: 12)))
    #expect(try component("Path: M0 0H10\n") == AnyComponent(try PathShape(svg: "M0 0H10")))
    #expect(try component("Line: blue\n") == AnyComponent(LineShape(stroke: "blue")))
    #expect(
      try component("ConcentricRectangle:\n")
        == AnyComponent(RoundedRectangle(cornerRadius: .concentric)))
  }

  @Test("A part of an outline has two ends, in their order and on the outline")
  func trim() throws {
    let spec = "Circle: {trim: [0.25, 1]}\n"
    #expect(try component(spec) == AnyComponent(Circle().trim(from: 0.25)))
    for wrong in ["[0.5]", "[0.75, 0.5]", "[0, 1.5]", "[-1, 1]", "half"] {
      #expect(errors("Circle: {trim: \(wrong)}\n").count == 1, "\(wrong)")
    }
  }

  @Test("Buttons and pictures take the word for corners that follow those around, too")
  func concentric() throws {
    #expect(
      try component("Button: a\ncornerRadius: concentric\n")
        == AnyComponent(Button("a", cornerRadius: .concentric)))
    let image = try component("Image: trash\ncornerRadius: concentric\n")
    #expect((image.unmodified as? Image)?.cornerRadius == .concentric)
  }

  @Test("A radius that rounds nothing is a warning, which says what has round corners")
  func unusedRadius() throws {
    func warnings(_ child: String) throws -> [Diagnostic] {
      try read("VStack:\n  - {\(child)}\n").warnings.filter { $0.id == .unusedKey }
    }
    for child in [
      "Rectangle: green, cornerRadius: 10", "Rectangle: green, cornerRadius: concentric",
      "Label: a, cornerRadius: 10", "VStack: [{RoundedRectangle: concentric}], cornerRadius: 30",
      "Rectangle: green, clipShape: capsule, cornerRadius: 10",
    ] {
      let found = try #require(try warnings(child).first, "\(child)")
      #expect(found.message.hasPrefix("'cornerRadius' changes nothing"))
      #expect(found.location?.line == 2)
      #expect(found.hint?.contains("RoundedRectangle") == true)
    }
    for child in [
      "RoundedRectangle: 10", "RoundedRectangle: {fill: green, cornerRadius: 10}",
      "Label: a, background: red, cornerRadius: 10", "Button: a, cornerRadius: 10",
      "Label: a, border: red, cornerRadius: 10", "Label: a, shadow: 4, cornerRadius: 10",
      "Rectangle: green, clipShape: rectangle, cornerRadius: 10",
      "Image: trash, cornerRadius: 10", "Label: a, cornerRadius: 0",
      "Label: a, background: {linearGradient: [red, blue]}, cornerRadius: 10",
    ] {
      #expect(try warnings(child).isEmpty, "\(child)")
    }
  }

  @Test("Gradients of three kinds, with places")
  func gradients() throws {
    #expect(
      try component(
        "Rectangle:\n  fill: {linearGradient: [red, blue], startPoint: leading, endPoint: [1, 0.2]}\n"
      )
        == AnyComponent(
          Rectangle().fill(
            .linearGradient(
              ["red", "blue"], startPoint: .leading, endPoint: UnitPoint(x: 1, y: 0.2)))))
    #expect(
      try component("Circle:\n  fill: {angularGradient: [red, blue], startAngle: -90}\n")
        == AnyComponent(
          Circle().fill(.angularGradient(["red", "blue"], startAngle: -90, endAngle: 270))))
    let stops = GradientValue(
      .radial(center: .center, startRadius: 2, endRadius: 8),
      stops: [.init(color: "red", location: 0.5), .init(color: "blue")])
    #expect(
      try component(
        "Circle:\n  fill: {radialGradient: [{color: red, location: 0.5}, blue], startRadius: 2, "
          + "endRadius: 8}\n")
        == AnyComponent(Circle().fill(.gradient(stops))))
  }

  @Test("Lines with dashes, ends and corners")
  func lines() throws {
    let stroke = StrokeValue(
      "red", width: 2, dash: [4, 2], dashPhase: 1, cap: .round, join: .bevel, position: .inside)
    #expect(
      try component(
        "Rectangle:\n  stroke: {color: red, lineWidth: 2, dash: [4, 2], dashPhase: 1, "
          + "lineCap: round, lineJoin: bevel, position: inside}\n")
        == AnyComponent(Rectangle().with { $0.stroke = stroke }))
  }

  @Test("Steps of a path")
  func steps() throws {
    let path = PathShape([
      .move(to: .zero),
      .curve(to: Point(x: 5, y: 6), control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4)),
      .arc(center: Point(x: 1, y: 2), radius: 3, startAngle: 0, endAngle: 90), .close,
    ])
    #expect(
      try component(
        "Path:\n  - {move: [0, 0]}\n  - {curve: [1, 2, 3, 4, 5, 6]}\n  - {arc: [1, 2, 3, 0, 90]}\n"
          + "  - close\n") == AnyComponent(path))
  }

  @Test(
    "Mistakes are told with their places",
    arguments: [
      mistake(
        "Circle:\n  fill: {linearGradient: [red], angularGradient: [blue]}\n", 2, 9, 1,
        "'fill' is 2 gradients at once", nil),
      mistake(
        "Circle:\n  fill: [red, blue]\n", 2, 9, 1,
        "'fill' must be a colour or a gradient, not a list",
        "write 'linearGradient:' before the colours"),
      mistake(
        "Circle:\n  fill: {linearGradient: [{color: red, location: 1}, {color: blue, location: 0}]}\n",
        2, 9, 1, "the colours of 'fill' are not in the order of their places", nil),
      mistake(
        "Circle:\n  fill: {radialGradient: [red, blue], startRadius: 9, endRadius: 3}\n", 2, 9, 1,
        "'endRadius' is not greater than 'startRadius', 9", nil),
      mistake(
        "Circle:\n  fill: {linearGradient: []}\n", 2, 9, 1,
        "'fill' is a gradient without a colour", nil),
      mistake(
        "Circle:\n  stroke: {color: red, dash: [0, 0]}\n", 2, 31, 1,
        "'dash' has no length above 0", nil),
      mistake(
        "Circle:\n  stroke: {width: -1}\n", 2, 19, 2,
        "'width' is -1; it must be a number from 0 to 1000", nil),
      mistake("Spacer: -1\n", 1, 9, 2, "'Spacer' is -1; it must be a number from 0 to 10000", nil),
      mistake(
        "Spacer: {minLength: -1}\n", 1, 21, 2,
        "'minLength' is -1; it must be a number from 0 to 10000", nil),
      mistake("Path: M0 0X\n", 1, 12, 4, "'X' is not a step of path data", nil),
      mistake(
        "Path:\n  - {line: [1]}\n", 2, 12, 1, "'line' has 1 number; it takes 2",
        "write {line: [x, y]}"),
      mistake(
        "Path:\n  - {quadCurve: 12}\n", 2, 17, 2, "'quadCurve' has 1 number; it takes 4",
        "write {quadCurve: [x1, y1, x, y]}"),
      mistake(
        "Path:\n  - {quadCurve: {to: [20, 10], control: [0, 0]}}\n", 2, 17, 1,
        "'quadCurve' must be a list of 4 numbers, not a map",
        "write {quadCurve: [x1, y1, x, y]}"),
      mistake(
        "Path:\n  - {arc: [{x: 1}]}\n", 2, 12, 1, "'arc' must be a list of 5 numbers, not a map",
        "write {arc: [x, y, radius, startAngle, endAngle]}"),
      mistake(
        "Path: M0 0\nviewBox: 5\n", 2, 10, 1, "'viewBox' has 1 number; it takes 2 or 4", nil),
      mistake(
        "RoundedRectangle: round\n", 1, 19, 5, "unknown value 'round' for 'RoundedRectangle'", nil),
      mistake(
        "Path: M0 0\nviewBox: [0, 10]\n", 2, 10, 1, "'viewBox' is 0 × 10; both must be above 0",
        nil),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let found = errors(mistake.spec)
    let first = try #require(found.first)
    #expect(first.message.contains(mistake.message))
    #expect(first.location?.line == mistake.line)
    if let hint = mistake.hint { #expect(first.hint == hint) }
  }

  @Test("The description of a path's steps says how each is written")
  func forms() {
    let summary = PathShape.schema.properties.first { $0.name == "commands" }?.summary ?? ""
    for form in [
      "move: [x, y]", "line: [x, y]", "quadCurve: [x1, y1, x, y]",
      "curve: [x1, y1, x2, y2, x, y]", "arc: [x, y, radius, startAngle, endAngle]", "close",
    ] {
      #expect(summary.contains(form), "\(summary)")
    }
  }

  @Test("A key of another kind of gradient changes nothing, and is named")
  func unused() throws {
    let document = try read("Circle:\n  fill: {linearGradient: [red, blue], endRadius: 3}\n")
    #expect(document.warnings.contains { $0.message.contains("'endRadius' changes nothing") })
  }
}
