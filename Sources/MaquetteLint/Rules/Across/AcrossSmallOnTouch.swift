import Maquette

extension LintRule {
  static let acrossSmallOnTouch = LintRule(
    "across/small-on-touch", .note, .across,
    sentence: "On a touchscreen fingers need larger targets than a pointer does.",
    summary: "A control on a touchscreen has the size mini.",
    advice: "use 'small' or leave the size out: mini is for a Mac's pointer",
    wrong: "Button: Save\nsize: mini\nstyle: gray\n",
    right: "Button: Save\nsize: small\nstyle: gray\n",
    fine: ["platform: macos\nButton: Save\nsize: mini\n"]
  ) { picture in
    picture.items.compactMap { item in
      guard let key = ["size", "controlSize"].first(where: { item.says($0) }),
        item.sizeWord(key) == "mini", item.platform != .macos, item.platform != .tvos
      else { return nil }
      return picture.issue(
        item, key: key, "\(LintRule.name(item)) is mini on a touchscreen",
        fix: item.provenance?.keys[key].map { .replace($0, with: "small") })
    }
  }
}

extension LintItem {
  /// The size of a control as specs say it; empty for what has none.
  fileprivate func sizeWord(_ key: String) -> String {
    guard let component = component as? any CatalogComponent else { return "" }
    return type(of: component).schema.text(component, key)
  }
}
