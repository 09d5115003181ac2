import MaquetteCore

/// The dots of a page control, as many as there is room for.
final class PageControlElement: LayoutElement {
  private let control: PageControl
  private let look: PageControlLook
  private let context: LayoutContext

  init(_ control: PageControl, look: PageControlLook, context: LayoutContext) {
    self.control = control
    self.look = look
    self.context = context
  }

  // MARK: Measuring

  private var pitch: Double { max(1, look.pitch) }
  private var padding: Double { look.padding }
  private var height: Double { look.height }
  private var isHidden: Bool {
    control.numberOfPages == 0 || (control.hidesForSinglePage && control.numberOfPages == 1)
  }

  private func width(of count: Int) -> Double { Double(count) * pitch + 2 * padding }

  /// Estimated: how thick the line of a ring is, as a share of its radius.
  private static let ringShare = 0.4

  /// The least number of dots that still say something.
  private static let fewest = 3

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? width(of: min(control.numberOfPages, PageControlElement.fewest)) : height
  }

  func size(for proposal: ProposedSize) -> Size {
    let whole = width(of: control.numberOfPages)
    let room = proposal.width ?? whole
    return Size(width: max(minimum(along: .horizontal), min(whole, room)), height: height)
  }

  // MARK: Drawing

  /// The pages that are shown.
  private func shown(in width: Double) -> Range<Int> {
    let room = Int(((width - 2 * padding) / pitch + 1e-6).rounded(.down))
    let count = max(1, min(control.numberOfPages, room))
    let first = min(
      max(0, control.currentPage - count / 2), max(0, control.numberOfPages - count))
    return first..<(first + count)
  }

  /// How large the dot of a page is: those at an end that hides pages are smaller.
  private func scale(of page: Int, in shown: Range<Int>) -> Double {
    guard page != control.currentPage else { return 1 }
    var scale = 1.0
    if shown.lowerBound > 0 {
      scale = min(scale, share(page - shown.lowerBound))
    }
    if shown.upperBound < control.numberOfPages {
      scale = min(scale, share(shown.upperBound - 1 - page))
    }
    return scale
  }

  private func share(_ distance: Int) -> Double {
    switch distance {
    case 0: look.farShare
    case 1: look.nearShare
    default: 1
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard !isHidden else {
      return [
        SceneNode(
          path: context.path, component: "PageControl", frame: frame, source: context.source)
      ]
    }
    let shown = shown(in: frame.width)
    let row = context.align(
      Size(width: width(of: shown.count), height: height), in: frame, .center)
    var items = ground(row)
    for (index, page) in shown.enumerated() {
      let cell = context.mirrored(
        Rect(x: padding + Double(index) * pitch, y: 0, width: pitch, height: height), in: row)
      items += indicator(page, in: cell, scale: scale(of: page, in: shown))
    }
    if control.state == .disabled {
      items = [.group(DrawGroup(items, opacity: look.disabledOpacity))]
    }
    return [
      SceneNode(
        path: context.path, component: "PageControl", frame: frame,
        hitTarget: row.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        accessibility: control.accessibility(in: context), source: context.source, items: items)
    ]
  }

  private func ground(_ row: Rect) -> [DrawItem] {
    let isTouched = control.state == .pressed || control.state == .focused
    let isShown =
      control.backgroundStyle == .prominent
      || (control.backgroundStyle == .automatic && isTouched)
    guard isShown else { return [] }
    let shape = Shape.capsule(row)
    return [.fill(shape, .color(look.ground))]
      + look.contrastOutline(of: row, radius: row.height / 2, in: context)
  }

  private func indicator(_ page: Int, in cell: Rect, scale: Double) -> [DrawItem] {
    let isCurrent = page == control.currentPage
    let own =
      isCurrent
      ? control.currentPageIndicatorTintColor.map {
        context.color($0, key: "currentPageIndicatorTintColor")
      }
      : control.pageIndicatorTintColor.map { context.color($0, key: "pageIndicatorTintColor") }
    let color = own ?? (isCurrent ? look.current : look.other)
    if let image = control.image(of: page), let font = look.indicatorFont.resolved() {
      let drawing = context.symbolDrawing(image.name, font: font, scale: scale, key: image.key)
      let middle = drawing?.bounds.midX ?? 0
      return drawing?.items(at: Point(x: cell.midX - middle, y: cell.midY), color: color) ?? []
    }
    let radius = look.dot / 2 * scale
    // Without colour the current page is the only dot that is filled.
    let isRing = !isCurrent && context.environment.accessibilityDifferentiateWithoutColor
    let width = isRing ? radius * PageControlElement.ringShare : 0
    var path = Path()
    path.addCircle(centre: cell.centre, radius: radius - width / 2)
    let shape = Shape.path(path, evenOdd: false)
    return isRing ? [.stroke(shape, width: width, color)] : [.fill(shape, .color(color))]
  }
}
