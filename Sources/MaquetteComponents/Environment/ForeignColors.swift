import MaquetteCore
import MaquetteThemes

/// Colours as people write them in CSS, SwiftUI and UIKit, and what to write here.
package enum ForeignColors {
  /// What to say to a text that is no colour of a theme; `nil` for one that means nothing.
  static func advice(on text: String, among words: [String]) -> String? {
    guard text.utf8.count <= 120 else { return nil }
    let text = EndMark.removed(from: text)
    let word = text.lowercased()
    if word.contains("gradient") {
      return "write a map, for example {linearGradient: [red, blue]}"
    }
    if let color = color(named: text, among: words) {
      return color.hasPrefix("#") ? written(color) : "did you mean '\(color)'?"
    }
    // `Color.red` and `UIColor.systemRed`.
    if let dot = text.lastIndex(of: "."), !text.contains("(") {
      return Suggestion.nearest(to: String(text[dot...].dropFirst()), in: words)
        .map { "did you mean '\($0)'?" }
    }
    return adviceOnCall(word)
  }

  /// What a name that the theme does not have means: the same in other letters, or else what CSS has under it,
  /// which is no misspelt name of another colour, or else the nearest name; `nil` for none.
  private static func color(named name: String, among words: [String]) -> String? {
    let spelt = name.lowercased().replacing("grey", with: "gray")
    if spelt == "transparent" { return words.first { $0 == "clear" } }
    return words.first { $0.lowercased() == spelt } ?? CSSColors.hex(spelt)
      ?? Suggestion.nearest(to: name, in: words)
  }

  /// What to write in place of a call such as `Color(red: 1, green: 0.5, blue: 0)`; `nil` for all else.
  package static func adviceOnCall(_ text: String) -> String? { hex(of: text).map(written) }

  /// The digits of a colour that is written as a function, as a call or without its `#`; `nil` for all else.
  static func hex(of text: String) -> String? {
    let word = text.lowercased()
    return word.hasPrefix("rgb") ? function(word) : call(word) ?? digits(word)
  }

  /// What to write for a colour where a longer value has it: `Color.red` and `rgb(255, 0, 0)` without what is
  /// not of this format, names that the theme does not have as those that it has or as digits; `…` for a call
  /// or a name that says nothing, and for a number.
  static func meant(by text: String, in theme: Theme?) -> String {
    if text.contains("(") { return hex(of: text) ?? "…" }
    guard let name = text.split(separator: ".").last.map(String.init) else { return "…" }
    if name.allSatisfy(\.isNumber) { return digits(name) ?? "…" }
    guard let theme, !name.hasPrefix("#"),
      theme.color(named: name, traits: ColorTraits()) == nil
    else { return name }
    return color(named: name, among: theme.colorWords) ?? digits(name.lowercased()) ?? "…"
  }

  /// The colour of a list of red, green, blue and maybe alpha, as 0 to 255 or as 0 to 1; `nil` for any other
  /// list.
  static func advice(on list: [SpecNode]) -> String? {
    let numbers = list.compactMap { $0.scalar.flatMap { number($0, of: 255) } }
    guard numbers.count == list.count, [3, 4].contains(list.count) else { return nil }
    var parts = numbers
    if numbers.prefix(3).allSatisfy({ $0 <= 1 }) {
      for index in 0..<3 { parts[index] *= 255 }
    }
    if parts.count == 4, parts[3] > 1 { parts[3] /= 255 }
    return hex(parts).map(written)
  }

  private static func written(_ hex: String) -> String {
    "write \"\(hex)\", with its quotes: without them, # begins a comment"
  }

  /// The colour of `rgb(255, 0, 0)`, `rgb(100% 0% 0%)` or `rgba(255 0 0 / 50%)`.
  private static func function(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let parts = text[open...].dropFirst().dropLast().split { ", /".contains($0) }
    let numbers = parts.enumerated().compactMap { index, part in
      number(String(part), of: index < 3 ? 255 : 1)
    }
    return numbers.count == parts.count ? hex(numbers) : nil
  }

  /// The colour of `Color(red: 1, green: 0.5, blue: 0)` and of UIKit's and AppKit's calls like it.
  private static func call(_ text: String) -> String? {
    let parts = ["red:", "green:", "blue:", "alpha:", "opacity:"].compactMap { label in
      text.firstRange(of: label).map { found in
        // `128/255` is what many write.
        let numbers = text[found.upperBound...].prefix { $0 != "," && $0 != ")" }
          .split(separator: "/").map { Double(decimal: String($0.filter { $0 != " " })) }
        guard let first = numbers.first, let value = first else { return Double.nan }
        return value / ((numbers.count > 1 ? numbers[1] : 1) ?? .nan)
      }
    }
    guard [3, 4].contains(parts.count) else { return nil }
    return hex(parts.prefix(3).map { $0 * 255 } + parts.dropFirst(3))
  }

  /// The colour of `FF8800`, and of `0xFF8800` and `0xCCFF8800`, which has its alpha first.
  private static func digits(_ text: String) -> String? {
    // `Color(0xFF8800)`, `Color(hex: "FF8800")`.
    let start = text.firstRange(of: "0x")?.upperBound
    let isCall = text.contains("(")
    let label = text.firstRange(of: "hex:")?.upperBound ?? text.firstIndex(of: "#")
    guard !isCall || start != nil || label != nil else { return nil }
    let rest = text[(start ?? (isCall ? label : nil) ?? text.startIndex)...]
      .drop { " \"'#".contains($0) }
    let digits = isCall ? rest.prefix(while: \.isHexDigit) : rest
    guard [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    // Eight digits without a letter are rather a number.
    guard start != nil || label != nil || digits.count == 6 || digits.contains(where: \.isLetter)
    else { return nil }
    guard start != nil, digits.count == 8 else { return "#" + digits.uppercased() }
    let alpha = digits.prefix(2)
    return "#" + (digits.dropFirst(2) + (alpha == "ff" ? "" : alpha)).uppercased()
  }

  /// A number, or a share of a whole in percent.
  private static func number(_ text: String, of whole: Double) -> Double? {
    guard text.hasSuffix("%") else { return Double(decimal: text) }
    return Double(decimal: String(text.dropLast())).map { $0 / 100 * whole }
  }

  /// Red, green and blue from 0 to 255, and maybe alpha from 0 to 1.
  private static func hex(_ numbers: [Double]) -> String? {
    guard [3, 4].contains(numbers.count), numbers.allSatisfy((0...255).contains) else { return nil }
    let parts = numbers.prefix(3).map { UInt8($0.rounded()) }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    guard alpha <= 1 else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha).hex
  }
}
