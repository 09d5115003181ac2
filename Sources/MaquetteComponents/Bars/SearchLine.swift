import MaquetteCore
import MaquetteThemes

/// A field to search with, and the button that ends the search beside it.
struct SearchLine {
  let look: SearchFieldLook
  /// That of what the field belongs to.
  let context: LayoutContext

  /// - Parameters:
  ///   - isOpen: whether there is the button.
  ///   - hasContents: whether something has been chosen or typed.
  ///   - inset: what the field keeps to the trailing edge where the button is below it. The button has room
  ///     of its own around its title.
  func element(
    _ field: any LayoutElement, isOpen: Bool = true, hasContents: Bool, inset: Double = 0
  ) -> StackElement {
    // Beside a word in large letters there is no room for what has been chosen and typed.
    let isStacked = isOpen && context.stacksLabels && look.cancelsBySign != 1 && hasContents
    var field = field
    if isStacked, inset > 0 {
      field = PaddingElement(EdgeInsets(trailing: inset), content: field, context: context)
    }
    return StackElement(
      axis: isStacked ? .vertical : .horizontal, spacing: look.cancelGap ?? look.gap,
      alignment: isStacked ? .end : .center, children: [field] + (isOpen ? cancelButton : []),
      component: "Row", context: context)
  }

  /// The button: a word, or since iOS 26 a circle with a cross.
  private var cancelButton: [any LayoutElement] {
    guard look.cancelsBySign == 1 else {
      let button = AnyComponent(Button(context.shownWord(.cancel), style: .plain))
      return [context.element(for: button, at: 0, axis: .horizontal)]
    }
    let button = AnyComponent(Button("", symbol: "xmark").accessibilityLabel(context.word(.cancel)))
    return BarItems(inset: 0, context: context).elements([button], named: "Cancel")
  }
}

extension [AnyComponent] {
  /// The field among the items of a bar in which people search; `nil` for none. All else in the bar makes room for it.
  ///
  /// Documented: on an iPhone a toolbar may hide parts of its content while people search (SwiftUI,
  /// searchPresentationToolbarBehavior), and the navigation bar hides (UIKit,
  /// UISearchController.hidesNavigationBarDuringPresentation).
  func openSearch(in context: LayoutContext) -> AnyComponent? {
    guard context.conventions.screenBars == .edges else { return nil }
    return first { $0.unmodified.cast(to: (any BarFilling).self)?.isOpen == true }
  }
}
