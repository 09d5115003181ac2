/// A scene as text that people can read and compare line by line.
///
/// One line a node or item, two spaces of indent a level. Numbers have at most two decimals, and
/// font files and glyph numbers stay out, so that the text says what the picture is and not where
/// it was made. Of the points of an outline there is a ``PathDigest``.
///
/// It can be read back: words are two spaces apart, texts stand between “ and ”, and a backslash
/// comes before a backslash, before a ” in a text, and before spaces in paths, font names and
/// addresses.
package struct SceneDump {
  /// The text, with a line feed at the end.
  package let text: String

  /// The dump of a scene.
  ///
  /// - Parameter includesNotes: whether findings that are no warnings are in it, too.
  package init(_ scene: Scene, includesNotes: Bool = false) {
    var writer = DumpWriter()
    let background = scene.background?.hex ?? "transparent"
    let direction = scene.direction == .rightToLeft ? "rtl" : "ltr"
    writer.line(
      0,
      "scene \(shown(scene.size.width)) × \(shown(scene.size.height)) \(background) \(direction)"
        + " \(scene.language)")
    writer.node(scene.root, 1)
    for finding in scene.findings where includesNotes || finding.severity == .warning {
      let word = finding.severity == .note ? "note" : "finding"
      writer.line(0, "\(word) \(finding.id): \(writer.oneLine(finding.message))")
    }
    text = writer.text
  }
}

private struct DumpWriter {
  var text = ""

  mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func node(_ node: SceneNode, _ depth: Int) {
    var words = [bare(node.path), shown(node.frame)]
    if let target = node.hitTarget { words.append("hit " + shown(target)) }
    if let baseline = node.baseline { words.append("baseline " + shown(baseline)) }
    if let text = node.text { words.append("“\(quoted(text))”") }
    if let style = node.style { words.append("\(bare(style.font)) \(shown(style.size))") }
    if let accessibility = node.accessibility {
      words += self.words(of: accessibility)
    }
    if let clip = node.clip { words.append("clip " + shown(clip)) }
    if let effects = node.effects {
      if effects.blur > 0 { words.append("blurred \(shown(effects.blur))") }
      if effects.blend != .normal { words.append("blended \(effects.blend.rawValue)") }
    }
    line(depth, words.joined(separator: "  "))
    if let mask = node.effects?.mask {
      line(depth + 1, "group  mask")
      for item in mask { self.item(item, depth + 2) }
    }
    for item in node.items { self.item(item, depth + 1) }
    for child in node.children { self.node(child, depth + 1) }
  }

  private func words(of accessibility: Accessibility) -> [String] {
    var words = ["\(accessibility.role.rawValue) “\(quoted(accessibility.label))”"]
    if let value = accessibility.value { words.append("value “\(quoted(value))”") }
    words += accessibility.traits.map(\.rawValue)
    if let level = accessibility.headingLevel { words.append("heading \(level)") }
    if let hint = accessibility.hint { words.append("hint “\(quoted(hint))”") }
    if let url = accessibility.url { words.append("to \(bare(url))") }
    if let name = accessibility.identifier { words.append("identifier “\(quoted(name))”") }
    if accessibility.isHidden { words.append("hidden") }
    return words
  }

