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
    picture.all(Button.self).compactMap { item, button in
      guard button.size == .mini, item.says("size"), item.platform != .macos, item.platform != .tvos
      else { return nil }
      return picture.issue(
        item, key: "size", "\(LintRule.name(item)) is mini on a touchscreen",
        fix: item.provenance?.keys["size"].map { .replace($0, with: "small") })
    }
  }
}
