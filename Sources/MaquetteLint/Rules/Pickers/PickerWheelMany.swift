import Maquette

extension LintRule {
  static let pickerWheelMany = LintRule(
    "picker/wheel-many", .warning, .pickers,
    sentence: "For a very large set of items, use a list, which can be taller and have an index.",
    summary: "A wheel has more than a hundred values.",
    advice: "use 'style: navigationLink', or a 'List' with sections",
    wrong: "Picker: Year\nstyle: wheel\noptions: ["
      + (1900...2020).map(String.init).joined(separator: ", ") + "]\n",
    right: "width: 390\nList:\n  - Picker: Year\n    style: navigationLink\n    options: ["
      + (1990...2020).map(String.init).joined(separator: ", ") + "]\n",
    fine: [
      "Picker: Minutes\nstyle: wheel\noptions: ["
        + (0...59).map(String.init).joined(separator: ", ") + "]\n"
    ]
  ) { picture in
    picture.all(Picker.self).compactMap { item, picker in
      let isWheel = picker.style == .wheel || !picker.columns.isEmpty
      let most = ([picker.options.count] + picker.columns.map(\.options.count)).max() ?? 0
      guard isWheel, item.platform != .watchos, most > 100 else { return nil }
      return picture.issue(
        item, key: picker.columns.isEmpty ? "options" : "columns", "the wheel has \(most) options")
    }
  }
}
