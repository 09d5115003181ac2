import Maquette

extension SnapshotCase {
  /// Every symbol in left-to-right beside right-to-left, those with letters in three scripts, and
  /// the weights and scales of some.
  static var symbolSpecimens: [SnapshotCase] {
    // Sheets at one pixel a point with large symbols: the scene's text has every number besides.
    let environment = Environment(platform: .ios, scale: 1)
    let names = Symbol.names
    let sheets = stride(from: 0, to: names.count, by: 30).map { start in
      SnapshotCase(
        name: "ios/symbols-\(start / 30 + 1)",
        component: Grid(columns: 5, spacing: 8, verticalSpacing: 8) {
          for name in names[start..<min(start + 30, names.count)] { pair(name) }
        }.padding(8), environment: environment)
    }
    return sheets
      + (scripts("he") + scripts("ar_EG") + [weights, scales]).map { name, component in
        SnapshotCase(name: "ios/\(name)", component: component, environment: environment)
      }
  }

  private static func image(_ name: String, _ direction: LayoutDirection, _ locale: String = "en")
    -> AnyComponent
  {
    Image(systemName: name, font: .style(.title2), color: .primary)
      .environment(direction: direction, locale: locale).frame(width: 36, height: 30)
  }

  private static func pair(_ name: String) -> AnyComponent {
    AnyComponent(
      HStack(spacing: 0) {
        image(name, .leftToRight)
        image(name, .rightToLeft)
      })
  }

  /// Sheets of what is drawn otherwise in a locale.
  private static func scripts(_ locale: String) -> [(String, AnyComponent)] {
    let names = Symbol.all.filter { !$0.variants.isEmpty }.map(\.name)
    return stride(from: 0, to: names.count, by: 80).map { start in
      let grid = Grid(columns: 8, spacing: 4, verticalSpacing: 8) {
        for name in names[start..<min(start + 80, names.count)] {
          image(name, .rightToLeft, locale)
        }
      }
      let number = start == 0 ? "" : "-\(start / 80 + 1)"
      return ("symbols-\(locale)\(number)", grid.padding(8))
    }
  }

  private static let some = [
    "plus.circle", "trash", "gearshape", "doc.richtext", "bell.slash",
  ]

  private static var weights: (String, AnyComponent) {
    let grid = Grid(columns: some.count, spacing: 10, verticalSpacing: 8) {
      for weight in FontWeight.allCases {
        for name in some {
          Image(systemName: name, font: .style(.body, weight: weight), color: .primary)
        }
      }
    }
    return ("symbols-weights", grid.padding(8))
  }

  private static var scales: (String, AnyComponent) {
    let grid = Grid(columns: some.count, spacing: 10, verticalSpacing: 8) {
      for scale in ImageScale.allCases {
        for name in some {
          Image(
            systemName: name, font: .style(.title2), color: .primary, imageScale: scale)
        }
      }
    }
    return ("symbols-scales", grid.padding(8))
  }
}
