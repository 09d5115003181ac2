import MaquetteCore
import MaquetteThemes

/// Puts a sheet together: with a bar above its content, or with buttons below it.
struct SheetLayout {
  private let sheet: Sheet
  private let look: SheetLook
  private let context: LayoutContext
  /// Its corners; those of the screen where it is all of that.
  private let corners = CornerContainer()

  init(_ sheet: Sheet, _ look: SheetLook, _ context: LayoutContext) {
    self.sheet = sheet
    self.look = look
    self.context = context
  }

  /// What stands in front of the sheet.
  private var inner: LayoutContext {
    var inner = context.inFront(of: .custom(look.background))
    // Whatever lies behind the screen, it is the sheet's ground that is behind its contents.
    inner.isOverBackdrop = isGlass
    inner.isInSheet = context.conventions.sheet == .window
    if context.conventions.sheet != .full { inner.corners = corners }
    inner.hasRoomAboveCards = sheet.content.leaveRoomAboveCards(
      isBelowSmallTitle: hasBar, in: inner)
    return inner
  }

  /// Whether a title or buttons stand above its content.
  private var hasBar: Bool {
    let actions = sheet.actions
    return !sheet.title.isEmpty
      || [actions.cancel, actions.confirm, actions.destructive].contains { $0 != nil }
  }

  /// Whether its ground is glass, on which lists have no background of their own. With increased contrast it is one
  /// colour, that of the cards in a list.
  private var isGlass: Bool {
    isPartial && look.partialBackground != nil && context.environment.contrast != .increased
  }

  /// Whether it leaves a part of the screen free.
  private var isPartial: Bool { isCard && sheet.shownDetent(in: context).isPartial }

  private var content: any LayoutElement {
    let content =
      sheet.content.count == 1
      ? sheet.content[0] : AnyComponent(VStack { sheet.content })
    return inner.element(for: content, at: 0, axis: .vertical)
  }

  /// The content below a navigation bar of its own, under which it scrolls; `nil` for any other.
  private var barredContent: BarredContents? {
    let top = (showsGrabber ? look.grabberRoom : look.topPadding) ?? 0
    return BarredContents(
      sheet.content, reach: hasBar ? 0 : top,
      ground: isGlass ? nil : listBackground ?? look.background, in: inner)
  }

  /// Documented (UIKit, prefersGrabberVisible): the system hides the grabber where the sheet is all of the screen.
  private var showsGrabber: Bool { !isFull && sheet.showsGrabber ?? isPartial }

  /// Whether it is all of the screen.
  private var isFull: Bool { context.isPresented && sheet.fillsScreen(in: context) }

  /// Whether its content goes on to the lower edge of the screen, as what scrolls in all of it does.
  private var reachesEdge: Bool {
    sheet.ignoresSafeArea || sheet.content.endsInScrolling(in: inner)
  }

  /// All of the screen under the time, on watchOS.
  var watch: any LayoutElement {
    checkHelp()
    let actions = sheet.actions
    var content = content
    if let destructive = actions.destructive {
      let stack = AnyComponent(VStack(spacing: look.gap) { sheet.content + [destructive] })
      content = inner.element(for: stack, at: 0, axis: .vertical)
    }
    // The system gives each sheet a way out (HIG, Buttons).
    let close = AnyComponent(Button(context.word(.close)))
    return WatchModal(
      component: "Sheet", title: sheet.title, cancel: actions.cancel ?? close,
      confirm: actions.confirm,
      background: listBackground ?? look.background
    ).element(content, in: context)
  }

  /// Grabber, bar and content, as on iOS and iPadOS.
  var barred: any LayoutElement {
    checkHelp()
    let actions = sheet.actions
    let bar = SheetBar(
      leading: [(actions.cancel, 0)],
      title: sheet.title.isEmpty
        ? nil
        : SheetBar.title(sheet.title, look: look, provenance: context.provenance(key: "title")),
      trailing: [(actions.destructive, 2), (actions.confirm, 1)])
    let barred = barredContent
    return SheetElement(
      bar: bar.row(look: look, in: inner),
      content: barred ?? content, goesUnderBar: barred != nil, grabber: showsGrabber,
      isPhone: isCard, isPartial: isPartial, isFull: isFull, reachesEdge: reachesEdge,
      dims: sheet.backgroundInteraction != .enabled, background: listBackground, look: look,
      corners: corners, context: context)
  }

  /// The background of a list in it: it lies under the bar and what stands beside the list, too.
  private var listBackground: Color? {
    isGlass ? nil : sheet.content.lazy.compactMap { [$0].fullBackground(in: inner) }.first
  }

  /// Whether it takes all of the screen's width.
  private var isCard: Bool { context.conventions.sheet == .card }

  /// Content and a row of buttons, as on macOS and tvOS.
  var footed: any LayoutElement {
    let actions = sheet.actions
    let buttons = [actions.confirm, actions.cancel, actions.destructive].compactMap { $0 }
    var parts: [AnyComponent] = []
    if context.conventions.sheet == .panel, !sheet.title.isEmpty {
      let title = Label(
        sheet.title, font: look.title?.value ?? .body, alignment: .center, numberOfLines: 0)
      parts.append(
        AnyComponent(title, provenance: context.provenance(key: "title"))
          .accessibility(AccessibilityPatch(traits: [.header])))
    }
    parts += sheet.content
    let isMac = context.conventions.sheet == .window
    if let row = footer(buttons, isMac: isMac) { parts.append(row) }
    let stack = VStack(alignment: isMac ? .leading : .center, spacing: look.gap) { parts }
    let content = inner.element(for: AnyComponent(stack), at: 0, axis: .vertical)
    let padding = EdgeInsets(all: look.padding ?? 0)
    // In a window it is as wide as its contents, and in a picture of its own as wide as that. A stack
    // that is offered what it has taken stays as it is: fields fill a point more.
    let fitting =
      context.isPresented
      ? look.minWidth.map {
        max($0, content.size(for: .ideal).width.rounded(.down) + 1 + padding.horizontal)
      } : nil
    let element = SurfaceElement(
      Surface(look, context: context), width: look.width ?? fitting, padding: padding,
      content: content, corners: corners, component: "Sheet", context: context)
    guard isMac, !sheet.title.isEmpty else { return element }
    return AccessibilityElement(AccessibilityPatch(label: sheet.title), content: element)
  }

  private func checkHelp() {
    guard sheet.help != nil else { return }
    context.report(
      .warning, "\(context.theme.platform.displayName) has no help button", key: "help",
      hint: "leave 'help' out; help buttons belong to macOS (HIG, Buttons)", id: .notOnPlatform)
  }

  /// The buttons below the content, and on macOS a help button in the corner opposite to them.
  private func footer(_ buttons: [AnyComponent], isMac: Bool) -> AnyComponent? {
    let group = buttons.isEmpty ? nil : AnyComponent(ButtonGroup { buttons })
    guard let help = sheet.help else { return group }
    guard isMac else {
      checkHelp()
      return group
    }
    guard let group else {
      return AnyComponent(HelpButton(placement: help == .automatic ? .trailing : help))
    }
    if help.conflicts(hasDismissalButtons: true) {
      context.report(
        .warning, "the help button is in the corner opposite to the dismissal buttons",
        key: "help",
        hint: "write 'help: automatic'; the dismissal buttons are in the trailing corner (HIG, "
          + "Buttons)")
    }
    return AnyComponent(
      HStack(spacing: look.gap) {
        HelpButton()
        group
      })
  }
}
