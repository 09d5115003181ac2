import Maquette

extension LintRule {
  static let acrossTextOverlap = LintRule(
    "across/overlapping-text", .warning, .across,
    sentence: "Text stays legible when it grows or when the language changes.",
    summary: "Two texts lie over one another.",
    advice: "let a stack arrange them, and leave fixed heights and offsets out",
    looksAt: [.layout],
    wrong: "width: 200\nheight: 60\nVStack:\n  - Label: Balance\n  - Label: Available now\n    offset: [0, -28]\n",
    right: "width: 200\nVStack:\n  - Label: Balance\n  - Label: Available now\n",
    fine: ["ZStack:\n  - Label: 5\n    font: largeTitle\n    color: quaternary\n  - Rectangle: red\n    width: 4\n    height: 4\n"]
  ) { picture in
    let texts = picture.nodes.compactMap { node -> (node: SceneNode, rect: Rect)? in
      guard let rect = node.inkRect, node.text?.isEmpty == false,
        node.accessibility?.isHidden != true
      else { return nil }
      return (node, rect)
    }
    // By their tops, so that each is compared with those near to it only.
    let sorted = texts.enumerated().sorted { ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset) }
    var issues: [LintIssue] = []
    for (place, text) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        guard other.element.rect.minY < text.element.rect.maxY, issues.count < 20 else { break }
        guard let common = text.element.rect.intersection(other.element.rect), common.width > 4,
          common.height > 6
        else { continue }
        let (one, two) = text.offset < other.offset
          ? (text.element.node, other.element.node) : (other.element.node, text.element.node)
        issues.append(
          picture.issue(
            two, "'\(LintRule.shown(two))' lies over '\(LintRule.shown(one))'", subject: one.path))
      }
    }
    return issues
  }
}

extension SceneNode {
  /// The box of the glyphs that it draws itself, about; `nil` for none.
  fileprivate var inkRect: Rect? {
    let boxes = items.flatMap(\.glyphBoxes)
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }
}

extension DrawItem {
  /// Between the height of capitals and the baseline of each run.
  fileprivate var glyphBoxes: [Rect] {
    switch self {
    case .text(let run, _):
      let width = run.clusters.reduce(0) { $0 + $1.advance }
      return [
        Rect(
          x: run.origin.x, y: run.origin.y - 0.7 * run.size, width: width, height: 0.7 * run.size)
      ]
    case .group(let group) where group.transform == .identity && group.clips.isEmpty:
      return group.items.flatMap(\.glyphBoxes)
    default: return []
    }
  }
}
