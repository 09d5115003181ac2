import MaquetteComponents
import MaquetteCore

extension GradientButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("symbol", "title", "behavior")
    if behavior == .toggle { keys.say("isOn") }
    let label = export.label(title, symbol: symbol)
    var view = export.button(behavior, isOn: isOn, [label])
    view.modifiers.append(".buttonStyle(.bordered)")
    export.miss("the gradient bezel is not exported to SwiftUI", at: keys.location, in: &view)
    export.addSize(size, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension ImageButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("symbol", "icon", "title", "behavior", "imageSize")
    if behavior == .toggle { keys.say("isOn") }
    var image = icon.map { export.view($0) } ?? SwiftLiteral.symbol(symbol)
    if let imageSize {
      let extent = SwiftLiteral.number(imageSize)
      let sizing = [".scaledToFit()", ".frame(width: \(extent), height: \(extent))"]
      image.modifiers += (icon == nil ? [".resizable()"] : []) + sizing
    }
    let texts = title.isEmpty ? [] : [SwiftLiteral.text(title)]
    let label = texts.isEmpty ? [image] : [SwiftView("VStack", children: [image] + texts)]
    var view = export.button(behavior, isOn: isOn, label)
    view.modifiers.append(".buttonStyle(.plain)")
    export.addTint(tint, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension HelpButton: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = SwiftView("HelpLink {}")
    export.addSize(size, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension ButtonBar: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("content", "children")
    let row = SwiftView(
      "HStack(spacing: 0)", children: export.views(children) + [SwiftView("Spacer()")])
    return SwiftView("VStack(spacing: 0)", children: export.views(content) + [row])
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
    view.comments.append("A row of labels stands for a PathControl, which SwiftUI does not have.")
    export.addState(state, keys, to: &view)
    return view
  }
}

extension PreviousNextControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("canGoBack", "canGoForward", "backTitle", "forwardTitle", "showsTitles")
    let back = export.step(backTitle, "Back", "chevron.backward", isEnabled: canGoBack)
    let next = export.step(forwardTitle, "Forward", "chevron.forward", isEnabled: canGoForward)
    var view = SwiftView("ControlGroup", children: [back, next])
    view.modifiers.append(".controlGroupStyle(.navigation)")
    let style = showsTitles ? "titleAndIcon" : "iconOnly"
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
