import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// What is drawn behind a symbol that is a button by itself and no ``Button``, where people asked
  /// to see the shapes of buttons: what a plain button with a symbol has.
  func buttonShape(in frame: Rect) -> [DrawItem] {
    guard environment.accessibilityShowButtonShapes else { return [] }
    let paint = ButtonPaint(Button("", style: .plain), context: self)
    return paint.bezelItems(in: frame, radius: theme.buttons.sizes["medium"]?.radius ?? 0)
  }

  /// Whether a text that is a button by itself is underlined.
  var underlinesButtons: Bool {
    environment.contrast == .increased || environment.accessibilityShowButtonShapes
  }
}
