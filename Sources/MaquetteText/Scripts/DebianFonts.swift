import MaquetteCore

/// The font families that Debian 12 packages and that mockups need.
package enum DebianFonts {
  /// Inter, the Noto families for other scripts, and those for ideographs and emoji.
  package static let families: [FontFamilySource] =
    [
      inter("Inter"),
      interDisplay,
    ] + living + styles + ideographs + historic + [emoji]

  // MARK: Inter

  /// Inter's files are named by the OpenType names of the weights, one step off SwiftUI's.
  private static func inter(_ name: String) -> FontFamilySource {
    let weights: [(FontWeight, String)] = [
      (.ultraLight, "Thin"), (.thin, "ExtraLight"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "SemiBold"), (.bold, "Bold"), (.heavy, "ExtraBold"),
      (.black, "Black"),
    ]
    let faces = weights.flatMap { weight, word -> [FontFamilySource.Face] in
      let slanted = weight == .regular ? "Italic" : word + "Italic"
      return [
        .init(weight: weight, ending: "-\(word).otf"),
        .init(weight: weight, isItalic: true, ending: "-\(slanted).otf"),
      ]
    }
    var source = FontFamilySource(
      name: name, package: "fonts-inter", folder: "opentype/inter", faces: faces)
    source.scripts = ["Latn", "Cyrl", "Grek"]
    return source
  }

  /// The cut for large text, some of whose letters are wrong in this version.
  private static let interDisplay = {
    var source = inter("Inter Display")
    source.model = "Inter"
    source.broken = BrokenGlyphs.interDisplay
    return source
  }()

  // MARK: Noto

  /// Arabic in other hands than Noto Sans, and other designs than sans serif: for themes and labels
  /// that name them, and for the language that one is for.
  private static let styles: [FontFamilySource] = [
    notoItalic(
      "Serif", "Latn Grek Cyrl",
      [0x1, 0x5] + latin + [0xA9, 0xA9, 0xAB, 0xAB, 0xFB, 0xFB, 0xFE, 0xFF]),
    noto(
      "Sans Mono", "Latn Grek Cyrl", package: "fonts-noto-mono",
      [0x1, 0x5] + latin + [
        0x22, 0x27, 0x29, 0x2A, 0xA9, 0xA9, 0xAB, 0xAB, 0xFE, 0xFF, 0x1F6, 0x1F6,
      ]),
    noto("Kufi Arabic", "Arab", [0x6, 0x7, 0xFB, 0xFE]),
    noto("Naskh Arabic", "Arab", [0x6, 0x8, 0x2E, 0x2E, 0xFB, 0xFE]),
    nastaliq,
  ]

  /// The hand that Urdu is read in; iOS draws it by itself where that is the language.
  private static let nastaliq = {
    var source = noto("Nastaliq Urdu", "Arab", [0x6, 0x8, 0x22, 0x22, 0xFB, 0xFB, 0xFD, 0xFD])
    source.language = "ur"
    return source
  }()

  /// Pages that Noto Serif and Noto Sans Mono share.
  private static let latin: [UInt32] = [0x1A, 0x1A, 0x1C, 0x21, 0x2C, 0x2E, 0xA6, 0xA7]

  private static let ideographs: [FontFamilySource] = [
    IdeographRegion.japan, .korea, .mainland, .taiwan, .hongKong,
  ].enumerated()
    .map { index, region in
      var source = FontFamilySource(
        name: "Noto Sans CJK \(region.rawValue)", stem: "Noto Sans CJK", package: "fonts-noto-cjk",
        folder: "opentype/noto",
        faces: [
          .init(weight: .regular, ending: "-Regular.ttc", index: index),
          .init(weight: .bold, ending: "-Bold.ttc", index: index),
        ],
        reach: FontReach(pages: [
          0x0, 0x4, 0x11, 0x11, 0x1E, 0x1E, 0x20, 0x29, 0x2B, 0x2B, 0x2E, 0x9F, 0xA9, 0xA9,
          0xAC, 0xD7, 0xF9, 0xFB, 0xFE, 0xFF, 0x1F1, 0x1F2, 0x200, 0x314,
        ]), scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"])
      source.region = region
      return source
    }

  private static let emoji = FontFamilySource(
    name: "Noto Color Emoji", package: "fonts-noto-color-emoji", folder: "truetype/noto",
    faces: [.init(weight: .regular, ending: ".ttf")],
    reach: FontReach(pages: [
      0x0, 0x0, 0x20, 0x2B, 0x30, 0x32, 0x1F0, 0x1FA, 0xE00, 0xE00, 0xFE4, 0xFE8,
    ]), isEmoji: true)

  /// A family with a regular and a bold face.
  ///
  /// - Parameters:
  ///   - scripts: ISO 15924 codes with spaces between them; none for symbols.
  ///   - stem: how its files' names start where they do not follow the family's.
  static func noto(
    _ name: String, _ scripts: String, stem: String? = nil, package: String = "fonts-noto-core",
    _ pages: [UInt32]
  ) -> FontFamilySource {
    family(name, scripts, pages, stem: stem, package: package, faces: regularAndBold)
  }

  /// A family with a regular face alone.
  static func notoRegular(
    _ name: String, _ scripts: String, _ pages: [UInt32]
  ) -> FontFamilySource {
    family(name, scripts, pages, faces: regular)
  }

  /// A family with a regular, a bold and the slanted faces to both.
  static func notoItalic(
    _ name: String, _ scripts: String, _ pages: [UInt32]
  ) -> FontFamilySource {
    family(name, scripts, pages, faces: slanted)
  }

  private static func family(
    _ name: String, _ scripts: String, _ pages: [UInt32], stem: String? = nil,
    package: String = "fonts-noto-core", faces: [FontFamilySource.Face]
  ) -> FontFamilySource {
    FontFamilySource(
      name: "Noto \(name)", stem: stem, package: package, folder: "truetype/noto", faces: faces,
      reach: FontReach(pages: pages, hasPunctuation: true), scripts: scripts.spacedWords)
  }

  private static let regular: [FontFamilySource.Face] = [
    .init(weight: .regular, ending: "-Regular.ttf")
  ]
  private static let regularAndBold: [FontFamilySource.Face] =
    regular + [.init(weight: .bold, ending: "-Bold.ttf")]
  private static let slanted: [FontFamilySource.Face] =
    regular + [
      .init(weight: .regular, isItalic: true, ending: "-Italic.ttf"),
      .init(weight: .bold, ending: "-Bold.ttf"),
      .init(weight: .bold, isItalic: true, ending: "-BoldItalic.ttf"),
    ]
}
