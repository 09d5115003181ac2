import MaquetteCore

extension ThemeReader {
  func readTypography(_ node: SpecNode, into type: inout Typography) {
    let keys = [
      "family", "displayFamily", "displayFrom", "displaySpacing", "opticalSpacing", "fallbacks",
      "ascent", "descent", "capHeight", "tracking", "styles", "designs", "widths",
      "legibilityWeights",
    ]
    let own = ["letterWidths", "weightSpacing"]
    // Other families have widths of their own.
    let names = (node.map ?? []).map(\.key)
    if !names.contains("letterWidths"), names.contains("family") || names.contains("displayFamily")
    {
      type.letterWidths = nil
    }
    values.eachEntry(of: node, "'typography'", keys: keys + own, required: isWhole ? keys : []) {
      key, node in
      switch key {
      case "family": values.set(&type.family, values.text(node, key))
      case "displayFamily": values.set(&type.displayFamily, values.text(node, key))
      case "displayFrom": values.set(&type.displayFrom, values.number(node, key, 0...1e6))
      case "displaySpacing":
        values.set(&type.displaySpacing, values.number(node, key, 0...1))
      case "opticalSpacing": values.set(&type.opticalSpacing, tracking(node, key))
      case "letterWidths": values.set(&type.letterWidths, letterTable(node, key))
      case "weightSpacing": values.set(&type.weightSpacing, weightShares(node, key))
      case "fallbacks": values.set(&type.fallbacks, families(node, key))
      case "ascent": values.set(&type.ascent, values.number(node, key, 0.1...5))
      case "descent": values.set(&type.descent, values.number(node, key, 0...5))
      case "capHeight": values.set(&type.capHeight, values.number(node, key, 0.1...5))
      case "tracking": values.set(&type.tracking, tracking(node, key))
      case "styles": readStyles(node, into: &type.styles)
      case "designs": readDesigns(node, into: &type.designs)
      case "widths": readWidths(node, into: &type.widths)
      case "legibilityWeights": readLegibilityWeights(node, into: &type.legibilityWeights)
      default: break
      }
    }
  }

  func families(_ node: SpecNode, _ key: String) -> [String]? {
    values.log?.add(.longList(200), node)
    guard let list = node.list, list.count <= 200 else {
      values.mismatch(
        node, key, wanted: "a list of at most 200 font families", hint: "write [Inter], for example"
      )
      return nil
    }
    let names = list.compactMap { values.text($0, key) }
    return names.count == list.count ? names : nil
  }

  /// A list of `[size, points]`, or of sizes and what else there is at them.
  func tracking(
    _ node: SpecNode, _ key: String, of what: String = "points",
    in range: ClosedRange<Double> = -1000...1000
  ) -> [Typography.Tracking]? {
    values.log?.add(.longList(1000), node)
    guard let list = node.list, list.count <= 1000 else {
      values.mismatch(
        node, key, wanted: "a list of [size, \(what)]",
        hint: "write pairs of numbers, for example [[17, 0]]")
      return nil
    }
    var result: [Typography.Tracking] = []
    for element in list {
      guard let pair = values.numbers(element, key, count: 2, -1000...1000) else { return nil }
      guard let last = element.list?.last, values.number(last, key, range) != nil else {
        return nil
      }
      if let last = result.last, last.size >= pair[0] {
        values.fail(
          "the size \(NumberFormat.short(pair[0])) comes after \(NumberFormat.short(last.size))",
          at: element, hint: "put the sizes of '\(key)' in ascending order")
        return nil
      }
      result.append(Typography.Tracking(pair[0], pair[1]))
    }
    return result
  }

  private func readStyles(_ node: SpecNode, into styles: inout [TextStyle: Typography.Style]) {
    let names = TextStyle.allCases.map(\.rawValue)
    let required = TextStyle.allCases.filter(\.isEverywhere).map(\.rawValue)
    values.eachEntry(of: node, "'styles'", keys: names, required: isWhole ? required : []) {
      name, node in
      guard let style = TextStyle(rawValue: name) else { return }
      let base = styles[style]
      var result =
        base ?? Typography.Style(weight: .regular, emphasizedWeight: .semibold, sizes: [])
      let keys = ["weight", "emphasizedWeight", "sizes"]
      values.eachEntry(of: node, "'\(name)'", keys: keys, required: base == nil ? keys : []) {
        key, node in
        switch key {
        case "weight": values.set(&result.weight, values.weight(node, key))
        case "emphasizedWeight": values.set(&result.emphasizedWeight, values.weight(node, key))
        case "sizes": values.set(&result.sizes, sizes(node, key, base: result.sizes))
        default: break
        }
      }
      styles[style] = result
    }
  }

  /// All sizes as a list of `[size, leading]`, or some of them under the names of text sizes.
  private func sizes(_ node: SpecNode, _ key: String, base: [Typography.Entry])
    -> [Typography.Entry]?
  {
    if node.map != nil { return someSizes(node, key, base: base) }
    let count = TextSize.allCases.count
    values.log?.add(.list([1, count]), node)
    guard let list = node.list, list.count == 1 || list.count == count else {
      values.fail(
        "'\(key)' must have 1 or \(count) entries, not "
          + (node.list.map { "\($0.count)" } ?? node.kindName), at: node,
        hint: "write [size, leading] for each text size from xSmall to accessibility5, or once")
      return nil
    }
    let entries = list.compactMap { entry($0, key) }
    return entries.count == list.count ? entries : nil
  }

  private func someSizes(_ node: SpecNode, _ key: String, base: [Typography.Entry])
    -> [Typography.Entry]?
  {
    let names = TextSize.allCases.map(\.rawValue)
    // A style that does not follow the text size has one entry, which stands for all.
    var entries = base.count == 1 ? Array(repeating: base[0], count: names.count) : base
    guard entries.count == names.count else {
      values.fail(
        "'\(key)' has nothing to change", at: node, hint: "write the list of all sizes first",
        id: .nothingToShow)
      return nil
    }
    values.eachEntry(of: node, "'\(key)'", keys: names) { name, node in
      if let index = names.firstIndex(of: name), let entry = entry(node, name) {
        entries[index] = entry
      }
    }
    return entries
  }

  private func entry(_ node: SpecNode, _ key: String) -> Typography.Entry? {
    values.numbers(node, key, count: 2, Limits.fontSize).map { Typography.Entry($0[0], $0[1]) }
  }
}
