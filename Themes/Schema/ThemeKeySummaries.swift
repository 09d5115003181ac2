import MaquetteCore

/// What the keys of theme files mean, in a sentence for editors.
enum ThemeKeySummaries {
  /// The summary of a key: that of its whole path's end, or of the key alone; `nil` where none is written.
  ///
  /// - Parameter path: the keys that lead to it, from the top of the file.
  static func summary(of path: [String]) -> String? {
    if path.first == "controls", path.count < 4 { return controlSummary(path) }
    for count in stride(from: min(path.count, 3), through: 1, by: -1) {
      if let text = table[path.suffix(count).joined(separator: ".")] { return text }
    }
    return nil
  }

  /// What stands below a control's name. Its keys are the control's own: other things have the same names, and
  /// no sentence is written for thousands.
  private static func controlSummary(_ path: [String]) -> String? {
    switch path.count {
    case 1: table[path[0]]
    case 2: "The measures, colours, fonts and shadows of \(path[1]); 'none' removes it."
    default: nil
    }
  }

  private static let table: [String: String] = {
    var table = enumerated
    for part in [top, conventions, typography, buttons, labels, symbols] {
      table.merge(part) { first, _ in first }
    }
    return table
  }()

  /// Keys that are one of a series of words.
  private static var enumerated: [String: String] {
    var table: [String: String] = [:]
    func add(_ parent: String, _ names: [String], _ text: (String) -> String) {
      for name in names { table[parent + "." + name] = text(name) }
    }
    let weights = FontWeight.allCases.map(\.name)
    let scripts = SymbolScript.allCases.map(\.rawValue)
    add("unused", Conventions.components) { "Keys of \($0) that change nothing." }
    add("instead", Conventions.replaceable) { "The hint if there is no \($0), or 'none'." }
    add("styles", TextStyle.allCases.map(\.rawValue)) { "Weights and sizes of \($0)." }
    add("sizes", TextSize.allCases.map(\.rawValue)) { "[size, leading] at the text size \($0)." }
    add("designs", FontDesign.allCases.map(\.rawValue)) { "The face of the design \($0)." }
    add("widths", FontWidth.allCases.map(\.rawValue)) { "The face of the width \($0)." }
    add("legibilityWeights", weights) { "The weight that replaces \($0) with Bold Text." }
    add("weightSpacing", weights) { "How much wider \($0) characters are: [size, share of it]." }
    add("buttons.sizes", ButtonTheme.sizeNames) { "Buttons of the size \($0)." }
    add("buttons.styles", ButtonTheme.styleNames + ButtonTheme.glassNames) { "The style \($0)." }
    add("buttons.styles", ButtonTheme.bezelNames) { "The bezel style \($0)." }
    add("cornerRadii", ButtonTheme.cornerNames) { "The corner radius \($0), in points." }
    add("roles", ButtonTheme.roleNames) { "The role \($0)." }
    add("states", ButtonTheme.stateNames) { "The state \($0)." }
    add("controlSizes", ThemeReader.controlSizeNames) { "The font beside \($0) controls." }
    add("lists.styles", ListTheme.styleNames) { "The style \($0)." }
    add("variants", scripts) { "The layers for \($0)." }
    for script in ["layers"] + scripts {
      table[script + ".width"] = "The factor for the stroke's width, or [lightest, heaviest]."
    }
    return table
  }

  private static let top: [String: String] = [
    "name": "The name of the theme; by default, the name of the file.",
    "extends":
      "The theme that this one changes: \(Platform.words), or a file below.",
    "platform": "The platform of the theme.",
    "osVersion": "The first version of the system with this look; a classic theme has none.",
    "firstOSVersion": "The first version of the system with a classic look.",
    "lastOSVersion": "The last version of the system that is known to have this look.",
    "conventions": "What the platform has and how it arranges it.",
    "colors":
      "Colours by name: one, [light, dark], four with increased contrast, or eight with elevated.",
    "materials": "The colours that replace materials, by their names.",
    "reducedTransparency":
      "Colours of materials with Reduce Transparency, by the materials' names.",
    "effects": "How materials change their background, by the materials' names.",
    "lens": "The width of the band at the edge of glass that bends its background, in points.",
    "curve": "The gray, from 0 to 255, that replaces black, the grays 64, 128 and 191, and white.",
    "chroma": "How much of the background's saturation is left, as a share.",
    "rim": "The colour of the line along the inside of glass's edge.",
    "lift": "The gray, from 0 to 255, that glass adds where its whole background is bright.",
    "vibrant": "Colours on a material, by the names of the colours that they replace.",
    "metrics": "Measures of the platform, in points.",
    "typography": "Fonts, text styles and their sizes.",
    "buttons": "How buttons look.",
    "labels": "How labels look, apart from their font.",
    "lists": "How lists look.",
    "controls": "How all other controls look. Each has its own keys.",
    "symbols": "Symbols of your own, in the notation of Themes/symbols.yaml.",
    "displayScale": "The number of pixels per point when no device is named.",
    "minHitTarget": "The smallest hit target, [width, height] in points.",
    "metrics.spacing": "The space between components in stacks without 'spacing', in points.",
    "metrics.padding": "The padding of 'padding: true', in points.",
    "hairline": "The width of separators, in points.",
    "symbolStrokes":
      "The widths of symbols' strokes in the nine weights, in hundredths of the font's size.",
    "light": "Light appearance.", "dark": "Dark appearance.",
    "lightIncreasedContrast": "Light appearance with increased contrast.",
    "darkIncreasedContrast": "Dark appearance with increased contrast.",
    "elevatedLight": "Light appearance on an elevated surface, such as a sheet.",
    "elevatedDark": "Dark appearance on an elevated surface, such as a sheet.",
    "elevatedLightIncreasedContrast": "Light, elevated, with increased contrast.",
    "elevatedDarkIncreasedContrast": "Dark, elevated, with increased contrast.",
  ]

