import MaquetteCore

/// A value of JSON that knows its kind and its place, both of which texts in a ``SpecNode`` forget.
struct CatalogValue: JSONReadable {
  enum Kind {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list
    case map([Entry])
  }

  /// A key with its value, and the byte at which the key starts.
  struct Entry {
    var key: String
    var offset: Int
    var value: CatalogValue
  }

  var kind: Kind
  /// The byte at which it starts.
  var offset: Int

  static func made(
    of value: JSONToken<CatalogValue>, at offset: Int, in source: SpecSource
  ) -> CatalogValue {
    let kind: Kind =
      switch value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let text): .number(text)
      case .text(let text, _): .text(text)
      case .list: .list
      case .object(let entries):
        .map(entries.map { Entry(key: $0.key, offset: $0.offset, value: $0.value) })
      }
    return CatalogValue(kind: kind, offset: offset)
  }

  /// What it is, for messages.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let text): SpecNode.excerpt(text)
    case .text(let text): "'\(SpecNode.excerpt(text))'"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension [CatalogValue.Entry] {
  /// The value of a key; `nil` where there is none.
  subscript(key: String) -> CatalogValue? { first { $0.key == key }?.value }
}
