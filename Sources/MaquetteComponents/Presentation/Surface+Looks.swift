import MaquetteCore

extension Surface {
  /// The ground of an alert or an action sheet, or another one of the same.
  init(
    _ look: DialogLook, color: Color? = nil, isDimmed: Bool = true, shadows: [Shadow]? = nil,
    context: LayoutContext
  ) {
    self.init(
      color ?? look.background, material: color == nil ? look.backgroundPaint : nil,
      backdrop: isDimmed ? look.backdrop : nil, radius: look.radius ?? 0,
      border: look.border, borderWidth: look.borderWidth, shadows: shadows ?? look.shadow,
      context: context)
  }

  /// The ground of a sheet.
  init(
    _ look: SheetLook, color: Color? = nil, material: Paint? = nil, context: LayoutContext
  ) {
    self.init(
      color ?? look.background, material: color == nil ? look.backgroundPaint : material,
      backdrop: look.backdrop, radius: look.radius ?? 0,
      border: look.border,
      borderWidth: look.borderWidth, shadows: look.shadow, context: context)
  }

  /// The ground of a popover.
  init(_ look: PopoverLook, context: LayoutContext) {
    self.init(
      look.background, radius: look.radius, border: look.border, borderWidth: look.borderWidth,
      shadows: look.shadow, context: context)
  }

  /// The ground of what picks a date.
  init(_ look: CalendarCardLook, context: LayoutContext) {
    self.init(look.background, radius: look.radius, shadows: look.shadow, context: context)
  }

  /// The ground of a menu.
  init(_ look: MenuPanelLook, context: LayoutContext) {
    self.init(
      look.background, material: look.backgroundPaint, radius: look.radius, border: look.border,
      borderWidth: look.borderWidth,
      shadows: look.shadow, context: context)
  }
}
