/// Finds the components that have callouts.
public struct CalloutSelection {
  /// The most callouts in a picture; of more, numbers and lines say nothing.
  public static let most = 99

  private let scene: Scene
  private let options: AnnotationOptions

  /// The callouts of a picture.
  public init(_ scene: Scene, _ options: AnnotationOptions) {
    self.scene = scene
    self.options = options
  }

  /// The components, in the order of their numbers.
  ///
  /// - Throws: ``DiagnosticError`` for every note and filter that is about nothing in the picture.
  package func callouts() throws -> [NumberedCallout] {
    let nodes = scene.nodes.filter { !$0.component.isEmpty }
    var problems: [Diagnostic] = []
    var found: [(node: SceneNode, text: String)] = []
    if !options.filters.isEmpty {
      let filters = options.filters.map { ($0, NodePattern($0)) }
      let targets = options.callouts.map { ($0, NodePattern($0.target)) }
      let wanted = nodes.filter { node in filters.contains { $0.1.isAbout(node) } }
      found = wanted.prefix(Self.most).map { node in
        (node, targets.first { $0.1.isAbout(node) }?.0.text ?? "")
      }
      for (filter, pattern) in filters where !wanted.contains(where: pattern.isAbout) {
        problems.append(problem(ofFilter: filter, among: NodeFinder(nodes).names))
      }
    } else if !options.callouts.isEmpty {
      let finder = NodeFinder(nodes)
      for callout in options.callouts {
        guard let node = finder.first(NodePattern(callout.target)) else {
          problems.append(problem(of: callout, among: finder.names))
          continue
        }
        found.append((node, callout.text))
      }
    } else {
      var all: [SceneNode] = []
      Self.collect(scene.root, into: &all)
      found = all.sorted(by: isBefore).map { ($0, "") }
    }
    guard problems.isEmpty else { throw DiagnosticError(problems) }
    return found.prefix(Self.most).enumerated().map { index, part in
      NumberedCallout(
        number: index + 1, frame: part.node.frame, component: part.node.component,
        name: part.node.shownName, text: part.text)
    }
  }

  /// Whether it is read before another one: bars are painted last, and read in their place.
  private func isBefore(_ first: SceneNode, _ second: SceneNode) -> Bool {
    func order(_ node: SceneNode) -> (Double, Double, String) {
      let side = scene.direction == .rightToLeft ? -node.frame.maxX : node.frame.minX
      return (node.frame.minY.rounded(), side, node.path)
    }
    return order(first) < order(second)
  }

  /// What is one thing for whoever uses the picture: what assistive technology stops at and can be
  /// used, with all that is in it, and texts and pictures by themselves.
  private static func collect(_ node: SceneNode, into found: inout [SceneNode]) {
    let hasSize = node.frame.width > 0 && node.frame.height > 0
    if let thing = node.accessibility, thing.isElement, hasSize, !isGround(node, thing) {
      found.append(node)
      return
    }
    for child in node.children { collect(child, into: &found) }
  }

  /// Whether it only holds others that have callouts of their own.
  private static func isGround(_ node: SceneNode, _ thing: Accessibility) -> Bool {
    if thing.role == .window { return true }
    guard thing.role == .group else { return false }
    if thing.traits.contains(.tabBar) || thing.traits.contains(.modal) { return true }
    // A date picker is one thing, a bar or a list of several kinds is not.
    return ["List", "Section", "Screen", "Sheet", "Alert", "Popover"].contains(node.component)
      || node.component.hasSuffix("Bar") || node.component.hasSuffix("Group")
  }

  private func problem(of callout: Callout, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error,
      "a callout names '\(SpecNode.excerpt(callout.target))', and no component has this name",
      location: callout.source, hint: hint(for: callout.target, among: names))
  }

  private func problem(ofFilter filter: String, among names: [String]) -> Diagnostic {
    var problem = Diagnostic(
      .error,
      "--callout: no component of \(options.subject) has the name '\(SpecNode.excerpt(filter))'",
      hint: hint(for: filter, among: names))
    problem.isOfFlag = true
    return problem
  }

  private func hint(for target: String, among names: [String]) -> String {
    Suggestion.nearest(to: target, in: names).map { "did you mean '\($0)'?" }
      ?? "name a path, a kind or a title that 'maquette inspect' prints; * matches anything"
  }
}
