import MaquetteCore
import MaquetteThemes

extension ClipShape: SpecChoice {
  public static var synonyms: [String: ClipShape] {
    ["rect": .rectangle, "roundedRectangle": .rectangle]
  }
}
extension AspectRatioValue.ContentMode: SpecChoice {}
extension BlendMode: SpecChoice {}
extension Appearance: SpecChoice {}
extension Platform: SpecChoice {}
extension InterfaceLevel: SpecChoice {}
extension LegibilityWeight: SpecChoice {}
extension Contrast: SpecChoice {
  package static var synonyms: [String: Contrast] { ["high": .increased] }
}
extension TextSize: SpecChoice {
  package static var synonyms: [String: TextSize] {
    Dictionary(
      allCases.flatMap { [($0.uiKitName, $0), ($0.shortName, $0)] },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ShadowValue: SpecValue {
  private static let specKeys = SpecKeys<ShadowValue>([
    SpecKey(always: "color", \.color, "The shadow's colour where it is darkest."),
    SpecKey(
      always: "radius", \.radius, "The blur radius, in points.", aliases: ["blur"],
      range: 0...100),
    SpecKey(
      always: "x", \.x, "How far the shadow is moved towards the trailing side.",
      range: -1000...1000),
    SpecKey(always: "y", \.y, "How far the shadow is moved down.", range: -1000...1000),
  ])

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.number(0...100), .map(specKeys.keys.map(\.info)))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ShadowValue? {
    guard let entries = node.map else {
      var reader = reader
      reader.range = 0...100
      let hint = "write a radius, for example 4, or a map, for example {radius: 4, y: 2}"
      return reader.number(
        node, wanted: "a radius, or a map of color, radius, x and y",
        hint: node.scalar.flatMap(reader.advice(onNumber:)) ?? hint
      ).map { ShadowValue(radius: $0) }
    }
    var value = ShadowValue()
    specKeys.apply(entries, to: &value, of: "a shadow", by: reader)
    return value
  }

  package var specText: String { "" }
}

extension AspectRatioValue: SpecValue {
  /// The proportions that are taken.
  package static let ratios = 0.01...100.0

  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(
      .ratio,
      .map([
        PropertyInfo(
          name: "ratio", summary: "The ratio of width to height, such as 1.5 or 3:2.",
          type: .ratio),
        PropertyInfo(
          name: "contentMode", summary: "Whether it fits into the space, or fills all of it.",
          type: ContentMode.specType(range: 0...0), defaultText: "fit"),
      ]))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> AspectRatioValue? {
    guard let entries = node.map else {
      return ratio(node, by: reader).map { AspectRatioValue($0) }
    }
    var value: AspectRatioValue?
    var mode = ContentMode.fit
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      switch entry.key {
      case "ratio": value = ratio(entry.value, by: reader).map { AspectRatioValue($0) }
      case "contentMode": mode = ContentMode.read(entry.value, by: reader) ?? .fit
      default:
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a proportion", at: entry.location,
          length: entry.key.count, hint: "use one of: ratio, contentMode", id: .unknownKey)
      }
    }
    if !entries.contains(where: { $0.key == "ratio" }) {
      reader.fail(
        "'\(reader.key)' has no 'ratio'", at: node, hint: "write, for example, 'ratio: 3:2'")
    }
    value?.contentMode = mode
    return value
  }

  /// A number, or two with `:` or `/` between them.
  private static func ratio(_ node: SpecNode, by reader: SpecReader) -> Double? {
    let parts = (node.scalar ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 > 0 }
    let ratio = numbers.first.map { $0 / (numbers.count > 1 ? numbers[1] : 1) }
    guard numbers.count == parts.count, parts.count <= 2, let ratio, ratios.contains(ratio) else {
      reader.fail(
        "'\(reader.key)' must be a width by a height from 0.01 to 100, not "
          + "\(node.scalar.map { "'\(SpecNode.excerpt($0))'" } ?? node.kindName)", at: node,
        hint: "write a number or two, for example 1.5 or 3:2", id: .badValue)
      return nil
    }
    return ratio
  }

