import MaquetteCore

extension LineCap: SpecChoice {}
extension LineJoin: SpecChoice {}
extension CornerCurve: SpecChoice {}
extension StrokeValue.Position: SpecChoice {
  public static var synonyms: [String: StrokeValue.Position] { ["border": .inside] }
}

extension CornerRadius: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.number(range), .choice(["concentric"]))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> CornerRadius? {
    if let word = node.scalar?.lowercased(), ["concentric", "containerconcentric"].contains(word) {
      return .concentric
    }
    if let word = node.scalar, word.first?.isLetter == true {
      reader.fail(
        "unknown value '\(SpecNode.excerpt(word))' for '\(reader.key)'", at: node,
        hint: "write a radius in points, or 'concentric'", id: .unknownValue)
      return nil
    }
    return reader.number(
      node, wanted: "a radius in points, or 'concentric'",
      hint: node.scalar?.hasSuffix("%") == true ? LengthValue.noPercentages : nil
    ).map(CornerRadius.points)
  }

  package var specText: String {
    switch self {
    case .points(let radius): NumberFormat.short(radius)
    case .concentric: "concentric"
    }
  }

  /// A radius outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    if case .points(let radius) = self { radius.problem(key: key, range: range) } else { nil }
  }
}

/// The lengths of dashes and gaps as specs write them.
struct DashPattern: SpecValue {
  var lengths: [Double]

  static func specType(range: ClosedRange<Double>) -> SpecType { .numbers(range) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> DashPattern? {
    let list = node.list ?? [node]
    let lengths = list.compactMap(reader.number)
    guard lengths.count == list.count else { return nil }
    let problem = StrokeValue(dash: lengths).dashProblem(key: reader.key)
    return reader.checked(DashPattern(lengths: lengths), problem, at: node)
  }

  var specText: String { "" }
}

extension StrokeValue: SpecValue {
  static let specKeys = SpecKeys<StrokeValue>([
    SpecKey(always: "color", \.paint, "A colour or a gradient.", aliases: ["paint"]),
    SpecKey(
      always: "width", \.width, "How wide the line is.", aliases: ["lineWidth"],
      range: widths),
    SpecKey(
      always: "dash", \.dashPattern, "The lengths of dashes and gaps in turn, such as [4, 2].",
      range: lengths),
    SpecKey(
      always: "dashPhase", \.dashPhase, "How far into the pattern of dashes the line begins.",
      range: phases),
    SpecKey(always: "cap", \.cap, "The shape of the line's ends.", aliases: ["lineCap"]),
    SpecKey(always: "join", \.join, "The shape of the line's corners.", aliases: ["lineJoin"]),
    SpecKey(
      always: "miterLimit", \.miterLimit,
      "How far a pointed corner may reach before it is cut off, in widths of the line.",
      range: miters),
    SpecKey(
      always: "position", \.position,
      "Whether the line is on the outline, or inside it as with SwiftUI's strokeBorder."),
  ])

  static let widths = 0...1000.0
  private static let lengths = 0...10_000.0
  private static let phases = -10_000...10_000.0
  private static let miters = 1...Limits.miter

  private var dashPattern: DashPattern {
    get { DashPattern(lengths: dash) }
    set { dash = newValue.lengths }
  }

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.color, .map(specKeys.keys.map(\.info)))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> StrokeValue? {
    guard let entries = node.map else {
      if let text = node.scalar,
        let advice = BorderShorthand.advice(
          on: text, isPlain: node.textOffset == 0, in: reader.theme)
      {
        reader.mismatch(
          node, wanted: "a colour, or a map of a line's color, width and so on", hint: advice)
        return nil
      }
      return PaintValue.read(node, by: reader).map { StrokeValue($0) }
    }
    var value = StrokeValue()
    specKeys.apply(entries, to: &value, of: "a line", by: reader)
    return value
  }

  package var specText: String { "" }

  /// What is wrong with its numbers.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    width.problem(key: "width", range: StrokeValue.widths)
      ?? dash.lazy.compactMap { $0.problem(key: "dash", range: StrokeValue.lengths) }.first
      ?? dashProblem(key: "dash")
      ?? dashPhase.problem(key: "dashPhase", range: StrokeValue.phases)
      ?? miterLimit.problem(key: "miterLimit", range: StrokeValue.miters)
      ?? paint.problem(key: key, range: range)
  }

  fileprivate func dashProblem(key: String) -> ValueProblem? {
    guard dash.count <= Limits.dashLengths else {
      return ValueProblem(
        message: "'\(key)' has \(dash.count) lengths, more than \(Limits.dashLengths)",
        hint: "use fewer")
    }
    guard !dash.isEmpty, !dash.contains(where: { $0 > 0 }) else { return nil }
    return ValueProblem(
      message: "'\(key)' has no length above 0", hint: "write [4, 2], or leave it out")
  }
}
