import MaquetteCore

/// Phrases for what events say.
struct ChangeWords {
  let causes: ChangeCauses
  private let followings: Followings

  init(causes: ChangeCauses) {
    self.causes = causes
    followings = Followings(causes)
  }

  /// For example `84 → 91 pt wide`; `nil` for one of the same size.
  static func sizes(_ old: Size, _ new: Size) -> String? {
    let wide = Displacement.difference(old.width, new.width) != 0
    let high = Displacement.difference(old.height, new.height) != 0
    switch (wide, high) {
    case (true, false): return "\(old.width.points) → \(new.width.points) pt wide"
    case (false, true): return "\(old.height.points) → \(new.height.points) pt high"
    case (true, true):
      return "\(old.width.points) × \(old.height.points) → "
        + "\(new.width.points) × \(new.height.points) pt"
    case (false, false): return nil
    }
  }

  /// The same for summaries: `height 34 → 36 pt`.
  static func sizeSummary(_ old: Size, _ new: Size) -> String {
    let wide = Displacement.difference(old.width, new.width) != 0
    let high = Displacement.difference(old.height, new.height) != 0
    if wide, high {
      return "size \(old.width.points) × \(old.height.points) → "
        + "\(new.width.points) × \(new.height.points) pt"
    }
    return wide
      ? "width \(old.width.points) → \(new.width.points) pt"
      : "height \(old.height.points) → \(new.height.points) pt"
  }

  /// Why a text looks otherwise: `its weight is semibold, was regular`.
  static func font(_ old: SceneOutline.Font, _ new: SceneOutline.Font) -> String {
    let (was, now) = (FaceName(old.name), FaceName(new.name))
    if old.name == new.name {
      return "its font size is \(new.size.points), was \(old.size.points) pt"
    }
    if was.family == now.family, old.size == new.size {
      return "its weight is \(now.style), was \(was.style)"
    }
    return "its font is \(new.name) \(new.size.points), was \(old.name) \(old.size.points)"
  }

  /// For example `, so 5 below it moved 4 pt down`; empty when nothing else moved.
  func consequences(of event: ChangeEvent) -> String {
    var words = ""
    let followers = event.followers
    if !followers.isEmpty, !event.isCrowded, !followings.areToldElsewhere(event) {
      let isResized = followers.contains { follower in
        follower.displacement.isResized
          && causes.stretched.values.contains { $0.contains(follower.node) }
      }
      // A container that became larger for what is in it pushes others, too.
      let inside = followers.filter { causes.new.parents[$0.node] == event.node }
      let outside = followers.filter { causes.new.parents[$0.node] != event.node }
      let isBoth = event.cause != .removed && !inside.isEmpty && !outside.isEmpty
      let groups = isBoth ? [inside, outside] : [followers]
      let who = groups.map { "\($0.count) \(place(of: $0, event))" }.joined(separator: " and ")
      words = ", so \(who) moved\(distance(of: followers))"
      if isResized { words = ", so \(who) moved or changed size" }
    }
    if event.resizesCanvas, event.cause != .canvas, event.cause != .direction,
      let size = ChangeWords.sizes(causes.old.outline.size, causes.new.outline.size)
    {
      words += "; picture \(size)"
    }
    return words
  }

  private func distance(of followers: [ChangeEvent.Follower]) -> String {
    let moves = followers.map(\.displacement)
    guard let first = moves.first else { return "" }
    func isLike(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 0.51 }
    if moves.allSatisfy({ isLike($0.left, first.left) && isLike($0.top, first.top) }) {
      return " " + Displacement.words(first.left, first.top)
    }
    func side(_ values: [Double], _ less: String, _ more: String) -> String? {
      if values.allSatisfy({ $0 == 0 }) { return "" }
      if values.allSatisfy({ $0 >= 0 }) { return more }
      return values.allSatisfy { $0 <= 0 } ? less : nil
    }
    guard let x = side(moves.map(\.left), "left", "right"),
      let y = side(moves.map(\.top), "up", "down"), x.isEmpty != y.isEmpty
    else { return "" }
    return " " + x + y
  }

  private func place(of followers: [ChangeEvent.Follower], _ event: ChangeEvent) -> String {
    switch event.cause {
    case .canvas, .direction, .padding: return "in it"
    default: break
    }
    guard let node = event.node else { return "others" }
    let isOld = event.cause == .removed
    if let parent = followers.first.flatMap({ causes.new.parents[$0.node] }), !isOld, parent == node
    {
      return "in it"
    }
    let frame = isOld ? causes.old.nodes[node].frame : causes.new.nodes[node].frame
    let frames = followers.map { follower in
      isOld
        ? causes.matching.olds[follower.node].map { causes.old.nodes[$0].frame }
          ?? causes.new.nodes[follower.node].frame
        : causes.new.nodes[follower.node].frame
    }
    if frames.allSatisfy({ $0.minY >= frame.maxY - 0.51 }) { return "below it" }
    if frames.allSatisfy({ $0.maxY <= frame.minY + 0.51 }) { return "above it" }
    if frames.allSatisfy({ $0.minX >= frame.maxX - 0.51 || $0.maxX <= frame.minX + 0.51 }) {
      return "beside it"
    }
    return followers.count == 1 ? "other" : "others"
  }
}

/// A face's name, for example `Inter-SemiBold`, taken apart.
struct FaceName {
  let family: String
  /// The weight as SwiftUI spells it, with `italic` behind it for a slanted face.
  let style: String

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    var weight = parts.count > 1 ? String(parts[1]) : "Regular"
    var isItalic = false
    for slanted in ["Italic", "Oblique"] where weight.hasSuffix(slanted) {
      weight.removeLast(slanted.count)
      isItalic = true
    }
    let known = ["ExtraLight": "ultraLight", "ExtraBold": "heavy", "": "regular"]
    let word = known[weight] ?? FontWeight(name: weight)?.name ?? weight
    style = isItalic ? "\(word) italic" : word
  }
}
