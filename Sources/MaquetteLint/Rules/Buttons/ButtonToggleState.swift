import Maquette

extension LintRule {
  static let buttonToggleState = LintRule(
    "button/toggle-state", .warning, .buttons,
    sentence: "Button-like controls such as toggles show their state.",
    summary: "Buttons for on and off look the same in both states.",
    advice: "use 'style: gray' or 'tinted', or a symbol that is filled while it is on",
    looksAt: [.values, .scene],
    wrong:
      """
      HStack:
        - Button: Bold
          value: "on"
          style: filled
        - Button: Italic
          value: "off"
          style: filled
      """,
    right:
      """
      HStack:
        - Button: Bold
          value: "on"
          style: gray
        - Button: Italic
          value: "off"
          style: gray
      """,
    fine: ["Button: Bold\nvalue: \"on\"\nstyle: tinted\n", "Button: Bold\nstyle: filled\n"],
    variants: "light"
  ) { picture in
    let toggles = picture.all(Button.self).filter { $0.value.value != nil }
    let isOn = toggles.filter { $0.value.value == .on }
    let isOff = toggles.filter { $0.value.value == .off }
    return isOn.compactMap { item, button in
      guard
        let other = isOff.first(where: {
          $0.item.parent === item.parent && $0.value.style == button.style
            && $0.value.symbol.isEmpty == button.symbol.isEmpty
        }), let one = picture.node(of: item), let two = picture.node(of: other.item),
        button.symbol == other.value.symbol || button.symbol.isEmpty,
        one.paints == two.paints
      else { return nil }
      return picture.issue(
        item, "\(name(item)) is on and looks as \(name(other.item)), which is off")
    }
  }
}

extension SceneNode {
  /// The colours that it is drawn in, in order.
  var paints: [Color] { items.flatMap(\.paints) }
}

extension DrawItem {
  fileprivate var paints: [Color] {
    switch self {
    case .fill(_, .color(let color)), .stroke(_, _, let color), .text(_, let color): [color]
    case .group(let group): group.items.flatMap { $0.paints.map { $0.opacity(group.opacity) } }
    default: []
    }
  }
}
