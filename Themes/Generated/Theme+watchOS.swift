// Written by `swift run theme-generator` from Themes/watchos.yaml.

import MaquetteCore

extension Theme {
  /// How watchOS looks.
  public static let watchos = Theme(
    name: "watchos", platform: .watchos, colors: watchosColors, materials: watchosMaterials,
    vibrant: watchosVibrant, typography: watchosTypography, metrics: watchosMetrics,
    buttons: watchosButtons, labels: watchosLabels, lists: watchosLists, controls: watchosControls)

  private static let watchosColors: [String: ColorSet] = [
    "label": ColorSet(rgba: [0xFFFF_FFFF]),
    "link": ColorSet(rgba: [0x2094_FAFF, 0x2094_FAFF, 0x5AA8_FFFF, 0x5AA8_FFFF]),
    "placeholderText": ColorSet(rgba: [0xFFFF_FF59, 0xFFFF_FF59, 0xFFFF_FF80, 0xFFFF_FF80]),
    "platter": ColorSet(rgba: [0xF2F4_FC24]),
    "quaternaryLabel": ColorSet(rgba: [0xFFFF_FF33, 0xFFFF_FF33, 0xFFFF_FF4D, 0xFFFF_FF4D]),
    "quaternarySystemFill": ColorSet(rgba: [0xF2F4_FC14]),
    "secondaryLabel": ColorSet(rgba: [0x9BA0_AAFF, 0x9BA0_AAFF, 0xFFFF_FFC7, 0xFFFF_FFC7]),
    "secondarySystemBackground": ColorSet(rgba: [0x2222_23FF]),
    "secondarySystemFill": ColorSet(rgba: [0xF2F4_FC24]),
    "secondarySystemGroupedBackground": ColorSet(rgba: [0x2222_23FF]),
    "separator": ColorSet(rgba: [0xFFFF_FF26, 0xFFFF_FF26, 0xFFFF_FF66, 0xFFFF_FF66]),
    "systemBackground": ColorSet(rgba: [0x0000_00FF]),
    "systemBlue": ColorSet(rgba: [0x2094_FAFF, 0x2094_FAFF, 0x5AA8_FFFF, 0x5AA8_FFFF]),
    "systemBrown": ColorSet(rgba: [0xAC8E_68FF, 0xAC8E_68FF, 0xDBB2_7CFF, 0xDBB2_7CFF]),
    "systemCyan": ColorSet(rgba: [0x5AC8_FAFF, 0x5AC8_FAFF, 0x70D7_FFFF, 0x70D7_FFFF]),
    "systemFill": ColorSet(rgba: [0xF2F4_FC33]),
    "systemGray": ColorSet(rgba: [0x9BA0_AAFF]),
    "systemGreen": ColorSet(rgba: [0x04DE_71FF, 0x04DE_71FF, 0x0CFF_86FF, 0x0CFF_86FF]),
    "systemGroupedBackground": ColorSet(rgba: [0x0000_00FF]),
    "systemIndigo": ColorSet(rgba: [0x787A_FFFF, 0x787A_FFFF, 0x9B99_FFFF, 0x9B99_FFFF]),
    "systemMint": ColorSet(rgba: [0x00F5_EAFF, 0x00F5_EAFF, 0x6CFF_F9FF, 0x6CFF_F9FF]),
    "systemOrange": ColorSet(rgba: [0xFF95_00FF, 0xFF95_00FF, 0xFFB3_40FF, 0xFFB3_40FF]),
    "systemPink": ColorSet(rgba: [0xFA11_4FFF, 0xFA11_4FFF, 0xFF64_82FF, 0xFF64_82FF]),
    "systemPurple": ColorSet(rgba: [0xBF5A_F2FF, 0xBF5A_F2FF, 0xDA8F_FFFF, 0xDA8F_FFFF]),
    "systemRed": ColorSet(rgba: [0xFF3B_30FF, 0xFF3B_30FF, 0xFF69_61FF, 0xFF69_61FF]),
    "systemTeal": ColorSet(rgba: [0x40C8_E0FF, 0x40C8_E0FF, 0x5DE6_FFFF, 0x5DE6_FFFF]),
    "systemYellow": ColorSet(rgba: [0xFFD6_0AFF, 0xFFD6_0AFF, 0xFFF2_61FF, 0xFFF2_61FF]),
    "tertiaryLabel": ColorSet(rgba: [0xFFFF_FF59, 0xFFFF_FF59, 0xFFFF_FF80, 0xFFFF_FF80]),
    "tertiarySystemFill": ColorSet(rgba: [0xF2F4_FC1C]),
    "tint": ColorSet(rgba: [0x2094_FAFF, 0x2094_FAFF, 0x5AA8_FFFF, 0x5AA8_FFFF]),
  ]

  private static let watchosMaterials: [String: ColorSet] = [:]

  private static let watchosVibrant: [String: ColorSet] = [:]