  private static let typography: [String: String] = [
    "family": "The font family.",
    "displayFamily": "The family for large texts.",
    "displayFrom": "The smallest size in points that uses the family for large texts.",
    "displaySpacing":
      "How much narrower that family is per character, as a share of the size.",
    "opticalSpacing":
      "The space that the system font adds between letters: [size, share of the size].",
    "letterWidths":
      "The font that decides the widths of letters, or 'none' for the family's own widths.",
    "weightSpacing": "How much wider characters are in each weight, as a share of the size.",
    "fallbacks": "Font families for characters that the font lacks, in this order.",
    "ascent": "The distance from the baseline to the top of a line, in ems.",
    "descent": "The distance from the baseline to the bottom of a line, in ems.",
    "capHeight": "The height of capitals, in ems.",
    "tracking": "The space between letters: [size, points], in ascending order of sizes.",
    "typography.styles": "The text styles of Dynamic Type.",
    "designs": "The faces of font designs; 'none' for a design that does not exist.",
    "widths": "The faces of font widths; 'none' for a width that does not exist.",
    "legibilityWeights":
      "The weight that replaces each weight with Bold Text; 'none' if the setting does not exist.",
    "weight": "The weight.",
    "emphasizedWeight": "The weight of bold text in this style.",
    "sizes": "[size, leading] in points, by text size.",
  ]

  private static let buttons: [String: String] = [
    "cornerCurve": "The shape of rounded corners.",
    "stretches": "Whether buttons fill the available width by default.",
    "scrollingRadius":
      "The corner radius in contents that scroll, in points; 'none' for the usual radius.",
    "symbolScale": "The size of symbols, as a share of the title's size.",
    "titleLines": "The largest number of lines of a title; 0 for as many as needed.",
    "automaticStyle": "The style of buttons without a 'style'.",
    "rowStyle": "The style of buttons in rows of lists.",
    "radiusFollowsTextSize": "Whether corners grow with the text size.",
    "equalHeights": "Whether buttons of one size in a stack have the same height.",
    "cornerRadii": "The corner radii that buttons can name, in points.",
    "buttons.sizes": "The measures of each size of buttons.",
    "buttons.styles": "The look of each style of buttons.",
    "verticalPadding": "The padding above and below the content, in points.",
    "horizontalPadding": "The padding on both sides of the content, in points.",
    "radius": "The corner radius, in points.",
    "minHeight": "The smallest height, in points.", "minWidth": "The smallest width, in points.",
    "title": "The font of the title.", "subtitle": "The font of the subtitle.",
    "titlePadding": "The space between title and subtitle, in points.",
    "imagePadding": "The space between image and title, in points.",
    "normal": "The usual look.", "increasedContrast": "What changes with increased contrast.",
    "roles": "What changes with each role.", "states": "What changes in each state.",
    "tint": "The tint.", "foreground": "The colour of title and symbol.",
    "subtitleOpacity": "The opacity of the subtitle, from 0 to 1.",
    "background": "The background: a colour, or the top and bottom colours of a gradient.",
    "material": "The glass below the background; the rim of the glass is above the background.",
    "overlay": "A colour over everything.", "border": "The line along the edge.",
    "shadow": "The shadow; 'none' for none.",
    "opacity": "The opacity of everything, from 0 to 1.", "scale": "The scale of the drawing.",
    "underline": "Whether the title is underlined.", "ring": "The focus ring.",
    "color": "The colour.", "width": "The width, in points.", "blur": "The blur, in points.",
    "y": "How far the shadow is moved down, in points.", "top": "The colour at the top.",
    "bottom": "The colour at the bottom.",
  ]

