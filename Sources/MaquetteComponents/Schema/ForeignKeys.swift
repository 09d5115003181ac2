import MaquetteCore
import MaquetteThemes

/// Keys that people know from CSS, HTML, SwiftUI and elsewhere, and what says the same here, whatever the
/// component. What only some components have under another name is one of these keys' aliases, or stands in
/// ``Namesakes``.
enum ForeignKeys {
  /// What to say to a key that a component does not have; `nil` for a word that means nothing.
  ///
  /// - Parameters:
  ///   - all: the keys that stand beside one another, with this one.
  ///   - theme: the theme, as far as it is known.
  ///   - has: whether the component has a key of a name.
  static func advice(
    for entry: SpecNode.Entry, beside all: [SpecNode.Entry], in theme: Theme?,
    has: (String) -> Bool
  ) -> String? {
    let word = bare(entry.key)
    if let meant = names[word]?.first(where: has) { return "did you mean '\(meant)'?" }
    return ForeignParts.advice(for: entry, beside: all, in: theme, has: has) ?? sentences[word]
  }

  /// A word in small letters without dashes and underscores.
  static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// A word with capital letters in place of dashes and underscores.
  static func camelCase(_ word: String) -> String {
    let parts = word.split { $0 == "-" || $0 == "_" }
    return parts.prefix(1).joined()
      + parts.dropFirst().map { String($0).capitalizedFirst }.joined()
  }

  /// The keys that may be meant, the first that there is being it, by words in small letters without
  /// dashes.
  private static let names: [String: [String]] = [
    "min": ["minimumValue", "minimum"], "max": ["maximumValue", "total", "maximum"],
    "minimum": ["minimumValue"], "maximum": ["maximumValue", "total"],
    "navbar": ["navigationBar"], "appbar": ["navigationBar"], "nav": ["navigationBar"],
    "header": ["navigationBar"], "topbar": ["navigationBar"], "bottombar": ["toolbar"],
    "selected": ["selection", "currentPage", "isOn"],
    "selectedindex": ["selection", "currentPage"], "active": ["selection", "isOn"],
    "checked": ["isOn"], "ischecked": ["isOn"],
    "colour": ["color", "tint"], "color": ["tint"], "textcolor": ["color"],
    "textcolour": ["color"], "foregroundcolor": ["color", "tint"],
    "foregroundstyle": ["color", "tint"], "tintcolour": ["tint"], "accentcolor": ["tint"],
    "tintcolor": ["tint", "color"], "tint": ["color"], "fillcolor": ["fill", "color"],
    "backgroundcolor": ["background"], "backgroundcolour": ["background"],
    "bg": ["background"], "bgcolor": ["background"], "backgroundstyle": ["background"],
    "radius": ["cornerRadius"], "borderradius": ["cornerRadius"], "rounded": ["cornerRadius"],
    "corners": ["cornerRadius"], "cornerradii": ["cornerRadius"],
    "margin": ["padding"], "margins": ["padding"], "insets": ["padding"],
    "gap": ["spacing"], "space": ["spacing"], "itemspacing": ["spacing"],
    "align": ["alignment"], "textalign": ["alignment"], "alignitems": ["alignment"],
    "letterspacing": ["kerning"], "textdecoration": ["underlineStyle"],
    "texttransform": ["textCase"], "lineheight": ["lineSpacing"], "maxlines": ["numberOfLines"],
    "wordwrap": ["lineBreakMode"], "textoverflow": ["lineBreakMode"],
    "alpha": ["opacity"], "rotate": ["rotationEffect"], "boxshadow": ["shadow"],
    "dir": ["layoutDirection"], "lang": ["language"], "clip": ["clipShape"],
    "image": ["icon", "systemImage", "symbol"], "img": ["icon", "systemImage", "symbol"],
    "icon": ["systemImage", "symbol"], "symbol": ["systemImage", "icon"],
    "options": ["segments", "items"], "items": ["options", "segments", "children"],
    "rows": ["children"], "name": ["title"], "caption": ["subtitle", "title"],
    "description": ["subtitle", "message"], "detail": ["subtitle", "value"],
    "alt": ["accessibilityLabel"], "arialabel": ["accessibilityLabel"],
    "testid": ["accessibilityIdentifier"], "href": ["destination"], "percent": ["value"],
    "choices": ["options", "segments", "items"], "headers": ["columns"],
    "body": ["children", "content"], "child": ["children"], "tabs": ["tabBar"],
    "typeface": ["font"], "displaymode": ["titleDisplayMode"],
  ]

  private static let hidden =
    "no component has it: leave the component out, or write 'opacity: 0' to keep its space"
  private static let behaviour =
    "leave it out: it says what the app does, and nothing in the picture"

  private static let sentences: [String: String] = [
    "hidden": hidden, "ishidden": hidden, "visible": hidden, "isvisible": hidden,
    "visibility": hidden, "display": hidden,
    "action": behaviour, "onclick": behaviour, "ontap": behaviour, "ontapgesture": behaviour,
    "onpress": behaviour, "onchange": behaviour, "handler": behaviour, "target": behaviour,
    "onappear": behaviour, "animation": behaviour, "transition": behaviour, "cursor": behaviour,
    "class": "there are no style sheets: write the keys themselves",
    "classname": "there are no style sheets: write the keys themselves",
    "justify": "put a 'Spacer' where the room is to be",
    "justifycontent": "put a 'Spacer' where the room is to be",
    "colorscheme": "at the top of a spec, write 'appearance: dark'",
    "darkmode": "at the top of a spec, write 'appearance: dark'",
    "preferredcolorscheme": "at the top of a spec, write 'appearance: dark'",
    "rtl": "at the top of a spec, write 'direction: rightToLeft'",
    "flex": "write 'width: infinity'", "flexgrow": "write 'width: infinity'",
    "id": "for tests, write 'accessibilityIdentifier: …'",
  ]
}
