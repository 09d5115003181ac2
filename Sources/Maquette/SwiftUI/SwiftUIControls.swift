import MaquetteComponents
import MaquetteCore

extension Toggle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "isOn", "labelsHidden")
    let symbol =
      self.systemImage.isEmpty ? [] : ["systemImage: \(SwiftLiteral.string(self.systemImage))"]
    let words = [SwiftLiteral.title(self.title)] + symbol + ["isOn: .constant(\(self.isOn))"]
    var view = SwiftView("Toggle(\(words.joined(separator: ", ")))")
    let style = keys.word("style", self.style) { style in
      switch style {
      case .automatic: ""
      case .radio: nil
      default: style.rawValue
      }
    }
    if let style { view.modifiers.append(".toggleStyle(.\(style))") }
    if self.title.isEmpty || self.labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addSize(self.controlSize, keys, to: &view)
    export.addTint(self.tint, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension Stepper: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue", "labelsHidden")
    let value = "value: .constant(\(SwiftLiteral.number(self.value)))"
    let words = [SwiftLiteral.title(self.title), value, "in: \(SwiftLiteral.range(self.range))"]
    var view = SwiftView("Stepper(\(words.joined(separator: ", ")))")
    if self.title.isEmpty || self.labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addSize(self.controlSize, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension Slider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue", "step", "labelsHidden")
    keys.say("minimumValueLabel", "maximumValueLabel", "minimumValueImage", "maximumValueImage")
    let words = [
      "value: .constant(\(SwiftLiteral.number(self.value)))",
      "in: \(SwiftLiteral.range(self.range))",
      self.step > 0 ? "step: \(SwiftLiteral.number(self.step))" : nil,
    ].compactMap { $0 }
    let start = "Slider(\(words.joined(separator: ", ")))"
    let ends = [
      end(self.minimumValueLabel, self.minimumValueImage),
      end(self.maximumValueLabel, self.maximumValueImage),
    ]
    var view = SwiftView(start)
    if !self.title.isEmpty || ends.contains(where: { $0 != nil }) {
      var blocks: [(name: String, views: [SwiftView])] = [("", [SwiftLiteral.text(self.title)])]
      if ends.contains(where: { $0 != nil }) {
        for (name, label) in zip(["minimumValueLabel", "maximumValueLabel"], ends) {
          blocks.append((name, [label ?? SwiftView("EmptyView()")]))
        }
      }
      view = SwiftView(start, blocks: blocks)
    }
    if self.labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addTint(self.minimumTrackTintColor, key: "minimumTrackTintColor", keys, to: &view)
    export.addSize(self.controlSize, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }

  private func end(_ label: String, _ image: String) -> SwiftView? {
    if !image.isEmpty { return SwiftLiteral.symbol(image) }
    return label.isEmpty ? nil : SwiftLiteral.text(label)
  }
}

extension ProgressView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value")
    if self.value != nil { keys.say("total", "currentValueLabel") }
    let amount = [
      self.value.map { "value: \(SwiftLiteral.number($0))" },
      self.value == nil ? nil : "total: \(SwiftLiteral.number(self.total))",
    ].compactMap { $0 }
    var view: SwiftView
    if self.value != nil, !self.currentValueLabel.isEmpty {
      view = SwiftView(
        SwiftView.call("ProgressView", amount),
        blocks: [
          ("", [SwiftLiteral.text(self.title)]),
          ("currentValueLabel", [SwiftLiteral.text(self.currentValueLabel)]),
        ])
    } else {
      let words = (self.title.isEmpty ? [] : [SwiftLiteral.title(self.title)]) + amount
      view = SwiftView("ProgressView(\(words.joined(separator: ", ")))")
    }
    keys.say("style")
    if self.style != .automatic {
      view.modifiers.append(".progressViewStyle(.\(self.style.rawValue))")
    }
    export.addTint(self.progressTintColor, key: "progressTintColor", keys, to: &view)
    export.addSize(self.controlSize, keys, to: &view)
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
    if self.isAnimating { keys.say("isAnimating") }
    var view = SwiftView(
      "ProgressView(\(self.title.isEmpty ? "" : SwiftLiteral.title(self.title)))")
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
    export.addFont(self.font, keys, to: &view)
    export.addTint(self.tint, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension SwiftLiteral {
  /// A range of numbers.
  static func range(_ range: ValueRange) -> String {
    "\(number(range.minimum))...\(number(range.maximum))"
  }
}