  private static let labels: [String: String] = [
    "disabledColor": "The colour of disabled labels; 'none' for their own.",
    "disabledOpacity": "The opacity of disabled labels, from 0 to 1.",
    "selection": "The look of selected text; 'none' if text cannot be selected.",
    "expansion": "The look of a cut text that is shown in full; 'none' if it never is.",
    "marquee": "How a text that is too long scrolls; 'none' if it never does.",
    "labels.underline": "Lines below text.", "strikethrough": "Lines through text.",
    "controlSizes":
      "The fonts of labels beside controls of each size; 'none' for the usual font.",
    "iconSpacing": "The space between icon and title, in points.",
    "iconScale": "The size of the icon, as a share of its usual size.",
    "listIconWidth": "The width of the column of icons in lists, in points.",
    "listIconScale": "The size of icons in lists, as a share of their size elsewhere.",
    "listIconHeight": "The least height of a row with an icon without its padding, in points.",
    "listIconSpacing": "The space between that column and the title, in points.",
    "listIconColor": "The colour of icons in lists; 'none' for the title's.",
    "link": "How links look.", "link.underline": "Whether links are underlined.",
    "handleColor": "The colour of a selection's handles.",
    "handleWidth": "The width of the handles, in points.",
    "handleDiameter": "The diameter of the ends of the handles, in points.",
    "selection.background": "The colour behind selected text.",
    "selection.foreground": "The colour of selected text; 'none' for the text's own colour.",
    "cornerRadius": "The corner radius, in points.",
    "padding": "The padding around the text, in points: one number, or [vertical, horizontal].",
    "gap": "The space between the end of the text and its repetition, in points.",
    "fadeWidth": "The width of the fading edges, in points.",
    "thickness": "The thickness of the line, in ems.",
    "offset": "How far the middle of the line is below the baseline, in ems; negative if above.",
    "automatic": "The style of lists without a 'style'.",
    "labelSpacing": "The space between a row's label and its control, in points.",
    "lists.styles": "The look of each style of lists.",
    "lists.styles.background": "The colour behind the list.",
    "rowBackground": "The colour of rows.",
    "margin": "The margin on both sides of the rows, in points.",
    "minRowHeight": "The smallest height of a row, in points.",
    "controlPadding": "The padding above and below a row's control, in points.",
    "leadingPadding": "The padding at the leading edge of a row, in points.",
    "trailingPadding": "The padding at the trailing edge of a row, in points.",
    "rowGap": "The space between rows, in points.", "separator": "The colour of separators.",
    "separatorWidth": "The thickness of separators, in points; one pixel by default.",
    "separatorTrailing": "The distance from separators to the trailing edge, in points.",
    "edgeSeparators": "Whether there are separators above the first and below the last row.",
    "lastSeparator": "Whether there is a separator below the last row, too.",
    "listTop": "The space above the first section without a header, in points.",
    "sectionTop": "The space above other sections without a header, in points.",
    "sectionBottom": "The space below a section without a footer, in points.",
    "header": "Titles above sections.", "footer": "Notes below sections.", "font": "The font.",
    "header.weight": "The weight; 'none' for the font's own weight.",
    "footer.weight": "The weight; 'none' for the font's own weight.",
    "uppercase": "Whether all letters are capitals.",
    "horizontal": "The padding on both sides, in points.",
    "header.top": "Space above the text, in points.",
    "header.bottom": "Space below the text, in points.",
    "footer.top": "Space above the text, in points.",
    "footer.bottom": "Space below the text, in points.",
  ]

  private static let symbols: [String: String] = [
    "rule": "What kind of symbol it is, which decides how it changes in right-to-left.",
    "mirrors": "Whether the symbol is mirrored in right-to-left; overrides 'rule'.",
    "layers": "The parts of the drawing, from back to front, on a grid of 24 × 24 units.",
    "variants": "The layers in other scripts.", "stroke": "A path that is stroked.",
    "fill": "A path that is filled.",
    "cut": "A path whose stroke is removed from the layers below.",
    "cutFill": "A path whose inside is removed from the layers below.",
    "rtl": "What the layer does in right-to-left: mirror, stay, move, or move and an x coordinate.",
  ]
}

extension ThemeForm {
  /// What a key means; `nil` where no sentence is written.
  ///
  /// - Parameter path: the keys that lead to it, from the top of the file; those of names and list
  ///   elements left out.
  package static func summary(of path: [String]) -> String? { ThemeKeySummaries.summary(of: path) }
}
