import MaquetteComponents

extension LabeledContent: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "content")
    // The form in which texts may be left out one by one.
    if hasIcon || !self.subtitle.isEmpty || export.reuse.mayLackParts {
      let label = export.rowLabel(self, self.title, subtitle: self.subtitle, keys)
      let texts = self.value.isEmpty ? [] : [SwiftLiteral.text(self.value)]
      return SwiftView(
        "LabeledContent",
        blocks: [("", texts + export.views(self.content)), ("label", label)])
    }
    keys.say("systemImage", "icon", "subtitle")
    if self.content.isEmpty {
      let value = "value: \(SwiftLiteral.string(self.value))"
      return SwiftView("LabeledContent(\(SwiftLiteral.title(self.title)), \(value))")
    }
    let texts = self.value.isEmpty ? [] : [SwiftLiteral.text(self.value)]
    return SwiftView(
      keys.call("LabeledContent({title})"), children: texts + export.views(self.content))
  }
}

extension NavigationLink: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("value")
    var label =
      self.label.inOneRow.map {
        keys.say("title")
        return [export.view($0)]
      } ?? export.rowLabel(self, self.title, subtitle: self.subtitle, keys)
    if !self.value.isEmpty {
      label = [
        SwiftView(
          "LabeledContent", blocks: [("", [SwiftLiteral.text(self.value)]), ("label", label)])
      ]
    }
    if self.accessory == .disclosureIndicator { keys.say("accessory") }
    var view = SwiftView(
      "NavigationLink", blocks: [("", [SwiftView("EmptyView()")]), ("label", label)])
    if !self.badge.isEmpty {
      keys.say("badge")
      view.modifiers.append(".badge(\(SwiftUIComponents.badge(self.badge)))")
    }
    keys.add("state", to: &view)
    return view
  }
}

extension DisclosureGroup: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "children")
    let expanded = "isExpanded: .constant({isExpanded?})"
    var view: SwiftView
    if self.systemImage.isEmpty {
      view = keys.view("DisclosureGroup({title}, \(expanded))", of: "children")
    } else {
      let label = export.label(self.title, symbol: self.systemImage)
      view = SwiftView(
        keys.call("DisclosureGroup(\(expanded))"),
        blocks: [("", export.views(self.children)), ("label", [label])])
    }
    keys.add("controlSize", "state", to: &view)
    return view
  }
}

extension SwiftUIComponents {
  /// A text with a symbol before it, or without.
  func label(_ title: String, symbol: String) -> SwiftView {
    if symbol.isEmpty { return SwiftLiteral.text(title) }
    if title.isEmpty { return SwiftLiteral.symbol(symbol) }
    return SwiftView(
      "Label(\(SwiftLiteral.title(title)), systemImage: \(SwiftLiteral.string(symbol)))")
  }
}
