// Written by `swift run theme-generator` from Themes/tvos.yaml.

import MaquetteCore

extension Theme {
  /// How tvOS looks.
  public static let tvos = Theme(
    name: "tvos", platform: .tvos, colors: tvosColors, materials: tvosMaterials,
    vibrant: tvosVibrant, typography: tvosTypography, metrics: tvosMetrics, buttons: tvosButtons,
    labels: tvosLabels, lists: tvosLists, controls: tvosControls)

  private static let tvosColors: [String: ColorSet] = [
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

  private static let tvosMaterials: [String: ColorSet] = [
    "bar": ColorSet(rgba: [0xF9F9_F9F0, 0x1D1D_1DF0, 0xF9F9_F9FA, 0x1D1D_1DFA]),
    "regularMaterial": ColorSet(rgba: [0xF2F2_F2CC, 0x2D2D_2DCC, 0xF2F2_F2F0, 0x2D2D_2DF0]),
    "thickMaterial": ColorSet(rgba: [0xF5F5_F5E0, 0x2525_25E0, 0xF5F5_F5F5, 0x2525_25F5]),
    "thinMaterial": ColorSet(rgba: [0xF2F2_F2B3, 0x2525_25BA, 0xF2F2_F2EB, 0x2525_25EB]),
    "ultraThickMaterial": ColorSet(rgba: [0xF7F7_F7F0, 0x2222_22F0, 0xF7F7_F7FA, 0x2222_22FA]),
    "ultraThinMaterial": ColorSet(rgba: [0xF2F2_F299, 0x2525_25A8, 0xF2F2_F2E6, 0x2525_25E6]),
  ]

  private static let tvosVibrant: [String: ColorSet] = [
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

  private static let tvosTypography = Typography(
    family: "Inter", displayFamily: "Inter Display", displayFrom: 24,
    displaySpacing: 0.044, opticalSpacing: tvosOpticalSpacing,
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
    ascent: 0.9521, descent: 0.2412, capHeight: 0.7046, tracking: tvosTracking,
    styles: tvosStyles, designs: tvosDesigns, widths: tvosWidths,
    legibilityWeights: tvosLegibilityWeights)

  private static let tvosOpticalSpacing = Typography.trackingTable([
    19.5, 0, 25, -0.0442, 28, -0.0525,
  ])

  private static let tvosTracking = Typography.trackingTable([
    6, 0.24, 7, 0.23, 8, 0.21, 9, 0.17, 10, 0.12, 11, 0.06, 12, 0, 13, -0.08, 14, -0.15, 15, -0.23,
    16, -0.31, 17, -0.43, 18, -0.44, 19, -0.45, 20, -0.45, 21, -0.36, 22, -0.26, 23, -0.1, 24, 0.07,
    25, 0.15, 26, 0.22, 27, 0.29, 28, 0.38, 29, 0.4, 30, 0.4, 31, 0.39, 32, 0.41, 33, 0.4, 34, 0.4,
    35, 0.38, 36, 0.37, 37, 0.36, 38, 0.37, 39, 0.38, 40, 0.37, 41, 0.36, 42, 0.37, 43, 0.38,
    44, 0.37, 45, 0.35, 46, 0.36, 47, 0.37, 48, 0.35, 49, 0.33, 50, 0.34, 51, 0.35, 52, 0.31,
    53, 0.33, 54, 0.32, 56, 0.3, 58, 0.28, 60, 0.26, 62, 0.24, 64, 0.22, 66, 0.19, 68, 0.17,
    70, 0.14, 72, 0.14, 76, 0.07, 80, 0, 84, 0, 88, 0, 92, 0, 96, 0,
  ])

  private static let tvosStyles: [TextStyle: Typography.Style] = [
    .largeTitle: Typography.Style(.medium, .bold, [76, 96]),
    .title: Typography.Style(.medium, .bold, [76, 96]),
    .title2: Typography.Style(.medium, .bold, [57, 66]),
    .title3: Typography.Style(.medium, .bold, [48, 56]),
    .headline: Typography.Style(.medium, .bold, [38, 46]),
    .subheadline: Typography.Style(.regular, .medium, [38, 46]),
    .body: Typography.Style(.medium, .bold, [29, 36]),
    .callout: Typography.Style(.medium, .bold, [31, 38]),
    .footnote: Typography.Style(.medium, .bold, [25, 32]),
    .caption: Typography.Style(.medium, .bold, [25, 32]),
    .caption2: Typography.Style(.medium, .bold, [23, 30]),
  ]

  private static let tvosDesigns: [FontDesign: Typography.Face] = [
    .serif: Typography.Face(
      family: "Noto Serif", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
    .monospaced: Typography.Face(
      family: "Noto Sans Mono", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
  ]

  private static let tvosWidths: [FontWidth: Typography.Face] = [:]

  private static let tvosLegibilityWeights: [FontWeight: FontWeight] = [
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

  private static let tvosMetrics = ThemeMetrics(
    displayScale: 2, minHitTarget: Size(width: 66, height: 66), spacing: 40, padding: 40,
    hairline: 1,
    symbolStrokes: [2.941, 4.412, 6.471, 8.824, 10.294, 12.059, 13.824, 15.882, 17.941])

  private static let tvosButtons = ButtonTheme(
    cornerCurve: .continuous, stretches: false, scrollingRadius: nil, symbolScale: 1, titleLines: 1,
    sizes: tvosButtonSizes, styles: tvosButtonStyles, automaticStyle: "gray", rowStyle: "plain",
    radiusFollowsTextSize: false, equalHeights: false,
    cornerRadii: ["large": 14, "medium": 10, "small": 6])

  private static let tvosButtonSizes: [String: ButtonMetrics] = [
    "large": ButtonMetrics(
      verticalPadding: 20, horizontalPadding: 40, radius: 10, minHeight: 86, minWidth: 0,
      title: .style(.headline), subtitle: .style(.caption), titlePadding: 2, imagePadding: 16),
    "medium": ButtonMetrics(
      verticalPadding: 20, horizontalPadding: 40, radius: 10, minHeight: 86, minWidth: 0,
      title: .style(.headline), subtitle: .style(.caption), titlePadding: 2, imagePadding: 16),
    "mini": ButtonMetrics(
      verticalPadding: 8, horizontalPadding: 24, radius: 10, minHeight: 56, minWidth: 0,
      title: .style(.caption), subtitle: .style(.caption2), titlePadding: 2, imagePadding: 12),
    "small": ButtonMetrics(
      verticalPadding: 12, horizontalPadding: 32, radius: 10, minHeight: 66, minWidth: 0,
      title: .style(.callout), subtitle: .style(.caption2), titlePadding: 2, imagePadding: 12),
  ]

  private static let tvosButtonStyles: [String: ButtonStyleTheme] = [
    "filled": tvosFilledButtons,
    "gray": tvosGrayButtons,
    "plain": tvosPlainButtons,
    "tinted": tvosTintedButtons,
  ]

  private static var tvosFilledButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint")), weight: .medium)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .bold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9),
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.2)), opacity: 0.4)
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("white", 0.85, dark: "white", 0.45),
      background: .color(ThemeColor("black", 0.4, dark: "white", 0.5)))
    style.states["focused"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 20), scale: 1.06,
      ring: ThemeBorder(color: ThemeColor("clear"), width: 0))
    style.states["focusedDestructive"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("systemRed")))
    style.states["hovered"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("black", 0.2), blur: 12, y: 4), scale: 1.03)
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 12, y: 6))
    style.states["pressedDestructive"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["selected"] = ButtonLook(overlay: ThemeColor("black", 0.2, dark: "black", 0.25))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 2))
    return style
  }

  private static var tvosGrayButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9), subtitleOpacity: 0.75,
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.2)), weight: .medium)
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.roles["primary"] = ButtonLook(weight: .bold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9),
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.2)), opacity: 0.4)
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("black", 0.4, dark: "white", 0.5)))
    style.states["focused"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 20), scale: 1.06,
      ring: ThemeBorder(color: ThemeColor("clear"), width: 0))
    style.states["focusedDestructive"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("systemRed")))
    style.states["hovered"] = ButtonLook(overlay: ThemeColor("black", 0.05, dark: "white", 0.08))
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 12, y: 6))
    style.states["pressedDestructive"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.3, dark: "white", 0.45)))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 2))
    return style
  }

  private static var tvosPlainButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9), subtitleOpacity: 0.75,
      weight: .medium)
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.roles["primary"] = ButtonLook(weight: .bold)
    style.states["buttonShapes"] = ButtonLook(underline: true)
    style.states["buttonShapesSymbol"] = ButtonLook(
      background: .color(ThemeColor("tertiarySystemFill")))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9), opacity: 0.4)
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"),
      background: .color(ThemeColor("tint", 0.1, dark: "tint", 0.16)))
    style.states["focused"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 20), scale: 1.06,
      ring: ThemeBorder(color: ThemeColor("clear"), width: 0))
    style.states["focusedDestructive"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("systemRed")))
    style.states["hovered"] = ButtonLook(background: .color(ThemeColor("tertiarySystemFill")))
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 12, y: 6), opacity: 1)
    style.states["pressedDestructive"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.2, dark: "white", 0.35)))
    style.states["springLoaded"] = ButtonLook(background: .color(ThemeColor("secondarySystemFill")))
    style.states["springLoadedEmphasized"] = ButtonLook(
      background: .color(ThemeColor("systemFill")))
    style.increasedContrast = ButtonLook(underline: true)
    return style
  }

  private static var tvosTintedButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("tint"), subtitleOpacity: 0.75,
      background: .color(ThemeColor("tint", 0.15, dark: "tint", 0.25)), weight: .medium)
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.roles["primary"] = ButtonLook(weight: .bold)
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.9, dark: "white", 0.9),
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.2)), opacity: 0.4)
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("tertiaryLabel"), background: .color(ThemeColor("tint")))
    style.states["focused"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 20), scale: 1.06,
      ring: ThemeBorder(color: ThemeColor("clear"), width: 0))
    style.states["focusedDestructive"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("systemRed")))
    style.states["hovered"] = ButtonLook(
      background: .color(ThemeColor("tint", 0.22, dark: "tint", 0.34)))
    style.states["pressed"] = ButtonLook(
      foreground: ThemeColor("black"), background: .color(ThemeColor("white")),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 12, y: 6))
    style.states["pressedDestructive"] = ButtonLook(
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("tint")))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor("black", 0.12, dark: "white", 0.2))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor("black", 0.24, dark: "white", 0.35))
    style.increasedContrast = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.5, dark: "white", 0.5), width: 2))
    return style
  }

  private static var tvosLabels: LabelTheme {
    var labels = LabelTheme()
    labels.disabledOpacity = 0.4
    labels.marquee = LabelTheme.Marquee(gap: 80, fadeWidth: 40)
    labels.underline = LabelTheme.Line(thickness: 0.06, offset: 0.12)
    labels.strikethrough = LabelTheme.Line(thickness: 0.06, offset: -0.26)
    labels.iconSpacing = 16
    labels.iconScale = 1
    labels.listIconWidth = 56
    labels.listIconSpacing = 24
    labels.link = LabelTheme.Link(color: ThemeColor("link"), underline: true)
    return labels
  }

  private static let tvosLists = ListTheme(
    automatic: "grouped", labelSpacing: 16, styles: tvosListStyles)

  private static let tvosListStyles: [String: ListStyleTheme] = [
    "grouped": tvosGroupedList,
    "insetGrouped": tvosInsetGroupedList,
    "plain": tvosPlainList,
    "sidebar": tvosSidebarList,
  ]

  private static var tvosGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 4, horizontal: 40)
    let footer = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 24, bottom: 24, horizontal: 40)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"),
      rowBackground: ThemeColor("black", 0.05, dark: "white", 0.1), radius: 10, margin: 0,
      minRowHeight: 120, verticalPadding: 24, controlPadding: 17, leadingPadding: 40,
      trailingPadding: 40, rowGap: 14, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 24, header: header,
      footer: footer)
  }

  private static var tvosInsetGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 4, horizontal: 40)
    let footer = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 24, bottom: 24, horizontal: 40)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"),
      rowBackground: ThemeColor("black", 0.05, dark: "white", 0.1), radius: 10, margin: 0,
      minRowHeight: 120, verticalPadding: 24, controlPadding: 17, leadingPadding: 40,
      trailingPadding: 40, rowGap: 14, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 24, header: header,
      footer: footer)
  }

  private static var tvosPlainList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 4, horizontal: 40)
    let footer = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 24, bottom: 24, horizontal: 40)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"), rowBackground: ThemeColor("clear"), radius: 10,
      margin: 0, minRowHeight: 120, verticalPadding: 24, controlPadding: 17, leadingPadding: 40,
      trailingPadding: 40, rowGap: 14, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 24, header: header,
      footer: footer)
  }

  private static var tvosSidebarList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 4, bottom: 4, horizontal: 40)
    let footer = ListTextTheme(
      font: .style(.caption), weight: nil, color: ThemeColor("secondaryLabel"), uppercase: false,
      top: 24, bottom: 24, horizontal: 40)
    return ListStyleTheme(
      background: ThemeColor("systemBackground"),
      rowBackground: ThemeColor("black", 0.05, dark: "white", 0.1), radius: 10, margin: 0,
      minRowHeight: 120, verticalPadding: 24, controlPadding: 17, leadingPadding: 40,
      trailingPadding: 40, rowGap: 14, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 24, header: header,
      footer: footer)
  }

  private static let tvosControls: [String: ControlTable] = [
    "actionSheet": tvosActionSheetControl, "activityIndicator": tvosActivityIndicatorControl,
    "alert": tvosAlertControl, "barButton": tvosBarButtonControl,
    "brightTint": tvosBrightTintControl, "buttonGroup": tvosButtonGroupControl,
    "calendar": tvosCalendarControl, "calendarCard": tvosCalendarCardControl,
    "compactDatePicker": tvosCompactDatePickerControl, "hitTarget": tvosHitTargetControl,
    "listRow": tvosListRowControl, "menu": tvosMenuControl,
    "navigationBar": tvosNavigationBarControl, "navigationRow": tvosNavigationRowControl,
    "optionRow": tvosOptionRowControl, "pageControl": tvosPageControlControl,
    "platter": tvosPlatterControl, "progressBar": tvosProgressBarControl,
    "progressRing": tvosProgressRingControl, "ratingIndicator": tvosRatingIndicatorControl,
    "scriptBalance": tvosScriptBalanceControl, "segmentedControl": tvosSegmentedControlControl,
    "sheet": tvosSheetControl, "systemButton": tvosSystemButtonControl, "tabBar": tvosTabBarControl,
    "toggleButton": tvosToggleButtonControl, "toggleValue": tvosToggleValueControl,
    "wheel": tvosWheelControl,
  ]

  private static var tvosActionSheetControl: ControlTable {
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

  private static var tvosActivityIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["diameter"] = 40
    table.numbers["faintest"] = 0.184
    table.numbers["largeDiameter"] = 74
    table.numbers["spacing"] = 16
    table.numbers["spokes"] = 8
    table.numbers["strongest"] = 0.576
    table.colors["color"] = ThemeColor("#3C3C44", 1, dark: "#EBEBF5", 1)
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.body)
    return table
  }

  private static var tvosAlertControl: ControlTable {
    var table = ControlTable()
    table.numbers["accessibilityWidth"] = 310
    table.numbers["buttonGap"] = 24
    table.numbers["buttonHeight"] = 45
    table.numbers["buttonPadding"] = 8
    table.numbers["fieldGap"] = 20
    table.numbers["fieldPadding"] = 16
    table.numbers["fieldRadius"] = 10
    table.numbers["gap"] = 40
    table.numbers["padding"] = 50
    table.numbers["radius"] = 28
    table.numbers["textGap"] = 12
    table.numbers["width"] = 760
    table.colors["backdrop"] = ThemeColor("white", 0.4, dark: "black", 0.5)
    table.colors["background"] = ThemeColor("regularMaterial")
    table.colors["field"] = ThemeColor("black", 0.1, dark: "white", 0.2)
    table.colors["fieldBorder"] = ThemeColor("clear")
    table.colors["separator"] = ThemeColor("separator")
    table.fonts["button"] = .style(.body)
    table.fonts["message"] = .style(.body)
    table.fonts["title"] = .style(.headline)
    return table
  }

  private static var tvosBarButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["symbolScale"] = 1.1
    table.fonts["font"] = .fixed(size: 38, weight: .regular)
    return table
  }

  private static var tvosBrightTintControl: ControlTable {
    var table = ControlTable()
    table.numbers["increasedContrast"] = 4.5
    return table
  }

  private static var tvosButtonGroupControl: ControlTable {
    var table = ControlTable()
    table.numbers["columnSpacing"] = 60
    table.numbers["equalHeights"] = 1
    table.numbers["equalWidths"] = 0
    table.numbers["prefersRow"] = 1
    table.numbers["rowSpacing"] = 40
    table.numbers["trailing"] = 0
    return table
  }

  private static var tvosCalendarControl: ControlTable {
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

  private static var tvosCalendarCardControl: ControlTable {
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

  private static var tvosCompactDatePickerControl: ControlTable {
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

  private static var tvosHitTargetControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezelledGap"] = 12
    table.numbers["minimumSize"] = 56
    table.numbers["plainGap"] = 24
    table.numbers["usualSize"] = 66
    return table
  }

  private static var tvosListRowControl: ControlTable {
    var table = ControlTable()
    table.fonts["titleFont"] = .style(.headline)
    return table
  }

  private static var tvosMenuControl: ControlTable {
    var table = ControlTable()
    table.numbers["baselineBottom"] = 0.71
    table.numbers["baselineTop"] = 1.2727
    table.numbers["borderWidth"] = 0
    table.numbers["columnLines"] = 0
    table.numbers["coveredScale"] = 1
    table.numbers["gap"] = 20
    table.numbers["headerPadding"] = 12
    table.numbers["highlightInset"] = 16
    table.numbers["highlightRadius"] = 14
    table.numbers["horizontalPadding"] = 40
    table.numbers["iconColumn"] = 84
    table.numbers["iconColumnGrowth"] = 0
    table.numbers["iconOffset"] = 12
    table.numbers["largeWidth"] = 0
    table.numbers["leadingIcons"] = 0
    table.numbers["markColumn"] = 84
    table.numbers["markColumnGrowth"] = 0
    table.numbers["markPosition"] = 0.6
    table.numbers["maxLines"] = 1
    table.numbers["radius"] = 24
    table.numbers["rowHeight"] = 66
    table.numbers["sectionGap"] = 24
    table.numbers["sectionInset"] = 40
    table.numbers["sectionLine"] = 1
    table.numbers["separators"] = 0
    table.numbers["shortcutGap"] = 24
    table.numbers["shortcuts"] = 0
    table.numbers["submenuCovers"] = 0
    table.numbers["submenuOverlap"] = -12
    table.numbers["subtitleGap"] = 2
    table.numbers["verticalPadding"] = 16
    table.numbers["width"] = 0
    table.colors["background"] = ThemeColor("regularMaterial")
    table.colors["border"] = ThemeColor("clear")
    table.colors["destructive"] = ThemeColor("systemRed")
    table.colors["dim"] = ThemeColor("black", 0.12, dark: "black", 0.35)
    table.colors["disabled"] = ThemeColor("systemGray")
    table.colors["headerColor"] = ThemeColor("secondaryLabel")
    table.colors["highlight"] = ThemeColor("white")
    table.colors["highlightedTitle"] = ThemeColor("black")
    table.colors["section"] = ThemeColor("separator")
    table.colors["separator"] = ThemeColor("separator")
    table.colors["shortcutColor"] = ThemeColor("secondaryLabel")
    table.colors["subtitleColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("black", 0.96, dark: "white", 0.96)
    table.fonts["header"] = .style(.caption)
    table.fonts["icon"] = .style(.body)
    table.fonts["mark"] = .style(.caption)
    table.fonts["subtitle"] = .style(.caption)
    table.fonts["title"] = .style(.body)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 50, y: 16)
    ]
    return table
  }

  private static var tvosNavigationBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["backGap"] = 6
    table.numbers["backMargin"] = 8
    table.numbers["height"] = 145
    table.numbers["itemInset"] = 0
    table.numbers["largeTitleBottom"] = 8
    table.numbers["largeTitleHeight"] = 52
    table.numbers["largeTitleMargin"] = 16
    table.numbers["margin"] = 80
    table.numbers["promptHeight"] = 30
    table.numbers["searchHeight"] = 52
    table.numbers["searchMargin"] = 16
    table.numbers["searchTop"] = 1
    table.numbers["shapeSide"] = 32
    table.numbers["spacing"] = 40
    table.numbers["titleGap"] = 40
    table.numbers["titleOnly"] = 1
    table.colors["background"] = ThemeColor("clear")
    table.colors["contrastHairline"] = ThemeColor("clear")
    table.colors["hairline"] = ThemeColor("clear")
    table.fonts["chevron"] = .fixed(size: 22, weight: .medium)
    table.fonts["item"] = .fixed(size: 38, weight: .regular)
    table.fonts["largeTitle"] = .style(.largeTitle)
    table.fonts["prompt"] = .fixed(size: 13, weight: .regular)
    table.fonts["title"] = .fixed(size: 57, weight: .medium)
    return table
  }

  private static var tvosNavigationRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["checkScale"] = 0.88
    table.numbers["chevronScale"] = 0.76
    table.numbers["detailGap"] = 14
    table.numbers["isStacked"] = 0
    table.numbers["pressedOpacity"] = 0.4
    table.numbers["spacing"] = 18
    table.colors["chevronColor"] = ThemeColor("secondaryLabel")
    table.colors["value"] = ThemeColor("secondaryLabel")
    table.fonts["chevron"] = .style(.headline)
    table.fonts["detail"] = .fixed(size: 18.7, weight: .regular)
    table.fonts["titleFont"] = .style(.headline)
    table.fonts["valueFont"] = .style(.headline)
    return table
  }

  private static var tvosOptionRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["rowSpacing"] = 14
    table.numbers["scale"] = 0.88
    table.numbers["spacing"] = 24
    table.colors["disabledMark"] = ThemeColor("tertiaryLabel")
    table.colors["mark"] = ThemeColor("label")
    table.fonts["font"] = .style(.headline)
    return table
  }

  private static var tvosPageControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["dot"] = 12
    table.numbers["farShare"] = 0.45
    table.numbers["height"] = 42
    table.numbers["nearShare"] = 0.72
    table.numbers["padding"] = 14
    table.numbers["pitch"] = 26
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["current"] = ThemeColor("black", 0.8, dark: "white", 0.9)
    table.colors["ground"] = ThemeColor("black", 0.1, dark: "white", 0.15)
    table.colors["other"] = ThemeColor("black", 0.3, dark: "white", 0.35)
    table.fonts["indicatorFont"] = .fixed(size: 20, weight: .semibold)
    return table
  }

  private static var tvosPlatterControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["disabledOpacity"] = 0.4
    table.numbers["focusedScale"] = 1.03
    table.numbers["horizontalPadding"] = 40
    table.numbers["minHeight"] = 86
    table.numbers["radius"] = 10
    table.numbers["verticalPadding"] = 20
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("black", 0.1, dark: "white", 0.2)
    table.colors["liftedFill"] = ThemeColor("white")
    table.colors["liftedForeground"] = ThemeColor("black")
    table.colors["liftedSecondary"] = ThemeColor("black", 0.6)
    table.shadows["liftedShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 20)
    ]
    table.shadows["pressedShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 12, y: 6)
    ]
    return table
  }

  private static var tvosProgressBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["height"] = 10
    table.numbers["minWidth"] = 60
    table.numbers["movingShare"] = 0.35
    table.numbers["numeralGap"] = 8
    table.numbers["spacing"] = 14
    table.numbers["width"] = 400
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("black", 0.7, dark: "white", 1)
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["track"] = ThemeColor("black", 0.15, dark: "white", 0.25)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["numeralFont"] = .style(.caption)
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.caption)
    return table
  }

  private static var tvosProgressRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["diameter"] = 74
    table.numbers["lineWidth"] = 9
    table.numbers["spacing"] = 16
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("black", 0.7, dark: "white", 1)
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.colors["track"] = ThemeColor("black", 0.15, dark: "white", 0.25)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .style(.body)
    table.fonts["value"] = .style(.caption)
    return table
  }

  private static var tvosRatingIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["numeralGap"] = 6
    table.numbers["outlinesPlaceholders"] = 1
    table.numbers["scale"] = 0.92
    table.numbers["spacing"] = 0.16
    table.colors["color"] = ThemeColor("black", 0.7, dark: "white", 0.9)
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["placeholder"] = ThemeColor("black", 0.3, dark: "white", 0.35)
    table.fonts["font"] = .style(.body)
    table.fonts["numeralFont"] = .style(.caption)
    return table
  }

  private static var tvosScriptBalanceControl: ControlTable {
    var table = ControlTable()
    table.numbers["points"] = 2
    return table
  }

  private static var tvosSegmentedControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["fillsWidth"] = 0
    table.numbers["focusedScale"] = 1.06
    table.numbers["height"] = 70
    table.numbers["horizontalPadding"] = 4
    table.numbers["minSegmentWidth"] = 66
    table.numbers["pressedOpacity"] = 0.6
    table.numbers["pressedScale"] = 0.97
    table.numbers["radius"] = 10
    table.numbers["segmentGap"] = 0
    table.numbers["segmentPadding"] = 36
    table.numbers["separatorInset"] = 0
    table.numbers["separatorWidth"] = 0
    table.numbers["showsBoth"] = 0
    table.numbers["symbolGap"] = 12
    table.numbers["symbolScale"] = 1.2
    table.numbers["thumbOutset"] = 0
    table.numbers["thumbRadius"] = 8
    table.numbers["verticalPadding"] = 4
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["disabledText"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["fill"] = ThemeColor("black", 0.08, dark: "white", 0.12)
    table.colors["focusedText"] = ThemeColor("black")
    table.colors["focusedThumb"] = ThemeColor("white")
    table.colors["selectedText"] = ThemeColor("black", 0.9, dark: "white", 1)
    table.colors["separator"] = ThemeColor("clear")
    table.colors["text"] = ThemeColor("black", 0.9, dark: "white", 0.9)
    table.colors["thumb"] = ThemeColor("white", 1, dark: "white", 0.3)
    table.fonts["font"] = .style(.body)
    table.fonts["selectedFont"] = .style(.body)
    table.shadows["focusedShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 16)
    ]
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.1), blur: 6, y: 2)
    ]
    return table
  }

  private static var tvosSheetControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 44
    table.numbers["barItemInset"] = 12
    table.numbers["barMargin"] = 4
    table.numbers["barSpacing"] = 0
    table.numbers["gap"] = 40
    table.numbers["grabberHeight"] = 5
    table.numbers["grabberRoom"] = 12
    table.numbers["grabberTop"] = 5
    table.numbers["grabberWidth"] = 36
    table.numbers["height"] = 620
    table.numbers["mediumTopShare"] = 0.5
    table.numbers["padding"] = 60
    table.numbers["radius"] = 28
    table.numbers["titleGap"] = 0
    table.numbers["topPadding"] = 6
    table.numbers["topShare"] = 0.08
    table.numbers["width"] = 1120
    table.colors["backdrop"] = ThemeColor("white", 0.4, dark: "black", 0.5)
    table.colors["background"] = ThemeColor("regularMaterial")
    table.colors["grabber"] = ThemeColor("tertiaryLabel")
    table.fonts["title"] = .style(.title3)
    return table
  }

  private static var tvosSystemButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["closeDiameter"] = 66
    table.numbers["diameter"] = 48
    table.colors["closeBackground"] = ThemeColor("secondarySystemFill")
    table.colors["closeColor"] = ThemeColor("secondaryLabel")
    table.fonts["closeSymbol"] = .fixed(size: 29, weight: .bold)
    table.fonts["symbol"] = .fixed(size: 38, weight: .regular)
    return table
  }

  private static var tvosTabBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["badgeHeight"] = 32
    table.numbers["badgeMostText"] = 100
    table.numbers["badgeOffset"] = 4
    table.numbers["badgePadding"] = 9
    table.numbers["badgeRise"] = 30
    table.numbers["badgeTop"] = 2
    table.numbers["compactHeight"] = 120
    table.numbers["contrastBorderWidth"] = 2
    table.numbers["fillsSymbols"] = 0
    table.numbers["focusedScale"] = 1.06
    table.numbers["height"] = 120
    table.numbers["iconMiddle"] = 17.5
    table.numbers["inlineGap"] = 12
    table.numbers["itemPadding"] = 34
    table.numbers["labelBaseline"] = 44
    table.numbers["margin"] = 80
    table.numbers["minItemWidth"] = 120
    table.numbers["mostNarrow"] = 5
    table.numbers["pillHeight"] = 68
    table.numbers["pillInset"] = 4
    table.numbers["pillTop"] = 26
    table.numbers["selectionInset"] = 4
    table.numbers["shapeInset"] = 1
    table.numbers["shapePadding"] = 10
    table.numbers["shapeRadius"] = 8
    table.numbers["textPadding"] = 6
    table.numbers["wideFrom"] = 600
    table.colors["background"] = ThemeColor("clear")
    table.colors["badgeColor"] = ThemeColor("systemRed")
    table.colors["badgeText"] = ThemeColor("white")
    table.colors["color"] = ThemeColor("black", 0.6, dark: "white", 0.6)
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["contrastColor"] = ThemeColor("label")
    table.colors["contrastHairline"] = ThemeColor("clear")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["focusedColor"] = ThemeColor("black")
    table.colors["focusedFill"] = ThemeColor("white")
    table.colors["hairline"] = ThemeColor("clear")
    table.colors["pill"] = ThemeColor("black", 0.1, dark: "white", 0.16)
    table.colors["selected"] = ThemeColor("label")
    table.colors["selectedFill"] = ThemeColor("black", 0.14, dark: "white", 0.24)
    table.colors["shape"] = ThemeColor("tertiarySystemFill")
    table.fonts["badge"] = .fixed(size: 23, weight: .medium)
    table.fonts["compactLabel"] = .fixed(size: 12, weight: .medium)
    table.fonts["compactSymbol"] = .fixed(size: 16, weight: .regular)
    table.fonts["inlineLabel"] = .fixed(size: 29, weight: .medium)
    table.fonts["inlineSymbol"] = .fixed(size: 27, weight: .medium)
    table.fonts["label"] = .fixed(size: 10, weight: .medium)
    table.fonts["symbol"] = .fixed(size: 21.25, weight: .regular)
    table.shadows["focusedShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 30, y: 12)
    ]
    return table
  }

  private static var tvosToggleButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["isBorderless"] = 0
    return table
  }

  private static var tvosToggleValueControl: ControlTable {
    var table = ControlTable()
    table.numbers["spacing"] = 24
    table.colors["color"] = ThemeColor("secondaryLabel")
    table.fonts["font"] = .style(.body)
    return table
  }

  private static var tvosWheelControl: ControlTable {
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
