import Maquette
import MaquetteComponents

extension Reference {
  /// How deep maps inside of maps are told; what is deeper is a type by name alone.
  private static let depth = 2

  /// Keys with what values they take, and the keys of these values.
  static func keys(_ infos: [PropertyInfo], depth: Int = depth) -> JSONValue {
    .array(
      infos.map { info in
        var pairs: [(String, JSONValue)] = [
          ("name", .string(info.name)), ("aliases", JSONValue.strings(info.aliases)),
          ("type", .string(info.type.text)), ("default", .string(info.defaultText)),
          ("summary", .string(info.summary)),
        ]
        let (words, synonyms) = info.type.words
        if !words.isEmpty { pairs.append(("values", JSONValue.strings(words))) }
        if !synonyms.isEmpty {
          let sorted = synonyms.sorted { $0.key < $1.key }
          pairs.append(("synonyms", .object(sorted.map { ($0.key, .string($0.value)) })))
        }
        let inner = info.type.inner
        if !inner.isEmpty, depth > 0 { pairs.append(("keys", keys(inner, depth: depth - 1))) }
        return .object(pairs)
      })
  }
}

extension SpecType {
  /// The words that it takes, and other words with what each stands for.
  fileprivate var words: (words: [String], synonyms: [String: String]) {
    switch self {
    case .choice(let words, let synonyms), .choices(let words, let synonyms),
      .words(let words, let synonyms):
      (words, synonyms)
    default: ([], [:])
    }
  }

  /// The keys of a map that it takes.
  fileprivate var inner: [PropertyInfo] {
    switch self {
    case .map(let infos), .items(let infos), .lists(_, let infos), .attributedText(let infos),
      .menuItems(let infos):
      infos
    case .either(let one, let other): one.inner + other.inner
    default: []
    }
  }
}
