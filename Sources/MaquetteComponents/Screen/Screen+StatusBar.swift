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
  /// - Parameter panel: the context of a sidebar that floats under the time; `nil` for none.
  func systemSigns(
    _ device: Device?, bars: ScreenBarElements, isOnBlack: Bool, panel: LayoutContext?,
    in context: LayoutContext
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
    context.report(state.problem(key: "statusBar", range: 0...0), of: "statusBar")
    let bar = PhoneStatusBar(state, device: device, isOnBlack: isOnBlack, context: context)
    // What is wrong with the time is told once.
    guard let bar, let panel,
      let time = PhoneStatusBar(state, device: device, context: panel.muted)
    else { return bar }
    return PanelStatusBar(onPanel: time, beside: bar)
  }
}
