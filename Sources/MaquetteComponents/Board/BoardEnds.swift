import MaquetteCore

/// Finds what the ends of arrows name on a board.
struct BoardEnds {
  /// What arrows call each picture by: the titles of all, and the names of the files that they show; empty for nothing.
  private let names: [[String]]
  /// Where a spec says the pictures.
  private let places: [SourceLocation?]
  private let finders: [NodeFinder]
  /// The rows of lists in the pictures, by their paths.
  private let rows: [String: Rect]
  /// The paths of nodes of which nothing is in view.
  private let hidden: Set<String>
  private let frames: [Rect]
  private let blocks: [Rect]
  private let context: LayoutContext

  /// A finder in pictures that have their places.
  init(
    of items: [BoardItem], pictures: [[SceneNode]], frames: [Rect], blocks: [Rect],
    context: LayoutContext
  ) {
    names = [items.map(\.name), items.map(\.fileName)]
    places = items.map(\.place)
    var rows: [String: Rect] = [:]
    var hidden: Set<String> = []
    finders = zip(pictures, frames).map { picture, frame in
      var nodes: [SceneNode] = []
      for node in picture {
        node.appendSelfAndDescendants(to: &nodes)
        node.appendHidden(in: frame, to: &hidden)
      }
      for node in nodes where node.isListRow { rows[node.path] = node.frame }
      return NodeFinder(nodes.filter { !$0.component.isEmpty })
    }
    self.rows = rows
    self.hidden = hidden
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

  /// What an arrow's end names.
  private struct Found {
    /// The number of its picture.
    var index: Int
    /// What the arrow touches.
    var end: ArrowRouter.End
    /// Whether it is out of view, so that the arrow touches the picture.
    var isHidden = false
  }

  /// What an arrow's end names; `nil` for nothing.
  private func end(_ text: String) -> Found? {
    if let named = named(text) {
      return named.node.map { part($0, named.index) }
        ?? Found(index: named.index, end: whole(named.index))
    }
    for (index, finder) in finders.enumerated() {
      if let node = finder.first(NodePattern(text)) { return part(node, index) }
    }
    return nil
  }

  /// A picture that an end calls by its name, with what it means in it.
  private struct Named {
    var index: Int
    var name: String
    /// Whether the name is that of a file.
    var isFile: Bool
    /// The component; `nil` for the whole picture.
    var node: SceneNode?
  }

  /// The first picture that an end calls by its title, or else by its file's name.
  private func named(_ text: String) -> Named? {
    guard !text.isEmpty else { return nil }
    for (list, names) in names.enumerated() {
      if let index = names.firstIndex(of: text) {
        return Named(index: index, name: text, isFile: list > 0, node: nil)
      }
      // `Sign In/Continue`: a title may have a slash itself.
      for (index, name) in names.enumerated() {
        guard let pattern = BoardEnds.pattern(of: text, inside: name),
          let node = finders[index].first(pattern)
        else { continue }
        return Named(index: index, name: name, isFile: list > 0, node: node)
      }
    }
    return nil
  }

  /// What `Sign In/Continue` says of the picture `Sign In`; `nil` for the name of another one.
  private static func pattern(of text: String, inside name: String) -> NodePattern? {
    guard !name.isEmpty, Paths.starts(text, with: name + "/") else { return nil }
    return NodePattern(Paths.rest(of: text, after: name + "/"))
  }

  /// The pictures that an end may be in because they have one name; empty for an end that is in one alone.
  private func rivals(of named: Named, for text: String) -> [Int] {
    let names = names[named.isFile ? 1 : 0]
    let pattern = BoardEnds.pattern(of: text, inside: named.name)
    let all = names.indices.filter { index in
      names[index] == named.name
        && (named.node == nil || pattern.map { finders[index].first($0) != nil } == true)
    }
    return all.count > 1 ? all : []
  }

  /// What an arrow touches at its two ends; `nil` after reporting that one of them is nothing.
  func ends(of arrow: BoardArrow) -> (from: ArrowRouter.End, to: ArrowRouter.End)? {
    let (from, to) = (only(arrow.from, of: arrow), only(arrow.to, of: arrow))
    guard let from, let to else { return nil }
    for (text, found, verb) in [(arrow.from, from, "begins at"), (arrow.to, to, "leads to")]
    where found.isHidden {
      context.sink.report(
        Diagnostic(
          .warning, "an arrow \(verb) '\(SpecNode.excerpt(text))', which is out of view",
          location: arrow.source ?? context.source,
          hint: "name something that its picture shows, or the whole artboard", id: .doubtful))
    }
    return (from.end, to.end)
  }

  /// What an arrow's end names; `nil` after reporting that it is nothing, or that its title leaves open
  /// which artboard is meant.
  private func only(_ text: String, of arrow: BoardArrow) -> Found? {
    guard let found = end(text) else {
      report(text, of: arrow)
      return nil
    }
    guard let named = named(text) else { return found }
    let rivals = rivals(of: named, for: text)
    guard !rivals.isEmpty else { return found }
    let places = rivals.compactMap { self.places[$0] }.filter { $0.origin == nil }
      .map { "\($0.line):\($0.column)" }.joined(separator: ", ")
    let known = places.isEmpty ? "" : "; they are at \(places)"
    let name = "'\(SpecNode.excerpt(named.name))'"
    context.sink.report(
      Diagnostic(
        .error,
        "an arrow names '\(SpecNode.excerpt(text))', and \(rivals.count) artboards "
          + (named.isFile ? "show a file called \(name)" : "have the title \(name)"),
        location: arrow.source ?? context.source,
        hint: "give each 'Artboard' a 'title' of its own\(known)"))
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
    let inside = names.flatMap { names in
      names.enumerated().filter { BoardEnds.pattern(of: text, inside: $0.element) != nil }
    }
    let all =
      inside.isEmpty
      ? names.joined().filter { !$0.isEmpty } + finders.flatMap(\.names)
      : inside.flatMap { index, name in finders[index].names.map { name + "/" + $0 } }
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
    let titles = names[0].filter { !$0.isEmpty }
    guard let first = titles.first else {
      return "give artboards titles, and name one of them or a component in one"
    }
    let some = titles.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return "artboards are \(some); a component in one is '\(first)/…'"
  }

  private func whole(_ index: Int) -> ArrowRouter.End {
    ArrowRouter.End(frame: frames[index], block: blocks[index])
  }

  /// A component: the whole row where it is all that a row shows, or a text in it, or else so much more than
  /// itself that a dot at its edge covers none of its text.
  private func part(_ node: SceneNode, _ index: Int) -> Found {
    let row = row(of: node)
    let isHidden = hidden.contains(row ?? node.path)
    let frame = row.flatMap { rows[$0] } ?? node.frame.inset(by: -ArrowDrawing.dotRadius)
    return Found(
      index: index,
      end: ArrowRouter.End(
        frame: isHidden ? frames[index] : frame.intersection(frames[index]) ?? frames[index],
        block: blocks[index]),
      isHidden: isHidden)
  }

  /// The path of the row of a list that stands for a node; `nil` where the node does itself.
  private func row(of node: SceneNode) -> String? {
    var path = String(Paths.folder(of: node.path).dropLast())
    if rows[path] != nil { return path }
    // People touch the row where a text is, and an arrow beside the text would strike through what follows it.
    // What opens over a row is not in it, whatever its path.
    guard node.accessibility?.role == .staticText else { return nil }
    while !path.isEmpty {
      if let row = rows[path] { return row.contains(node.frame) ? path : nil }
      path = String(Paths.folder(of: path).dropLast())
    }
    return nil
  }
}

extension Rect {
  /// Whether another one lies in it, but for errors of rounding.
  func contains(_ other: Rect) -> Bool {
    let outer = inset(by: -0.01)
    return outer.minX <= other.minX && outer.minY <= other.minY && outer.maxX >= other.maxX
      && outer.maxY >= other.maxY
  }
}

extension SceneNode {
  /// Adds the paths of all nodes in it, and its own, that lie outside of what can be seen.
  ///
  /// - Parameter room: what can be seen of it; `nil` for nothing.
  fileprivate func appendHidden(in room: Rect?, to paths: inout Set<String>) {
    var room = room
    if let clip = clip?.bounds { room = room?.intersection(clip) }
    let around = frame.inset(by: -ArrowDrawing.dotRadius)
    if room?.intersection(around) == nil { paths.insert(path) }
    for child in children { child.appendHidden(in: room, to: &paths) }
  }
}
