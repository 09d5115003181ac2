import MaquetteCore

/// Reads gettext's `.po` files. Of plurals the last form is taken; obsolete and fuzzy texts are left
/// out, as `msgfmt` does.
struct PortableObject {
  private let source: SpecSource
  private var result: TranslatedTexts
  private var entry = Entry()

  /// A text that is being read.
  private struct Entry {
    var isFuzzy = false
    var text: String?
    var value: String?
    /// Where the translation starts.
    var start = 0
    /// What a text in quotes on a line of its own goes on with.
    var part = Part.none
  }

  private enum Part { case none, text, value, other }

  /// The texts of a file, and the language that its head tells.
  ///
  /// - Throws: ``ReadingError`` with the first thing that is wrong.
  static func read(_ file: NamedFiles.File) throws(ReadingError) -> TranslatedTexts {
    var reader = PortableObject(source: try SpecSource(file.bytes))
    return try reader.read()
  }

  private init(source: SpecSource) {
    self.source = source
    result = TranslatedTexts(source: source)
  }

  private mutating func read() throws(ReadingError) -> TranslatedTexts {
    var position = 0
    while position < source.bytes.count {
      let end = source.bytes[position...].firstIndex(of: 0x0A) ?? source.bytes.count
      try line(position..<end)
      position = end + 1
    }
    finish()
    return result
  }

  private mutating func line(_ range: Range<Int>) throws(ReadingError) {
    let bytes = source.bytes
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let rest = bytes[start..<range.upperBound]
    guard let first = rest.first, first != 0x0D else { return }
    if first == UInt8(ascii: "#") {
      if entry.value != nil { finish() }
      if rest.starts(with: Array("#,".utf8)) {
        entry.isFuzzy = String(decoding: rest, as: UTF8.self).contains("fuzzy")
      }
      return
    }
    if first == UInt8(ascii: "\"") { return try take(start, as: entry.part) }
    let word = rest.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
    var quote = start + word.count
    while quote < range.upperBound, bytes[quote] == 0x20 || bytes[quote] == 0x09 { quote += 1 }
    let name = String(decoding: word, as: UTF8.self)
    guard quote < range.upperBound, bytes[quote] == UInt8(ascii: "\"") else {
      throw ReadingError(
        "'\(SpecNode.excerpt(name))' has no text in quotes",
        at: source.location(ofByte: start), hint: "write msgid \"…\" or msgstr \"…\"",
        isFinal: true)
    }
    switch name {
    case "msgctxt":
      if entry.value != nil { finish() }
      entry.part = .other
    case "msgid":
      if entry.value != nil { finish() }
      (entry.part, entry.text) = (.text, "")
    case "msgid_plural": entry.part = .other
    case _ where name == "msgstr" || name.hasPrefix("msgstr["):
      (entry.part, entry.value, entry.start) = (.value, "", quote)
    default:
      throw ReadingError(
        "unknown word '\(SpecNode.excerpt(name))'", at: source.location(ofByte: start),
        length: name.count, hint: "use msgctxt, msgid, msgid_plural or msgstr", isFinal: true)
    }
    try take(quote, as: entry.part)
  }

  private mutating func take(_ quote: Int, as part: Part) throws(ReadingError) {
    let text = try QuotedText.read(source, from: quote).text
    switch part {
    case .text: entry.text? += text
    case .value: entry.value? += text
    case .other: break
    case .none:
      throw ReadingError(
        "a text in quotes follows nothing", at: source.location(ofByte: quote),
        hint: "write msgid or msgstr before it", isFinal: true)
    }
  }

  /// Keeps what was read, which is the head where the text is empty.
  private mutating func finish() {
    defer { entry = Entry() }
    guard let text = entry.text, let value = entry.value else { return }
    if text.isEmpty {
      for line in value.split(separator: "\n") where line.hasPrefix("Language:") {
        let language = line.dropFirst("Language:".count).filter { $0 != " " }
        if !language.isEmpty { result.locale = String(language) }
      }
    } else {
      result.pairs.append((text, entry.isFuzzy ? "" : value, entry.start))
    }
  }
}
