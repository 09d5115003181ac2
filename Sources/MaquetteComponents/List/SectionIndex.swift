import MaquetteCore
import MaquetteThemes

/// The letters at a list's end, one for each section: UITableView's index.
///
/// Where there is no room for all of them some stand for the others, with dots between them.
struct SectionIndex {
  private let titles: [String]
  private let look: SectionIndexLook
  private let context: LayoutContext

  /// `nil` without any letters, and where the platform has no index.
  init?(_ titles: [String], in context: LayoutContext) {
    guard !titles.isEmpty else { return nil }
    guard let look = SectionIndexLook(context) else {
      context.warnOfMissingIndex("indexTitles")
      return nil
    }
    self.titles = titles
    self.look = look
    self.context = context.entering("SectionIndex")
  }

  /// How much less room the rows of the list have, in points.
  var rowInset: Double { look.rowInset }

  private var font: ResolvedFont? { look.font.resolved() }

  /// What stands in a height: all titles, or every second, third and so on and the last one.
  private func shown(in height: Double) -> [String] {
    let room = max(1, Int(height / look.pitch))
    guard titles.count > room else { return titles }
    let most = max(1, (room + 1) / 2)
    let step = max(1, (titles.count + most - 1) / most)
    var result: [String] = []
    for index in stride(from: 0, to: titles.count, by: step) {
      if !result.isEmpty { result.append("•") }
      result.append(titles[index])
    }
    return Array(result.prefix(room))
  }

  /// The part of a list that a screen shows.
  private func visible(_ list: Rect) -> Rect {
    guard let device = context.environment.device else { return list }
    let end = device.size.height - device.safeArea.bottom
    guard list.minY < end, list.maxY > end else { return list }
    return Rect(x: list.minX, y: list.minY, width: list.width, height: end - list.minY)
  }

  /// The index in the middle of what is seen of a list.
  func nodes(in list: Rect) -> [SceneNode] {
    let list = visible(list)
    let titles = shown(in: list.height)
    let height = Double(titles.count) * look.pitch
    let place = ReadingFrame(frame: list, direction: context.direction)
    let frame = place(
      Rect(
        x: list.width - look.trailing - look.width,
        y: context.rounded((list.height - height) / 2), width: look.width, height: height))
    var items: [DrawItem] = []
    for (index, title) in titles.enumerated() {
      let row = Rect(
        x: frame.minX, y: frame.minY + Double(index) * look.pitch, width: frame.width,
        height: look.pitch)
      items += text(title, in: row)
    }
    return [
      SceneNode(
        path: context.path, component: "SectionIndex", frame: frame, hitTarget: frame,
        accessibility: Accessibility(
          role: .group, label: context.word(.sectionIndex), value: self.titles.first,
          traits: [.adjustable]),
        source: context.source, items: items)
    ]
  }

  private func text(_ title: String, in row: Rect) -> [DrawItem] {
    guard let font,
      let block = context.textBlock(
        title, resolved: font, maxLines: 1, alignment: .left, key: "indexTitles",
        name: "a letter of the index")
    else { return [] }
    let layout = block.layout(width: look.width)
    let corner = Point(
      x: row.midX - layout.size.width / 2,
      y: context.rounded(row.midY - layout.size.height / 2))
    return TextBlock.items(of: layout, at: corner, color: look.color)
  }
}

extension LayoutContext {
  /// Warns of a key that says what stands in the index of a list, where lists have none.
  func warnOfMissingIndex(_ key: String) {
    guard !has(SectionIndexLook.self) else { return }
    warnUnused(key, because: "lists on \(theme.platform.displayName) have no index")
  }
}
