import MaquetteCore

/// The end of a PDF file, and incremental updates of it (ISO 32000, 7.5.6): the file stays as it is,
/// and newer versions of some objects follow.
struct PDFUpdate {
  /// The file.
  let bytes: [UInt8]
  /// Where its last table of objects starts.
  let table: Int
  /// The number of the catalog's object.
  let root: Int
  /// How many objects it has.
  let size: Int
  private let info: Int?

  /// `nil` for a file whose trailer is not as Cairo and we write it.
  init?(_ bytes: [UInt8]) {
    // The trailer is short; nobody looks further back than this for it.
    let tail = String(decoding: bytes.suffix(400), as: UTF8.self)
    guard let table = PDFUpdate.number(after: "startxref\n", in: tail),
      let root = PDFUpdate.number(after: "/Root ", in: tail),
      let size = PDFUpdate.number(after: "/Size ", in: tail), bytes.indices.contains(table)
    else { return nil }
    (self.bytes, self.table, self.root, self.size) = (bytes, table, root, size)
    info = PDFUpdate.number(after: "/Info ", in: tail)
  }

  /// The file with newer versions of some objects, or with new ones.
  ///
  /// - Parameter objects: what stands between `obj` and `endobj`, with a line feed at its end.
  func result(of objects: [(number: Int, body: [UInt8])]) -> [UInt8] {
    guard !objects.isEmpty else { return bytes }
    var result = bytes
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    var sections = ""
    for (number, body) in objects.sorted(by: { $0.number < $1.number }) {
      sections += "\(number) 1\n\(String(result.count).zeroPadded(to: 10)) 00000 n \n"
      result += Array("\(number) 0 obj\n".utf8) + body + Array("endobj\n".utf8)
    }
    let start = result.count
    let size = max(size, (objects.map(\.number).max() ?? 0) + 1)
    result += Array("xref\n\(sections)trailer\n<< /Size \(size)\n   /Root \(root) 0 R\n".utf8)
    if let info { result += Array("   /Info \(info) 0 R\n".utf8) }
    result += Array("   /Prev \(table)\n>>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return result
  }

  /// The last number behind a word.
  static func number(after word: String, in text: String) -> Int? {
    guard let range = text.ranges(of: word).last else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  /// A dictionary with some more entries at its end; `nil` for what is none as Cairo writes it.
  static func inserted(_ entries: String, into dictionary: String) -> String? {
    dictionary.hasSuffix(">>\n") ? dictionary.dropLast(3) + entries + ">>\n" : nil
  }
}
