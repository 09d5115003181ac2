import MaquetteCore

/// The part of an outline that is drawn, in shares of its length.
public struct ShapeTrim: Hashable, Sendable {
  /// Where it begins: 0 at the outline's start.
  public var from: Double
  /// Where it ends: 1 at the outline's end.
  public var to: Double

  /// A part from its ends.
  public init(from: Double = 0, to: Double = 1) {
    self.from = from
    self.to = to
  }
}

extension ShapeTrim: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .numbers(range) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ShapeTrim? {
    let hint = "write where the part begins and ends, for example [0, 0.75]"
    guard let numbers = reader.numbers(node.list ?? [node], at: node, hint: hint, id: .wrongType)
    else { return nil }
    let trim = ShapeTrim(from: numbers[0], to: numbers[1])
    return reader.checked(trim, trim.problem(key: reader.key, range: reader.range), at: node)
  }

  package var specText: String {
    "[\(NumberFormat.short(from)), \(NumberFormat.short(to))]"
  }

  /// A part that ends before it begins, or one of what is not there.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    if let problem = from.problem(key: key, range: range) ?? to.problem(key: key, range: range) {
      return problem
    }
    guard from > to else { return nil }
    return ValueProblem(
      message: "'\(key)' ends at \(NumberFormat.short(to)), before it begins",
      hint: "write the smaller number first")
  }
}

extension ShapeComponent {
  /// The part of the outline that is drawn; `nil` for all of it.
  public var trim: ShapeTrim? {
    get { values[Self.keys.shape.trim] }
    set { values[Self.keys.shape.trim] = newValue }
  }

  /// The shape with a part of its outline, in shares of its length.
  public func trim(from: Double = 0, to: Double = 1) -> Self {
    with { $0.trim = ShapeTrim(from: from, to: to) }
  }
}

extension OutlinedShape {
  /// Its outline, or the part of it that is drawn. As all of SwiftUI's shapes it is mirrored from right to left.
  func drawnOutline(in frame: Rect, inset: Double = 0, _ context: LayoutContext) -> Shape {
    guard let trim else { return outline(in: frame, inset: inset, context) }
    var plain = context
    plain.environment.explicitDirection = .leftToRight
    let whole = outline(in: frame, inset: inset, plain)
    var path = whole.path
    if isRounded { path.startAtRight(middle: frame.midY) }
    path = path.trimmed(from: trim.from, to: trim.to)
    let isMirrored = context.direction == .rightToLeft
    return .path(
      isMirrored ? path.mirrored(aboutX: frame.midX) : path, evenOdd: whole.isEvenOdd)
  }
}

extension Path {
  /// Lets the outline of a rectangle with round corners begin in the middle of its right side, and a circle thereby at
  /// its right. Estimated for corners: Core Graphics begins there.
  fileprivate mutating func startAtRight(middle: Double) {
    guard case .move(let first)? = elements.first, case .close? = elements.last,
      let side = elements.firstIndex(where: { if case .line = $0 { true } else { false } }),
      case .line(let lower) = elements[side],
      elements.contains(where: { if case .curve = $0 { true } else { false } })
    else { return }
    var upper = first
    if case .curve(_, _, let point) = elements[side - 1] { upper = point }
    let start = Point(x: lower.x, y: max(upper.y, min(middle, lower.y)))
    elements =
      [.move(start)] + elements[side..<(elements.count - 1)] + [.line(first)]
      + elements[1..<side] + [.line(start), .close]
  }
}
