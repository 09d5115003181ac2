/// An element of an XML document.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text directly inside of it.
  var text = ""
  /// What drawing it costs; `nil` until somebody found out.
  var cost: SVGElementCost?

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Reads XML documents without any of what makes XML dangerous: there are no entities but the five of
/// the language itself, and nothing outside of the document is ever looked at.
struct XMLReader {
  private static let depth = 100
  private static let attributes = 250

  private let bytes: [UInt8]
  private var place = 0
  private var elements = 0

  /// The outermost element of a document in UTF-8.
  static func read(_ file: [UInt8]) throws(ImageProblem) -> XMLElement {
    let bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw ImageProblem("is not written in UTF-8", hint: "save it in UTF-8")
    }
    var reader = XMLReader(bytes: bytes)
    try reader.skipProlog()
    guard reader.next == UInt8(ascii: "<") else { throw reader.problem() }
    let root = try reader.element(depth: 0)
    try reader.skipProlog()
    guard reader.place == reader.bytes.count else { throw reader.problem() }
    return root
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func problem() -> ImageProblem {
    let line = bytes[..<min(place, bytes.count)].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    return ImageProblem(
      "is an SVG file with a mistake in its XML on line \(line)", hint: "save it again")
  }

  // MARK: Between elements

  /// Skips spaces, comments, processing instructions and the document type.
  private mutating func skipProlog() throws(ImageProblem) {
    while true {
      skipSpaces()
      if has("<?") {
        try skipInstruction()
      } else if has("<!--") {
        try skip(past: "-->")
      } else if has("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipInstruction() throws(ImageProblem) {
    if has("<?xml-stylesheet") {
      throw ImageProblem(
        "is an SVG file that loads a style sheet; nothing outside of it is loaded",
        hint: "put the styles into the file")
    }
    try skip(past: "?>")
  }

  private mutating func skipDocumentType() throws(ImageProblem) {
    while let byte = next, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "[") {
        throw ImageProblem(
          "is an SVG file that declares entities, which are not expanded",
          hint: "save it as plain SVG")
      }
      place += 1
    }
    guard next != nil else { throw problem() }
    place += 1
  }

  private mutating func skipSpaces() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func skip(past end: StaticString) throws(ImageProblem) {
    while place < bytes.count {
      if has(end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw problem()
  }

  private func has(_ text: StaticString) -> Bool { bytes.has(text, at: place) }

  // MARK: Elements

  private mutating func element(depth: Int) throws(ImageProblem) -> XMLElement {
    elements += 1
    guard depth <= XMLReader.depth, elements <= Limits.svgElements else {
      throw ImageProblem(
        "is an SVG file with more than \(Limits.svgElements) elements, or \(XMLReader.depth) inside "
          + "one another", hint: "make the drawing simpler")
    }
    place += 1
    var element = XMLElement(name: try name())
    var seen: Set<String> = []
    while true {
      skipSpaces()
      if has("/>") {
        place += 2
        return element
      }
      if next == UInt8(ascii: ">") {
        place += 1
        break
      }
      let name = try name()
      guard element.attributes.count < XMLReader.attributes else {
        throw ImageProblem(
          "is an SVG file with an element of more than \(XMLReader.attributes) attributes",
          hint: "save it as plain SVG")
      }
      guard seen.insert(name).inserted else { throw problem() }
      element.attributes.append((name, try value()))
    }
    try readContents(of: &element, depth: depth)
    return element
  }

  private mutating func readContents(of element: inout XMLElement, depth: Int)
    throws(ImageProblem)
  {
    while true {
      guard let byte = next else { throw problem() }
      if byte != UInt8(ascii: "<") {
        element.text += try text(upTo: [UInt8(ascii: "<")])
      } else if has("</") {
        place += 2
        guard try name() == element.name else { throw problem() }
        skipSpaces()
        guard next == UInt8(ascii: ">") else { throw problem() }
        place += 1
        return
      } else if has("<!--") {
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        let start = place + 9
        try skip(past: "]]>")
        element.text += String(decoding: bytes[start..<(place - 3)], as: UTF8.self)
      } else if has("<?") {
        try skipInstruction()
      } else {
        element.children.append(try self.element(depth: depth + 1))
      }
    }
  }

  private mutating func name() throws(ImageProblem) -> String {
    let start = place
    while let byte = next, XMLReader.isNameByte(byte) { place += 1 }
    guard place > start else { throw problem() }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._:".utf8.contains(byte)
  }

  /// An attribute's value after its name.
  private mutating func value() throws(ImageProblem) -> String {
    skipSpaces()
    guard next == UInt8(ascii: "=") else { throw problem() }
    place += 1
    skipSpaces()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem()
    }
    place += 1
    let value = try text(upTo: [quote, UInt8(ascii: "<")])
    guard next == quote else { throw problem() }
    place += 1
    return value
  }

  // MARK: Text

  private mutating func text(upTo ends: [UInt8]) throws(ImageProblem) -> String {
    var result: [UInt8] = []
    while let byte = next, !ends.contains(byte) {
      if byte == UInt8(ascii: "&") {
        result += Array(try reference().utf8)
      } else {
        result.append(byte)
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A character that is written as `&lt;` or `&#60;`.
  private mutating func reference() throws(ImageProblem) -> String {
    guard let end = bytes[place..<min(bytes.count, place + 12)].firstIndex(of: UInt8(ascii: ";"))
    else { throw problem() }
    let name = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
    place = end + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        let scalar = Unicode.Scalar(code), code >= 0x20 || [9, 10, 13].contains(code)
      else {
        throw ImageProblem(
          "is an SVG file that uses the entity '&\(SpecNode.excerpt(name));' without declaring it",
          hint: "save it as plain SVG")
      }
      return String(Character(scalar))
    }
  }
}
