import Maquette

extension LintRule {
  static let pickerWheelFew = LintRule(
    "picker/wheel-few", .warning, .pickers,
    sentence: "For a fairly short list of choices, use a menu: wheels take too much attention.",
    summary: "Each wheel of a picker has fewer than five values.",
    advice: "use 'style: menu' or 'segmented'",
    wrong: "Picker: Size\nstyle: wheel\noptions: [Small, Medium, Large]\n",
    right: "Picker: Size\nstyle: menu\noptions: [Small, Medium, Large]\n",
    fine: [
      "Picker: Size\nstyle: wheel\noptions: [36, 37, 38, 39, 40, 41]\n",
      "platform: watchos\nwidth: 184\nPicker: Size\nstyle: wheel\noptions: [S, M, L]\n",
      // One of several wheels, such as AM and PM.
      "Picker:\n  columns: [[1, 2, 3, 4, 5, 6], [AM, PM]]\n",
    ]
  ) { picture in
    picture.all(Picker.self).compactMap { item, picker in
      let counts =
        picker.columns.isEmpty ? [picker.options.count] : picker.columns.map(\.options.count)
      guard picker.style == .wheel || !picker.columns.isEmpty, item.platform != .watchos,
        counts.allSatisfy((1..<5).contains)
      else { return nil }
      return picture.issue(
        item, key: picker.columns.isEmpty ? "style" : "columns",
        counts.count == 1
          ? "the wheel has \(counts[0]) options"
          : "the wheels have \(counts.map(String.init).joined(separator: " and ")) options",
        fix: item.provenance?.keys["style"].map { .replace($0, with: "menu") })
    }
  }
}
