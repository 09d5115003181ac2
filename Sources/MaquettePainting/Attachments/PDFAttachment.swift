import MaquetteCore

/// Text as a file that is attached to a PDF document (ISO 32000, 7.11.4), packed.
///
/// It is a ``PDFUpdate``: a newer version of the document's catalog names the file. Readers list it
/// among the attachments.
enum PDFAttachment {
  /// A key of our own, by which the stream is found again.
  private static let mark = "/MaquetteSpec"

  /// The document with an update at its end; one that is not as we write them stays as it is.
  static func attach(_ packed: [UInt8], name: String, to bytes: [UInt8]) -> [UInt8] {
    guard let file = PDFUpdate(bytes) else { return bytes }
    let (root, size) = (file.root, file.size)
    guard let start = ByteSearch("\n\(root) 0 obj\n").last(in: bytes[...]),
      let end = ByteSearch("endobj").first(in: bytes[start...])
    else { return bytes }
    let catalog = String(
      decoding: bytes[start..<end].dropFirst("\n\(root) 0 obj\n".utf8.count), as: UTF8.self)
    var additions = "   /AF [ \(size + 1) 0 R ]\n"
    // A document with places to jump to has names; then its list of associated files must do.
    if !catalog.contains("/Names") {
      additions += "   /Names << /EmbeddedFiles << /Names [ (spec) \(size + 1) 0 R ] >> >>\n"
    }
    guard let newCatalog = PDFUpdate.inserted(additions, into: catalog) else { return bytes }
    let label = Escape.pdf(name)
    let description =
      "<< /Type /Filespec /F \(label) /UF \(label) /AFRelationship /Source\n"
      + "   /EF << /F \(size) 0 R >> >>\n"
    let head =
      "<< /Type /EmbeddedFile /Subtype /application#2Fyaml /Filter /FlateDecode "
      + "/Length \(packed.count) \(mark) 1 >>\nstream\n"
    return file.result(of: [
      (root, Array(newCatalog.utf8)),
      (size, Array(head.utf8) + packed + Array("\nendstream\n".utf8)),
      (size + 1, Array(description.utf8)),
    ])
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
      guard let length = PDFUpdate.number(after: "/Length ", in: dictionary), length <= body.count
      else {
        return nil
      }
      return Array(body.prefix(length))
    }
  }
}
