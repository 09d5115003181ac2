import Maquette

extension LintRule {
  static let labelTooSmall = LintRule(
    "label/too-small", .warning, .labels,
    sentence: "If you use custom fonts or sizes, make sure that text remains legible.",
    summary: "A text is smaller than the platform's minimum size.",
    advice: "use a text style such as 'caption', or a larger size", looksAt: [.scene],
    wrong: "Label: Terms apply\nfont: 8\n", right: "Label: Terms apply\nfont: caption2\n",
    fine: [
      "platform: macos\nLabel: Terms apply\nfont: 10\n", "Label: Terms apply\nfont: footnote\n",
      "platform: watchos\nLabel: Laps\nfont: footnote2\n",
    ]
  ) { picture in
    // Whoever chooses a smaller text than the usual one wants the system's styles to be smaller.
    let environment = picture.environment
    guard environment.textSize.index >= environment.defaultTextSize.index else { return [] }
    return picture.texts.compactMap { item, label in
      guard let node = picture.node(of: item), let style = node.style else { return nil }
      let size = style.size * (label.adjustsFontSizeToFitWidth ? node.textGeometry?.scale ?? 1 : 1)
      let least = least(on: item.platform)
      guard item.says("font", "adjustsFontSizeToFitWidth"), size < least - 0.01 else { return nil }
      return picture.issue(
        item, key: item.says("font") ? "font" : "adjustsFontSizeToFitWidth",
        "'\(shown(node))' has \(NumberFormat.short(size, digits: 1)) points; on "
          + "\(item.platform.displayName) \(NumberFormat.short(least)) are the least")
    }
  }

  /// The least size of a text, in points: HIG, Typography (iOS, iPadOS 11, macOS 10, tvOS 23,
  /// watchOS 12).
  static func least(on platform: Platform) -> Double {
    switch platform {
    case .ios, .ipados: 11
    case .macos: 10
    case .tvos: 23
    case .watchos: 12
    }
  }
}
