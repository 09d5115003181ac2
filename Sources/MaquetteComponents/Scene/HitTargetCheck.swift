import MaquetteCore

/// Finds what is wrong with areas for fingers: too small, too near to one another, on one another.
struct HitTargetCheck {
  /// The targets with their state, in paint order.
  private(set) var targets: [HitTarget]
  /// One finding for each pair or target with something wrong: overlaps, which are warnings, then
  /// notes.
  private(set) var findings: [Finding] = []

  private let reachable: [ReachableTarget]
  private let rules: HitTargetRules

  init(_ scene: Scene, rules: HitTargetRules) {
    self.rules = rules
    reachable = ReachableTarget.all(in: scene)
    targets = reachable.enumerated().map { index, target in
      HitTarget(
        number: index + 1, path: target.path, component: target.component, name: target.name,
        area: target.area, size: target.size)
    }
    let pairs = HitTargetPairs(reachable, rules: rules)
    var overlaps: [Finding] = []
    var crowded: [Finding] = []
    for pair in pairs.found {
      let (first, second) = (reachable[pair.first], reachable[pair.second])
      switch pair.problem {
      case .overlap(let size, let isByEnlarging):
        overlaps.append(
          HitTargetCheck.finding(first, second, overlap: size, isByEnlarging: isByEnlarging))
        let text = "by \(Self.shown(size))"
        mark(pair.first, .overlapping, "overlaps \(pair.second + 1) \(text)")
        mark(pair.second, .overlapping, "overlaps \(pair.first + 1) \(text)")
      case .crowding(let gap, let wanted):
        crowded.append(HitTargetCheck.finding(first, second, gap: gap, wanted: wanted))
        let text = "\(Self.shown(gap)) pt from"
        let need = "\(Self.shown(wanted)) recommended"
        mark(pair.first, .crowded, "\(text) \(pair.second + 1), \(need)")
        mark(pair.second, .crowded, "\(text) \(pair.first + 1), \(need)")
      }
    }
    findings = overlaps + crowded + small()
  }

  /// A target may have a part in any number of pairs; the first few say enough.
  private static let mostProblems = 4

  private mutating func mark(_ index: Int, _ state: HitTarget.State, _ problem: String) {
    targets[index].state = max(targets[index].state, state)
    if targets[index].problems.count < HitTargetCheck.mostProblems {
      targets[index].problems.append(problem)
    }
  }

  private mutating func small() -> [Finding] {
    var findings: [Finding] = []
    for (index, target) in reachable.enumerated() {
      // Half a point is a matter of rounding.
      let least = min(target.size.width, target.size.height) + 0.5
      guard least < rules.wanted, !target.hasSystemSize else { continue }
      let isTooSmall = least < rules.minimum
      let usual = NumberFormat.short(rules.usual)
      let minimum = NumberFormat.short(rules.minimum)
      mark(
        index, isTooSmall ? .belowMinimum : .small,
        isTooSmall
          ? "below the minimum of \(minimum) × \(minimum)"
          : "below the usual \(usual) × \(usual)")
      guard findings.count < Limits.diagnostics else { continue }
      var finding = Finding(
        id: .hitTargetSmall,
        message: "\(Self.name(target)) is \(Self.shown(target.size)) points; on \(rules.platform) "
          + "controls are usually \(usual) × \(usual)"
          + (isTooSmall ? " and at least \(minimum) × \(minimum)" : ""),
        hint: isTooSmall ? "make it larger" : nil, paths: [target.path], source: target.source)
      finding.severity = .note
      findings.append(finding)
    }
    return findings
  }

  private static func finding(
    _ first: ReachableTarget, _ second: ReachableTarget, overlap: Size, isByEnlarging: Bool
  ) -> Finding {
    var finding = Finding(
      id: .hitTargetOverlap,
      message: "the hit targets of \(name(first)) and \(name(second)) overlap by "
        + "\(shown(overlap)) points",
      hint: "move them apart, or make them larger",
      paths: [first.path, second.path], source: first.source ?? second.source)
    // Where only the room around them overlaps, each still answers in its own frame.
    if isByEnlarging { finding.severity = .note }
    return finding
  }

  private static func finding(
    _ first: ReachableTarget, _ second: ReachableTarget, gap: Double, wanted: Double
  ) -> Finding {
    var finding = Finding(
      id: .hitTargetCrowding,
      message: "\(name(first)) and \(name(second)) are \(shown(gap)) points apart; "
        + "\(shown(wanted)) are recommended "
        + (first.hasBezel && second.hasBezel
          ? "between controls that have a visible shape"
          : "around a control that has no visible shape"),
      hint: "move them apart", paths: [first.path, second.path],
      source: first.source ?? second.source)
    finding.severity = .note
    finding.gap = (gap, wanted)
    return finding
  }

  private static func name(_ target: ReachableTarget) -> String {
    target.name.isEmpty
      ? target.component : "\(target.component) '\(SpecNode.excerpt(target.name))'"
  }

  private static func shown(_ value: Double) -> String { NumberFormat.short(value, digits: 1) }

  private static func shown(_ size: Size) -> String {
    "\(shown(size.width)) × \(shown(size.height))"
  }
}
