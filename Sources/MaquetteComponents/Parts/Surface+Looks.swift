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
      edge: look.edge(look.border, look.borderWidth, in: context),
      shadows: shadows ?? look.shadow, context: context)
  }

  /// The ground of a sheet: one with a colour of its own leaves a part of the screen free, and has a line around it
  /// with increased contrast, as one has that always has a line.
  ///
  /// - Parameter parting: what has the line around it with increased contrast where nothing is dimmed
  ///   behind it; `nil` for a sheet that dims it.
  init(
    _ look: SheetLook, color: Color? = nil, material: Paint? = nil, parting: PopoverLook? = nil,
    context: LayoutContext
  ) {
    let own =
      color == nil && look.border == nil
      ? (color: look.border, width: look.borderWidth)
      : look.edge(look.border, look.borderWidth, in: context)
    self.init(
      color ?? look.background, material: color == nil ? look.backgroundPaint : material,
      backdrop: parting == nil ? look.backdrop : nil, radius: look.radius ?? 0,
      edge: parting?.edge(own.color, own.width, in: context) ?? own,
      shadows: look.shadow, context: context)
  }

  /// The ground of a popover.
  init(_ look: PopoverLook, context: LayoutContext) {
    self.init(look, edge: look.edge(look.border, look.borderWidth, in: context), context: context)
  }

  /// The ground of what picks a date.
  init(_ look: CalendarCardLook, context: LayoutContext) {
    self.init(look, edge: look.edge(nil, nil, in: context), context: context)
  }

  /// The ground of a notification.
  init(_ look: NotificationLook, radius: Double, context: LayoutContext) {
    self.init(
      look.background, material: look.backgroundPaint, radius: radius,
      edge: look.edge(look.border, nil, in: context), shadows: look.shadow, context: context)
  }

  /// The ground of what shares something.
  ///
  /// - Parameter menu: what it looks like where it is a menu; `nil` for a sheet.
  init(_ look: ShareSheetLook, menu: PopoverLook?, context: LayoutContext) {
    self.init(
      look.background, material: look.backgroundPaint, radius: look.radius,
      edge: menu?.edge(menu?.border, menu?.borderWidth, in: context)
        ?? look.edge(nil, nil, in: context),
      shadows: menu?.shadow ?? [], context: context)
  }

  /// The ground of a popover with a calendar.
  init(_ look: DatePopoverLook, context: LayoutContext) {
    self.init(look, edge: look.edge(look.border, look.borderWidth, in: context), context: context)
  }

  /// The ground of a help tag.
  init(_ look: TooltipLook, context: LayoutContext) {
    self.init(
      look.background, material: nil, radius: look.radius,
      edge: look.edge(look.border, nil, in: context), shadows: look.shadow, context: context)
  }

  /// The ground of the window of colours, which has the outline of other windows.
  init(_ look: ColorPanelLook, window: WindowLook?, context: LayoutContext) {
    self.init(
      look.background, material: nil, radius: window?.radius ?? look.radius,
      edge: window?.edge(window?.border, nil, in: context) ?? (nil, nil),
      shadows: window?.shadow ?? [], context: context)
  }

  /// The ground of a menu.
  init(_ look: MenuPanelLook, context: LayoutContext) {
    self.init(look, edge: look.edge(look.border, look.borderWidth, in: context), context: context)
  }

  /// The ground of a panel, with a line around it.
  private init(
    _ look: some PanelLook, edge: (color: Color?, width: Double?), context: LayoutContext
  ) {
    self.init(
      look.background, material: look.backgroundPaint, radius: look.radius, edge: edge,
      shadows: look.shadow, context: context)
  }

  /// A ground with a line around it.
  private init(
    _ color: Color, material: Paint?, backdrop: Color? = nil, radius: Double,
    edge: (color: Color?, width: Double?), shadows: [Shadow], context: LayoutContext
  ) {
    self.init(
      color, material: material, backdrop: backdrop, radius: radius, border: edge.color,
      borderWidth: edge.width, shadows: shadows, context: context)
  }
}

/// The look of a panel over the contents.
private protocol PanelLook: OutlinedLook {
  var background: Color { get }
  var backgroundPaint: Paint { get }
  var radius: Double { get }
  var shadow: [Shadow] { get }
}

extension CalendarCardLook: PanelLook {}
extension DatePopoverLook: PanelLook {}
extension MenuPanelLook: PanelLook {}
extension PopoverLook: PanelLook {}

extension OutlinedLook {
  /// The line around a surface: its own, or the one that increased contrast puts in its place.
  fileprivate func edge(_ border: Color?, _ width: Double?, in context: LayoutContext)
    -> (color: Color?, width: Double?)
  {
    guard context.environment.contrast == .increased, let contrastBorder else {
      return (border, width)
    }
    return (contrastBorder, contrastBorderWidth)
  }
}
