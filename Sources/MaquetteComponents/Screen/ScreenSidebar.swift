import MaquetteCore
import MaquetteThemes

/// The sidebar of a screen: a column as high as the screen at its leading edge. In a window of macOS
/// the buttons that close it stand in its upper corner.
struct ScreenSidebar {
  private let contents: ColumnContents
  private let ownWidth: Double?
  private let controls: WindowControls?
  private let controlHeight: Double
  /// The button that hides it, in the line of the window's buttons, and how far it keeps from the sidebar's end.
  private let toggle: (button: any LayoutElement, margin: Double)?
  /// What else stands in that line, and how far it keeps from the button or from the sidebar's end; `nil` for nothing.
  private let items: (row: MacToolbarOverflow, spacing: Double, margin: Double)?
  /// How far a panel that floats keeps from the screen's edges.
  let inset: Double
  private let look: SidebarLook
  private let context: LayoutContext

  /// `nil` where a screen has none, and where the platform has none.
  ///
  /// - Parameters:
  ///   - width: how wide it would like to be; `nil` for the platform's width.
  ///   - safeArea: what the screen itself takes at its edges.
  ///   - toolbar: the bar beside it, which then leaves the window's buttons to it.
  ///   - hasControls: whether it stands in a window, which has buttons.
  ///   - hasToggle: whether a window has a button that hides it.
  ///   - items: what stands before that button.
  init?(
    _ children: [AnyComponent], width: Double? = nil, safeArea: EdgeInsets, toolbar: Toolbar?,
    hasControls: Bool = true, hasToggle: Bool = false, items: [AnyComponent] = [],
    context: LayoutContext
  ) {
    guard !children.isEmpty else { return nil }
    guard let look = SidebarLook(context) else { return nil }
    self.look = look
    var inner = context.entering("Sidebar").inFront(of: .custom(look.background))
    inner.automaticListStyle = "sidebar"
    inner.isInSidebar = true
    // Documented (HIG, Color, macOS): colours on sidebars are vibrant.
    if context.conventions.windows, look.background.alpha < 1 { inner.isOnMaterial = true }
    ownWidth = width
    let inset = look.inset ?? 0
    self.inset = inset
    contents = ColumnContents(
      children,
      safeArea: EdgeInsets(
        top: max(0, safeArea.top - inset), bottom: max(0, safeArea.bottom - inset)),
      alignment: .leading, in: inner)
    self.context = inner
    guard hasControls, context.conventions.windows, let bar = ToolbarLook(context) else {
      (controls, controlHeight, toggle, self.items) = (nil, 0, nil, nil)
      return
    }
    let isShown = toolbar?.showsWindowControls ?? true
    controls = isShown ? WindowControls(look: bar, context: inner) : nil
    controlHeight = MacToolbarElement.controlHeight(of: toolbar, look: bar, below: inset)
    // The row of a title is too low for names below symbols.
    let mode = toolbar?.hasTitleRow == true ? .default : toolbar?.displayMode ?? .default
    self.items = ScreenSidebar.row(of: items, as: mode, bar, in: inner.inBar)
    // A title bar is too low for it.
    let row = MacToolbarElement.controlHeight(of: toolbar, look: bar, below: 0)
    let fits = row > bar.titleBarHeight ?? 0
    let others = (toolbar?.leadingItems ?? []) + items
    guard hasToggle, fits, !SidebarToggle.isAmong(others) else {
      self.toggle = nil
      return
    }
    let item = AnyComponent(MacToolbarItem(SidebarToggle.button(in: inner), mode: .iconOnly))
    let place = inner.inBar.entering("SidebarToggle")
    toggle = (place.element(for: item, at: 0, axis: .horizontal), bar.margin)
  }

  /// The items in the line of a window's buttons: as the button that hides it, they stand on no glass of their own.
  private static func row(
    of items: [AnyComponent], as mode: ToolbarDisplayMode, _ look: ToolbarLook,
    in context: LayoutContext
  ) -> (row: MacToolbarOverflow, spacing: Double, margin: Double)? {
    guard !items.isEmpty else { return nil }
    let maker = MacToolbarItems(mode, look: look, isBare: true, context: context)
    let row = MacToolbarOverflow(
      items, named: "SidebarItems", maker: maker, look: look, context: context)
    return (row, look.spacing, look.margin)
  }

  /// How far a panel that floats keeps from what is beside it.
  private var trailingInset: Double { look.trailingInset ?? 0 }

