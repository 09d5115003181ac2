import MaquetteCore

/// What the panel of colours has on iPhones and iPads: a head, ways to pick, one of these, a slider for the opacity, the
/// colour picked, and those that people keep.
struct ColorPanelContents {
  let color: Color
  let mode: ColorPickerMode
  let supportsOpacity: Bool
  let look: ColorPanelLook
  let sheet: SheetLook
  /// That of what stands on the panel.
  let context: LayoutContext

  /// The room between the head and what is below it.
  var headGap: Double { look.spacing / 2 }

  /// What picks a colour from the screen, the title, and what closes the panel.
  var head: BarRow {
    SheetBar(
      leading: [(AnyComponent(Button("Eyedropper", symbol: "eyedropper")), 0)],
      title: SheetBar.title(context.shownWord(.colors), look: sheet),
      trailing: [(AnyComponent(Button(systemItem: .close)), 1)]
    ).row(look: sheet, in: context)
  }

  /// All below the head.
  var body: any LayoutElement {
    let modes = ColorPickerMode.allCases
    let ways = SegmentedControl(
      modes.map { Segment(word(for: $0)) }, selection: modes.firstIndex(of: mode) ?? 0)
    var parts: [any LayoutElement] = [
      context.element(for: AnyComponent(ways), at: 0, axis: .vertical), way,
    ]
    if supportsOpacity { parts.append(opacity) }
    parts += [
      look.line(in: context),
      ColorSwatches(color, look: look, context: context.entering("Swatches")),
    ]
    return StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .center, children: parts,
      component: "Contents", context: context)
  }

  private func word(for mode: ColorPickerMode) -> String {
    switch mode {
    case .grid: context.shownWord(.grid)
    case .spectrum: context.shownWord(.spectrum)
    case .sliders: context.shownWord(.sliders)
    }
  }

  /// What people pick with.
  private var way: any LayoutElement {
    switch mode {
    case .grid: ColorGrid(color, look: look, context: context.entering("Grid"))
    case .spectrum: ColorSpectrum(color, look: look, context: context.entering("Spectrum"))
    case .sliders:
      ColorSliders(color: color, look: look, context: context.entering("Sliders")).element
    }
  }

  private var opacity: any LayoutElement {
    let word = context.shownWord(.opacity)
    let share = context.text(of: color.alpha, in: ValueRange(0, 1), format: .percent)
    return look.slider(
      ColorTrack.opacity(of: color, look: look, context: context), called: word,
      beside: ColorField(
        name: ("Percentage", word), text: share, look: look, context: context
      ).element, in: context)
  }
}

extension ColorPanelLook {
  /// A line between parts of the panel.
  func line(in context: LayoutContext) -> any LayoutElement {
    let color = separator
    let drawn = DrawnElement(context: context) { [.fill(.rect($0), .color(color))] }
    return FrameElement(FrameValue(height: context.hairline), content: drawn, context: context)
  }
}
