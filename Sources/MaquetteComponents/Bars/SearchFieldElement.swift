import MaquetteCore
import MaquetteThemes

/// The field of a bar to search with, empty but for its placeholder.
final class SearchFieldElement: LayoutElement {
  private let prompt: String
  private let look: SearchFieldLook
  private let context: LayoutContext
  private let text: TextBlock?
  private let icon: SymbolDrawing?
  private let microphone: SymbolDrawing?

  /// - Parameter key: the spec's key for the placeholder, where messages point.
  init(_ prompt: String, key: String, look: SearchFieldLook, context: LayoutContext) {
    self.prompt = prompt
    self.look = look
    self.context = context
    let font = look.font.resolved()
    text = font.flatMap { font in
      prompt.isEmpty
        ? nil
        : context.textBlock(
          prompt, resolved: font, maxLines: 1,
          alignment: context.direction == .rightToLeft ? .right : .left, key: key,
          name: "the placeholder")
    }
    func symbol(_ name: String) -> SymbolDrawing? {
      font.flatMap {
        context.symbolDrawing(name, font: $0, scale: look.iconScale, key: key)
      }
    }
    icon = symbol("magnifyingglass")
    microphone = look.hasMicrophone != 0 ? symbol("mic.fill") : nil
  }

  func size(for proposal: ProposedSize) -> Size {
    let ideal = look.width ?? context.screenWidth
    return Size(
      width: min(ideal, proposal.width ?? ideal), height: look.height)
  }

  func stretch(along axis: Axis) -> Stretch { .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? 2 * look.height : look.height
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let radius = look.radius
    let shape = Shape.roundedRect(frame, radius: radius, curve: context.theme.buttons.cornerCurve)
    var items: [DrawItem] = [.fill(shape, .color(look.fill))]
    if let border = look.border {
      let width = context.hairline
      items.append(.stroke(shape.inset(by: width / 2), width: width, border))
    }
    items += look.contrastOutline(of: frame, radius: radius, in: context)
    let color = look.color
    let padding = look.padding
    func draw(_ symbol: SymbolDrawing, centre x: Double) {
      let centre = place(x: x, y: frame.height / 2)
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y - symbol.bounds.midY),
        color: color)
    }
    var start = padding
    if let icon {
      draw(icon, centre: start + icon.bounds.width / 2)
      start += icon.bounds.width + look.gap
    }
    var end = frame.width - padding
    if let microphone {
      draw(microphone, centre: end - microphone.bounds.width / 2)
      end -= microphone.bounds.width + look.gap
    }
    let layout = text?.layout(width: max(1, end - start))
    var baseline: Double?
    if let layout {
      let y = context.rounded((frame.height - layout.size.height) / 2)
      let corner = place(
        Rect(x: start, y: y, width: layout.size.width, height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      baseline = layout.lines.first.map { corner.minY + $0.baseline }
    }
    return [
      SceneNode(
        path: context.path, component: "SearchField", frame: frame,
        hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        baseline: baseline, text: layout?.shownText,
        accessibility: Accessibility(
          role: .staticText, label: prompt.isEmpty ? context.word(.search) : prompt,
          traits: [.searchField]),
        source: context.source, items: items.filter(\.leavesMark))
    ]
  }
}
