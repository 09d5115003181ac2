import MaquetteCore
import MaquetteThemes

/// What the panel of colours has on iPhones and iPads: a head, ways to pick, a grid of hues, a slider for
/// the opacity, the colour picked, and those that people keep.
struct ColorPanelContents {
  let color: Color
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
      title: SheetBar.title(context.word(.colors), look: sheet),
      trailing: [(AnyComponent(Button(systemItem: .close)), 1)]
    ).row(look: sheet, in: context)
  }

  /// All below the head.
  var body: any LayoutElement {
    let names = [context.word(.grid), context.word(.spectrum), context.word(.sliders)]
    let ways = SegmentedControl(names.map { Segment($0) }, selection: 0)
    var parts: [any LayoutElement] = [
      context.element(for: AnyComponent(ways), at: 0, axis: .vertical),
      ColorGrid(color, look: look, context: context.entering("Grid")),
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

  /// A word, the track, and a field with the number.
  private var opacity: any LayoutElement {
    var word = Label(context.word(.opacity), font: look.label.value, color: .secondary)
    word.textCase = .uppercase
    let track = ColorTrack.opacity(of: color, look: look, context: context)
    let lines: [any LayoutElement] = [
      context.element(for: AnyComponent(word), at: 1, axis: .vertical),
      context.row([track, percentage], spacing: look.spacing),
    ]
    return StackElement(
      axis: .vertical, spacing: look.spacing / 2, alignment: .start, children: lines,
      component: "Lines", context: context)
  }

  private var percentage: (any LayoutElement)? {
    let inner = context.entering("Percentage")
    let share = context.text(of: color.alpha, in: ValueRange(0, 1), format: .percent)
    let ink = context.color(.primary, key: "selection")
    guard let font = look.fieldText?.resolved(),
      let text = inner.textPart(share, font, color: ink, key: "selection", alignment: .center)
    else { return nil }
    let (radius, ground) = (look.radius, look.field ?? .clear)
    let box = BoxElement(
      inner.row([text], spacing: 0), minWidth: look.fieldWidth ?? 0,
      height: max(look.trackHeight, inner.roundedUp(font.lineHeight + look.spacing / 2)),
      padding: look.spacing / 2, context: inner
    ) { frame in
      [.fill(.roundedRect(frame, radius: radius, curve: .continuous), .color(ground))]
    }
    return ControlElement(
      "Percentage", box,
      accessibility: Accessibility(
        role: .textField, label: context.word(.opacity), value: share), context: inner)
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
