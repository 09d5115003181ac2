import MaquetteComponents
import MaquetteCore

/// What a button shows, with the button around it.
struct SwiftUIButtonContent {
  private let button: Button
  private let export: SwiftUIComponents
  private let title: String
  private let symbol: String

  init(_ button: Button, in export: SwiftUIComponents) {
    self.button = button
    self.export = export
    let item = button.systemItem
    symbol =
      button.symbol.isEmpty
      ? (item?.symbol.isEmpty == false ? item?.symbol ?? "" : button.type.symbol) : button.symbol
    let own =
      button.title.isEmpty && symbol.isEmpty
      ? item?.label(in: export.locale) ?? "" : button.title
    let isOpening = button.opensWindow && export.conventions.windows && !own.isEmpty
    title = isOpening && !own.hasSuffix("…") ? own + "…" : own
  }

  func button(_ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "subtitle", "symbol", "icon", "systemItem", "type", "role", "opensWindow")
    let role = role.map { "role: .\($0)" }
    if isSimple {
      let words = [
        SwiftLiteral.title(title),
        symbol.isEmpty ? nil : "systemImage: \(SwiftLiteral.string(symbol))", role,
      ].compactMap { $0 }
      sayDefaults(keys)
      return SwiftView("Button(\(words.joined(separator: ", "))) {}")
    }
    return SwiftView(
      SwiftView.call("Button", [role].compactMap { $0 }),
      blocks: [("", []), ("label", [label(keys)])])
  }

  private var role: String? {
    switch button.shownRole {
    case .normal, .primary: nil
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }

  /// Whether a title and a symbol before it are all there is.
  private var isSimple: Bool {
    !title.isEmpty && button.subtitle.isEmpty && button.icon == nil
      && button.symbolPlacement == .leading && button.symbolFont == nil
      && button.contentInsets == nil && button.imagePadding == nil && button.stretch != true
      && !button.showsActivityIndicator
  }

  private func sayDefaults(_ keys: ExportedKeys) {
    if symbol.isEmpty || button.symbolPlacement == .leading { keys.say("symbolPlacement") }
    if button.stretch == false { keys.say("stretch") }
    if !button.showsActivityIndicator { keys.say("showsActivityIndicator", "activityTitle") }
  }

  /// What stands in it.
  func label(_ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "subtitle", "symbol", "icon", "systemItem", "type", "opensWindow")
    keys.say("symbolPlacement", "stretch", "showsActivityIndicator", "activityTitle", "symbolFont")
    var view = joined(icon(), texts(keys), keys)
    if let insets = button.contentInsets {
      keys.say("contentInsets")
      export.addPadding(insets, to: &view)
    }
    if button.stretch == true { view.modifiers.append(".frame(maxWidth: .infinity)") }
    return view
  }

  private func texts(_ keys: ExportedKeys) -> SwiftView? {
    let shown =
      button.showsActivityIndicator && !button.activityTitle.isEmpty
      ? button.activityTitle : title
    let texts = [shown, button.subtitle].filter { !$0.isEmpty }
    guard let first = texts.first else { return nil }
    guard texts.count == 2 else { return SwiftLiteral.text(first) }
    var subtitle = SwiftLiteral.text(texts[1])
    subtitle.modifiers = [".font(.footnote)"]
    keys.say("titleAlignment", "titlePadding")
    let alignment =
      [.automatic, .center].contains(button.titleAlignment)
      ? nil : "alignment: .\(button.titleAlignment.rawValue)"
    let spacing = button.titlePadding.map { "spacing: \(SwiftLiteral.number($0))" }
    return SwiftView(
      call: "VStack", [alignment, spacing].compactMap { $0 },
      children: [SwiftLiteral.text(texts[0]), subtitle])
  }

  private func icon() -> SwiftView? {
    if button.showsActivityIndicator { return SwiftView("ProgressView()") }
    if let icon = button.icon { return export.view(icon) }
    guard !symbol.isEmpty else { return nil }
    var view = SwiftLiteral.symbol(symbol)
    if let font = button.symbolFont {
      view.modifiers.append(".font(\(SwiftUIFonts.expression(font)))")
    }
    return view
  }

  private func joined(_ icon: SwiftView?, _ texts: SwiftView?, _ keys: ExportedKeys) -> SwiftView {
    guard let icon else { return texts ?? SwiftLiteral.text("") }
    guard let texts else { return icon }
    let spacing = button.imagePadding.map { ["spacing: \(SwiftLiteral.number($0))"] } ?? []
    keys.say("imagePadding")
    switch button.symbolPlacement {
    case .leading where spacing.isEmpty:
      return SwiftView("Label", blocks: [("", [texts]), ("icon", [icon])])
    case .leading: return SwiftView(call: "HStack", spacing, children: [icon, texts])
    case .trailing: return SwiftView(call: "HStack", spacing, children: [texts, icon])
    case .top: return SwiftView(call: "VStack", spacing, children: [icon, texts])
    case .bottom: return SwiftView(call: "VStack", spacing, children: [texts, icon])
    }
  }
}
