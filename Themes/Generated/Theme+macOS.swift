// Written by `swift run theme-generator` from Themes/macos.yaml.

import MaquetteCore

extension Theme {
  /// How macOS looks.
  public static let macos = Theme(
    name: "macos", platform: .macos, colors: macosColors, materials: macosMaterials,
    vibrant: macosVibrant, typography: macosTypography, metrics: macosMetrics,
    buttons: macosButtons, labels: macosLabels, lists: macosLists, controls: macosControls)

  private static let macosColors: [String: ColorSet] = [
    "alternateSelectedControlText": ColorSet(rgba: [0xFFFF_FFFF]),
    "alternatingContentBackground": ColorSet(rgba: [0xF4F5_F5FF, 0xFFFF_FF0D]),
    "control": ColorSet(rgba: [0xFFFF_FFFF, 0xFFFF_FF40]),
    "controlAccent": ColorSet(rgba: [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "controlBackground": ColorSet(rgba: [0xFFFF_FFFF, 0x1E1E_1EFF]),
    "controlText": ColorSet(rgba: [0x0000_00D8, 0xFFFF_FFD8]),
    "disabledControlText": ColorSet(rgba: [0x0000_003F, 0xFFFF_FF3F]),
    "findHighlight": ColorSet(rgba: [0xFFFF_00FF]),
    "grid": ColorSet(rgba: [0xE6E6_E6FF, 0x1A1A_1AFF]),
    "headerText": ColorSet(rgba: [0x0000_00D8, 0xFFFF_FFD8]),
    "keyboardFocusIndicator": ColorSet(rgba: [0x0067_F47F, 0x1AA9_FF7F]),
    "label": ColorSet(rgba: [0x0000_00D8, 0xFFFF_FFD8, 0x0000_00FF, 0xFFFF_FFFF]),
    "link": ColorSet(rgba: [0x0068_DAFF, 0x419C_FFFF]),
    "placeholderText": ColorSet(rgba: [0x0000_003F, 0xFFFF_FF3F]),
    "quaternaryLabel": ColorSet(rgba: [0x0000_0019, 0xFFFF_FF19, 0x0000_004D, 0xFFFF_FF4D]),
    "quaternarySystemFill": ColorSet(rgba: [0x7474_8014, 0x7676_802D, 0x7474_8028, 0x7676_8042]),
    "secondaryLabel": ColorSet(rgba: [0x0000_007F, 0xFFFF_FF8C, 0x0000_00B2, 0xFFFF_FFB2]),
    "secondarySystemBackground": ColorSet(rgba: [0xFFFF_FFFF, 0x1E1E_1EFF]),
    "secondarySystemFill": ColorSet(rgba: [0x7878_8028, 0x7878_8051, 0x7878_803D, 0x7878_8066]),
    "secondarySystemGroupedBackground": ColorSet(rgba: [0xFFFF_FFFF, 0x1E1E_1EFF]),
    "selectedContentBackground": ColorSet(rgba: [0x0064_E1FF, 0x0059_D1FF]),
    "selectedControl": ColorSet(rgba: [0xB3D7_FFFF, 0x3F63_8BFF]),
    "selectedControlText": ColorSet(rgba: [0x0000_00D8, 0xFFFF_FFD8]),
    "selectedMenuItemText": ColorSet(rgba: [0xFFFF_FFFF]),
    "selectedText": ColorSet(rgba: [0x0000_00FF, 0xFFFF_FFFF]),
    "selectedTextBackground": ColorSet(rgba: [0xB3D7_FFFF, 0x3F63_8BFF]),
    "separator": ColorSet(rgba: [0x0000_0019, 0xFFFF_FF19, 0x0000_004A, 0xFFFF_FFFF]),
    "systemBackground": ColorSet(rgba: [0xECEC_ECFF, 0x3232_32FF]),
    "systemBlue": ColorSet(rgba: [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "systemBrown": ColorSet(rgba: [0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF]),
    "systemCyan": ColorSet(rgba: [0x55BE_F0FF, 0x5AC8_F5FF, 0x0071_A4FF, 0x70D7_FFFF]),
    "systemFill": ColorSet(rgba: [0x7878_8033, 0x7878_805B, 0x7878_8047, 0x7878_8070]),
    "systemGray": ColorSet(rgba: [0x8E8E_93FF, 0x9898_9DFF, 0x6969_6EFF, 0x9898_9DFF]),
    "systemGreen": ColorSet(rgba: [0x28CD_41FF, 0x32D7_4BFF, 0x007D_1BFF, 0x31DE_4BFF]),
    "systemGroupedBackground": ColorSet(rgba: [0xECEC_ECFF, 0x3232_32FF]),
    "systemIndigo": ColorSet(rgba: [0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF]),
    "systemMint": ColorSet(rgba: [0x00C7_BEFF, 0x66D4_CFFF, 0x0C81_7BFF, 0x66D4_CFFF]),
    "systemOrange": ColorSet(rgba: [0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF]),
    "systemPink": ColorSet(rgba: [0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF]),
    "systemPurple": ColorSet(rgba: [0xAF52_DEFF, 0xBF5A_F2FF, 0xAD44_ABFF, 0xDA8F_FFFF]),
    "systemRed": ColorSet(rgba: [0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF]),
    "systemTeal": ColorSet(rgba: [0x59AD_C4FF, 0x6AC4_DCFF, 0x0082_99FF, 0x5DE6_FFFF]),
    "systemYellow": ColorSet(rgba: [0xFFCC_00FF, 0xFFD6_0AFF, 0xA05A_00FF, 0xFFD4_26FF]),
    "tertiaryLabel": ColorSet(rgba: [0x0000_0042, 0xFFFF_FF3F, 0x0000_0073, 0xFFFF_FF73]),
    "tertiarySystemBackground": ColorSet(rgba: [0xFFFF_FFFF, 0x1E1E_1EFF]),
    "tertiarySystemFill": ColorSet(rgba: [0x7676_801E, 0x7676_803D, 0x7676_8033, 0x7676_8051]),
    "text": ColorSet(rgba: [0x0000_00FF, 0xFFFF_FFFF]),
    "textBackground": ColorSet(rgba: [0xFFFF_FFFF, 0x1E1E_1EFF]),
    "tint": ColorSet(rgba: [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "underPageBackground": ColorSet(rgba: [0x9696_96FF, 0x2828_28FF]),
    "unemphasizedSelectedContentBackground": ColorSet(rgba: [0xDCDC_DCFF, 0x4646_46FF]),
    "unemphasizedSelectedText": ColorSet(rgba: [0x0000_00FF, 0xFFFF_FFFF]),
    "unemphasizedSelectedTextBackground": ColorSet(rgba: [0xDCDC_DCFF, 0x4646_46FF]),
    "windowBackground": ColorSet(rgba: [0xECEC_ECFF, 0x3232_32FF]),
    "windowFrameText": ColorSet(rgba: [0x0000_00D8, 0xFFFF_FFD8]),
  ]

  private static let macosMaterials: [String: ColorSet] = [
    "bar": ColorSet(rgba: [0xF6F6_F6F0, 0x3838_38F0, 0xF6F6_F6FA, 0x3838_38FA]),
    "regularMaterial": ColorSet(rgba: [0xF0F0_F0CC, 0x2D2D_2DCC, 0xF0F0_F0F0, 0x2D2D_2DF0]),
    "thickMaterial": ColorSet(rgba: [0xEEEE_EEE0, 0x2D2D_2DE0, 0xEEEE_EEF5, 0x2D2D_2DF5]),
    "thinMaterial": ColorSet(rgba: [0xF6F6_F6B3, 0x2828_28BA, 0xF6F6_F6EB, 0x2828_28EB]),
    "ultraThickMaterial": ColorSet(rgba: [0xECEC_ECF0, 0x3232_32F0, 0xECEC_ECFA, 0x3232_32FA]),
    "ultraThinMaterial": ColorSet(rgba: [0xF6F6_F699, 0x2828_28B3, 0xF6F6_F6E6, 0x2828_28E6]),
  ]

  private static let macosVibrant: [String: ColorSet] = [
    "controlAccent": ColorSet(rgba: [0x0070_F5FF, 0x148E_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "label": ColorSet(rgba: [0x0000_00E5, 0xFFFF_FFE5, 0x0000_00FF, 0xFFFF_FFFF]),
    "quaternaryLabel": ColorSet(rgba: [0x0000_0033, 0xFFFF_FF33, 0x0000_004D, 0xFFFF_FF4D]),
    "secondaryLabel": ColorSet(rgba: [0x0000_00A6, 0xFFFF_FFA6, 0x0000_00BF, 0xFFFF_FFBF]),
    "separator": ColorSet(rgba: [0x0000_0033, 0xFFFF_FF33, 0x0000_004A, 0xFFFF_FFFF]),
    "systemBlue": ColorSet(rgba: [0x0070_F5FF, 0x148E_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
    "systemBrown": ColorSet(rgba: [0x987A_54FF, 0xB698_72FF, 0x775D_3BFF, 0xB594_69FF]),
    "systemCyan": ColorSet(rgba: [0x41AF_DCFF, 0x5ACD_FAFF, 0x0067_96FF, 0x70D7_FFFF]),
    "systemGray": ColorSet(rgba: [0x8484_89FF, 0xA2A2_A7FF, 0x6161_65FF, 0x9898_9DFF]),
    "systemGreen": ColorSet(rgba: [0x1EC3_37FF, 0x3CE1_55FF, 0x0070_18FF, 0x31DE_4BFF]),
    "systemIndigo": ColorSet(rgba: [0x5452_CCFF, 0x6361_F2FF, 0x3634_A3FF, 0x7D7A_FFFF]),
    "systemMint": ColorSet(rgba: [0x00BD_B4FF, 0x6CE0_DBFF, 0x0B75_70FF, 0x66D4_CFFF]),
    "systemOrange": ColorSet(rgba: [0xF58B_00FF, 0xFFA9_14FF, 0xAD3A_00FF, 0xFFB3_40FF]),
    "systemPink": ColorSet(rgba: [0xF523_4BFF, 0xFF41_69FF, 0xC110_32FF, 0xFF3A_5FFF]),
    "systemPurple": ColorSet(rgba: [0x9F4B_C9FF, 0xCC65_FFFF, 0xAD44_ABFF, 0xDA8F_FFFF]),
    "systemRed": ColorSet(rgba: [0xFF31_26FF, 0xFF4F_44FF, 0xC206_18FF, 0xFF41_36FF]),
    "systemTeal": ColorSet(rgba: [0x2EA7_BDFF, 0x44D4_EDFF, 0x0077_8CFF, 0x5DE6_FFFF]),
    "systemYellow": ColorSet(rgba: [0xF5C2_00FF, 0xFFA9_14FF, 0x9251_00FF, 0xFFD4_26FF]),
    "tertiaryLabel": ColorSet(rgba: [0x0000_0059, 0xFFFF_FF59, 0x0000_0073, 0xFFFF_FF73]),
    "tint": ColorSet(rgba: [0x0070_F5FF, 0x148E_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
  ]

  private static let macosTypography = Typography(
    family: "Inter", displayFamily: "Inter Display", displayFrom: 24,
    displaySpacing: 0.044, opticalSpacing: macosOpticalSpacing,
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
    ascent: 0.9521, descent: 0.2412, capHeight: 0.7046, tracking: macosTracking,
    styles: macosStyles, designs: macosDesigns, widths: macosWidths,
    legibilityWeights: macosLegibilityWeights)

  private static let macosOpticalSpacing = Typography.trackingTable([
    19.5, 0, 25, -0.0442, 28, -0.0525,
  ])

  private static let macosTracking = Typography.trackingTable([
    6, 0.24, 7, 0.23, 8, 0.21, 9, 0.17, 10, 0.12, 11, 0.06, 12, 0, 13, -0.08, 14, -0.15, 15, -0.23,
    16, -0.31, 17, -0.43, 18, -0.44, 19, -0.45, 20, -0.45, 21, -0.36, 22, -0.26, 23, -0.1, 24, 0.07,
    25, 0.15, 26, 0.22, 27, 0.29, 28, 0.38, 29, 0.4, 30, 0.4, 31, 0.39, 32, 0.41, 33, 0.4, 34, 0.4,
    35, 0.38, 36, 0.37, 37, 0.36, 38, 0.37, 39, 0.38, 40, 0.37, 41, 0.36, 42, 0.37, 43, 0.38,
    44, 0.37, 45, 0.35, 46, 0.36, 47, 0.37, 48, 0.35, 49, 0.33, 50, 0.34, 51, 0.35, 52, 0.31,
    53, 0.33, 54, 0.32, 56, 0.3, 58, 0.28, 60, 0.26, 62, 0.24, 64, 0.22, 66, 0.19, 68, 0.17,
    70, 0.14, 72, 0.14, 76, 0.07, 80, 0, 84, 0, 88, 0, 92, 0, 96, 0,
  ])

  private static let macosStyles: [TextStyle: Typography.Style] = [
    .largeTitle: Typography.Style(.regular, .bold, [26, 32]),
    .title: Typography.Style(.regular, .bold, [22, 26]),
    .title2: Typography.Style(.regular, .bold, [17, 22]),
    .title3: Typography.Style(.regular, .semibold, [15, 20]),
    .headline: Typography.Style(.bold, .heavy, [13, 16]),
    .subheadline: Typography.Style(.regular, .semibold, [11, 14]),
    .body: Typography.Style(.regular, .semibold, [13, 16]),
    .callout: Typography.Style(.regular, .semibold, [12, 15]),
    .footnote: Typography.Style(.regular, .semibold, [10, 13]),
    .caption: Typography.Style(.regular, .medium, [10, 13]),
    .caption2: Typography.Style(.medium, .semibold, [10, 13]),
  ]

  private static let macosDesigns: [FontDesign: Typography.Face] = [
    .serif: Typography.Face(
      family: "Noto Serif", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
    .monospaced: Typography.Face(
      family: "Noto Sans Mono", ascent: 0.9521, descent: 0.2412, capHeight: 0.714, tracking: []),
  ]

  private static let macosWidths: [FontWidth: Typography.Face] = [:]

  private static let macosLegibilityWeights: [FontWeight: FontWeight] = [:]

  private static let macosMetrics = ThemeMetrics(
    displayScale: 2, minHitTarget: Size(width: 20, height: 20), spacing: 8, padding: 20,
    hairline: 1,
    symbolStrokes: [2.941, 4.412, 6.471, 8.824, 10.294, 12.059, 13.824, 15.882, 17.941])

  private static let macosButtons = ButtonTheme(
    cornerCurve: .circular, stretches: false, scrollingRadius: nil, symbolScale: 1, titleLines: 1,
    sizes: macosButtonSizes, styles: macosButtonStyles, automaticStyle: "gray", rowStyle: "gray",
    radiusFollowsTextSize: false, equalHeights: false,
    cornerRadii: ["large": 7, "medium": 5, "small": 2])

  private static let macosButtonSizes: [String: ButtonMetrics] = [
    "large": ButtonMetrics(
      verticalPadding: 7, horizontalPadding: 10, radius: 7, minHeight: 30, minWidth: 60,
      title: .fixed(size: 13, weight: .regular), subtitle: .fixed(size: 11, weight: .regular),
      titlePadding: 0, imagePadding: 5),
    "medium": ButtonMetrics(
      verticalPadding: 2, horizontalPadding: 10, radius: 5, minHeight: 20, minWidth: 60,
      title: .fixed(size: 13, weight: .regular), subtitle: .fixed(size: 11, weight: .regular),
      titlePadding: 0, imagePadding: 5),
    "mini": ButtonMetrics(
      verticalPadding: 1, horizontalPadding: 6, radius: 2, minHeight: 15, minWidth: 26,
      title: .fixed(size: 9, weight: .regular), subtitle: .fixed(size: 9, weight: .regular),
      titlePadding: 0, imagePadding: 4),
    "small": ButtonMetrics(
      verticalPadding: 1, horizontalPadding: 7, radius: 2, minHeight: 18, minWidth: 39,
      title: .fixed(size: 11, weight: .regular), subtitle: .fixed(size: 9, weight: .regular),
      titlePadding: 0, imagePadding: 4),
  ]

  private static let macosButtonStyles: [String: ButtonStyleTheme] = [
    "accessoryBar": macosAccessoryBarButtons,
    "accessoryBarAction": macosAccessoryBarActionButtons,
    "badge": macosBadgeButtons,
    "disclosure": macosDisclosureButtons,
    "filled": macosFilledButtons,
    "gray": macosGrayButtons,
    "plain": macosPlainButtons,
    "tinted": macosTintedButtons,
  ]

  private static var macosAccessoryBarButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(foreground: ThemeColor("black", 0.7, dark: "white", 0.75))
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25))
    style.states["disabledSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.08, dark: "white", 0.1)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["hovered"] = ButtonLook(
      background: .color(ThemeColor("black", 0.08, dark: "white", 0.1)))
    style.states["inactiveSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.14)))
    style.states["pressed"] = ButtonLook(
      background: .color(ThemeColor("black", 0.22, dark: "white", 0.26)))
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("label"),
      background: .color(ThemeColor("black", 0.16, dark: "white", 0.2)))
    style.increasedContrast = ButtonLook(
      foreground: ThemeColor("label"), border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosAccessoryBarActionButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("label"),
      border: ThemeBorder(color: ThemeColor("black", 0.25, dark: "white", 0.3), width: 1))
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25),
      border: ThemeBorder(color: ThemeColor("black", 0.12, dark: "white", 0.15), width: 1))
    style.states["disabledSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.08, dark: "white", 0.1)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["inactiveSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.14)))
    style.states["pressed"] = ButtonLook(
      background: .color(ThemeColor("black", 0.16, dark: "white", 0.2)))
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.16, dark: "white", 0.2)))
    style.increasedContrast = ButtonLook(border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosBadgeButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("white"),
      background: .color(ThemeColor("black", 0.54, dark: "white", 0.36)))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("white", 0.8, dark: "white", 0.4),
      background: .color(ThemeColor("black", 0.2, dark: "white", 0.12)))
    style.states["disabledSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.4, dark: "white", 0.25)))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["hovered"] = ButtonLook(
      background: .color(ThemeColor("black", 0.64, dark: "white", 0.42)))
    style.states["inactiveSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.64, dark: "white", 0.42)))
    style.states["pressed"] = ButtonLook(
      background: .color(ThemeColor("black", 0.74, dark: "white", 0.5)))
    style.states["selected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.74, dark: "white", 0.5)))
    style.increasedContrast = ButtonLook(
      background: .color(ThemeColor("black", 0.8, dark: "black", 0.6)),
      border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosDisclosureButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(foreground: ThemeColor("black", 0.6, dark: "white", 0.65))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["pressed"] = ButtonLook(opacity: 0.6)
    style.increasedContrast = ButtonLook(foreground: ThemeColor("label"))
    return style
  }

  private static var macosFilledButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .verticalGradient(
        top: ThemeColor(
          light: .init("tint", mix: .init("white", 0.15)),
          dark: .init("tint", mix: .init("black", 0.1))),
        bottom: ThemeColor(
          light: .init("tint"),
          dark: .init("tint", mix: .init("black", 0.2)))),
      border: ThemeBorder(color: ThemeColor("black", 0.1, dark: "white", 0.06), width: 0.5),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 0.5, y: 0.3))
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25),
      background: .color(ThemeColor("white", 0.5, dark: "white", 0.125)),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("white", 0.85, dark: "white", 0.45),
      background: .color(ThemeColor("tint", 0.4)), overlay: ThemeColor("clear"),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["mixed"] = ButtonLook(overlay: ThemeColor("white", 0.3, dark: "white", 0.2))
    style.states["pressed"] = ButtonLook(overlay: ThemeColor("black", 0.06, dark: "white", 0.15))
    style.states["selected"] = ButtonLook(overlay: ThemeColor("black", 0.2, dark: "black", 0.25))
    style.states["springLoaded"] = ButtonLook(overlay: ThemeColor("white", 0.25))
    style.states["springLoadedEmphasized"] = ButtonLook(overlay: ThemeColor("white", 0.4))
    style.increasedContrast = ButtonLook(border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosGrayButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor("label"), subtitleOpacity: 0.6,
      background: .color(ThemeColor("white", 1, dark: "white", 0.25)),
      border: ThemeBorder(color: ThemeColor("black", 0.1, dark: "white", 0.06), width: 0.5),
      shadow: ThemeShadow(color: ThemeColor("black", 0.3), blur: 0.5, y: 0.3))
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"),
      foreground: ThemeColor(
        light: .init("tint"),
        dark: .init("tint", mix: .init("white", 0.25))))
    style.roles["primary"] = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .verticalGradient(
        top: ThemeColor(
          light: .init("tint", mix: .init("white", 0.15)),
          dark: .init("tint", mix: .init("black", 0.1))),
        bottom: ThemeColor(
          light: .init("tint"),
          dark: .init("tint", mix: .init("black", 0.2)))))
    style.states["bezelColor"] = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .verticalGradient(
        top: ThemeColor(
          light: .init("tint", mix: .init("white", 0.15)),
          dark: .init("tint", mix: .init("black", 0.1))),
        bottom: ThemeColor(
          light: .init("tint"),
          dark: .init("tint", mix: .init("black", 0.2)))))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25),
      background: .color(ThemeColor("white", 0.5, dark: "white", 0.125)),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("white", 0.85, dark: "white", 0.45),
      background: .color(ThemeColor("tint", 0.4)), overlay: ThemeColor("clear"),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["inactiveSelected"] = ButtonLook(
      overlay: ThemeColor("black", 0.14, dark: "white", 0.16))
    style.states["mixed"] = ButtonLook(
      background: .color(
        ThemeColor(
          light: .init("white", mix: .init("tint", 0.3)),
          dark: .init("tint", 0.45))),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["pressed"] = ButtonLook(overlay: ThemeColor("black", 0.06, dark: "white", 0.15))
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("white"), subtitleOpacity: 0.75,
      background: .verticalGradient(
        top: ThemeColor(
          light: .init("tint", mix: .init("white", 0.15)),
          dark: .init("tint", mix: .init("black", 0.1))),
        bottom: ThemeColor(
          light: .init("tint"),
          dark: .init("tint", mix: .init("black", 0.2)))))
    style.states["springLoaded"] = ButtonLook(
      overlay: ThemeColor(
        light: .init("tint", 0.3, mix: .init("black", 0.5)),
        dark: .init("tint", 0.3, mix: .init("white", 0.5))))
    style.states["springLoadedEmphasized"] = ButtonLook(
      overlay: ThemeColor(
        light: .init("tint", 0.55, mix: .init("black", 0.5)),
        dark: .init("tint", 0.55, mix: .init("white", 0.5))))
    style.increasedContrast = ButtonLook(border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosPlainButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(foreground: ThemeColor("label"), subtitleOpacity: 0.6)
    style.roles["destructive"] = ButtonLook(
      tint: ThemeColor("systemRed"), foreground: ThemeColor("tint"))
    style.states["buttonShapes"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.3, dark: "white", 0.35), width: 1))
    style.states["buttonShapesSymbol"] = ButtonLook(
      border: ThemeBorder(color: ThemeColor("black", 0.3, dark: "white", 0.35), width: 1))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25))
    style.states["disabledSelected"] = ButtonLook(foreground: ThemeColor("tint", 0.4))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["hovered"] = ButtonLook(
      background: .color(ThemeColor("black", 0.05, dark: "white", 0.08)))
    style.states["inactiveSelected"] = ButtonLook(
      background: .color(ThemeColor("black", 0.1, dark: "white", 0.14)))
    style.states["mixed"] = ButtonLook(foreground: ThemeColor("tint", 0.6))
    style.states["pressed"] = ButtonLook(opacity: 0.6)
    style.states["selected"] = ButtonLook(foreground: ThemeColor("tint"))
    style.states["springLoaded"] = ButtonLook(background: .color(ThemeColor("tint", 0.25)))
    style.states["springLoadedEmphasized"] = ButtonLook(background: .color(ThemeColor("tint", 0.5)))
    style.increasedContrast = ButtonLook(underline: true)
    return style
  }

  private static var macosTintedButtons: ButtonStyleTheme {
    var style = ButtonStyleTheme()
    style.normal = ButtonLook(
      foreground: ThemeColor(
        light: .init("tint", mix: .init("black", 0.1)),
        dark: .init("tint", mix: .init("white", 0.25))),
      subtitleOpacity: 0.75, background: .color(ThemeColor("tint", 0.15, dark: "tint", 0.25)))
    style.roles["destructive"] = ButtonLook(tint: ThemeColor("systemRed"))
    style.states["disabled"] = ButtonLook(
      foreground: ThemeColor("black", 0.25, dark: "white", 0.25),
      background: .color(ThemeColor("tint", 0.075, dark: "tint", 0.125)))
    style.states["disabledSelected"] = ButtonLook(
      foreground: ThemeColor("white", 0.85, dark: "white", 0.45),
      background: .color(ThemeColor("tint", 0.4)), overlay: ThemeColor("clear"),
      shadow: ThemeShadow(color: ThemeColor("clear"), blur: 0, y: 0))
    style.states["focused"] = ButtonLook(
      ring: ThemeBorder(color: ThemeColor("keyboardFocusIndicator"), width: 3))
    style.states["mixed"] = ButtonLook(
      background: .color(ThemeColor("tint", 0.3, dark: "tint", 0.45)))
    style.states["pressed"] = ButtonLook(overlay: ThemeColor("black", 0.06, dark: "white", 0.15))
    style.states["selected"] = ButtonLook(
      foreground: ThemeColor("white"),
      background: .verticalGradient(
        top: ThemeColor(
          light: .init("tint", mix: .init("white", 0.15)),
          dark: .init("tint", mix: .init("black", 0.1))),
        bottom: ThemeColor(
          light: .init("tint"),
          dark: .init("tint", mix: .init("black", 0.2)))))
    style.states["springLoaded"] = ButtonLook(overlay: ThemeColor("tint", 0.25))
    style.states["springLoadedEmphasized"] = ButtonLook(
      foreground: ThemeColor("white"), background: .color(ThemeColor("tint", 0.7)))
    style.increasedContrast = ButtonLook(border: ThemeBorder(color: ThemeColor("label"), width: 1))
    return style
  }

  private static var macosLabels: LabelTheme {
    var labels = LabelTheme()
    labels.disabledColor = ThemeColor("disabledControlText")
    labels.disabledOpacity = 0.5
    labels.selection = LabelTheme.Selection(
      background: ThemeColor("selectedTextBackground"), foreground: ThemeColor("selectedText"),
      handleColor: ThemeColor("clear"), handleWidth: 0, handleDiameter: 0)
    labels.expansion = LabelTheme.Expansion(
      background: ThemeColor("windowBackground"), foreground: ThemeColor("label"),
      border: ThemeBorder(color: ThemeColor("black", 0.15, dark: "white", 0.2), width: 0.5),
      cornerRadius: 4, padding: EdgeInsets(vertical: 2, horizontal: 4),
      shadow: ThemeShadow(color: ThemeColor("black", 0.25), blur: 8, y: 2))
    labels.underline = LabelTheme.Line(thickness: 0.06, offset: 0.12)
    labels.strikethrough = LabelTheme.Line(thickness: 0.06, offset: -0.26)
    labels.controlSizes["large"] = .fixed(size: 13, weight: .regular)
    labels.controlSizes["mini"] = .fixed(size: 9, weight: .regular)
    labels.controlSizes["regular"] = .fixed(size: 13, weight: .regular)
    labels.controlSizes["small"] = .fixed(size: 11, weight: .regular)
    labels.iconSpacing = 6
    labels.iconScale = 1
    labels.listIconWidth = 20
    labels.listIconSpacing = 6
    labels.listIconColor = ThemeColor("tint")
    labels.link = LabelTheme.Link(color: ThemeColor("link"), underline: true)
    return labels
  }

  private static let macosLists = ListTheme(
    automatic: "plain", labelSpacing: 8, styles: macosListStyles)

  private static let macosListStyles: [String: ListStyleTheme] = [
    "grouped": macosGroupedList,
    "insetGrouped": macosInsetGroupedList,
    "plain": macosPlainList,
    "sidebar": macosSidebarList,
  ]

  private static var macosGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.headline), weight: nil, color: ThemeColor("label"), uppercase: false, top: 16,
      bottom: 8, horizontal: 10)
    let footer = ListTextTheme(
      font: .style(.subheadline), weight: nil, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 8, bottom: 8, horizontal: 10)
    return ListStyleTheme(
      background: ThemeColor("windowBackground"),
      rowBackground: ThemeColor("black", 0.04, dark: "white", 0.05), radius: 6, margin: 20,
      minRowHeight: 36, verticalPadding: 8, controlPadding: 6, leadingPadding: 10,
      trailingPadding: 10, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 10,
      edgeSeparators: false, listTop: 20, sectionTop: 20, sectionBottom: 8, header: header,
      footer: footer)
  }

  private static var macosInsetGroupedList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.headline), weight: nil, color: ThemeColor("label"), uppercase: false, top: 16,
      bottom: 8, horizontal: 10)
    let footer = ListTextTheme(
      font: .style(.subheadline), weight: nil, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 8, bottom: 8, horizontal: 10)
    return ListStyleTheme(
      background: ThemeColor("windowBackground"),
      rowBackground: ThemeColor("black", 0.04, dark: "white", 0.05), radius: 6, margin: 20,
      minRowHeight: 36, verticalPadding: 8, controlPadding: 6, leadingPadding: 10,
      trailingPadding: 10, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 10,
      edgeSeparators: false, listTop: 20, sectionTop: 20, sectionBottom: 8, header: header,
      footer: footer)
  }

  private static var macosPlainList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.subheadline), weight: .semibold, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 8, bottom: 4, horizontal: 10)
    let footer = ListTextTheme(
      font: .style(.subheadline), weight: nil, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 6, bottom: 6, horizontal: 10)
    return ListStyleTheme(
      background: ThemeColor("controlBackground"), rowBackground: ThemeColor("clear"), radius: 0,
      margin: 0, minRowHeight: 24, verticalPadding: 4, controlPadding: 4, leadingPadding: 10,
      trailingPadding: 10, rowGap: 0, separator: ThemeColor("separator"), separatorTrailing: 10,
      edgeSeparators: false, listTop: 0, sectionTop: 0, sectionBottom: 6, header: header,
      footer: footer)
  }

  private static var macosSidebarList: ListStyleTheme {
    let header = ListTextTheme(
      font: .style(.subheadline), weight: .semibold, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 8, bottom: 4, horizontal: 8)
    let footer = ListTextTheme(
      font: .style(.subheadline), weight: nil, color: ThemeColor("secondaryLabel"),
      uppercase: false, top: 8, bottom: 6, horizontal: 8)
    return ListStyleTheme(
      background: ThemeColor("windowBackground"), rowBackground: ThemeColor("clear"), radius: 5,
      margin: 10, minRowHeight: 28, verticalPadding: 4, controlPadding: 3, leadingPadding: 8,
      trailingPadding: 8, rowGap: 0, separator: ThemeColor("clear"), separatorTrailing: 0,
      edgeSeparators: false, listTop: 6, sectionTop: 6, sectionBottom: 8, header: header,
      footer: footer)
  }

  private static let macosControls: [String: ControlTable] = [
    "accent": macosAccentControl, "accessoryBarActionBezel": macosAccessoryBarActionBezelControl,
    "accessoryBarBezel": macosAccessoryBarBezelControl,
    "activityIndicator": macosActivityIndicatorControl, "alert": macosAlertControl,
    "badgeBezel": macosBadgeBezelControl, "brightTint": macosBrightTintControl,
    "buttonGroup": macosButtonGroupControl, "checkbox": macosCheckboxControl,
    "circularBezel": macosCircularBezelControl, "circularSlider": macosCircularSliderControl,
    "clockFace": macosClockFaceControl, "dateField": macosDateFieldControl,
    "datePopover": macosDatePopoverControl, "disclosureBezel": macosDisclosureBezelControl,
    "disclosureButton": macosDisclosureButtonControl,
    "disclosureTriangle": macosDisclosureTriangleControl, "focusRing": macosFocusRingControl,
    "gauge": macosGaugeControl, "gradientButton": macosGradientButtonControl,
    "graphicalCalendar": macosGraphicalCalendarControl, "helpButton": macosHelpButtonControl,
    "hitTarget": macosHitTargetControl, "imageButton": macosImageButtonControl,
    "inactiveWindow": macosInactiveWindowControl, "levelIndicator": macosLevelIndicatorControl,
    "link": macosLinkControl, "menu": macosMenuControl, "navigationRow": macosNavigationRowControl,
    "palette": macosPaletteControl, "pathControl": macosPathControlControl,
    "popUpButton": macosPopUpButtonControl, "popover": macosPopoverControl,
    "progressBar": macosProgressBarControl, "progressRing": macosProgressRingControl,
    "pullDownButton": macosPullDownButtonControl,
    "pushDisclosureBezel": macosPushDisclosureBezelControl, "radio": macosRadioControl,
    "radioGroup": macosRadioGroupControl, "ratingIndicator": macosRatingIndicatorControl,
    "rowState": macosRowStateControl, "scriptBalance": macosScriptBalanceControl,
    "searchField": macosSearchFieldControl, "segmentedControl": macosSegmentedControlControl,
    "sheet": macosSheetControl, "sidebar": macosSidebarControl, "slider": macosSliderControl,
    "stepper": macosStepperControl, "switch": macosSwitchControl,
    "toggleButton": macosToggleButtonControl, "toolbar": macosToolbarControl,
    "toolbarBezel": macosToolbarBezelControl,
  ]

  private static var macosAccentControl: ControlTable {
    var table = ControlTable()
    table.colors["blue"] = ThemeColor("systemBlue")
    table.colors["graphite"] = ThemeColor("#8C8C8C", 1, dark: "#98989D", 1)
    table.colors["green"] = ThemeColor("#62BA46", 1, dark: "#6BBF4E", 1)
    table.colors["keyboardFocusIndicator"] = ThemeColor("tint", 0.5)
    table.colors["orange"] = ThemeColor("#D96A21", 1, dark: "#DB7529", 1)
    table.colors["pink"] = ThemeColor("#F74F9E", 1, dark: "#F55DA0", 1)
    table.colors["purple"] = ThemeColor("#953D96", 1, dark: "#A550A7", 1)
    table.colors["red"] = ThemeColor("#E0383E", 1, dark: "#E44043", 1)
    table.colors["selectedContentBackground"] = ThemeColor(
      light: .init("tint", mix: .init("black", 0.14)),
      dark: .init("tint", mix: .init("black", 0.24)))
    table.colors["selectedControl"] = ThemeColor(
      light: .init("white", mix: .init("tint", 0.3)),
      dark: .init("#575757", mix: .init("tint", 0.31)))
    table.colors["selectedTextBackground"] = ThemeColor(
      light: .init("white", mix: .init("tint", 0.3)),
      dark: .init("#575757", mix: .init("tint", 0.31)))
    table.colors["yellow"] = ThemeColor("#DFA92C", 1, dark: "#E2B037", 1)
    return table
  }

  private static var macosAccessoryBarActionBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 18
    table.numbers["miniHeight"] = 14
    table.numbers["padding"] = 8
    table.numbers["radius"] = 4
    table.numbers["smallHeight"] = 16
    table.fonts["font"] = .fixed(size: 12, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosAccessoryBarBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 19
    table.numbers["miniHeight"] = 15
    table.numbers["padding"] = 7
    table.numbers["radius"] = 3
    table.numbers["smallHeight"] = 17
    table.fonts["font"] = .fixed(size: 12, weight: .semibold)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .semibold)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .semibold)
    return table
  }

  private static var macosActivityIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["diameter"] = 16
    table.numbers["faintest"] = 0.184
    table.numbers["largeDiameter"] = 32
    table.numbers["spacing"] = 8
    table.numbers["spokes"] = 8
    table.numbers["strongest"] = 0.576
    table.colors["color"] = ThemeColor("#3C3C44", 1, dark: "#EBEBF5", 1)
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosAlertControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["buttonGap"] = 12
    table.numbers["fieldGap"] = 2
    table.numbers["fieldPadding"] = 4
    table.numbers["fieldRadius"] = 5
    table.numbers["gap"] = 14
    table.numbers["icon"] = 56
    table.numbers["padding"] = 16
    table.numbers["radius"] = 12
    table.numbers["textGap"] = 8
    table.numbers["width"] = 260
    table.colors["backdrop"] = ThemeColor("clear")
    table.colors["background"] = ThemeColor("windowBackground")
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.2)
    table.colors["field"] = ThemeColor("#FFFFFF", 1, dark: "white", 0.06)
    table.colors["fieldBorder"] = ThemeColor("black", 0.15, dark: "white", 0.15)
    table.fonts["message"] = .fixed(size: 11, weight: .regular)
    table.fonts["title"] = .fixed(size: 13, weight: .bold)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3, dark: "black", 0.5), blur: 30, y: 12)
    ]
    return table
  }

  private static var macosBadgeBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 16
    table.numbers["padding"] = 7
    table.numbers["radius"] = 8
    table.fonts["font"] = .fixed(size: 11, weight: .semibold)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .semibold)
    return table
  }

  private static var macosBrightTintControl: ControlTable {
    var table = ControlTable()
    table.numbers["increasedContrast"] = 4.5
    return table
  }

  private static var macosButtonGroupControl: ControlTable {
    var table = ControlTable()
    table.numbers["columnSpacing"] = 12
    table.numbers["equalHeights"] = 0
    table.numbers["equalWidths"] = 0
    table.numbers["prefersRow"] = 1
    table.numbers["rowSpacing"] = 12
    table.numbers["trailing"] = 1
    return table
  }

  private static var macosCheckboxControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["largeSide"] = 16
    table.numbers["markWidth"] = 1.8
    table.numbers["miniSide"] = 10
    table.numbers["miniSpacing"] = 4
    table.numbers["radius"] = 3.5
    table.numbers["side"] = 14
    table.numbers["smallSide"] = 12
    table.numbers["smallSpacing"] = 5
    table.numbers["spacing"] = 6
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.1)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledFill"] = ThemeColor("white", 0.5, dark: "white", 0.125)
    table.colors["disabledMark"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["inactiveMark"] = ThemeColor("black", 0.7, dark: "white", 0.8)
    table.colors["mark"] = ThemeColor("white")
    table.colors["off"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["onBottom"] = ThemeColor(
      light: .init("tint"),
      dark: .init("tint", mix: .init("black", 0.1)))
    table.colors["onTop"] = ThemeColor(
      light: .init("tint", mix: .init("white", 0.15)),
      dark: .init("tint", mix: .init("white", 0.05)))
    table.colors["pressedOverlay"] = ThemeColor("black", 0.1, dark: "white", 0.15)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.15), blur: 1, y: 0.5)
    ]
    return table
  }

  private static var macosCircularBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 22
    table.numbers["largeHeight"] = 30
    table.numbers["largeRadius"] = 15
    table.numbers["miniHeight"] = 15
    table.numbers["miniRadius"] = 7.5
    table.numbers["padding"] = 0
    table.numbers["radius"] = 11
    table.numbers["smallHeight"] = 18
    table.numbers["smallRadius"] = 9
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    table.fonts["largeFont"] = .fixed(size: 16, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosCircularSliderControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["dotInsetShare"] = 0.2
    table.numbers["dotShare"] = 0.18
    table.numbers["knob"] = 28
    table.numbers["largeKnob"] = 28
    table.numbers["largeTickedSide"] = 36
    table.numbers["miniKnob"] = 21
    table.numbers["miniTickedSide"] = 25
    table.numbers["smallKnob"] = 21
    table.numbers["smallTickedSide"] = 25
    table.numbers["tick"] = 2
    table.numbers["tickedSide"] = 36
    table.colors["border"] = ThemeColor("black", 0.1, dark: "white", 0.06)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["dot"] = ThemeColor("black", 0.55, dark: "white", 0.75)
    table.colors["fill"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["pressedOverlay"] = ThemeColor("black", 0.06, dark: "white", 0.15)
    table.colors["tickColor"] = ThemeColor("black", 0.35, dark: "white", 0.4)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 1.5, y: 0.5)
    ]
    return table
  }

  private static var macosClockFaceControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 115
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["frameHeight"] = 123
    table.numbers["frameWidth"] = 122
    table.numbers["handWidth"] = 3
    table.numbers["hourInset"] = 26
    table.numbers["innerPin"] = 2
    table.numbers["minuteInset"] = 9.5
    table.numbers["numeralInset"] = 16
    table.numbers["periodBelow"] = 20
    table.numbers["pin"] = 3
    table.numbers["rimWidth"] = 5
    table.numbers["secondInset"] = 8
    table.numbers["secondTail"] = 6.3
    table.numbers["secondWidth"] = 1
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["contrastPeriodColor"] = ThemeColor("#595959")
    table.colors["face"] = ThemeColor("white")
    table.colors["handColor"] = ThemeColor("black")
    table.colors["numeralColor"] = ThemeColor("black")
    table.colors["periodColor"] = ThemeColor("#AAAAAA")
    table.colors["rimBottom"] = ThemeColor("#767574")
    table.colors["rimTop"] = ThemeColor("#D1E5ED")
    table.colors["secondColor"] = ThemeColor("#FF3B2F")
    table.fonts["numeral"] = .fixed(size: 13, weight: .light)
    table.fonts["periodFont"] = .fixed(size: 13, weight: .regular)
    return table
  }

  private static var macosDateFieldControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["height"] = 22
    table.numbers["largeHeight"] = 28
    table.numbers["miniHeight"] = 15
    table.numbers["padding"] = 4
    table.numbers["radius"] = 2
    table.numbers["selectionPadding"] = 1
    table.numbers["selectionRadius"] = 2
    table.numbers["smallHeight"] = 19
    table.numbers["stepperGap"] = 2
    table.colors["border"] = ThemeColor("black", 0.16, dark: "white", 0.18)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledFill"] = ThemeColor("white", 0.5, dark: "white", 0.03)
    table.colors["disabledText"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["edge"] = ThemeColor("black", 0.16, dark: "white", 0.1)
    table.colors["fill"] = ThemeColor("white", 1, dark: "white", 0.06)
    table.colors["selectedText"] = ThemeColor("alternateSelectedControlText")
    table.colors["selection"] = ThemeColor("selectedContentBackground")
    table.colors["text"] = ThemeColor("text")
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    table.fonts["largeFont"] = .fixed(size: 15, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosDatePopoverControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowHeight"] = 11
    table.numbers["arrowWidth"] = 24
    table.numbers["borderWidth"] = 0.5
    table.numbers["gap"] = 1
    table.numbers["padding"] = 10
    table.numbers["radius"] = 9
    table.colors["background"] = ThemeColor("#F6F6F6", 1, dark: "#2B2B2B", 1)
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.2)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.25, dark: "black", 0.5), blur: 18, y: 6)
    ]
    return table
  }

  private static var macosDisclosureBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 13
    table.numbers["padding"] = 0
    table.numbers["radius"] = 3
    table.fonts["font"] = .fixed(size: 10, weight: .bold)
    return table
  }

  private static var macosDisclosureButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["chevron"] = 8
    table.numbers["chevronWidth"] = 1.6
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["fillsWidth"] = 0
    table.numbers["indent"] = 0
    table.numbers["isLeading"] = 0
    table.numbers["largeSide"] = 26
    table.numbers["listIndent"] = 16
    table.numbers["miniRadius"] = 3
    table.numbers["miniSide"] = 15
    table.numbers["radius"] = 5
    table.numbers["rowSpacing"] = 8
    table.numbers["side"] = 22
    table.numbers["smallRadius"] = 4
    table.numbers["smallSide"] = 18
    table.numbers["spacing"] = 8
    table.colors["border"] = ThemeColor("black", 0.1, dark: "white", 0.06)
    table.colors["color"] = ThemeColor("label")
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledColor"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["fill"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["pressedOverlay"] = ThemeColor("black", 0.06, dark: "white", 0.15)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 0.5, y: 0.3)
    ]
    return table
  }

  private static var macosDisclosureTriangleControl: ControlTable {
    var table = ControlTable()
    table.numbers["chevron"] = 8
    table.numbers["chevronWidth"] = 1.7
    table.numbers["fillsWidth"] = 0
    table.numbers["indent"] = 18
    table.numbers["isLeading"] = 1
    table.numbers["listIndent"] = 18
    table.numbers["pressedOpacity"] = 0.6
    table.numbers["rowSpacing"] = 8
    table.numbers["side"] = 13
    table.numbers["spacing"] = 5
    table.colors["color"] = ThemeColor("secondaryLabel")
    table.colors["disabledColor"] = ThemeColor("tertiaryLabel")
    return table
  }

  private static var macosFocusRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["gap"] = 0
    table.numbers["width"] = 3
    table.colors["color"] = ThemeColor("keyboardFocusIndicator")
    return table
  }

  private static var macosGaugeControl: ControlTable {
    var table = ControlTable()
    table.numbers["barHeight"] = 6
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["diameter"] = 58
    table.numbers["endPosition"] = 0.9
    table.numbers["endSpacing"] = 6
    table.numbers["endWidth"] = 0.24
    table.numbers["gapShare"] = 0.25
    table.numbers["isCircular"] = 0
    table.numbers["lineWidth"] = 6
    table.numbers["markerGap"] = 2
    table.numbers["minWidth"] = 40
    table.numbers["spacing"] = 4
    table.numbers["width"] = 180
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["endColor"] = ThemeColor("secondaryLabel")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["marker"] = ThemeColor("label")
    table.colors["ringEndColor"] = ThemeColor("secondaryLabel")
    table.colors["ringValueColor"] = ThemeColor("label")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["track"] = ThemeColor("black", 0.12, dark: "white", 0.16)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["end"] = .fixed(size: 11, weight: .regular)
    table.fonts["ringEnd"] = .fixed(size: 10, weight: .medium)
    table.fonts["ringValue"] = .fixed(size: 18, weight: .medium)
    table.fonts["title"] = .fixed(size: 13, weight: .regular)
    table.fonts["value"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosGradientButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowGap"] = 3
    table.numbers["arrowScale"] = 0.55
    table.numbers["height"] = 21
    table.numbers["largeHeight"] = 23
    table.numbers["lineWidth"] = 1
    table.numbers["miniHeight"] = 17
    table.numbers["padding"] = 5
    table.numbers["smallHeight"] = 19
    table.numbers["width"] = 1.2
    table.colors["bottom"] = ThemeColor("#F3F3F3", 1, dark: "#474747", 1)
    table.colors["disabledSymbol"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["increasedLine"] = ThemeColor("#6E6E6E", 1, dark: "#B4B4B4", 1)
    table.colors["line"] = ThemeColor("#C6C6C6", 1, dark: "#636363", 1)
    table.colors["onBottom"] = ThemeColor("#D4D4D4", 1, dark: "#303030", 1)
    table.colors["onTop"] = ThemeColor("#C9C9C9", 1, dark: "#2A2A2A", 1)
    table.colors["pressed"] = ThemeColor("black", 0.12, dark: "white", 0.15)
    table.colors["symbolColor"] = ThemeColor("label")
    table.colors["top"] = ThemeColor("#FFFFFF", 1, dark: "#515151", 1)
    table.fonts["largeSymbol"] = .fixed(size: 13, weight: .medium)
    table.fonts["miniSymbol"] = .fixed(size: 9, weight: .medium)
    table.fonts["smallSymbol"] = .fixed(size: 11, weight: .medium)
    table.fonts["symbol"] = .fixed(size: 12, weight: .medium)
    return table
  }

  private static var macosGraphicalCalendarControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrow"] = 7
    table.numbers["arrowPitch"] = 14
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["dot"] = 5
    table.numbers["gap"] = 15
    table.numbers["height"] = 148
    table.numbers["padding"] = 6
    table.numbers["radius"] = 4
    table.numbers["rowHeight"] = 17
    table.numbers["selectionRadius"] = 3
    table.numbers["titleHeight"] = 23
    table.numbers["todayFrame"] = 1
    table.numbers["weekdayHeight"] = 15
    table.numbers["width"] = 139
    table.colors["arrowColor"] = ThemeColor("secondaryLabel")
    table.colors["border"] = ThemeColor("black", 0.12, dark: "white", 0.12)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["dayColor"] = ThemeColor("text")
    table.colors["disabledArrow"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["disabledDay"] = ThemeColor("black", 0.18, dark: "white", 0.18)
    table.colors["focusedDay"] = ThemeColor("alternateSelectedControlText")
    table.colors["focusedSelection"] = ThemeColor("selectedContentBackground")
    table.colors["ground"] = ThemeColor("#FFFFFF", 1, dark: "#1E1E1E", 1)
    table.colors["otherDayColor"] = ThemeColor("tertiaryLabel")
    table.colors["selection"] = ThemeColor("#DCDCDC", 1, dark: "#464646", 1)
    table.colors["titleColor"] = ThemeColor("text")
    table.colors["today"] = ThemeColor("#0063FF", 1, dark: "#3D8BFF", 1)
    table.colors["weekdayColor"] = ThemeColor("secondaryLabel")
    table.fonts["day"] = .fixed(size: 10, weight: .regular)
    table.fonts["title"] = .fixed(size: 13, weight: .bold)
    table.fonts["weekday"] = .fixed(size: 10, weight: .regular)
    return table
  }

  private static var macosHelpButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["diameter"] = 22
    table.numbers["increasedBorderWidth"] = 1
    table.numbers["largeDiameter"] = 28
    table.numbers["miniDiameter"] = 15
    table.numbers["smallDiameter"] = 18
    table.colors["border"] = ThemeColor("black", 0.1, dark: "white", 0.06)
    table.colors["disabledFill"] = ThemeColor("white", 0.5, dark: "white", 0.125)
    table.colors["disabledSign"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["fill"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["increasedBorder"] = ThemeColor("label")
    table.colors["pressed"] = ThemeColor("black", 0.06, dark: "white", 0.15)
    table.colors["signColor"] = ThemeColor("label")
    table.fonts["largeSign"] = .fixed(size: 16, weight: .medium)
    table.fonts["miniSign"] = .fixed(size: 9, weight: .medium)
    table.fonts["sign"] = .fixed(size: 13, weight: .medium)
    table.fonts["smallSign"] = .fixed(size: 11, weight: .medium)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 0.5, y: 0.3)
    ]
    return table
  }

  private static var macosHitTargetControl: ControlTable {
    var table = ControlTable()
    table.numbers["bezelledGap"] = 12
    table.numbers["minimumSize"] = 20
    table.numbers["plainGap"] = 24
    table.numbers["usualSize"] = 28
    return table
  }

  private static var macosImageButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowGap"] = 4
    table.numbers["arrowScale"] = 0.7
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["labelGap"] = 2
    table.numbers["padding"] = 10
    table.numbers["pressedOpacity"] = 0.6
    table.numbers["radius"] = 5
    table.numbers["size"] = 32
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabled"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["labelColor"] = ThemeColor("label")
    table.colors["onFill"] = ThemeColor("black", 0.1, dark: "white", 0.15)
    table.colors["onSymbol"] = ThemeColor("tint")
    table.colors["symbolColor"] = ThemeColor("label")
    table.fonts["label"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosInactiveWindowControl: ControlTable {
    var table = ControlTable()
    table.colors["alternateSelectedControlText"] = ThemeColor("unemphasizedSelectedText")
    table.colors["controlAccent"] = ThemeColor("#A9A9AE", 1, dark: "#6E6E73", 1)
    table.colors["selectedContentBackground"] = ThemeColor("unemphasizedSelectedContentBackground")
    table.colors["selectedControl"] = ThemeColor("unemphasizedSelectedTextBackground")
    table.colors["selectedText"] = ThemeColor("unemphasizedSelectedText")
    table.colors["selectedTextBackground"] = ThemeColor("unemphasizedSelectedTextBackground")
    table.colors["tint"] = ThemeColor("#A9A9AE", 1, dark: "#6E6E73", 1)
    return table
  }

  private static var macosLevelIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["blockGap"] = 2
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["hatchGap"] = 6
    table.numbers["hatchWidth"] = 1.5
    table.numbers["height"] = 18
    table.numbers["minWidth"] = 40
    table.numbers["numeralGap"] = 2
    table.numbers["radius"] = 3
    table.numbers["width"] = 180
    table.colors["border"] = ThemeColor("black", 0.15, dark: "white", 0.12)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["critical"] = ThemeColor("systemRed")
    table.colors["fill"] = ThemeColor("systemGreen")
    table.colors["hatch"] = ThemeColor("black", 0.45)
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["track"] = ThemeColor("black", 0.06, dark: "white", 0.1)
    table.colors["warning"] = ThemeColor("systemYellow")
    table.fonts["labelFont"] = .fixed(size: 13, weight: .regular)
    table.fonts["numeralFont"] = .fixed(size: 10, weight: .regular)
    return table
  }

  private static var macosLinkControl: ControlTable {
    var table = ControlTable()
    table.numbers["focusOutset"] = 2
    table.numbers["focusRadius"] = 4
    table.numbers["pressedOpacity"] = 0.6
    table.numbers["underline"] = 0
    table.colors["color"] = ThemeColor("link")
    table.colors["disabled"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    return table
  }

  private static var macosMenuControl: ControlTable {
    var table = ControlTable()
    table.numbers["baselineBottom"] = 0
    table.numbers["baselineTop"] = 0
    table.numbers["borderWidth"] = 0.5
    table.numbers["columnLines"] = 0
    table.numbers["coveredScale"] = 1
    table.numbers["gap"] = 4
    table.numbers["headerPadding"] = 3
    table.numbers["highlightInset"] = 5
    table.numbers["highlightRadius"] = 4
    table.numbers["horizontalPadding"] = 13
    table.numbers["iconColumn"] = 22
    table.numbers["iconColumnGrowth"] = 0
    table.numbers["iconOffset"] = -3
    table.numbers["largeWidth"] = 0
    table.numbers["leadingIcons"] = 1
    table.numbers["markColumn"] = 24
    table.numbers["markColumnGrowth"] = 0
    table.numbers["markPosition"] = 0.64
    table.numbers["maxLines"] = 1
    table.numbers["radius"] = 6
    table.numbers["rowHeight"] = 22
    table.numbers["sectionGap"] = 11
    table.numbers["sectionInset"] = 13
    table.numbers["sectionLine"] = 1
    table.numbers["separators"] = 0
    table.numbers["shortcutGap"] = 28
    table.numbers["shortcuts"] = 1
    table.numbers["submenuCovers"] = 0
    table.numbers["submenuOverlap"] = 0
    table.numbers["subtitleGap"] = 0
    table.numbers["verticalPadding"] = 5
    table.numbers["width"] = 0
    table.colors["background"] = ThemeColor("thickMaterial")
    table.colors["border"] = ThemeColor("black", 0.2, dark: "white", 0.25)
    table.colors["destructive"] = ThemeColor("systemRed")
    table.colors["dim"] = ThemeColor("clear")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["headerColor"] = ThemeColor("secondaryLabel")
    table.colors["highlight"] = ThemeColor(
      light: .init("tint"),
      dark: .init("tint", mix: .init("black", 0.15)))
    table.colors["highlightedTitle"] = ThemeColor("selectedMenuItemText")
    table.colors["section"] = ThemeColor("separator")
    table.colors["separator"] = ThemeColor("clear")
    table.colors["shortcutColor"] = ThemeColor("tertiaryLabel")
    table.colors["subtitleColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("label")
    table.fonts["header"] = .fixed(size: 11, weight: .semibold)
    table.fonts["icon"] = .fixed(size: 13, weight: .regular)
    table.fonts["mark"] = .fixed(size: 11, weight: .regular)
    table.fonts["subtitle"] = .fixed(size: 11, weight: .regular)
    table.fonts["title"] = .fixed(size: 13, weight: .regular)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 24, y: 8)
    ]
    return table
  }

  private static var macosNavigationRowControl: ControlTable {
    var table = ControlTable()
    table.numbers["checkScale"] = 0.9
    table.numbers["chevronScale"] = 1
    table.numbers["detailGap"] = 8
    table.numbers["isStacked"] = 0
    table.numbers["pressedOpacity"] = 0.6
    table.numbers["spacing"] = 6
    table.colors["chevronColor"] = ThemeColor("tertiaryLabel")
    table.colors["value"] = ThemeColor("secondaryLabel")
    table.fonts["chevron"] = .fixed(size: 10, weight: .semibold)
    table.fonts["detail"] = .fixed(size: 14, weight: .regular)
    table.fonts["titleFont"] = .style(.body)
    table.fonts["valueFont"] = .style(.body)
    return table
  }

  private static var macosPaletteControl: ControlTable {
    var table = ControlTable()
    table.numbers["cellPadding"] = 5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["highlightInset"] = 1
    table.numbers["highlightRadius"] = 5
    table.numbers["minHeight"] = 24
    table.numbers["minWidth"] = 24
    table.numbers["padding"] = 5
    table.numbers["ringWidth"] = 2
    table.numbers["scale"] = 1.1
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["highlight"] = ThemeColor("tint", 0.18)
    table.colors["selected"] = ThemeColor("tint")
    table.colors["symbol"] = ThemeColor("label")
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    return table
  }

  private static var macosPathControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 22
    table.numbers["leastTitle"] = 28
    table.numbers["radius"] = 4
    table.numbers["spacing"] = 6
    table.numbers["symbolGap"] = 5
    table.colors["chevronColor"] = ThemeColor("tertiaryLabel")
    table.colors["color"] = ThemeColor("label")
    table.colors["disabled"] = ThemeColor("tertiaryLabel")
    table.colors["pressedFill"] = ThemeColor("black", 0.1, dark: "white", 0.16)
    table.colors["symbolColor"] = ThemeColor("tint")
    table.fonts["chevron"] = .fixed(size: 7, weight: .semibold)
    table.fonts["font"] = .fixed(size: 11, weight: .regular)
    table.fonts["symbol"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosPopUpButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowInset"] = 22
    table.numbers["arrowRadius"] = 4
    table.numbers["arrowSize"] = 16
    table.numbers["bezel"] = 1
    table.numbers["height"] = 22
    table.numbers["largeArrowInset"] = 30
    table.numbers["largeArrowRadius"] = 5
    table.numbers["largeArrowSize"] = 22
    table.numbers["largeHeight"] = 30
    table.numbers["largeMinWidth"] = 44
    table.numbers["largeRadius"] = 6
    table.numbers["largeTitleGap"] = 4
    table.numbers["largeTitleInset"] = 8
    table.numbers["minWidth"] = 34
    table.numbers["miniArrowInset"] = 15
    table.numbers["miniArrowRadius"] = 3
    table.numbers["miniArrowSize"] = 11
    table.numbers["miniHeight"] = 15
    table.numbers["miniMinWidth"] = 24
    table.numbers["miniRadius"] = 4
    table.numbers["miniTitleGap"] = 3
    table.numbers["miniTitleInset"] = 6
    table.numbers["overlays"] = 1
    table.numbers["radius"] = 5
    table.numbers["signGap"] = 0.3
    table.numbers["signScale"] = 0.6
    table.numbers["smallArrowInset"] = 18
    table.numbers["smallArrowRadius"] = 3
    table.numbers["smallArrowSize"] = 13
    table.numbers["smallHeight"] = 18
    table.numbers["smallMinWidth"] = 26
    table.numbers["smallRadius"] = 4
    table.numbers["smallTitleGap"] = 4
    table.numbers["smallTitleInset"] = 7
    table.numbers["titleGap"] = 4
    table.numbers["titleInset"] = 8
    table.colors["arrow"] = ThemeColor("white")
    table.colors["arrowBottom"] = ThemeColor(
      light: .init("tint"),
      dark: .init("tint", mix: .init("black", 0.2)))
    table.colors["arrowTop"] = ThemeColor(
      light: .init("tint", mix: .init("white", 0.15)),
      dark: .init("tint", mix: .init("black", 0.1)))
    table.colors["disabledArrow"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["inactiveArrow"] = ThemeColor("black", 0.6, dark: "white", 0.7)
    return table
  }

  private static var macosPopoverControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowHeight"] = 12
    table.numbers["arrowWidth"] = 28
    table.numbers["borderWidth"] = 0.5
    table.numbers["gap"] = 1
    table.numbers["radius"] = 10
    table.colors["background"] = ThemeColor("windowBackground")
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.2)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.22, dark: "black", 0.4), blur: 18, y: 6)
    ]
    return table
  }

  private static var macosProgressBarControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["height"] = 6
    table.numbers["largeHeight"] = 6
    table.numbers["minWidth"] = 20
    table.numbers["miniHeight"] = 3
    table.numbers["movingShare"] = 0.35
    table.numbers["numeralGap"] = 3
    table.numbers["smallHeight"] = 3
    table.numbers["spacing"] = 4
    table.numbers["width"] = 180
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["track"] = ThemeColor("black", 0.12, dark: "white", 0.16)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["numeralFont"] = .fixed(size: 10, weight: .regular)
    table.fonts["title"] = .fixed(size: 13, weight: .regular)
    table.fonts["value"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosProgressRingControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 0.5
    table.numbers["diameter"] = 32
    table.numbers["largeDiameter"] = 32
    table.numbers["largeLineWidth"] = 4
    table.numbers["largeSpokes"] = 32
    table.numbers["lineWidth"] = 4
    table.numbers["miniDiameter"] = 12
    table.numbers["miniLineWidth"] = 2
    table.numbers["miniSpokes"] = 12
    table.numbers["smallDiameter"] = 16
    table.numbers["smallLineWidth"] = 2.5
    table.numbers["smallSpokes"] = 16
    table.numbers["spacing"] = 8
    table.numbers["spokes"] = 32
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["titleColor"] = ThemeColor("secondaryLabel")
    table.colors["track"] = ThemeColor("black", 0.12, dark: "white", 0.16)
    table.colors["valueColor"] = ThemeColor("secondaryLabel")
    table.fonts["title"] = .fixed(size: 11, weight: .regular)
    table.fonts["value"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosPullDownButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["arrowInset"] = 22
    table.numbers["arrowRadius"] = 4
    table.numbers["arrowSize"] = 16
    table.numbers["bezel"] = 1
    table.numbers["height"] = 22
    table.numbers["largeArrowInset"] = 30
    table.numbers["largeArrowRadius"] = 5
    table.numbers["largeArrowSize"] = 22
    table.numbers["largeHeight"] = 30
    table.numbers["largeMinWidth"] = 44
    table.numbers["largeRadius"] = 6
    table.numbers["largeTitleGap"] = 4
    table.numbers["largeTitleInset"] = 8
    table.numbers["minWidth"] = 34
    table.numbers["miniArrowInset"] = 15
    table.numbers["miniArrowRadius"] = 3
    table.numbers["miniArrowSize"] = 11
    table.numbers["miniHeight"] = 15
    table.numbers["miniMinWidth"] = 24
    table.numbers["miniRadius"] = 4
    table.numbers["miniTitleGap"] = 3
    table.numbers["miniTitleInset"] = 6
    table.numbers["overlays"] = 1
    table.numbers["radius"] = 5
    table.numbers["signGap"] = 0.3
    table.numbers["signScale"] = 0.6
    table.numbers["smallArrowInset"] = 18
    table.numbers["smallArrowRadius"] = 3
    table.numbers["smallArrowSize"] = 13
    table.numbers["smallHeight"] = 18
    table.numbers["smallMinWidth"] = 26
    table.numbers["smallRadius"] = 4
    table.numbers["smallTitleGap"] = 4
    table.numbers["smallTitleInset"] = 7
    table.numbers["titleGap"] = 4
    table.numbers["titleInset"] = 8
    table.colors["arrow"] = ThemeColor("white")
    table.colors["arrowBottom"] = ThemeColor(
      light: .init("tint"),
      dark: .init("tint", mix: .init("black", 0.2)))
    table.colors["arrowTop"] = ThemeColor(
      light: .init("tint", mix: .init("white", 0.15)),
      dark: .init("tint", mix: .init("black", 0.1)))
    table.colors["disabledArrow"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["inactiveArrow"] = ThemeColor("black", 0.6, dark: "white", 0.7)
    return table
  }

  private static var macosPushDisclosureBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 22
    table.numbers["largeHeight"] = 26
    table.numbers["miniHeight"] = 15
    table.numbers["miniRadius"] = 3
    table.numbers["padding"] = 0
    table.numbers["radius"] = 5
    table.numbers["smallHeight"] = 18
    table.numbers["smallRadius"] = 4
    table.fonts["font"] = .fixed(size: 11, weight: .semibold)
    table.fonts["miniFont"] = .fixed(size: 7, weight: .semibold)
    table.fonts["smallFont"] = .fixed(size: 9, weight: .semibold)
    return table
  }

  private static var macosRadioControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["dot"] = 6
    table.numbers["largeSide"] = 16
    table.numbers["markWidth"] = 1.8
    table.numbers["miniSide"] = 10
    table.numbers["miniSpacing"] = 4
    table.numbers["radius"] = 8
    table.numbers["side"] = 16
    table.numbers["smallSide"] = 12
    table.numbers["smallSpacing"] = 5
    table.numbers["spacing"] = 6
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.1)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledFill"] = ThemeColor("white", 0.5, dark: "white", 0.125)
    table.colors["disabledMark"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["inactiveMark"] = ThemeColor("black", 0.7, dark: "white", 0.8)
    table.colors["mark"] = ThemeColor("white")
    table.colors["off"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["onBottom"] = ThemeColor(
      light: .init("tint"),
      dark: .init("tint", mix: .init("black", 0.1)))
    table.colors["onTop"] = ThemeColor(
      light: .init("tint", mix: .init("white", 0.15)),
      dark: .init("tint", mix: .init("white", 0.05)))
    table.colors["pressedOverlay"] = ThemeColor("black", 0.1, dark: "white", 0.15)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.15), blur: 1, y: 0.5)
    ]
    return table
  }

  private static var macosRadioGroupControl: ControlTable {
    var table = ControlTable()
    table.numbers["columnSpacing"] = 14
    table.numbers["rowSpacing"] = 4
    return table
  }

  private static var macosRatingIndicatorControl: ControlTable {
    var table = ControlTable()
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["numeralGap"] = 1
    table.numbers["outlinesPlaceholders"] = 0
    table.numbers["scale"] = 0.92
    table.numbers["spacing"] = 0.12
    table.colors["color"] = ThemeColor("secondaryLabel")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["placeholder"] = ThemeColor("quaternaryLabel")
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    table.fonts["largeFont"] = .fixed(size: 15, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["numeralFont"] = .fixed(size: 10, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    return table
  }

  private static var macosRowStateControl: ControlTable {
    var table = ControlTable()
    table.colors["highlighted"] = ThemeColor("unemphasizedSelectedContentBackground")
    table.colors["selected"] = ThemeColor("selectedContentBackground")
    table.colors["selectedText"] = ThemeColor("alternateSelectedControlText")
    return table
  }

  private static var macosScriptBalanceControl: ControlTable {
    var table = ControlTable()
    table.numbers["points"] = 2
    return table
  }

  private static var macosSearchFieldControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["gap"] = 5
    table.numbers["hasMicrophone"] = 0
    table.numbers["height"] = 28
    table.numbers["iconScale"] = 0.95
    table.numbers["padding"] = 8
    table.numbers["radius"] = 6
    table.numbers["width"] = 180
    table.colors["border"] = ThemeColor("black", 0.15, dark: "white", 0.15)
    table.colors["color"] = ThemeColor("secondaryLabel")
    table.colors["contrastBorder"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["fill"] = ThemeColor("white", 0.7, dark: "white", 0.07)
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    return table
  }

  private static var macosSegmentedControlControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["fillsWidth"] = 0
    table.numbers["height"] = 22
    table.numbers["horizontalPadding"] = 1
    table.numbers["largeHeight"] = 30
    table.numbers["minSegmentWidth"] = 20
    table.numbers["miniHeight"] = 15
    table.numbers["pressedOpacity"] = 0.5
    table.numbers["pressedScale"] = 1
    table.numbers["radius"] = 5
    table.numbers["segmentPadding"] = 9
    table.numbers["separatorInset"] = 5
    table.numbers["separatorWidth"] = 1
    table.numbers["showsBoth"] = 1
    table.numbers["smallHeight"] = 18
    table.numbers["symbolGap"] = 4
    table.numbers["symbolScale"] = 1
    table.numbers["thumbOutset"] = 0
    table.numbers["thumbRadius"] = 4
    table.numbers["verticalPadding"] = 1
    table.colors["border"] = ThemeColor("black", 0.08, dark: "white", 0.08)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledText"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["fill"] = ThemeColor("#E2E3E6", 1, dark: "#2B2E33", 1)
    table.colors["pressedOverlay"] = ThemeColor("black", 0.06, dark: "white", 0.15)
    table.colors["selectedText"] = ThemeColor("label")
    table.colors["separator"] = ThemeColor("black", 0.12, dark: "white", 0.12)
    table.colors["text"] = ThemeColor("label")
    table.colors["thumb"] = ThemeColor("#FFFFFF", 1, dark: "#646669", 1)
    table.colors["tintedText"] = ThemeColor("white")
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["miniSelectedFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["selectedFont"] = .fixed(size: 13, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    table.fonts["smallSelectedFont"] = .fixed(size: 11, weight: .regular)
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.25), blur: 1, y: 0.5)
    ]
    return table
  }

  private static var macosSheetControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["gap"] = 16
    table.numbers["padding"] = 20
    table.numbers["radius"] = 10
    table.colors["backdrop"] = ThemeColor("black", 0.1)
    table.colors["background"] = ThemeColor("windowBackground")
    table.colors["border"] = ThemeColor("black", 0.18, dark: "white", 0.2)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3, dark: "black", 0.5), blur: 30, y: 12)
    ]
    return table
  }

  private static var macosSidebarControl: ControlTable {
    var table = ControlTable()
    table.numbers["width"] = 200
    table.colors["background"] = ThemeColor("windowBackground")
    table.colors["separator"] = ThemeColor("black", 0.1, dark: "black", 0.4)
    return table
  }

  private static var macosSliderControl: ControlTable {
    var table = ControlTable()
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["height"] = 24
    table.numbers["isAround"] = 0
    table.numbers["largeHeight"] = 24
    table.numbers["minWidth"] = 40
    table.numbers["miniHeight"] = 20
    table.numbers["miniThumb"] = 13.5
    table.numbers["miniTrackHeight"] = 3
    table.numbers["numeralGap"] = 1
    table.numbers["showsTitle"] = 1
    table.numbers["smallHeight"] = 20
    table.numbers["smallThumb"] = 17
    table.numbers["spacing"] = 6
    table.numbers["thumb"] = 20
    table.numbers["thumbBorderWidth"] = 0.5
    table.numbers["tickGap"] = 2
    table.numbers["tickLength"] = 5
    table.numbers["tickThumbRadius"] = 3
    table.numbers["tickThumbWidth"] = 8
    table.numbers["tickWidth"] = 1.5
    table.numbers["trackHeight"] = 4
    table.numbers["width"] = 160
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["endColor"] = ThemeColor("secondaryLabel")
    table.colors["fill"] = ThemeColor("tint")
    table.colors["numeralColor"] = ThemeColor("secondaryLabel")
    table.colors["pressedOverlay"] = ThemeColor("black", 0.06, dark: "black", 0.1)
    table.colors["thumbBorder"] = ThemeColor("black", 0.08, dark: "black", 0.1)
    table.colors["thumbColor"] = ThemeColor("white", 1, dark: "#CFCFCF", 1)
    table.colors["tick"] = ThemeColor("black", 0.25, dark: "white", 0.3)
    table.colors["track"] = ThemeColor("black", 0.12, dark: "white", 0.16)
    table.fonts["endFont"] = .fixed(size: 13, weight: .regular)
    table.fonts["numeralFont"] = .fixed(size: 10, weight: .regular)
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 1.5, y: 0.5),
      ThemeShadow(color: ThemeColor("black", 0.08), blur: 4, y: 1),
    ]
    return table
  }

  private static var macosStepperControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledFillOpacity"] = 0.5
    table.numbers["dividerHeight"] = 0
    table.numbers["dividerWidth"] = 0
    table.numbers["fillsWidth"] = 0
    table.numbers["glyphWidth"] = 1.4
    table.numbers["height"] = 23
    table.numbers["isAround"] = 0
    table.numbers["isVertical"] = 1
    table.numbers["miniHeight"] = 16
    table.numbers["miniWidth"] = 9
    table.numbers["radius"] = 5
    table.numbers["smallHeight"] = 20
    table.numbers["smallWidth"] = 11
    table.numbers["spacing"] = 6
    table.numbers["width"] = 13
    table.colors["border"] = ThemeColor("black", 0.14, dark: "white", 0.06)
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["disabledGlyph"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["divider"] = ThemeColor("clear")
    table.colors["fill"] = ThemeColor("white", 1, dark: "white", 0.25)
    table.colors["glyph"] = ThemeColor("label")
    table.colors["pressedFill"] = ThemeColor("black", 0.12, dark: "white", 0.2)
    table.shadows["shadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.3), blur: 0.5, y: 0.3)
    ]
    return table
  }

  private static var macosSwitchControl: ControlTable {
    var table = ControlTable()
    table.numbers["borderWidth"] = 0.5
    table.numbers["contrastBorderWidth"] = 1
    table.numbers["disabledOpacity"] = 0.5
    table.numbers["fillsWidth"] = 0
    table.numbers["height"] = 22
    table.numbers["miniHeight"] = 15
    table.numbers["miniThumb"] = 13
    table.numbers["miniWidth"] = 26
    table.numbers["smallHeight"] = 18
    table.numbers["smallThumb"] = 16
    table.numbers["smallWidth"] = 32
    table.numbers["spacing"] = 8
    table.numbers["thumb"] = 20
    table.numbers["width"] = 38
    table.colors["contrastBorder"] = ThemeColor("label")
    table.colors["off"] = ThemeColor("#E4E2E4", 1, dark: "#424242", 1)
    table.colors["offBorder"] = ThemeColor("#D7D7D7", 1, dark: "#656565", 1)
    table.colors["on"] = ThemeColor("tint")
    table.colors["onBorder"] = ThemeColor("black", 0.1)
    table.colors["pressedOverlay"] = ThemeColor("black", 0.06, dark: "black", 0.1)
    table.colors["thumbColor"] = ThemeColor("#FFFFFF", 1, dark: "#CFCFCF", 1)
    table.colors["thumbOn"] = ThemeColor("white")
    table.shadows["thumbShadow"] = [
      ThemeShadow(color: ThemeColor("black", 0.25), blur: 2, y: 0.5)
    ]
    return table
  }

  private static var macosToggleButtonControl: ControlTable {
    var table = ControlTable()
    table.numbers["isBorderless"] = 0
    return table
  }

  private static var macosToolbarControl: ControlTable {
    var table = ControlTable()
    table.numbers["compactHeight"] = 38
    table.numbers["controlDiameter"] = 12
    table.numbers["controlEndGap"] = 16
    table.numbers["controlGap"] = 8
    table.numbers["controlSign"] = 5
    table.numbers["controlSignWidth"] = 1.2
    table.numbers["controlStart"] = 20
    table.numbers["height"] = 52
    table.numbers["itemHeight"] = 28
    table.numbers["itemPadding"] = 8
    table.numbers["itemRadius"] = 6
    table.numbers["labelPadding"] = 4
    table.numbers["labelledHeight"] = 66
    table.numbers["margin"] = 8
    table.numbers["minItemWidth"] = 36
    table.numbers["shapeWidth"] = 1
    table.numbers["signGap"] = 5
    table.numbers["spacing"] = 8
    table.numbers["titleBarHeight"] = 28
    table.numbers["titleGap"] = 16
    table.colors["background"] = ThemeColor("bar")
    table.colors["close"] = ThemeColor("#FF5F57")
    table.colors["contrastHairline"] = ThemeColor("black", 0.5, dark: "white", 0.5)
    table.colors["contrastItem"] = ThemeColor("label")
    table.colors["controlBorder"] = ThemeColor("black", 0.12)
    table.colors["controlSignColor"] = ThemeColor("black", 0.6)
    table.colors["disabledItem"] = ThemeColor("black", 0.25, dark: "white", 0.25)
    table.colors["graphiteControl"] = ThemeColor("#8C8C8C", 1, dark: "#98989D", 1)
    table.colors["hairline"] = ThemeColor("black", 0.12, dark: "black", 0.5)
    table.colors["hoveredFill"] = ThemeColor("black", 0.06, dark: "white", 0.08)
    table.colors["inactiveControl"] = ThemeColor("#DCDCDC", 1, dark: "#4D4D4D", 1)
    table.colors["inactiveItem"] = ThemeColor("black", 0.3, dark: "white", 0.3)
    table.colors["inactiveTitle"] = ThemeColor("black", 0.35, dark: "white", 0.35)
    table.colors["item"] = ThemeColor("black", 0.62, dark: "white", 0.7)
    table.colors["labelColor"] = ThemeColor("secondaryLabel")
    table.colors["minimize"] = ThemeColor("#FEBC2E")
    table.colors["pressedFill"] = ThemeColor("black", 0.13, dark: "white", 0.16)
    table.colors["shape"] = ThemeColor("black", 0.3, dark: "white", 0.35)
    table.colors["subtitleColor"] = ThemeColor("secondaryLabel")
    table.colors["titleColor"] = ThemeColor("label")
    table.colors["zoom"] = ThemeColor("#28C840")
    table.fonts["label"] = .fixed(size: 10, weight: .regular)
    table.fonts["sign"] = .fixed(size: 9, weight: .semibold)
    table.fonts["subtitle"] = .fixed(size: 11, weight: .regular)
    table.fonts["symbol"] = .fixed(size: 16, weight: .regular)
    table.fonts["textItem"] = .fixed(size: 13, weight: .regular)
    table.fonts["title"] = .fixed(size: 15, weight: .bold)
    table.fonts["windowTitle"] = .fixed(size: 13, weight: .bold)
    return table
  }

  private static var macosToolbarBezelControl: ControlTable {
    var table = ControlTable()
    table.numbers["height"] = 22
    table.numbers["largeHeight"] = 28
    table.numbers["largeRadius"] = 6
    table.numbers["miniHeight"] = 15
    table.numbers["miniRadius"] = 3
    table.numbers["padding"] = 9
    table.numbers["radius"] = 5
    table.numbers["smallHeight"] = 18
    table.numbers["smallRadius"] = 4
    table.fonts["font"] = .fixed(size: 13, weight: .regular)
    table.fonts["miniFont"] = .fixed(size: 9, weight: .regular)
    table.fonts["smallFont"] = .fixed(size: 11, weight: .regular)
    return table
  }
}
