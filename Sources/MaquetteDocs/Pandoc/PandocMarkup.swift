import Maquette

/// The elements of pandoc's AST that show pictures.
struct PandocMarkup {
  let target: PandocTarget
  let hasFigures: Bool
  let folder: String
  let options: BlockOptions
  let block: PandocBlock

  /// - Parameter isFirst: whether it is the block's first, which has its identifier.
  func elements(for pair: PicturePair, isFirst: Bool) -> [JSONValue] {
    let alt = MarkupText.plain(options.alt ?? pair.first.alt)
    let identifier = isFirst ? block.identifier : ""
    if target == .html { return [html(pair, alt, identifier)] }
    let width = options.width ?? .pixels(pair.first.width)
    let address = Escape.address(folder + pair.first.name)
    let caption = options.caption.map(MarkupText.plain)
    let isFigure = !(caption ?? "").isEmpty
    // A figure of API 1.23 has the identifier, and its picture none.
    let own = isFigure && hasFigures ? "" : identifier
    let attributes = self.attributes(own, [("width", width.css)], alt: isFigure ? alt : nil)
    guard let caption, isFigure else {
      return [.element("Para", .array([image(attributes, alt, address, title: "")]))]
    }
    guard hasFigures else {
      guard target == .docx else {
        return [.element("Para", .array([image(attributes, caption, address, title: "fig:")]))]
      }
      // What is read aloud for a figure would be its caption here. These are the styles it has.
      return [
        styled("Captioned Figure", .array([image(attributes, alt, address, title: "")])),
        styled("Image Caption", .inlines(caption)),
      ]
    }
    let figure: [JSONValue] = [
      self.attributes(identifier, []),
      .array([.null, .array([.element("Plain", .inlines(caption))])]),
      .array([.element("Plain", .array([image(attributes, alt, address, title: "")]))]),
    ]
    return [.element("Figure", .array(figure))]
  }

  /// A paragraph in a style of Word.
  private func styled(_ style: String, _ inlines: JSONValue) -> JSONValue {
    let attributes: JSONValue = .array([
      .string(""), .array([]), .array([.array([.string("custom-style"), .string(style)])]),
    ])
    return .element("Div", .array([attributes, .array([.element("Para", inlines)])]))
  }

  private func image(
    _ attributes: JSONValue, _ text: String, _ address: String, title: String
  ) -> JSONValue {
    .element(
      "Image",
      .array([attributes, .inlines(text), .array([.string(address), .string(title)])]))
  }

  /// pandoc's `Attr`.
  private func attributes(
    _ identifier: String, _ own: [(String, String)], alt: String? = nil
  ) -> JSONValue {
    let isPicture = !own.isEmpty
    let pairs = isPicture ? own + block.data.map { ($0.key, $0.value) } : []
    // What pandoc tells a picture's description from a figure's caption by; version 2 in HTML only.
    let described = pairs + (alt.map { [("alt", $0)] } ?? [])
    return .array([
      .string(identifier), .array(isPicture ? block.classes.map(JSONValue.string) : []),
      .array(described.map { .array([.string($0.0), .string($0.1)]) }),
    ])
  }

  private func html(_ pair: PicturePair, _ alt: String, _ identifier: String) -> JSONValue {
    let markup = Markup(style: .github, alt: alt, width: options.width, folder: folder)
    var names = ["maquette"] + block.classes
    names = names.map(Escape.html)
    var head = "<figure class=\"\(names.joined(separator: " "))\""
    if !identifier.isEmpty { head += " id=\"\(Escape.html(identifier))\"" }
    for (key, value) in block.data { head += " \(key)=\"\(Escape.html(value))\"" }
    var lines = [head + ">"] + markup.lines(for: [pair])
    if let caption = options.caption, !caption.isEmpty {
      lines.append("<figcaption>\(Escape.html(MarkupText.plain(caption)))</figcaption>")
    }
    lines.append("</figure>")
    return .element("RawBlock", .array([.string("html"), .string(lines.joined(separator: "\n"))]))
  }
}
