import MaquetteCore
import MaquetteThemes

/// The sign on a button that it opens a menu.
enum MenuIndicatorSign: String, Hashable, Sendable {
  /// One thing of several is chosen.
  case upDown = "chevron.up.chevron.down"
  /// Commands are below.
  case down = "chevron.down"
}

/// What a button that opens a menu shows.
struct MenuButton {
  /// The component's name, for reports.
  var component: String
  /// The control of the theme that it is.
  var control: MenuButtonLook.Control
  var title: String
  var symbol: String
  /// What VoiceOver reads where the symbol stands alone.
  var name = ""
  var sign: MenuIndicatorSign?
  var style: ButtonStyle
  var size: ButtonSize
  var state: ButtonState
  var tint: ColorValue?
  /// What assistive technology calls it, where that is not its title.
  var label: String
  /// Whether it has no room around it, as the value at the end of a row.
  var isBare = false
  /// Whether it shows its bezel only under the pointer, as in a Mac's grouped form.
  var isQuiet = false
}

/// Measures and draws the button of a menu: title and symbol on a button's bezel, and the sign that
/// there is a menu.
final class MenuButtonElement: MenuHolder {
  private let button: MenuButton
  private let context: LayoutContext
  private let theme: MenuButtonLook?
  private let metrics: ButtonMetrics?
  private let title: TextBlock?
  private let symbol: SymbolDrawing?
  private let font: ResolvedFont?
  private let sign: SymbolDrawing?

  init(_ button: MenuButton, context: LayoutContext) {
    self.button = button
    self.context = context
    theme = MenuButtonLook(button.control, context)
    var metrics = button.metrics(in: context)
    if metrics == nil {
      context.report(
        .error, "theme '\(context.theme.name)' has no button size '\(button.size.rawValue)'",
        key: "size", id: .incompleteTheme)
    }
    let paint = MenuButtonElement.paint(button, isOpen: false, context: context)
    let weight = button.weight(paint.look.weight, in: context)
    let font = metrics.flatMap { button.font($0, weight: weight, in: context) }
    self.font = font
    let start: HorizontalAlignment = context.direction == .rightToLeft ? .right : .left
    title =
      button.title.isEmpty
      ? nil
      : font.flatMap {
        context.textBlock(
          button.drawnTitle(in: context), resolved: $0,
          maxLines: context.linesOfTitle(button.title, in: button.style), alignment: start,
          key: "title",
          name: "the title", balancesScripts: true)
      }
    symbol =
      button.symbol.isEmpty
      ? nil
      : font.flatMap {
        context.symbolDrawing(
          button.symbol, font: $0,
          scale: context.barSymbolScale ?? context.theme.buttons.symbolScale, key: "symbol")
      }
    sign = button.signDrawing(font: font, theme: theme, in: context)
    if let symbol, title == nil, sign == nil, let side = context.glassSide {
      metrics?.horizontalPadding = max(0, (side - symbol.bounds.width) / 2)
    }
    self.metrics = metrics
  }

  private static func paint(_ button: MenuButton, isOpen: Bool, context: LayoutContext)
    -> ButtonPaint
  {
    var plain = Button(
      button.title, symbol: button.symbol, style: button.style, size: button.size,
      tint: button.tint)
    plain.state = isOpen && button.state == .normal ? .pressed : button.state
    return ButtonPaint(plain, context: context)
  }

  private var controlSize: ControlSize { button.size.controlSize }

  /// The arrow's box, on platforms and in styles that have one.
  private var arrowInset: Double? {
    sign == nil || !button.hasArrowBox ? nil : theme?.arrowInset(at: controlSize)
  }

  private var gap: Double { metrics?.imagePadding ?? 0 }

  /// The room before the title or symbol.
  var leadingPadding: Double {
    arrowInset == nil
      ? metrics?.horizontalPadding ?? 0
      : theme?.titleInset(at: controlSize) ?? metrics?.horizontalPadding ?? 0
  }

  private var trailingPadding: Double {
    if let arrowInset { return arrowInset + (theme?.titleGap(at: controlSize) ?? 0) }
    let sign = sign.map { $0.bounds.width + signGap + signEnd } ?? 0
    return (metrics?.horizontalPadding ?? 0) + (title == nil && symbol == nil ? 0 : sign)
  }

  /// The room of letters in the bezel.
  private var room: ShapeRoom {
    let padding = EdgeInsets(
      vertical: metrics?.verticalPadding ?? 0, horizontal: metrics?.horizontalPadding ?? 0)
    return ShapeRoom(insets: padding, overhang: button.style == .plain ? 0 : title?.overhang ?? 0)
  }

  private var signGap: Double { (theme?.signGap ?? 0) * (font?.size ?? 0) }
  /// The room after a sign that stands in no box.
  private var signEnd: Double { (theme?.signEnd ?? 0) * (font?.size ?? 0) }

