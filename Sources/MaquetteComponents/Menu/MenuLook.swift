import MaquetteCore
import MaquetteThemes

/// What the theme says about menus, resolved in its surroundings.
struct MenuLook {
  let context: LayoutContext
  let theme: MenuPanelLook
  let title: ResolvedFont
  let subtitle: ResolvedFont
  let header: ResolvedFont
  let mark: ResolvedFont
  let icon: ResolvedFont

  /// `nil` after reporting what the theme lacks.
  init?(context: LayoutContext) {
    var context = context
    // A menu lies on a material, where colours are vibrant.
    context.isOnMaterial = true
    context.isListRow = false
    guard let theme = context.look(MenuPanelLook.self, component: "menu"),
      let title = theme.title.resolved(), let subtitle = theme.subtitle.resolved(),
      let header = theme.header.resolved(), let mark = theme.mark.resolved(weight: .semibold),
      let icon = theme.icon.resolved()
    else { return nil }
    self.context = context
    self.theme = theme
    surface = Surface(theme, context: context)
    self.title = title
    self.subtitle = subtitle
    self.header = header
    self.mark = mark
    self.icon = icon
  }

  /// Whether texts are so large that menus are arranged in another way.
  var isLarge: Bool {
    context.environment.textSize.isAccessibilitySize && theme.width > 0
  }

  /// The width of every menu; `nil` where it follows the content.
  var width: Double? {
    let width = isLarge ? theme.largeWidth : theme.width
    return width > 0 ? width : nil
  }

  /// The most lines of a title; 0 for as many as it needs.
  var maxLines: Int { isLarge ? 0 : Int(theme.maxLines) }

  /// The least height of a row.
  var rowHeight: Double {
    let fixed = theme.rowHeight
    // Estimated: with large texts 8 points stay above and below.
    if fixed > 0 { return isLarge ? max(fixed, context.roundedUp(title.lineHeight + 16)) : fixed }
    // Distances of the first baseline from the top and of the last one from the bottom.
    return context.rounded(leading * theme.baselineTop)
      + context.rounded(leading * theme.baselineBottom)
  }

  /// The room above and below a row's text.
  var rowPadding: Double { max(0, (rowHeight - title.lineHeight) / 2) }

  /// Where marks stand before titles: the column's width, and the mark's middle in it.
  var markColumn: (width: Double, middle: Double) {
    let width = column(theme.markColumn, growth: theme.markColumnGrowth)
    return (width, context.rounded(width * theme.markPosition))
  }

  /// The width of the column of symbols, and the middle of symbols in it from its outer edge.
  var iconColumn: (width: Double, middle: Double) {
    let width = column(theme.iconColumn, growth: theme.iconColumnGrowth)
    return (width, context.rounded(width / 2 + theme.iconOffset))
  }

  /// Whether symbols stand before titles.
  var hasLeadingIcons: Bool { theme.leadingIcons > 0 }

  /// Whether an open submenu lies over the menu that it belongs to.
  var submenuCovers: Bool { theme.submenuCovers > 0 }

  /// What the panel stands on.
  let surface: Surface

  /// Columns grow with the text: by its line height, less or more for each point of its size.
  private func column(_ width: Double, growth: Double) -> Double {
    let grown = growth * (title.size - defaultSize)
    return context.rounded(width + theme.columnLines * leading + grown)
  }

  /// The line height of a title, as text styles have it.
  private var leading: Double {
    entry(for: context.environment.textSize)?.leading ?? title.lineHeight
  }

  private var defaultSize: Double { entry(for: .large)?.size ?? title.size }

  private func entry(for size: TextSize) -> Typography.Entry? {
    guard case .style(let style) = theme.title.value.base else { return nil }
    return context.theme.typography.style(style)?.entry(for: size)
  }
}

extension MenuPanelLook {
  /// Whether what a control opens takes its place: the menu of a button on a bar's glass, and a dialog.
  var replacesGlass: Bool { (coversGlass ?? 0) > 0 }
}
