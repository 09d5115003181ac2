/// Reads SVG files: their size, and what of them is safe to draw and to embed.
enum SVGHeader {
  private static let namespace = "http://www.w3.org/2000/svg"

  static func read(_ file: [UInt8]) throws(ImageProblem) -> ImageHeader {
    let root = try XMLReader.read(file)
    var prefixes: Set<String> = []
    SVGHeader.collectPrefixes(of: root, in: &prefixes)
    let prefix = root.name.hasSuffix(":svg") ? String(root.name.dropLast(4)) : nil
    guard root.name == "svg" || prefix.map(prefixes.contains) == true else {
      throw ImageProblem(
        "is not an SVG file: its outermost element is '\(SpecNode.excerpt(root.name))'",
        hint: "name a PNG, JPEG or SVG file")
    }
    var cleaner = SVGCleaner(prefixes: prefixes)
    var cleaned = try cleaner.cleaned(root)
    let size = try SVGHeader.size(of: cleaned)
    // What is drawn has one size, wherever it is drawn.
    cleaned.attributes.removeAll { $0.name == "width" || $0.name == "height" }
    cleaned.attributes.insert(("height", NumberFormat.short(size.height)), at: 0)
    cleaned.attributes.insert(("width", NumberFormat.short(size.width)), at: 0)
    var header = ImageHeader(format: .svg, bytes: [], size: size)
    var budget = try SVGBudget(cleaned, size: size, dashes: cleaner.shortestDashes)
    let stretch = try budget.largestStretch()
    header.widestStroke = max(1, cleaner.widestStroke) * stretch
    cleaned.attributes.insert(("xmlns:xlink", "http://www.w3.org/1999/xlink"), at: 0)
    cleaned.attributes.insert(("xmlns", namespace), at: 0)
    SVGHeader.write(cleaned, to: &header.bytes)
    header.bytes.append(0x0A)
    return header
  }

  /// Finds the prefixes that stand for SVG anywhere in the document.
  private static func collectPrefixes(of element: XMLElement, in prefixes: inout Set<String>) {
    for (name, value) in element.attributes where name.hasPrefix("xmlns:") && value == namespace {
      prefixes.insert(String(name.dropFirst(6)))
    }
    for child in element.children { collectPrefixes(of: child, in: &prefixes) }
  }

  // MARK: Size

  /// Width and height, or what the view box says of them, in CSS pixels.
  private static func size(of root: XMLElement) throws(ImageProblem) -> Size {
    let box = root["viewBox"].flatMap(SVGNumbers.viewBox)
    let (width, height) = (root["width"].flatMap(length), root["height"].flatMap(length))
    switch (width, height, box) {
    case (let width?, let height?, _): return Size(width: width, height: height)
    case (let width?, nil, let box?):
      return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): return box.size
    default:
      throw ImageProblem(
        "is an SVG file that does not say how large it is",
        hint: "give it a 'width' and a 'height', or a 'viewBox'")
    }
  }

  /// A length in CSS pixels; `nil` for shares of something.
  private static func length(_ text: String) -> Double? {
    let text = text.trimmed
    let units: [(String, Double)] = [
      ("px", 1.0), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(2).trimmed).flatMap { $0.isFinite ? $0 * factor : nil }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Text

  /// Adds an element, and all inside it, to a document.
  private static func write(_ element: XMLElement, to document: inout [UInt8]) {
    document += "<\(element.name)".utf8
    for (name, value) in element.attributes {
      document += " \(name)=\"\(escaped(value))\"".utf8
    }
    guard !element.children.isEmpty || !element.text.isEmpty else {
      document += "/>".utf8
      return
    }
    document += ">\(escaped(element.text))".utf8
    for child in element.children { write(child, to: &document) }
    document += "</\(element.name)>".utf8
  }

  /// In an attribute and between elements, where white space is one kind of space.
  private static func escaped(_ text: String) -> String {
    Escape.html(Escape.scalars(of: text) { "\n\r\t".unicodeScalars.contains($0) ? " " : nil })
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
