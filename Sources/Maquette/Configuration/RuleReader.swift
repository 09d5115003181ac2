import MaquetteSpec

/// Reads rules on how pictures are compared.
struct RuleReader {
  let reader: ConfigurationReader
  /// More pixels than any picture has.
  private static let most = Limits.pixelsPerSide * Limits.pixelsPerSide

  /// A number of pixels, a rule, or a list of rules.
  func tolerances(_ entry: SpecNode.Entry) -> [Configuration.ComparingRule] {
    reader.items(entry, atMost: Limits.comparingRules, "rules").compactMap { node in
      if node.scalar != nil {
        var rule = Configuration.ComparingRule()
        (rule.pixels, rule.location) = (pixels(node), node.location)
        return rule
      }
      return rule(node, of: "tolerance", needsPixels: true)
    }
  }

  /// A component, a rectangle, a rule, or a list of them.
  func ignored(_ entry: SpecNode.Entry) -> [Configuration.ComparingRule] {
    reader.items(entry, atMost: Limits.comparingRules, "rules").compactMap { node in
      guard let text = node.scalar else { return rule(node, of: "ignore", needsPixels: false) }
      var rule = Configuration.ComparingRule()
      rule.location = node.location
      if let area = RuleReader.rect(text) {
        rule.areas = [area]
      } else if let name = reader.text(node, of: "ignore") {
        rule.components = [name]
      }
      return rule
    }
  }

  private func rule(
    _ node: SpecNode, of key: String, needsPixels: Bool
  ) -> Configuration.ComparingRule? {
    guard let entries = node.map else {
      reader.fail(
        "a rule of '\(key)' is \(node.kindName), not a map", at: node,
        hint: "use the keys \(RuleReader.names(needsPixels).joined(separator: ", "))")
      return nil
    }
    let known = RuleReader.keys(needsPixels)
    var rule = Configuration.ComparingRule()
    rule.location = node.location
    for entry in entries {
      switch entry.key {
      case "pictures": rule.pictures = reader.texts(entry).map(\.text)
      case "component": rule.components = reader.texts(entry).map(\.text)
      case "area": rule.areas = areas(entry)
      case "pixels" where needsPixels: rule.pixels = pixels(entry.value)
      default: reader.unknown(entry, in: known, of: "a rule of '\(key)'")
      }
    }
    if needsPixels, !entries.contains(where: { $0.key == "pixels" }) {
      reader.fail(
        "a rule of '\(key)' has no 'pixels'", at: node,
        hint: "add how many pixels may differ, for example 'pixels: 20'")
    }
    if !needsPixels, rule.isWhole {
      reader.fail(
        "a rule of '\(key)' names neither a 'component' nor an 'area'", at: node,
        hint: "add one of them; to compare nothing in a picture, leave its spec out of 'specs'")
    }
    return rule
  }

  private static func keys(_ needsPixels: Bool) -> [ConfigurationKey] {
    ConfigurationKey.rule.filter { needsPixels || $0.name != "pixels" }
  }

  private static func names(_ needsPixels: Bool) -> [String] { keys(needsPixels).map(\.name) }

  private func pixels(_ node: SpecNode) -> Int {
    guard let text = node.scalar, let pixels = Int(text), (0...RuleReader.most).contains(pixels)
    else {
      reader.fail(
        "the number of pixels is \(node.kindName); it must be a whole number from 0 to "
          + "\(RuleReader.most)", at: node, hint: "write 20, for example")
      return 0
    }
    return pixels
  }

  private func areas(_ entry: SpecNode.Entry) -> [Rect] {
    reader.texts(entry).compactMap { text, node in
      if let rect = RuleReader.rect(text) { return rect }
      reader.fail(
        "'\(SpecNode.excerpt(text))' is not a rectangle", at: node,
        hint: "write it in points as x,y,width,height, for example 0,0,120,44")
      return nil
    }
  }

  /// `x,y,width,height` in points; `nil` for anything else.
  static func rect(_ text: String) -> Rect? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(String(part.filter { $0 != " " }))
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], (-Limits.coordinate...Limits.coordinate).contains(x),
      (-Limits.coordinate...Limits.coordinate).contains(y),
      (0...Limits.coordinate).contains(width), (0...Limits.coordinate).contains(height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
