import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// A font's size relative to that at the usual text size.
  func growth(of font: ThemeFont) -> Double {
    guard case .style(let style) = font,
      let usual = FontValue.style(style).resolved(
        in: environment, adjustsForContentSizeCategory: false),
      let now = FontValue.style(style).resolved(in: environment)
    else { return 1 }
    return now.size / usual.size
  }

  /// How much rounder a button's corners are than at the usual text size: as much as its title is larger, where the
  /// platform's corners follow that.
  func cornerGrowth(of title: ThemeFont) -> Double {
    theme.buttons.radiusFollowsTextSize ? growth(of: title) : 1
  }

  /// What titles of a list's rows have that ask for no font; `nil` outside of rows, and where the
  /// platform has none but that of body text.
  var rowTitleFont: ThemeFont? {
    isListRow ? ListRowLook(self)?.titleFont.theme : nil
  }

  /// The font a theme wrote, with another weight when one is given.
  func resolve(_ font: ThemeFont, weight: FontWeight?) -> ResolvedFont? {
    switch font {
    case .style(let style):
      return FontValue.style(style, weight: weight).resolved(in: environment)
    case .fixed(let size, let own):
      return FontValue.system(size: size, weight: weight ?? own).resolved(in: environment)
    }
  }
}
