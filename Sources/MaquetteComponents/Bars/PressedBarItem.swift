import MaquetteCore
import MaquetteThemes

extension AnyComponent {
  /// The same without a finger on it, for a button or menu of a bar that is pressed; `nil` for all others.
  var releasedBarItem: AnyComponent? {
    switch barItem.unmodified {
    case let button as Button where button.state == .pressed:
      replacingButton { $0.atRest ?? $0 }
    case let menu as Menu where menu.state == .pressed:
      replacing(Menu.self) { $0.atRest ?? $0 }
    case let menu as PullDownButton where menu.state == .pressed:
      replacing(PullDownButton.self) { $0.atRest ?? $0 }
    case let menu as PopUpButton where menu.state == .pressed:
      replacing(PopUpButton.self) { $0.atRest ?? $0 }
    default: nil
    }
  }
}

extension GlassGround {
  /// What pressing a button of glass changes, which pressing one on a bar's glass changes, too.
  func pressedLook(isProminent: Bool) -> ButtonLook? {
    let buttons = context.theme.buttons
    let style = isProminent ? buttons.prominentGlass : buttons.styles[ButtonStyle.glass.rawValue]
    return style?.states[ButtonState.pressed.rawValue]
  }
}

/// Draws its content larger or smaller, about the middle of its frame; others do not make room for it.
final class GrownElement: WrappingElement {
  let content: any LayoutElement
  private let scale: Double

  init(_ content: any LayoutElement, scale: Double) {
    self.content = content
    self.scale = scale
  }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    return content.place(in: frame).map { $0.transformed(opacity: 1, scale: scale, about: centre) }
  }
}
