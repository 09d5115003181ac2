import MaquetteCore

extension Slider {
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Slider")
    let found = context.look(
      SliderLook.self, component: "slider",
      instead: "show a value with ProgressView, or choose one with Picker or SegmentedControl")
    guard let look = found, self.range.isRight(for: self.value, of: "slider", in: context),
      isNeutralInRange(in: context)
    else { return EmptyElement() }
    warn(in: context, look: look)
    let told = accessibility(
      value: context.text(of: self.value, in: self.range, format: self.valueFormat))
    if look.isAround != 0 { return aroundElement(told, look: look, in: context) }
    let row = row(look, in: context)
    let named = CombinedElement(told, content: row)
    guard self.state == .disabled else { return named }
    let opacity = look.disabledOpacity ?? 0
    return AlteredElement(named) { nodes in
      nodes.map { $0.transformed(opacity: opacity, scale: 1, about: .zero) }
    }
  }

  private func warn(in context: LayoutContext, look: SliderLook) {
    context.warnOfUnusedKeys(of: "Slider", except: Slider.keysOf26)
    for key in Slider.keysOf26 where look.isAround == 0 && !uses(key, in: context) {
      context.warnUnused(key, because: "sliders have it since version 26 of the systems")
    }
    if look.isAround != 0 {
      context.warnUnused(
        "minimumValueLabel", "maximumValueLabel", "showsNumerals", "thumbTintColor",
        "thumbVisibility", "neutralValue", "numberOfTickMarks",
        because: "the slider of a watch has minus and plus at its ends")
    } else if self.sliderType == .circular, isCircular(in: context) {
      context.warnUnused(
        "minimumTrackTintColor", "maximumTrackTintColor", "isVertical", "showsNumerals",
        "minimumValueLabel", "maximumValueLabel", "minimumValueImage", "maximumValueImage",
        because: "a knob has no track")
      if uses("neutralValue", in: context) {
        context.warnUnused("thumbVisibility", "neutralValue", because: "a knob has no track")
      }
    } else if !showsThumb(in: context) {
      context.warnUnused("thumbTintColor", because: "the thumb is hidden")
    }
    if self.step > 0, steps == 0, self.step <= self.range.maximum - self.range.minimum {
      context.report(
        .warning, "'step' makes more than \(Slider.mostSteps) steps, which are not shown",
        key: "step", length: NumberFormat.short(self.step).count,
        hint: "make the step larger, or leave it out")
    } else if self.step > self.range.maximum - self.range.minimum {
      context.report(
        .warning, "'step' is larger than the range", key: "step",
        length: NumberFormat.short(self.step).count, hint: "make it smaller, or leave it out")
    }
  }

  /// Keys that only the looks of version 26 draw, ticks those of AppKit, too; older themes list them as unused.
  private static let keysOf26 = ["thumbVisibility", "neutralValue", "numberOfTickMarks"]

  /// Whether a key changes something in the look.
  func uses(_ key: String, in context: LayoutContext) -> Bool {
    context.conventions.unused["Slider"]?.contains(key) != true
  }

  /// Whether its thumb is drawn.
  func showsThumb(in context: LayoutContext) -> Bool {
    self.thumbVisibility != .hidden || !uses("thumbVisibility", in: context)
  }

  /// Whether the neutral value is on the track; reports one that is not.
  private func isNeutralInRange(in context: LayoutContext) -> Bool {
    guard let neutral = self.neutralValue,
      neutral < self.range.minimum || neutral > self.range.maximum
    else { return true }
    let text = NumberFormat.short(neutral)
    context.report(
      .error,
      "'neutralValue' is \(text); the slider goes from \(NumberFormat.short(self.range.minimum)) to "
        + NumberFormat.short(self.range.maximum),
      key: "neutralValue", length: text.count, hint: "choose a value in between", id: .outOfRange)
    return false
  }

  private func isCircular(in context: LayoutContext) -> Bool {
    self.sliderType == .circular && context.has(CircularSliderLook.self)
  }

  private func row(_ look: SliderLook, in context: LayoutContext) -> any LayoutElement {
    var title: (any LayoutElement)?
    if look.showsTitle != 0, !self.labelsHidden {
      title = context.controlTitle(
        self.title, size: self.controlSize, isEnabled: self.state != .disabled)
    }
    let track = track(look, in: context)
    func stack(_ axis: Axis, _ children: [any LayoutElement]) -> any LayoutElement {
      StackElement(
        axis: axis, spacing: look.spacing ?? 0,
        alignment: axis == .horizontal ? .firstTextBaseline : .start, children: children,
        component: "Slider", context: context)
    }
    if isCircular(in: context) { return stack(.horizontal, [title, track].compactMap { $0 }) }
    let first = end(
      self.minimumValueImage, self.minimumValueLabel, "minimumValue", 1, look, context)
    let last = end(self.maximumValueImage, self.maximumValueLabel, "maximumValue", 2, look, context)
    if isUpright(in: context) {
      let column = StackElement(
        axis: .vertical, spacing: look.spacing ?? 0, alignment: .center,
        children: [last, track, first].compactMap { $0 }, component: "Slider", context: context)
      return title.map { stack(.horizontal, [$0, column]) } ?? column
    }
    let hasTexts = self.minimumValueImage.isEmpty && self.maximumValueImage.isEmpty
    if context.stacksLabels, hasTexts, first != nil || last != nil {
      // Large texts at both ends would leave no room between them.
      let gap = context.element(for: AnyComponent(Spacer()), at: 3, axis: .horizontal)
      let ends = StackElement(
        axis: .horizontal, spacing: look.spacing ?? 0, alignment: .firstTextBaseline,
        children: [first, gap, last].compactMap { $0 }, component: "HStack",
        context: context.entering("Ends"))
      return stack(.vertical, [track, ends])
    }
    return stack(.horizontal, [title, first, track, last].compactMap { $0 })
  }

  /// Whether it stands upright here.
  func isUpright(in context: LayoutContext) -> Bool {
    self.isVertical && context.has(CircularSliderLook.self)
  }

  private func track(_ look: SliderLook, in context: LayoutContext) -> any LayoutElement {
    if isCircular(in: context), let dial = CircularSliderLook(context) {
      return SliderDialElement(self, look: dial, context: context.entering("Knob"))
    }
    return SliderTrackElement(self, look: look, context: context.entering("Track"))
  }

  /// What stands at an end: a symbol, a text, or nothing.
  private func end(
    _ image: String, _ text: String, _ key: String, _ index: Int, _ look: SliderLook,
    _ context: LayoutContext
  ) -> (any LayoutElement)? {
    let color = ColorValue.custom(look.endColor ?? .clear)
    let font = look.endFont?.value ?? .body
    if !image.isEmpty {
      context.warnUnused(key + "Label", because: "'\(key)Image' is shown in its place")
      var symbol = Image(systemName: image, font: font)
      symbol.color = color
      return context.element(
        for: AnyComponent(symbol, provenance: context.provenance(key: key + "Image")), at: index,
        axis: .horizontal)
    }
    guard !text.isEmpty else { return nil }
    let label = Label(text, font: font, color: color, numberOfLines: 0)
    return context.element(
      for: AnyComponent(label, provenance: context.provenance(key: key + "Label")), at: index,
      axis: .horizontal)
  }
}
