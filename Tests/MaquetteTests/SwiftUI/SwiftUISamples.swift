import Maquette
import MaquetteSpec

/// Specs of every component with every key, and their SwiftUI source.
enum SwiftUISamples {
  /// A component with a key, or with none.
  static func spec(_ name: String, _ key: String? = nil, _ value: String = "") -> String {
    guard let key else { return "VStack:\n  - \(name):\n" }
    return "VStack:\n  - \(name):\n      \(key): \(value)\n"
  }

  /// The source of a spec.
  static func export(_ spec: String) throws -> SwiftUIExport {
    try SwiftUIExport(Array(spec.utf8), file: "spec.yaml", folder: nil)
  }

  /// The lines of a source, without the spaces before them.
  static func lines(of source: String) -> [String] {
    source.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// What a key may be, other than what it is by itself; `nil` for what needs a file.
  static func value(of info: PropertyInfo, in component: String) -> String? {
    if let special = special[info.name] { return special }
    switch info.type {
    case .text: return info.defaultText == "x" ? "y" : "x"
    case .moment, .momentOrTime: return "2025-03-14"
    case .device: return "iPhone 15"
    case .locale: return "ar_EG"
    case .timeZone: return "Europe/Prague"
    case .number(let range): return ["3", "40", "0.5"].first { range.contains(Double($0) ?? 0) }
    case .integer: return info.defaultText == "3" ? "4" : "3"
    case .boolean: return info.defaultText == "true" ? "false" : "true"
    case .choice(let words, _), .choices(let words, _), .words(let words, _):
      return words.first { $0 != info.defaultText && $0 != "automatic" }
    case .color, .background: return "red"
    case .font: return "title italic"
    case .symbol, .icon, .picture: return "heart"
    case .insets: return "[1, 2, 3, 4]"
    case .length: return "40"
    case .components: return "[{Label: x}]"
    case .actions, .barItems: return "OK"
    case .component(let name): return name == "NavigationBar" ? "x" : "[x]"
    case .map: return "{width: 40}"
    case .offset: return "[3, 4]"
    case .imageFile, .specFile: return nil
    case .characterRange: return "0..<1"
    case .numberRange: return "0...9"
    case .numbers: return "[10, 20]"
    case .moments: return "[2025-03-14, 2025-03-20]"
    case .ratio: return "3:2"
    case .duration: return "\"1:30\""
    case .items, .menuItems, .cells, .nestedElements: return "[x, y]"
    case .lists: return "[[x, y], [z]]"
    case .underline: return "single"
    case .either(let one, _):
      return value(
        of: PropertyInfo(
          name: info.name, summary: "", type: one, defaultText: info.defaultText), in: component)
    case .attributedText: return "\"x **y** z\""
    }
  }

  /// What has to be written in a form of its own.
  private static let special = [
    "date": "2025-03-14", "dates": "[2025-03-14, 2025-03-20]", "endDate": "2025-03-20",
    "disabledDates": "[2025-03-14]", "minimumDate": "2025-03-14", "maximumDate": "2025-03-14",
    "target": "2025-03-14T10:00:00Z", "locale": "ar_EG", "calendar": "hebrew",
    "timeZone": "Europe/Prague", "currency": "EUR", "format": "yyyy", "template": "yMMMd",
    "units": "[hours]", "url": "https://example.com",
    "destination": "https://example.com", "device": "iPhone 15", "minuteInterval": "15",
    "decorations": "[2025-03-14]", "typedDigits": "\"9\"", "typed": "\"9\"",
    "minimumValue": "-3", "arrows": "[A -> B]",
    "trim": "[0, 0.5]", "data": "M0 0H10V10z", "commands": "[{move: [0, 0]}, {line: [9, 9]}]",
  ]

  /// `selection` is a moment, a number or a title.
  static func isSelection(_ info: PropertyInfo) -> Bool { info.name == "selection" }
}
