import MaquetteCore
import MaquetteThemes

/// What takes over all of a watch's screen: a sheet, an alert or an action sheet.
///
/// The time stays at the top. Beside it stands the title, or in the corners what leaves and what
/// finishes, with the title below (HIG, Modality; action sheets have Cancel in the upper corner).
struct WatchModal {
  /// What it is, for the tree of nodes.
  var component: String
  var title = ""
  /// What leaves, in the leading corner.
  var cancel: AnyComponent?
  /// What finishes, in the trailing corner.
  var confirm: AnyComponent?
  var background: Color
  /// Whether contents that need more room make it higher than the screen.
  var growsWithContent = true

  /// It around its contents, which start at the top and go on to the lower edge.
  func element(_ content: any LayoutElement, in context: LayoutContext) -> any LayoutElement {
    let device = context.environment.device ?? .standard(for: context.theme.platform)
    let toolbar = toolbar(in: context)
    let filled = FrameElement(
      FrameValue(maxWidth: .infinity, maxHeight: .infinity, alignment: .top), content: content,
      context: context)
    return ScreenElement(
      component: component, growsWithContent: growsWithContent, device: device,
      bars: ScreenBarElements(toolbar: toolbar, title: title, context: context),
      statusBar: ScreenStatusBar(
        title: title, device: device, toolbar: toolbar, bar: nil, context: context),
      ignoresSafeArea: false, scrolls: true, ground: ScreenGround(background, context: context),
      content: filled, columns: .none(in: context), input: nil,
      presented: [], context: context)
  }

  /// What leaves and what finishes, in the corners.
  func toolbar(in context: LayoutContext) -> WatchToolbar? {
    ToolbarLook(context).map { look in
      WatchToolbar(
        Toolbar {
        } leadingItems: {
          [cancel.map { WatchModal.corner($0, symbol: "xmark") }].compactMap { $0 }
        } trailingItems: {
          [confirm.map { WatchModal.corner($0, symbol: "checkmark") }].compactMap { $0 }
        }, look: look, context: context.entering("Toolbar"))
    }
  }

  /// A button as a corner has it: with a symbol, since there is no room for a word in every language.
  /// Its title is what assistive technology says.
  private static func corner(_ component: AnyComponent, symbol: String) -> AnyComponent {
    component.replacingButton { button in
      guard button.symbol.isEmpty, button.systemItem == nil else { return button }
      var button = button
      button.symbol = symbol
      return button
    }
  }
}