  /// It is a panel over the screen, and not a part of it.
  var floats: Bool { look.inset != nil }

  /// The column in a screen, with what a panel that floats keeps to its sides: at most half of it.
  private func column(of screen: Rect) -> Rect {
    let whole = (ownWidth ?? look.width) + inset + trailingInset
    let width = context.rounded(min(whole, screen.width / 2))
    let place = ReadingFrame(frame: screen, direction: context.direction)
    return place(Rect(x: 0, y: 0, width: width, height: screen.height))
  }

  /// What it leaves of a screen.
  func rest(of screen: Rect) -> Rect {
    let width = column(of: screen).width
    return screen.inset(by: EdgeInsets(leading: width), direction: context.direction)
  }

  func place(in screen: Rect, safeArea: EdgeInsets) -> [SceneNode] {
    let whole = column(of: screen)
    let column = whole.inset(
      by: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: trailingInset),
      direction: context.direction)
    let top = max(0, max(safeArea.top, controlHeight) - inset)
    // A line of a pixel between it and what is beside it.
    let line = context.hairline
    let insets = EdgeInsets(
      top: top, leading: safeArea.leading, bottom: max(0, safeArea.bottom - inset), trailing: line)
    var children = contents.place(in: column, safeArea: insets, alignment: .topLeading)
    children += controls?.nodes(in: column, height: controlHeight, top: -inset) ?? []
    children += toggleNodes(in: column)
    if look.inset != nil { return [panel(column, children: children)] }
    let place = ReadingFrame(frame: column, direction: context.direction)
    let edge = place(Rect(x: column.width - line, y: 0, width: line, height: column.height))
    return [
      context.containerNode(
        "Sidebar", frame: column,
        items: look.backgroundPaint.items(in: .rect(column)) + [
          .fill(.rect(edge), .color(look.separator))
        ], clip: .rect(column), children: children)
    ]
  }

  /// The button that hides it, in the middle of the height of the window's buttons, and what stands before it.
  private func toggleNodes(in column: Rect) -> [SceneNode] {
    let start = controls?.end ?? 0
    let place = ReadingFrame(frame: column, direction: context.direction)
    func nodes(_ element: any LayoutElement, _ size: Size, at x: Double) -> [SceneNode] {
      let y = context.rounded(-inset + (controlHeight - size.height) / 2)
      return element.place(in: place(Rect(origin: Point(x: context.rounded(x), y: y), size: size)))
    }
    var end = column.width - (items?.margin ?? 0)
    var result: [SceneNode] = []
    if let (button, margin) = toggle {
      let size = button.size(for: .ideal)
      let x = column.width - margin - size.width
      if x >= start {
        result = nodes(button, size, at: x)
        end = x - (items?.spacing ?? 0)
      }
    }
    guard let items else { return result }
    let row = items.row.items(in: max(0, end - start))
    let size = row.size(for: .ideal)
    return nodes(row, size, at: max(start, end - size.width)) + result
  }

  /// A panel that floats on the screen, as since version 26.
  private func panel(_ frame: Rect, children: [SceneNode]) -> SceneNode {
    let shape = Shape.roundedRect(frame, radius: look.radius ?? 0, curve: .continuous)
    // In a window that is not in front it has no shadow.
    let ground =
      context.isInactive && look.inactiveBackground != nil
      ? look.inactiveBackgroundPaint.items(in: shape)
      : look.backgroundPaint.items(in: shape) + look.shadow.items(of: shape)
    let items =
      ground + [
        DrawItem.outline(
          of: frame, radius: look.radius ?? 0, width: context.hairline,
          color: look.separator)
      ]
    // What goes on under a bar ends at the panel's corners.
    let contents =
      children.contains { $0.reaches(frame.minY) }
      ? [
        context.entering("Contents").containerNode(
          "Contents", frame: frame, clip: shape, children: children)
      ] : children
    return context.containerNode("Sidebar", frame: frame, items: items, children: contents)
  }
}

extension SceneNode {
  /// Whether what it fills, or shows of its contents, goes on to an upper edge.
  fileprivate func reaches(_ top: Double) -> Bool {
    let filled = items.compactMap { item -> Double? in
      if case .fill(let shape, _) = item { shape.bounds?.minY } else { nil }
    }
    return (filled + [clip?.bounds?.minY].compactMap(\.self)).contains { $0 < top + 0.01 }
  }
}
