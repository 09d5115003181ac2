import MaquetteCore

extension Gauge {
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Gauge")
    let found = context.look(
      GaugeLook.self, component: "gauge", instead: "use ProgressView to show how far something is")
    guard let look = found, self.range.isRight(for: self.value, of: "gauge", in: context) else {
      return EmptyElement()
    }
    let told = Accessibility(
      role: .image, label: self.title.isEmpty ? context.word(.gauge) : self.title,
      value: self.currentValueLabel.isEmpty
        ? context.text(of: self.value, in: self.range, format: self.valueFormat)
        : self.currentValueLabel)
    return CombinedElement(told, content: figure(look, in: context))
  }

  private func drawnStyle(_ look: GaugeLook) -> GaugeStyle {
    guard self.style == .automatic else { return self.style }
    return look.isCircular != 0 ? .accessoryCircular : .linearCapacity
  }

  private func figure(_ look: GaugeLook, in context: LayoutContext) -> any LayoutElement {
    let style = drawnStyle(look)
    if style.figure == .ring {
      return GaugeRingElement(
        self, isClosed: style == .accessoryCircularCapacity, look: look, context: context)
    }
    let bar = GaugeBarElement(
      self, isFilled: style.figure.hasTitleAbove, look: look, context: context.entering("Bar"))
    let texts = texts(in: context)
    func label(
      _ text: String, _ key: String, _ index: Int, _ style: (font: LookFont, color: Color)
    ) -> (any LayoutElement)? {
      self.label(text, key: key, index: index, style: style, in: context)
    }
    let end = (look.end, look.endColor)
    let title = label(self.title, "title", 0, (look.title, look.titleColor))
    let current = label(texts.current, "currentValueLabel", 1, (look.value, look.valueColor))
    let first = label(texts.minimum, "minimumValueLabel", 2, end)
    let last = label(texts.maximum, "maximumValueLabel", 3, end)
    let row = row([first, bar, last], look, in: context)
    let spacing = look.spacing
    func stack(_ children: [(any LayoutElement)?], _ alignment: StackAlignment)
      -> any LayoutElement
    {
      StackElement(
        axis: .vertical, spacing: spacing, alignment: alignment,
        children: children.compactMap { $0 }, component: "Gauge", context: context)
    }
    switch style.figure {
    case .marker:
      context.warnUnused(
        "currentValueLabel", because: "a bar with a marker has texts at its ends only")
      return stack([row], .start)
    case .titledBar:
      context.warnUnused(
        "minimumValueLabel", "maximumValueLabel",
        because: "this style has its label above and its value below")
      return stack([title, bar, current], .start)
    case .ring, .titledRow: return stack([title, row, current], .center)
    }
  }

  private func row(
    _ children: [(any LayoutElement)?], _ look: GaugeLook, in context: LayoutContext
  ) -> any LayoutElement {
    let shown = children.compactMap { $0 }
    let row = context.entering("Ends")
    guard shown.count > 1, context.stacksLabels, let bar = children[1] else {
      return StackElement(
        axis: .horizontal, spacing: look.endSpacing, alignment: .firstTextBaseline,
        children: shown, component: "Ends", context: row)
    }
    // Large texts stand below the bar, at its ends.
    let gap = context.element(for: AnyComponent(Spacer()), at: 4, axis: .horizontal)
    let ends = StackElement(
      axis: .horizontal, spacing: look.endSpacing, alignment: .firstTextBaseline,
      children: [children[0], gap, children[2]].compactMap { $0 }, component: "Ends",
      context: row)
    return StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .start,
      children: [bar, ends], component: "Row", context: context.entering("Row"))
  }

  /// The texts of the value and of the ends; empty for those that are not shown.
  func texts(in context: LayoutContext) -> (current: String, minimum: String, maximum: String) {
    func text(_ own: String, _ value: Double) -> String {
      guard own.isEmpty, self.showsNumerals else { return own }
      return context.text(of: value, in: self.range, format: self.valueFormat)
    }
    return (
      text(self.currentValueLabel, self.value), text(self.minimumValueLabel, self.range.minimum),
      text(self.maximumValueLabel, self.range.maximum)
    )
  }

  /// The element of a text; `nil` for an empty one.
  ///
  /// - Parameter font: the font where it is not that of the style.
  func label(
    _ text: String, key: String, index: Int, style: (font: LookFont, color: Color),
    font: FontValue? = nil, fits: Bool = false, in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard !text.isEmpty else { return nil }
    var label = Label(
      text, font: font ?? style.font.value, color: .custom(style.color),
      alignment: .center, numberOfLines: fits ? 1 : 0)
    // What stands in a ring is made smaller until it fits.
    label.adjustsFontSizeToFitWidth = fits
    return context.element(
      for: AnyComponent(label, provenance: context.provenance(key: key)), at: index,
      axis: .horizontal)
  }
}

extension GaugeStyle {
  /// What gauges of some styles are put together of.
  enum Figure {
    /// A ring with its texts in it.
    case ring
    /// A bar with a marker between the texts of its ends.
    case marker
    /// A bar that fills, below its title.
    case titledBar
    /// The same between the texts of its ends.
    case titledRow

    /// Whether it has a bar below its title.
    var hasTitleAbove: Bool { self == .titledBar || self == .titledRow }
  }

  /// The figure of the style; of the automatic one that of platforms where it is no ring.
  var figure: Figure {
    switch self {
    case .accessoryCircular, .accessoryCircularCapacity: .ring
    case .accessoryLinear: .marker
    case .accessoryLinearCapacity: .titledBar
    case .automatic, .linearCapacity: .titledRow
    }
  }
}
