import MaquetteCore
import MaquetteThemes

extension AttributedText {
  /// A text from inline markup, a part of Markdown as Foundation's AttributedString reads it.
  ///
  /// | Markup | Means |
  /// | --- | --- |
  /// | `**bold**`, `__bold__` | bold |
  /// | `*italic*`, `_italic_` | slanted; `_` inside of a word stands for itself |
  /// | `***both***` | both |
  /// | `` `code` `` | monospaced, and no markup inside |
  /// | `~~gone~~` | a line through |
  /// | `[text](https://…)` | a link |
  /// | `^[text](color: red, underline: single)` | attributes, with the keys of a run |
  /// | `^[Favorite](symbol: star.fill)` | a symbol, and what is read in its place |
  /// | `\*` | the character itself |
  ///
  /// What opens and is not closed stands for itself, and the rules for that are CommonMark's. There
  /// are no blocks, images, HTML or entities; line breaks stay as they are.
  ///
  /// - Throws: every unknown or impossible attribute and every bad URL, with its line and column
  ///   in the text.
  public init(markup: String) throws(DiagnosticError) {
    let (text, problems) = MarkupParser.parse(
      markup, catalogue: Catalogue([]), symbols: SymbolSet())
    guard problems.isEmpty else { throw DiagnosticError(problems) }
    self = text
  }
}
