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
      "Label: 東京\nfont: largeTitle\nscaleEffect: 0.5\n",
      // A small picture of a screen is not there to be read.
      "Screen:\n  device: iPhone 15\n  scaleEffect: 0.4\n  children: [{Label: Inbox}]\n",
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
      let drawn = item.drawnScale
      let shrunk = label.adjustsFontSizeToFitWidth ? node.textGeometry?.scale ?? 1 : 1
      let size = style.size * shrunk * drawn
      guard item.says("font", "adjustsFontSizeToFitWidth") || drawn < 1,
        size < least(on: item.platform) - 0.01
      else { return nil }
      let key = ["font", "adjustsFontSizeToFitWidth"].first { item.says($0) }
      return picture.issue(item, key: key, tells(shown(node), size, on: item.platform))
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

extension LintItem {
  /// How large `scaleEffect` draws it; 1 in a picture of a whole screen.
  fileprivate var drawnScale: Double {
    let around = [self] + ancestors
    guard !around.contains(where: { $0.component is Screen && $0.scale != 1 }) else { return 1 }
    return around.reduce(1) { $0 * $1.scale }
  }

  private var scale: Double {
    modifiers.reduce(1) { scale, modifier in
      if case .drawing(.scaleEffect(let own)) = modifier { scale * own } else { scale }
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
