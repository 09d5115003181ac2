import MaquetteComponents
import MaquetteCore

extension Label: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("text", "attributedText", "systemImage", "icon", "iconColor")
    var missed = SwiftView("")
    let text: SwiftView
    if let attributedText {
      text = export.text(of: attributedText, at: keys.place(of: "attributedText"), &missed)
    } else {
      text = SwiftLiteral.text(self.text)
    }
    var view = labelled(text, icon: iconView(in: export), isPlain: attributedText == nil)
    view.comments = missed.comments
    addFont(in: export, keys, to: &view)
    addLines(keys, to: &view)
    addFitting(keys, to: &view)
    addRest(in: export, keys, to: &view)
    return view
  }

  private func iconView(in export: SwiftUIComponents) -> SwiftView? {
    if let icon { return export.view(icon) }
    guard !self.systemImage.isEmpty else { return nil }
    var view = SwiftLiteral.symbol(self.systemImage)
    if let iconColor = self.iconColor,
      let style = SwiftUIColors.style(iconColor, on: export.platform)
    {
      view.modifiers.append(".foregroundStyle(\(style))")
    }
    return view
  }

  private func labelled(_ text: SwiftView, icon: SwiftView?, isPlain: Bool) -> SwiftView {
    guard let icon else { return text }
    if isPlain, self.icon == nil, icon.modifiers.isEmpty {
      return SwiftView(
        "Label(\(SwiftLiteral.title(self.text)), "
          + "systemImage: \(SwiftLiteral.string(self.systemImage)))")
    }
    return SwiftView("Label", blocks: [("", [text]), ("icon", [icon])])
  }

  private func addFont(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    export.addFont(font, keys, to: &view)
    let shown = self.isHighlighted ? self.highlightedTextColor ?? color : color
    if self.isHighlighted, self.highlightedTextColor != nil {
      keys.say("isHighlighted", "highlightedTextColor", "color")
      export.addColor(shown, "highlightedTextColor", keys, to: &view)
    } else {
      export.addColor(shown, "color", keys, to: &view)
    }
    addStyle(in: export, keys, to: &view)
    keys.say("kerning")
    if self.kerning != 0 { view.modifiers.append(".kerning(\(SwiftLiteral.number(self.kerning)))") }
    if !self.adjustsFontForContentSizeCategory {
      keys.say("adjustsFontForContentSizeCategory")
      view.modifiers.append(".dynamicTypeSize(.large)")
    }
    if let controlSize = self.controlSize {
      keys.say("controlSize")
      view.modifiers.append(".controlSize(.\(controlSize.rawValue))")
    }
  }

  private func addStyle(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("bold", "italic", "textCase", "opacity", "underlineStyle", "strikethroughStyle")
    if self.isBold { view.modifiers.append(".bold()") }
    if self.isItalic { view.modifiers.append(".italic()") }
    for (name, style) in [
      ("underline", self.underlineStyle), ("strikethrough", self.strikethroughStyle),
    ] where style.line != .none {
      view.modifiers.append(export.line(name, style, nil))
      if SwiftUIComponents.isRich(style) {
        export.miss(
          "'\(name)Style' is one line of the usual strength in SwiftUI",
          at: keys.place(of: name + "Style"), in: &view)
      }
    }
    if let textCase = self.textCase { view.modifiers.append(".textCase(.\(textCase.rawValue))") }
    if self.opacity < 1 { view.modifiers.append(".opacity(\(SwiftLiteral.number(self.opacity)))") }
  }

  private func addLines(_ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("numberOfLines", "lineSpacing")
    view.modifiers.append(
      ".lineLimit(\(self.numberOfLines == 0 ? "nil" : String(self.numberOfLines)))")
    let mode = keys.word("lineBreakMode", self.lineBreakMode) { mode in
      switch mode {
      case .byTruncatingHead: "head"
      case .byTruncatingMiddle: "middle"
      case .byTruncatingTail: "tail"
      default: nil
      }
    }
    if let mode, keys.has("lineBreakMode") {
      view.modifiers.append(".truncationMode(.\(mode))")
    }
    if let side = keys.word("alignment", alignment, SwiftUIComponents.side) {
      view.modifiers.append(".multilineTextAlignment(.\(side))")
    }
    if self.lineSpacing != 0 {
      view.modifiers.append(".lineSpacing(\(SwiftLiteral.number(self.lineSpacing)))")
    }
  }

  private func addFitting(_ keys: ExportedKeys, to view: inout SwiftView) {
    if self.adjustsFontSizeToFitWidth {
      keys.say("adjustsFontSizeToFitWidth", "minimumScaleFactor")
      // UIKit takes zero for as small as needed; SwiftUI wants a share.
      let factor = self.minimumScaleFactor > 0 ? self.minimumScaleFactor : 0.01
      view.modifiers.append(".minimumScaleFactor(\(SwiftLiteral.number(factor)))")
    }
    if self.allowsDefaultTighteningForTruncation {
      keys.say("allowsDefaultTighteningForTruncation")
      view.modifiers.append(".allowsTightening(true)")
    }
    if self.preferredMaxLayoutWidth > 0 {
      keys.say("preferredMaxLayoutWidth")
      view.modifiers.append(
        ".frame(maxWidth: \(SwiftLiteral.number(self.preferredMaxLayoutWidth)), alignment: .leading)"
      )
    }
  }

  private func addRest(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("labelStyle", "isEnabled", "isSelectable", "clipsToBounds", "shadowOffset")
    if self.labelStyle != .automatic {
      view.modifiers.append(".labelStyle(.\(self.labelStyle.rawValue))")
    }
    if let shadowColor = self.shadowColor {
      export.addShadow(shadowColor, offset: self.shadowOffset, keys, to: &view)
    }
    if self.isSelectable { view.modifiers.append(".textSelection(.enabled)") }
    if self.clipsToBounds { view.modifiers.append(".clipped()") }
    if !self.isEnabled { view.modifiers.append(".disabled(true)") }
  }
}

extension SwiftUIComponents {
  /// SwiftUI's word for where lines stand; empty for its own habit, `nil` for what it lacks.
  static func side(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .natural: ""
    case .leading, .center, .trailing: alignment.rawValue
    case .left, .right, .justified: nil
    }
  }

  /// Adds a font, unless it is the one that texts have.
  func addFont(_ font: FontValue, _ keys: ExportedKeys, to view: inout SwiftView) {
    keys.say("font")
    guard keys.has("font") || font != .body else { return }
    view.modifiers.append(".font(\(SwiftUIFonts.expression(font)))")
  }

  /// Adds the colour of a text or symbol, unless it is the one that texts have.
  func addColor(
    _ color: ColorValue, _ key: String, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say(key)
    guard keys.has(key) || color != .primary else { return }
    if let style = SwiftUIColors.style(color, on: platform) {
      view.modifiers.append(".foregroundStyle(\(style))")
    } else {
      miss("the colour '\(color.text)' is the theme's", at: keys.place(of: key), in: &view)
    }
  }

  /// Adds a shadow that is not blurred, as UIKit's labels have it.
  fileprivate func addShadow(
    _ color: ColorValue, offset: Point, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("shadowColor")
    guard let text = SwiftUIColors.color(color, on: platform) else {
      miss(
        "the shadow '\(color.text)' is the theme's", at: keys.place(of: "shadowColor"), in: &view)
      return
    }
    let (x, y) = (SwiftLiteral.number(offset.x), SwiftLiteral.number(offset.y))
    view.modifiers.append(".shadow(color: \(text), radius: 0, x: \(x), y: \(y))")
  }
}
