import MaquetteCore

/// Colours as people write them in CSS, SwiftUI and UIKit, and what to write here.
enum ForeignColors {
  /// What to say to a text that is no colour of a theme; `nil` for one that means nothing.
  static func advice(on text: String, among words: [String]) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    if let near = Suggestion.nearest(to: text, in: words) { return "did you mean '\(near)'?" }
    let word = text.lowercased()
    if word.contains("gradient") {
      return "write a map, for example {linearGradient: [red, blue]}"
    }
    if let color = named[word] { return written(color) }
    // `Color.red` and `UIColor.systemRed`.
    if let dot = text.lastIndex(of: "."), !text.contains("(") {
      return Suggestion.nearest(to: String(text[dot...].dropFirst()), in: words)
        .map { "did you mean '\($0)'?" }
    }
    if word.hasPrefix("rgb") { return rgb(word).map(written) }
    let digits = word.hasPrefix("0x") ? String(word.dropFirst(2)) : word
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return written("#" + digits.uppercased())
  }

  /// The colour of a list of red, green and blue, as 0 to 255; `nil` for any other list.
  static func advice(on list: [SpecNode]) -> String? {
    hex(list.compactMap { $0.scalar.flatMap { Double(decimal: $0) } }).map(written)
  }

  private static func written(_ hex: String) -> String {
    "write \"\(hex)\", with its quotes: without them, # begins a comment"
  }

  /// The colour of `rgb(255, 0, 0)` or `rgba(255 0 0 / 0.5)`.
  private static func rgb(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let inside = text[open...].dropFirst().dropLast()
    let numbers = inside.split { ", /".contains($0) }.map { Double(decimal: String($0)) }
    return hex(numbers.compactMap { $0 })
  }

  private static func hex(_ numbers: [Double]) -> String? {
    guard [3, 4].contains(numbers.count), numbers.allSatisfy((0...255).contains) else { return nil }
    let parts = numbers.prefix(3).map { UInt8($0.rounded()) }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    guard alpha <= 1 else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha).hex
  }

  /// CSS's names of colours that systems have no colour for. Documented: CSS Color 4, 6.1.
  private static let named = [
    "aqua": "#00FFFF", "beige": "#F5F5DC", "coral": "#FF7F50", "crimson": "#DC143C",
    "darkblue": "#00008B", "darkgray": "#A9A9A9", "darkgreen": "#006400", "darkgrey": "#A9A9A9",
    "darkred": "#8B0000", "dimgray": "#696969", "fuchsia": "#FF00FF", "gold": "#FFD700",
    "lavender": "#E6E6FA", "lightblue": "#ADD8E6", "lightgray": "#D3D3D3",
    "lightgreen": "#90EE90", "lightgrey": "#D3D3D3", "lime": "#00FF00", "magenta": "#FF00FF",
    "maroon": "#800000", "navy": "#000080", "olive": "#808000", "salmon": "#FA8072",
    "silver": "#C0C0C0", "skyblue": "#87CEEB", "slategray": "#708090", "tan": "#D2B48C",
    "tomato": "#FF6347", "turquoise": "#40E0D0", "violet": "#EE82EE", "whitesmoke": "#F5F5F5",
  ]
}
