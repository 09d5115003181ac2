import MaquetteCore
import MaquetteThemes

/// The window of colours of a Mac, AppKit's `NSColorPanel`, in the mode of the wheel.
struct ColorsWindow {
  private let color: Color
  private let supportsOpacity: Bool
  private let look: ColorPanelLook
  private let bar: ToolbarLook
  private let context: LayoutContext

  /// `nil` where there are no windows.
  init?(
    _ color: Color, supportsOpacity: Bool, look: ColorPanelLook, context: LayoutContext
  ) {
    guard context.conventions.windows, let bar = ToolbarLook(context) else { return nil }
    self.color = color
    self.supportsOpacity = supportsOpacity
    self.look = look
    self.bar = bar
    self.context = context
  }

  func element() -> any LayoutElement {
    let wheel = ColorWheel(color, look: look, context: context.entering("ColorWheel"))
    var parts: [any LayoutElement] = [
      wheel, ColorTrack.brightness(of: color, look: look, context: context),
    ]
    if supportsOpacity { parts += [look.line(in: context), opacity] }
    parts += [
      look.line(in: context),
      ColorKeeper(color, look: look, context: context.entering("Swatches")),
    ]
    let content = StackElement(
      axis: .vertical, spacing: look.spacing, alignment: .center, children: parts,
      component: "Contents", context: context)
    return ColorsWindowElement(
      content, modes: ColorModes(look: look, context: context.entering("Modes")), look: look,
      bar: bar, context: context)
  }

  /// A word, the track, and how opaque the colour is.
  private var opacity: any LayoutElement {
    let ink = context.color(.primary, key: "selection")
    func text(_ text: String) -> TextPart? {
      context.textPart(text, look.label.resolved(), color: ink, key: "selection")
    }
    let share = context.text(of: color.alpha, in: ValueRange(0, 1), format: .percent)
    let track = ColorTrack.opacity(of: color, look: look, context: context)
    let row = context.row([track, text(share)], spacing: look.spacing)
    var lines: [any LayoutElement] = [row]
    if let word = text(context.shownWord(.opacity)) { lines.insert(word, at: 0) }
    return StackElement(
      axis: .vertical, spacing: look.spacing / 2, alignment: .start, children: lines,
      component: "Lines", context: context)
  }
}

/// The window itself: its buttons and title, the modes below them, and what the mode has.
private final class ColorsWindowElement: LayoutElement {
  private let content: any LayoutElement
  private let modes: ColorModes
  private let look: ColorPanelLook
  private let bar: ToolbarLook
  private let context: LayoutContext

  init(
    _ content: any LayoutElement, modes: ColorModes, look: ColorPanelLook, bar: ToolbarLook,
    context: LayoutContext
  ) {
    self.content = content
    self.modes = modes
    self.look = look
    self.bar = bar
    self.context = context
  }

  private var titleHeight: Double { bar.titleBarHeight ?? 0 }
  private var modeHeight: Double { look.modeHeight ?? 0 }
  private var top: Double { titleHeight + modeHeight + look.padding }

  func size(for proposal: ProposedSize) -> Size {
    look.size(for: proposal, top: top, above: content, in: context)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let surface = Surface(look, window: WindowLook(context), context: context)
    let room = look.room(below: top, for: content, in: frame)
    let strip = Rect(
      x: frame.minX, y: frame.minY + titleHeight, width: frame.width, height: modeHeight)
    var node = context.containerNode(
      "ColorPanel", frame: frame, items: surface.items(in: frame),
      children: buttons(in: frame) + title(in: frame) + modes.place(in: strip)
        + content.place(in: room))
    node.accessibility = Accessibility(role: .group, label: context.word(.colors), traits: [.modal])
    return [node]
  }

  /// A panel can be closed, and no more.
  private func buttons(in frame: Rect) -> [SceneNode] {
    let front = WindowControls(look: bar, context: context)
    let behind = WindowControls(look: bar, isBehind: true, context: context)
    return [
      front.nodes(in: frame, height: titleHeight).prefix(1),
      behind.nodes(in: frame, height: titleHeight).dropFirst(),
    ].flatMap(\.self)
  }

  private func title(in frame: Rect) -> [SceneNode] {
    let title = context.textPart(
      context.shownWord(.colors), look.title?.resolved(),
      color: context.color(.primary, key: "selection"), key: "selection", alignment: .center)
    guard let title else { return [] }
    let width = title.size(for: .ideal).width
    return title.place(
      in: Rect(
        x: context.rounded(frame.midX - width / 2), y: frame.minY, width: width,
        height: titleHeight))
  }
}

/// The modes in which the window picks a colour: by the wheel, sliders, lists, pictures and pencils.
private struct ColorModes {
  let look: ColorPanelLook
  let context: LayoutContext

  private static let symbols = ["slider.horizontal.3", "square.grid.3x3.fill", "photo", "pencil"]

  func place(in frame: Rect) -> [SceneNode] {
    guard let font = look.mode?.resolved() else { return [] }
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let pitch = (frame.width - 2 * look.padding) / Double(ColorModes.symbols.count + 1)
    func cell(_ index: Int) -> Rect {
      place(
        Rect(
          x: look.padding + Double(index) * pitch, y: 0, width: pitch, height: frame.height))
    }
    let side = font.size + 2
    let first = cell(0)
    let ground = Rect(
      x: first.midX - side, y: first.midY - side * 0.8, width: 2 * side, height: 1.6 * side)
    let disc = Rect(
      x: first.midX - side / 2, y: first.midY - side / 2, width: side, height: side)
    var items: [DrawItem] = [
      .fill(
        .roundedRect(ground, radius: look.radius + 1, curve: .circular),
        .color(look.modeFill ?? .clear))
    ]
    items += ColorWheel.fills(in: disc, brightness: 1)
    let color = context.color(.secondary, key: "selection")
    for (index, name) in ColorModes.symbols.enumerated() {
      guard let part = context.symbolPart(name, font, color: color, key: "selection") else {
        continue
      }
      let (size, room) = (part.size(for: .ideal), cell(index + 1))
      items += part.place(
        in: Rect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
          height: size.height)
      ).flatMap(\.items)
    }
    return [context.containerNode("Modes", frame: frame, items: items, children: [])]
  }
}
