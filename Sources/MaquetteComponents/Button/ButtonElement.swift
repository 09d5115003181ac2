import MaquetteCore
import MaquetteThemes

/// Measures and draws a button: the platform's look is the theme's, the arrangement is here.
final class ButtonElement: LayoutElement {
  private let given: Button
  private let context: LayoutContext
  private let resolution: ButtonResolution?
  private let paint: ButtonPaint
  private let content: ButtonContent?
  private let button: Button
  private let metrics: ButtonMetrics
  private let insets: EdgeInsets
  private var memo = SizeMemo()

  init(_ given: Button, context: LayoutContext) {
    self.given = given
    self.context = context
    let resolution = ButtonResolution(given, context: context)
    self.resolution = resolution
    let button = resolution?.button ?? given.style(given.drawnStyle(in: context))
    self.button = button
    metrics = resolution?.metrics ?? .none
    insets = resolution?.insets ?? .zero
    let paint = ButtonPaint(button, context: context)
    self.paint = paint
    // The symbols of UIKit's own buttons have a weight of their own.
    let own = given.titleWeight ?? paint.look.weight
    let weight =
      resolution?.fixedSize == nil ? (own == .regular ? context.barTextWeight ?? own : own) : nil
    content = resolution.map { ButtonContent($0, weight: weight, context: context) }
    if resolution != nil { checkContent() }
  }

  private func checkContent() {
    if !given.symbol.isEmpty, given.icon != nil {
      context.report(
        .error, "a button has a 'symbol' or an 'icon', not both", key: "icon",
        hint: "remove one of them", id: .conflictingKeys)
    }
    if button.title.isEmpty, !button.hasSymbolOrIcon, !button.showsActivityIndicator {
      context.report(
        .warning, "the button has neither a title nor a symbol",
        hint: "give it a title or a symbol: a button always includes a text label or a symbol "
          + "(HIG, Buttons)", id: .nothingToShow)
    }
    warnOfUnusedKeys()
    if isRigid, let content {
      button.warnOfMissingRoom(
        for: content.arrangement(width: nil).size.height, in: metrics.minHeight,
        font: given.font, context: context)
    }
  }

  private func warnOfUnusedKeys() {
    context.warnOfUnusedKeys(of: "Button")
    if given.style != .automatic, given.style != button.style,
      given.style.withoutGlass != given.style,
      context.theme.buttons.styles[given.style.rawValue] == nil
    {
      context.report(
        .warning,
        "theme '\(context.theme.name)' has no glass; '\(given.style.rawValue)' is drawn as "
          + "'\(given.style.withoutGlass.rawValue)'", key: "style",
        hint: (context.theme.osVersion ?? 0) < 26
          ? "ask for the look of version 26 with 'osVersion: 26' or --os-version 26"
          : "let the theme extend '\(context.theme.platform.rawValue)26', or add the style to its "
            + "'buttons'",
        id: .notOnPlatform)
    }
    if !given.showsActivityIndicator {
      context.warnUnused(
        "activityTitle", "activityPhase", because: "there is no activity indicator")
    }
    if !given.hasSymbolOrIcon { context.warnUnused("labelStyle", because: "there is no symbol") }
    if given.icon != nil {
      context.warnUnused("symbolFont", because: "a picture has a size of its own")
    }
    switch given.cornerStyle {
    case .dynamic, .fixed: break
    case .small, .medium, .large, .capsule:
      context.warnUnused("cornerRadius", because: "'cornerStyle' decides on the radius")
    }
    if let resolution, resolution.fixedSize != nil, button.hasBezel(in: context) {
      context.warnUnused("subtitle", because: "a button of this bezel shows a symbol alone")
      if button.bezelStyle != .circular {
        context.warnUnused(
          "symbol", "icon", "font", "symbolFont", because: "a button of this bezel shows a chevron")
      } else if button.title.count > 1 {
        context.report(
          .warning, "a round button has space for a symbol and not for a title", key: "title",
          hint: "write 'symbol: plus', for example; then only assistive technology reads the title")
      }
    } else if resolution?.fixedSize != nil {
      context.warnUnused(
        "symbol", "icon", "subtitle", "style", "size", "cornerStyle", "cornerRadius",
        "contentInsets", "font", "showsActivityIndicator", "stretch",
        because: "buttons that UIKit draws by itself have one look")
    }
  }

