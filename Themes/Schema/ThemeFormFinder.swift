import MaquetteCore

/// Finds out what may stand in theme files by having the reader read one of each kind: what it reads
/// and what is documented can therefore not differ.
package struct ThemeFormFinder {
  private let base: Theme

  /// What a theme file may be: all that files which extend some built-in theme may say.
  package static var theme: ThemeForm {
    var form = ThemeFormFinder(.ios).form { $0 }
    // Only controls differ from platform to platform.
    for head in Theme.builtInHeads where head.name != Theme.ios.name {
      let other = ThemeFormFinder(.named(head.name) ?? .empty).form("controls")
      form.keys = form.keys.map { key in
        key.name == "controls"
          ? ThemeForm.Key(name: key.name, form: key.form.merged(with: other)) : key
      }
    }
    return form
  }

  private init(_ base: Theme) { self.base = base }

  private func form(_ key: String) -> ThemeForm {
    form { ThemeFormFinder.map(key, $0) }
  }

  /// - Parameter file: a file with a value in the place that is looked at.
  private func form(depth: Int = 0, in file: (SpecNode) -> SpecNode) -> ThemeForm {
    // The reader decides by what a value is what it may be.
    let line = depth + 2
    let log = ThemeShapeLog()
    let kinds: [SpecNode.Value] = [.scalar(""), .scalar("1"), .list([]), .map([])]
    for kind in kinds {
      var theme = base
      var reader = ThemeReader(log: log)
      let value = SpecNode(kind, at: SourceLocation(line: line, column: 1))
      reader.apply(file(value), to: &theme)
    }
    var form = ThemeForm(shapes: log[line])
    for shape in form.shapes {
      switch shape {
      case .keys(let keys, _):
        for key in keys where !form.keys.contains(where: { $0.name == key }) {
          let inner = self.form(depth: depth + 1) { file(ThemeFormFinder.map(key, $0)) }
          form.keys.append(ThemeForm.Key(name: key, form: inner))
        }
      case .anyKeys:
        // A colour that is there; symbols have names with dots.
        let inner = self.form(depth: depth + 1) { file(ThemeFormFinder.map("label", $0)) }
        form.anyKey = [inner]
      case .list(let counts):
        form.element += [element(counts.first ?? 1, depth: depth, in: file)]
      case .longList: form.element += [element(1, depth: depth, in: file)]
      default: break
      }
    }
    form.element = form.element.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return form
  }

  private func element(
    _ count: Int, depth: Int, in file: (SpecNode) -> SpecNode
  ) -> ThemeForm {
    form(depth: depth + 1) { value in
      file(ThemeFormFinder.node(.list(Array(repeating: value, count: count))))
    }
  }

  private static func map(_ key: String, _ value: SpecNode) -> SpecNode {
    let place = SourceLocation(line: 1, column: 1)
    return node(.map([SpecNode.Entry(key: key, location: place, value: value)]))
  }

  private static func node(_ value: SpecNode.Value) -> SpecNode {
    SpecNode(value, at: SourceLocation(line: 1, column: 1))
  }
}

extension ThemeForm {
  /// What is allowed by either of two forms.
  fileprivate func merged(with other: ThemeForm) -> ThemeForm {
    var result = self
    result.keys = keys.map { key in
      let more = other.keys.first { $0.name == key.name }
      return Key(name: key.name, form: more.map { key.form.merged(with: $0.form) } ?? key.form)
    }
    result.keys += other.keys.filter { key in !keys.contains { $0.name == key.name } }
    // One map that may have the keys of both, not one or the other map.
    result.shapes = (shapes + other.shapes).reduce(into: []) { merged, shape in
      if case .keys = shape {
        let isFirst = !merged.contains { if case .keys = $0 { true } else { false } }
        if isFirst { merged.append(.keys(result.keys.map(\.name))) }
      } else if !merged.contains(shape) {
        merged.append(shape)
      }
    }
    result.element += other.element.filter { !element.contains($0) }
    return result
  }
}
