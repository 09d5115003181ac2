import MaquetteCore
import MaquetteThemes

/// What is inside a button: title, subtitle and symbol, and how they stand to one another.
final class ButtonContent {
  private let resolution: ButtonResolution
  let context: LayoutContext
  let title: TextBlock?
  private let subtitle: TextBlock?
  private let ornament: ButtonOrnament?
  let font: ResolvedFont?

  /// How far ink may be out of its line without being seen there, in points.
  private static let unseen = 0.5

  /// The parts with their places, from the content's top left corner.
  struct Arrangement {
    var size = Size.zero
    var title: (layout: TextLayout, origin: Point)?
    var subtitle: (layout: TextLayout, origin: Point)?
    var symbolCentre: Point?
    var ornament: ButtonOrnament?

    var titleBaseline: Double? {
      title.flatMap { title in title.layout.lines.first.map { title.origin.y + $0.baseline } }
    }

    var shownTitle: String? { title?.layout.shownText }

    /// How many lines title and subtitle have.
    var lines: Int { (title?.layout.lines.count ?? 0) + (subtitle?.layout.lines.count ?? 0) }

    mutating func moveText(x: Double, y: Double) {
      if let part = title { title = (part.layout, part.origin.offset(x: x, y: y)) }
      if let part = subtitle { subtitle = (part.layout, part.origin.offset(x: x, y: y)) }
    }
  }

  init(_ resolution: ButtonResolution, weight: FontWeight?, context: LayoutContext) {
    let button = resolution.button
    self.resolution = resolution
    self.context = context
    let metrics = resolution.metrics
    let titleFont = resolution.titleFont(weight: weight, in: context)
    let subtitleFont = context.resolve(metrics.subtitle, weight: nil)
    font = titleFont
    ornament = titleFont.flatMap { ButtonOrnament(resolution, titleFont: $0, context: context) }
    let side = button.titleSide(in: context)
    func block(_ text: String, _ font: ResolvedFont?, key: String) -> TextBlock? {
      guard !text.isEmpty, let font else { return nil }
      return context.textBlock(
        text, resolved: font, maxLines: ButtonContent.lines(of: text, button, context),
        alignment: side, key: key, name: "the \(key)", beside: [button.title, button.subtitle],
        balancesScripts: button.balancesScripts, keepsLine: button.keepsTitleLine(in: context))
    }
    let isBusy = button.showsActivityIndicator && !button.activityTitle.isEmpty
    title = block(button.title, titleFont, key: isBusy ? "activityTitle" : "title")
    subtitle = block(button.subtitle, subtitleFont, key: "subtitle")
  }

  private var button: Button { resolution.button }
  private var metrics: ButtonMetrics { resolution.metrics }

  /// The most lines of a text, 0 for as many as it needs.
  private static func lines(of text: String, _ button: Button, _ context: LayoutContext) -> Int {
    if context.conventions.bezels, !context.isToolbar,
      context.sectionTitle(of: button.style) == nil
    {
      switch button.bezelStyle {
      case .push, .circular, .disclosure, .pushDisclosure, .toolbar, .accessoryBar,
        .accessoryBarAction, .badge:
        return 1
      case .flexiblePush: return 0
      case .automatic:
        return text.contains(where: \.isNewline) ? 0 : context.theme.buttons.titleLines
      }
    }
    return context.linesOfTitle(text, in: button.style)
  }

  /// The least width that holds every letter, in points.
  var minimumWidth: Double {
    let whole = ornament?.bounds.width ?? 0
    guard title != nil || subtitle != nil else { return whole }
    let scale = context.stacksLabels ? TextBlock.leastScale : 1
    let symbol = ornament?.isPicture == true ? whole : whole * scale
    // Few letters are wider than their font's size.
    let text = (font?.size ?? 0) * scale
    return isBeside && symbol > 0 ? symbol + metrics.imagePadding + text : max(symbol, text)
  }

  /// How far letters reach out of their lines, in points.
  var overhang: Double { max(title?.overhang ?? 0, subtitle?.overhang ?? 0) }

  /// The parts in a width; `nil` for as much as they need.
  func arrangement(width: Double?) -> Arrangement {
    let result = arrangement(width: width, with: ornament)
    guard let font, let ornament, !ornament.isPicture, let title = result.title,
      title.layout.scale < 1
    else { return result }
    // What stands beside a title that is made smaller is made as small: neither sticks out of the button. The
    // smaller it is, the more room the title has, so the largest step is looked for by halves.
    func smaller(_ scale: Double) -> Arrangement {
      arrangement(
        width: width,
        with: ButtonOrnament(resolution, titleFont: font, scale: scale, context: context.muted))
    }
    guard isBeside else { return smaller(title.layout.scale) }
    var (low, high) = (0, TextBlock.scales.count - 1)
    while low < high {
      let middle = (low + high) / 2
      let scale = TextBlock.scales[middle]
      let fits = smaller(scale).title.map { $0.layout.scale + 0.001 >= scale } ?? true
      if fits { high = middle } else { low = middle + 1 }
    }
    return smaller(TextBlock.scales[low])
  }

