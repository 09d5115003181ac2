import MaquetteCore

extension FrameValue {
  mutating func setWidth(_ value: LengthValue) {
    switch value {
    case .points(let width): self.width = width
    case .infinity: maxWidth = .infinity
    }
  }

  mutating func setHeight(_ value: LengthValue) {
    switch value {
    case .points(let height): self.height = height
    case .infinity: maxHeight = .infinity
    }
  }
}

extension FrameValue: SpecValue {
  static let infos: [PropertyInfo] =
    ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight"].map {
      PropertyInfo(name: $0, summary: "In points, or infinity.", type: .length)
    } + [
      PropertyInfo(
        name: "alignment", summary: "Where the component is in the frame.",
        type: Alignment.specType(range: 0...0), defaultText: "center")
    ]

  package static func specType(range: ClosedRange<Double>) -> SpecType { .map(infos) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> FrameValue? {
    guard let entries = node.map else {
      let sides = node.list?.compactMap { $0.scalar.map(SpecNode.excerpt) } ?? []
      reader.mismatch(
        node, wanted: "a map with width, height and so on",
        hint: sides.count == 2 ? "write {width: \(sides[0]), height: \(sides[1])}" : nil)
      return nil
    }
    var frame = FrameValue()
    for entry in entries {
      var reader = reader
      reader.key = entry.key
      if entry.key == "alignment" {
        frame.alignment = Alignment.read(entry.value, by: reader) ?? .center
        continue
      }
      guard infos.contains(where: { $0.name == entry.key }) else {
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a frame", at: entry.location,
          length: entry.key.count, hint: Suggestion.hint(for: entry.key, in: infos.map(\.name)),
          id: .unknownKey)
        continue
      }
      guard let length = LengthValue.read(entry.value, by: reader) else { continue }
      let value: Double = if case .points(let points) = length { points } else { .infinity }
      switch entry.key {
      case "width": frame.setWidth(length)
      case "height": frame.setHeight(length)
      case "minWidth": frame.minWidth = value
      case "maxWidth": frame.maxWidth = value
      case "minHeight": frame.minHeight = value
      default: frame.maxHeight = value
      }
    }
    checkBounds(frame, entries, by: reader)
    return frame
  }

  /// Reports bounds that contradict one another, and least lengths that are no lengths.
  private static func checkBounds(
    _ frame: FrameValue, _ entries: [SpecNode.Entry], by reader: SpecReader
  ) {
    func check(_ name: String, least: Double?, most: Double?) {
      guard let least, let entry = entries.first(where: { $0.key == "min" + name }) else { return }
      if !least.isFinite {
        reader.fail(
          "'min\(name)' cannot be infinity", at: entry.value,
          hint: "write 'max\(name): infinity' to take all the available space")
      } else if let most, least > most {
        reader.fail(
          "'min\(name)' is greater than the \(name.lowercased()) allowed, "
            + NumberFormat.short(most), at: entry.value, hint: "make it smaller, or leave it out")
      }
    }
    check("Width", least: frame.minWidth, most: frame.width ?? frame.maxWidth)
    check("Height", least: frame.minHeight, most: frame.height ?? frame.maxHeight)
  }

  package var specText: String { "" }
}
