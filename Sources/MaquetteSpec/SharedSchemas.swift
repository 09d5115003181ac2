import MaquetteCore

/// Writes what a JSON Schema says several times once, below `definitions`: lists of all symbols and
/// forms of items, which hundreds of keys take, would make it too large for editors.
struct SharedSchemas {
  /// Shorter schemas stay where they are: a reference would not be shorter.
  private static let least = 240
  /// What is told of a key and does not decide on what it takes.
  private static let annotations: Set = ["description", "default"]

  private var counts: [String: Int] = [:]
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var definitions: [(String, JSONValue)] = []

  /// A schema with its repetitions among its definitions.
  static func shared(in schema: JSONValue) -> JSONValue {
    guard case .object(let pairs) = schema else { return schema }
    var sharing = SharedSchemas()
    for pair in pairs where pair.0 == "definitions" {
      if case .object(let own) = pair.1 { sharing.taken = Set(own.map(\.0)) }
    }
    sharing.countParts(of: pairs)
    let own = sharing.parts(of: pairs, hint: "schema")
    return .object(
      own.map { key, value in
        guard key == "definitions", case .object(let first) = value else { return (key, value) }
        return (key, .object(first + sharing.definitions))
      })
  }

  // MARK: Counting

  private mutating func count(_ schema: JSONValue) {
    guard case .object(let pairs) = schema else { return }
    if let text = SharedSchemas.text(of: pairs) {
      counts[text, default: 0] += 1
      // What is inside of a repetition is there as often as its definition: once.
      guard counts[text] == 1 else { return }
    }
    countParts(of: pairs)
  }

  private mutating func countParts(of pairs: [(String, JSONValue)]) {
    for (key, value) in pairs {
      switch (key, value) {
      case ("properties", .object(let schemas)), ("definitions", .object(let schemas)),
        ("patternProperties", .object(let schemas)):
        for schema in schemas { count(schema.1) }
      case ("anyOf", .array(let schemas)), ("allOf", .array(let schemas)),
        ("oneOf", .array(let schemas)), ("items", .array(let schemas)):
        for schema in schemas { count(schema) }
      case ("items", .object), ("additionalProperties", .object): count(value)
      default: break
      }
    }
  }

  // MARK: Writing

  private mutating func value(_ schema: JSONValue, hint: String) -> JSONValue {
    guard case .object(let pairs) = schema else { return schema }
    guard let text = SharedSchemas.text(of: pairs), counts[text, default: 0] > 1 else {
      return .object(parts(of: pairs, hint: hint))
    }
    let name = names[text] ?? define(pairs, as: text, hint: hint)
    // Draft-07 ignores what stands beside a reference.
    let reference = JSONValue.object([("$ref", .string("#/definitions/\(name)"))])
    let told = pairs.filter { SharedSchemas.annotations.contains($0.0) }
    return told.isEmpty ? reference : .object(told + [("anyOf", .array([reference]))])
  }

  private mutating func define(
    _ pairs: [(String, JSONValue)], as text: String, hint: String
  ) -> String {
    var name = hint
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(hint)-\(number)"
    }
    names[text] = name
    let place = definitions.count
    definitions.append((name, .null))
    let body = pairs.filter { !SharedSchemas.annotations.contains($0.0) }
    definitions[place].1 = .object(parts(of: body, hint: hint))
    return name
  }

  private mutating func parts(
    of pairs: [(String, JSONValue)], hint: String
  ) -> [(String, JSONValue)] {
    pairs.map { key, value in
      switch (key, value) {
      case ("properties", .object(let schemas)), ("patternProperties", .object(let schemas)):
        return (key, .object(schemas.map { ($0.0, self.value($0.1, hint: $0.0)) }))
      case ("definitions", .object(let schemas)):
        // They have names already.
        return (
          key,
          .object(
            schemas.map { name, schema in
              guard case .object(let own) = schema else { return (name, schema) }
              return (name, .object(parts(of: own, hint: name)))
            })
        )
      case ("anyOf", .array(let schemas)), ("allOf", .array(let schemas)),
        ("oneOf", .array(let schemas)), ("items", .array(let schemas)):
        return (key, .array(schemas.map { self.value($0, hint: hint) }))
      case ("items", .object), ("additionalProperties", .object):
        return (key, self.value(value, hint: hint))
      default: return (key, value)
      }
    }
  }

  /// What a schema takes, as a text; `nil` for one that is too short to be shared.
  private static func text(of pairs: [(String, JSONValue)]) -> String? {
    let text = JSONValue.object(pairs.filter { !annotations.contains($0.0) }).text
    return text.utf8.count < least ? nil : text
  }
}
