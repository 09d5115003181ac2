import Maquette

extension LintPicture {
  /// What the scene found by itself of one kind, each with the nodes that it is about.
  func found(_ kind: DiagnosticID) -> [(finding: Finding, nodes: [SceneNode])] {
    let findings = scene.findings.filter { $0.kind == kind }
    guard !findings.isEmpty else { return [] }
    let wanted = Set(findings.flatMap(\.paths))
    var byPath: [String: SceneNode] = [:]
    // Of parts that share a path, as title and time of a watch do, a text that is cut is the one meant.
    for node in nodes where wanted.contains(node.path) {
      if byPath[node.path]?.textGeometry?.isTruncated != true { byPath[node.path] = node }
    }
    return findings.map { finding in (finding, finding.paths.compactMap { byPath[$0] }) }
  }

  /// Whether two nodes belong to two components of the spec: the parts of one stand as the system
  /// has them.
  func areApart(_ one: SceneNode, _ other: SceneNode) -> Bool {
    guard let first = item(of: one), let second = item(of: other) else {
      return one.source != other.source
    }
    return first !== second
  }

  /// The places of components that would look different if others did: these, what is in them, and
  /// what lies before or behind them.
  func places(changedBy places: Set<SourceLocation>) -> Set<SourceLocation> {
    guard !places.isEmpty else { return [] }
    let roots = items.filter { $0.provenance.map { places.contains($0.location) } ?? false }
      .map(\.layered)
    return roots.flatMap(\.subtree).reduce(into: places) { result, item in
      if let place = item.provenance?.location { result.insert(place) }
    }
  }

  /// The texts that are cut or made smaller for want of room, with their nodes.
  var cutTexts: [(item: LintItem?, node: SceneNode)] {
    found(.textTruncated).compactMap { _, nodes in
      nodes.first.map { (item(of: $0), $0) }
    }
  }
}

extension LintItem {
  /// Whether a spec says something about one of its keys.
  func says(_ keys: String...) -> Bool {
    keys.contains { provenance?.keys[$0] != nil }
  }

  /// What gives it a fixed width, itself or what is around it up to the next view; `nil` for
  /// nothing.
  var fixedWidth: Double? {
    for item in [self] + ancestors {
      if LintItem.views.contains(item.name) { return nil }
      for modifier in item.modifiers {
        if case .frame(let frame) = modifier, let width = frame.width ?? frame.maxWidth,
          width.isFinite
        {
          return width
        }
      }
    }
    return nil
  }

  /// A fixed width that cuts a text of a node: one that is hardly wider than the text's own room;
  /// what else stands in a wide window leaves less for it for other reasons.
  func cuttingWidth(of node: SceneNode) -> Double? {
    guard let width = fixedWidth, width <= 2 * node.frame.width + 48 else { return nil }
    return width
  }

  /// Whether the system arranges its text and cuts it where that is too long: titles of bars and
  /// tabs, and what people type, which scrolls.
  var isCutBySystem: Bool {
    LintItem.fields.contains(name) || isIn(LintItem.fields)
  }

  /// Whether it stands in a bar, whose titles get no more room; a sheet has its title in one.
  var isInBar: Bool {
    let bars: Set = ["NavigationBar", "TabBar", "TabView", "Tab", "Toolbar"]
    return name == "Sheet" || bars.contains(name) || isIn(bars)
  }

  /// The outermost component that has it among its layers, or itself.
  fileprivate var layered: LintItem {
    var (item, outermost) = (self, self)
    while let around = item.parent {
      if around.name == "ZStack" || item.key == "background" { outermost = around }
      item = around
    }
    return outermost
  }

  /// Whether texts in it are in English.
  var isEnglish: Bool {
    let tag = environment.languageTag
    return tag == "en" || tag.hasPrefix("en-")
  }

  /// Whether the spec gives it a background of its own.
  var hasBackground: Bool {
    modifiers.contains { if case .background = $0 { true } else { false } }
  }

  /// The colours painted behind it, from the inside to the outside.
  var backgrounds: [ColorValue] {
    ([self] + ancestors).flatMap { item in
      item.modifiers.reversed().compactMap { modifier in
        if case .background(let color, _) = modifier { color } else { nil }
      }
    }
  }
}
