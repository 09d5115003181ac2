import MaquetteCore

extension JSONValue {
  /// The text of a string; `nil` for anything else.
  package var stringValue: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements of an array; `nil` for anything else.
  package var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// Whether it is true; `nil` for anything else than true and false.
  package var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// A whole number; `nil` for anything else.
  package var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .exact(let text): Int(text)
    default: nil
    }
  }

  /// The value of a key, of the last one of that name; `nil` when there is none. Setting `nil` removes
  /// the key; of anything but an object nothing is set.
  package subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let pairs) = self else { return nil }
      return pairs.last { $0.0 == key }?.1
    }
    set {
      guard case .object(var pairs) = self else { return }
      let index = pairs.lastIndex { $0.0 == key }
      switch (index, newValue) {
      case (let index?, let value?): pairs[index].1 = value
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append((key, value))
      case (nil, nil): break
      }
      self = .object(pairs)
    }
  }
}
