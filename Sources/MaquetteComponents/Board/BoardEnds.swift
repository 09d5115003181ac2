import MaquetteCore

/// Finds what the ends of arrows name on a board.
struct BoardEnds {
  private let names: [String]
  /// Where a spec says the pictures.
  private let places: [SourceLocation?]
  private let finders: [NodeFinder]
  /// The rows of lists in the pictures, by their paths.
  private let rows: [String: Rect]
  private let frames: [Rect]
  private let blocks: [Rect]
  private let context: LayoutContext

  /// A finder in pictures that have their places.
  init(
    of items: [BoardItem], pictures: [[SceneNode]], frames: [Rect], blocks: [Rect],
    context: LayoutContext
  ) {
    names = items.map(\.name)
    places = items.map(\.place)
    var rows: [String: Rect] = [:]
    finders = pictures.map { picture in
      var nodes: [SceneNode] = []
      for node in picture { node.appendSelfAndDescendants(to: &nodes) }
      for node in nodes where node.isListRow { rows[node.path] = node.frame }
      return NodeFinder(nodes.filter { !$0.component.isEmpty })
    }
    self.rows = rows
    self.frames = frames
    self.blocks = blocks
    self.context = context
  }

  /// A finder in pictures wherever they are, for their order alone.
  init(_ items: [BoardItem], context: LayoutContext) {
    let frames = items.map { Rect(origin: .zero, size: $0.size) }
    self.init(
      of: items,
      pictures: zip(items, frames).map { $0.place(in: $1, isScaled: true).picture },
      frames: frames, blocks: frames, context: context)
  }

  /// Which picture an arrow's end is in, and what it touches there; `nil` when there is none.
  func end(_ text: String) -> (index: Int, end: ArrowRouter.End)? {
    if let index = names.firstIndex(of: text) { return (index, whole(index)) }
    // `Sign In/Continue`: a title may have a slash itself.
    for (index, name) in names.enumerated()
    where !name.isEmpty && Paths.starts(text, with: name + "/") {
      let rest = Paths.rest(of: text, after: name + "/")
      if let node = finders[index].first(NodePattern(rest)) { return (index, part(node, index)) }
    }
    for (index, finder) in finders.enumerated() {
      if let node = finder.first(NodePattern(text)) { return (index, part(node, index)) }
    }
    return nil
  }

  /// The pictures that an end may be in because they have one title; empty for an end that is in one alone.
  private func rivals(for text: String) -> [Int] {
    guard let index = end(text)?.index, !names[index].isEmpty else { return [] }
    let name = names[index]
    let same = names.indices.filter { names[$0] == name }
    let prefix = name + "/"
    let all: [Int]
    if text == name {
      all = same
    } else if Paths.starts(text, with: prefix) {
      let pattern = NodePattern(Paths.rest(of: text, after: prefix))
      all = same.filter { finders[$0].first(pattern) != nil }
    } else {
      all = []
    }
    return all.count > 1 ? all : []
  }

  /// Which picture an arrow's end is in, and what it touches there; `nil` after reporting that there is none, or
  /// that its title leaves open which one is meant.
  func only(_ text: String, of arrow: BoardArrow) -> (index: Int, end: ArrowRouter.End)? {
    guard let found = end(text) else {
      report(text, of: arrow)
      return nil
    }
    let rivals = rivals(for: text)
    guard !rivals.isEmpty else { return found }
    let places = rivals.compactMap { self.places[$0] }.filter { $0.origin == nil }
      .map { "\($0.line):\($0.column)" }.joined(separator: ", ")
    let known = places.isEmpty ? "" : "; they are at \(places)"
    context.sink.report(
      Diagnostic(
        .error,
        "an arrow names '\(SpecNode.excerpt(text))', and \(rivals.count) artboards have the title "
          + "'\(SpecNode.excerpt(names[found.index]))'",
        location: arrow.source ?? context.source,
        hint: "give each of them a title of its own\(known)"))
    return nil
  }

  /// From which picture to which arrows lead.
  func pairs(_ arrows: [BoardArrow]) -> [(from: Int, to: Int)] {
    arrows.compactMap { arrow in
      guard let from = end(arrow.from), let to = end(arrow.to) else { return nil }
      return (from.index, to.index)
    }
  }

  /// Reports an end that nothing on the board is called by.
  private func report(_ text: String, of arrow: BoardArrow) {
    // Beside the title of an artboard only the rest is wrong.
    let inside = names.indices.filter {
      !names[$0].isEmpty && Paths.starts(text, with: names[$0] + "/")
    }
    let all =
      inside.isEmpty
      ? names.filter { !$0.isEmpty } + finders.flatMap(\.names)
      : inside.flatMap { index in finders[index].names.map { names[index] + "/" + $0 } }
    // Nobody means the arrow's other end.
    let known = all.filter { $0 != (text == arrow.from ? arrow.to : arrow.from) }
    context.sink.report(
      Diagnostic(
        .error,
        "an arrow names '\(SpecNode.excerpt(text))', and nothing on the board has this name",
        location: arrow.source ?? context.source,
        hint: Suggestion.nearest(to: text, in: known).map { "did you mean '\($0)'?" }
          ?? hint, id: .unknownValue))
  }

  private var hint: String {
    let titles = names.filter { !$0.isEmpty }.prefix(6).map { "'\($0)'" }
    return titles.isEmpty
      ? "give artboards titles, and name one of them or a component in one"
      : "artboards are \(titles.joined(separator: ", ")); a component in one is "
        + "'\(names.first { !$0.isEmpty } ?? "")/…'"
  }

  private func whole(_ index: Int) -> ArrowRouter.End {
    ArrowRouter.End(frame: frames[index], block: blocks[index])
  }

  /// A component: the whole row where it is all that a row shows, or else so much more than itself that
  /// a dot at its edge covers none of its text.
  private func part(_ node: SceneNode, _ index: Int) -> ArrowRouter.End {
    let row = rows[String(Paths.folder(of: node.path).dropLast())]
    let frame = row ?? node.frame.inset(by: -ArrowDrawing.dotRadius)
    return ArrowRouter.End(
      frame: frame.intersection(frames[index]) ?? frames[index], block: blocks[index])
  }
}
