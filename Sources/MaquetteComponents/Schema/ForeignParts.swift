import MaquetteCore
import MaquetteThemes

/// Keys of CSS and SwiftUI that say a part of what one key says here: `paddingTop` and `paddingLeft` are
/// both in `padding`, so that what to write has them together.
enum ForeignParts {
  /// What to say to a key that is a part of another one; `nil` for all else.
  ///
  /// - Parameters:
  ///   - all: the keys that stand beside one another, with this one.
  ///   - theme: the theme, as far as it is known.
  ///   - has: whether the component has a key of a name.
  static func advice(
    for entry: SpecNode.Entry, beside all: [SpecNode.Entry], in theme: Theme?,
    has: (String) -> Bool
  ) -> String? {
    guard let part = part(entry), has(part.key) else { return nil }
    guard !isNothing(entry.value) else { return "leave it out for none" }
    let writer = ForeignPartWriter(theme: theme)
    if let whole = all.first(where: { $0.key == part.key }) {
      return advice(on: part, writer.text(of: entry, part, isAlone: false), beside: whole.value)
    }
    var together: [(part: ForeignPart, entry: SpecNode.Entry)] = []
    for other in all {
      guard let its = self.part(other), its.key == part.key, !isNothing(other.value)
      else { continue }
      guard let same = together.first(where: { $0.part.name == its.name })?.entry else {
        together.append((its, other))
        continue
      }
      // What is given twice counts once.
      guard other.location == entry.location else { continue }
      let texts = [same, other].map { writer.text(of: $0, part, isAlone: false) }
      return texts[0] == texts[1] && texts[0] != "…"
        ? "leave it out: '\(same.key)' says the same" : twice(part, texts[0], texts[1])
    }
    let text = "\(part.key): " + writer.whole(of: together)
    let isFirst = together.first.map { $0.entry.location == entry.location } ?? true
    return isFirst ? "write '\(text)'" : "'\(text)' is to say it, too"
  }

  /// What to say to a part beside the key that it is a part of.
  private static func advice(
    on part: ForeignPart, _ value: String, beside whole: SpecNode
  ) -> String {
    let axis = part.name == "x" ? 0 : 1
    let pair = part.isOfList ? whole.list?.map(\.scalar) ?? [] : []
    let there =
      part.isOfList
      ? pair.count == 2 ? pair[axis] : nil
      : whole.map?.first { $0.key == part.name }?.value.scalar
        ?? (part.isAlone ? whole.scalar : nil)
    let old = there.map(ForeignPartWriter.short)
    if old == value, value != "…" { return "leave it out: '\(part.key)' says it already" }
    if part.isOfList {
      let other = (pair.count == 2 ? pair[1 - axis] : "0") ?? "…"
      let both = axis == 0 ? [value, other] : [other, value]
      return "put it into the value of '\(part.key)', which is there already: "
        + "[\(both.joined(separator: ", "))]"
    }
    if part.isAlone, whole.map == nil {
      return "'\(part.key)' says it, and has a value already: leave one of them out"
    }
    return old.map { twice(part, $0, value) }
      ?? "put it into the value of '\(part.key)', which is there already: {\(part.name): \(value)}"
  }

  private static func twice(_ part: ForeignPart, _ first: String, _ second: String) -> String {
    let both = first == second ? "" : ", as \(first) and \(second)"
    return "'\(part.key): {\(part.name): …}' is given twice\(both): keep one"
  }

  private static func part(_ entry: SpecNode.Entry) -> ForeignPart? {
    parts[ForeignKeys.bare(entry.key)]
  }

  private static func isNothing(_ node: SpecNode) -> Bool {
    node.scalar.map { nothing.contains(EndMark.removed(from: $0)) } ?? false
  }

  /// Words for no value.
  private static let nothing: Set<String> = ["none", "auto", "nil", "null", "initial", "unset"]

  /// By words in small letters without dashes.
  private static let parts: [String: ForeignPart] = {
    var parts: [String: ForeignPart] = [
      "size": ForeignPart(key: "font", name: "size", isAlone: true),
      "fontfamily": ForeignPart(key: "font", name: "family"),
      "bordercolor": ForeignPart(key: "border", name: "color", isAlone: true),
      "borderwidth": ForeignPart(key: "border", name: "width"),
      "x": ForeignPart(key: "offset", name: "x"), "y": ForeignPart(key: "offset", name: "y"),
    ]
    for word in ["fontsize", "textsize"] { parts[word] = parts["size"] }
    parts["bordercolour"] = parts["bordercolor"]
    for name in ["minWidth", "maxWidth", "minHeight", "maxHeight"] {
      parts[name.lowercased()] = ForeignPart(key: "frame", name: name)
    }
    let edges = [
      "top": "top", "bottom": "bottom", "left": "leading", "right": "trailing",
      "leading": "leading", "trailing": "trailing", "start": "leading", "end": "trailing",
      "horizontal": "horizontal", "vertical": "vertical", "x": "horizontal", "y": "vertical",
      "inlinestart": "leading", "inlineend": "trailing", "inline": "horizontal",
      "block": "vertical",
    ]
    for (edge, name) in edges {
      for word in ["padding", "margin"] {
        parts[word + edge] = ForeignPart(key: "padding", name: name)
      }
    }
    return parts
  }()
}
