import MaquetteCore
import MaquetteThemes

/// Writes Swift literals the way `swift format` leaves them.
enum SwiftText {
  private static let width = 100

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number that reads back as the same number.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  static func number(_ value: Double?) -> String { value.map { number($0) } ?? "nil" }

  /// `0xRRGG_BBAA`.
  static func rgba(_ color: Color) -> String {
    let value = [color.red, color.green, color.blue, UInt8((color.alpha * 255).rounded())]
    let digits = value.map { $0.hex(digits: 2, uppercase: true) }
    return "0x" + digits[0] + digits[1] + "_" + digits[2] + digits[3]
  }

  static func weight(_ weight: FontWeight) -> String { "." + weight.name }

  /// `prefix(arguments)suffix` on one line when it fits, else with the arguments on lines of their
  /// own.
  static func call(_ prefix: String, _ arguments: [String], _ suffix: String, indent: Int)
    -> String
  {
    let space = String(repeating: " ", count: indent)
    let line = space + prefix + "(" + arguments.joined(separator: ", ") + ")" + suffix
    if line.count <= width, !line.contains("\n") { return line + "\n" }
    return space + prefix + "(\n" + filled(arguments, suffix: ")" + suffix, indent: indent + 2)
  }

  /// `prefix[elements]suffix` on one line when it fits, else with as many elements on each line as
  /// fit, a multiple of `group`.
  static func array(
    _ prefix: String, _ elements: [String], _ suffix: String, indent: Int, group: Int = 1
  ) -> String {
    let space = String(repeating: " ", count: indent)
    let line = space + prefix + "[" + elements.joined(separator: ", ") + "]" + suffix
    if line.count <= width { return line + "\n" }
    var text = space + prefix + "[\n"
    let inner = String(repeating: " ", count: indent + 2)
    var row = ""
    for start in stride(from: 0, to: elements.count, by: group) {
      // The formatter takes a single element on a line of its own for a list on one line.
      let comma = elements.count == 1 ? "" : ","
      let part = elements[start..<min(start + group, elements.count)].map { $0 + comma }
        .joined(separator: " ")
      if !row.isEmpty, indent + 2 + row.count + 1 + part.count > width {
        text += inner + row + "\n"
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + part
    }
    return text + inner + row + "\n" + space + "]" + suffix + "\n"
  }

  private static func filled(_ arguments: [String], suffix: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var text = ""
    var row = ""
    for (index, argument) in arguments.enumerated() {
      let part = argument + (index + 1 < arguments.count ? "," : suffix)
      let isLong = part.contains("\n") || row.contains("\n")
      if !row.isEmpty, isLong || indent + row.count + 1 + part.count > width {
        text += space + row + "\n"
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + part
    }
    return text + space + row + "\n"
  }
}
