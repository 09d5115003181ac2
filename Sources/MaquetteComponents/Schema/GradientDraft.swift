import MaquetteCore

/// A gradient while it is read: the key with its colours says how they run.
struct GradientDraft: Sendable {
  private var linear: StopList?
  private var radial: StopList?
  private var angular: StopList?
  private var startPoint: UnitPoint?
  private var endPoint: UnitPoint?
  private var center: UnitPoint?
  private var startRadius: Double?
  private var endRadius: Double?
  private var startAngle: Double?
  private var endAngle: Double?

  private static let keys = SpecKeys<GradientDraft>([
    SpecKey("linearGradient", \.linear, "Colours along a line.", aliases: ["linear"]),
    SpecKey("radialGradient", \.radial, "Colours from a centre outwards.", aliases: ["radial"]),
    SpecKey(
      "angularGradient", \.angular, "Colours around a centre.",
      aliases: ["angular", "conicGradient"]),
    SpecKey("startPoint", \.startPoint, "Where a linear gradient begins; top when not given."),
    SpecKey("endPoint", \.endPoint, "Where a linear gradient ends; bottom when not given."),
    SpecKey(
      "center", \.center,
      "The centre of a radial or angular gradient; the middle when not given."),
    SpecKey(
      "startRadius", \.startRadius, "The radius at which a radial gradient begins, in points.",
      range: 0...Limits.coordinate),
    SpecKey(
      "endRadius", \.endRadius,
      "The radius at which a radial gradient ends; half of the longer side when not given.",
      range: 0...Limits.coordinate),
    SpecKey(
      "startAngle", \.startAngle,
      "Where an angular gradient begins, in degrees clockwise from the right.",
      range: -36_000...36_000),
    SpecKey(
      "endAngle", \.endAngle,
      "Where an angular gradient ends, in degrees; a full turn later when not given.",
      range: -36_000...36_000),
  ])

  static var infos: [PropertyInfo] { keys.keys.map(\.info) }

  /// Whether a key is one of a gradient's.
  static func isKey(_ key: String) -> Bool { infos.contains { $0.allNames.contains(key) } }

  /// Which keys belong to which kind.
  private static let parts: [String: [String]] = [
    "linearGradient": ["startPoint", "endPoint"],
    "radialGradient": ["center", "startRadius", "endRadius"],
    "angularGradient": ["center", "startAngle", "endAngle"],
  ]

  /// The gradient of a map; `nil` after reporting what is wrong.
  static func read(_ node: SpecNode, by reader: SpecReader) -> GradientValue? {
    guard let entries = node.map else { return nil }
    var draft = GradientDraft()
    keys.apply(entries, to: &draft, of: "a gradient", by: reader)
    let kinds: [(name: String, stops: StopList)] = [
      ("linearGradient", draft.linear), ("radialGradient", draft.radial),
      ("angularGradient", draft.angular),
    ].compactMap { name, stops in stops.map { (name, $0) } }
    guard let kind = kinds.first, kinds.count == 1 else {
      reader.fail(
        kinds.isEmpty
          ? "'\(reader.key)' is a gradient without colours"
          : "'\(reader.key)' is \(kinds.count) gradients at once", at: node,
        hint:
          "write one of linearGradient, radialGradient and angularGradient with a list of colours",
        id: kinds.isEmpty ? .wrongType : .conflictingKeys)
      return nil
    }
    let own = parts[kind.name] ?? []
    for name in Set(parts.values.flatMap { $0 }).subtracting(own).sorted() {
      guard let entry = entries.first(where: { $0.key == name }) else { continue }
      reader.warn(
        "'\(name)' changes nothing in a \(kind.name)", at: entry.location, length: name.count,
        hint: "it takes \(own.joined(separator: ", "))", id: .unusedKey)
    }
    let value = GradientValue(draft.course(of: kind.name), stops: kind.stops.stops)
    return reader.checked(value, value.problem(key: reader.key), at: node)
  }

  private func course(of kind: String) -> GradientValue.Course {
    switch kind {
    case "linearGradient": .linear(startPoint: startPoint ?? .top, endPoint: endPoint ?? .bottom)
    case "radialGradient":
      .radial(center: center ?? .center, startRadius: startRadius ?? 0, endRadius: endRadius)
    default:
      .angular(
        center: center ?? .center, startAngle: startAngle ?? 0,
        endAngle: endAngle ?? (startAngle ?? 0) + 360)
    }
  }
}

/// The colours of a gradient as specs write them: a list of colours, or of maps with a place each.
struct StopList: SpecValue {
  var stops: [GradientValue.Stop]

  private static let infos = [
    PropertyInfo(name: "color", summary: "The colour.", type: .color),
    PropertyInfo(
      name: "location", aliases: ["offset"],
      summary: "The colour's place, from 0 at the start to 1 at the end.", type: .number(0...1)),
  ]

  static func specType(range: ClosedRange<Double>) -> SpecType { .items(infos) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> StopList? {
    guard let list = node.list else {
      reader.mismatch(node, wanted: "a list of colours, [blue, purple]")
      return nil
    }
    let stops = list.compactMap { stop($0, by: reader) }
    return stops.count == list.count ? StopList(stops: stops) : nil
  }

  private static let keys = SpecKeys<Draft>([
    SpecKey("color", \.color, "The colour."),
    SpecKey("location", \.location, "Where it is.", aliases: ["offset"], range: 0...1),
  ])

  private struct Draft: Sendable {
    var color: ColorValue?
    var location: Double?
  }

  private static func stop(_ node: SpecNode, by reader: SpecReader) -> GradientValue.Stop? {
    guard let entries = node.map else {
      return ColorValue.read(node, by: reader).map { GradientValue.Stop(color: $0) }
    }
    var draft = Draft()
    keys.apply(entries, to: &draft, of: "a colour of a gradient", by: reader)
    guard let color = draft.color else {
      reader.fail(
        "a colour of the gradient is missing", at: node,
        hint: "write {color: blue, location: 0.5}")
      return nil
    }
    return GradientValue.Stop(color: color, location: draft.location)
  }

  var specText: String { "" }
}