  package var specText: String { NumberFormat.short(ratio) }
}

extension LayerValue: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.components, .map(infos))
  }

  /// The keys of its long form.
  private static let infos = [
    PropertyInfo(name: "content", summary: "The components.", type: .components),
    PropertyInfo(
      name: "alignment", summary: "Where they are in the frame.",
      type: Alignment.specType(range: 0...0), defaultText: "center"),
  ]

  package static func read(_ node: SpecNode, by reader: SpecReader) -> LayerValue? {
    guard let entries = node.map, let content = entries.first(where: { $0.key == "content" }) else {
      return [AnyComponent].read(node, by: reader).map { LayerValue(content: $0) }
    }
    var value = LayerValue(content: [])
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      switch entry.key {
      case "content": value.content = [AnyComponent].read(content.value, by: reader) ?? []
      case "alignment": value.alignment = Alignment.read(entry.value, by: reader) ?? .center
      default:
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' beside 'content'", at: entry.location,
          length: entry.key.count,
          hint: "use one of: \(infos.map(\.name).joined(separator: ", "))", id: .unknownKey)
      }
    }
    return value
  }

  package var specText: String { "" }
}

/// How far something is moved, as specs write it: `[x, y]`.
struct OffsetValue: SpecValue {
  var x: Double
  var y: Double

  static func specType(range: ClosedRange<Double>) -> SpecType { .offset(range) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> OffsetValue? {
    guard let list = node.list, list.count == 2 else {
      reader.mismatch(
        node, wanted: "two numbers, [x, y] in points",
        hint: OffsetValue.advice(on: node) ?? "write, for example, [10, 0]")
      return nil
    }
    let numbers = list.compactMap(reader.number)
    return numbers.count == 2 ? OffsetValue(x: numbers[0], y: numbers[1]) : nil
  }

  /// What to write in place of a number alone, or of a map of both; `nil` for a list.
  private static func advice(on node: SpecNode) -> String? {
    func number(_ text: String) -> String? {
      SpecReader.amount(of: text).flatMap { $0.unit == "%" ? nil : NumberFormat.short($0.value) }
    }
    func part(_ keys: [String]) -> String? {
      node.map?.first { keys.contains(ForeignKeys.bare($0.key)) }?.value.scalar.flatMap(number)
    }
    switch node.value {
    case .scalar(let text):
      let numbers = EndMark.removed(from: text).split { $0 == " " || $0 == "," }
        .map { number(String($0)) }
      guard numbers.count <= 2, let x = numbers.first ?? nil,
        let y = numbers.count == 1 ? "0" : numbers[1]
      else { return nil }
      return "write [\(x), \(y)]"
    // SwiftUI's CGSize and UIKit's UIOffset have names of their own.
    case .map:
      let x = part(["x", "dx", "width", "horizontal", "leading", "left"])
      let y = part(["y", "dy", "height", "vertical", "top"])
      return x == nil && y == nil ? nil : "write [\(x ?? "0"), \(y ?? "0")]"
    case .list: return nil
    }
  }

  var specText: String { "[\(NumberFormat.short(x)), \(NumberFormat.short(y))]" }
}

/// What is painted or put behind a component.
enum BackgroundValue: SpecValue {
  case color(ColorValue)
  case gradient(GradientValue)
  case layer(LayerValue)

  static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(PaintValue.specType(range: range), LayerValue.specType(range: range))
  }

  static func read(_ node: SpecNode, by reader: SpecReader) -> BackgroundValue? {
    if node.scalar != nil { return ColorValue.read(node, by: reader).map(BackgroundValue.color) }
    if node.map?.contains(where: { GradientDraft.isKey($0.key) }) == true {
      return GradientDraft.read(node, by: reader).map(BackgroundValue.gradient)
    }
    return LayerValue.read(node, by: reader).map(BackgroundValue.layer)
  }

  var specText: String { if case .color(let color) = self { color.specText } else { "" } }
}
