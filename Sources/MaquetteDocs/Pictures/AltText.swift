import Maquette

/// Tells what a picture shows, for those who cannot see it: what assistive technology would read of
/// the interface itself, in its order, made short.
package enum AltText {
  /// Characters after which the rest is only counted; screen readers read a description in one go.
  private static let longest = 240
  /// Characters of one name.
  private static let longestName = 80

  /// For example `Sign in, heading. Continue, button.`; empty when nothing has a name.
  package static func text(of scene: Scene) -> String {
    let sentences = scene.thingsAsRead.compactMap { sentence(for: $0.accessibility) }
    var result = ""
    for (index, sentence) in sentences.enumerated() {
      if !result.isEmpty, result.count + sentence.count >= longest {
        return result + " And \(sentences.count - index) more."
      }
      result += result.isEmpty ? sentence : " " + sentence
    }
    return result
  }

  private static func sentence(for thing: Accessibility) -> String? {
    let words = [thing.label, thing.value ?? ""].map(MarkupText.plain).filter { !$0.isEmpty }
    guard !words.isEmpty else { return nil }
    let traits = [(Accessibility.Trait.selected, "selected"), (.notEnabled, "dimmed")]
    let states = traits.filter { thing.traits.contains($0.0) }.map(\.1)
    var parts = words.map { word in
      word.count > longestName ? word.prefix(longestName - 1) + "…" : word
    }
    parts += states
    if let kind = kind(of: thing) { parts.append(kind) }
    let text = parts.joined(separator: ", ")
    let isEnded = text.last.map { ".!?…。؟".contains($0) } ?? false
    return isEnded ? text : text + "."
  }

  /// The word for what it is; `nil` for a text, which needs none.
  private static func kind(of thing: Accessibility) -> String? {
    if let word = thing.controlWord { return word }
    let mayHead = thing.effectiveRole == .staticText || thing.effectiveRole == .group
    return thing.isHeading && mayHead ? "heading" : nil
  }
}
