import MaquetteCore

/// The room around something that opens a menu, a popover or a calendar, in reading direction from
/// its leading top corner.
struct AnchorRoom {
  /// Where something stands beside its anchor.
  enum Side {
    case below
    case above
    case after
    case before

    /// Whether it stands below or above.
    var isStacked: Bool { self == .below || self == .above }
  }

  /// How something stands beside its anchor.
  struct Attachment {
    /// The sides in the order in which they are tried.
    var sides: [Side]
    /// The distance from the anchor, in points.
    var gap: Double
    /// Which edges line up along the anchor's side.
    var alignment: MenuAlignment
    /// Where along the anchor's width and height the middle is, as shares.
    var middle = Alignment.center
  }

  /// The anchor's frame in the picture.
  let anchor: Rect
  /// Turns rectangles into the picture's.
  let place: ReadingFrame
  /// The screen around, up to its edges; `nil` where there is none.
  let screen: Rect?
  /// How far from the screen's edges its contents stay; nothing where there is no screen.
  let safeArea: EdgeInsets
  private var horizontal: ClosedRange<Double>
  private var vertical: ClosedRange<Double>
  private var margin: Double

  init(anchor: Rect, bounds: PresentationBounds, direction: LayoutDirection) {
    self.anchor = anchor
    place = ReadingFrame(frame: anchor, direction: direction)
    margin = bounds.margin
    screen = bounds.screen
    safeArea = bounds.safeArea(in: direction)
    vertical = AnchorRoom.range(bounds.vertical, inset: margin) { $0 - anchor.minY }
    horizontal = AnchorRoom.range(bounds.horizontal, inset: margin) {
      direction == .rightToLeft ? anchor.maxX - $0 : $0 - anchor.minX
    }
  }

  /// A range seen from the anchor; everything where there is none, or where a number is none.
  private static func range(
    _ range: ClosedRange<Double>?, inset: Double, _ seen: (Double) -> Double
  ) -> ClosedRange<Double> {
    let free = -Double.infinity...Double.infinity
    guard let range else { return free }
    let inset = min(inset, (range.upperBound - range.lowerBound) / 2)
    let (first, second) = (seen(range.lowerBound + inset), seen(range.upperBound - inset))
    return first <= second ? first...second : second <= first ? second...first : free
  }

  /// The room with the anchor's own height, wherever that is, as in a bar.
  var reachingAnchor: AnchorRoom {
    var copy = self
    copy.vertical = min(vertical.lowerBound, 0)...max(vertical.upperBound, anchor.height)
    return copy
  }

  /// The room with the margins above and below it.
  var withoutMargins: AnchorRoom {
    var copy = self
    copy.margin = 0
    copy.vertical = (vertical.lowerBound - margin)...(vertical.upperBound + margin)
    return copy
  }

  /// The room down to the screen's lower edge, above which the system keeps some free.
  var reachingLowerEdge: AnchorRoom {
    var copy = self
    let lower = screen.map { $0.maxY - margin - anchor.minY } ?? -.infinity
    copy.vertical = vertical.lowerBound...max(vertical.upperBound, lower)
    return copy
  }

  /// The width from edge to edge; `nil` where there is no end.
  var width: Double? {
    let width = horizontal.upperBound - horizontal.lowerBound
    return width < .infinity ? width : nil
  }

  /// How high something is that does not fit into the screen, and so is cut: as high as there is room
  /// above or below the anchor, or in all of the screen where that is less than two thirds of it. Estimated.
  /// `nil` for what fits, or where no screen is around.
  ///
  /// - Parameters:
  ///   - height: all of its height.
  ///   - sides: where it may stand.
  ///   - gap: its distance from the anchor, in points.
  func cutHeight(of height: Double, on sides: [Side], gap: Double) -> Double? {
    let whole = vertical.upperBound - vertical.lowerBound
    guard screen != nil, whole < .infinity, height > whole + 2 * margin + 0.01 else { return nil }
    guard sides.first?.isStacked == true else { return whole }
    let beside = sides.filter(\.isStacked).map { extent($0, gap: gap).height }.max() ?? 0
    return beside < whole * 2 / 3 ? whole : beside
  }

  /// The room on a side, at a distance from the anchor.
  private func extent(_ side: Side, gap: Double) -> Size {
    let whole = Size(
      width: horizontal.upperBound - horizontal.lowerBound,
      height: vertical.upperBound - vertical.lowerBound)
    return switch side {
    case .below: Size(width: whole.width, height: vertical.upperBound - anchor.height - gap)
    case .above: Size(width: whole.width, height: -gap - vertical.lowerBound)
    case .after: Size(width: horizontal.upperBound - anchor.width - gap, height: whole.height)
    case .before: Size(width: -gap - horizontal.lowerBound, height: whole.height)
    }
  }

  /// Where something stands: on the first side with room for it, or else where there is most, and
  /// never beyond the bounds as long as it is no larger than they are.
  ///
  /// - Parameter size: its size on a side in a width, `nil` for any.
  func frame(_ attachment: Attachment, size: (Side, Double?) -> Size) -> (rect: Rect, side: Side) {
    var best: (side: Side, size: Size, lack: Double)?
    for side in attachment.sides {
      let room = extent(side, gap: attachment.gap)
      let own = size(side, room.width < .infinity ? max(1, room.width) : nil)
      let lack = max(0, own.width - room.width) + max(0, own.height - room.height)
      if best.map({ lack < $0.lack - 0.01 }) ?? true { best = (side, own, lack) }
      if lack < 0.01 { break }
    }
    let side = best?.side ?? .below
    let own = best?.size ?? size(.below, width)
    let along = side.isStacked ? own.width : own.height
    let extent = side.isStacked ? anchor.width : anchor.height
    let share = side.isStacked ? attachment.middle.horizontal : attachment.middle.vertical
    let start: Double =
      switch attachment.alignment {
      case .leading: 0
      case .center: extent * share - along / 2
      case .trailing: extent - along
      }
    let origin =
      switch side {
      case .below: Point(x: start, y: anchor.height + attachment.gap)
      case .above: Point(x: start, y: -attachment.gap - own.height)
      case .after: Point(x: anchor.width + attachment.gap, y: start)
      case .before: Point(x: -attachment.gap - own.width, y: start)
      }
    return (kept(Rect(origin: origin, size: own)), side)
  }

  /// A rectangle below or above the anchor moved so that its middle is over the anchor's, and kept as far from the sides
  /// of the screen as a margin where there is room for that; as it is without a screen.
  func centered(_ rect: Rect, margin wanted: Double) -> Rect {
    guard screen != nil, let width, rect.width <= width else { return rect }
    let more = min(max(0, wanted - margin), (width - rect.width) / 2)
    let last = horizontal.upperBound - more - rect.width
    var rect = rect
    rect.origin.x = max(
      horizontal.lowerBound + more, min((anchor.width - rect.width) / 2, last))
    return rect
  }

  /// A rectangle moved into the bounds. What has no room between the margins takes of them; what is
  /// larger than all of it keeps its leading and upper edge there.
  func kept(_ rect: Rect) -> Rect {
    func kept(_ start: Double, _ length: Double, in range: ClosedRange<Double>) -> Double {
      let lack = max(0, length - (range.upperBound - range.lowerBound))
      if lack > 0 { return range.lowerBound - min(lack / 2, margin) }
      return max(range.lowerBound, min(start, range.upperBound - length))
    }
    return Rect(
      x: kept(rect.minX, rect.width, in: horizontal),
      y: kept(rect.minY, rect.height, in: vertical), width: rect.width, height: rect.height)
  }
}
