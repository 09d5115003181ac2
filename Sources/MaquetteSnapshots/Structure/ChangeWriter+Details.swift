import MaquetteCore

extension ChangeWriter {
  mutating func writeCanvas(_ event: ChangeEvent) {
    let (old, new) = (causes.old.outline, causes.new.outline)
    var parts: [String] = []
    if case .direction = event.cause {
      func name(_ direction: LayoutDirection) -> String {
        direction == .rightToLeft ? "right to left" : "left to right"
      }
      parts.append("reads \(name(new.direction)), was \(name(old.direction))")
    }
    if let size = ChangeWords.sizes(old.size, new.size) { parts.append(size) }
    let count = event.followers.count + event.inside
    var sentence = parts.joined(separator: "; ")
    if count > 0 { sentence += ", so \(count) in it moved or changed size" }
    addPicture(
      event.cause == .direction ? .redrawn : .resized, sentence,
      parts.joined(separator: "; "), event.reach)
  }

  mutating func writePicture() {
    let (old, new) = (causes.old.outline, causes.new.outline)
    if old.background != new.background {
      let hexes = [old.background, new.background].map { $0?.hex ?? "transparent" }
      let words = "background \(hexes[0]) → \(hexes[1])"
      let size = Size(
        width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
      addPicture(.recolored, words, words, [Rect(origin: .zero, size: size)])
    }
    if old.language != new.language {
      let words = "language \(old.language) → \(new.language)"
      addPicture(.redescribed, words, words, [])
    }
    let (before, after) = (Set(old.findings), Set(new.findings))
    for finding in new.findings where !before.contains(finding) {
      addPicture(
        .redescribed, "has a new finding: \(finding.message)", "doubtful: \(finding.id)", [])
    }
    for finding in old.findings where !after.contains(finding) {
      addPicture(
        .redescribed, "no longer has the finding: \(finding.message)",
        "no longer doubtful: \(finding.id)", [])
    }
  }

  mutating func addPicture(
    _ kind: SceneChange.Kind, _ words: String, _ summary: String, _ reach: [Rect]
  ) {
    drafts.append(
      ChangeDraft(
        kind: kind, order: -1, path: "", component: "Picture", name: "Picture", words: words,
        summary: summary, oldFrame: Rect(origin: .zero, size: causes.old.outline.size),
        newFrame: Rect(origin: .zero, size: causes.new.outline.size), reach: reach))
  }

  // MARK: What nodes are not any more

  mutating func writeDetails(of index: Int) {
    guard let comparison = causes.comparisons[index] else { return }
    let event = causes.own[index].map { causes.events[$0].cause }
    if let font = comparison.font, event != .font {
      let reason = ChangeWords.font(font.old, font.new)
      detail(
        .refonted, index, "looks different: \(reason)",
        ChangeWriter.fontSummary(font.old, font.new),
        causes.old.ink(of: causes.matching.olds[index] ?? 0) + causes.new.ink(of: index))
    }
    if causes.matching.reordered.contains(index), event != .order,
      let partner = causes.matching.olds[index]
    {
      detail(
        .reordered, index, orderWords(index, partner), "other place among its siblings",
        causes.old.inkInAll(of: partner) + causes.new.inkInAll(of: index))
    }
    let isPart = causes.valueOwners[index] != nil
    if !comparison.colors.isEmpty, !isPart {
      let all = comparison.colors.map { "\($0.part) \($0.old) → \($0.new)" }
      var words = all.prefix(3).joined(separator: ", ")
      if all.count > 3 { words += " and \(all.count - 3) more colours" }
      detail(.recolored, index, words, words, comparison.colorReach)
    }
    if !comparison.drawing.isEmpty, !isPart {
      let words = comparison.drawing.joined(separator: ", ")
      detail(.redrawn, index, words, words, comparison.drawingReach)
    }
    if !comparison.description.isEmpty {
      let words = comparison.description.joined(separator: ", ")
      detail(.redescribed, index, words, words, [])
    }
  }

  mutating func detail(
    _ kind: SceneChange.Kind, _ index: Int, _ words: String, _ summary: String, _ reach: [Rect]
  ) {
    drafts.append(
      ChangeDraft(
        kind: kind, order: index, path: causes.new.nodes[index].path,
        component: causes.new.components[index], name: newNames.name(of: index), words: words,
        summary: summary,
        oldFrame: causes.matching.olds[index].map { causes.old.nodes[$0].frame },
        newFrame: causes.new.nodes[index].frame, reach: reach))
  }
}
