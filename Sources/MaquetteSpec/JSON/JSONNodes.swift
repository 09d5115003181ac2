import MaquetteCore

extension SpecNode: JSONReadable {
  static func made(
    of value: JSONToken<SpecNode>, at offset: Int, in source: SpecSource
  ) -> SpecNode {
    let place = source.location(ofByte: offset)
    switch value {
    // What JSON calls null is a key without a value, as `Divider:` is in YAML.
    case .null: return SpecNode(.scalar(""), at: place)
    case .bool(let flag):
      return SpecNode(.scalar(flag ? "true" : "false"), at: place, textOffset: 0)
    case .number(let text): return SpecNode(.scalar(text), at: place, textOffset: 0)
    case .text(let text, let isAsItIs):
      return SpecNode(.scalar(text), at: place, textOffset: isAsItIs ? 1 : nil)
    case .list(let nodes): return SpecNode(.list(nodes), at: place)
    case .object(let entries):
      return SpecNode(
        .map(
          entries.map { entry in
            Entry(
              key: entry.key, location: source.location(ofByte: entry.offset), value: entry.value)
          }), at: place)
    }
  }
}

extension JSONValue: JSONReadable {
  static func made(
    of value: JSONToken<JSONValue>, at offset: Int, in source: SpecSource
  ) -> JSONValue {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let text): .exact(text)
    case .text(let text, _): .string(text)
    case .list(let values): .array(values)
    case .object(let entries): .object(entries.map { ($0.key, $0.value) })
    }
  }

  /// The value of a JSON text that another program wrote: as large as documents may be, and with a
  /// key twice where it has one.
  ///
  /// - Parameter bytes: the text; a byte order mark at its start is skipped.
  /// - Throws: ``DiagnosticError`` with the first thing that is wrong, and its place.
  package static func reading(_ bytes: [UInt8]) throws -> JSONValue {
    do throws(ReadingError) {
      let limits = JSONLimits(
        bytes: Limits.documentBytes, values: Limits.resultValues, nesting: Limits.foreignNesting,
        allowsDuplicates: true)
      var reader = JSONReader(
        try SpecSource(bytes, limit: limits.bytes, isJSON: true), limits: limits)
      return try reader.root()
    } catch {
      throw DiagnosticError([error.diagnostic(file: nil)])
    }
  }
}
