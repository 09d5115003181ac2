import MaquetteCore

/// Text as a file that is attached to a PDF document (ISO 32000, 7.11.4), packed.
///
/// It is an incremental update, as ``PDFCatalog`` makes one: the document stays as it is, and a newer
/// version of its catalog names the file. Readers list it among the attachments.
enum PDFAttachment {
  /// A key of our own, by which the stream is found again.
  private static let mark = "/MaquetteSpec"

  /// The document with an update at its end; one that is not as we write them stays as it is.
  static func attach(_ packed: [UInt8], name: String, to bytes: [UInt8]) -> [UInt8] {
    // The trailer is short; nobody looks further back than this for it.
    let tail = String(decoding: bytes.suffix(400), as: UTF8.self)
    guard let table = number(after: "startxref\n", in: tail),
      let root = number(after: "/Root ", in: tail), let size = number(after: "/Size ", in: tail),
      let start = ByteSearch("\n\(root) 0 obj\n").last(in: bytes[...]),
      let end = ByteSearch("endobj").first(in: bytes[start...])
    else { return bytes }
    let catalog = String(
      decoding: bytes[start..<end].dropFirst("\n\(root) 0 obj\n".utf8.count), as: UTF8.self)
    guard catalog.hasSuffix(">>\n") else { return bytes }
    var additions = "   /AF [ \(size + 1) 0 R ]\n"
    // A document with places to jump to has names; then its list of associated files must do.
    if !catalog.contains("/Names") {
      additions +=
        "   /Names << /EmbeddedFiles << /Names [ (spec) \(size + 1) 0 R ] >> >>\n"
    }
    let label = Escape.pdf(name)
    let newCatalog = catalog.dropLast(3) + additions + ">>\n"
    let file =
      "<< /Type /Filespec /F \(label) /UF \(label) /AFRelationship /Source\n"
      + "   /EF << /F \(size) 0 R >> >>\n"
    let head =
      "<< /Type /EmbeddedFile /Subtype /application#2Fyaml /Filter /FlateDecode "
      + "/Length \(packed.count) \(mark) 1 >>\nstream\n"
    var result = bytes
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    var sections = ""
    func add(_ number: Int, _ body: [UInt8]) {
      let digits = String(result.count)
      let offset = String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits
      sections += "\(number) 1\n\(offset) 00000 n \n"
      result += Array("\(number) 0 obj\n".utf8) + body + Array("endobj\n".utf8)
    }
    add(root, Array(newCatalog.utf8))
    add(size, Array(head.utf8) + packed + Array("\nendstream\n".utf8))
    add(size + 1, Array(file.utf8))
    let update = result.count
    result += Array("xref\n\(sections)trailer\n<< /Size \(size + 2)\n   /Root \(root) 0 R\n".utf8)
    if let info = number(after: "/Info ", in: tail) {
      result += Array("   /Info \(info) 0 R\n".utf8)
    }
    result += Array("   /Prev \(table)\n>>\nstartxref\n\(update)\n%%EOF\n".utf8)
    return result
  }

  /// The packed texts; `nil` for one that is damaged.
  static func attached(in bytes: [UInt8]) -> [[UInt8]?] {
    ByteSearch(mark).all(in: bytes[...]).map { place -> [UInt8]? in
      // Other programs may put the keys into another order.
      let nearby = bytes[max(0, place - 400)..<min(bytes.count, place + 400)]
      guard let open = ByteSearch("<<").last(in: nearby[..<place]),
        let start = ByteSearch("stream").first(in: bytes[place..<nearby.endIndex])
      else { return nil }
      let dictionary = String(decoding: bytes[open..<start], as: UTF8.self)
      var body = bytes[(start + 6)...]
      if body.first == 13 { body = body.dropFirst() }
      if body.first == 10 { body = body.dropFirst() }
      guard let length = number(after: "/Length ", in: dictionary), length <= body.count else {
        return nil
      }
      return Array(body.prefix(length))
    }
  }

  private static func number(after word: String, in text: String) -> Int? {
    guard let range = text.ranges(of: word).last else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
