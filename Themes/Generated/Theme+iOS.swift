// Written by `swift run theme-generator` from Themes/ios.yaml.

import MaquetteCore

extension Theme {
  /// How iOS looks.
  public static let ios = Theme(
    name: "ios", platform: .ios, colors: iosColors, materials: iosMaterials, vibrant: iosVibrant,
    typography: iosTypography, metrics: iosMetrics, buttons: iosButtons, labels: iosLabels,
    lists: iosLists, controls: iosControls)

  private static let iosColors: [String: ColorSet] = [
    "darkBackgroundGray": ColorSet(rgba: [0x1717_17FF]),
    "darkText": ColorSet(rgba: [0x0000_00FF]),
    "extraLightBackgroundGray": ColorSet(rgba: [0xEFEF_F4FF]),
    "label": ColorSet(rgba: [0x0000_00FF, 0xFFFF_FFFF]),
    "lightBackgroundGray": ColorSet(rgba: [0xE5E5_EAFF]),
    "lightText": ColorSet(rgba: [0xFFFF_FF99]),
    "link": ColorSet(rgba: [0x007A_FFFF, 0x0984_FFFF]),
    "opaqueSeparator": ColorSet(rgba: [0xC6C6_C8FF, 0x3838_3AFF]),
    "placeholderText": ColorSet(rgba: [0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_4360, 0xEBEB_F560]),
    "quaternaryLabel": ColorSet(rgba: [0x3C3C_432D, 0xEBEB_F528, 0x3C3C_4342, 0xEBEB_F53D]),
    "quaternarySystemFill": ColorSet(rgba: [0x7474_8014, 0x7676_802D, 0x7474_8028, 0x7676_8042]),
    "secondaryLabel": ColorSet(rgba: [0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD]),
    "secondarySystemBackground": ColorSet(rgba: [
      0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF,
      0xF2F2_F7FF, 0x2C2C_2EFF, 0xEBEB_F0FF, 0x3636_38FF,
    ]),
    "secondarySystemFill": ColorSet(rgba: [0x7878_8028, 0x7878_8051, 0x7878_803D, 0x7878_8066]),
    "secondarySystemGroupedBackground": ColorSet(rgba: [
      0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF,
      0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF,
    ]),
    "separator": ColorSet(rgba: [0x3C3C_4349, 0x5454_5899, 0x3C3C_435E, 0x5454_58AD]),
    "systemBackground": ColorSet(rgba: [
      0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF,
      0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF,
    ]),
    "systemBlue": ColorSet(rgba: [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "systemBrown": ColorSet(rgba: [0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF]),
    "systemCyan": ColorSet(rgba: [0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF]),
    "systemFill": ColorSet(rgba: [0x7878_8033, 0x7878_805B, 0x7878_8047, 0x7878_8070]),
    "systemGray": ColorSet(rgba: [0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF]),
    "systemGray2": ColorSet(rgba: [0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF]),
    "systemGray3": ColorSet(rgba: [0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF]),
    "systemGray4": ColorSet(rgba: [0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF]),
    "systemGray5": ColorSet(rgba: [0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF]),
    "systemGray6": ColorSet(rgba: [0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF]),
    "systemGreen": ColorSet(rgba: [0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF]),
    "systemGroupedBackground": ColorSet(rgba: [
      0xF2F2_F7FF, 0x0000_00FF, 0xEBEB_F0FF, 0x0000_00FF,
      0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF,
    ]),
    "systemIndigo": ColorSet(rgba: [0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF]),
    "systemMint": ColorSet(rgba: [0x00C7_BEFF, 0x66D4_CFFF, 0x0C81_7BFF, 0x66D4_CFFF]),
    "systemOrange": ColorSet(rgba: [0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF]),
    "systemPink": ColorSet(rgba: [0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF]),
    "systemPurple": ColorSet(rgba: [0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF]),
    "systemRed": ColorSet(rgba: [0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF]),
    "systemTeal": ColorSet(rgba: [0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF]),
    "systemYellow": ColorSet(rgba: [0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF]),
    "tertiaryLabel": ColorSet(rgba: [0x3C3C_434C, 0xEBEB_F54C, 0x3C3C_4360, 0xEBEB_F560]),
    "tertiarySystemBackground": ColorSet(rgba: [
      0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x3636_38FF,
      0xFFFF_FFFF, 0x3A3A_3CFF, 0xFFFF_FFFF, 0x4444_46FF,
    ]),
    "tertiarySystemFill": ColorSet(rgba: [0x7676_801E, 0x7676_803D, 0x7676_8033, 0x7676_8051]),
    "tertiarySystemGroupedBackground": ColorSet(rgba: [
      0xF2F2_F7FF, 0x2C2C_2EFF, 0xEBEB_F0FF, 0x3636_38FF,
      0xF2F2_F7FF, 0x3A3A_3CFF, 0xEBEB_F0FF, 0x4444_46FF,
    ]),
    "tint": ColorSet(rgba: [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
  ]

  private static let iosMaterials: [String: ColorSet] = [
    "bar": ColorSet(rgba: [0xF9F9_F9F0, 0x1D1D_1DF0, 0xF9F9_F9FA, 0x1D1D_1DFA]),
    "regularMaterial": ColorSet(rgba: [0xF2F2_F2CC, 0x2D2D_2DCC, 0xF2F2_F2F0, 0x2D2D_2DF0]),
    "thickMaterial": ColorSet(rgba: [0xF5F5_F5E0, 0x2525_25E0, 0xF5F5_F5F5, 0x2525_25F5]),
    "thinMaterial": ColorSet(rgba: [0xF2F2_F2B3, 0x2525_25BA, 0xF2F2_F2EB, 0x2525_25EB]),
    "ultraThickMaterial": ColorSet(rgba: [0xF7F7_F7F0, 0x2222_22F0, 0xF7F7_F7FA, 0x2222_22FA]),
    "ultraThinMaterial": ColorSet(rgba: [0xF2F2_F299, 0x2525_25A8, 0xF2F2_F2E6, 0x2525_25E6]),
  ]

  private static let iosVibrant: [String: ColorSet] = [
    "label": ColorSet(rgba: [0x0000_00FF, 0xFFFF_FFFF]),
    "placeholderText": ColorSet(rgba: [0x0000_0059, 0xFFFF_FF59, 0x0000_0073, 0xFFFF_FF73]),
    "quaternaryLabel": ColorSet(rgba: [0x0000_0038, 0xFFFF_FF33, 0x0000_004D, 0xFFFF_FF4D]),
    "quaternarySystemFill": ColorSet(rgba: [0x0000_0012, 0xFFFF_FF1A, 0x0000_0024, 0xFFFF_FF2E]),
    "secondaryLabel": ColorSet(rgba: [0x0000_00A6, 0xFFFF_FFA6, 0x0000_00BF, 0xFFFF_FFBF]),
    "secondarySystemFill": ColorSet(rgba: [0x0000_0024, 0xFFFF_FF2E, 0x0000_0038, 0xFFFF_FF42]),
    "separator": ColorSet(rgba: [0x0000_0033, 0xFFFF_FF33, 0x0000_0059, 0xFFFF_FF59]),
    "systemFill": ColorSet(rgba: [0x0000_002E, 0xFFFF_FF38, 0x0000_0042, 0xFFFF_FF4D]),
    "tertiaryLabel": ColorSet(rgba: [0x0000_0059, 0xFFFF_FF59, 0x0000_0073, 0xFFFF_FF73]),
    "tertiarySystemFill": ColorSet(rgba: [0x0000_001A, 0xFFFF_FF24, 0x0000_002E, 0xFFFF_FF38]),
  ]

  private static let iosTypography = Typography(
    family: "Inter", displayFamily: "Inter Display", displayFrom: 24,
    displaySpacing: 0.044, opticalSpacing: iosOpticalSpacing,
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
    ascent: 0.9521, descent: 0.2412, capHeight: 0.7046, tracking: iosTracking,
    styles: iosStyles, designs: iosDesigns, widths: iosWidths,
    legibilityWeights: iosLegibilityWeights)

  private static let iosOpticalSpacing = Typography.trackingTable([
    19.5, 0, 25, -0.0442, 28, -0.0525,
  ])

  private static let iosTracking = Typography.trackingTable([
    6, 0.24, 7, 0.23, 8, 0.21, 9, 0.17, 10, 0.12, 11, 0.06, 12, 0, 13, -0.08, 14, -0.15, 15, -0.23,
    16, -0.31, 17, -0.43, 18, -0.44, 19, -0.45, 20, -0.45, 21, -0.36, 22, -0.26, 23, -0.1, 24, 0.07,
    25, 0.15, 26, 0.22, 27, 0.29, 28, 0.38, 29, 0.4, 30, 0.4, 31, 0.39, 32, 0.41, 33, 0.4, 34, 0.4,
    35, 0.38, 36, 0.37, 37, 0.36, 38, 0.37, 39, 0.38, 40, 0.37, 41, 0.36, 42, 0.37, 43, 0.38,
    44, 0.37, 45, 0.35, 46, 0.36, 47, 0.37, 48, 0.35, 49, 0.33, 50, 0.34, 51, 0.35, 52, 0.33,
    53, 0.31, 54, 0.32, 56, 0.3, 58, 0.28, 60, 0.26, 62, 0.24, 64, 0.22, 66, 0.19, 68, 0.17,
    70, 0.14, 72, 0.14, 76, 0.07, 80, 0, 84, 0, 88, 0, 92, 0, 96, 0,
  ])

  private static let iosStyles: [TextStyle: Typography.Style] = [
    .largeTitle: Typography.Style(
      .regular, .bold,
      [
        31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48, 44, 52, 48, 57, 52, 61, 56, 66,
        60, 70,
      ]),
    .title: Typography.Style(
      .regular, .bold,
      [
        25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41, 38, 46, 43, 51, 48, 57, 53, 62,
        58, 68,
      ]),
    .title2: Typography.Style(
      .regular, .bold,
      [
        19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34, 34, 41, 39, 47, 44, 52, 50, 59,
        56, 66,
      ]),
    .title3: Typography.Style(
      .regular, .semibold,
      [
        17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32, 31, 38, 37, 44, 43, 51, 49, 58,
        55, 65,
      ]),
    .headline: Typography.Style(
      .semibold, .semibold,
      [
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56,
        53, 62,
      ]),
    .subheadline: Typography.Style(
      .regular, .semibold,
      [
        12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 28, 25, 31, 30, 37, 36, 43, 42, 50,
        49, 58,
      ]),
    .body: Typography.Style(
      .regular, .semibold,
      [
        14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29, 28, 34, 33, 40, 40, 48, 47, 56,
        53, 62,
      ]),
    .callout: Typography.Style(
      .regular, .semibold,
      [
        13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28, 26, 32, 32, 39, 38, 46, 44, 52,
        51, 60,
      ]),
    .footnote: Typography.Style(
      .regular, .semibold,
      [
        12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24, 23, 29, 27, 33, 33, 40, 38, 46,
        44, 52,
      ]),
    .caption: Typography.Style(
      .regular, .semibold,
      [
        11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23, 22, 28, 26, 32, 32, 39, 37, 44,
        43, 51,
      ]),
    .caption2: Typography.Style(
      .regular, .semibold,
      [
        11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22, 20, 25, 24, 30, 29, 35, 34, 41,
        40, 48,
      ]),
  ]

  private static let iosDesigns: [FontDesign: Typography.Face] = [
    .serif: Typography.Face(
      family: "Noto Serif", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
    .monospaced: Typography.Face(
      family: "Noto Sans Mono", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
  ]

  private static let iosWidths: [FontWidth: Typography.Face] = [:]

  private static let iosLegibilityWeights: [FontWeight: FontWeight] = [
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

  private static let iosMetrics = ThemeMetrics(
    displayScale: 3, minHitTarget: Size(width: 44, height: 44), spacing: 8, padding: 16,
    hairline: 0.3333333333333333,
    symbolStrokes: [2.941, 4.412, 6.471, 8.824, 10.294, 12.059, 13.824, 15.882, 17.941])

  private static let iosButtons = ButtonTheme(
    cornerCurve: .continuous, stretches: false, scrollingRadius: nil, symbolScale: 1, titleLines: 0,
    sizes: iosButtonSizes, styles: iosButtonStyles, automaticStyle: "plain", rowStyle: "plain",
    radiusFollowsTextSize: true, equalHeights: false,
    cornerRadii: ["large": 8.75, "medium": 5.95, "small": 3.5])

  private static let iosButtonSizes: [String: ButtonMetrics] = [
    "large": ButtonMetrics(
      verticalPadding: 15, horizontalPadding: 20, radius: 8.75, minHeight: 0, minWidth: 0,
      title: .style(.body), subtitle: .style(.caption), titlePadding: 1, imagePadding: 8),
    "medium": ButtonMetrics(
      verticalPadding: 7, horizontalPadding: 12, radius: 5.95, minHeight: 0, minWidth: 0,
      title: .style(.body), subtitle: .style(.caption), titlePadding: 1, imagePadding: 8),
    "mini": ButtonMetrics(
      verticalPadding: 5, horizontalPadding: 10, radius: 14, minHeight: 28, minWidth: 0,
      title: .style(.subheadline), subtitle: .style(.caption), titlePadding: 1, imagePadding: 8),
    "small": ButtonMetrics(
      verticalPadding: 5, horizontalPadding: 10, radius: 14, minHeight: 28, minWidth: 0,
      title: .style(.subheadline), subtitle: .style(.caption), titlePadding: 1, imagePadding: 8),
  ]

  private static let iosButtonStyles: [String: ButtonStyleTheme] = [
    "filled": iosFilledButtons,
    "gray": iosGrayButtons,
    "plain": iosPlainButtons,
    "tinted": iosTintedButtons,
  ]

  private static var iosFilledButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint")), weight: .regular)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"), background: .color(ThemeColor("tertiarySystemFill")))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("white", 0.85, dark: "white", 0.45),
      background: .color(ThemeColor("tint", 0.35)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(
        color: ThemeColor(
          light: .init("tint", 0.8, mix: .init("white", 0.42)),
          dark: .init("tint", 0.8, mix: .init("white", 0.42))), width: 3.5))
    style.states["hovered"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("black", 0.2), blur: 12, y: 4), scale: 1.03)
    style.states["pressed"] = ButtonLook(background: .color(ThemeColor("tint", 0.75)))
    style.states["selected"] = ButtonLook(overlay: ThemeColor("black", 0.2, dark: "white", 0.2))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 1))
    return style
  }

  private static var iosGrayButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("tint"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("secondarySystemFill")), weight: .regular)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"), background: .color(ThemeColor("tertiarySystemFill")))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("tint", 0.1, dark: "tint", 0.16)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(
        color: ThemeColor(
          light: .init("tint", 0.8, mix: .init("white", 0.42)),
          dark: .init("tint", 0.8, mix: .init("white", 0.42))), width: 3.5))
    style.states["hovered"] = ButtonLook(overlay: ThemeColor("black", 0.05, dark: "white", 0.08))
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("tint", 0.75),
      background: .color(ThemeColor("secondarySystemFill", 0.75)))
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("tint", 0.15, dark: "tint", 0.26)))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 1))
    return style
  }

  private static var iosPlainButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("tint"), subtitleOpacity: 0.75, weight: .regular)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["buttonShapes"] = ButtonLook(underline: true)
    style.states["buttonShapesSymbol"] = ButtonLook(
      background: .color(ThemeColor("tertiarySystemFill")))
    style.states["disabled"] = ButtonLook(foreground: ThemeColor("tertiaryLabel"))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("tint", 0.1, dark: "tint", 0.16)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(
        color: ThemeColor(
          light: .init("tint", 0.8, mix: .init("white", 0.42)),
          dark: .init("tint", 0.8, mix: .init("white", 0.42))), width: 3.5))
    style.states["hovered"] = ButtonLook(background: .color(ThemeColor("tertiarySystemFill")))
    style.states["pressed"] = ButtonLook(opacity: 0.4)
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("tint", 0.15, dark: "tint", 0.26)))
    style.states["springLoaded"] = ButtonLook(background: .color(ThemeColor("secondarySystemFill")))
    style.states["springLoadedEmphasized"] = ButtonLook(
      background: .color(ThemeColor("systemFill")))
    style.increasedContrast = ButtonLook(underline: true)
    return style
  }

  private static var iosTintedButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("tint"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint", 0.15, dark: "tint", 0.26)), weight: .regular)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .semibold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("quaternarySystemFill")))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("tint", 0.1, dark: "tint", 0.16)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(
        color: ThemeColor(
          light: .init("tint", 0.8, mix: .init("white", 0.42)),
          dark: .init("tint", 0.8, mix: .init("white", 0.42))), width: 3.5))
    style.states["hovered"] = ButtonLook(
      background: .color(ThemeColor("tint", 0.22, dark: "tint", 0.34)))
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("tint", 0.75),
      background: .color(ThemeColor("tint", 0.1125, dark: "tint", 0.195)))
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("tint")))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 1))
    return style
  }

  private static var iosLabels: LabelTheme {
    var labels = LabelTheme()
    labels.disabledColor = ThemeColor("tertiaryLabel")
    labels.disabledOpacity = 0.5
    labels.selection = LabelTheme.Selection(
      background: ThemeColor("tint", 0.2), handleColor: ThemeColor("tint"), handleWidth: 2,
      handleDiameter: 10)
    labels.expansion = LabelTheme.Expansion(
      background: ThemeColor("tertiarySystemBackground"), foreground: ThemeColor("label"),
      border: ThemeBorder(color: ThemeColor("separator"), width: 0.5), cornerRadius: 6,
      padding: EdgeInsets(vertical: 4, horizontal: 8),
      shadow: ThemeShadow(color: ThemeColor("black", 0.2), blur: 12, y: 4))
    labels.marquee = LabelTheme.Marquee(gap: 40, fadeWidth: 16)
    labels.underline = LabelTheme.Line(thickness: 0.06, offset: 0.12)
    labels.strikethrough = LabelTheme.Line(thickness: 0.06, offset: -0.26)
    labels.iconSpacing = 8
    labels.iconScale = 1
    labels.listIconWidth = 28
    labels.listIconSpacing = 16
    labels.listIconColor = ThemeColor("tint")
    labels.link = LabelTheme.Link(color: ThemeColor("link"), underline: true)
    return labels
  }

  private static let iosLists = ListTheme(
    automatic: "insetGrouped", labelSpacing: 8, styles: iosListStyles)

  private static let iosListStyles: [String: ListStyleTheme] = [
    "grouped": iosGroupedList,
    "insetGrouped": iosInsetGroupedList,
    "plain": iosPlainList,
    "sidebar": iosSidebarList,
  ]

  private static var iosGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: true,
      top: 22, bottom: 6, horizontal: 20)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 0, horizontal: 20)
    return ListStyleTheme(
      background: ThemeColor("systemGroupedBackground"),
      rowBackground: ThemeColor("secondarySystemGroupedBackground"), radius: 0, margin: 0,
      minRowHeight: 44, verticalPadding: 11, controlPadding: 4, leadingPadding: 20,
      trailingPadding: 14, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 0,
      edgeSeparators: true, listTop: 22, sectionTop: 22, sectionBottom: 8, header: header,
      footer: footer)
  }

  private static var iosInsetGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: true,
      top: 16, bottom: 7, horizontal: 20)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 7, bottom: 11, horizontal: 20)
    return ListStyleTheme(
      background: ThemeColor("systemGroupedBackground"),
      rowBackground: ThemeColor("secondarySystemGroupedBackground"), radius: 10, margin: 20,
      minRowHeight: 44, verticalPadding: 11, controlPadding: 4, leadingPadding: 20,
      trailingPadding: 14, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 20, sectionTop: 0, sectionBottom: 17.67, header: header,
      footer: footer)
  }

  private static var iosPlainList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.title3), weight: .bold, color: ThemeColor("label"), uppercase: false, top: 22,
      bottom: 6, horizontal: 20)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 0, horizontal: 20)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("clear"), radius: 0,
      margin: 0, minRowHeight: 44, verticalPadding: 11, controlPadding: 4, leadingPadding: 20,
      trailingPadding: 14, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 8, header: header,
      footer: footer)
  }

  private static var iosSidebarList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.title3), weight: .bold, color: ThemeColor("label"), uppercase: false, top: 16,
      bottom: 6, horizontal: 14)
    let footer = ListTextTheme(
      font: .style(.footnote), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 8, bottom: 10, horizontal: 14)
    return ListStyleTheme(
      background: ThemeColor("secondarySystemBackground"), rowBackground: ThemeColor("clear"),
      radius: 10, margin: 16, minRowHeight: 44, verticalPadding: 11, controlPadding: 4,
      leadingPadding: 14, trailingPadding: 14, rowGap: 0, separator: ThemeColor("clear"),
      separatorTrailing: 0, edgeSeparators: false, listTop: 8, sectionTop: 8, sectionBottom: 8,
      header: header, footer: footer)
  }

  private static let iosControls: [String: ControlTable] = [
    "actionSheet": iosActionSheetControl, "activityIndicator": iosActivityIndicatorControl,
    "alert": iosAlertControl, "barButton": iosBarButtonControl, "brightTint": iosBrightTintControl,
    "buttonGroup": iosButtonGroupControl, "calendar": iosCalendarControl,
    "calendarCard": iosCalendarCardControl, "compactDatePicker": iosCompactDatePickerControl,
    "disclosureChevron": iosDisclosureChevronControl, "focusRing": iosFocusRingControl,
    "gauge": iosGaugeControl, "hitTarget": iosHitTargetControl, "inputView": iosInputViewControl,
    "link": iosLinkControl, "menu": iosMenuControl, "navigationBar": iosNavigationBarControl,
    "navigationRow": iosNavigationRowControl, "optionRow": iosOptionRowControl,
    "pageControl": iosPageControlControl, "palette": iosPaletteControl,
    "phoneStatusBar": iosPhoneStatusBarControl, "popUpButton": iosPopUpButtonControl,
    "popover": iosPopoverControl, "progressBar": iosProgressBarControl,
    "progressRing": iosProgressRingControl, "pullDownButton": iosPullDownButtonControl,
    "ratingIndicator": iosRatingIndicatorControl, "rowState": iosRowStateControl,
    "scriptBalance": iosScriptBalanceControl, "searchField": iosSearchFieldControl,
    "segmentedControl": iosSegmentedControlControl, "sheet": iosSheetControl,
    "slider": iosSliderControl, "stepper": iosStepperControl, "switch": iosSwitchControl,
    "systemButton": iosSystemButtonControl, "tabBar": iosTabBarControl,
    "toggleButton": iosToggleButtonControl, "toolbar": iosToolbarControl, "wheel": iosWheelControl,
  ]

  private static var iosActionSheetControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowHeight"] = 13
    table.numbers["arrowWidth"] = 37
    table.numbers["buttonHeight"] = 57.17
    table.numbers["buttonPadding"] = 10
    table.numbers["cancelGap"] = 8
    table.numbers["fieldGap"] = 0
    table.numbers["horizontalPadding"] = 16
    table.numbers["margin"] = 8
    table.numbers["popoverWidth"] = 304
    table.numbers["radius"] = 14
    table.numbers["textGap"] = 6
    table.numbers["verticalPadding"] = 13.5
    table.colors["backdrop"] = ThemeColor("black", 0.2, dark: "black", 0.48)
    table.colors["background"] = ThemeColor("#FCFCFCC8", 1, dark: "#292929BE", 1)
    table.colors["cancelBackground"] = ThemeColor("#FFFFFF", 1, dark: "#2C2C2C", 1)
    table.colors["separator"] = ThemeColor("separator")
    table.fonts["button"] = .style(.body)
    table.fonts["message"] = .style(.footnote)
    table.fonts["title"] = .style(.footnote)
    table.shadows["popoverShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.18, dark: "black", 0.4), blur: 40, y: 10)
    ]
    return table
  }

  private static var iosActivityIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["diameter"] = 20
    table.numbers["faintest"] = 0.184
    table.numbers["largeDiameter"] = 37
    table.numbers["spacing"] = 8
    table.numbers["spokes"] = 8
    table.numbers["strongest"] = 0.576
    table.colors["color"] = ThemeColor("#3C3C44", 1, dark: "#EBEBF5", 1)
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.body)
    return table
  }

  private static var iosAlertControl: ControlTable {
    var table = ControlTable()
    table.numbers["accessibilityWidth"] = 310
    table.numbers["buttonGap"] = 12
    table.numbers["buttonHeight"] = 45
    table.numbers["buttonPadding"] = 8
    table.numbers["fieldGap"] = 14
    table.numbers["fieldPadding"] = 6
    table.numbers["fieldRadius"] = 5
    table.numbers["gap"] = 20
    table.numbers["padding"] = 20
    table.numbers["radius"] = 14
    table.numbers["textGap"] = 2
    table.numbers["width"] = 270
    table.colors["backdrop"] = ThemeColor("black", 0.2, dark: "black", 0.48)
    table.colors["background"] = ThemeColor("regularMaterial")
    table.colors["field"] = ThemeColor("#FFFFFF", 1, dark: "#000000", 1)
    table.colors["fieldBorder"] = ThemeColor("black", 0.2, dark: "white", 0.2)
    table.colors["separator"] = ThemeColor("separator")
    table.fonts["button"] = .style(.body)
    table.fonts["message"] = .style(.footnote)
    table.fonts["title"] = .style(.headline)
    return table
  }

  private static var iosBarButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["symbolScale"] = 1.28
    table.fonts["font"] = .fixed(size: 17, weight: .regular)
    return table
  }

  private static var iosBrightTintControl: ControlTable {
    var table = ControlTable()
    table.numbers["increasedContrast"] = 4.5
    return table
  }

  private static var iosButtonGroupControl: ControlTable {
    var table = ControlTable()
    table.numbers["columnSpacing"] = 12
    table.numbers["equalHeights"] = 0
    table.numbers["equalWidths"] = 1
    table.numbers["prefersRow"] = 0
    table.numbers["rowSpacing"] = 12
    table.numbers["trailing"] = 0
    return table
  }

  private static var iosCalendarControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowPitch"] = 48.6
    table.numbers["arrowTarget"] = 44
    table.numbers["arrowTrailing"] = 23
    table.numbers["bottomPadding"] = 17
    table.numbers["cardGap"] = 8
    table.numbers["circle"] = 44
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["decorationLarge"] = 8
    table.numbers["decorationMedium"] = 6
    table.numbers["decorationOffset"] = 17
    table.numbers["decorationSmall"] = 4
    table.numbers["disclosureGap"] = 8
    table.numbers["disclosureWidth"] = 7
    table.numbers["fieldHeight"] = 34
    table.numbers["fieldInset"] = 6
    table.numbers["fieldPadding"] = 11
    table.numbers["fieldRadius"] = 6
    table.numbers["footerGap"] = 8
    table.numbers["footerHeight"] = 46
    table.numbers["footerPadding"] = 16
    table.numbers["gridHeight"] = 228.5
    table.numbers["gridPadding"] = 10.5
    table.numbers["headerHeight"] = 44
    table.numbers["headerPadding"] = 6
    table.numbers["headerTop"] = 5.5
    table.numbers["minWidth"] = 200
    table.numbers["numberShare"] = 0.78
    table.numbers["rowHeight"] = 45.7
    table.numbers["segmentGap"] = 8
    table.numbers["shapeHeight"] = 34
    table.numbers["shapePadding"] = 8
    table.numbers["titleLeading"] = 16
    table.numbers["todayRing"] = 1.5
    table.numbers["weekdayGap"] = 2
    table.numbers["weekdayHeight"] = 18
    table.numbers["width"] = 320
    table.colors["arrow"] = ThemeColor("tint")
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["dayColor"] = ThemeColor("label")
    table.colors["decorationColor"] = ThemeColor("systemFill")
    table.colors["disabledArrow"] = ThemeColor("tertiaryLabel")
    table.colors["disabledColor"] = ThemeColor("tertiaryLabel")
    table.colors["disabledFill"] = ThemeColor("quaternarySystemFill")
    table.colors["divider"] = ThemeColor("separator")
    table.colors["fieldActiveFill"] = ThemeColor("tertiarySystemFill")
    table.colors["fieldActiveText"] = ThemeColor("tint")
    table.colors["fieldFill"] = ThemeColor("tertiarySystemFill")
    table.colors["fieldText"] = ThemeColor("label")
    table.colors["footerColor"] = ThemeColor("label")
    table.colors["selectedColor"] = ThemeColor("tint")
    table.colors["selectedFill"] = ThemeColor("tint", 0.12, dark: "tint", 0.2)
    table.colors["selectedTodayColor"] = ThemeColor("white")
    table.colors["selectedTodayFill"] = ThemeColor("tint")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["todayColor"] = ThemeColor("tint")
    table.colors["weekdayColor"] = ThemeColor("tertiaryLabel")
    table.fonts["arrowFont"] = .fixed(size: 18.5, weight: .semibold)
    table.fonts["day"] = .fixed(size: 20, weight: .regular)
    table.fonts["decorationFont"] = .fixed(size: 10, weight: .semibold)
    table.fonts["disclosure"] = .fixed(size: 12.6, weight: .semibold)
    table.fonts["footer"] = .style(.body)
    table.fonts["selectedDay"] = .fixed(size: 22, weight: .semibold)
    table.fonts["title"] = .style(.headline)
    table.fonts["weekday"] = .fixed(size: 13, weight: .semibold)
    return table
  }

  private static var iosCalendarCardControl: ControlTable {
    var table = ControlTable()
    table.numbers["monthWheelsWidth"] = 320
    table.numbers["radius"] = 13
    table.numbers["wheelsHeight"] = 203
    table.numbers["wheelsPadding"] = 8
    table.numbers["wheelsWidth"] = 231
    table.colors["background"] = ThemeColor("#FAFAFA", 1, dark: "tertiarySystemBackground", 1)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.16), blur: 85, y: 0)
    ]
    return table
  }

  private static var iosCompactDatePickerControl: ControlTable {
    var table = ControlTable()
    table.numbers["cardGap"] = 8
    table.numbers["cardWidth"] = 320
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["gap"] = 5
    table.numbers["height"] = 34
    table.numbers["horizontalPadding"] = 12
    table.numbers["minTitleWidth"] = 88
    table.numbers["minWidth"] = 60
    table.numbers["openMark"] = 2
    table.numbers["pressedOpacity"] = 0.4
    table.numbers["radius"] = 8
    table.numbers["spacing"] = 8
    table.numbers["stackedMargin"] = 6
    table.numbers["verticalPadding"] = 6
    table.colors["color"] = ThemeColor("label")
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["disabledColor"] = ThemeColor("tertiaryLabel")
    table.colors["fill"] = ThemeColor("tertiarySystemFill")
    table.colors["openColor"] = ThemeColor("tint")
    table.fonts["font"] = .style(.body)
    return table
  }

  private static var iosDisclosureChevronControl: ControlTable {
    var table = ControlTable()
    table.numbers["chevron"] = 10.5
    table.numbers["chevronWidth"] = 2.1
    table.numbers["fillsWidth"] = 1
    table.numbers["indent"] = 0
    table.numbers["isLeading"] = 0
    table.numbers["listIndent"] = 20
    table.numbers["pressedOpacity"] = 0.4
    table.numbers["rowSpacing"] = 10
    table.numbers["side"] = 17
    table.numbers["spacing"] = 8
    table.numbers["tintedTitle"] = 1
    table.colors["color"] = ThemeColor("tint")
    table.colors["disabledColor"] = ThemeColor("tertiaryLabel")
    return table
  }

  private static var iosFocusRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["gap"] = 0
    table.numbers["width"] = 3.5
    table.colors["color"] = ThemeColor(
      light: .init("tint", 0.8, mix: .init("white", 0.42)),
      dark: .init("tint", 0.8, mix: .init("white", 0.42)))
    return table
  }

  private static var iosGaugeControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 6
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 58
    table.numbers["endPosition"] = 0.9
    table.numbers["endSpacing"] = 8
    table.numbers["endWidth"] = 0.24
    table.numbers["gapShare"] = 0.25
    table.numbers["isCircular"] = 0
    table.numbers["lineWidth"] = 6
    table.numbers["markerGap"] = 2
    table.numbers["minWidth"] = 40
    table.numbers["spacing"] = 6
    table.numbers["width"] = 200
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["endColor"] = ThemeColor("secondaryLabel")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["marker"] = ThemeColor("label")
    table.colors["ringEndColor"] = ThemeColor("secondaryLabel")
    table.colors["ringValueColor"] = ThemeColor("label")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["track"] = ThemeColor("systemFill")
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["end"] = .style(.footnote)
    table.fonts["ringEnd"] = .fixed(size: 10, weight: .medium)
    table.fonts["ringValue"] = .fixed(size: 18, weight: .medium)
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.footnote)
    return table
  }

  private static var iosHitTargetControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezelledGap"] = 12
    table.numbers["minimumSize"] = 28
    table.numbers["plainGap"] = 24
    table.numbers["usualSize"] = 44
    return table
  }

  private static var iosInputViewControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 44
    table.numbers["barMargin"] = 4
    table.numbers["barSpacing"] = 0
    table.colors["background"] = ThemeColor("#D2D5DB", 1, dark: "#1C1C1E", 1)
    table.colors["barBackground"] = ThemeColor("#F6F6F8", 1, dark: "#2A2A2C", 1)
    table.colors["separator"] = ThemeColor("separator")
    return table
  }

  private static var iosLinkControl: ControlTable {
    var table = ControlTable()
    table.numbers["focusOutset"] = 4
    table.numbers["focusRadius"] = 6
    table.numbers["pressedOpacity"] = 0.4
    table.numbers["underline"] = 0
    table.colors["color"] = ThemeColor("tint")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    return table
  }

  private static var iosMenuControl: ControlTable {
    var table = ControlTable()
    table.numbers["baselineBottom"] = 0.71
    table.numbers["baselineTop"] = 1.2727
    table.numbers["borderWidth"] = 0
    table.numbers["columnLines"] = 1
    table.numbers["coveredScale"] = 0.94
    table.numbers["gap"] = 8
    table.numbers["headerPadding"] = 7
    table.numbers["highlightInset"] = 0
    table.numbers["highlightRadius"] = 0
    table.numbers["horizontalPadding"] = 16
    table.numbers["iconColumn"] = 22
    table.numbers["iconColumnGrowth"] = 0.1
    table.numbers["iconOffset"] = 6
    table.numbers["largeWidth"] = 370
    table.numbers["leadingIcons"] = 0
    table.numbers["markColumn"] = 10
    table.numbers["markColumnGrowth"] = -0.311
    table.numbers["markPosition"] = 0.584
    table.numbers["maxLines"] = 2
    table.numbers["radius"] = 13
    table.numbers["rowHeight"] = 0
    table.numbers["sectionGap"] = 8
    table.numbers["sectionInset"] = 0
    table.numbers["sectionLine"] = 0
    table.numbers["separators"] = 1
    table.numbers["shortcutGap"] = 0
    table.numbers["shortcuts"] = 0
    table.numbers["submenuCovers"] = 1
    table.numbers["submenuOverlap"] = 0
    table.numbers["subtitleGap"] = 1
    table.numbers["verticalPadding"] = 0
    table.numbers["width"] = 250
    table.colors["background"] = ThemeColor("regularMaterial")
    table.colors["border"] = ThemeColor("clear")
    table.colors["destructive"] = ThemeColor("systemRed")
    table.colors["dim"] = ThemeColor("black", 0.12, dark: "black", 0.35)
    table.colors["disabled"] = ThemeColor("systemGray")
    table.colors["headerColor"] = ThemeColor("secondaryLabel")
    table.colors["highlight"] = ThemeColor("#3232321A", 1, dark: "#FFFFFF1A", 1)
    table.colors["highlightedTitle"] = ThemeColor("clear")
    table.colors["section"] = ThemeColor("black", 0.08, dark: "black", 0.16)
    table.colors["separator"] = ThemeColor("separator")
    table.colors["shortcutColor"] = ThemeColor("secondaryLabel")
    table.colors["subtitleColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("black", 0.96, dark: "white", 0.96)
    table.fonts["header"] = .style(.footnote)
    table.fonts["icon"] = .style(.body)
    table.fonts["mark"] = .style(.footnote)
    table.fonts["subtitle"] = .style(.subheadline)
    table.fonts["title"] = .style(.body)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.16), blur: 40, y: 8)
    ]
    return table
  }

  private static var iosNavigationBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["backGap"] = 6
    table.numbers["backMargin"] = 8
    table.numbers["height"] = 44
    table.numbers["itemInset"] = 12
    table.numbers["largeTitleBottom"] = 8
    table.numbers["largeTitleHeight"] = 52
    table.numbers["largeTitleMargin"] = 16
    table.numbers["margin"] = 4
    table.numbers["promptHeight"] = 30
    table.numbers["searchHeight"] = 52
    table.numbers["searchMargin"] = 16
    table.numbers["searchTop"] = 1
    table.numbers["shapeSide"] = 32
    table.numbers["spacing"] = 0
    table.numbers["titleGap"] = 6
    table.numbers["titleOnly"] = 0
    table.colors["background"] = ThemeColor("bar")
    table.colors["contrastHairline"] = ThemeColor("black", 0.6, dark: "white", 0.6)
    table.colors["hairline"] = ThemeColor("black", 0.3, dark: "white", 0.15)
    table.fonts["chevron"] = .fixed(size: 22, weight: .medium)
    table.fonts["item"] = .fixed(size: 17, weight: .regular)
    table.fonts["largeTitle"] = .style(.largeTitle)
    table.fonts["prompt"] = .fixed(size: 13, weight: .regular)
    table.fonts["title"] = .fixed(size: 17, weight: .semibold)
    return table
  }

  private static var iosNavigationRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["checkScale"] = 0.88
    table.numbers["chevronScale"] = 0.76
    table.numbers["detailGap"] = 14
    table.numbers["isStacked"] = 0
    table.numbers["pressedOpacity"] = 0.4
    table.numbers["spacing"] = 8
    table.colors["chevronColor"] = ThemeColor("systemGray2")
    table.colors["value"] = ThemeColor("secondaryLabel")
    table.fonts["chevron"] = .style(.body)
    table.fonts["detail"] = .fixed(size: 18.7, weight: .regular)
    table.fonts["titleFont"] = .style(.body)
    table.fonts["valueFont"] = .style(.body)
    return table
  }

  private static var iosOptionRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["rowSpacing"] = 0
    table.numbers["scale"] = 0.88
    table.numbers["spacing"] = 8
    table.colors["disabledMark"] = ThemeColor("tertiaryLabel")
    table.colors["mark"] = ThemeColor("tint")
    table.fonts["font"] = .style(.body)
    return table
  }

  private static var iosPageControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["dot"] = 7
    table.numbers["farShare"] = 0.45
    table.numbers["height"] = 27.5
    table.numbers["nearShare"] = 0.72
    table.numbers["padding"] = 8
    table.numbers["pitch"] = 16
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["current"] = ThemeColor("label")
    table.colors["ground"] = ThemeColor("tertiarySystemFill")
    table.colors["other"] = ThemeColor("black", 0.25, dark: "white", 0.3)
    table.fonts["indicatorFont"] = .fixed(size: 12, weight: .semibold)
    return table
  }

  private static var iosPaletteControl: ControlTable {
    var table = ControlTable()
    table.numbers["cellPadding"] = 8
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["highlightInset"] = 3
    table.numbers["highlightRadius"] = 9
    table.numbers["minHeight"] = 44
    table.numbers["minWidth"] = 44
    table.numbers["padding"] = 4
    table.numbers["ringWidth"] = 2
    table.numbers["scale"] = 1
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["highlight"] = ThemeColor("tint", 0.15)
    table.colors["selected"] = ThemeColor("tint")
    table.colors["symbol"] = ThemeColor("label")
    table.fonts["font"] = .style(.title3)
    return table
  }

  private static var iosPhoneStatusBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["batteryScale"] = 1.15
    table.numbers["gap"] = 5
    table.numbers["indicatorGap"] = 8
    table.numbers["indicatorHeight"] = 5
    table.numbers["indicatorWidth"] = 139
    table.numbers["margin"] = 8
    table.numbers["sensorWidth"] = 126
    table.numbers["sensorsFrom"] = 40
    table.colors["color"] = ThemeColor("label")
    table.fonts["font"] = .fixed(size: 17, weight: .semibold)
    table.fonts["smallFont"] = .fixed(size: 12, weight: .semibold)
    table.fonts["smallSymbol"] = .fixed(size: 12, weight: .semibold)
    table.fonts["symbol"] = .fixed(size: 14, weight: .semibold)
    return table
  }

  private static var iosPopUpButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezel"] = 0
    table.numbers["overlays"] = 0
    table.numbers["signGap"] = 0.3
    table.numbers["signScale"] = 0.75
    return table
  }

  private static var iosPopoverControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowHeight"] = 13
    table.numbers["arrowWidth"] = 37
    table.numbers["gap"] = 2
    table.numbers["radius"] = 13
    table.numbers["screenMargin"] = 10
    table.colors["background"] = ThemeColor(
      "systemBackground", 1, dark: "tertiarySystemBackground", 1)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.145), blur: 85, y: 0),
      ThemeShadow(color: ThemeColor("black", 0.08, dark: "black", 0.2), blur: 12, y: 2),
    ]
    return table
  }

  private static var iosProgressBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["height"] = 4
    table.numbers["minWidth"] = 20
    table.numbers["movingShare"] = 0.35
    table.numbers["numeralGap"] = 4
    table.numbers["spacing"] = 6
    table.numbers["width"] = 150
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("tint")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["track"] = ThemeColor("systemFill")
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["numeralFont"] = .style(.caption)
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.caption)
    return table
  }

  private static var iosProgressRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 37
    table.numbers["lineWidth"] = 4
    table.numbers["spacing"] = 8
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("tint")
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.colors["track"] = ThemeColor("systemFill")
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.caption)
    return table
  }

  private static var iosPullDownButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezel"] = 0
    table.numbers["signGap"] = 0.3
    table.numbers["signScale"] = 0.7
    return table
  }

  private static var iosRatingIndicatorControl: ControlTable {
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
    table.fonts["numeralFont"] = .style(.caption)
    return table
  }

  private static var iosRowStateControl: ControlTable {
    var table = ControlTable()
    table.colors["highlighted"] = ThemeColor("systemGray4")
    table.colors["selected"] = ThemeColor("systemGray4")
    table.colors["sidebarHighlighted"] = ThemeColor("tertiarySystemFill")
    table.colors["sidebarSelected"] = ThemeColor("tint")
    table.colors["sidebarSelectedText"] = ThemeColor("white")
    return table
  }

  private static var iosScriptBalanceControl: ControlTable {
    var table = ControlTable()
    table.numbers["points"] = 2
    return table
  }

  private static var iosSearchFieldControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["gap"] = 6
    table.numbers["hasMicrophone"] = 1
    table.numbers["height"] = 36
    table.numbers["iconScale"] = 0.95
    table.numbers["padding"] = 8
    table.numbers["radius"] = 9
    table.colors["color"] = ThemeColor("secondaryLabel")
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("tertiarySystemFill")
    table.fonts["font"] = .fixed(size: 17, weight: .regular)
    return table
  }

  private static var iosSegmentedControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["fillsWidth"] = 1
    table.numbers["height"] = 32
    table.numbers["horizontalPadding"] = 0
    table.numbers["minSegmentWidth"] = 44
    table.numbers["pressedOpacity"] = 0.2
    table.numbers["pressedScale"] = 0.95
    table.numbers["radius"] = 9
    table.numbers["segmentGap"] = 1
    table.numbers["segmentPadding"] = 9.1
    table.numbers["separatorInset"] = 5
    table.numbers["separatorWidth"] = 1
    table.numbers["showsBoth"] = 0
    table.numbers["symbolGap"] = 4
    table.numbers["symbolScale"] = 1.15
    table.numbers["thumbOutset"] = -2
    table.numbers["thumbRadius"] = 7
    table.numbers["verticalPadding"] = 2
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["disabledText"] = ThemeColor("#7A7A7A73")
    table.colors["fill"] = ThemeColor("tertiarySystemFill")
    table.colors["selectedText"] = ThemeColor("label")
    table.colors["separator"] = ThemeColor("#8E8E934D")
    table.colors["text"] = ThemeColor("label")
    table.colors["thumb"] = ThemeColor("#FFFFFF", 1, dark: "#636366", 1)
    table.fonts["font"] = .fixed(size: 13, weight: .medium)
    table.fonts["selectedFont"] = .fixed(size: 13, weight: .semibold)
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.12), blur: 8, y: 3),
      ThemeShadow(color: ThemeColor("black", 0.04), blur: 1, y: 3),
    ]
    return table
  }

  private static var iosSheetControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 44
    table.numbers["barItemInset"] = 12
    table.numbers["barMargin"] = 4
    table.numbers["barSpacing"] = 0
    table.numbers["gap"] = 16
    table.numbers["grabberHeight"] = 5
    table.numbers["grabberRoom"] = 12
    table.numbers["grabberTop"] = 5
    table.numbers["grabberWidth"] = 36
    table.numbers["height"] = 620
    table.numbers["mediumTopShare"] = 0.5
    table.numbers["padding"] = 20
    table.numbers["radius"] = 10
    table.numbers["titleGap"] = 0
    table.numbers["topPadding"] = 6
    table.numbers["topShare"] = 0.08
    table.numbers["width"] = 540
    table.colors["backdrop"] = ThemeColor("black", 0.2, dark: "black", 0.48)
    table.colors["background"] = ThemeColor("systemBackground")
    table.colors["grabber"] = ThemeColor("tertiaryLabel")
    table.fonts["title"] = .fixed(size: 17, weight: .semibold)
    return table
  }

  private static var iosSliderControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["height"] = 31
    table.numbers["isAround"] = 0
    table.numbers["minWidth"] = 60
    table.numbers["numeralGap"] = 2
    table.numbers["showsTitle"] = 0
    table.numbers["spacing"] = 8
    table.numbers["thumb"] = 28
    table.numbers["thumbBorderWidth"] = 0.5
    table.numbers["trackHeight"] = 4
    table.numbers["width"] = 176
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["endColor"] = ThemeColor("secondaryLabel")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["thumbBorder"] = ThemeColor("black", 0.04)
    table.colors["thumbColor"] = ThemeColor("white")
    table.colors["track"] = ThemeColor("systemFill")
    table.fonts["endFont"] = .style(.body)
    table.fonts["numeralFont"] = .style(.caption)
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.15), blur: 8, y: 3),
      ThemeShadow(color: ThemeColor("black", 0.16), blur: 1, y: 1),
      ThemeShadow(color: ThemeColor("black", 0.1), blur: 1, y: 3),
    ]
    return table
  }

  private static var iosStepperControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledFillOpacity"] = 0.6
    table.numbers["dividerHeight"] = 18
    table.numbers["dividerWidth"] = 1
    table.numbers["fillsWidth"] = 1
    table.numbers["glyphScale"] = 0.92
    table.numbers["height"] = 32
    table.numbers["isAround"] = 0
    table.numbers["isVertical"] = 0
    table.numbers["radius"] = 8
    table.numbers["spacing"] = 8
    table.numbers["width"] = 94
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["disabledGlyph"] = ThemeColor("tertiaryLabel")
    table.colors["divider"] = ThemeColor("separator")
    table.colors["fill"] = ThemeColor("tertiarySystemFill")
    table.colors["glyph"] = ThemeColor("label")
    table.colors["pressedFill"] = ThemeColor("systemFill")
    table.fonts["glyphFont"] = .fixed(size: 17, weight: .medium)
    return table
  }

  private static var iosSwitchControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["fillsWidth"] = 1
    table.numbers["height"] = 31
    table.numbers["offLabelInset"] = 12
    table.numbers["offLabelRadius"] = 5
    table.numbers["offLabelWidth"] = 1
    table.numbers["onLabelHeight"] = 10
    table.numbers["onLabelInset"] = 11
    table.numbers["onLabelWidth"] = 1
    table.numbers["pressedStretch"] = 7
    table.numbers["spacing"] = 8
    table.numbers["thumb"] = 28
    table.numbers["thumbBorderWidth"] = 0.5
    table.numbers["width"] = 51
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["off"] = ThemeColor("secondarySystemFill")
    table.colors["offLabel"] = ThemeColor("#B3B3B3")
    table.colors["on"] = ThemeColor("systemGreen")
    table.colors["onLabel"] = ThemeColor("white")
    table.colors["thumbBorder"] = ThemeColor("black", 0.04)
    table.colors["thumbColor"] = ThemeColor("white")
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.15), blur: 8, y: 3),
      ThemeShadow(color: ThemeColor("black", 0.06), blur: 1, y: 3),
    ]
    return table
  }

  private static var iosSystemButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["closeDiameter"] = 30
    table.numbers["diameter"] = 20
    table.colors["closeBackground"] = ThemeColor("secondarySystemFill")
    table.colors["closeColor"] = ThemeColor("secondaryLabel")
    table.fonts["closeSymbol"] = .fixed(size: 13, weight: .bold)
    table.fonts["symbol"] = .fixed(size: 17, weight: .regular)
    return table
  }

  private static var iosTabBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["badgeHeight"] = 18
    table.numbers["badgeMostText"] = 60
    table.numbers["badgeOffset"] = 4
    table.numbers["badgePadding"] = 5.5
    table.numbers["badgeRise"] = 17
    table.numbers["badgeTop"] = 2
    table.numbers["compactHeight"] = 32
    table.numbers["fillsSymbols"] = 1
    table.numbers["height"] = 49
    table.numbers["iconMiddle"] = 17.5
    table.numbers["inlineGap"] = 7
    table.numbers["itemPadding"] = 24
    table.numbers["labelBaseline"] = 44
    table.numbers["margin"] = 16
    table.numbers["minItemWidth"] = 48
    table.numbers["mostNarrow"] = 5
    table.numbers["shapeInset"] = 1
    table.numbers["shapePadding"] = 10
    table.numbers["shapeRadius"] = 8
    table.numbers["textPadding"] = 2
    table.numbers["wideFrom"] = 600
    table.colors["background"] = ThemeColor("bar")
    table.colors["badgeColor"] = ThemeColor("systemRed")
    table.colors["badgeText"] = ThemeColor("white")
    table.colors["color"] = ThemeColor("#999999", 1, dark: "#757575", 1)
    table.colors["contrastColor"] = ThemeColor("#636366", 1, dark: "#AEAEB2", 1)
    table.colors["contrastHairline"] = ThemeColor("black", 0.6, dark: "white", 0.6)
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["hairline"] = ThemeColor("black", 0.3, dark: "white", 0.15)
    table.colors["selected"] = ThemeColor("tint")
    table.colors["shape"] = ThemeColor("tertiarySystemFill")
    table.fonts["badge"] = .fixed(size: 13, weight: .regular)
    table.fonts["compactLabel"] = .fixed(size: 12, weight: .medium)
    table.fonts["compactSymbol"] = .fixed(size: 16, weight: .regular)
    table.fonts["inlineLabel"] = .fixed(size: 13, weight: .medium)
    table.fonts["inlineSymbol"] = .fixed(size: 18, weight: .regular)
    table.fonts["label"] = .fixed(size: 10, weight: .medium)
    table.fonts["symbol"] = .fixed(size: 21.25, weight: .regular)
    return table
  }

  private static var iosToggleButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["isBorderless"] = 1
    return table
  }

  private static var iosToolbarControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 44
    table.numbers["itemInset"] = 12
    table.numbers["margin"] = 4
    table.numbers["spacing"] = 0
    table.colors["background"] = ThemeColor("bar")
    table.colors["contrastHairline"] = ThemeColor("black", 0.6, dark: "white", 0.6)
    table.colors["hairline"] = ThemeColor("black", 0.3, dark: "white", 0.15)
    return table
  }

  private static var iosWheelControl: ControlTable {
    var table = ControlTable()
    table.numbers["bandInset"] = 9
    table.numbers["bandRadius"] = 8
    table.numbers["columnGap"] = 32
    table.numbers["columnPadding"] = 12
    table.numbers["contrastOpacity"] = 0.65
    table.numbers["diameterRatio"] = 1.07
    table.numbers["fadeEnd"] = 0.9
    table.numbers["fadeStart"] = 0.6
    table.numbers["height"] = 216
    table.numbers["labelGap"] = 6
    table.numbers["magnification"] = 1.119
    table.numbers["offAxis"] = 0.45
    table.numbers["opacity"] = 0.447
    table.numbers["perspective"] = 0.003
    table.numbers["rowHeight"] = 32
    table.numbers["squeeze"] = 1.25
    table.numbers["symbolGap"] = 8
    table.numbers["width"] = 320
    table.colors["band"] = ThemeColor("tertiarySystemFill")
    table.colors["color"] = ThemeColor("label")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.fonts["font"] = .fixed(size: 21, weight: .regular)
    table.fonts["labelFont"] = .fixed(size: 17, weight: .semibold)
    return table
  }
}
