import MaquetteCore

extension NodeComparison {
  /// What assistive technology is told otherwise, where it can be hit, where its text stands.
  mutating func describe(_ was: SceneOutline.Node, _ now: SceneOutline.Node) {
    describe(was.accessibility, now.accessibility, title: title)
    switch (was.hitTarget, now.hitTarget) {
    case (let old?, let new?):
      let moved = Displacement(from: old, to: new)
      let isFree = ignoresPlaces || displacement.explains(moved)
      if moved.isResized, !isFree {
        description.append(
          "hit target \(old.width.points) × \(old.height.points) → "
            + "\(new.width.points) × \(new.height.points) pt")
      } else if !isFree {
        description.append("hit target moved \(moved.words(relativeTo: displacement))")
      }
    case (nil, _?): description.append("can be hit")
    case (_?, nil): description.append("can no longer be hit")
    case (nil, nil): break
    }
    if let old = was.baseline, let new = now.baseline {
      let moved = Displacement.difference(old, new)
      let line = Displacement(
        left: displacement.left, top: moved, right: displacement.left, bottom: moved)
      if moved != 0, title == nil, font == nil, !displacement.explains(line) {
        description.append("baseline \(old.points) → \(new.points)")
      }
    } else if was.baseline != now.baseline, title == nil {
      description.append("baseline changed")
    }
    if (was.font == nil) != (now.font == nil), title == nil {
      description.append(now.font == nil ? "has no font any more" : "has a font")
    }
  }

  private mutating func describe(
    _ was: Accessibility?, _ now: Accessibility?, title: (old: String, new: String)?
  ) {
    guard was != now else { return }
    guard let was, let now else {
      description.append(now == nil ? "no longer accessible" : "accessible")
      return
    }
    if was.role != now.role {
      description.append("role \(was.role.rawValue) → \(now.role.rawValue)")
    }
    let isTitle = title.map { $0.old == was.label && $0.new == now.label } ?? false
    if was.label != now.label, !isTitle {
      description.append("label '\(was.label)' → '\(now.label)'")
    }
    if was.value != now.value {
      if let old = was.value, let new = now.value {
        value = (old, new)
      } else {
        description.append(now.value.map { "value '\($0)'" } ?? "no value any more")
      }
    }
    let lost = was.traits.filter { !now.traits.contains($0) }
    let won = now.traits.filter { !was.traits.contains($0) }
    description += won.map { "is now \($0.shown)" } + lost.map { "is no longer \($0.shown)" }
    if was.headingLevel != now.headingLevel {
      func level(_ value: Int?) -> String { value.map { "\($0)" } ?? "none" }
      description.append("heading level \(level(was.headingLevel)) → \(level(now.headingLevel))")
    }
    func add(_ name: String, _ old: String?, _ new: String?) {
      guard old != new else { return }
      func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }
      description.append("\(name) \(quoted(old)) → \(quoted(new))")
    }
    add("hint", was.hint, now.hint)
    add("address", was.url, now.url)
    add("identifier", was.identifier, now.identifier)
    if was.isHidden != now.isHidden {
      description.append(now.isHidden ? "hidden from assistive technology" : "no longer hidden")
    }
  }
}

extension Accessibility.Trait {
  /// As sentences say it: UIKit's name, but for the one that says what a thing is not.
  fileprivate var shown: String { self == .notEnabled ? "disabled" : rawValue }
}

extension SceneOutline.Node {
  /// All texts it draws, one after the other.
  var drawnText: String {
    items.compactMap { item in
      if case .text(let text, _, _, _) = item.content { text } else { nil }
    }.joined(separator: " ")
  }

  /// The font of the first text it draws.
  var drawnFont: SceneOutline.Font? {
    items.lazy.compactMap { item in
      if case .text(_, _, let font, _) = item.content { font } else { nil }
    }.first
  }
}

extension OutlineShape {
  /// Equal for shapes of one kind.
  var kindNumber: Int {
    switch kind {
    case .rect: 0
    case .rounded: 1
    case .path(let steps, _): 2 + steps
    }
  }

  /// Whether it is as large as another one and has as many steps, and other points.
  func isOtherOutline(than other: OutlineShape) -> Bool {
    guard case .path(let steps, let digest) = kind,
      case .path(let count, let points) = other.kind, steps == count, digest != points
    else { return false }
    return !Displacement(from: bounds, to: other.bounds).isResized
  }
}

extension OutlineItem {
  /// Equal for items of one kind as deep as each other.
  var kindNumber: Int {
    let kind =
      switch content {
      case .fill: 0
      case .stroke: 1
      case .text: 2
      case .shadow: 3
      case .image: 4
      case .group: 5
      case .material: 6
      case .gradient: 7
      case .line: 8
      }
    return depth * 9 + kind
  }

  /// What people call the part of a component that it draws.
  var part: String {
    switch content {
    case .fill, .gradient: "fill"
    case .material: "material"
    case .stroke, .line: "line"
    case .text: "text"
    case .shadow: "shadow"
    case .image: "picture's tint"
    case .group: "group"
    }
  }

  var colorText: String {
    let hexes = colors.map(\.hex)
    return hexes.isEmpty ? "none" : hexes.joined(separator: " to ")
  }
}

/// Says which kinds of items are more or fewer.
enum ItemCounts {
  static func phrases(
    _ old: [OutlineItem], _ new: [OutlineItem], textsAreSaid: Bool
  ) -> [String] {
    let parts = ["fill", "material", "line", "shadow", "picture"]
    var result: [String] = []
    for part in parts {
      let was = old.count { $0.countedPart == part }
      let now = new.count { $0.countedPart == part }
      guard was != now else { continue }
      if was == 0 || now == 0 {
        let article = max(was, now) == 1 ? "a \(part)" : "\(max(was, now)) \(part)s"
        result.append(was == 0 ? "has \(article) now" : "has no \(part) any more")
      } else {
        result.append("has \(now) \(part)s, had \(was)")
      }
    }
    let lines = (old.count { $0.countedPart == "text" }, new.count { $0.countedPart == "text" })
    if lines.0 != lines.1, !textsAreSaid { result.append("its text is in other lines") }
    return result
  }
}

extension OutlineItem {
  fileprivate var countedPart: String {
    switch content {
    case .image: "picture"
    case .group: ""
    default: part
    }
  }
}

extension Double {
  /// As sentences show a length in points.
  var points: String { NumberFormat.short(self, digits: 2) }
}

extension Displacement {
  /// For example `4 pt down`, seen from what moved like another.
  func words(relativeTo frame: Displacement = .none) -> String {
    let x = Displacement.difference(frame.left, left)
    let y = Displacement.difference(frame.top, top)
    return Displacement.words(x, y)
  }

  static func words(_ x: Double, _ y: Double) -> String {
    var words: [String] = []
    if x != 0 { words.append("\(abs(x).points) pt \(x < 0 ? "left" : "right")") }
    if y != 0 { words.append("\(abs(y).points) pt \(y < 0 ? "up" : "down")") }
    return words.isEmpty ? "a little" : words.joined(separator: " and ")
  }
}
