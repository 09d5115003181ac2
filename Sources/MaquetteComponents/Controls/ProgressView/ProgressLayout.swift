import MaquetteCore

extension ProgressView {
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ProgressView")
    guard isRight(in: context) else { return EmptyElement() }
    warn(in: context)
    if self.value == nil, !isLinear { return spokes(in: context) }
    let parts: Parts
    if isLinear {
      guard let look = context.look(ProgressBarLook.self, component: "progress view") else {
        return EmptyElement()
      }
      parts = Parts(
        figure: ProgressBarElement(self, look: look, context: context.entering("Bar")),
        spacing: look.spacing, title: (look.title, look.titleColor),
        value: (look.value, look.valueColor))
    } else {
      guard let look = context.look(ProgressRingLook.self, component: "progress view") else {
        return EmptyElement()
      }
      parts = Parts(
        figure: ProgressRingElement(self, look: look, context: context.entering("Ring")),
        spacing: look.spacing, title: (look.title, look.titleColor),
        value: (look.value, look.valueColor))
    }
    let text = valueText(in: context)
    let children = [
      label(self.title, "title", 0, parts.title, in: context), parts.figure,
      label(text ?? "", "currentValueLabel", 2, parts.value, in: context),
    ]
    let shown = isLinear ? children : [children[1], children[0], children[2]]
    let stack = StackElement(
      axis: .vertical, spacing: parts.spacing,
      alignment: isLinear ? .start : .center, children: shown.compactMap { $0 },
      component: "ProgressView", context: context)
    return CombinedElement(accessibility(text, in: context), content: stack)
  }

  /// What a bar and a ring have in their own ways.
  private struct Parts {
    var figure: any LayoutElement
    var spacing: Double
    var title: (font: LookFont, color: Color)
    var value: (font: LookFont, color: Color)
  }

  private func isRight(in context: LayoutContext) -> Bool {
    guard let value = self.value else { return true }
    return ValueRange(0, self.total).isRight(
      for: value, of: "progress view", in: context, rangeKey: "total")
  }

  private func warn(in context: LayoutContext) {
    if self.value == nil {
      context.warnUnused(
        "total", "showsCurrentValue", "showsNumerals",
        because: "there is no 'value', so the progress is unknown")
    } else {
      context.warnUnused("phase", because: "only progress without a value moves")
    }
    if !isLinear {
      context.warnUnused("showsNumerals", because: "only bars have numerals")
      if self.value == nil {
        context.warnUnused("trackTintColor", because: "spokes have no track")
        context.warnUnused("currentValueLabel", because: "spokes have no value")
      }
    }
  }

  /// The spokes that turn.
  private func spokes(in context: LayoutContext) -> any LayoutElement {
    let isLarge = self.controlSize == .large || self.controlSize == .extraLarge
    let indicator = ActivityIndicator(
      self.title, style: isLarge ? .large : .medium, color: self.progressTintColor,
      phase: self.phase ?? 0)
    // Spokes of macOS have a diameter for each size, others two.
    let own = ProgressRingLook(context)?.spokes(at: self.controlSize)
    return indicator.element(in: context, name: "ProgressView", diameter: own)
  }

  /// How far it is, in words; `nil` when nothing says it.
  private func valueText(in context: LayoutContext) -> String? {
    if !self.currentValueLabel.isEmpty { return self.currentValueLabel }
    return self.showsCurrentValue ? percent(in: context) : nil
  }

  private func percent(in context: LayoutContext) -> String? {
    self.value.map { context.text(of: $0, in: ValueRange(0, self.total), format: .percent) }
  }

  private func label(
    _ text: String, _ key: String, _ index: Int,
    _ style: (font: LookFont, color: Color), in context: LayoutContext
  ) -> (any LayoutElement)? {
    guard !text.isEmpty else { return nil }
    var label = Label(
      text, font: style.font.value, color: .custom(style.color), numberOfLines: 0)
    if !isLinear { label.alignment = .center }
    return context.element(
      for: AnyComponent(label, provenance: context.provenance(key: key)), at: index,
      axis: .vertical)
  }

  private func accessibility(_ text: String?, in context: LayoutContext) -> Accessibility {
    Accessibility(
      role: .image, label: self.title.isEmpty ? context.word(.progress) : self.title,
      value: text ?? percent(in: context) ?? context.word(.inProgress), traits: [.updatesFrequently]
    )
  }
}
