import MaquetteCore

extension SwiftUIComponents {
  /// Texts and pictures; `nil` for any other component.
  func text(_ node: ExportedNode) -> SwiftView? {
    switch node.name {
    case "Label": return label(node)
    case "LabeledContent":
      let title = node.text("title") ?? node.text("text") ?? ""
      if let value = node.text("value") {
        return SwiftView(
          "LabeledContent(\(SwiftLiteral.title(title)), value: \(SwiftLiteral.string(value)))")
      }
      return SwiftView(
        "LabeledContent(\(SwiftLiteral.title(title)))",
        children: children(node.take("content") ?? node.take("children")))
    case "Image": return image(node)
    case "DateLabel": return date(node)
    default: return nil
    }
  }

  /// A date, whose styles Foundation calls otherwise.
  private func date(_ node: ExportedNode) -> SwiftView {
    let moment = node.text("date").flatMap(SwiftUIDates.expression) ?? ".now"
    let dates = [
      "none": "omitted", "short": "numeric", "medium": "abbreviated", "long": "long",
      "full": "complete",
    ]
    let times = ["none": "omitted", "short": "shortened", "medium": "standard", "long": "complete"]
    let time = node.word("timeStyle", times)
    let date = node.word("dateStyle", dates) ?? (time == nil ? "abbreviated" : "omitted")
    let words = "date: .\(date), time: .\(time ?? "omitted")"
    var view = SwiftView("Text(\(moment), format: Date.FormatStyle(\(words)))")
    font(node, &view)
    if let lines = node.text("numberOfLines").flatMap(Int.init) {
      view.modifiers.append(".lineLimit(\(lines == 0 ? "nil" : "\(lines)"))")
    }
    return view
  }

  private func label(_ node: ExportedNode) -> SwiftView {
    let symbol = node.text("systemImage") ?? node.text("symbol")
    let plain = node.text("text") ?? node.text("title")
    // SwiftUI's own markup is the same CommonMark; runs and ranges have no such form.
    let markup = node.text("attributedText")
    let title = plain ?? markup ?? ""
    var view: SwiftView
    if let symbol {
      let words = plain == nil ? SwiftLiteral.string(title) : SwiftLiteral.title(title)
      view = SwiftView("Label(\(words), systemImage: \(SwiftLiteral.string(symbol)))")
    } else {
      view = SwiftView(
        "Text(\(plain == nil && markup != nil ? SwiftLiteral.string(title) : SwiftLiteral.verbatim(title)))"
      )
    }
    font(node, &view)
    if let lines = node.text("numberOfLines").flatMap(Int.init) {
      view.modifiers.append(".lineLimit(\(lines == 0 ? "nil" : "\(lines)"))")
    } else {
      view.modifiers.append(".lineLimit(1)")
    }
    let breaks = [
      "byTruncatingHead": "head", "byTruncatingTail": "tail", "byTruncatingMiddle": "middle",
      "head": "head", "tail": "tail", "middle": "middle",
    ]
    if let mode = node.word("lineBreakMode", breaks) {
      view.modifiers.append(".truncationMode(.\(mode))")
    }
    let sides = ["leading": "leading", "center": "center", "trailing": "trailing"]
    if let side = node.word("alignment", sides) {
      view.modifiers.append(".multilineTextAlignment(.\(side))")
    }
    if let factor = node.number("minimumScaleFactor") {
      view.modifiers.append(".minimumScaleFactor(\(factor))")
      _ = node.flag("adjustsFontSizeToFitWidth")
    }
    if let kerning = node.number("kerning") { view.modifiers.append(".kerning(\(kerning))") }
    if let spacing = node.number("lineSpacing") {
      view.modifiers.append(".lineSpacing(\(spacing))")
    }
    if node.flag("isEnabled") == false { view.modifiers.append(".disabled(true)") }
    return view
  }

  private func image(_ node: ExportedNode) -> SwiftView {
    let name = node.text("systemName") ?? node.text("file") ?? node.text("name")
    var view: SwiftView
    switch name {
    case nil: view = SwiftView("Image(systemName: \"photo\")")
    case let name?
    where [".png", ".jpg", ".jpeg", ".svg"].contains(where: name.lowercased().hasSuffix):
      // An asset is called like the file without its folder, scale and ending.
      let stem = Paths.name(of: name).unicodeScalars.prefix { $0 != "." && $0 != "@" }
      view = SwiftView("Image(\(SwiftLiteral.string(String(stem))))")
    case let name?: view = SwiftView("Image(systemName: \(SwiftLiteral.string(name)))")
    }
    let modes = ["fit": ".scaledToFit()", "fill": ".scaledToFill()"]
    let mode = node.word("contentMode", modes)
    if node.flag("resizable") == true || mode != nil { view.modifiers.append(".resizable()") }
    if let mode { view.modifiers.append(mode) }
    let scales = ["small": "small", "medium": "medium", "large": "large"]
    if let scale = node.word("imageScale", scales) {
      view.modifiers.append(".imageScale(.\(scale))")
    }
    let rendering = ["original": "original", "template": "template"]
    if let word = node.word("renderingMode", rendering) {
      view.modifiers.append(".renderingMode(.\(word))")
    }
    let shapes = [
      "circle": "Circle()", "capsule": "Capsule()", "ellipse": "Ellipse()",
      "rectangle": "Rectangle()",
    ]
    if let shape = node.word("clipShape", shapes) { view.modifiers.append(".clipShape(\(shape))") }
    font(node, &view)
    if let text = node.text("label") {
      view.modifiers.append(".accessibilityLabel(Text(\(SwiftLiteral.verbatim(text))))")
    }
    if node.flag("decorative") == true { view.modifiers.append(".accessibilityHidden(true)") }
    return view
  }

  private static let weights: [String: String] = [
    "ultralight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular",
    "medium": "medium", "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
  ]
  private static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  private func font(_ node: ExportedNode, _ view: inout SwiftView) {
    if let text = node.text("font") {
      var font: String?
      var rest: [String] = []
      for word in text.split(separator: " ").map(String.init) {
        let style = ["title1": "title", "caption1": "caption"][word] ?? word
        if SwiftUIComponents.styles.contains(style) {
          font = ".\(style)"
        } else if let size = SwiftLiteral.number(word) {
          font = ".system(size: \(size))"
        } else if let weight = SwiftUIComponents.weights[word.lowercased()] {
          rest.append(".weight(.\(weight))")
        } else if word == "italic" {
          rest.append(".italic()")
        } else if word == "monospacedDigit" {
          rest.append(".monospacedDigit()")
        } else if ["serif", "rounded", "monospaced"].contains(word) {
          view.modifiers.append(".fontDesign(.\(word))")
        } else {
          miss(
            "'\(word)' of the font '\(text)' has no equal in SwiftUI", at: node.location, in: &view)
        }
      }
      let base = font ?? ".body"
      view.modifiers.append(
        rest.isEmpty ? ".font(\(base))" : ".font(Font\(base)\(rest.joined()))")
    }
    guard let color = node.text("color") else { return }
    if let style = SwiftUIColors.style(color) {
      view.modifiers.append(".foregroundStyle(\(style))")
    } else {
      miss("the colour '\(color)' is the theme's", at: node.location, in: &view)
    }
  }
}