  private static let watchosTypography = Typography(
    family: "Inter", displayFamily: "Inter Display", displayFrom: 20,
    displaySpacing: 0, opticalSpacing: watchosOpticalSpacing,
    fallbacks: [
      "Noto Sans Arabic",
      "Noto Sans Hebrew",
      "Noto Sans",
      "Noto Sans Thai",
      "Noto Sans Devanagari",
      "Noto Sans Bengali",
      "Noto Sans Gurmukhi",
      "Noto Sans Gujarati",
      "Noto Sans Oriya",
      "Noto Sans Tamil",
      "Noto Sans Telugu",
      "Noto Sans Kannada",
      "Noto Sans Malayalam",
      "Noto Sans Sinhala",
      "Noto Sans Lao",
      "Noto Sans Khmer",
      "Noto Sans Myanmar",
      "Noto Sans Armenian",
      "Noto Sans Georgian",
      "Noto Sans Ethiopic",
      "Noto Sans Syriac",
      "Noto Sans Thaana",
      "Noto Sans Mongolian",
      "Noto Sans Cherokee",
      "Noto Sans Canadian Aboriginal",
      "Noto Sans Tifinagh",
      "Noto Sans NKo",
      "Noto Sans CJK JP",
      "Noto Sans CJK SC",
      "Noto Sans CJK TC",
      "Noto Sans CJK KR",
      "Noto Sans Symbols",
      "Noto Sans Symbols2",
      "Noto Sans Math",
      "Noto Color Emoji",
    ],
    ascent: 0.9521, descent: 0.2412, capHeight: 0.7046, tracking: watchosTracking,
    styles: watchosStyles, designs: watchosDesigns, widths: watchosWidths,
    legibilityWeights: watchosLegibilityWeights)

  private static let watchosOpticalSpacing = Typography.trackingTable([])

  private static let watchosTracking = Typography.trackingTable([
    6, 0.29, 7, 0.21, 8, 0.23, 9, 0.26, 10, 0.29, 11, 0.26, 12, 0.23, 13, 0.2, 14, 0.19, 15, 0.06,
    16, 0, 17, -0.07, 18, -0.14, 19, -0.22, 20, 0, 21, -0.04, 22, -0.09, 23, -0.13, 24, -0.19,
    25, -0.24, 26, -0.28, 27, -0.3, 28, -0.34, 29, -0.38, 30, -0.42, 31, -0.45, 32, -0.5, 33, -0.55,
    34, -0.6, 35, -0.63, 36, -0.69, 37, -0.72, 38, -0.74, 39, -0.76, 40, -0.78, 41, -0.8, 42, -0.82,
    43, -0.84, 44, -0.86, 45, -0.88, 46, -0.92, 47, -0.94, 48, -0.96, 49, -1, 50, -1.03, 51, -1.05,
    52, -1.07, 53, -1.11, 54, -1.13, 56, -1.2, 58, -1.25, 60, -1.32, 62, -1.36, 64, -1.44,
    66, -1.51, 68, -1.56, 70, -1.64, 72, -1.69, 76, -1.86, 80, -1.99, 84, -2.13, 88, -2.28,
    92, -2.47, 96, -2.62,
  ])

  private static let watchosStyles: [TextStyle: Typography.Style] = [
    .largeTitle: Typography.Style(
      .regular, .bold,
      [
        30, 32.5, 32, 34.5, 36, 38.5, 36, 38.5, 40, 42.5, 41, 43.5, 42, 44.5, 44, 46.5, 45, 47.5,
        46, 48.5, 46, 48.5, 46, 48.5,
      ]),
    .title: Typography.Style(
      .regular, .semibold,
      [
        28, 30.5, 30, 32.5, 34, 36.5, 34, 36.5, 38, 40.5, 39, 41.5, 40, 42.5, 42, 44.5, 43, 46,
        44, 47, 44, 47, 44, 47,
      ]),
    .title2: Typography.Style(
      .regular, .semibold,
      [
        24, 26.5, 26, 28.5, 28, 30.5, 28, 30.5, 30, 32.5, 31, 33.5, 32, 34.5, 34, 41, 35, 37.5,
        36, 38.5, 36, 38.5, 36, 38.5,
      ]),
    .title3: Typography.Style(
      .regular, .semibold,
      [
        17, 19.5, 18, 20.5, 19, 21.5, 19, 21.5, 20, 22.5, 21, 23.5, 22, 24.5, 24, 26.5, 25, 27.5,
        26, 28.5, 26, 28.5, 26, 28.5,
      ]),
    .headline: Typography.Style(
      .semibold, .semibold,
      [
        14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5,
        23, 25.5, 23, 25.5, 23, 25.5,
      ]),
    .subheadline: Typography.Style(
      .regular, .semibold,
      [
        11, 13.5, 12, 14.5, 13, 15.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5,
        18, 20.5, 18, 20.5, 18, 20.5,
      ]),
    .body: Typography.Style(
      .regular, .semibold,
      [
        14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5,
        23, 25.5, 23, 25.5, 23, 25.5,
      ]),
    .callout: Typography.Style(
      .regular, .semibold,
      [
        14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5, 18, 20.5, 19, 21.5, 21, 23.5, 22, 24.5,
        23, 25.5, 23, 25.5, 23, 25.5,
      ]),
    .footnote: Typography.Style(
      .regular, .semibold,
      [
        11, 13.5, 12, 14.5, 13, 15.5, 13, 15.5, 14, 16.5, 15, 17.5, 16, 18.5, 16, 18.5, 17, 19.5,
        18, 20.5, 18, 20.5, 18, 20.5,
      ]),
    .caption: Typography.Style(
      .regular, .semibold,
      [
        13, 15.5, 14, 16.5, 15, 17.5, 15, 17.5, 16, 18.5, 17, 19.5, 18, 20.5, 18, 20.5, 19, 21.5,
        20, 22.5, 20, 22.5, 20, 22.5,
      ]),
    .caption2: Typography.Style(
      .regular, .semibold,
      [
        12, 14.5, 13, 15.5, 14, 16.5, 14, 16.5, 15, 17.5, 16, 18.5, 17, 19.5, 17, 19.5, 18, 20.5,
        19, 21.5, 19, 21.5, 19, 21.5,
      ]),
    .footnote2: Typography.Style(
      .regular, .semibold,
      [
        10, 12.5, 11, 13.5, 12, 14.5, 12, 14.5, 13, 15.5, 14, 16.5, 15, 17.5, 15, 17.5, 16, 18.5,
        17, 19.5, 17, 19.5, 17, 19.5,
      ]),
  ]