  private var stretches: Bool {
    if let own = button.stretch { return own }
    // A title alone is as wide as it is in a row, which answers as a whole.
    let isBare = context.isListRow && button.drawnStyle(in: context) == .plain
    return !isBare && context.theme.buttons.stretches
  }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && stretches ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    if let fixed = resolution?.fixedSize { return fixed[axis] }
    guard axis == .horizontal else { return size(for: .ideal).height }
    return max(metrics.minWidth, insets.horizontal + (content?.minimumWidth ?? 0))
  }

  var heightGroup: String? {
    context.theme.buttons.equalHeights && resolution?.fixedSize == nil
      ? "Button \(button.size.rawValue)" : nil
  }

  func joinsHeightGroup(at size: Size) -> Bool {
    guard let content else { return false }
    // Documented: one- and two-line buttons of a stack have equal heights (HIG, Buttons, watchOS).
    return content.arrangement(width: size.width - insets.horizontal).lines <= 2
  }

  func size(for proposal: ProposedSize) -> Size {
    if let fixed = resolution?.fixedSize { return fixed }
    guard let content else { return .zero }
    return memo.size(for: proposal) {
      let inner = content.arrangement(width: proposal.width.map { $0 - insets.horizontal }).size
      var width = context.roundedUp(max(metrics.minWidth, inner.width + insets.horizontal))
      var height = context.roundedUp(
        max(
          metrics.minHeight, inner.height + insets.vertical,
          room(content).height(around: inner.height)))
      if isRigid { height = metrics.minHeight }
      if let offered = proposal.width {
        if stretches || width > offered { width = max(minimum(along: .horizontal), offered) }
      }
      // A symbol alone stands in a square at least, so that its corners are even.
      if button.title.isEmpty, button.subtitle.isEmpty, button.contentInsets == nil {
        width = max(width, height)
      }
      return Size(width: width, height: height)
    }
  }

  /// The room of letters in the shape; a button without one has no need of it.
  private func room(_ content: ButtonContent) -> ShapeRoom {
    ShapeRoom(insets: insets, overhang: paint.backdrop == nil ? 0 : content.overhang)
  }

  /// Whether it is as high as its size says, whatever is in it.
  private var isRigid: Bool {
    context.conventions.bezels && button.style != .plain
      && (button.bezelStyle == .push || button.hasBezel(in: context))
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let content else { return nil }
    let arrangement = content.arrangement(width: size.width - insets.horizontal)
    guard let baseline = arrangement.titleBaseline else { return nil }
    return (size.height - arrangement.size.height) / 2 + shift.y + baseline
  }

  /// How far the content stands from the middle, where insets are not the same on both sides.
  private var shift: Point {
    let isRightToLeft = context.direction == .rightToLeft
    let x = (insets.leading - insets.trailing) / 2
    return Point(x: isRightToLeft ? -x : x, y: (insets.top - insets.bottom) / 2)
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard let content else { return [] }
    let arrangement = content.arrangement(width: frame.width - insets.horizontal)
    // The symbol of a button with an extent of its own stands in the very middle.
    let top = frame.midY - arrangement.size.height / 2 + shift.y
    let origin = Point(
      x: frame.midX - arrangement.size.width / 2 + shift.x,
      y: resolution?.fixedSize == nil ? context.rounded(top) : top)
    let foreground = paint.foreground
    let radius = room(content).radius(
      min(self.radius(in: frame), frame.height / 2), height: frame.height,
      text: arrangement.size.height, lines: arrangement.lines)
    var items = paint.bezelItems(in: bezel(in: frame), radius: radius)
    items += content.items(of: arrangement, at: origin, color: foreground, paint: paint)
    let node = SceneNode(
      path: context.path, component: "Button", frame: frame,
      hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
      baseline: arrangement.titleBaseline.map { origin.y + $0 },
      text: arrangement.shownTitle,
      style: content.style(of: arrangement, color: foreground, background: paint.backdrop),
      accessibility: accessibility, source: context.source, items: paint.wrapped(items, in: frame))
    return [node]
  }

  /// Where the bezel is: around a symbol that has no room around it, as in bars, where people asked to
  /// see its shape.
  private func bezel(in frame: Rect) -> Rect {
    let isBare = insets.horizontal == 0 && insets.vertical == 0 && resolution?.fixedSize == nil
    guard isBare, button.style == .plain, button.title.isEmpty,
      context.environment.accessibilityShowButtonShapes
    else { return frame }
    let side = max(frame.width, frame.height) + 2 * ButtonPaint.shapeMargin
    return Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  private func radius(in frame: Rect) -> Double {
    let theme = context.theme.buttons
    var own = metrics.radius
    if context.isScrolling, let radius = theme.scrollingRadius { own = radius }
    if let radius = context.squareScreenRadius { own = radius }
    if button.cornerStyle == .capsule { return frame.height / 2 }
    if let radius = button.cornerRadius { own = context.radius(radius, in: frame) }
    switch button.cornerStyle {
    case .small, .medium, .large: return theme.cornerRadii[button.cornerStyle.rawValue] ?? own
    // What follows the corners around does so at every text size.
    case .dynamic where button.cornerRadius != .concentric:
      return own * context.cornerGrowth(of: metrics.title)
    case .capsule, .fixed, .dynamic: return own
    }
  }

  private var accessibility: Accessibility {
    var values = button.subtitle.isEmpty ? [] : [button.subtitle]
    if let value = given.value { values.append(value.rawValue) }
    if button.showsActivityIndicator { values.append(context.word(.inProgress)) }
    var traits: [Accessibility.Trait] = [.button]
    if given.state == .selected || given.value == .on { traits.append(.selected) }
    if given.value != nil { traits.append(.toggleButton) }
    if button.state == .disabled { traits.append(.notEnabled) }
    return Accessibility(
      role: .button, label: resolution?.label ?? button.title,
      value: values.isEmpty ? nil : values.joined(separator: ", "), traits: traits)
  }
}
