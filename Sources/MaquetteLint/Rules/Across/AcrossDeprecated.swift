import Maquette

extension LintRule {
  static let acrossDeprecated = LintRule(
    "across/deprecated-name", .note, .across,
    sentence: "Use current names: Apple's frameworks warn about names that were replaced.",
    summary: "A key or value has a name that AppKit or SwiftUI deprecates.",
    advice: "use the name that replaced it; the picture stays the same",
    wrong: "platform: macos\nButton: Save\nbezelStyle: texturedRounded\n",
    right: "platform: macos\nButton: Save\nbezelStyle: toolbar\n",
    fine: [
      "platform: macos\nButton: texturedRounded\nbezelStyle: push\n",
      "Label: foregroundColor\ncolor: red\n", "Label: شكرا\nforegroundStyle: red\n",
    ]
  ) { picture in
    let source = picture.source
    return picture.items.flatMap { item -> [LintIssue] in
      guard let keys = item.provenance?.keys else { return [] }
      return keys.sorted { $0.value < $1.value }.compactMap { key, place -> LintIssue? in
        guard place.origin?.file == nil else { return nil }
        let (name, value) = source.words(at: place)
        if key == "bezelStyle", let new = bezelStyles[value] {
          return picture.issue(
            item, key: key, "'\(value)' was the name of '\(new)' before macOS 14",
            hint: "write '\(new)'", fix: .replace(place, with: new))
        }
        if let new = keyNames[name], name != key {
          return picture.issue(
            item, key: key, "SwiftUI deprecates '\(name)'", hint: "write '\(key)', or '\(new)'",
            fix: .rename(place, to: key))
        }
        return nil
      }
    }
  }

  /// AppKit, NSButton.BezelStyle: deprecated in macOS 14, with what stands for it.
  private static let bezelStyles = [
    "rounded": "push", "regularSquare": "flexiblePush", "roundedDisclosure": "pushDisclosure",
    "texturedRounded": "toolbar", "recessed": "accessoryBar", "roundRect": "accessoryBarAction",
    "inline": "badge", "round": "circular",
  ]

  /// SwiftUI, View: deprecated, with what stands for it.
  private static let keyNames = [
    "foregroundColor": "foregroundStyle", "accentColor": "tint", "cornerRadius": "clipShape",
  ]
}

extension SourceText {
  /// The plain word that is written as a value at a place, and that of its key on the same line;
  /// empty for what stands otherwise.
  fileprivate func words(at place: SourceLocation) -> (key: String, value: String) {
    guard lines.indices.contains(place.line - 1), lines[place.line - 1].count < 4000 else {
      return ("", "")
    }
    let line = line(place.line)
    let isWord = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber)
    }
    let value = line.dropFirst(place.column - 1).drop { $0 == "\"" || $0 == "'" }.prefix(
      while: isWord)
    let before = line.prefix(place.column - 1).reversed().drop { $0 == " " }
    guard before.first == ":" else { return ("", String(value)) }
    let key = before.dropFirst().drop { $0 == "\"" || $0 == "'" }.prefix(while: isWord)
    return (String(key.reversed()), String(value))
  }
}
