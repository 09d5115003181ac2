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
    add("instead", Conventions.replaceable) { "The hint where there is no \($0), or 'none'." }
    add("styles", TextStyle.allCases.map(\.rawValue)) { "The text style \($0): weights, sizes." }
    add("sizes", TextSize.allCases.map(\.rawValue)) { "[size, leading] at the text size \($0)." }
    add("designs", FontDesign.allCases.map(\.rawValue)) { "The face of the design \($0)." }
    add("widths", FontWidth.allCases.map(\.rawValue)) { "The face of the width \($0)." }
    add("legibilityWeights", weights) { "The weight that replaces \($0) with Bold Text." }
    add("weightSpacing", weights) { "How much wider characters are in \($0): [size, share of it]." }
    add("buttons.sizes", ButtonTheme.sizeNames) { "Buttons of the size \($0)." }
    add("buttons.styles", ButtonTheme.styleNames + ButtonTheme.glassNames) { "The style \($0)." }
    add("buttons.styles", ButtonTheme.bezelNames) { "The bezel style \($0)." }
    add("cornerRadii", ButtonTheme.cornerNames) { "The radius called \($0), in points." }
    add("roles", ButtonTheme.roleNames) { "The role \($0)." }
    add("states", ButtonTheme.stateNames) { "The state \($0)." }
    add("controlSizes", ThemeReader.controlSizeNames) { "The font beside \($0) controls." }
    add("lists.styles", ListTheme.styleNames) { "The style \($0)." }
    add("variants", scripts) { "The layers for \($0)." }
    for script in ["layers"] + scripts {
      table[script + ".width"] = "The factor for the stroke's width; or [lightest, heaviest]."
    }
    return table
  }

  private static let top: [String: String] = [
    "name": "The name of the theme; by default, the name of the file.",
    "extends":
      "The theme that this one changes: \(Platform.words), or a file below.",
    "platform": "The platform of the theme.",
    "osVersion": "The first version of the system with this look; a classic theme has none.",
    "lastOSVersion": "The last version of the system that is known to have this look.",
    "conventions": "What the platform has and how it arranges it.",
    "colors":
      "Colours by their names: one, [light, dark], four with increased contrast, eight with elevated.",
    "materials": "The backgrounds that stand for materials, by their names.",
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
    "labels": "How labels look beside their text.",
    "lists": "How lists look.",
    "controls": "How all other controls look; each has its own keys.",
    "symbols": "Symbols of your own, in the notation of Themes/symbols.yaml.",
    "displayScale": "Pixels per point when no device is named.",
    "minHitTarget": "The smallest hit target, [width, height] in points.",
    "metrics.spacing": "The space between components in stacks without 'spacing', in points.",
    "metrics.padding": "The padding of 'padding: true', in points.",
    "hairline": "The width of separators, in points.",
    "symbolStrokes":
      "The strokes of symbols for the nine weights, in hundredths of the font's size.",
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
    "displayFrom": "The size in points from which on the family for large texts is used.",
    "displaySpacing":
      "By how much that family is narrower per character, as a share of the size.",
    "opticalSpacing":
      "Space that the system font adds between letters: [size, share of the size].",
    "letterWidths":
      "The font whose widths the letters have, or 'none' for the widths of the family.",
    "weightSpacing": "How much wider characters are in each weight, as a share of the size.",
    "fallbacks": "Font families for characters that the font lacks, in this order.",
    "ascent": "From the baseline to the top of a line, in ems.",
    "descent": "From the baseline to the bottom of a line, in ems.",
    "capHeight": "The height of capitals, in ems.",
    "tracking": "Space between letters: [size, points] in ascending order of sizes.",
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
      "The corner radius in scrolling content, in points; 'none' for the usual one.",
    "symbolScale": "How large symbols are, compared with the title.",
    "titleLines": "The most lines of a title; 0 for as many as needed.",
    "automaticStyle": "The style of buttons that have none.",
    "rowStyle": "The style of buttons in rows of lists.",
    "radiusFollowsTextSize": "Whether corners grow with the text size.",
    "equalHeights": "Whether buttons of one size in one stack are equally high.",
    "cornerRadii": "The corner radii that buttons name, in points.",
    "buttons.sizes": "The measures of the sizes of buttons.",
    "buttons.styles": "How the styles of buttons look.",
    "verticalPadding": "The room above and below the content, in points.",
    "horizontalPadding": "The room on both sides of the content, in points.",
    "radius": "The corner radius, in points.",
    "minHeight": "The smallest height, in points.", "minWidth": "The smallest width, in points.",
    "title": "The font of the title.", "subtitle": "The font of the subtitle.",
    "titlePadding": "The room between title and subtitle, in points.",
    "imagePadding": "The room between image and title, in points.",
    "normal": "How it looks.", "increasedContrast": "What is different with increased contrast.",
    "roles": "What is different with a role.", "states": "What is different in a state.",
    "tint": "The tint.", "foreground": "The colour of title and symbol.",
    "subtitleOpacity": "How opaque the subtitle is, from 0 to 1.",
    "background": "The background: a colour, or top and bottom of a gradient.",
    "material": "The glass below the background; the rim of the glass is above the background.",
    "overlay": "A colour over everything.", "border": "The line along the edge.",
    "shadow": "The shadow; 'none' for none.",
    "opacity": "How opaque it all is, from 0 to 1.", "scale": "How large it is drawn.",
    "underline": "Whether the title is underlined.", "ring": "The focus ring.",
    "color": "The colour.", "width": "The width, in points.", "blur": "The blur, in points.",
    "y": "How far below the shape it is, in points.", "top": "The colour at the top.",
    "bottom": "The colour at the bottom.",
  ]

  private static let labels: [String: String] = [
    "disabledColor": "The colour of disabled labels; 'none' for their own.",
    "disabledOpacity": "How opaque disabled labels are, from 0 to 1.",
    "selection": "How selected text looks; 'none' where there is no selection.",
    "expansion": "How a cut text is shown in full; 'none' if it is not.",
    "marquee": "How a text that is too long scrolls; 'none' if it does not.",
    "labels.underline": "Lines below text.", "strikethrough": "Lines through text.",
    "controlSizes":
      "The fonts of labels beside controls of a size; 'none' if they are the same.",
    "iconSpacing": "From icon to title, in points.", "iconScale": "How large the icon is.",
    "listIconWidth": "The column of icons in lists, in points.",
    "listIconScale": "How large icons in lists are, as a share of their size beside other texts.",
    "listIconHeight": "The least height of a row with an icon, in points, without its padding.",
    "listIconSpacing": "From that column to the title, in points.",
    "listIconColor": "The colour of icons in lists; 'none' for the title's.",
    "link": "How links look.", "link.underline": "Whether links are underlined.",
    "handleColor": "The colour of the handles.", "handleWidth": "Their width, in points.",
    "handleDiameter": "The diameter of their ends, in points.",
    "selection.background": "The colour behind selected text.",
    "selection.foreground": "The colour of selected text; 'none' for its own.",
    "cornerRadius": "The corner radius, in points.",
    "padding": "The room around the text, in points: one number, or [vertical, horizontal].",
    "gap": "Space between the end of the text and its repetition, in points.",
    "fadeWidth": "How wide it fades at the edges, in points.",
    "thickness": "How thick the line is, in ems.",
    "offset": "How far below the baseline its middle is, in ems; negative is above.",
    "automatic": "The style of lists that have none.",
    "labelSpacing": "From a row's label to its control, in points.",
    "lists.styles": "How the styles of lists look.",
    "lists.styles.background": "The colour behind the list.",
    "rowBackground": "The colour of rows.", "margin": "On both sides of the rows, in points.",
    "minRowHeight": "The smallest height of a row, in points.",
    "controlPadding": "Above and below a row's control, in points.",
    "leadingPadding": "At the leading edge of a row, in points.",
    "trailingPadding": "At the trailing edge of a row, in points.",
    "rowGap": "Between rows, in points.", "separator": "The colour of separators.",
    "separatorWidth": "How thick separators are, in points; one pixel by default.",
    "separatorTrailing": "From separators to the trailing edge, in points.",
    "edgeSeparators": "Whether there are separators above the first and below the last row.",
    "lastSeparator": "Whether there is a separator below the last row, too.",
    "listTop": "Above the first section without a header, in points.",
    "sectionTop": "Above another section without a header, in points.",
    "sectionBottom": "Below a section without a footer, in points.",
    "header": "Titles above sections.", "footer": "Notes below sections.", "font": "The font.",
    "header.weight": "The weight; 'none' for the font's.",
    "footer.weight": "The weight; 'none' for the font's.",
    "uppercase": "Whether all letters are capitals.", "horizontal": "On both sides, in points.",
    "header.top": "Above the text, in points.", "header.bottom": "Below the text, in points.",
    "footer.top": "Above the text, in points.", "footer.bottom": "Below the text, in points.",
  ]

  private static let symbols: [String: String] = [
    "rule": "How the symbol changes in right-to-left.",
    "mirrors": "Whether it is mirrored in right-to-left; overrides 'rule'.",
    "layers": "What is drawn, one after the other, on a grid of 24 by 24.",
    "variants": "The layers in other scripts.", "stroke": "A path that is stroked.",
    "fill": "A path that is filled.", "cut": "A path whose stroke is cut out.",
    "cutFill": "A path whose inside is cut out.",
    "rtl": "How the layer changes in right-to-left: mirror, stay, move, or move and an x.",
  ]
}

extension ThemeForm {
  /// What a key means; `nil` where no sentence is written.
  ///
  /// - Parameter path: the keys that lead to it, from the top of the file; those of names and list
  ///   elements left out.
  package static func summary(of path: [String]) -> String? { ThemeKeySummaries.summary(of: path) }
}
