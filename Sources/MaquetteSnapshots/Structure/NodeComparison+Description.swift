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
      let line = Displacement(left: displacement.left, top: moved, right: displacement.left, bottom: moved)
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
    description += won.map { "now \($0.rawValue)" } + lost.map { "no longer \($0.rawValue)" }
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
    case .path(let steps): 2 + steps
    }
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
      }
    return depth * 6 + kind
  }

  /// What people call the part of a component that it draws.
  var part: String {
    switch content {
    case .fill: "fill"
    case .stroke: "line"
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

  /// What to say when it is new; `nil` when another text, font or width says it all.
  func presence(texts isSaid: Bool) -> String? {
    switch content {
    case .text: isSaid ? nil : "its text is in other lines"
    case .group: nil
    case .fill: "has another fill"
    case .stroke: "has a line"
    case .shadow: "has a shadow"
    case .image(let image): "has picture '\(image.name)'"
    }
  }

  /// What to say when it is gone; `nil` when another text, font or width says it all.
  func absence(texts isSaid: Bool) -> String? {
    switch content {
    case .text: isSaid ? nil : "its text is in other lines"
    case .group: nil
    case .fill: "has one fill less"
    case .stroke: "has one line less"
    case .shadow: "has no shadow any more"
    case .image(let image): "has no picture '\(image.name)' any more"
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
