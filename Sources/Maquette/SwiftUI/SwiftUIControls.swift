import MaquetteComponents
import MaquetteCore

extension Slider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("minimumValue", "maximumValue", "title", "minimumValueLabel", "maximumValueLabel")
    keys.say("minimumValueImage", "maximumValueImage")
    let start = keys.call(
      "Slider(value: .constant({value}), in: {range}, step: {step?}, "
        + "neutralValue: {neutralValue?})")
    let ends = [
      end(self.minimumValueLabel, self.minimumValueImage),
      end(self.maximumValueLabel, self.maximumValueImage),
    ]
    var view = SwiftView(start)
    // What takes a neutral value needs a label.
    if !self.title.isEmpty || self.neutralValue != nil || ends.contains(where: { $0 != nil }) {
      var blocks: [(name: String, views: [SwiftView])] = [("", [SwiftLiteral.text(self.title)])]
      if ends.contains(where: { $0 != nil }) {
        for (name, label) in zip(["minimumValueLabel", "maximumValueLabel"], ends) {
          blocks.append((name, [label ?? SwiftView("EmptyView()")]))
        }
      }
      view = SwiftView(start, blocks: blocks)
    }
    keys.add(
      "labelsHidden?.labelsHidden()", ".sliderThumbVisibility(.{thumbVisibility?})",
      "minimumTrackTintColor", "controlSize", "state", to: &view)
    return view
  }

  private func end(_ label: String, _ image: String) -> SwiftView? {
    if !image.isEmpty { return SwiftLiteral.symbol(image) }
    return label.isEmpty ? nil : SwiftLiteral.text(label)
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
