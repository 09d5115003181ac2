import FoundationEssentials
import Glibc
import MaquetteCore
import MaquetteThemes

/// Writes a Swift type for each control of the themes, with a property for each of its keys.
struct LookWriter {
  private let themes: [ControlTables]
  private let materials: Set<String>
  private let notes: ControlNotes

  /// - Parameters:
  ///   - themes: The controls of the built-in themes.
  ///   - materials: The names of materials.
  ///   - notes: What their files say about controls and keys.
  init(_ themes: [ControlTables], materials: Set<String>, notes: ControlNotes) {
    self.themes = themes
    self.materials = materials
    self.notes = notes
  }

  var text: String {
    let names = Set(themes.flatMap(\.names))
    return LookFamilies.looks(of: names).map { look($0.name, $0.controls) }.joined(separator: "\n")
  }

  private func look(_ name: String, _ controls: [String]) -> String {
    let tables = controls.flatMap { control in themes.compactMap { $0[control] } }
    let keys = Set(tables.flatMap(\.names)).sorted()
    let known = ControlKeys(keys)
    let isFamily = controls.count > 1
    let outlined = LookWriter.isOutlined(keys) ? ", OutlinedLook" : ""
    var text = comment(notes.first(controls.map { [$0] }), indent: "")
    text += "struct \(name)Look: \(isFamily ? "FamilyLook" : "SingleLook")\(outlined) {\n"
    if isFamily {
      text += "  enum Control: String {\n"
      text += controls.map { "    case \($0)\n" }.joined() + "  }\n"
    } else {
      text += controls.map { "  static let control = \"\($0)\"\n" }.joined()
    }
    text += "  var values: LookValues\n"
    for key in keys where !known.isVariant(key) {
      text += comment(notes.first(controls.map { [$0, key] }), indent: "  ")
      text += property(key, tables: tables, keys: keys)
    }
    return text + "}\n"
  }

  private func property(_ key: String, tables: [ControlTable], keys: [String]) -> String {
    let known = ControlKeys(keys)
    // What any look may be outlined with is optional in all of them.
    let isOptional =
      LookWriter.outline.contains(key) && LookWriter.isOutlined(keys)
      || tables.contains { !$0.names.contains(key) }
    func line(_ type: String, _ read: String, at: Bool = false) -> String {
      let mark = isOptional ? "?" : ""
      let name = isOptional ? "optional\(read.capitalizedFirst)" : read
      return at
        ? "  func \(key)(at size: ControlSize) -> \(type)\(mark) {"
          + " values.\(name)(\"\(key)\", size) }\n"
        : "  var \(key): \(type)\(mark) { values.\(name)(\"\(key)\") }\n"
    }
    let isSized = known.isSized(key)
    if tables.contains(where: { $0.shadows[key] != nil }) {
      return "  var \(key): [Shadow] { values.shadows(\"\(key)\") }\n"
    } else if tables.contains(where: { $0.colors[key] != nil }) {
      return line("Color", "color") + paint(key, tables: tables)
    } else if tables.contains(where: { $0.fonts[key] != nil }) {
      return line("LookFont", "font", at: isSized)
    } else if known.hasCases(key) {
      return "  var \(key): Double { values.numberOfCase(\"\(key)\") }\n"
    }
    return line("Double", "number", at: isSized)
  }

  /// What paints with a colour that is a material in some theme.
  private func paint(_ key: String, tables: [ControlTable]) -> String {
    let names = tables.compactMap { $0.colors[key] }.flatMap(\.terms).map(\.name)
    guard names.contains(where: materials.contains) else { return "" }
    return "  var \(key)Paint: Paint { values.paint(\"\(key)\") }\n"
  }

  /// The keys of looks that increased contrast gives an outline.
  private static let outline: Set = ["contrastBorder", "contrastBorderWidth"]

  private static func isOutlined(_ keys: [String]) -> Bool { outline.isSubset(of: keys) }

  private func comment(_ note: String?, indent: String) -> String {
    guard let note else { return "" }
    let room = 100 - indent.count - 4
    if note.count <= room { return "\(indent)/// \(note)\n" }
    // One line: as many sentences as fit into it, or the beginning of the first.
    let start = note.prefix(room - 1)
    let end = start.indices.last { start[$0...].hasPrefix(". ") }
    let cut = end.map { start[..<$0] + "." }
    let words = start.lastIndex(of: " ").map { start[..<$0] + "…" } ?? start
    return "\(indent)/// \(cut ?? words)\n"
  }
}
