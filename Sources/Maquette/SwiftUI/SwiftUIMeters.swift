import MaquetteComponents
import MaquetteCore

extension Gauge: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue", "style")
    keys.say("currentValueLabel", "minimumValueLabel", "maximumValueLabel")
    let labels = [
      ("currentValueLabel", self.currentValueLabel), ("minimumValueLabel", self.minimumValueLabel),
      ("maximumValueLabel", self.maximumValueLabel),
    ]
    var view = export.gauge(self.title, value: self.value, range: self.range, labels: labels)
    if self.style != .automatic { view.modifiers.append(".gaugeStyle(.\(self.style.rawValue))") }
    export.addTint(self.tint, keys, to: &view)
    return view
  }
}

extension LevelIndicator: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "value", "range", "minimumValue", "maximumValue")
    if self.style == .continuousCapacity { keys.say("style") }
    var view = export.gauge(self.title, value: self.value, range: self.range, labels: [])
    view.comments.append("A gauge stands for a LevelIndicator, which SwiftUI does not have.")
    view.modifiers.append(".gaugeStyle(.linearCapacity)")
    export.addTint(self.fillColor, key: "fillColor", keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

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
    view.comments.append("A row of symbols stands for a RatingIndicator, which SwiftUI lacks.")
    if let font = self.font {
      keys.say("font")
      view.modifiers.append(".font(\(SwiftUIFonts.expression(font)))")
    }
    if let color = self.color { export.addColor(color, "color", keys, to: &view) }
    view.modifiers += [
      ".accessibilityElement()",
      ".accessibilityLabel(Text(\(SwiftLiteral.verbatim(self.title))))",
      ".accessibilityValue(Text(\(SwiftLiteral.verbatim(SwiftLiteral.number(self.value)))))",
    ]
    export.addSize(self.controlSize, keys, to: &view)
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension PageControl: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("numberOfPages", "currentPage", "backgroundStyle")
    // SwiftUI hides the dots of a single page.
    if self.hidesForSinglePage || self.numberOfPages > 1 { keys.say("hidesForSinglePage") }
    let pages = (0..<max(0, min(self.numberOfPages, 100))).map { index in
      SwiftView("Color.clear.tag(\(index))")
    }
    var view = SwiftView("TabView(selection: .constant(\(self.currentPage)))", children: pages)
    view.modifiers.append(".tabViewStyle(.page(indexDisplayMode: .always))")
    let mode: String
    switch self.backgroundStyle {
    case .automatic: mode = "automatic"
    case .prominent: mode = "always"
    case .minimal: mode = "never"
    }
    view.modifiers.append(".indexViewStyle(.page(backgroundDisplayMode: .\(mode)))")
    export.addState(self.state, keys, to: &view)
    return view
  }
}

extension SwiftUIComponents {
  fileprivate func gauge(
    _ title: String, value: Double, range: ValueRange, labels: [(String, String)]
  ) -> SwiftView {
    let words = ["value: \(SwiftLiteral.number(value))", "in: \(SwiftLiteral.range(range))"]
    let blocks = labels.filter { !$0.1.isEmpty }.map {
      (name: $0.0, views: [SwiftLiteral.text($0.1)])
    }
    return SwiftView(
      SwiftView.call("Gauge", words), blocks: [("", [SwiftLiteral.text(title)])] + blocks)
  }
}