  private mutating func item(_ item: DrawItem, _ depth: Int) {
    switch item {
    case .fill(let shape, let paint): line(depth, "fill \(shown(shape)) \(shown(paint))")
    case .stroke(let shape, let width, let color):
      line(depth, "stroke \(shown(shape)) \(shown(width)) wide \(color.hex)")
    case .line(let shape, let style, let paint):
      line(depth, "line \(shown(shape)) \(shown(style)) \(shown(paint))")
    case .text(let run, let color):
      let place = "\(shown(run.origin.x)) \(shown(run.origin.y))"
      line(
        depth,
        "text “\(quoted(run.text))” at \(place) \(bare(run.face.name)) \(shown(run.size)) \(color.hex)"
      )
    case .shadow(let shape, let shadow):
      line(
        depth,
        "shadow \(shown(shape)) \(shadow.color.hex) blur \(shown(shadow.blur)) "
          + "by \(shown(shadow.offset.x)) \(shown(shadow.offset.y))")
    case .image(let image):
      let data = image.data
      var words = [
        "image \(shown(image.frame)) “\(quoted(data.name))”",
        "\(shown(data.pixelSize.width)) × \(shown(data.pixelSize.height)) \(data.format.rawValue)",
        data.digest,
      ]
      if let tint = image.tint { words.append("in \(tint.hex)") }
      if !image.isSmooth { words.append("not smoothed") }
      line(depth, words.joined(separator: " "))
    case .group(let group):
      var words = ["group"]
      if group.opacity < 1 { words.append("opacity \(shown(group.opacity))") }
      if group.transform != .identity {
        let matrix = group.transform
        words.append(
          "matrix "
            + [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(shown)
            .joined(separator: " "))
      }
      words += group.clips.map { "clip " + shown($0) }
      line(depth, words.joined(separator: "  "))
      for inner in group.items { self.item(inner, depth + 1) }
    }
  }

  /// A text between quotation marks.
  private func quoted(_ text: String) -> String { oneLine(text, escaping: ["\\", "”"]) }

  /// A word without quotation marks: whatever ends or begins a word otherwise is escaped.
  func bare(_ text: String) -> String {
    let word = oneLine(text, escaping: ["\\", " "])
    return word.unicodeScalars.first == "(" ? "\\" + word : word
  }

  func oneLine(_ text: String, escaping special: Set<Unicode.Scalar> = []) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result += "\\" }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += "␤"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

private func shown(_ value: Double) -> String { NumberFormat.short(value, digits: 2) }

private func shown(_ rect: Rect) -> String {
  "(\(shown(rect.minX)) \(shown(rect.minY)) \(shown(rect.width)) × \(shown(rect.height)))"
}

private func shown(_ shape: Shape) -> String {
  switch shape {
  case .rect(let rect): "rect \(shown(rect))"
  case .roundedRect(let rect, let radius, let curve):
    "\(curve.rawValue) rect \(shown(rect)) radius \(shown(radius))"
  case .path(let path, let evenOdd):
    "path of \(path.elements.count) \(PathDigest(path, evenOdd: evenOdd).text) in "
      + shown(path.controlBounds ?? .zero)
  }
}

private func shown(_ point: Point) -> String { "\(shown(point.x)) \(shown(point.y))" }

/// For example `2 wide round bevel dash 4 2 from 1`.
private func shown(_ style: StrokeStyle) -> String {
  var text = "\(shown(style.width)) wide \(style.cap.rawValue) \(style.join.rawValue)"
  if style.join == .miter, style.miterLimit != 10 { text += " to \(shown(style.miterLimit))" }
  if !style.dash.isEmpty {
    text += " dash " + style.dash.map(shown).joined(separator: " ")
    if style.dashPhase != 0 { text += " from \(shown(style.dashPhase))" }
  }
  return text
}

private func shown(_ paint: Paint) -> String {
  switch paint {
  case .color(let color), .edged(let color, _): return color.hex
  case .verticalGradient(let top, let bottom): return "\(top.hex) to \(bottom.hex)"
  case .material(let material):
    let effect = material.effect
    let numbers = [effect.blur, effect.chroma, effect.lift, effect.lens] + effect.curve
    let ramp = material.ramp.map { " from \(shown($0.full)) to \(shown($0.end))" } ?? ""
    let sight = material.sight.map { " over \($0.backdrop) mean \($0.mean.hex)" } ?? ""
    return "\(material.flat.hex) as \(DumpWriter().bare(material.name)) "
      + numbers.map(shown).joined(separator: " ") + ramp + sight
  case .gradient(let gradient):
    let course =
      switch gradient.course {
      case .linear(let from, let to): "linear (\(shown(from)) to \(shown(to)))"
      case .radial(let centre, let radius): "radial (\(shown(centre)) within \(shown(radius)))"
      case .angular(let centre, let from, let to):
        "angular (\(shown(centre)) from \(shown(from)) to \(shown(to)))"
      }
    let stops = gradient.stops.map { "\($0.color.hex) at \(shown($0.location * 100))%" }
    return ([course] + stops).joined(separator: " ")
  }
}
