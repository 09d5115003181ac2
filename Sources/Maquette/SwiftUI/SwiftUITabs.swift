import MaquetteComponents

extension Tab: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "badge", "tag", "children")
    var page = self.children.isEmpty ? SwiftView("Color.clear") : export.stack(self.children)
    if !self.title.isEmpty || !self.systemImage.isEmpty {
      let label = export.label(self.title, symbol: self.systemImage)
      page.modify(".tabItem", blocks: [("", [label])])
    }
    if !self.badge.isEmpty {
      page.modifiers.append(".badge(\(SwiftLiteral.title(self.badge)))")
    }
    return page
  }
}

extension TabView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("selection", "style", "indexDisplayMode", "children", "accessory")
    let pages = self.children.enumerated().map { index, child in
      var page = export.view(child)
      page.modifiers.append(".tag(\(index))")
      return page
    }
    var view = SwiftView("TabView(selection: .constant(\(shownIndex ?? 0)))", children: pages)
    if !self.accessory.isEmpty {
      view.modify(".tabViewBottomAccessory", blocks: [("", export.views(self.accessory))])
    }
    if self.style == .page {
      let mode = self.indexDisplayMode
      view.modifiers.append(
        mode == .automatic
          ? ".tabViewStyle(.page)"
          : ".tabViewStyle(.page(indexDisplayMode: .\(mode.rawValue)))")
    }
    return view
  }
}
