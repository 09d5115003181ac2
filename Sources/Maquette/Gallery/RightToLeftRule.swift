import MaquetteSpec

/// One picture of a rule: the same interface in one reading direction and one language.
struct RuleSide: Sendable {
  /// What tells it from the other sides, in the names of files.
  var name: String
  /// What stands below the picture.
  var caption: String
  /// The reading direction.
  var direction: LayoutDirection
  /// The locale.
  var locale: String

  /// English, from left to right.
  static let leftToRight = RuleSide(
    name: "ltr", caption: "Left-to-right context", direction: .leftToRight, locale: "en_US")

  /// From right to left in a locale; English when it is English, which checks a layout alone.
  static func rightToLeft(_ locale: String) -> RuleSide {
    RuleSide(
      name: "rtl", caption: "Right-to-left context", direction: .rightToLeft, locale: locale)
  }

  /// In a locale whose name tells it from the other sides.
  static func locale(_ locale: String, _ direction: LayoutDirection, _ caption: String) -> RuleSide
  {
    RuleSide(name: locale, caption: caption, direction: direction, locale: locale)
  }

  /// Whether it is the one from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// The English text from left to right, the other one from right to left.
  func text(_ english: String, _ other: String) -> String { isRightToLeft ? other : english }
}

extension GalleryPage {
  /// A rule of the Human Interface Guidelines (Right to left) as their illustrations have it: below
  /// the rule what it means from left to right, and beside it from right to left.
  ///
  /// - Parameters:
  ///   - width: of one picture, in points, its margins included.
  ///   - isGrouped: whether lists are in it, which stand on the ground of grouped content.
  ///   - sides: two, or four in two rows.
  init(
    rule name: String, _ rule: String, platform: Platform, width: Double = 300,
    isGrouped: Bool = false,
    sides: [RuleSide] = [.leftToRight, .rightToLeft("ar")],
    @ComponentBuilder content: (RuleSide) -> [AnyComponent]
  ) {
    // Where rows and cells have no ground of their own they stand on that of the screen.
    let isBare = platform == .tvos || platform == .watchos
    let ground: ColorValue =
      isBare
      ? "systemBackground"
      : isGrouped ? "systemGroupedBackground" : "secondarySystemBackground"
    let unit = platform == .tvos ? 2.5 : platform == .watchos ? 0.5 : 1
    let gap = 20 * unit
    let pictures = sides.map { side in
      VStack(spacing: gap * 0.8) { content(side) }
        .padding(16 * unit).frame(width: width)
        .background(ground, cornerRadius: 14 * unit)
        .environment(direction: side.direction, locale: side.locale)
    }
    self.init(name, rule, platform: platform) {
      VStack(alignment: .leading, spacing: gap) {
        Label(rule, font: .style(.headline), numberOfLines: 0).frame(
          width: 2 * width + gap, alignment: .leading)
        Grid(columns: 2, alignment: .top, spacing: gap) {
          for (side, picture) in zip(sides, pictures) {
            VStack(spacing: gap * 0.4) {
              picture
              Label(side.caption, font: .style(.footnote), color: .secondary)
            }
          }
        }
      }.environment(direction: .leftToRight, locale: "en_US")
    }
    self.sides = zip(sides, pictures).map { Side(name: $0.name, component: $1) }
  }
}

extension GalleryPage {
  /// Every rule of the Human Interface Guidelines (Right to left) that a picture can show, in the
  /// order of the page; on other platforms than iOS those of controls.
  ///
  /// - Throws: ``DiagnosticError`` when a sample picture cannot be read.
  public static func rightToLeftRules(_ platform: Platform) throws -> [GalleryPage] {
    guard platform == .ios else {
      return rightToLeftControlPages(platform)
    }
    return try rightToLeftTextRules() + rightToLeftControlPages(.ios) + [balanceRule()]
      + rightToLeftImageRules() + rightToLeftSymbolRules()
  }
}
