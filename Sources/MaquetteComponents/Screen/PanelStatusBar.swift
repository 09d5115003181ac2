import MaquetteCore

/// The status bar of an iPad whose sidebar floats under the time: the time has the colour of texts on the panel, the
/// signs at the other end that of what is behind them.
struct PanelStatusBar: ScreenFurniture {
  let liesOverEverything = true
  private let onPanel: PhoneStatusBar
  private let beside: PhoneStatusBar

  /// - Parameters:
  ///   - onPanel: the bar as it is drawn in front of the panel.
  ///   - beside: the bar as it is drawn in front of the screen.
  init(onPanel: PhoneStatusBar, beside: PhoneStatusBar) {
    self.onPanel = onPanel
    self.beside = beside
  }

  func place(over frame: Rect, safeArea: EdgeInsets, corner: Double?) -> [SceneNode] {
    // What is written is the time; the signs are drawn.
    let time = onPanel.place(over: frame, safeArea: safeArea, corner: corner)
      .filter { $0.text != nil }
    return time
      + beside.place(over: frame, safeArea: safeArea, corner: corner).filter { $0.text == nil }
  }
}
