import MaquetteCore
import MaquetteThemes

/// The colour that was picked, a few to pick again, and what keeps it among these.
final class ColorSwatches: ColorPanelPart, LayoutElement {
  private var large: Double { 2 * look.swatch + look.swatchGap }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? look.cell * look.columns, height: large)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  /// Those that the panel has at first.
  private static let names = [
    "black", "systemBlue", "systemGreen", "systemYellow", "systemRed", "systemOrange",
    "systemPurple", "systemGray",
  ]

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let picked = place(Rect(x: 0, y: 0, width: large, height: large))
    var items: [DrawItem] = [
      .fill(.roundedRect(picked, radius: look.radius, curve: .continuous), .color(color))
    ]
    let start = large + 1.5 * look.swatchGap
    let pitch = look.swatch + look.swatchGap
    let perRow = max(1, min(5, Int((frame.width - start + look.swatchGap) / pitch)))
    func disc(_ index: Int) -> Rect {
      place(
        Rect(
          x: start + Double(index % perRow) * pitch, y: Double(index / perRow) * pitch,
          width: look.swatch, height: look.swatch))
    }
    // The last place is that of what adds one.
    let names = ColorSwatches.names.prefix(2 * perRow - 1)
    for (index, name) in names.enumerated() {
      items.append(
        .fill(outline(disc(index)), .color(context.color(.named(name), key: "selection"))))
    }
    return [
      context.containerNode(
        "Swatches", frame: frame, items: items, children: [addition(in: disc(names.count))])
    ]
  }

  private func outline(_ disc: Rect) -> Shape {
    .capsule(disc)
  }

  /// What keeps the colour that was picked.
  private func addition(in disc: Rect) -> SceneNode {
    let inner = context.entering("Add")
    var items: [DrawItem] = [.fill(outline(disc), .color(look.field ?? .clear))]
    let ink = context.color(.secondary, key: "selection")
    if let sign = inner.symbolPart("plus", look.add?.resolved(), color: ink, key: "selection") {
      items += sign.place(in: disc).flatMap(\.items)
    }
    return SceneNode(
      path: inner.path, component: "Add", frame: disc,
      hitTarget: disc.expanded(toAtLeast: context.theme.metrics.minHitTarget),
      accessibility: Accessibility(
        role: .button, label: context.word(.add), traits: [.button]),
      source: context.source, items: items)
  }
}
