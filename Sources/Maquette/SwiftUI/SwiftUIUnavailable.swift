import MaquetteComponents

extension ContentUnavailableView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "description", "actions")
    let hasOwn =
      !(self.title.isEmpty && self.systemImage.isEmpty && self.description.isEmpty
      && self.actions.isEmpty)
    // SwiftUI's view of a search has no texts or buttons of its own.
    if let search = self.search, !hasOwn {
      keys.say("search")
      let text = search.isEmpty ? "" : "(text: \(SwiftLiteral.string(search)))"
      return SwiftView("ContentUnavailableView.search\(text)")
    }
    var blocks = [("", [export.label(self.title, symbol: self.systemImage)])]
    if !self.description.isEmpty {
      blocks.append(("description", [SwiftLiteral.text(self.description)]))
    }
    if !self.actions.isEmpty { blocks.append(("actions", export.views(self.actions))) }
    return SwiftView("ContentUnavailableView", blocks: blocks)
  }
}
