import MaquetteCore

/// The keys that every component has for what is drawn over, around and instead of it.
///
/// They work in the order of the list, whatever the order in the spec: what is cut gets its border,
/// what lies over it is not cut, and everything casts one shadow, fades, grows, turns and moves.
enum DrawingProperties {
  static let infos: [PropertyInfo] = [
    PropertyInfo(
      name: "clipShape", summary: "The shape that the component is clipped to.",
      type: ClipShape.specType(range: 0...0)),
    PropertyInfo(
      name: "border",
      summary:
        "A line just inside its edge: a colour, or a map with its width, dashes and so on.",
      type: StrokeValue.specType(range: 0...0)),
    PropertyInfo(
      name: "overlay",
      summary:
        "Components drawn over it; a map of 'content' and 'alignment' also says where.",
      type: LayerValue.specType(range: 0...0)),
    PropertyInfo(
      name: "mask",
      summary:
        "Components whose opacity masks it; a map of 'content' and 'alignment' also says where.",
      type: LayerValue.specType(range: 0...0)),
    PropertyInfo(
      name: "blur", aliases: ["blurRadius"],
      summary: "How much it and its contents are blurred: the radius of SwiftUI's blur, in points.",
      type: .number(blurs), defaultText: "0"),
    PropertyInfo(
      name: "shadow",
      summary: "A soft shadow of its frame or shape: a radius, or a map of color, radius, x and y.",
      type: ShadowValue.specType(range: 0...0)),
    PropertyInfo(
      name: "opacity", summary: "The opacity of everything in it.", type: .number(0...1),
      defaultText: "1"),
    PropertyInfo(
      name: "scaleEffect", aliases: ["scale"],
      summary: "The factor by which it is drawn larger or smaller, about its middle.",
      type: .number(scales),
      defaultText: "1"),
    PropertyInfo(
      name: "rotationEffect", aliases: ["rotation"],
      summary: "The angle by which it is turned about its middle, in degrees clockwise.",
      type: .number(angles), defaultText: "0"),
    PropertyInfo(
      name: "offset",
      summary:
        "How far it is moved from its place: [x, y], where x counts towards the trailing side.",
      type: OffsetValue.specType(range: Limits.coordinates), defaultText: "[0, 0]"),
    PropertyInfo(
      name: "blendMode", summary: "How its colours are mixed with the colours behind it.",
      type: BlendMode.specType(range: 0...0), defaultText: "normal"),
    PropertyInfo(
      name: "aspectRatio",
      summary: "The ratio of its width to its height: 1.5, 3:2, or a map of ratio and contentMode.",
      type: AspectRatioValue.specType(range: 0...0)),
    PropertyInfo(
      name: "environment",
      summary:
        "The environment of it and its contents: appearance, direction, text size and so on.",
      type: SubtreeEnvironment.specType(range: 0...0)),
  ]

  private static let scales = 0.01...100.0
  private static let blurs = 0...100.0
  private static let angles = -36_000...36_000.0

  /// What the keys say, from the inside to the outside.
  static func modifiers(
    _ entries: [SpecNode.Entry], radius: CornerRadius, by reader: SpecReader
  ) -> [DrawingModifier] {
    func value<Value: SpecValue>(_ key: String, range: ClosedRange<Double> = 0...1) -> Value? {
      reader.value(of: key, in: entries, range: range)
    }
    var result: [DrawingModifier] = []
    let clip: ClipShape? = value("clipShape")
    let shape = clip ?? .rectangle
    if let clip { result.append(.clipShape(clip, radius: radius)) }
    if var line: StrokeValue = value("border") {
      // SwiftUI's border lies inside; a spec that says 'on the outline' gets it there.
      let says = entries.first { $0.key == "border" }?.value.map?.contains { $0.key == "position" }
      if says != true { line.position = .inside }
      result.append(.border(line, shape, radius: radius))
    }
    if let layer: LayerValue = value("overlay") { result.append(.overlay(layer)) }
    if let layer: LayerValue = value("mask") { result.append(.mask(layer)) }
    if let radius: Double = value("blur", range: blurs), radius > 0 { result.append(.blur(radius)) }
    if let shadow: ShadowValue = value("shadow") {
      result.append(.shadow(shadow, shape, radius: radius))
    }
    if let opacity: Double = value("opacity"), opacity < 1 { result.append(.opacity(opacity)) }
    if let scale: Double = value("scaleEffect", range: scales) {
      result.append(.scaleEffect(scale))
    }
    if let degrees: Double = value("rotationEffect", range: angles) {
      result.append(.rotationEffect(degrees))
    }
    if let offset: OffsetValue = value(
      "offset", range: Limits.coordinates)
    {
      result.append(.offset(x: offset.x, y: offset.y))
    }
    if let mode: BlendMode = value("blendMode"), mode != .normal { result.append(.blendMode(mode)) }
    return result
  }
}
