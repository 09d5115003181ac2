import Maquette

/// What a command that lists something prints for programs: the version of the form, the program, and
/// lists by their names.
enum JSONListing {
  /// It grows when a key changes its meaning or goes.
  static let version = 1

  static func print(_ lists: [(String, JSONValue)]) throws {
    let head: [(String, JSONValue)] = [
      ("version", .integer(version)), ("tool", .string("maquette \(MaquetteVersion.text)")),
    ]
    try Console.output(document: JSONValue.object(head + lists).prettyText)
  }
}

extension JSONValue {
  /// A list of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
