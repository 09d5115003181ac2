import MaquetteComponents

extension RatingIndicator: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "maximum", "symbol", "showsPlaceholders", "allowsHalves")
    let shown = self.allowsHalves ? (self.value * 2).rounded() / 2 : self.value.rounded()
    let images = (0..<max(0, min(self.maximum, 100))).compactMap { index -> SwiftView? in
      let name: String
      switch shown - Double(index) {
      case 1...: name = "\(self.symbol).fill"
      case 0.5..<1: name = "\(self.symbol).leadinghalf.filled"
      default:
        guard self.showsPlaceholders else { return nil }
        name = self.symbol
      }
      return SwiftLiteral.symbol(name)
    }
    var view = SwiftView("HStack(spacing: 2)", children: images)
    view.comments.append(
      "A row of symbols replaces a RatingIndicator, which SwiftUI does not have.")
    keys.add("font", "color", to: &view)
    view.modifiers.append(".accessibilityElement()")
    export.addLabel(self.title, to: &view)
    view.modifiers.append(
      ".accessibilityValue(Text(\(SwiftLiteral.verbatim(SwiftLiteral.number(self.value)))))")
    keys.add("controlSize", "state", to: &view)
    return view
  }
}

extension PageControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("numberOfPages", "currentPage")
    // SwiftUI hides the dots of a single page.
    if self.hidesForSinglePage || self.numberOfPages > 1 { keys.say("hidesForSinglePage") }
    let pages = (0..<max(0, min(self.numberOfPages, 100))).map { index in
      SwiftView("Color.clear.tag(\(index))")
    }
    var view = SwiftView("TabView(selection: .constant(\(self.currentPage)))", children: pages)
    view.modifiers.append(".tabViewStyle(.page(indexDisplayMode: .always))")
    keys.add(
      ".indexViewStyle(.page(backgroundDisplayMode: .{backgroundStyle|prominent=always|minimal=never}))",
      "state", to: &view)
    return view
  }
}