  private var isBeside: Bool {
    button.symbolPlacement == .leading || button.symbolPlacement == .trailing
  }

  private func arrangement(width: Double?, with ornament: ButtonOrnament?) -> Arrangement {
    let symbolSize = ornament.map { Size(width: $0.bounds.width, height: $0.bounds.height) }
    let hasText = title != nil || subtitle != nil
    let gap = symbolSize != nil && hasText ? metrics.imagePadding : 0
    let taken = isBeside ? (symbolSize?.width ?? 0) + gap : 0
    let (text, plain) = textArrangement(width: width.map { max(1, $0 - taken) })
    var result = plain
    result.ornament = ornament
    guard let symbolSize else { return result }
    return isBeside
      ? beside(result, text: text, symbol: symbolSize, gap: gap)
      : stacked(result, text: text, symbol: symbolSize, gap: gap)
  }

  private func textArrangement(width: Double?) -> (Size, Arrangement) {
    var result = Arrangement()
    let shrinks = context.stacksLabels
    // A row shows all of its text, as the links beside it do.
    let breaks = context.isListRow
    let first = title?.wholeWords(width: width, shrinks: shrinks, breaks: breaks)
    let layouts = (
      first,
      subtitle?.wholeWords(
        width: width, shrinks: shrinks, scale: first?.scale ?? 1, breaks: breaks)
    )
    let wide = max(layouts.0?.size.width ?? 0, layouts.1?.size.width ?? 0)
    let side = button.titleSide(in: context)
    func x(_ layout: TextLayout) -> Double {
      switch side {
      case .left: 0
      case .center: (wide - layout.size.width) / 2
      case .right: wide - layout.size.width
      }
    }
    var height = 0.0
    if let layout = layouts.0 {
      result.title = (layout, Point(x: x(layout), y: 0))
      height = layout.size.height
    }
    if let layout = layouts.1 {
      if layouts.0 != nil { height += metrics.titlePadding }
      result.subtitle = (layout, Point(x: x(layout), y: height))
      height += layout.size.height
    }
    result.size = Size(width: wide, height: height)
    return (result.size, result)
  }

  private func beside(_ text: Arrangement, text size: Size, symbol: Size, gap: Double)
    -> Arrangement
  {
    var result = text
    let isBefore = (button.symbolPlacement == .leading) == (context.direction == .leftToRight)
    // A symbol's ink may be higher than the line; that does not make the button higher. A symbol
    // alone stands in a line's height too, so that all such buttons are alike.
    var height = size.height > 0 ? size.height : font?.lineHeight ?? symbol.height
    var middle = symbolMiddle(in: result, height: height)
    if text.ornament?.isPicture == true {
      let above = max(0, (symbol.height - height) / 2)
      result.moveText(x: 0, y: above)
      (height, middle) = (max(height, symbol.height), middle + above)
    } else if (button.symbolFont ?? button.font) != nil {
      // That of a font that somebody chose does, by what is above the line and below it: all of it where the symbol
      // has a font of its own, and what is seen of it where it follows the title's.
      let above = max(0, symbol.height / 2 - middle)
      let below = max(0, middle + symbol.height / 2 - height)
      if max(above, below) > (button.symbolFont == nil ? ButtonContent.unseen : 0) {
        result.moveText(x: 0, y: above)
        (height, middle) = (height + above + below, middle + above)
      }
    }
    let shift = isBefore ? symbol.width + gap : 0
    result.moveText(x: shift, y: 0)
    result.size = Size(width: size.width + gap + symbol.width, height: height)
    let left = isBefore ? 0 : size.width + gap
    result.symbolCentre = Point(x: left + symbol.width / 2, y: middle)
    return result
  }

  private func stacked(_ text: Arrangement, text size: Size, symbol: Size, gap: Double)
    -> Arrangement
  {
    var result = text
    let width = max(size.width, symbol.width)
    let isAbove = button.symbolPlacement == .top
    let shift = Point(x: (width - size.width) / 2, y: isAbove ? symbol.height + gap : 0)
    result.moveText(x: shift.x, y: shift.y)
    result.size = Size(width: width, height: size.height + gap + symbol.height)
    let top = isAbove ? 0 : size.height + gap
    result.symbolCentre = Point(x: width / 2, y: top + symbol.height / 2)
    return result
  }

  /// Beside one line the grid's middle lies in the middle of the capitals; beside more, or alone,
  /// the ink stands in the middle.
  private func symbolMiddle(in arrangement: Arrangement, height: Double) -> Double {
    guard let font, arrangement.subtitle == nil, let title = arrangement.title,
      title.layout.lines.count == 1, let baseline = arrangement.titleBaseline,
      let ornament = arrangement.ornament
    else { return height / 2 }
    return baseline - font.capHeight * title.layout.scale / 2 + ornament.bounds.midY
  }
}
