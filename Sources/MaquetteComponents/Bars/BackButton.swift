import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What the button that leads back shows of the screen before, under the names of UIKit's
/// `UINavigationItem.BackButtonDisplayMode`.
public enum BackButtonDisplayMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The title of the screen before; where that has no room, a word for going back; without room for
  /// that, only the chevron.
  case `default`
  /// A word for going back, or only the chevron.
  case generic
  /// Only the chevron.
  case minimal

  public static var synonyms: [String: BackButtonDisplayMode] { ["automatic": .default] }
}

/// The button that leads back: a chevron and, after it, a title.
struct BackButton {
  let look: NavigationBarLook
  let context: LayoutContext

  /// Its forms, from the longest to the shortest.
  func forms(_ title: String, mode: BackButtonDisplayMode) -> [any LayoutElement] {
    let word = context.word(.back)
    let label = title.isEmpty ? word : title
    let chevron = form("", label: label)
    // A screen without a title leads back with the chevron alone, and so does one of iOS 26.
    let isAlone = title.isEmpty && mode == .default || GlassGround(context) != nil
    guard mode != .minimal, !isAlone else { return [chevron] }
    let worded = WordedElement(form(word, label: label), word: .back, context: context)
    return mode == .default ? [form(title, label: label), worded, chevron] : [worded, chevron]
  }

  /// - Parameter label: what VoiceOver says.
  private func form(_ title: String, label: String) -> any LayoutElement {
    let glass = GlassGround(context)
    let color = glass == nil ? context.tint : context.color(.primary, key: "backTitle")
    let text = context.textPart(
      title, look.item.resolved(), color: color, key: "backTitle",
      name: "the back button's title", balancesScripts: true)
    text?.isUnderlined = context.underlinesButtons
    let chevron = context.symbolPart(
      "chevron.backward", look.chevron.resolved(), color: color, key: "backTitle")
    let width = chevron?.size(for: .ideal).width ?? 0
    let sign = chevron.map { chevron -> any LayoutElement in
      // Its ink stands a little towards the end that it points to.
      guard glass != nil, let shift = look.chevronShift else { return chevron }
      return PaddingElement(
        EdgeInsets(trailing: 2 * shift), content: chevron, context: context)
    }
    let row = context.row(
      [sign, text], spacing: look.backGap, packing: glass == nil ? .start : .center)
    let box = BoxElement(
      row, minWidth: glass?.side ?? 0, height: glass?.side ?? look.rowHeight(in: context),
      context: context
    ) { frame in
      if let glass { return glass.items(in: frame) }
      let side = look.shapeSide
      let shape = Rect(
        x: (width - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
      return text == nil ? context.buttonShape(in: context.mirrored(shape, in: frame)) : []
    }
    return ControlElement(
      "BackButton", box,
      accessibility: Accessibility(role: .button, label: label, traits: [.button]),
      context: context
    ) { frame in
      // All of the bar's height, from its very end.
      let wide = context.wideInset(of: look.backMargin).room(in: context.screenWidth)
      return frame.inset(
        by: EdgeInsets(leading: -look.backMargin - wide), direction: context.direction
      )
      .expanded(toAtLeast: context.theme.metrics.minHitTarget)
    }
  }
}

/// A form with a word of the system, which is asked for where the form is drawn.
private final class WordedElement: WrappingElement {
  let content: any LayoutElement
  private let word: SystemWord
  private let context: LayoutContext

  init(_ content: any LayoutElement, word: SystemWord, context: LayoutContext) {
    self.content = content
    self.word = word
    self.context = context
  }

  func place(in frame: Rect) -> [SceneNode] {
    // What is noted once is that the word is not known.
    _ = context.shownWord(word)
    return content.place(in: frame)
  }
}
