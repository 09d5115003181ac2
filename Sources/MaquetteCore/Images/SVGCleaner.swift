/// Keeps of an SVG document what only draws, and refuses what would load, run or animate something.
struct SVGCleaner {
  /// The prefixes that stand for SVG.
  let prefixes: Set<String>
  /// The largest number that is said of the width of a stroke.
  private(set) var widestStroke = 0.0
  /// The shortest pattern of dashes; `nil` when there are none.
  private(set) var shortestDashes: Double?

  /// Elements that are drawn, or tell others how.
  private static let drawn: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker",
    "style", "switch", "filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
    "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur",
    "feMerge", "feMergeNode", "feOffset",
  ]
  /// Elements that say something to people or programs.
  private static let silent: Set<String> = ["title", "desc", "metadata", "view", "cursor"]

  /// The element with what is drawn of it.
  mutating func cleaned(_ element: XMLElement) throws(ImageProblem) -> XMLElement {
    var result = XMLElement(name: plainName(element.name) ?? element.name)
    for (name, value) in element.attributes {
      guard let name = try kept(name, value, of: result.name) else { continue }
      result.attributes.append((name, value))
    }
    if result.name == "style" {
      try checkStyle(element.text)
      result.text = element.text
    }
    for child in element.children {
      // What other programs add has a prefix of theirs.
      guard let name = plainName(child.name), !SVGCleaner.silent.contains(name),
        !isUnseenText(child)
      else { continue }
      guard SVGCleaner.drawn.contains(name) else { throw SVGCleaner.refusal(of: name) }
      guard SVGCleaner.isForReaders(child) else { continue }
      result.children.append(try cleaned(child))
    }
    return result
  }

  /// Whether an element has nothing but text that cannot be seen, as Maquette's own pictures have it
  /// over their letters.
  private func isUnseenText(_ element: XMLElement) -> Bool {
    func isText(_ element: XMLElement) -> Bool {
      guard let name = plainName(element.name), ["a", "g", "text"].contains(name),
        element.attributes.allSatisfy({ name, _ in
          !["fill", "fill-opacity", "stroke", "style"].contains(name) && !name.hasPrefix("on")
        })
      else { return false }
      return name == "text" ? element.children.isEmpty : element.children.allSatisfy(isText)
    }
    return plainName(element.name) == "g" && !element.children.isEmpty
      && element.attributes.contains { $0 == "fill-opacity" && $1 == "0" }
      && element.children.allSatisfy(isText)
  }

  /// Whether an element is there for those who read English. Its library would ask the machine's
  /// language, and draw something else on another one.
  private static func isForReaders(_ element: XMLElement) -> Bool {
    element.attributes.allSatisfy { name, value in
      name != "systemLanguage"
        || value.split(separator: ",").contains { tag in
          tag.trimmed.lowercased().split(separator: "-").first == "en"
        }
    }
  }

  /// An element's name without a prefix for SVG; `nil` when it is not of SVG.
  private func plainName(_ name: String) -> String? {
    // A mark that combines with the colon does not take it away.
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name }
    guard prefixes.contains(String(name[..<colon])) else { return nil }
    return String(name.utf8[name.utf8.index(after: colon)...])
  }

  private static func refusal(of name: String) -> ImageProblem {
    switch name {
    case "script", "foreignObject", "handler", "listener", "iframe", "object", "embed":
      ImageProblem(
        "is an SVG file with a '\(name)' element; scripts and web pages are not run",
        hint: "remove it")
    case "text", "tspan", "textPath", "tref", "font", "font-face", "glyph":
      ImageProblem(
        "is an SVG file with text, which looks different on every machine",
        hint: "convert the text to outlines, or put a Label over the picture")
    case "image", "feImage":
      ImageProblem(
        "is an SVG file with a picture inside; nothing is loaded from it",
        hint: "save it as PNG, or use the picture itself")
    case "animate", "animateColor", "animateMotion", "animateTransform", "set", "mpath":
      ImageProblem("is an SVG file that is animated", hint: "save it without animation")
    default:
      ImageProblem(
        "is an SVG file with a '\(SpecNode.excerpt(name))' element, which is not drawn",
        hint: "remove it, or save it as PNG")
    }
  }

  // MARK: Attributes

  /// The name under which an attribute is kept; `nil` for one that draws nothing.
  private mutating func kept(_ name: String, _ value: String, of element: String)
    throws(ImageProblem) -> String?
  {
    if name.hasPrefix("on") {
      throw ImageProblem(
        "is an SVG file with a script in '\(SpecNode.excerpt(name))'; scripts are not run",
        hint: "remove it")
    }
    if name == "href" || name.hasSuffix(":href") {
      guard value.trimmed.hasPrefix("#") else { throw SVGCleaner.external(value) }
      return name == "href" ? name : "xlink:href"
    }
    if name.utf8.contains(UInt8(ascii: ":")) || name == "xmlns" || name == "systemLanguage"
      || name == "role" || name == "tabindex" || name.hasPrefix("data-") || name.hasPrefix("aria-")
    {
      return nil
    }
    if name == "style" {
      try checkStyle(value)
    } else {
      guard SVGStyleText(value).staysInside else { throw SVGCleaner.external(value) }
    }
    if name != "id", name != "class", name != "style" {
      let largest = try SVGNumbers.largest(in: value)
      if name == "stroke-width" { widestStroke = max(widestStroke, largest) }
      if name == "stroke-dasharray" {
        noteDashes(SVGStyleText.period(of: Array(value.utf8)[...]))
      }
    }
    return name
  }

  private mutating func checkStyle(_ style: String) throws(ImageProblem) {
    let text = SVGStyleText(style)
    if text.contains("@import") || text.contains("@font-face") || text.contains("\\") {
      throw ImageProblem(
        "is an SVG file whose styles load something or hide what they do",
        hint: "put plain styles into the file")
    }
    for word: StaticString in ["transform", "animation", "transition", "scale", "offset-path"]
    where text.contains(word) {
      throw ImageProblem(
        "is an SVG file whose styles have a '\(word)'", hint: "write it as an attribute")
    }
    guard text.staysInside else { throw SVGCleaner.external(style) }
    noteDashes(text.shortestDashes)
    widestStroke = max(widestStroke, try SVGNumbers.largest(in: style))
  }

  private mutating func noteDashes(_ found: Double?) {
    guard let found else { return }
    shortestDashes = min(shortestDashes ?? found, found)
  }

  private static func external(_ value: String) -> ImageProblem {
    ImageProblem(
      "is an SVG file that refers to '\(SpecNode.excerpt(value))'; nothing outside of it is loaded",
      hint: "put it into the file, or save it as PNG")
  }
}
