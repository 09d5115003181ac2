import MaquetteCore
import MaquetteThemes

/// How every legend beside a picture looks: its colours, fonts and columns.
struct LegendStyle {
  /// Whether it is light on dark, as the picture is.
  let isDark: Bool
  /// The picture's direction, which columns and rows follow; what they say is English.
  let direction: LayoutDirection
  /// Larger on a television, which is looked at as a whole.
  let unit: Double
  /// The width of the panel, in points: a column beside the picture, or the picture's own where
  /// that is enough for a column.
  let width: Double

  /// The style beside a scene.
  ///
  /// - Parameter column: the least width of the panel at a unit of 1.
  init(_ scene: Scene, theme: Theme, column: Double) {
    isDark = scene.isDark
    direction = scene.direction
    unit = theme.conventions.distant ? 2 : 1
    let least = column * unit
    width = OverlayLegend.isBeside(scene.size) ? least : max(least, scene.size.width)
  }

  /// The surroundings of its texts.
  var environment: Environment {
    Environment(appearance: isDark ? .dark : .light, direction: direction)
  }

  /// The panel's colour.
  var background: Color { OverlayLegend.ground(isDark: isDark) }

  /// The colour of what explains: its texts are small, and what the picture is for.
  var note: ColorValue { .custom(OverlayLegend.note(isDark: isDark)) }

  /// The font of numbers and sizes.
  var badgeFont: FontValue { .system(size: 9 * unit, weight: .bold) }

  /// The colour of what stands on a coloured ground.
  var badgeInk: ColorValue { .custom(isDark ? .black : .white) }

  /// A text of the panel.
  func text(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: ColorValue = .primary,
    lines: Int = 0
  ) -> Label {
    var font = FontValue.system(size: size * unit, weight: weight)
    font.isThemeChoice = true
    return Label(text, font: font, color: color, numberOfLines: lines)
  }

  /// Rows in as many columns as the width has room for, six at most.
  ///
  /// - Parameters:
  ///   - items: what the rows are about.
  ///   - least: the least width of a column and the space beside it, at a unit of 1.
  ///   - row: a row in the width of a column.
  func columns<Item>(
    of items: [Item], least: Double, row: (Item, Double) -> AnyComponent
  ) -> Grid {
    let room = width - 28 * unit
    let fitting = Int((room + 20 * unit) / (least * unit))
    let count = max(1, min(fitting, items.count, 6))
    let column = ((room - Double(count - 1) * 20 * unit) / Double(count)).rounded(.down)
    return Grid(
      columns: count, alignment: .topLeading, spacing: 20 * unit, verticalSpacing: 8 * unit
    ) {
      for item in items { row(item, column) }
    }
  }

  /// A row of the panel: a badge and lines beside it.
  ///
  /// - Parameters:
  ///   - width: the width of the row, in points.
  ///   - last: the highest number of the panel. Lines start where they do beside it, whatever the
  ///     row's own number is.
  ///   - badge: what stands before the lines.
  ///   - lines: what the row says.
  func row(
    width: Double, last: Int, badge: AnyComponent,
    @ComponentBuilder lines: () -> [AnyComponent]
  ) -> AnyComponent {
    // Room for digits of 6 points, as wide as the widest of the badges' font, and for their ends.
    let column = Double(max(15, 8 + 6 * String(last).count)) * unit
    return HStack(alignment: .top, spacing: 7 * unit) {
      badge.frame(width: column, alignment: .topLeading)
      VStack(alignment: .leading, spacing: unit, children: lines)
    }
    .frame(width: width, alignment: .topLeading)
  }
}
