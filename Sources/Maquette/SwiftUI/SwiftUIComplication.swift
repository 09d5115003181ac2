import MaquetteComponents

extension Complication: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    // The family is the widget's, not the view's: `supportedFamilies(_:)`.
    keys.say("children", "widgetLabel", "showsBackground")
    export.modules.insert("WidgetKit")
    var view = export.stack(self.children)
    if self.showsBackground ?? (self.family.outline == .circle) {
      view = SwiftView("ZStack", children: [SwiftView("AccessoryWidgetBackground()"), view])
    }
    if !self.widgetLabel.isEmpty {
      view.modifiers.append(".widgetLabel(\(SwiftLiteral.title(self.widgetLabel)))")
    }
    return view
  }
}
