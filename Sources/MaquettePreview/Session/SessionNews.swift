import Maquette
import MaquetteCore
import MaquetteSpec

/// What a page is told: everything that changed since a revision, as JSON.
struct SessionNews {
  let snapshot: SpecLibrary.Snapshot
  let variants: [Variant]
  let editor: SpecEditor?

  /// Everything newer than a revision; everything when it is negative.
  func json(since revision: Int) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("revision", .integer(snapshot.revision)), ("complete", .bool(snapshot.isComplete)),
      ("problems", .array(snapshot.problems.map(JSONValue.string))),
      ("specs", .array(snapshot.specs.filter { $0.revision > revision }.map(spec))),
    ]
    if revision < 0 {
      fields.append(("variants", .array(variants.map(variant))))
      if let editor { fields.append(("editor", editor.json)) }
    }
    if snapshot.listing > revision {
      fields.append(("order", .array(snapshot.specs.map { .integer($0.id) })))
    }
    return .object(fields)
  }

  private func spec(_ spec: WatchedSpec) -> JSONValue {
    .object([
      ("id", .integer(spec.id)), ("path", .string(spec.path)),
      ("title", .string(spec.document?.canvas.title ?? "")),
      ("revision", .integer(spec.revision)), ("broken", .bool(spec.isBroken)),
      ("drawable", .bool(spec.document != nil)), ("messages", .string(spec.messages)),
      ("saved", .number(spec.saved)),
    ])
  }

  /// A variant's name and what each of its words is about, so that a page can leave out those that
  /// a switch makes alike.
  private func variant(_ variant: Variant) -> JSONValue {
    let words = variant.name.isEmpty ? [] : variant.name.split(separator: "+").map(String.init)
    return .object([
      ("name", .string(variant.name)),
      (
        "words",
        .array(
          words.map { word in
            .object([("word", .string(word)), ("trait", .string(SessionNews.trait(of: word)))])
          })
      ),
    ])
  }

  /// The trait that a word of a variant's name is about.
  static func trait(of word: String) -> String {
    guard let patch = try? Variant.list(word).first?.patch else { return "" }
    return PictureQuery.traits.first { name in
      guard let trait = EnvironmentTrait.named(name) else { return false }
      // The trait that takes the word and comes to the same.
      return SessionNews.values(of: word).contains { value in
        var other = EnvironmentPatch()
        guard (try? trait.apply(value, to: &other)) != nil else { return false }
        return other == patch
      }
    } ?? ""
  }

  /// What a word may stand for: `2x` is a scale of 2, `pseudo-rtl` the pseudolanguage rtl.
  private static func values(of word: String) -> [String] {
    var values = [word]
    if word.lowercased().hasPrefix("pseudo-") { values.append(String(word.dropFirst(7))) }
    if EnvironmentSwitch.all.contains(where: { $0.word == word.lowercased() }) {
      values.append("true")
    }
    if word.lowercased().hasPrefix("accent-") { values.append(String(word.dropFirst(7))) }
    if word.hasSuffix("x") { values.append(String(word.drop { $0 == "@" }.dropLast())) }
    return values
  }
}
