import MaquetteCore

/// A field with a number or a code of a colour, beside what people slide.
struct ColorField {
  /// What it is called in paths, and what VoiceOver calls it.
  let name: (component: String, label: String)
  let text: String
  let look: ColorPanelLook
  /// That of the panel.
  let context: LayoutContext

  /// `nil` where the look has no font for it.
  var element: (any LayoutElement)? {
    let inner = context.entering(name.component)
    let ink = context.color(.primary, key: "selection")
    guard let font = look.fieldText?.resolved(),
      let part = inner.textPart(text, font, color: ink, key: "selection", alignment: .center)
    else { return nil }
    let (radius, ground) = (look.radius, look.field ?? .clear)
    let box = BoxElement(
      inner.row([part], spacing: 0), minWidth: look.fieldWidth ?? 0,
      height: max(look.trackHeight, inner.roundedUp(font.lineHeight + look.spacing / 2)),
      padding: look.spacing / 2, context: inner
    ) { frame in
      [.fill(.roundedRect(frame, radius: radius, curve: .continuous), .color(ground))]
    }
    return ControlElement(
      name.component, box,
      accessibility: Accessibility(role: .textField, label: name.label, value: text),
      context: inner)
  }
}
