import MaquetteComponents
import MaquetteCore

extension Toggle: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "systemImage", "isOn", "labelsHidden")
    let symbol = systemImage.isEmpty ? [] : ["systemImage: \(SwiftLiteral.string(systemImage))"]
    let words = [SwiftLiteral.title(title)] + symbol + ["isOn: .constant(\(isOn))"]
    var view = SwiftView("Toggle(\(words.joined(separator: ", ")))")
    let style = keys.word("style", style) { style in
      switch style {
      case .automatic: ""
      case .radio: nil
      default: style.rawValue
      }
    }
    if let style { view.modifiers.append(".toggleStyle(.\(style))") }
    if title.isEmpty || labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addSize(controlSize, keys, to: &view)
    export.addTint(tint, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension Stepper: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue", "labelsHidden")
    let value = "value: .constant(\(SwiftLiteral.number(value)))"
    let words = [SwiftLiteral.title(title), value, "in: \(SwiftLiteral.range(range))"]
    var view = SwiftView("Stepper(\(words.joined(separator: ", ")))")
    if title.isEmpty || labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addSize(controlSize, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension Slider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue", "step", "labelsHidden")
    keys.say("minimumValueLabel", "maximumValueLabel", "minimumValueImage", "maximumValueImage")
    let words = [
      "value: .constant(\(SwiftLiteral.number(value)))", "in: \(SwiftLiteral.range(range))",
      step > 0 ? "step: \(SwiftLiteral.number(step))" : nil,
    ].compactMap { $0 }
    let start = "Slider(\(words.joined(separator: ", ")))"
    let ends = [
      end(minimumValueLabel, minimumValueImage), end(maximumValueLabel, maximumValueImage),
    ]
    var view = SwiftView(start)
    if !title.isEmpty || ends.contains(where: { $0 != nil }) {
      var blocks: [(name: String, views: [SwiftView])] = [("", [SwiftLiteral.text(title)])]
      if ends.contains(where: { $0 != nil }) {
        for (name, label) in zip(["minimumValueLabel", "maximumValueLabel"], ends) {
          blocks.append((name, [label ?? SwiftView("EmptyView()")]))
        }
      }
      view = SwiftView(start, blocks: blocks)
    }
    if labelsHidden { view.modifiers.append(".labelsHidden()") }
    export.addTint(minimumTrackTintColor, key: "minimumTrackTintColor", keys, to: &view)
    export.addSize(controlSize, keys, to: &view)
    export.addState(state, keys, to: &view)
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
    if value != nil { keys.say("total", "currentValueLabel") }
    let amount = [
      value.map { "value: \(SwiftLiteral.number($0))" },
      value == nil ? nil : "total: \(SwiftLiteral.number(total))",
    ].compactMap { $0 }
    var view: SwiftView
    if value != nil, !currentValueLabel.isEmpty {
      view = SwiftView(
        SwiftView.call("ProgressView", amount),
        blocks: [
          ("", [SwiftLiteral.text(title)]),
          ("currentValueLabel", [SwiftLiteral.text(currentValueLabel)]),
        ])
    } else {
      let words = (title.isEmpty ? [] : [SwiftLiteral.title(title)]) + amount
      view = SwiftView("ProgressView(\(words.joined(separator: ", ")))")
    }
    keys.say("style")
    if style != .automatic { view.modifiers.append(".progressViewStyle(.\(style.rawValue))") }
    export.addTint(progressTintColor, key: "progressTintColor", keys, to: &view)
    export.addSize(controlSize, keys, to: &view)
    return view
  }
}

extension ActivityIndicator: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "style", "hidesWhenStopped")
    guard isAnimating || !hidesWhenStopped else {
      keys.say("isAnimating", "color")
      return SwiftView("EmptyView()")
    }
    if isAnimating { keys.say("isAnimating") }
    var view = SwiftView(
      "ProgressView(\(title.isEmpty ? "" : SwiftLiteral.title(title)))")
    if style == .large { view.modifiers.append(".controlSize(.large)") }
    export.addTint(color, key: "color", keys, to: &view)
    return view
  }
}

extension Link: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "url", "destination", "systemImage")
    let address = destination?.text ?? "about:blank"
    let shown = title.isEmpty ? address : title
    let url = "destination: \(SwiftUIComponents.url(address))"
    var view = SwiftView("Link(\(SwiftLiteral.title(shown)), \(url))")
    if !systemImage.isEmpty {
      view = SwiftView(
        "Link(\(url))", children: [export.label(shown, symbol: systemImage)])
    }
    export.addFont(font, keys, to: &view)
    export.addTint(tint, keys, to: &view)
    export.addState(state, keys, to: &view)
    return view
  }
}

extension SwiftLiteral {
  /// A range of numbers.
  static func range(_ range: ValueRange) -> String {
    "\(number(range.minimum))...\(number(range.maximum))"
  }
}
