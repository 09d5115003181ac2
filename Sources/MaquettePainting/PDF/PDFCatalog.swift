import MaquetteCore

/// Adds to a finished file what Cairo 1.16 cannot say: the language, that the title is shown, and
/// what is read instead of a picture. It also mends dictionaries in which Cairo names an object twice.
///
/// It is a ``PDFUpdate``. A file that is not as Cairo writes it is left alone.
struct PDFCatalog {
  /// The file with the update at its end.
  static func completed(_ bytes: [UInt8], language: String, tags: PDFTags) -> [UInt8] {
    guard let file = PDFFile(bytes), let catalog = file.object(file.update.root) else {
      return bytes
    }
    var changed: [(number: Int, text: String?)] = []
    for resources in file.objects(startingWith: "<<\n") {
      if let text = PDFCatalog.withoutRepetitions(resources.text) {
        changed.append((resources.number, text))
      }
    }
    let elements = file.objects(startingWith: "<< /Type /StructElem")
    if elements.count == tags.elements.count {
      for (element, tag) in zip(elements, tags.elements) {
        guard let alternative = tag.alternative, element.text.contains("/S /\(tag.type)\n") else {
          continue
        }
        let entry = "   /Alt \(Escape.pdf(alternative))\n"
        changed.append((element.number, PDFUpdate.inserted(entry, into: element.text)))
      }
    }
    let language = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    var additions = "   /ViewerPreferences << /DisplayDocTitle true >>\n"
    if !language.isEmpty { additions += "   /Lang (\(language))\n" }
    changed.append((file.update.root, PDFUpdate.inserted(additions, into: catalog)))
    return file.update.result(
      of: changed.compactMap { number, text in text.map { (number, Array($0.utf8)) } })
  }
}

extension PDFCatalog {
  /// Resources that name each picture once, however often it is drawn; `nil` for those that do.
  private static func withoutRepetitions(_ resources: String) -> String? {
    guard let start = resources.firstRange(of: "/XObject << ")?.upperBound,
      let end = resources[start...].firstRange(of: ">>")?.lowerBound
    else { return nil }
    var known: Set<Substring> = []
    let names = resources[start..<end].split(separator: "/")
    let once = names.filter { known.insert($0).inserted }
    guard once.count < names.count else { return nil }
    return resources[..<start] + once.map { "/" + $0 }.joined() + resources[end...]
  }
}

/// The objects of a file as Cairo writes it: a plain cross-reference table at its end.
private struct PDFFile {
  /// Its end.
  let update: PDFUpdate
  private let bytes: [UInt8]
  private let offsets: [Int]

  init?(_ bytes: [UInt8]) {
    guard let update = PDFUpdate(bytes) else { return nil }
    var lines = bytes[update.table...].split(separator: UInt8(ascii: "\n"), maxSplits: 2)
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
    (self.bytes, self.update, self.offsets) = (bytes, update, offsets)
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
    guard part.starts(with: start), let close = ByteSearch("endobj").first(in: part) else {
      return nil
    }
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
}
