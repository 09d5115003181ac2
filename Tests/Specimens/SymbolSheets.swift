import Maquette

/// Every symbol there is, left-to-right beside right-to-left, and those with letters in two more
/// scripts. What they show is the list of symbols, so that no file says it.
enum SymbolSheets {
  /// Sheets at one pixel a point with large symbols: the scene's text has every number besides.
  static var all: [Specimen] {
    let names = Symbol.names
    let sheets = stride(from: 0, to: names.count, by: 30).map { start in
      let grid = Grid(columns: 5, spacing: 8, verticalSpacing: 8) {
        for name in names[start..<min(start + 30, names.count)] { pair(name) }
      }
      return Specimen("ios/symbol/sheet-\(start / 30 + 1)", grid.padding(8))
    }
    return sheets + scripts("he") + scripts("ar_EG")
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

  /// Sheets of what is drawn differently in a locale.
  private static func scripts(_ locale: String) -> [Specimen] {
    let names = Symbol.all.filter { !$0.variants.isEmpty }.map(\.name)
    return stride(from: 0, to: names.count, by: 80).map { start in
      let grid = Grid(columns: 8, spacing: 4, verticalSpacing: 8) {
        for name in names[start..<min(start + 80, names.count)] {
          image(name, .rightToLeft, locale)
        }
      }
      let number = start == 0 ? "" : "-\(start / 80 + 1)"
      return Specimen("ios/symbol/letters-\(locale)\(number)", grid.padding(8))
    }
  }
}
