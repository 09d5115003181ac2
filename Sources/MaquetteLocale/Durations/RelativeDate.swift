/// How the time to or since a moment is told, as `CLKRelativeDateStyle` has it.
public enum RelativeDateStyle: String, Hashable, Sendable, CaseIterable {
  /// Words, the same before and after: `1 hour, 30 minutes`.
  case natural
  /// Words with a sign, `+` for what is to come: `+1 hour, 30 minutes`.
  case offset
  /// As on a clock: `1:30:00`.
  case timer
}

extension LocaleSettings {
  /// Every way to tell a duration, the longest first: with all units and with fewer, in words and
  /// in letters.
  package func forms(of parts: [DurationPart], style: RelativeDateStyle, isFuture: Bool) -> [String]
  {
    let shown = parts.filter { $0.count != 0 }
    var forms: [String] = []
    if style == .timer { forms.append(text(of: parts, style: .positional)) }
    if shown.isEmpty {
      if style != .timer { forms.append(nowText) }
      return forms
    }
    // The signs of right-to-left locales begin with a mark that would turn the whole line around.
    let sign = style == .offset ? self.sign(isNegative: !isFuture) : ""
    let start = locale.isRightToLeft && !sign.isEmpty ? "\u{200F}" : ""
    let widths: [DurationStyle] =
      style == .timer ? [.abbreviated] : [.full, .short, .brief, .abbreviated]
    for count in stride(from: shown.count, to: 0, by: -1) {
      for width in widths {
        let form = start + sign + text(of: Array(shown.prefix(count)), style: width)
        if !forms.contains(form) { forms.append(form) }
      }
    }
    return forms
  }
}
