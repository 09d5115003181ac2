import MaquetteComponents
import MaquetteCore

extension Toggle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view: SwiftView
    if icon == nil, self.subtitle.isEmpty {
      keys.say("icon")
      view = keys.view("Toggle({title}, systemImage: {systemImage?}, isOn: .constant({isOn}))")
    } else {
      view = SwiftView(
        keys.call("Toggle(isOn: .constant({isOn}))"),
        children: export.rowLabel(self, self.title, subtitle: self.subtitle, keys))
    }
    keys.add(
      ".toggleStyle(.{style?|radio=})", "labelsHidden", "controlSize", "tint", "state", to: &view)
    return view
  }
}

extension IconTile: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("systemName", "background", "color", "size")
    var view = SwiftLiteral.symbol(self.systemName)
    // SwiftUI has no tile: these are the extent and the corners of the Settings app's, whose symbols
    // have the size of body text.
    let usual = 29.0
    let size = self.size ?? usual
    if size != usual {
      let points = (17 * size / usual * 10).rounded() / 10
      view.modifiers.append(".font(.system(size: \(SwiftLiteral.number(points))))")
    }
    export.addColor(self.color ?? "white", "color", keys, to: &view)
    let extent = SwiftLiteral.number(size)
    view.modifiers.append(".frame(width: \(extent), height: \(extent))")
    let radius = (6.5 * size / usual * 10).rounded() / 10
    export.addBackground(
      self.tileColor ?? "systemGray", radius: .points(radius), to: &view,
      at: keys.place(of: "background"))
    return view
  }
}

extension SwiftUIComponents {
  /// The views of a row's label: a title and a subtitle, which SwiftUI makes smaller, with or
  /// without an icon before them.
  func rowLabel(
    _ bearer: some IconBearer, _ title: String, subtitle: String, _ keys: ExportedKeys
  ) -> [SwiftView] {
    keys.say("title", "systemImage", "icon", "subtitle")
    let symbol = bearer.values[type(of: bearer).symbolKey]
    let texts = [title, subtitle].filter { !$0.isEmpty }.map(SwiftLiteral.text)
    if bearer.icon == nil, subtitle.isEmpty, !reuse.mayLackParts {
      return [label(title, symbol: symbol)]
    }
    let icon = bearer.icon.map { view($0) } ?? (symbol.isEmpty ? nil : SwiftLiteral.symbol(symbol))
    return icon.map { [SwiftView("Label", blocks: [("", texts), ("icon", [$0])])] } ?? texts
  }
}
