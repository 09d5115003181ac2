import MaquetteCore
import MaquetteThemes

extension Screen {
  /// Whether time and home indicator are drawn: with bars, when nothing says so.
  private var hasStatusBar: Bool {
    self.showsStatusBar ?? self.statusBar?.isShown ?? !self.bars.isEmpty
  }

  /// Whether something says that they are not drawn.
  package var hidesStatusBar: Bool { (self.showsStatusBar ?? self.statusBar?.isShown) == false }

  /// What the system shows at the screen's edges; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - backdrop: what is told what lies behind them; `nil` where nobody is.
  ///   - panel: the context of a sidebar that floats under the time; `nil` for none.
  func systemSigns(
    _ device: Device?, bars: ScreenBarElements, isOnBlack: Bool, backdrop: GlassBackdrop?,
    panel: LayoutContext?, in context: LayoutContext
  ) -> (any ScreenFurniture)? {
    if context.has(StatusBarLook.self) {
      return ScreenStatusBar(
        title: self.title, device: device, toolbar: bars.watchToolbar, bar: self.bars.watchBar,
        context: context)
    }
    if !self.title.isEmpty {
      context.report(
        .warning, "the title of a screen is shown on a watch only", key: "title",
        hint: "write 'navigationBar:' with a title, or put a label into the screen's contents")
    }
    let state = self.statusBar ?? StatusBar()
    guard hasStatusBar else {
      if state.isShown { context.warnUnused("statusBar", because: "'showsStatusBar' is false") }
      return nil
    }
    if !state.isShown { context.warnUnused("statusBar", because: "'showsStatusBar' is true") }
    context.report(state.problem(key: "statusBar", range: 0...0), of: "statusBar")
    let bar = PhoneStatusBar(
      state, device: device, isOnBlack: isOnBlack, backdrop: backdrop, context: context)
    // What it says of battery and network; a word alone asks for the home indicator as well.
    if bar?.isHidden == true, state != StatusBar(), state.isShown {
      context.warnUnused("statusBar", because: "a phone on its side shows neither time nor signs")
    }
    // What is wrong with the time is told once.
    guard let bar, let panel,
      let time = PhoneStatusBar(state, device: device, backdrop: backdrop, context: panel.muted)
    else { return bar }
    return PanelStatusBar(onPanel: time, beside: bar)
  }
}
