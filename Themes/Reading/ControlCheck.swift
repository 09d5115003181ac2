import MaquetteCore

/// Checks what a theme that extends nothing says about controls: its keys are those of the built-in
/// themes, and a control that it has is whole.
package struct ControlCheck {
  private let values: ThemeValueReader
  private let platform: Platform
  private let builtIn: [Platform: ControlTables]

  /// A check for a theme of a platform.
  ///
  /// - Parameter sink: Takes what is wrong.
  package init(platform: Platform, sink: DiagnosticSink) {
    values = ThemeValueReader(sink: sink)
    self.platform = platform
    builtIn = Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { ($0, Theme.builtIn($0).controls) })
  }

  /// Reports what is unknown, of another type or missing, each in its place.
  ///
  /// - Parameters:
  ///   - root: The theme's file.
  ///   - controls: What was read of it.
  package func check(_ root: SpecNode, _ controls: ControlTables) {
    guard let entries = root.map?.first(where: { $0.key == "controls" })?.value.map else { return }
    let known = Set(builtIn.values.flatMap(\.names)).sorted()
    for entry in entries {
      guard let table = controls[entry.key] else { continue }
      if known.contains(entry.key) {
        check(entry, table)
      } else {
        unknown(entry, in: "controls", among: known)
      }
    }
  }

  private func check(_ control: SpecNode.Entry, _ table: ControlTable) {
    let tables = builtIn.values.compactMap { $0[control.key] }
    let known = ControlKeys(tables.flatMap(\.names))
    let found = Set(table.names)
    for entry in control.value.map ?? [] {
      if !known.contains(entry.key), !known.isVariant(entry.key) {
        unknown(entry, in: control.key, among: Set(tables.flatMap(\.names)).sorted())
      } else if let kind = tables.lazy.compactMap({ $0.kind(of: entry.key) }).first,
        found.contains(entry.key), table.kind(of: entry.key) != kind
      {
        values.mismatch(entry.value, entry.key, wanted: kind)
      }
    }
    // What all of them have that have the control, and what the platform's own has.
    let own = builtIn[platform]?[control.key].map { [$0] } ?? tables
    let needed = own.dropFirst().reduce(Set(own.first?.names ?? [])) { $0.intersection($1.names) }
    for key in needed.sorted() where !found.contains(key) && !known.isVariant(key) {
      values.fail(
        "'\(control.key)' lacks the key '\(key)'", at: control.location,
        length: control.key.count, hint: "add '\(key): …' to it", id: .incompleteTheme)
    }
  }

  private func unknown(_ entry: SpecNode.Entry, in what: String, among known: [String]) {
    values.fail(
      "'\(what)' has no key '\(SpecNode.excerpt(entry.key))'", at: entry.location,
      length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: known), id: .unknownKey)
  }
}

extension ControlTable {
  /// What a key's value is, in words; `nil` where there is no such key.
  fileprivate func kind(of key: String) -> String? {
    if numbers[key] != nil { return "a number" }
    if colors[key] != nil { return "a colour" }
    if fonts[key] != nil { return "a font" }
    return shadows[key] == nil ? nil : "a shadow"
  }
}
