import Maquette

extension LintRule {
  static let buttonWatchRadius = LintRule(
    "button/watch-radius", .warning, .buttons,
    sentence:
      "On a watch, use the system's corner radius: 22 points, or 9 in a view that scrolls.",
    summary: "A button on a watch sets its own corner radius.",
    advice: "leave 'cornerRadius' out",
    wrong: "platform: watchos\nwidth: 184\nButton: Start\ncornerRadius: 4\n",
    right: "platform: watchos\nwidth: 184\nButton: Start\n",
    fine: ["Button: Start\nstyle: filled\ncornerRadius: 4\n"]
  ) { picture in
    picture.all(Button.self).compactMap { item, button -> LintIssue? in
      guard item.platform == .watchos, let radius = button.cornerRadius else { return nil }
      let corners =
        switch radius {
        case .points(let points): "a radius of \(NumberFormat.short(points)) points"
        case .concentric: "corners that follow those around"
        }
      return picture.issue(
        item, key: "cornerRadius", "\(name(item)) has \(corners)",
        fix: item.provenance?.keys["cornerRadius"].map { .remove($0) })
    }
  }
}
