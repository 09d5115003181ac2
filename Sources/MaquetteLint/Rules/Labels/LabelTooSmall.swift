import Maquette

extension LintRule {
  static let labelTooSmall = LintRule(
    "label/too-small", .warning, .labels,
    sentence: "If you use custom fonts or sizes, make sure that text remains legible.",
    summary: "A text, or a part of it, is smaller than the platform's minimum size.",
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
    let runs = picture.all(Label.self).flatMap { item, label -> [LintIssue] in
      (label.attributedText?.runs ?? []).compactMap { run in
        guard let size = run.attributes.fixedSize, size < least(on: item.platform) - 0.01,
          run.attributes.superscript == nil, !item.isHidden
        else { return nil }
        let text = SpecNode.excerpt(run.text)
        return picture.issue(
          item, key: "attributedText", tells(text, size, on: item.platform), subject: text)
      }
    }
    let texts = picture.textsAndLinks.compactMap { item, label -> LintIssue? in
      guard let node = picture.node(of: item), let style = node.style else { return nil }
      let size = style.size * (label.adjustsFontSizeToFitWidth ? node.textGeometry?.scale ?? 1 : 1)
      guard item.says("font", "adjustsFontSizeToFitWidth"),
        size < least(on: item.platform) - 0.01
      else { return nil }
      return picture.issue(
        item, key: item.says("font") ? "font" : "adjustsFontSizeToFitWidth",
        tells(shown(node), size, on: item.platform))
    }
    return texts + runs
  }

  private static func tells(_ text: String, _ size: Double, on platform: Platform) -> String {
    "'\(text)' has \(NumberFormat.short(size, digits: 1)) points; the least on "
      + "\(platform.displayName) is \(NumberFormat.short(least(on: platform)))"
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

extension TextAttributes {
  /// A size in points that no text size setting changes; `nil` for none.
  fileprivate var fixedSize: Double? {
    if let size { return size }
    if case .size(let size)? = font?.base { return size }
    return nil
  }
}
