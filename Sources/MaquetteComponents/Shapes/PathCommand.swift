import MaquetteCore

/// A step of an outline, in points from the upper leading corner; y grows downwards.
public enum PathCommand: Hashable, Sendable {
  /// Starts a new part.
  case move(to: Point)
  /// A straight line.
  case line(to: Point)
  /// A curve with one control point.
  case quadCurve(to: Point, control: Point)
  /// A curve with two control points.
  case curve(to: Point, control1: Point, control2: Point)
  /// A part of a circle between two angles, in degrees clockwise from the right.
  case arc(center: Point, radius: Double, startAngle: Double, endAngle: Double)
  /// Goes back to where the part began.
  case close

  /// Adds the step to a path.
  func add(to path: inout Path) {
    switch self {
    case .move(let point): path.move(to: point)
    case .line(let point): path.isEmpty ? path.move(to: point) : path.line(to: point)
    case .quadCurve(let point, let control):
      path.quadCurve(from: path.end ?? .zero, control, to: point)
    case .curve(let point, let one, let two): path.curve(one, two, to: point)
    case .arc(let center, let radius, let start, let end):
      path.arc(centre: center, radius: radius, from: start, to: end)
    case .close: path.close()
    }
  }
}

extension Path {
  /// Where it ends; `nil` without any step, or behind the end of a closed part.
  fileprivate var end: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: nil
    }
  }
}

extension PathCommand: SpecListElement {
  /// A step that is a list of numbers.
  private struct Form {
    var name: String
    /// What each number is.
    var numbers: [String]
    var summary: String

    var list: String { "[" + numbers.joined(separator: ", ") + "]" }
  }

  private static let numbered = [
    Form(name: "move", numbers: ["x", "y"], summary: "Starts a new part"),
    Form(name: "line", numbers: ["x", "y"], summary: "A straight line"),
    Form(
      name: "quadCurve", numbers: ["x1", "y1", "x", "y"],
      summary: "A curve with one control point"),
    Form(
      name: "curve", numbers: ["x1", "y1", "x2", "y2", "x", "y"],
      summary: "A curve with two control points"),
    Form(
      name: "arc", numbers: ["x", "y", "radius", "startAngle", "endAngle"],
      summary: "A part of a circle"),
  ]

  /// How all steps are written.
  static var forms: String {
    numbered.map { "\($0.name): \($0.list)" }.joined(separator: ", ") + " and close"
  }

  static var listType: SpecType {
    .items(
      numbered.map {
        PropertyInfo(
          name: $0.name, summary: "\($0.summary): \($0.list).",
          type: .numbers(Limits.coordinates))
      })
  }

  static var listName: String { "a list of steps, [{move: [0, 0]}, {line: [10, 10]}, close]" }

  static func read(_ node: SpecNode, by reader: SpecReader) -> PathCommand? {
    if let word = node.scalar {
      if word == "close" { return .close }
      reader.fail(
        "unknown step '\(SpecNode.excerpt(word))' of a path", at: node,
        hint:
          "write 'close', or one of \(numbered.map(\.name).joined(separator: ", ")) with numbers",
        id: .unknownValue)
      return nil
    }
    guard let entry = node.map?.first, node.map?.count == 1 else {
      reader.fail(
        "a step of a path is one key with numbers, not \(node.kindName)", at: node,
        hint: "write {line: [10, 10]}", id: .wrongType)
      return nil
    }
    guard let form = numbered.first(where: { $0.name == entry.key }) else {
      reader.fail(
        "unknown step '\(SpecNode.excerpt(entry.key))' of a path", at: entry.location,
        length: entry.key.count,
        hint: Suggestion.hint(for: entry.key, in: numbered.map(\.name) + ["close"]),
        id: .unknownKey)
      return nil
    }
    var reader = reader
    reader.key = entry.key
    reader.range = Limits.coordinates
    let hint = "write {\(form.name): \(form.list)}"
    let list = entry.value.list ?? [entry.value]
    // A map of points is what Swift's initializers look like.
    if let map = list.first(where: { $0.map != nil }) {
      reader.fail(
        "'\(form.name)' must be a list of \(form.numbers.count) numbers, not \(map.kindName)",
        at: map, hint: hint, id: .wrongType)
      return nil
    }
    return reader.numbers(list, counts: [form.numbers.count], at: entry.value, hint: hint).map {
      command(form.name, $0)
    }
  }

  private static func command(_ name: String, _ n: [Double]) -> PathCommand {
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    return switch name {
    case "move": .move(to: point(0))
    case "line": .line(to: point(0))
    case "quadCurve": .quadCurve(to: point(2), control: point(0))
    case "curve": .curve(to: point(4), control1: point(0), control2: point(2))
    default: .arc(center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4])
    }
  }
}
