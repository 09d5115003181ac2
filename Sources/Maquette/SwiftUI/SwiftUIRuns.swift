import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// A text of runs: one `Text`, or the sum of several.
  ///
  /// - Parameters:
  ///   - location: where the text stands in the spec.
  ///   - missed: is told of what runs have and SwiftUI's do not.
  func text(of text: AttributedText, at location: SourceLocation?, _ missed: inout SwiftView)
    -> SwiftView
  {
    for name in unsaid(in: text) {
      miss("'\(name)' of a run is not exported to SwiftUI", at: location, in: &missed)
    }
    let runs = text.runs.map { run($0, at: location, &missed) }
    guard runs.count > 1 else {
      return runs.first.map { SwiftView($0) } ?? SwiftLiteral.text("")
    }
    var view = SwiftView("(\(runs[0])")
    for (index, run) in runs.enumerated().dropFirst() {
      view.lines.append("  + \(run)\(index == runs.count - 1 ? ")" : "")")
    }
    return view
  }

  /// What runs of a text have that SwiftUI's do not.
  private func unsaid(in text: AttributedText) -> [String] {
    func isOwn(_ color: ColorValue?) -> Bool {
      color.map { SwiftUIColors.color($0, on: platform) == nil } ?? false
    }
    let all = text.runs.map(\.attributes)
    let found: [(String, Bool)] = [
      ("backgroundColor", all.contains { $0.backgroundColor != nil }),
      ("superscript", all.contains { ($0.superscript ?? 0) != 0 }),
      ("ligature", all.contains { $0.ligature != nil }),
      ("paragraphStyle", all.contains { $0.paragraphStyle != nil }),
      ("underlineColor", all.contains { isOwn($0.underlineColor) }),
      ("strikethroughColor", all.contains { isOwn($0.strikethroughColor) }),
      ("link", all.contains { $0.symbol != nil && $0.link != nil }),
      (
        "underlineStyle",
        all.contains { SwiftUIComponents.isRich($0.underlineStyle) }
      ),
      (
        "strikethroughStyle",
        all.contains { SwiftUIComponents.isRich($0.strikethroughStyle) }
      ),
    ]
    return found.filter(\.1).map(\.0)
  }

  /// Whether a line is more than one of the usual strength.
  static func isRich(_ style: UnderlineStyle?) -> Bool {
    guard let style else { return false }
    return style.byWord || style.line == .thick || style.line == .double
  }

  private func run(
    _ run: AttributedText.Run, at location: SourceLocation?, _ missed: inout SwiftView
  ) -> String {
    let attributes = run.attributes
    var text = "Text(\(SwiftLiteral.verbatim(run.text)))"
    if let link = attributes.link {
      text =
        "Text(AttributedString(\(SwiftLiteral.string(run.text)), attributes: AttributeContainer()"
        + ".link(\(SwiftUIComponents.url(link.text)))))"
    }
    if let symbol = attributes.symbol {
      text = SwiftUIComponents.symbols(symbol, count: run.text.count)
    }
    text += SwiftUIComponents.fontModifiers(attributes)
    if let color = attributes.color {
      if let style = SwiftUIColors.style(color, on: platform) {
        text += ".foregroundStyle(\(style))"
      } else {
        missColor("colour", color, at: location, in: &missed)
      }
    }
    text += line("underline", attributes.underlineStyle, attributes.underlineColor)
    text += line("strikethrough", attributes.strikethroughStyle, attributes.strikethroughColor)
    for (name, value) in [
      ("kerning", attributes.kern), ("tracking", attributes.tracking),
      ("baselineOffset", attributes.baselineOffset),
    ] {
      if let value { text += ".\(name)(\(SwiftLiteral.number(value)))" }
    }
    return text
  }

  /// A symbol as often as there are characters for it.
  private static func symbols(_ symbol: TextSymbol, count: Int) -> String {
    var one = SwiftLiteral.symbolText(symbol.name)
    if let label = symbol.label {
      one += ".accessibilityLabel(\(SwiftLiteral.string(label)))"
    }
    let all = Array(repeating: one, count: max(1, count)).joined(separator: " + ")
    return count > 1 ? "(\(all))" : one
  }

  private static func fontModifiers(_ attributes: TextAttributes) -> String {
    var text = ""
    if let font = attributes.font {
      text += ".font(\(SwiftUIFonts.expression(font)))"
    } else if let size = attributes.size {
      text += ".font(.system(size: \(SwiftLiteral.number(size))))"
    }
    if let weight = attributes.weight {
      text += weight == .bold ? ".bold()" : ".fontWeight(.\(weight.name))"
    }
    if let isItalic = attributes.isItalic { text += isItalic ? ".italic()" : ".italic(false)" }
    if attributes.isCode == true { text += ".monospaced()" }
    return text
  }

  func line(_ name: String, _ style: UnderlineStyle?, _ color: ColorValue?) -> String {
    guard let style, style.line != .none else { return "" }
    let ink = color.flatMap { SwiftUIColors.color($0, on: platform) }
    let pattern = style.pattern == .solid ? nil : "pattern: .\(style.pattern.rawValue)"
    let words = [pattern, ink.map { "color: \($0)" }].compactMap { $0 }
    return ".\(name)(\((words.isEmpty ? [] : ["true"] + words).joined(separator: ", ")))"
  }

  /// An address; a text that is none would end the preview.
  static func url(_ text: String) -> String {
    "URL(string: \(SwiftLiteral.string(text))) ?? URL(filePath: \"/\")"
  }
}
