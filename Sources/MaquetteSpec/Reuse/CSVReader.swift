import MaquetteCore

/// Reads tables as RFC 4180 has them: the first line names the columns, quotes double inside of
/// quotes, and lines end in a line feed, a carriage return or both.
struct CSVReader {
  private let source: SpecSource
  private let separator: UInt8
  private var position = 0

  private init(_ source: SpecSource, separator: UInt8) {
    self.source = source
    self.separator = separator
  }

  /// The lines as a list of maps by the names of the columns.
  ///
  /// - Throws: ``DiagnosticError`` with the first thing that is wrong, and its place.
  static func table(_ bytes: [UInt8], file: String, separator: UInt8) throws -> SpecNode {
    do throws(ReadingError) {
      var reader = CSVReader(try SpecSource(bytes), separator: separator)
      return try reader.table(file)
    } catch {
      throw DiagnosticError([error.diagnostic(file: file)])
    }
  }

  private mutating func table(_ file: String) throws(ReadingError) -> SpecNode {
    guard let names = try record() else {
      throw ReadingError(
        "'\(file)' is empty: it has no names of columns", at: nil,
        hint: "begin with a line such as 'name,phone'", isFinal: true)
    }
    var seen: [String: SourceLocation] = [:]
    for name in names {
      let text = name.scalar ?? ""
      if text.isEmpty {
        throw ReadingError(
          "a column has no name", at: name.location, hint: "name it in the first line",
          isFinal: true)
      }
      if let first = seen.updateValue(name.location, forKey: text) {
        throw .duplicate(text, at: name.location, first: first)
      }
    }
    var rows: [SpecNode] = []
    var values = 0
    while let fields = try record() {
      guard fields.count == names.count else {
        let count = fields.count == 1 ? "1 field" : "\(fields.count) fields"
        throw ReadingError(
          "line \(fields[0].location.line) has \(count), but the first line has \(names.count)",
          at: fields[0].location, hint: "write one for each; texts with commas need quotes",
          isFinal: true)
      }
      values += fields.count
      if values > Limits.values {
        throw ReadingError(
          "the table has more than \(Limits.values) values", at: fields[0].location,
          hint: "split the file: the whole file is read, even if only a part is used",
          isFinal: true, id: .tooMuch)
      }
      let entries = zip(names, fields).map { name, field in
        SpecNode.Entry(key: name.scalar ?? "", location: field.location, value: field)
      }
      rows.append(SpecNode(.map(entries), at: fields[0].location))
    }
    return SpecNode(.list(rows), at: .start)
  }

  /// The fields of the next line that is not empty; `nil` at the end.
  private mutating func record() throws(ReadingError) -> [SpecNode]? {
    while position < source.bytes.count, isLineEnd { skipLineEnd() }
    guard position < source.bytes.count else { return nil }
    var fields: [SpecNode] = []
    while true {
      fields.append(try field())
      if position < source.bytes.count, source.bytes[position] == separator {
        position += 1
        continue
      }
      if position < source.bytes.count { skipLineEnd() }
      return fields
    }
  }

  private mutating func field() throws(ReadingError) -> SpecNode {
    let location = source.location(ofByte: position)
    let bytes = source.bytes
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, bytes[position] != separator, !isLineEnd { position += 1 }
      return SpecNode(
        .scalar(String(decoding: bytes[start..<position], as: UTF8.self)), at: location)
    }
    position += 1
    var text: [UInt8] = []
    while true {
      guard position < bytes.count else {
        throw ReadingError(
          "a quotation mark is not closed", at: location, hint: "write \" after the text",
          isFinal: true)
      }
      let byte = bytes[position]
      position += 1
      if byte != UInt8(ascii: "\"") {
        text.append(byte)
      } else if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        text.append(byte)
        position += 1
      } else {
        break
      }
    }
    guard position == bytes.count || bytes[position] == separator || isLineEnd else {
      throw ReadingError(
        "something follows a closed quotation mark", at: source.location(ofByte: position),
        hint: "write the mark twice where the text has it", isFinal: true)
    }
    return SpecNode(.scalar(String(decoding: text, as: UTF8.self)), at: location)
  }

  private var isLineEnd: Bool {
    source.bytes[position] == 0x0A || source.bytes[position] == 0x0D
  }

  private mutating func skipLineEnd() {
    if source.bytes[position] == 0x0D { position += 1 }
    if position < source.bytes.count, source.bytes[position] == 0x0A { position += 1 }
  }
}
