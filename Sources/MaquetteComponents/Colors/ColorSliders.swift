import MaquetteCore

/// How much red, green and blue a colour has, and its code.
///
/// Recalled: the tab of UIColorPickerViewController. Its code is that of sRGB, as colours of specs are.
struct ColorSliders {
  let color: Color
  let look: ColorPanelLook
  let context: LayoutContext

  /// As high as the grid at least, so that the panel keeps its height.
  var element: any LayoutElement {
    let channels: [(channel: ColorTrack.Channel, word: String)] = [
      (.red, context.shownWord(.red)), (.green, context.shownWord(.green)),
      (.blue, context.shownWord(.blue)),
    ]
    let sliders = channels.enumerated().map { index, channel in
      let value = context.text(of: Double(color[keyPath: channel.channel.path]))
      let inner = context.entering("Slider", at: index)
      return look.slider(
        ColorTrack.channel(
          channel.channel, of: color, label: channel.word, value: value, look: look, context: inner),
        called: channel.word,
        beside: ColorField(
          name: ("Number", channel.word), text: value, look: look, context: inner
        ).element, in: inner)
    }
    let stack = StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .center, children: sliders + [code],
      component: "Sliders", context: context)
    return ColorSlidersElement(stack, look: look)
  }

  /// The code of the colour after its name, at the trailing end.
  private var code: any LayoutElement {
    let name = "sRGB \(context.shownWord(.hexColor)) #"
    var label = Label(name, font: look.fieldText?.value ?? .body, color: .tint)
    label.numberOfLines = 0
    let field = ColorField(
      name: ("Code", name), text: String(color.opaque.hex.dropFirst()), look: look,
      context: context)
    let row = context.row(
      [
        context.element(for: AnyComponent(label), at: 0, axis: .horizontal), field.element,
      ], spacing: look.spacing)
    return FrameElement(
      FrameValue(maxWidth: .infinity, alignment: .trailing), content: row, context: context)
  }
}

extension ColorPanelLook {
  /// How large the grid of colours is.
  func gridSize(for proposal: ProposedSize) -> Size {
    let columns = max(2, self.columns.rounded(.down))
    let width = proposal.width ?? cell * columns
    let side = min(cell, (width / columns).rounded(.down))
    return Size(width: side * columns, height: side * ColorGrid.rows)
  }

  /// A word, and below it a slider with a field beside it.
  func slider(
    _ track: ColorTrack, called word: String, beside field: (any LayoutElement)?,
    in context: LayoutContext
  ) -> any LayoutElement {
    var title = Label(word, font: label.value, color: .secondary)
    title.textCase = .uppercase
    let lines: [any LayoutElement] = [
      context.element(for: AnyComponent(title), at: 1, axis: .vertical),
      context.row([track, field], spacing: spacing),
    ]
    return StackElement(
      axis: .vertical, spacing: spacing / 2, alignment: .start, children: lines,
      component: "Lines", context: context)
  }
}

/// Sliders at the top of the room that the grid has.
private final class ColorSlidersElement: WrappingElement {
  let content: any LayoutElement
  private let look: ColorPanelLook

  init(_ content: any LayoutElement, look: ColorPanelLook) {
    self.content = content
    self.look = look
  }

  func size(for proposal: ProposedSize) -> Size {
    let own = content.size(for: ProposedSize(width: proposal.width, height: nil))
    let grid = look.gridSize(for: proposal)
    return Size(width: max(own.width, grid.width), height: max(own.height, grid.height))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let own = content.size(for: ProposedSize(width: frame.width, height: nil))
    return content.place(
      in: Rect(origin: frame.origin, size: Size(width: frame.width, height: own.height)))
  }
}
