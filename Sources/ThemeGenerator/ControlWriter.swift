import MaquetteCore
import MaquetteThemes

/// Writes what a theme says about controls as Swift.
struct ControlWriter {
  private let controls: [String: ControlTable]
  private let name: String

  init(_ controls: [String: ControlTable], name: String) {
    self.controls = controls
    self.name = name
  }

  var text: String {
    guard !controls.isEmpty else {
      return "  private static let \(name)Controls: [String: ControlTable] = [:]\n"
    }
    let keys = controls.keys.sorted()
    let list = SwiftText.array(
      "private static let \(name)Controls: [String: ControlTable] = ",
      keys.map { "\(SwiftText.literal($0)): \(constant($0))" }, "", indent: 2)
    return list + keys.map { "\n" + table($0, controls[$0] ?? ControlTable()) }.joined()
  }

  private func constant(_ key: String) -> String {
    "\(name)\(key.prefix(1).uppercased())\(key.dropFirst())Control"
  }

  private func table(_ key: String, _ table: ControlTable) -> String {
    var text = "  private static var \(constant(key)): ControlTable {\n"
    text += "    var table = ControlTable()\n"
    func add(_ part: String, _ key: String, _ value: String) {
      var line = "    table.\(part)[\(SwiftText.literal(key))] = \(value)"
      // A value of one line that does not fit goes on after its opening parenthesis.
      if line.count > 100, !value.contains("\n"), let open = value.firstIndex(of: "(") {
        let rest = value[value.index(after: open)...]
        line = "    table.\(part)[\(SwiftText.literal(key))] = \(value[...open])\n      \(rest)"
      }
      text += line + "\n"
    }
    for (key, value) in table.numbers.sorted(by: { $0.key < $1.key }) {
      add("numbers", key, SwiftText.number(value))
    }
    for (key, value) in table.colors.sorted(by: { $0.key < $1.key }) {
      add("colors", key, SwiftText.color(value, indent: 6))
    }
    for (key, value) in table.fonts.sorted(by: { $0.key < $1.key }) {
      add("fonts", key, SwiftText.font(value))
    }
    for (key, value) in table.shadows.sorted(by: { $0.key < $1.key }) {
      // swift-format wants a comma after the last of several, and none after a single one.
      let comma = value.count == 1 ? "" : ","
      let shadows = value.map { "      \(SwiftText.shadow($0))\(comma)\n" }.joined()
      add("shadows", key, value.isEmpty ? "[]" : "[\n\(shadows)    ]")
    }
    return text + "    return table\n  }\n"
  }
}
