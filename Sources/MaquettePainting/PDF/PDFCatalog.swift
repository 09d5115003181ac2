import MaquetteCore

/// Adds to a finished file what Cairo 1.16 cannot say: the language, that the title is shown, and
/// what is read instead of a picture.
///
/// It is an incremental update (ISO 32000, 7.5.6): the file stays as it is, and newer versions of some
/// objects follow. A file that is not as Cairo writes it is left alone.
struct PDFCatalog {
  /// The file with the update at its end.
  static func completed(_ bytes: [UInt8], language: String, tags: PDFTags) -> [UInt8] {
    guard let file = PDFFile(bytes), let catalog = file.object(file.root) else { return bytes }
    var changed: [(number: Int, text: String)] = []
    let elements = file.objects(startingWith: "<< /Type /StructElem")
    if elements.count == tags.elements.count {
      for (element, tag) in zip(elements, tags.elements) {
        guard let alternative = tag.alternative, element.text.contains("/S /\(tag.type)\n") else {
          continue
        }
        changed.append(
          (element.number, inserted("   /Alt \(Escape.pdf(alternative))\n", into: element.text)))
      }
    }
    let language = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    var additions = "   /ViewerPreferences << /DisplayDocTitle true >>\n"
    if !language.isEmpty { additions += "   /Lang (\(language))\n" }
    changed.append((file.root, inserted(additions, into: catalog)))
    return file.updated(with: changed)
  }

  /// An object's dictionary with some more entries at its end.
  private static func inserted(_ entries: String, into object: String) -> String {
    guard object.hasSuffix(">>\n") else { return object }
    return object.dropLast(3) + entries + ">>\n"
  }
}

/// The objects of a file as Cairo writes it: a plain cross-reference table at its end.
private struct PDFFile {
  private let bytes: [UInt8]
  private let table: Int
  private let offsets: [Int]
  private let info: Int?
  /// The number of the catalog's object.
  let root: Int

  init?(_ bytes: [UInt8]) {
    // The trailer is short; nobody looks further back than this for it.
    let tail = String(decoding: bytes.suffix(400), as: UTF8.self)
    guard let table = PDFFile.number(after: "startxref\n", in: tail),
      let root = PDFFile.number(after: "/Root ", in: tail), bytes.indices.contains(table)
    else { return nil }
    var lines = bytes[table...].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count == 3, lines[0].elementsEqual("xref".utf8) else { return nil }
    let head = String(decoding: lines[1], as: UTF8.self).split(separator: " ")
    guard head.count == 2, let count = Int(head[1]), head[0] == "0" else { return nil }
    // Each entry has twenty bytes; the first ten are the offset.
    var offsets: [Int] = []
    for _ in 0..<count {
      guard let offset = Int(String(decoding: lines[2].prefix(10), as: UTF8.self)) else {
        return nil
      }
      offsets.append(offset)
      lines[2] = lines[2].dropFirst(20)
    }
    self.bytes = bytes
    self.table = table
    self.offsets = offsets
    self.root = root
    info = PDFFile.number(after: "/Info ", in: tail)
  }

  /// An object's text between its number and its end; `nil` for a stream.
  func object(_ number: Int) -> String? {
    guard offsets.indices.contains(number), bytes.indices.contains(offsets[number]) else {
      return nil
    }
    // Dictionaries without a stream are short.
    let end = min(bytes.count, offsets[number] + 100_000)
    let start = Array("\(number) 0 obj\n".utf8)
    let part = bytes[offsets[number]..<end]
    guard part.starts(with: start), let close = PDFFile.find("endobj", in: part) else { return nil }
    return String(decoding: part[(part.startIndex + start.count)..<close], as: UTF8.self)
  }

  /// The objects that start with a text, in the order of their numbers.
  func objects(startingWith text: String) -> [(number: Int, text: String)] {
    offsets.indices.compactMap { number in
      let start = Array("\(number) 0 obj\n\(text)".utf8)
      guard bytes.indices.contains(offsets[number]), bytes[offsets[number]...].starts(with: start)
      else { return nil }
      return object(number).map { (number, $0) }
    }
  }

  /// The file with newer versions of some objects.
  func updated(with objects: [(number: Int, text: String)]) -> [UInt8] {
    var result = bytes
    var sections = ""
    for (number, text) in objects.sorted(by: { $0.number < $1.number }) {
      let digits = String(result.count)
      let offset = String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
      sections += "\(number) 1\n\(offset) 00000 n \n"
      result += Array("\(number) 0 obj\n\(text)endobj\n".utf8)
    }
    let start = result.count
    result += Array("xref\n\(sections)trailer\n<< /Size \(offsets.count)\n".utf8)
    result += Array("   /Root \(root) 0 R\n".utf8)
    if let info { result += Array("   /Info \(info) 0 R\n".utf8) }
    result += Array("   /Prev \(table)\n>>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return result
  }

  private static func number(after word: String, in text: String) -> Int? {
    guard let range = text.ranges(of: word).last else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard let last = word.last else { return nil }
    for index in bytes.indices.dropFirst(word.count) where bytes[index] == last {
      if bytes[(index - word.count + 1)...index].elementsEqual(word) {
        return index - word.count + 1
      }
    }
    return nil
  }
}