  private var symbolWidth: Double {
    guard let symbol else { return 0 }
    return symbol.bounds.width + (title == nil ? 0 : gap)
  }

  /// Where the title starts, from the leading edge.
  var titleStart: Double { leadingPadding + symbolWidth }

  private func layout(width: Double?) -> TextLayout? {
    let room = width.map { max(1, $0 - titleStart - trailingPadding) }
    return title?.wholeWords(width: room, shrinks: context.stacksLabels)
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let metrics else { return .zero }
    let text = layout(width: proposal.width)?.size ?? Size(width: 0, height: font?.lineHeight ?? 0)
    let least = theme?.minWidth(at: controlSize) ?? metrics.minWidth
    var width = context.roundedUp(max(least, titleStart + text.width + trailingPadding))
    if let offered = proposal.width, width > offered {
      width = max(minimum(along: .horizontal), offered)
    }
    let height = context.roundedUp(
      max(
        theme?.height(at: controlSize) ?? metrics.minHeight,
        text.height + 2 * metrics.verticalPadding,
        room.height(around: text.height)))
    return Size(width: title == nil ? max(width, height) : width, height: height)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? titleStart + trailingPadding : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let layout = layout(width: size.width), let line = layout.lines.first else { return nil }
    return context.rounded((size.height - layout.size.height) / 2) + line.baseline
  }

  func place(in frame: Rect) -> [SceneNode] { [node(in: frame, isOpen: false)] }
  func openNodes(in frame: Rect) -> [SceneNode] { [node(in: frame, isOpen: true)] }

  /// The button; an open menu keeps it pressed.
  func node(in frame: Rect, isOpen: Bool) -> SceneNode {
    let paint = MenuButtonElement.paint(button, isOpen: isOpen, context: context)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let color = paint.foreground
    let layout = layout(width: frame.width)
    let own = metrics.map { $0.radius * context.cornerGrowth(of: $0.title) } ?? 0
    let radius = room.radius(
      min(theme?.radius(at: controlSize) ?? own, frame.height / 2), height: frame.height,
      text: layout?.size.height ?? 0, lines: layout?.lines.count ?? 0)
    let hidesBezel = !isOpen && button.hidesBezel(in: context)
    var items = hidesBezel ? [] : paint.bezelItems(in: frame, radius: radius)
    let baseline = firstBaseline(in: frame.size)
    let middle =
      layout?.lines.count == 1
      ? (baseline ?? 0) - (font?.capHeight ?? 0) / 2 : frame.height / 2
    if let layout, let line = layout.lines.first, let baseline {
      let corner = place(
        Rect(
          x: titleStart, y: baseline - line.baseline, width: layout.size.width,
          height: layout.size.height))
      items += TextBlock.items(of: layout, at: corner.origin, color: color)
      if paint.isUnderlined, let font {
        items += TextBlock.underlines(of: layout, at: corner.origin, font: font, color: color)
      }
    }
    if let symbol {
      let centre = place(x: leadingPadding + symbol.bounds.width / 2, y: middle)
      items += symbol.items(
        at: Point(x: centre.x - symbol.bounds.midX, y: centre.y), color: color)
    }
    items += signItems(in: place, middle: middle, paint: paint)
    return SceneNode(
      path: context.path, component: button.component, frame: frame,
      hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
      baseline: baseline.map { frame.minY + $0 }, text: layout?.shownText,
      style: layout.flatMap { layout in
        font.map {
          context.style(
            of: layout, font: $0, color: color,
            background: hidesBezel ? context.backdrop : paint.backdrop)
        }
      },
      accessibility: accessibility, source: context.source, items: paint.wrapped(items, in: frame))
  }

  private func signItems(in place: ReadingFrame, middle: Double, paint: ButtonPaint)
    -> [DrawItem]
  {
    guard let sign else { return [] }
    let width = place.frame.width
    guard arrowInset != nil, let theme, let side = theme.arrowSize(at: controlSize) else {
      let end = (metrics?.horizontalPadding ?? 0) + signEnd + sign.bounds.width / 2
      let centre = place(x: width - end, y: middle)
      return sign.items(
        at: Point(x: centre.x - sign.bounds.midX, y: centre.y - sign.bounds.midY),
        color: paint.foreground)
    }
    let margin = (place.frame.height - side) / 2
    let box = place(Rect(x: width - margin - side, y: margin, width: side, height: side))
    return button.boxedSign(sign, in: box, of: paint, look: theme, context: context)
  }

  private var accessibility: Accessibility {
    let name = [button.title, button.name, button.symbol].first { !$0.isEmpty } ?? ""
    return Accessibility(
      role: .button, label: button.label.isEmpty ? name : button.label,
      value: button.label.isEmpty ? nil : name,
      traits: button.state == .disabled ? [.button, .notEnabled] : [.button])
  }
}
