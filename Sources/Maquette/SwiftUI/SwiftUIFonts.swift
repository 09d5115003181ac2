import MaquetteComponents
import MaquetteCore
import MaquetteThemes

/// Fonts by SwiftUI's names.
enum SwiftUIFonts {
  static func expression(_ font: FontValue) -> String {
    let design = font.design == .default ? "" : "design: .\(font.design.rawValue)"
    var text: String
    switch font.base {
    case .style(let style) where font.family != nil:
      let name = SwiftLiteral.string(font.family ?? "")
      let points = Theme.ios.typography.style(style)?.entry(for: .large)?.size ?? 17
      let relative = style == .footnote2 ? TextStyle.caption2 : style
      text =
        ".custom(\(name), size: \(SwiftLiteral.number(points)), "
        + "relativeTo: .\(relative.rawValue))" + weight(of: font)
    case .size(let size) where font.family != nil:
      let name = SwiftLiteral.string(font.family ?? "")
      text = ".custom(\(name), fixedSize: \(SwiftLiteral.number(size)))" + weight(of: font)
    // SwiftUI has no name for it; at the default text size of most watches it has 12 points.
    case .style(.footnote2):
      let words = ["size: 12", font.weight.map { "weight: .\($0.name)" } ?? "", design]
      text = ".system(\(words.filter { !$0.isEmpty }.joined(separator: ", ")))"
    case .style(let style):
      text =
        design.isEmpty ? ".\(style.rawValue)" : ".system(.\(style.rawValue), \(design))"
      if let weight = font.weight { text += ".weight(.\(weight.name))" }
    case .size(let size):
      let weight = font.weight.map { $0 == .regular ? "" : "weight: .\($0.name)" } ?? ""
      let words = ["size: \(SwiftLiteral.number(size))", weight, design].filter { !$0.isEmpty }
      text = ".system(\(words.joined(separator: ", ")))"
    }
    if font.isItalic { text += ".italic()" }
    if font.width != .standard { text += ".width(.\(font.width.rawValue))" }
    if font.hasMonospacedDigits { text += ".monospacedDigit()" }
    return text
  }

  private static func weight(of font: FontValue) -> String {
    font.weight.map { ".weight(.\($0.name))" } ?? ""
  }
}
