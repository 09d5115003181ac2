import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// A stack of components.
  fileprivate func stack(
    _ name: String, alignment: String, spacing: Double?, _ children: [AnyComponent]
  ) -> SwiftView {
    let words = [
      alignment == "center" ? nil : "alignment: .\(alignment)",
      spacing.map { "spacing: \(SwiftLiteral.number($0))" },
    ].compactMap { $0 }
    return SwiftView(call: name, words, children: views(children))
  }
}

extension VStack: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("alignment", "spacing", "children")
    return export.stack(
      "VStack", alignment: self.alignment.rawValue, spacing: self.spacing, self.children)
  }
}

extension HStack: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("alignment", "spacing", "children")
    return export.stack(
      "HStack", alignment: self.alignment.rawValue, spacing: self.spacing, self.children)
  }
}

extension ZStack: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("alignment", "children")
    return export.stack("ZStack", alignment: self.alignment.rawValue, spacing: nil, self.children)
  }
}

extension Grid: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("columns", "spacing", "verticalSpacing", "alignment", "children")
    let cells = export.views(self.children)
    let columns = max(1, self.columns)
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      SwiftView("GridRow", children: Array(cells[start..<min(start + columns, cells.count)]))
    }
    let words = [
      self.alignment == .center ? nil : "alignment: .\(self.alignment.rawValue)",
      self.spacing.map { "horizontalSpacing: \(SwiftLiteral.number($0))" },
      (self.verticalSpacing ?? self.spacing).map { "verticalSpacing: \(SwiftLiteral.number($0))" },
    ].compactMap { $0 }
    return SwiftView(call: "Grid", words, children: rows)
  }
}

extension ScrollView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("children", "spacing")
    guard self.children.count > 1 || self.spacing != nil else {
      return SwiftView("ScrollView", children: export.views(self.children))
    }
    let stack = export.stack("VStack", alignment: "center", spacing: self.spacing, self.children)
    return SwiftView("ScrollView", children: [stack])
  }
}

extension Spacer: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("minLength")
    let word = keys.has("minLength") ? "minLength: \(SwiftLiteral.number(self.minLength))" : ""
    return SwiftView("Spacer(\(word))")
  }
}

extension Divider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = SwiftView("Divider()")
    guard keys.has("color") else { return view }
    if let text = SwiftUIColors.background(self.color, on: export.platform) {
      keys.say("color")
      view.modifiers.append(".overlay(\(text))")
    }
    return view
  }
}
