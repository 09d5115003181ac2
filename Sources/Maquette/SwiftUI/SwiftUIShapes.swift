import MaquetteComponents
import MaquetteCore

extension ShapeComponent {
  /// A shape with its fill and its line.
  ///
  /// - Parameter filled: what it is filled with in place of its own paint, and how.
  fileprivate func painted(
    _ head: SwiftView, filled: (paint: PaintValue, style: String)? = nil,
    in export: SwiftUIComponents, _ keys: ExportedKeys
  ) -> SwiftView {
    var view = head
    keys.say("fill", "stroke", "trim")
    if let trim {
      let (from, to) = (SwiftLiteral.number(trim.from), SwiftLiteral.number(trim.to))
      view.modifiers.append(".trim(from: \(from), to: \(to))")
    }
    if let (fill, style) = filled ?? fill.map({ ($0, "") }) {
      let paint = export.paint(fill, at: keys.place(of: "fill"), in: &view)
      view.modifiers.append(".fill(\(paint)\(style))")
    }
    if let stroke {
      let line = export.stroke(stroke, at: keys.place(of: "stroke"), in: &view)
      view.modifiers.append(line)
    }
    return view
  }
}

extension Rectangle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    painted(SwiftView("Rectangle()"), in: export, keys)
  }
}

extension Circle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    painted(SwiftView("Circle()"), in: export, keys)
  }
}

extension Capsule: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    painted(SwiftView("Capsule()"), in: export, keys)
  }
}

extension Ellipse: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    painted(SwiftView("Ellipse()"), in: export, keys)
  }
}

extension RoundedRectangle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("cornerRadius", "cornerCurve")
    let style = self.cornerCurve == .circular ? ", style: .circular" : ""
    switch self.cornerRadius {
    case .points(let radius):
      let head = "RoundedRectangle(cornerRadius: \(SwiftLiteral.number(radius))\(style))"
      return painted(SwiftView(head), in: export, keys)
    case .concentric:
      let head = "ConcentricRectangle(corners: .concentric, isUniform: true)"
      return painted(SwiftView(head), in: export, keys)
    }
  }
}

extension UnevenRoundedRectangle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("cornerCurve")
    let corners = [
      ("topLeadingRadius", self.topLeadingRadius),
      ("bottomLeadingRadius", self.bottomLeadingRadius),
      ("bottomTrailingRadius", self.bottomTrailingRadius),
      ("topTrailingRadius", self.topTrailingRadius),
    ]
    var words: [String] = []
    for (name, corner) in corners {
      guard case .points(let radius) = corner else { continue }
      keys.say(name)
      if radius != 0 { words.append("\(name): \(SwiftLiteral.number(radius))") }
    }
    if self.cornerCurve == .circular { words.append("style: .circular") }
    let head = SwiftView("UnevenRoundedRectangle(\(words.joined(separator: ", ")))")
    return painted(head, in: export, keys)
  }
}

extension PathShape: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("data", "commands", "fillRule")
    let view = SwiftView("Path { path in", lines: drawnPath.elements.map(\.swift))
    if self.fillRule == .evenodd, let fill = fill ?? (stroke == nil ? .color(.primary) : nil) {
      return painted(view, filled: (fill, ", style: FillStyle(eoFill: true)"), in: export, keys)
    }
    return painted(view, in: export, keys)
  }
}

extension LineShape: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("from", "to")
    func point(_ place: UnitPoint) -> String {
      let (x, y) = (SwiftLiteral.number(place.x), SwiftLiteral.number(place.y))
      return "CGPoint(x: proxy.size.width * \(x), y: proxy.size.height * \(y))"
    }
    let path = SwiftView(
      "Path { path in",
      lines: ["path.move(to: \(point(self.from)))", "path.addLine(to: \(point(self.to)))"])
    var copy = self
    copy.stroke = stroke ?? StrokeValue()
    return SwiftView("GeometryReader { proxy in", views: [copy.painted(path, in: export, keys)])
  }
}

extension Path.Element {
  /// The step in Swift.
  fileprivate var swift: String {
    func spelt(_ point: Point) -> String {
      "CGPoint(x: \(SwiftLiteral.number(point.x)), y: \(SwiftLiteral.number(point.y)))"
    }
    return switch self {
    case .move(let point): "path.move(to: \(spelt(point)))"
    case .line(let point): "path.addLine(to: \(spelt(point)))"
    case .curve(let one, let two, let point):
      "path.addCurve(to: \(spelt(point)), control1: \(spelt(one)), control2: \(spelt(two)))"
    case .close: "path.closeSubpath()"
    }
  }
}

extension SwiftView {
  /// A closure with lines in it; the head ends with what it takes.
  fileprivate init(_ head: String, lines inner: [String]) {
    self.init(head)
    lines += inner.map(SwiftView.indented) + ["}"]
  }

  /// A closure with views in it; the head ends with what it takes.
  fileprivate init(_ head: String, views: [SwiftView]) {
    self.init(head, lines: views.flatMap(\.text))
  }
}
