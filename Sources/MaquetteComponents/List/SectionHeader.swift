import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What stands above the rows of a section: a text, and a chevron where it opens and closes.
struct SectionHeader {
  private let section: Section
  private let disclosure: SectionDisclosureLook?
  /// Where the header stands and what it looks like.
  let theme: ListTextTheme
  private let color: Color
  private let context: LayoutContext

  init(_ section: Section, look: ListLook, in context: LayoutContext) {
    self.section = section
    self.context = context
    var theme = look.theme.header
    var color = context.color(theme.color, tint: context.tint)
    let platform = context.theme.platform.displayName
    if section.headerProminence == .increased {
      if let own = ProminentHeaderLook(context), let font = own.font.theme {
        theme.font = font
        theme.weight = .bold
        theme.uppercase = false
        theme.top = own.top
        theme.bottom = own.bottom
        color = own.color
      } else {
        context.warnUnused("headerProminence", because: "all headers on \(platform) are alike")
      }
    }
    self.theme = theme
    self.color = color
    disclosure = section.isExpanded == nil ? nil : SectionDisclosureLook(context)
    if section.isExpanded != nil, disclosure == nil {
      context.warnUnused("isExpanded", because: "sections on \(platform) are always open")
    }
  }

  /// Whether the rows of the section are shown.
  var isOpen: Bool { disclosure == nil || section.isExpanded != false }

  /// The text or its stand-in, with its chevron; `nil` where there is neither.
  func element() -> (any LayoutElement)? {
    let own = own(section.headerContent, theme, key: "header", color: color)
    guard let disclosure else {
      return own ?? text(section.header, theme, key: "header", color: color)
    }
    let speech = own.map { _ in RowSpeech() }
    let inner = context.entering("Header")
    var place = inner
    place.isListRow = false
    let title = label(section.header, theme, key: "header", color: color)
      .makeElement(in: place.entering("Text"))
    let control = TitledControl(
      name: "Header",
      title: own.map { speech?.heard(in: $0) ?? $0 } ?? (section.header.isEmpty ? nil : title),
      figure: ChevronFigure(
        isOpen: isOpen, look: disclosure, scale: context.growth(of: theme.font), context: inner),
      spacing: disclosure.gap, fills: true, target: .everything,
      accessibility: Accessibility(
        role: .button, label: section.header, value: isOpen ? "expanded" : "collapsed",
        traits: [.button, .header]))
    let row = TitledControlElement(control, context: place)
    return speech.map { $0.said(by: row) } ?? row
  }

  /// What stands below the rows; `nil` for nothing.
  func footer(_ theme: ListTextTheme) -> (any LayoutElement)? {
    own(section.footerContent, theme, key: "footer")
      ?? text(section.footer, theme, key: "footer")
  }

  /// Components in the place of a text; `nil` for none.
  private func own(
    _ components: [AnyComponent], _ theme: ListTextTheme, key: String, color: Color? = nil
  ) -> (any LayoutElement)? {
    SectionText(
      font: font(theme), color: color ?? context.color(theme.color, tint: context.tint),
      isUppercase: theme.uppercase
    ).element(of: components, isHeading: key == "header", in: entering(key))
  }

  private func entering(_ key: String) -> LayoutContext {
    context.entering(key == "header" ? "Header" : "Footer")
  }

  private func font(_ theme: ListTextTheme) -> FontValue {
    var font = FontValue.theme(theme.font)
    font.weight = theme.weight ?? font.weight
    return font
  }

  /// A text above or below the rows; `nil` for none.
  private func text(
    _ text: String, _ theme: ListTextTheme, key: String, color: Color? = nil
  ) -> (any LayoutElement)? {
    guard !text.isEmpty else { return nil }
    var patch = AccessibilityPatch(label: text)
    if key == "header" { patch.traits = [.header] }
    let component = label(text, theme, key: key, color: color).accessibility(patch)
    var inner = entering(key)
    inner.isListRow = false
    return component.makeElement(in: inner)
  }

  private func label(
    _ text: String, _ theme: ListTextTheme, key: String, color: Color?
  ) -> AnyComponent {
    let shown = theme.uppercase ? LetterCase.uppercased(text, in: context.textLanguage) : text
    let color = color ?? context.color(theme.color, tint: context.tint)
    return AnyComponent(
      Label(shown, font: font(theme), color: .custom(color), numberOfLines: 0),
      provenance: context.provenance(key: key))
  }
}

/// A chevron that points down where a section is open, and ahead where it is closed.
private struct ChevronFigure: ControlFigure {
  let name = "Disclosure"
  let size: Size
  private let symbol: SymbolFigure

  /// - Parameter scale: how much larger it is than usual, as the text beside it is.
  init(isOpen: Bool, look: SectionDisclosureLook, scale: Double, context: LayoutContext) {
    func figure(_ name: String) -> SymbolFigure {
      SymbolFigure(
        name, font: look.chevron.resolved(), scale: scale, color: look.color, context: context)
    }
    let (open, closed) = (figure("chevron.down"), figure("chevron.forward"))
    symbol = isOpen ? open : closed
    // As large open as closed: a chevron that turns keeps its middle.
    size = Size(
      width: max(open.size.width, closed.size.width),
      height: max(open.size.height, closed.size.height))
  }

  func items(in frame: Rect) -> [DrawItem] { symbol.items(in: frame) }
}
