import MaquetteCore

/// Puts what changed into sentences.
struct ChangeWriter {
  let causes: ChangeCauses
  let words: ChangeWords
  let oldNames: NodeNaming
  let newNames: NodeNaming
  let oldPlaces: [Int]
  let newPlaces: [Int]
  /// What was taken out of one container to stand in another one: removed nodes by the added node
  /// that they are, or are in now.
  let adoptions: [Int: [Int]]
  private let adopted: Set<Int>
  var drafts: [ChangeDraft] = []

  init(_ causes: ChangeCauses) {
    self.causes = causes
    words = ChangeWords(causes: causes)
    oldNames = NodeNaming(tree: causes.old)
    newNames = NodeNaming(tree: causes.new)
    oldPlaces = causes.old.placesAmongSiblings
    newPlaces = causes.new.placesAmongSiblings
    adoptions = ChangeWriter.adoptions(causes)
    adopted = Set(adoptions.values.joined())
  }

  mutating func changes() -> [SceneChange] {
    writePicture()
    for event in causes.events { write(event) }
    for index in causes.new.nodes.indices { writeDetails(of: index) }
    return ChangeDraft.merged(drafts)
  }

  // MARK: Events

  mutating func write(_ event: ChangeEvent) {
    var after = words.consequences(of: event)
    switch event.cause {
    case .canvas, .direction: writeCanvas(event)
    case .padding(let was, let now):
      let words = "padding \(was.points) → \(now.points) pt"
      let count = event.inside + event.followers.count
      var sentence = "\(words), so \(count) in it moved"
      if let size = ChangeWords.sizes(causes.old.outline.size, causes.new.outline.size),
        event.resizesCanvas
      {
        sentence += "; \(size)"
      }
      addPicture(.resized, sentence, words, event.reach)
    case .removed:
      guard let node = event.node else { return }
      if adopted.contains(node) { return }
      let inside = inside(node, of: causes.old)
      add(event, .removed, node, "\(inside)was removed" + after, "removed")
    case .added:
      guard let node = event.node else { return }
      if let adopted = adoptions[node] { return write(event, adopting: adopted) }
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
      var before: String?
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
      case .room(let more):
        kind = .moved
        summary = "room around it \(abs(more).points) pt \(more > 0 ? "larger" : "smaller")"
        parts = ["has \(abs(more).points) pt \(more > 0 ? "more" : "less") room around it"]
      case .alignment(let was, let now):
        kind = .moved
        summary = "alignment \(was) → \(now)"
        parts = [summary]
      case .became:
        kind = .redrawn
        before = oldNames.name(of: partner)
        summary = "became \(causes.new.components[node])"
        parts = [summary]
      case .order:
        kind = .reordered
        parts.append(orderWords(node, partner))
        // That its neighbours moved in turn goes without saying.
        if event.followers.count < 2, !event.resizesCanvas { after = "" }
        summary = "other place among its siblings"
      case .value:
        guard let value = comparison.value else { return }
        kind = event.reach.isEmpty && comparison.drawingReach.isEmpty ? .redescribed : .redrawn
        summary = "value \(NodeNaming.quoted(value.old)) → \(NodeNaming.quoted(value.new))"
        parts.append(summary)
      default:
        kind = .moved
        parts = [move]
        summary = move
      }
      if event.isResized, let size { parts.append(size) }
      add(event, kind, node, parts.joined(separator: "; ") + after, summary, before)
    }
  }

  /// How many a container holds; a control is more than its parts.
  func inside(_ node: Int, of tree: OutlineTree) -> String {
    let count = tree.descendants(of: node)
    return count == 0 || tree.nodes[node].accessibility != nil ? "" : "with \(count) in it "
  }

  mutating func add(
    _ event: ChangeEvent, _ kind: SceneChange.Kind, _ node: Int, _ words: String,
    _ summary: String, _ called: String? = nil
  ) {
    let isOld = kind == .removed
    let names = isOld ? oldNames : newNames
    var name = called ?? names.name(of: node)
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
      if event.followers.isEmpty, event.cause == .move {
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
        followers: event.isCrowded ? 0 : event.followers.count))
  }

  /// After the sibling before it.
  func removedOrder(_ node: Int) -> Int {
    guard let parent = causes.old.parents[node] else { return 0 }
    return causes.matching.news[parent] ?? 0
  }

  func orderWords(_ node: Int, _ partner: Int) -> String {
    let (new, old) = (causes.new, causes.old)
    guard let parent = new.parents[node], old.parents[partner] != nil else { return "" }
    let siblings = new.children[parent]
    let (place, was) = (newPlaces[node], oldPlaces[partner])
    func oldPlace(_ sibling: Int) -> Int? { causes.matching.olds[sibling].map { oldPlaces[$0] } }
    if place + 1 < siblings.count, let next = oldPlace(siblings[place + 1]), next < was {
      return "is before \(newNames.name(of: siblings[place + 1])), was after it"
    }
    if place > 0, let last = oldPlace(siblings[place - 1]), last > was {
      return "is after \(newNames.name(of: siblings[place - 1])), was before it"
    }
    return "is elsewhere among its siblings"
  }

  static func fontSummary(_ old: SceneOutline.Font, _ new: SceneOutline.Font) -> String {
    "font \(old.name) \(old.size.points) → \(new.name) \(new.size.points)"
  }
}
