import MaquetteCore

extension Accessibility.Trait: SpecChoice {
  /// SwiftUI's names, and short ones.
  public static var synonyms: [String: Accessibility.Trait] {
    [
      "isButton": .button, "isHeader": .header, "isLink": .link, "isSelected": .selected,
      "isImage": .image, "isStaticText": .staticText, "isToggle": .toggleButton,
      "toggle": .toggleButton, "isSearchField": .searchField, "isKeyboardKey": .keyboardKey,
      "isSummaryElement": .summaryElement, "isTabBar": .tabBar, "isModal": .modal,
      "heading": .header, "disabled": .notEnabled,
    ]
  }
}

/// Traits as a spec writes them: a word or a list of words.
struct TraitList: SpecValue {
  var traits: [Accessibility.Trait]

  static func specType(range: ClosedRange<Double>) -> SpecType {
    .choices(
      Accessibility.Trait.allCases.map(\.rawValue),
      synonyms: Accessibility.Trait.synonyms.mapValues(\.rawValue))
  }

  static func read(_ node: SpecNode, by reader: SpecReader) -> TraitList? {
    let words = node.list ?? [node]
    let traits = words.compactMap { Accessibility.Trait.read($0, by: reader) }
    return traits.count == words.count ? TraitList(traits: traits) : nil
  }

  var specText: String { traits.map(\.rawValue).joined(separator: ", ") }
}

/// A heading's level as a spec writes it: `1` to `6`, or SwiftUI's `h1` to `h6`.
struct HeadingLevelValue: SpecValue {
  var level: Int

  static func specType(range: ClosedRange<Double>) -> SpecType {
    .choice(
      Accessibility.headingLevels.map { String($0) },
      synonyms: Accessibility.headingLevels.reduce(into: [:]) { $0["h\($1)"] = String($1) })
  }

  static func read(_ node: SpecNode, by reader: SpecReader) -> HeadingLevelValue? {
    let word = (node.scalar ?? "").lowercased()
    let digits = word.hasPrefix("h") ? String(word.dropFirst()) : word
    if let level = Accessibility.headingLevels.first(where: { String($0) == digits }) {
      return HeadingLevelValue(level: level)
    }
    reader.fail(
      "'\(reader.key)' must be a level from 1 to 6, not \(node.kindName)", at: node,
      hint: "write 1 for the title of a screen, 2 for a section's; h1 and h2 work too",
      id: .wrongType)
    return nil
  }

  var specText: String { String(level) }
}