  private static let watchosDesigns: [FontDesign: Typography.Face] = [
    .serif: Typography.Face(
      family: "Noto Serif", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
    .monospaced: Typography.Face(
      family: "Noto Sans Mono", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
  ]

  private static let watchosWidths: [FontWidth: Typography.Face] = [:]

  private static let watchosLegibilityWeights: [FontWeight: FontWeight] = [
    .ultraLight: .light,
    .thin: .regular,
    .light: .medium,
    .regular: .semibold,
    .medium: .bold,
    .semibold: .heavy,
    .bold: .black,
    .heavy: .black,
    .black: .black,
  ]

  private static let watchosMetrics = ThemeMetrics(
    displayScale: 2, minHitTarget: Size(width: 44, height: 44), spacing: 4, padding: 8,
    hairline: 0.5,
    symbolStrokes: [2.941, 4.412, 6.471, 8.824, 10.294, 12.059, 13.824, 15.882, 17.941])

  private static let watchosButtons = ButtonTheme(
    cornerCurve: .continuous, stretches: true, scrollingRadius: 9, symbolScale: 1, titleLines: 0,
    sizes: watchosButtonSizes, styles: watchosButtonStyles, automaticStyle: "gray",
    rowStyle: "plain", radiusFollowsTextSize: false, equalHeights: true,
    cornerRadii: ["large": 22, "medium": 14, "small": 9])

  private static let watchosButtonSizes: [String: ButtonMetrics] = [
    "large": ButtonMetrics(
      verticalPadding: 10, horizontalPadding: 12, radius: 22, minHeight: 50, minWidth: 0,
      title: .style(.body), subtitle: .style(.caption2), titlePadding: 0, imagePadding: 6),
    "medium": ButtonMetrics(
      verticalPadding: 8, horizontalPadding: 10, radius: 22, minHeight: 44, minWidth: 0,
      title: .style(.body), subtitle: .style(.caption2), titlePadding: 0, imagePadding: 6),
    "mini": ButtonMetrics(
      verticalPadding: 4, horizontalPadding: 10, radius: 14, minHeight: 28, minWidth: 0,
      title: .style(.caption), subtitle: .style(.caption2), titlePadding: 0, imagePadding: 4),
    "small": ButtonMetrics(
      verticalPadding: 6, horizontalPadding: 10, radius: 18, minHeight: 36, minWidth: 0,
      title: .style(.body), subtitle: .style(.caption2), titlePadding: 0, imagePadding: 5),
  ]

  private static let watchosButtonStyles: [String: ButtonStyleTheme] = [
    "filled": watchosFilledButtons,
    "gray": watchosGrayButtons,
    "plain": watchosPlainButtons,
    "tinted": watchosTintedButtons,
  ]

  private static var watchosFilledButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint")))
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["disabled"] = ButtonLook(opacity: 0.35)
    style.states["focused"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("systemGreen"), width: 1.5))
    style.states["pressed"] = ButtonLook(opacity: 0.5, scale: 0.96)
    style.states["selected"] = ButtonLook(overlay: ThemeColor("black", 0.25))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("white", 0.5), width: 1))
    return style
  }

  private static var watchosGrayButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("label"), subtitleOpacity: 0.6,
      background: .color(ThemeColor("platter")))
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.roles["primary"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("tint")), weight: .semibold)
    style.states["disabled"] = ButtonLook(opacity: 0.35)
    style.states["focused"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("systemGreen"), width: 1.5))
    style.states["pressed"] = ButtonLook(opacity: 0.5, scale: 0.96)
    style.states["selected"] = ButtonLook(background: .color(ThemeColor("tint", 0.4)))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("white", 0.5), width: 1))
    return style
  }

  private static var watchosPlainButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(foreground: ThemeColor("label"), subtitleOpacity: 0.6)
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["buttonShapes"] = ButtonLook(underline: true)
    style.states["buttonShapesSymbol"] = ButtonLook(background: .color(ThemeColor("white", 0.14)))
    style.states["disabled"] = ButtonLook(opacity: 0.35)
    style.states["focused"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("systemGreen"), width: 1.5))
    style.states["pressed"] = ButtonLook(opacity: 0.5, scale: 0.96)
    style.states["selected"] = ButtonLook(background: .color(ThemeColor("tint", 0.3)))
    style.increasedContrast = ButtonLook(underline: true)
    return style
  }

  private static var watchosTintedButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("tint"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint", 0.3)))
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["disabled"] = ButtonLook(opacity: 0.35)
    style.states["focused"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("systemGreen"), width: 1.5))
    style.states["pressed"] = ButtonLook(opacity: 0.5, scale: 0.96)
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("tint")))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("white", 0.5), width: 1))
    return style
  }

  private static var watchosLabels: LabelTheme {
    var labels = LabelTheme()
    labels.disabledOpacity = 0.35
    labels.underline = LabelTheme.Line(thickness: 0.06, offset: 0.12)
    labels.strikethrough = LabelTheme.Line(thickness: 0.06, offset: -0.26)
    labels.iconSpacing = 6
    labels.iconScale = 1
    labels.listIconWidth = 28
    labels.listIconSpacing = 8
    labels.listIconColor = ThemeColor("tint")
    labels.link = LabelTheme.Link(color: ThemeColor("tint"), underline: false)
    return labels
  }

  private static let watchosLists = ListTheme(
    automatic: "plain", labelSpacing: 6, styles: watchosListStyles)

  private static let watchosListStyles: [String: ListStyleTheme] = [
    "grouped": watchosGroupedList,
    "insetGrouped": watchosInsetGroupedList,
    "plain": watchosPlainList,
    "sidebar": watchosSidebarList,
  ]

  private static var watchosGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 4, horizontal: 9)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 8, horizontal: 9)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("platter"), radius: 9,
      margin: 0, minRowHeight: 44, verticalPadding: 8, controlPadding: 0, leadingPadding: 9,
      trailingPadding: 9, rowGap: 4, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 4, header: header,
      footer: footer)
  }

  private static var watchosInsetGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 4, horizontal: 9)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 8, horizontal: 9)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("platter"), radius: 9,
      margin: 0, minRowHeight: 44, verticalPadding: 8, controlPadding: 0, leadingPadding: 9,
      trailingPadding: 9, rowGap: 4, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 4, header: header,
      footer: footer)
  }

  private static var watchosPlainList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 4, horizontal: 9)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 8, horizontal: 9)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("platter"), radius: 9,
      margin: 0, minRowHeight: 44, verticalPadding: 8, controlPadding: 0, leadingPadding: 9,
      trailingPadding: 9, rowGap: 4, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 4, header: header,
      footer: footer)
  }

  private static var watchosSidebarList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 4, horizontal: 9)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 8, horizontal: 9)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("platter"), radius: 9,
      margin: 0, minRowHeight: 44, verticalPadding: 8, controlPadding: 0, leadingPadding: 9,
      trailingPadding: 9, rowGap: 4, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 4, header: header,
      footer: footer)
  }

  private static let watchosControls: [String: ControlTable] = [
    "activityIndicator": watchosActivityIndicatorControl, "alert": watchosAlertControl,
    "brightTint": watchosBrightTintControl, "buttonGroup": watchosButtonGroupControl,
    "complication": watchosComplicationControl, "gauge": watchosGaugeControl,
    "hitTarget": watchosHitTargetControl, "navigationRow": watchosNavigationRowControl,
    "optionRow": watchosOptionRowControl, "pageControl": watchosPageControlControl,
    "pickerList": watchosPickerListControl, "platter": watchosPlatterControl,
    "progressBar": watchosProgressBarControl, "progressRing": watchosProgressRingControl,
    "ratingIndicator": watchosRatingIndicatorControl,
    "roundActionButton": watchosRoundActionButtonControl,
    "scriptBalance": watchosScriptBalanceControl, "sheet": watchosSheetControl,
    "slider": watchosSliderControl, "squareScreen": watchosSquareScreenControl,
    "statusBar": watchosStatusBarControl, "stepper": watchosStepperControl,
    "switch": watchosSwitchControl, "timeFace": watchosTimeFaceControl,
    "toggleButton": watchosToggleButtonControl, "toolbar": watchosToolbarControl,
  ]

  private static var watchosActivityIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["diameter"] = 20
    table.numbers["faintest"] = 0.184
    table.numbers["largeDiameter"] = 37
    table.numbers["spacing"] = 4
    table.numbers["spokes"] = 8
    table.numbers["strongest"] = 0.576
    table.colors["color"] = ThemeColor("#3C3C44", 1, dark: "#EBEBF5", 1)
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.caption)
    return table
  }

  private static var watchosAlertControl: ControlTable {
    var table = ControlTable()
    table.numbers["buttonGap"] = 4
    table.numbers["fieldGap"] = 6
    table.numbers["fieldPadding"] = 10
    table.numbers["fieldRadius"] = 9
    table.numbers["gap"] = 10
    table.numbers["padding"] = 8
    table.numbers["textGap"] = 4
    table.colors["backdrop"] = ThemeColor("black")
    table.colors["background"] = ThemeColor("black")
    table.colors["field"] = ThemeColor("platter")
    table.colors["fieldBorder"] = ThemeColor("clear")
    table.fonts["message"] = .style(.footnote)
    table.fonts["title"] = .style(.headline)
    return table
  }

  private static var watchosBrightTintControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrast"] = 2.4
    table.numbers["increasedContrast"] = 4.5
    return table
  }

  private static var watchosButtonGroupControl: ControlTable {
    var table = ControlTable()
    table.numbers["columnSpacing"] = 4
    table.numbers["equalHeights"] = 1
    table.numbers["equalWidths"] = 1
    table.numbers["prefersRow"] = 0
    table.numbers["rowSpacing"] = 4
    table.numbers["trailing"] = 0
    return table
  }

  private static var watchosComplicationControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezelRadius"] = 82
    table.numbers["bezelText"] = 170
    table.numbers["bezelWidth"] = 170
    table.numbers["circularSmallWidth"] = 38
    table.numbers["cornerRadius"] = 84
    table.numbers["cornerText"] = 92
    table.numbers["extraLargeHeight"] = 178
    table.numbers["extraLargeWidth"] = 178
    table.numbers["graphicBezelWidth"] = 50
    table.numbers["graphicCircularWidth"] = 50
    table.numbers["graphicCircularWidth38"] = 40
    table.numbers["graphicCircularWidth40"] = 42
    table.numbers["graphicCircularWidth41"] = 44.5
    table.numbers["graphicCircularWidth42"] = 46
    table.numbers["graphicCircularWidth44"] = 47
    table.numbers["graphicCircularWidth46"] = 51.5
    table.numbers["graphicCornerWidth"] = 38
    table.numbers["graphicExtraLargeWidth"] = 143
    table.numbers["graphicRectangularHeight"] = 56
    table.numbers["graphicRectangularHeight38"] = 43
    table.numbers["graphicRectangularHeight40"] = 47
    table.numbers["graphicRectangularHeight41"] = 50
    table.numbers["graphicRectangularHeight42"] = 51.5
    table.numbers["graphicRectangularHeight44"] = 54
    table.numbers["graphicRectangularHeight46"] = 58
    table.numbers["graphicRectangularWidth"] = 178.5
    table.numbers["graphicRectangularWidth38"] = 136
    table.numbers["graphicRectangularWidth40"] = 150
    table.numbers["graphicRectangularWidth41"] = 159
    table.numbers["graphicRectangularWidth42"] = 164
    table.numbers["graphicRectangularWidth44"] = 171
    table.numbers["graphicRectangularWidth46"] = 184
    table.numbers["inset"] = 0.06
    table.numbers["label"] = 12
    table.numbers["labelGap"] = 3
    table.numbers["modularLargeHeight"] = 80
    table.numbers["modularLargeWidth"] = 178
    table.numbers["modularSmallHeight"] = 55
    table.numbers["modularSmallWidth"] = 61
    table.numbers["radius"] = 4
    table.numbers["share"] = 1
    table.numbers["share38"] = 0.8
    table.numbers["share40"] = 0.84
    table.numbers["share41"] = 0.89
    table.numbers["share42"] = 0.92
    table.numbers["share44"] = 0.94
    table.numbers["share46"] = 1.03
    table.numbers["utilitarianLargeHeight"] = 21
    table.numbers["utilitarianLargeWidth"] = 188
    table.numbers["utilitarianSmallFlatHeight"] = 21
    table.numbers["utilitarianSmallFlatWidth"] = 90
    table.numbers["utilitarianSmallHeight"] = 23
    table.numbers["utilitarianSmallWidth"] = 68
    table.colors["background"] = ThemeColor("white", 0.12)
    table.colors["labelColor"] = ThemeColor("white")
    return table
  }

  private static var watchosGaugeControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 6
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 58
    table.numbers["endPosition"] = 0.9
    table.numbers["endSpacing"] = 6
    table.numbers["endWidth"] = 0.24
    table.numbers["gapShare"] = 0.25
    table.numbers["isCircular"] = 1
    table.numbers["lineWidth"] = 6
    table.numbers["markerGap"] = 2
    table.numbers["minWidth"] = 40
    table.numbers["spacing"] = 3
    table.numbers["width"] = 140
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["endColor"] = ThemeColor("secondaryLabel")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["marker"] = ThemeColor("white")
    table.colors["ringEndColor"] = ThemeColor("secondaryLabel")
    table.colors["ringValueColor"] = ThemeColor("white")
    table.colors["titleColor"] = ThemeColor("white")
    table.colors["track"] = ThemeColor("white", 0.2)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["end"] = .style(.footnote)
    table.fonts["ringEnd"] = .fixed(size: 10, weight: .medium)
    table.fonts["ringValue"] = .fixed(size: 19, weight: .medium)
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.footnote)
    return table
  }

  private static var watchosHitTargetControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezelledGap"] = 4
    table.numbers["minimumSize"] = 28
    table.numbers["plainGap"] = 24
    table.numbers["usualSize"] = 44
    return table
  }

  private static var watchosNavigationRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["chevronScale"] = 0.7
    table.numbers["isStacked"] = 1
    table.numbers["pressedOpacity"] = 1
    table.numbers["spacing"] = 4
    table.colors["chevronColor"] = ThemeColor("clear")
    table.colors["value"] = ThemeColor("secondaryLabel")
    table.fonts["chevron"] = .style(.body)
    table.fonts["titleFont"] = .style(.body)
    table.fonts["valueFont"] = .style(.footnote)
    return table
  }

  private static var watchosOptionRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["rowSpacing"] = 4
    table.numbers["scale"] = 0.9
    table.numbers["spacing"] = 6
    table.colors["disabledMark"] = ThemeColor("tertiaryLabel")
    table.colors["mark"] = ThemeColor("tint")
    table.fonts["font"] = .style(.body)
    return table
  }

  private static var watchosPageControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["dot"] = 6
    table.numbers["farShare"] = 0.45
    table.numbers["height"] = 16
    table.numbers["nearShare"] = 0.72
    table.numbers["padding"] = 5
    table.numbers["pitch"] = 11
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["current"] = ThemeColor("white")
    table.colors["ground"] = ThemeColor("white", 0.14)
    table.colors["other"] = ThemeColor("white", 0.35)
    table.fonts["indicatorFont"] = .fixed(size: 10, weight: .semibold)
    return table
  }

  private static var watchosPickerListControl: ControlTable {
    var table = ControlTable()
    table.numbers["captionGap"] = 2
    table.numbers["captionHeight"] = 20
    table.numbers["captionPadding"] = 4
    table.numbers["captionRadius"] = 3
    table.numbers["cardOffset"] = 6
    table.numbers["cardRadius"] = 9
    table.numbers["cardScale"] = 0.92
    table.numbers["cardWidth"] = 0.72
    table.numbers["cardsBehind"] = 2
    table.numbers["columnGap"] = 6
    table.numbers["disabledOpacity"] = 0.35
    table.numbers["fade"] = 0.33
    table.numbers["focusedOutlineWidth"] = 1.5
    table.numbers["height"] = 110
    table.numbers["height38"] = 92
    table.numbers["height40"] = 105
    table.numbers["height44"] = 105
    table.numbers["imagePadding"] = 8
    table.numbers["imageShare"] = 0.5
    table.numbers["indicatorHeight"] = 34
    table.numbers["indicatorInset"] = 4
    table.numbers["indicatorThumb"] = 8
    table.numbers["indicatorWidth"] = 4
    table.numbers["inset"] = 0.074
    table.numbers["leastHeight"] = 44
    table.numbers["leastOptionScale"] = 0.8
    table.numbers["leastRowPitch"] = 1.2
    table.numbers["leastTextScale"] = 0.5
    table.numbers["markedOutlineWidth"] = 3
    table.numbers["neighbourInset"] = 0.2
    table.numbers["outlineWidth"] = 1
    table.numbers["padding"] = 6
    table.numbers["radius"] = 15
    table.numbers["radius38"] = 6
    table.numbers["radius40"] = 8.5
    table.numbers["radius42"] = 12
    table.numbers["radius44"] = 8.5
    table.numbers["radius46"] = 12
    table.numbers["rowPitch"] = 1.72
    table.numbers["separatorGap"] = 16
    table.numbers["text"] = 23
    table.numbers["text38"] = 19
    table.numbers["text40"] = 21
    table.colors["captionColor"] = ThemeColor("black")
    table.colors["captionFill"] = ThemeColor("systemGreen")
    table.colors["card"] = ThemeColor("#222223")
    table.colors["cardShade"] = ThemeColor("black", 0.35)
    table.colors["contrastOutline"] = ThemeColor("white", 0.9)
    table.colors["disabledText"] = ThemeColor("tertiaryLabel")
    table.colors["focusedOutline"] = ThemeColor("systemGreen")
    table.colors["idleCaption"] = ThemeColor("secondaryLabel")
    table.colors["image"] = ThemeColor("tint")
    table.colors["indicatorColor"] = ThemeColor("systemGreen")
    table.colors["indicatorTrack"] = ThemeColor("white", 0.3)
    table.colors["outline"] = ThemeColor("systemGray")
    table.colors["textColor"] = ThemeColor("label")
    table.fonts["caption"] = .fixed(size: 12, weight: .bold)
    return table
  }

  private static var watchosPlatterControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.35
    table.numbers["focusedBorderWidth"] = 1.5
    table.numbers["horizontalPadding"] = 10
    table.numbers["minHeight"] = 44
    table.numbers["pressedOpacity"] = 0.5
    table.numbers["pressedScale"] = 0.96
    table.numbers["radius"] = 22
    table.numbers["scrollingRadius"] = 9
    table.numbers["verticalPadding"] = 4
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["fill"] = ThemeColor("platter")
    table.colors["focusedBorder"] = ThemeColor("systemGreen")
    return table
  }

  private static var watchosProgressBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["height"] = 5
    table.numbers["minWidth"] = 20
    table.numbers["movingShare"] = 0.35
    table.numbers["numeralGap"] = 3
    table.numbers["spacing"] = 4
    table.numbers["width"] = 140
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["fill"] = ThemeColor("tint")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("white")
    table.colors["track"] = ThemeColor("white", 0.2)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["numeralFont"] = .style(.caption2)
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.footnote)
    return table
  }

  private static var watchosProgressRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 48
    table.numbers["lineWidth"] = 6
    table.numbers["spacing"] = 4
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["fill"] = ThemeColor("tint")
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.colors["track"] = ThemeColor("white", 0.2)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.caption)
    table.fonts["value"] = .style(.caption)
    return table
  }

  private static var watchosRatingIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["numeralGap"] = 2
    table.numbers["outlinesPlaceholders"] = 1
    table.numbers["scale"] = 0.92
    table.numbers["spacing"] = 0.16
    table.colors["color"] = ThemeColor("systemOrange")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["placeholder"] = ThemeColor("tertiaryLabel")
    table.fonts["font"] = .style(.body)
    table.fonts["numeralFont"] = .style(.caption2)
    return table
  }

  private static var watchosRoundActionButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["diameter"] = 39.5
    table.numbers["diameter38"] = 30
    table.numbers["diameter40"] = 34
    table.numbers["diameter41"] = 37.5
    table.numbers["diameter42"] = 37.5
    table.numbers["diameter44"] = 37.5
    table.numbers["diameter49"] = 40.5
    table.numbers["gap"] = 4
    table.numbers["margin"] = 4
    table.numbers["symbol"] = 22.5
    table.numbers["symbol38"] = 16.5
    table.numbers["symbol40"] = 18.5
    table.numbers["symbol41"] = 20.5
    table.numbers["symbol42"] = 20.5
    table.numbers["symbol44"] = 20.5
    table.numbers["symbol49"] = 22
    table.colors["gray"] = ThemeColor("systemGray", 0.38)
    table.colors["grayGlyph"] = ThemeColor("white")
    table.colors["tinted"] = ThemeColor("systemGreen", 0.3)
    table.colors["tintedGlyph"] = ThemeColor("systemGreen")
    return table
  }

  private static var watchosScriptBalanceControl: ControlTable {
    var table = ControlTable()
    table.numbers["points"] = 2
    return table
  }

  private static var watchosSheetControl: ControlTable {
    var table = ControlTable()
    table.numbers["gap"] = 10
    table.colors["backdrop"] = ThemeColor("black")
    table.colors["background"] = ThemeColor("black")
    return table
  }

  private static var watchosSliderControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 8
    table.numbers["barWidth"] = 80
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["glyphScale"] = 1
    table.numbers["height"] = 36
    table.numbers["isAround"] = 1
    table.numbers["minSegment"] = 3
    table.numbers["minWidth"] = 30
    table.numbers["pressedOpacity"] = 0.5
    table.numbers["radius"] = 18
    table.numbers["segmentGap"] = 2
    table.numbers["segmentRadius"] = 1
    table.numbers["showsTitle"] = 0
    table.numbers["width"] = 80
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["disabledGlyph"] = ThemeColor("tertiaryLabel")
    table.colors["fill"] = ThemeColor("clear")
    table.colors["fillColor"] = ThemeColor("systemGreen")
    table.colors["glyph"] = ThemeColor("white")
    table.colors["track"] = ThemeColor("white", 0.2)
    table.fonts["glyphFont"] = .fixed(size: 18, weight: .semibold)
    return table
  }

  private static var watchosSquareScreenControl: ControlTable {
    var table = ControlTable()
    table.numbers["buttonRadius"] = 8
    return table
  }

  private static var watchosStatusBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["bottom"] = 3
    table.numbers["chevronScale"] = 0.9
    table.numbers["cornerShare"] = 0.32
    table.numbers["gap"] = 6
    table.numbers["margin"] = 6
    table.numbers["titleMargin"] = 9
    table.colors["timeColor"] = ThemeColor("white")
    table.colors["titleColor"] = ThemeColor("tint")
    table.fonts["font"] = .fixed(size: 16, weight: .medium)
    table.fonts["smallFont"] = .fixed(size: 13, weight: .medium)
    table.fonts["titleFont"] = .style(.headline)
    return table
  }

  private static var watchosStepperControl: ControlTable {
    var table = ControlTable()
    table.numbers["fillsWidth"] = 1
    table.numbers["glyphScale"] = 1
    table.numbers["height"] = 36
    table.numbers["isAround"] = 1
    table.numbers["isVertical"] = 0
    table.numbers["pressedOpacity"] = 0.5
    table.numbers["radius"] = 18
    table.numbers["spacing"] = 4
    table.numbers["width"] = 80
    table.colors["disabledGlyph"] = ThemeColor("tertiaryLabel")
    table.colors["fill"] = ThemeColor("clear")
    table.colors["glyph"] = ThemeColor("tint")
    table.fonts["glyphFont"] = .fixed(size: 18, weight: .semibold)
    return table
  }

  private static var watchosSwitchControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["fillsWidth"] = 1
    table.numbers["height"] = 22
    table.numbers["offLabelInset"] = 8.5
    table.numbers["offLabelRadius"] = 3.5
    table.numbers["offLabelWidth"] = 1
    table.numbers["onLabelHeight"] = 7
    table.numbers["onLabelInset"] = 8
    table.numbers["onLabelWidth"] = 1
    table.numbers["pressedStretch"] = 4
    table.numbers["spacing"] = 6
    table.numbers["thumb"] = 19
    table.numbers["width"] = 36
    table.colors["contrastBorder"] = ThemeColor("white", 0.6)
    table.colors["off"] = ThemeColor("white", 0.2)
    table.colors["offLabel"] = ThemeColor("white", 0.6)
    table.colors["on"] = ThemeColor("systemGreen")
    table.colors["onLabel"] = ThemeColor("white")
    table.colors["thumbColor"] = ThemeColor("white")
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.2), blur: 3, y: 1)
    ]
    return table
  }

  private static var watchosTimeFaceControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 1.5
    table.numbers["buttonGap"] = 12
    table.numbers["buttonGap38"] = 8
    table.numbers["buttonGap40"] = 9
    table.numbers["buttonHeight"] = 58
    table.numbers["buttonHeight38"] = 34
    table.numbers["buttonHeight40"] = 39
    table.numbers["buttonHeight41"] = 52
    table.numbers["buttonHeight42"] = 53
    table.numbers["buttonHeight44"] = 51
    table.numbers["buttonRadius"] = 11
    table.numbers["buttonRadius38"] = 6
    table.numbers["buttonRadius40"] = 7
    table.numbers["buttonWidth"] = 51
    table.numbers["buttonWidth38"] = 34
    table.numbers["buttonWidth40"] = 39
    table.numbers["buttonWidth41"] = 46
    table.numbers["buttonWidth42"] = 48
    table.numbers["buttonWidth44"] = 46
    table.numbers["diameter"] = 184
    table.numbers["diameter38"] = 126
    table.numbers["diameter40"] = 143
    table.numbers["diameter41"] = 161.5
    table.numbers["diameter42"] = 170
    table.numbers["diameter44"] = 159
    table.numbers["diameter46"] = 190
    table.numbers["diameter49"] = 197
    table.numbers["digits"] = 39
    table.numbers["digits38"] = 24
    table.numbers["digits40"] = 28
    table.numbers["digits41"] = 34.5
    table.numbers["digits42"] = 35.5
    table.numbers["digits44"] = 32
    table.numbers["digits49"] = 38
    table.numbers["disabledOpacity"] = 0.35
    table.numbers["dot"] = 2.25
    table.numbers["dot45"] = 2.75
    table.numbers["dot46"] = 2.75
    table.numbers["dot49"] = 2.75
    table.numbers["heavyLength"] = 2.5
    table.numbers["heavyWidth"] = 1.5
    table.numbers["heavyWidth45"] = 2
    table.numbers["heavyWidth46"] = 2
    table.numbers["heavyWidth49"] = 2
    table.numbers["label"] = 15
    table.numbers["label38"] = 12
    table.numbers["labelDistance"] = 0.9
    table.numbers["markLength"] = 6.5
    table.numbers["markLength45"] = 7.5
    table.numbers["markLength46"] = 7.5
    table.numbers["markLength49"] = 7.5
    table.numbers["markWidth"] = 1.25
    table.numbers["markWidth45"] = 1.75
    table.numbers["markWidth46"] = 1.75
    table.numbers["markWidth49"] = 1.75
    table.numbers["markedBorderWidth"] = 3
    table.numbers["period"] = 18
    table.numbers["period38"] = 13
    table.numbers["period40"] = 15
    table.numbers["period41"] = 17
    table.numbers["period42"] = 17
    table.numbers["period44"] = 15
    table.numbers["periodGap"] = 4
    table.numbers["periodHeight"] = 21
    table.numbers["periodHeight38"] = 14
    table.numbers["periodHeight40"] = 16
    table.numbers["periodHeight41"] = 19
    table.numbers["periodHeight42"] = 19
    table.numbers["periodHeight44"] = 16
    table.numbers["periodRadius"] = 5
    table.numbers["periodRadius38"] = 3
    table.numbers["periodRadius40"] = 3
    table.numbers["periodRadius41"] = 4
    table.numbers["periodRadius42"] = 4
    table.numbers["periodRadius44"] = 3
    table.numbers["periodWidth"] = 32.5
    table.numbers["periodWidth38"] = 22
    table.numbers["periodWidth40"] = 24.5
    table.numbers["periodWidth41"] = 29.5
    table.numbers["periodWidth42"] = 29.5
    table.numbers["periodWidth44"] = 24.5
    table.colors["border"] = ThemeColor("#4C4C4C")
    table.colors["contrastBorder"] = ThemeColor("white", 0.9)
    table.colors["digitColor"] = ThemeColor("label")
    table.colors["dotColor"] = ThemeColor("tint")
    table.colors["focusedBorder"] = ThemeColor("systemGreen")
    table.colors["heavyMark"] = ThemeColor("label")
    table.colors["labelColor"] = ThemeColor("label")
    table.colors["mark"] = ThemeColor("tertiaryLabel")
    table.colors["otherPeriod"] = ThemeColor("tint", 0.8)
    table.colors["periodColor"] = ThemeColor("black")
    table.colors["periodFill"] = ThemeColor("tint")
    return table
  }

  private static var watchosToggleButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["isBorderless"] = 0
    return table
  }

  private static var watchosToolbarControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["cornerDiameter"] = 30
    table.numbers["cornerDrop"] = 3
    table.numbers["cornerMargin"] = 9
    table.numbers["diameter"] = 39.5
    table.numbers["disabledOpacity"] = 0.35
    table.numbers["height"] = 52
    table.numbers["margin"] = 12
    table.numbers["spacing"] = 0
    table.colors["contrastBorder"] = ThemeColor("white", 0.5)
    table.colors["fill"] = ThemeColor("platter")
    table.colors["prominentSymbol"] = ThemeColor("white")
    table.colors["symbolColor"] = ThemeColor("white")
    table.fonts["cornerSymbol"] = .fixed(size: 14, weight: .semibold)
    table.fonts["symbol"] = .fixed(size: 18, weight: .semibold)
    return table
  }
}
