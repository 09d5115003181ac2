import MaquetteCore

/// Reads gettext's `.po` files. Obsolete and fuzzy texts are left out, as `msgfmt` does.
struct PortableObject {
  private let source: SpecSource
  private var result: TranslatedTexts
  private var entry = Entry()
  /// The bytes at which texts start, by their contexts and themselves.
  private var places: [[String?]: Int] = [:]

  /// A text that is being read.
  private struct Entry {
    var isFuzzy = false
    var context: String?
    var text: String?
    var plural: String?
    var value: String?
    /// The forms before that one, each with the byte at which it starts.
    var forms: [(value: String, start: Int)] = []
    /// The bytes at which the text's word, or its context's, that of the translation, and the
    /// translation start.
    var textStart = 0
    var valueStart = 0
    var start = 0
    /// What a text in quotes on a line of its own goes on with.
    var part = Part.none
  }

  private enum Part { case none, context, text, plural, value }

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
    try finish()
    return result
  }

  private mutating func line(_ range: Range<Int>) throws(ReadingError) {
    let bytes = source.bytes
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let rest = bytes[start..<range.upperBound]
    guard let first = rest.first, first != 0x0D else { return }
    if first == UInt8(ascii: "#") {
      if entry.value != nil { try finish() }
      if rest.starts(with: Array("#,".utf8)),
        String(decoding: rest, as: UTF8.self).contains("fuzzy")
      {
        entry.isFuzzy = true
      }
      // What is said of an obsolete text is not said of the next one.
      if rest.starts(with: Array("#~".utf8)), entry.text == nil { entry.isFuzzy = false }
      return
    }
    if first == UInt8(ascii: "\"") { return try take(start..<range.upperBound, as: entry.part) }
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
      try finish()
      (entry.part, entry.context, entry.textStart) = (.context, "", start)
    case "msgid":
      if entry.text != nil || entry.value != nil { try finish() }
      (entry.part, entry.text, entry.textStart) = (.text, "", start)
    case "msgid_plural": (entry.part, entry.plural) = (.plural, "")
    case _ where name == "msgstr" || name.hasPrefix("msgstr["):
      if entry.value != nil, name == "msgstr" { try finish() }
      if let value = entry.value {
        entry.forms.append((value, entry.start))
      } else {
        entry.valueStart = start
      }
      (entry.part, entry.value, entry.start) = (.value, "", quote)
    default:
      throw ReadingError(
        "unknown word '\(SpecNode.excerpt(name))'", at: source.location(ofByte: start),
        length: name.count, hint: "use msgctxt, msgid, msgid_plural or msgstr", isFinal: true)
    }
    try take(quote..<range.upperBound, as: entry.part)
  }

  /// Takes the text in quotes that the rest of a line is.
  private mutating func take(_ range: Range<Int>, as part: Part) throws(ReadingError) {
    let (text, end) = try QuotedText.read(source, in: range)
    let behind = source.bytes[end..<range.upperBound].firstIndex { !" \t\r".utf8.contains($0) }
    if let behind {
      throw source.error(
        "something follows a closed quotation mark", at: behind,
        hint: "write \\\" where the text has the mark")
    }
    switch part {
    case .context: entry.context? += text
    case .text: entry.text? += text
    case .value: entry.value? += text
    case .plural: entry.plural? += text
    case .none:
      throw source.error(
        "a text in quotes follows nothing", at: range.lowerBound,
        hint: "write msgid or msgstr before it")
    }
  }

  /// Keeps what was read, which is the head where the text is empty and has no context.
  private mutating func finish() throws(ReadingError) {
    let entry = entry
    self.entry = Entry()
    guard let text = entry.text else {
      let word = entry.value == nil ? "msgctxt" : "msgstr"
      if entry.value == nil, entry.context == nil { return self.entry.isFuzzy = entry.isFuzzy }
      throw source.error(
        "'\(word)' has no 'msgid'", at: entry.value == nil ? entry.textStart : entry.valueStart,
        hint: word == "msgstr" ? "write msgid \"…\" before it" : "write msgid \"…\" below it")
    }
    guard let value = entry.value else {
      throw source.error(
        "'msgid' has no 'msgstr'", at: entry.textStart,
        hint: "write msgstr \"…\" below it; it may be empty")
    }
    if let first = places.updateValue(entry.textStart, forKey: [entry.context, text]) {
      throw .duplicate(
        text, at: source.location(ofByte: entry.textStart), first: source.location(ofByte: first))
    }
    if text.isEmpty, entry.context == nil {
      for line in value.split(separator: "\n") { readHead(line, of: entry) }
    } else {
      let forms = (entry.forms + [(value, entry.start)]).map { form in
        (value: entry.isFuzzy ? "" : form.value, start: form.start)
      }
      result.pairs.append(
        TranslatedTexts.Pair(text: text, plural: entry.plural, forms: forms))
    }
  }

  private mutating func readHead(_ line: Substring, of head: Entry) {
    if line.hasPrefix("Plural-Forms:") {
      result.plural = GettextPlural(line)
      result.pluralProblem = GettextPlural.problem(of: line).map { message, hint in
        Diagnostic(
          .warning, message, location: placeOfRule(behind: head.start), hint: hint, id: .badValue)
      }
    }
    guard line.hasPrefix("Language:") else { return }
    let language = line.dropFirst("Language:".count).filter { $0 != " " }
    if !language.isEmpty { result.locale = String(language) }
  }

  /// Where the rule stands of which form is for which number, or its line, or the head.
  private func placeOfRule(behind start: Int) -> SourceLocation {
    let line = source.bytes[start...].firstRange(of: "Plural-Forms:".utf8)?.lowerBound
    let rest = source.bytes[(line ?? start)...].prefix { $0 != 0x0A }
    let rule = line == nil ? nil : rest.firstRange(of: "plural=".utf8)?.lowerBound
    return source.location(ofByte: rule ?? line ?? start)
  }
}
