import MaquetteComponents
import MaquetteCore

/// One picture of a rule: the same interface in one reading direction and one language.
struct RuleSide: Sendable {
  /// Tells it from the other sides, in the names of files.
  var name: String
  /// The text below the picture.
  var caption: String
  /// The interface.
  var picture: AnyComponent
  /// The reading direction.
  var direction: LayoutDirection
  var locale: String

  /// The interface in its direction and locale.
  fileprivate var component: AnyComponent {
    picture.environment(direction: direction, locale: locale)
  }
}

extension GalleryPage {
  /// A rule of the Human Interface Guidelines (Right to left) as their illustrations have it: below
  /// the rule what it means from left to right, and beside it from right to left.
  ///
  /// - Parameters:
  ///   - width: of one picture, in points, its margins included.
  ///   - sides: two, or four in two rows.
  init(
    rule name: String, _ rule: String, platform: Platform, width: Double, sides: [RuleSide]
  ) {
    let unit = platform == .tvos ? 2.5 : platform == .watchos ? 0.5 : 1
    let gap = 20 * unit
    self.init(name, rule, platform: platform) {
      VStack(alignment: .leading, spacing: gap) {
        Label(rule, font: .style(.headline), numberOfLines: 0).frame(
          width: 2 * width + gap, alignment: .leading)
        Grid(columns: 2, alignment: .top, spacing: gap) {
          for side in sides {
            VStack(spacing: gap * 0.4) {
              side.component
              Label(side.caption, font: .style(.footnote), color: .secondary)
            }
          }
        }
      }.environment(direction: .leftToRight, locale: "en_US")
    }
    self.sides = sides.map { Side(name: $0.name, component: $0.component) }
  }

  /// Every rule of the Human Interface Guidelines (Right to left) that a picture can show, in the
  /// order of the page; on other platforms than iOS those of controls.
  ///
  /// - Throws: ``DiagnosticError`` when a specimen is wrong.
  package static func rightToLeftRules(_ platform: Platform) throws -> [GalleryPage] {
    try SpecimenFile.gallery.flatMap { entry -> [GalleryPage] in
      guard case .file(let file) = entry, file.isRule else { return [] }
      return try file.page(on: platform).map { [$0] } ?? []
    }
  }
}
