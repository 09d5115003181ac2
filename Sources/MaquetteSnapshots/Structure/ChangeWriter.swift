import MaquetteCore

/// Puts what changed into sentences.
struct ChangeWriter {
  private let causes: ChangeCauses
  private let words: ChangeWords
  private let oldNames: NodeNaming
  private let newNames: NodeNaming
  private let oldPlaces: [Int]
  private let newPlaces: [Int]
  private var drafts: [ChangeDraft] = []

  init(_ causes: ChangeCauses) {
    self.causes = causes
    words = ChangeWords(causes: causes)
    oldNames = NodeNaming(tree: causes.old)
    newNames = NodeNaming(tree: causes.new)
    oldPlaces = causes.old.placesAmongSiblings
    newPlaces = causes.new.placesAmongSiblings
  }

  mutating func changes() -> [SceneChange] {
    writePicture()
    for event in causes.events { write(event) }
    for index in causes.new.nodes.indices { writeDetails(of: index) }
    return ChangeDraft.merged(drafts)
  }

  // MARK: Events

  private mutating func write(_ event: ChangeEvent) {
    var after = words.consequences(of: event)
    switch event.cause {
    case .canvas, .direction: writeCanvas(event)
    case .padding(let was, let now):
      let words = "padding \(was.points) → \(now.points) pt"
      let count = event.inside + event.followers.count + 1
      var sentence = "\(words), so \(count) in it moved"
      if let size = ChangeWords.sizes(causes.old.outline.size, causes.new.outline.size),
        event.resizesCanvas
      {
        sentence += "; \(size)"
      }
      addPicture(.resized, sentence, words, event.reach)
    case .removed:
      guard let node = event.node else { return }
      let inside = inside(node, of: causes.old)
      add(event, .removed, node, "\(inside)was removed" + after, "removed")
    case .added:
      guard let node = event.node else { return }
      let inside = inside(node, of: causes.new)
      add(event, .added, node, "\(inside)was added" + after, "added")
    default:
      guard let node = event.node, let comparison = causes.comparisons[node],
        let partner = causes.matching.olds[node]
      else { return }
      let old = causes.old.nodes[partner].frame.size
      let new = causes.new.nodes[node].frame.size
      let move = "moved \(comparison.displacement.words())"
      var parts = event.isMoved ? [move] : []
      let size = ChangeWords.sizes(old, new)
      var summary = ""
      let kind: SceneChange.Kind
      switch event.cause {
      case .title:
        kind = .retitled
        let (was, now) = comparison.title ?? ("", "")
        let isCut = now.contains("…") && causes.old.names[partner] == causes.new.names[node]
        let said =
          isCut
          ? "is cut to \(NodeNaming.quoted(now))"
          : "reads \(NodeNaming.quoted(now)), was \(NodeNaming.quoted(was))"
        parts.append(size.map { "\(said), and is \($0)" } ?? said)
        summary = "text \(NodeNaming.quoted(was)) → \(NodeNaming.quoted(now))"
      case .font:
        guard let font = comparison.font else { return }
        kind = .refonted
        let reason = ChangeWords.font(font.old, font.new)
        parts.append(size.map { "\($0) because \(reason)" } ?? "looks different: \(reason)")
        summary = ChangeWriter.fontSummary(font.old, font.new)
      case .size:
        kind = .resized
        parts.append(size ?? "")
        summary = ChangeWords.sizeSummary(old, new)
      case .spacing(let was, let now):
        kind = .resized
        summary = "spacing \(was.points) → \(now.points) pt"
        parts.append(summary)
      case .order:
        kind = .reordered
        parts.append(orderWords(node, partner))
        // That its neighbours moved in turn goes without saying.
        if event.followers.count < 2, !event.resizesCanvas { after = "" }
        summary = "other place among its siblings"
      case .value:
        guard let value = comparison.value else { return }
        kind = event.reach.isEmpty && comparison.drawingReach.isEmpty ? .redescribed : .redrawn
        summary =
          "value \(NodeNaming.quoted(value.old)) → \(NodeNaming.quoted(value.new))"
        parts.append(summary)
      default:
        kind = .moved
        parts = [move]
        summary = move
      }
      add(event, kind, node, parts.joined(separator: "; ") + after, summary)
    }
  }

