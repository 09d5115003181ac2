import MaquetteComponents

extension Slider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("minimumValue", "maximumValue", "title", "minimumValueLabel", "maximumValueLabel")
    keys.say("minimumValueImage", "maximumValueImage")
    let start = keys.call(
      "Slider(value: .constant({value}), in: {range}, step: {step?}, "
        + "neutralValue: {neutralValue?})")
    let ends = zip(["minimumValueLabel", "maximumValueLabel"], self.ends).map {
      (name: $0, views: [$1])
    }
    var view = SwiftView(start)
    // What takes a neutral value needs a label.
    if !self.title.isEmpty || self.neutralValue != nil || !ends.isEmpty {
      view = SwiftView(start, blocks: [("", [SwiftLiteral.text(self.title)])] + ends)
    }
    keys.add(
      "labelsHidden?.labelsHidden()", ".sliderThumbVisibility(.{thumbVisibility?})",
      "minimumTrackTintColor", "controlSize", "state", to: &view)
    return view
  }

  /// What stands at both ends, which SwiftUI takes together and of one type only; empty for nothing.
  private var ends: [SwiftView] {
    let images = [self.minimumValueImage, self.maximumValueImage]
    let labels = [self.minimumValueLabel, self.maximumValueLabel]
    if (images + labels).allSatisfy(\.isEmpty) { return [] }
    if !images.contains("") { return images.map(SwiftLiteral.symbol) }
    return zip(images, labels).map { image, label in
      image.isEmpty ? SwiftLiteral.text(label) : SwiftView(SwiftLiteral.symbolText(image))
    }
  }
}

extension ProgressView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    let amount = "value: {value}, total: {total}"
    var view: SwiftView
    if self.value == nil {
      view = keys.view("ProgressView({title?})")
    } else if self.currentValueLabel.isEmpty {
      view = keys.view("ProgressView({title?}, \(amount))")
    } else {
      view = SwiftView(
        keys.call("ProgressView(\(amount))"), blocks: keys.blocks(["title", "currentValueLabel"]))
    }
    keys.say("value")
    keys.add(".progressViewStyle(.{style?})", "progressTintColor", "controlSize", to: &view)
    return view
  }
}

extension ActivityIndicator: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "style", "hidesWhenStopped")
    guard self.isAnimating || !self.hidesWhenStopped else {
      keys.say("isAnimating", "color")
      return SwiftView("EmptyView()")
    }
    var view = keys.view("ProgressView({title?})")
    if self.style == .large { view.modifiers.append(".controlSize(.large)") }
    export.addTint(self.color, key: "color", keys, to: &view)
    return view
  }
}

extension Link: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "url", "destination", "systemImage")
    let address = self.destination?.text ?? "about:blank"
    let shown = self.title.isEmpty ? address : self.title
    let url = "destination: \(SwiftUIComponents.url(address))"
    var view = SwiftView("Link(\(SwiftLiteral.title(shown)), \(url))")
    if !self.systemImage.isEmpty {
      view = SwiftView(
        "Link(\(url))", children: [export.label(shown, symbol: self.systemImage)])
    }
    keys.add("font", "tint", "state", to: &view)
    return view
  }
}

extension SwiftLiteral {
  /// A range of numbers.
  static func range(_ range: ValueRange) -> String {
    "\(number(range.minimum))...\(number(range.maximum))"
  }
}
