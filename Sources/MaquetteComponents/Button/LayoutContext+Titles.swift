import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The text above or below the rows of a list whose look the title of a button of a style takes.
  func sectionTitle(of style: ButtonStyle) -> SectionText? {
    style == .plain ? self.sectionText : nil
  }

  /// The most lines of a title of a button as it is drawn, 0 for as many as it needs: one in a bar, all in a header or
  /// footer. A single word is cut at its end and not broken in its middle, except where text is so large that most
  /// words would be: it is made smaller. Scripts without spaces break between letters.
  func linesOfTitle(_ text: String, in style: ButtonStyle) -> Int {
    if self.isToolbar { return 1 }
    if sectionTitle(of: style) != nil { return 0 }
    let shown = PseudoText.text(text, in: environment.pseudo)
    let breaks = shown.contains { $0.isWhitespace || $0.isLetter && !$0.isSpacedLetter }
    return breaks || stacksLabels ? theme.buttons.titleLines : 1
  }
}
