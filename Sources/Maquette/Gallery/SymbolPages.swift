extension GalleryPage {
  /// What sheets of symbols show.
  static let symbols = "symbol"

  /// Every symbol and what it does in right-to-left, and those with letters in each script.
  static func symbolPages() -> [GalleryPage] {
    let pages =
      SymbolRule.allCases.flatMap { rule in
        let names = Symbol.all.filter { $0.rule == rule }.map(\.name)
        // A sheet of a hundred symbols is one picture too large to look at.
        return stride(from: 0, to: names.count, by: 60).map { start in
          rulePage(rule, Array(names[start..<min(start + 60, names.count)]), number: start / 60 + 1)
        }
      } + symbolScriptPages()
    return pages.map {
      var page = $0
      page.component = GalleryPage.symbols
      return page
    }
  }

  /// Each symbol in left-to-right and beside it in right-to-left.
  private static func rulePage(_ rule: SymbolRule, _ names: [String], number: Int)
    -> GalleryPage
  {
    let word = rule.rawValue.lowercased() + (number > 1 ? "-\(number)" : "")
    return GalleryPage("symbols-\(word)", "Symbols: \(rule.summary)", platform: .ios) {
      Label("\(rule.summary) · left-to-right, right-to-left", font: .style(.headline))
      Grid(columns: 5, spacing: 10, verticalSpacing: 16) {
        for name in names {
          VStack(spacing: 6) {
            symbolPair(name)
            Label(name, font: .system(size: 8), color: .secondary).frame(width: 150)
          }
        }
      }
    }
  }

  /// A symbol in both directions, the left one left-to-right whatever the sheet is in.
  private static func symbolPair(_ name: String, locale: String? = nil) -> AnyComponent {
    HStack(spacing: 4) {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        Image(systemName: name, font: .style(.title), color: .primary)
          .environment(direction: direction, locale: locale)
          .frame(width: 46, height: 36)
      }
    }.environment(direction: .leftToRight)
  }

  /// Symbols with letters, words or digits in each script.
  private static func symbolScriptPages() -> [GalleryPage] {
    let names = Symbol.all.filter { !$0.variants.isEmpty }.map(\.name)
    return stride(from: 0, to: names.count, by: 60).map { start in
      scriptPage(Array(names[start..<min(start + 60, names.count)]), number: start / 60 + 1)
    }
  }

  private static func scriptPage(_ names: [String], number: Int) -> GalleryPage {
    GalleryPage(
      "symbols-scripts" + (number > 1 ? "-\(number)" : ""),
      "Symbols with letters in Latin, Hebrew and Arabic", platform: .ios
    ) {
      Grid(columns: 8, spacing: 12, verticalSpacing: 12) {
        for _ in 0..<2 {
          for title in ["", "Latin", "Hebrew", "Arabic"] {
            Label(title, font: .style(.footnote), color: .secondary)
          }
        }
        for name in names {
          Label(name, font: .system(size: 9), color: .secondary).frame(width: 120)
          for locale in ["en", "he", "ar_EG"] {
            Image(systemName: name, font: .style(.title), color: .primary)
              .environment(direction: locale == "en" ? .leftToRight : .rightToLeft, locale: locale)
              .frame(width: 46, height: 34)
          }
        }
      }
    }
  }
}
