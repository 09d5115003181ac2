import MaquetteComponents
import MaquetteCore

extension GradientButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("symbol", "title", "behavior")
    if self.behavior == .toggle { keys.say("isOn") }
    let label = export.label(self.title, symbol: self.symbol)
    var view = export.button(self.behavior, isOn: self.isOn, [label])
    view.modifiers.append(".buttonStyle(.bordered)")
    export.miss("the gradient bezel is not exported to SwiftUI", at: keys.location, in: &view)
    keys.add("size", "state", to: &view)
    return view
  }
}

extension ImageButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("symbol", "icon", "title", "behavior", "imageSize")
    if self.behavior == .toggle { keys.say("isOn") }
    var image = icon.map { export.view($0) } ?? SwiftLiteral.symbol(self.symbol)
    if let imageSize = self.imageSize {
      let extent = SwiftLiteral.number(imageSize)
      let sizing = [".scaledToFit()", ".frame(width: \(extent), height: \(extent))"]
      image.modifiers += (icon == nil ? [".resizable()"] : []) + sizing
    }
    let texts = self.title.isEmpty ? [] : [SwiftLiteral.text(self.title)]
    let label = texts.isEmpty ? [image] : [SwiftView("VStack", children: [image] + texts)]
    var view = export.button(self.behavior, isOn: self.isOn, label)
    view.modifiers.append(".buttonStyle(.plain)")
    keys.add("tint", "state", to: &view)
    return view
  }
}

extension ButtonBar: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("content", "children")
    let row = SwiftView(
      "HStack(spacing: 0)", children: export.views(self.children) + [SwiftView("Spacer()")])
    return SwiftView("VStack(spacing: 0)", children: export.views(self.content) + [row])
  }
}

extension PathControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("items")
    if selection == PathControl.noSelection { keys.say("selection") }
    var parts: [SwiftView] = []
    for (index, item) in items.enumerated() {
      if index > 0 {
        var chevron = SwiftLiteral.symbol("chevron.forward")
        chevron.modifiers = [".foregroundStyle(.secondary)"]
        parts.append(chevron)
      }
      parts.append(export.label(item.title, symbol: item.systemImage))
    }
    var view = SwiftView("HStack(spacing: 4)", children: parts)
    view.comments.append("A row of labels replaces a PathControl, which SwiftUI does not have.")
    keys.add("state", to: &view)
    return view
  }
}

extension PreviousNextControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("canGoBack", "canGoForward", "backTitle", "forwardTitle", "showsTitles")
    let back = export.step(self.backTitle, "Back", "chevron.backward", isEnabled: self.canGoBack)
    let next = export.step(
      self.forwardTitle, "Forward", "chevron.forward", isEnabled: self.canGoForward)
    var view = SwiftView("ControlGroup", children: [back, next])
    view.modifiers.append(".controlGroupStyle(.navigation)")
    let style = self.showsTitles ? "titleAndIcon" : "iconOnly"
    view.modifiers.append(".labelStyle(.\(style))")
    return view
  }
}

extension SwiftUIComponents {
  fileprivate func step(_ title: String, _ standard: String, _ symbol: String, isEnabled: Bool)
    -> SwiftView
  {
    let title = SwiftLiteral.title(title.isEmpty ? standard : title)
    var view = SwiftView("Button(\(title), systemImage: \(SwiftLiteral.string(symbol))) {}")
    if !isEnabled { view.modifiers.append(".disabled(true)") }
    return view
  }

  /// A button of the Mac: one that is pushed, that stays down, or that opens a menu.
  fileprivate func button(_ behavior: ButtonBehavior, isOn: Bool, _ label: [SwiftView]) -> SwiftView
  {
    switch behavior {
    case .push: return SwiftView("Button", blocks: [("", []), ("label", label)])
    case .toggle:
      var view = SwiftView("Toggle(isOn: .constant(\(isOn)))", children: label)
      view.modifiers.append(".toggleStyle(.button)")
      return view
    case .popUp:
      var view = SwiftView("Menu", blocks: [("", []), ("label", label)])
      view.modifiers.append(".menuStyle(.button)")
      return view
    }
  }
}
