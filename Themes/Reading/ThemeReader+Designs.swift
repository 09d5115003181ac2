import MaquetteCore

extension ThemeReader {
  /// Reads `designs`: faces under the names of designs, `none` for one that does not exist.
  func readDesigns(_ node: SpecNode, into designs: inout [FontDesign: Typography.Face]) {
    let names = FontDesign.allCases.filter { $0 != .default }.map(\.rawValue)
    for (name, node) in entries(of: node, "'designs'", keys: names, isWhole: isWhole) {
      guard let design = FontDesign(rawValue: name) else { continue }
      designs[design] = face(node, name, base: designs[design])
    }
  }

  /// Reads `widths`: faces under the names of widths, `none` for one that does not exist.
  func readWidths(_ node: SpecNode, into widths: inout [FontWidth: Typography.Face]) {
    let names = FontWidth.allCases.filter { $0 != .standard }.map(\.rawValue)
    for (name, node) in entries(of: node, "'widths'", keys: names, isWhole: isWhole) {
      guard let width = FontWidth(rawValue: name) else { continue }
      widths[width] = face(node, name, base: widths[width])
    }
  }

  private func face(_ node: SpecNode, _ name: String, base: Typography.Face?) -> Typography.Face? {
    if values.isNone(node) { return nil }
    let keys = ["family", "fallbacks", "ascent", "descent", "capHeight", "tracking"]
    var face = base ?? Typography.Face(family: "", ascent: 1, descent: 0, capHeight: 0.7)
    for (key, node) in entries(of: node, "'\(name)'", keys: keys, isWhole: base == nil) {
      switch key {
      case "family": values.set(&face.family, values.text(node, key))
      case "fallbacks": values.set(&face.fallbacks, families(node, key))
      case "ascent": values.set(&face.ascent, values.number(node, key, 0.1...5))
      case "descent": values.set(&face.descent, values.number(node, key, 0...5))
      case "capHeight": values.set(&face.capHeight, values.number(node, key, 0.1...5))
      default:
        values.log?.add(.words(["system", "none"]), node)
        switch node.scalar {
        case "system": face.tracking = nil
        case "none": face.tracking = []
        default: if let table = tracking(node, key) { face.tracking = table }
        }
      }
    }
    return face
  }

  /// Reads `legibilityWeights`: a weight for each weight, or `none` without such a setting.
  func readLegibilityWeights(_ node: SpecNode, into table: inout [FontWeight: FontWeight]) {
    guard !values.isNone(node) else {
      table = [:]
      return
    }
    let names = FontWeight.allCases.map(\.name)
    for (name, node) in entries(
      of: node, "'legibilityWeights'", keys: names, isWhole: table.isEmpty)
    {
      if let weight = FontWeight(name: name), let heavier = values.weight(node, name) {
        table[weight] = heavier
      }
    }
  }
}
