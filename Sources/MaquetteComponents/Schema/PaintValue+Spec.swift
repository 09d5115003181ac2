import MaquetteCore

extension UnitPoint: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.choice(named.map(\.name)), .offset(fractions))
  }

  private static let fractions = -100.0...100

  /// What to write for a percentage; `nil` for all else.
  private static func share(_ text: String) -> String? {
    guard let amount = SpecReader.amount(of: text), amount.unit == "%" else { return nil }
    return "write \(NumberFormat.short(amount.value / 100)), without '%'"
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> UnitPoint? {
    if let list = node.list {
      var reader = reader
      reader.range = fractions
      let hint = "write fractions of the width and the height, for example [0.5, 1]"
      return reader.numbers(list, at: node, hint: hint, advice: share)
        .map { UnitPoint(x: $0[0], y: $0[1]) }
    }
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a point such as topLeading, or [x, y] as fractions")
      return nil
    }
    if let known = named.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return known.point
    }
    let words = named.map(\.name)
    reader.fail(
      "unknown value '\(SpecNode.excerpt(text))' for '\(reader.key)'", at: node,
      hint: Suggestion.nearest(to: text, in: words).map { "did you mean '\($0)'?" }
        ?? "use one of: \(words.joined(separator: ", ")); or [x, y] as fractions",
      id: .unknownValue)
    return nil
  }

  package var specText: String {
    name ?? "[\(NumberFormat.short(x)), \(NumberFormat.short(y))]"
  }
}

extension PaintValue: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.color, .map(GradientDraft.infos))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PaintValue? {
    guard node.map != nil else {
      if node.list != nil {
        reader.fail(
          "'\(reader.key)' must be a colour or a gradient, not a list", at: node,
          hint: "write 'linearGradient:' before the colours", id: .wrongType)
        return nil
      }
      return ColorValue.read(node, by: reader).map(PaintValue.color)
    }
    return GradientDraft.read(node, by: reader).map(PaintValue.gradient)
  }

  package var specText: String {
    if case .color(let color) = self { color.specText } else { "" }
  }

  /// What is wrong with its numbers.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    guard case .gradient(let gradient) = self else { return nil }
    return gradient.problem(key: key)
  }
}

extension GradientValue {
  private static let angles = -36_000.0...36_000.0
  private static let shares = -100.0...100.0

  /// What is wrong with its numbers.
  func problem(key: String) -> ValueProblem? {
    guard !stops.isEmpty else {
      return ValueProblem(
        message: "'\(key)' is a gradient without a colour", hint: "write its colours in a list")
    }
    guard stops.count <= Limits.gradientStops else {
      return ValueProblem(
        message: "'\(key)' has \(stops.count) colours, more than \(Limits.gradientStops)",
        hint: "use fewer")
    }
    for stop in stops {
      if let problem = stop.location?.problem(key: "location", range: 0...1) { return problem }
    }
    if zip(locations, locations.dropFirst()).contains(where: { $0 > $1 }) {
      return ValueProblem(
        message: "the colours of '\(key)' are not in the order of their places",
        hint: "sort them by 'location'")
    }
    func problem(_ point: UnitPoint, _ name: String) -> ValueProblem? {
      point.x.problem(key: name, range: GradientValue.shares)
        ?? point.y.problem(key: name, range: GradientValue.shares)
    }
    switch course {
    case .linear(let start, let end):
      return problem(start, "startPoint") ?? problem(end, "endPoint")
    case .radial(let center, let start, let end):
      let radii = 0...Limits.coordinate
      if let wrong = problem(center, "center")
        ?? start.problem(key: "startRadius", range: radii)
        ?? end?.problem(key: "endRadius", range: radii)
      {
        return wrong
      }
      guard let end, end <= start else { return nil }
      return ValueProblem(
        message: "'endRadius' is not greater than 'startRadius', \(NumberFormat.short(start))",
        hint: "make it greater, or turn the colours around")
    case .angular(let center, let start, let end):
      return problem(center, "center")
        ?? start.problem(key: "startAngle", range: GradientValue.angles)
        ?? end.problem(key: "endAngle", range: GradientValue.angles)
    }
  }
}
