import MaquetteComponents
import MaquetteCore

extension Label: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("text", "attributedText", "subtitle", "systemImage", "icon", "iconColor")
    var missed = SwiftView("")
    let text: SwiftView
    if let attributedText {
      text = export.text(of: attributedText, at: keys.place(of: "attributedText"), &missed)
    } else {
      text = SwiftLiteral.text(self.text)
    }
    let icon = iconView(in: export, at: keys.place(of: "iconColor"), &missed)
    var view = labelled(text, icon: icon, isPlain: attributedText == nil)
    view.comments = missed.comments
    addColor(in: export, keys, to: &view)
    keys.add("bold?.bold()", "italic?.italic()", to: &view)
    addLines(in: export, keys, to: &view)
    keys.add(
      ".textCase(.{textCase?})", ".opacity({opacity?})", ".kerning({kerning?})",
      "!adjustsFontForContentSizeCategory?.dynamicTypeSize(.large)",
      ".controlSize(.{controlSize?})", to: &view)
    if keys.has("numberOfLines") || !self.wrapsInRows || !export.hasFreeLines(self) {
      keys.add(".lineLimit({numberOfLines|0=nil})", to: &view)
    }
    keys.add(
      ".truncationMode(.{lineBreakMode!|byTruncatingHead=head|byTruncatingMiddle=middle"
        + "|byTruncatingTail=tail|*=})", "alignment", ".lineSpacing({lineSpacing?})",
      // UIKit takes zero for as small as needed; SwiftUI wants a share.
      "adjustsFontSizeToFitWidth?.minimumScaleFactor({minimumScaleFactor|0=0.01})",
      "allowsDefaultTighteningForTruncation?.allowsTightening(true)",
      ".frame(maxWidth: {preferredMaxLayoutWidth?}, alignment: .leading)",
      ".labelStyle(.{labelStyle?})", to: &view)
    if let shadowColor = self.shadowColor {
      export.addShadow(shadowColor, offset: self.shadowOffset, keys, to: &view)
    }
    keys.say("shadowOffset")
    keys.add(
      "isSelectable?.textSelection(.enabled)", "clipsToBounds?.clipped()",
      "!isEnabled?.disabled(true)", to: &view)
    return view
  }

  private func iconView(
    in export: SwiftUIComponents, at location: SourceLocation?, _ missed: inout SwiftView
  ) -> SwiftView? {
    if let icon { return export.view(icon) }
    guard !self.systemImage.isEmpty else { return nil }
    var view = SwiftLiteral.symbol(self.systemImage)
    guard let iconColor = self.iconColor else { return view }
    if let style = SwiftUIColors.style(iconColor, on: export.platform) {
      view.modifiers.append(".foregroundStyle(\(style))")
    } else {
      export.missColor("colour", iconColor, at: location, in: &missed)
    }
    return view
  }

  private func labelled(_ text: SwiftView, icon: SwiftView?, isPlain: Bool) -> SwiftView {
    let texts = self.subtitle.isEmpty ? [text] : [text, SwiftLiteral.text(self.subtitle)]
    guard let icon else {
      return texts.count == 1 ? text : SwiftView("VStack(alignment: .leading)", children: texts)
    }
    if isPlain, self.icon == nil, texts.count == 1, icon.modifiers.isEmpty {
      return SwiftView(
        "Label(\(SwiftLiteral.title(self.text)), "
          + "systemImage: \(SwiftLiteral.string(self.systemImage)))")
    }
    return SwiftView("Label", blocks: [("", texts), ("icon", [icon])])
  }

  private func addColor(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.add("font", to: &view)
    if self.isHighlighted, let color = self.highlightedTextColor {
      keys.say("isHighlighted", "color")
      export.addColor(color, "highlightedTextColor", keys, to: &view)
    } else {
      export.addColor(self.color, "color", keys, to: &view)
    }
  }

  private func addLines(
    in export: SwiftUIComponents, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("underlineStyle", "strikethroughStyle")
    for (name, style) in [
      ("underline", self.underlineStyle), ("strikethrough", self.strikethroughStyle),
    ] where style.line != .none {
      view.modifiers.append(export.line(name, style, nil))
      if SwiftUIComponents.isRich(style) {
        export.miss(
          "'\(name)Style' is always one line of standard strength in SwiftUI",
          at: keys.place(of: name + "Style"), in: &view)
      }
    }
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
      missColor("colour", color, at: keys.place(of: key), in: &view)
    }
  }

  /// Adds a shadow that is not blurred, as UIKit's labels have it.
  fileprivate func addShadow(
    _ color: ColorValue, offset: Point, _ keys: ExportedKeys, to view: inout SwiftView
  ) {
    keys.say("shadowColor")
    guard let text = SwiftUIColors.color(color, on: platform) else {
      return missColor("shadow", color, at: keys.place(of: "shadowColor"), in: &view)
    }
    let (x, y) = (SwiftLiteral.number(offset.x), SwiftLiteral.number(offset.y))
    view.modifiers.append(".shadow(color: \(text), radius: 0, x: \(x), y: \(y))")
  }
}