  /// How many a container holds; a control is more than its parts.
  private func inside(_ node: Int, of tree: OutlineTree) -> String {
    let count = tree.descendants(of: node)
    return count == 0 || tree.nodes[node].accessibility != nil ? "" : "with \(count) in it "
  }

  private mutating func add(
    _ event: ChangeEvent, _ kind: SceneChange.Kind, _ node: Int, _ words: String,
    _ summary: String
  ) {
    let isOld = kind == .removed
    let names = isOld ? oldNames : newNames
    var name = names.name(of: node)
    if kind == .retitled, let partner = causes.matching.olds[node] {
      // The new name is what it reads.
      name = oldNames.name(of: partner)
      if let title = causes.comparisons[node]?.title, title.old == causes.old.names[partner],
        causes.old.names[partner] != causes.new.names[node]
      {
        name = newNames.tree.components[node]
      }
    }
    if kind == .moved {
      let inside = event.inside
      if event.followers.isEmpty {
        if inside > 0 { name += " and \(inside) in it" }
      }
    }
    let partner = isOld ? node : causes.matching.olds[node]
    drafts.append(
      ChangeDraft(
        kind: kind, order: isOld ? removedOrder(node) : node, path: names.tree.nodes[node].path,
        component: names.tree.components[node], name: name, words: words, summary: summary,
        oldFrame: partner.map { causes.old.nodes[$0].frame },
        newFrame: isOld ? nil : causes.new.nodes[node].frame, reach: event.reach,
        followers: event.followers.count))
  }

  /// After the sibling before it.
  private func removedOrder(_ node: Int) -> Int {
    guard let parent = causes.old.parents[node] else { return 0 }
    return causes.matching.news[parent] ?? 0
  }

  private func orderWords(_ node: Int, _ partner: Int) -> String {
    let (new, old) = (causes.new, causes.old)
    guard let parent = new.parents[node], old.parents[partner] != nil else { return "" }
    let siblings = new.children[parent]
    let (place, was) = (newPlaces[node], oldPlaces[partner])
    func oldPlace(_ sibling: Int) -> Int? { causes.matching.olds[sibling].map { oldPlaces[$0] } }
    if place + 1 < siblings.count, let next = oldPlace(siblings[place + 1]), next < was {
      return "stands before \(newNames.name(of: siblings[place + 1])), was after it"
    }
    if place > 0, let last = oldPlace(siblings[place - 1]), last > was {
      return "stands after \(newNames.name(of: siblings[place - 1])), was before it"
    }
    return "stands elsewhere among its siblings"
  }

  static func fontSummary(_ old: SceneOutline.Font, _ new: SceneOutline.Font) -> String {
    "font \(old.name) \(old.size.points) → \(new.name) \(new.size.points)"
  }

  // MARK: The picture as a whole

  private mutating func writeCanvas(_ event: ChangeEvent) {
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

  private mutating func writePicture() {
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
        .redescribed, "is doubtful now: \(finding.message)", "doubtful: \(finding.id)", [])
    }
    for finding in old.findings where !after.contains(finding) {
      addPicture(
        .redescribed, "is no longer doubtful: \(finding.message)",
        "no longer doubtful: \(finding.id)", [])
    }
  }

  private mutating func addPicture(
    _ kind: SceneChange.Kind, _ words: String, _ summary: String, _ reach: [Rect]
  ) {
    drafts.append(
      ChangeDraft(
        kind: kind, order: -1, path: "", component: "Picture", name: "Picture", words: words,
        summary: summary, oldFrame: Rect(origin: .zero, size: causes.old.outline.size),
        newFrame: Rect(origin: .zero, size: causes.new.outline.size), reach: reach))
  }

  // MARK: What nodes are not any more

  private mutating func writeDetails(of index: Int) {
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

  private mutating func detail(
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
