import MaquetteCore
import MaquetteThemes

/// The panel of colours as a phone presents it: a sheet that is as high as its contents.
struct ColorSheet: PresentedComponent {
  var color: Color
  var mode: ColorPickerMode
  var supportsOpacity: Bool

  func presentation(in context: LayoutContext) -> Presentation {
    Presentation(place: .lowerEdge, backdrop: SheetLook(context)?.backdrop ?? .clear)
  }

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Panel")
    guard let look = ColorPanelLook(context), let sheet = SheetLook(context) else {
      return EmptyElement()
    }
    let isGlass = sheet.partialBackground != nil
    var inner = context.inFront(of: .custom(isGlass ? sheet.background : look.background))
    inner.isOverBackdrop = isGlass
    let contents = ColorPanelContents(
      color: color, mode: mode, supportsOpacity: supportsOpacity, look: look, sheet: sheet,
      context: inner)
    let margins = EdgeInsets(
      top: contents.headGap, leading: look.padding, bottom: look.padding + bottom(sheet, context),
      trailing: look.padding)
    let element = SheetElement(
      bar: contents.head,
      content: PaddingElement(margins, content: contents.body, context: inner), grabber: false,
      isPhone: true, isPartial: true, fits: true, dims: true,
      background: isGlass ? nil : look.background, component: "ColorPanel", look: sheet,
      context: context)
    let label = context.word(.colors)
    return AlteredElement(element) { nodes in
      var nodes = nodes
      if !nodes.isEmpty {
        nodes[0].accessibility = Accessibility(role: .group, label: label, traits: [.modal])
      }
      return nodes
    }
  }

  /// What the screen takes below its contents.
  private func bottom(_ sheet: SheetLook, _ context: LayoutContext) -> Double {
    guard context.isPresented else { return 0 }
    let safeArea = context.environment.device?.safeArea.bottom ?? 0
    return max(0, safeArea - (sheet.partialInset ?? 0))
  }
}
