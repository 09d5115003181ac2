extension GalleryPage {
  static func symbolPage() -> GalleryPage {
    GalleryPage("symbols", "Symbols", platform: .ios) {
      Grid(columns: 7, spacing: 10, verticalSpacing: 18) {
        for name in Symbol.names {
          VStack(spacing: 6) {
            Image(systemName: name, font: .style(.title), color: .primary)
              .frame(width: 44, height: 36)
            Label(name, font: .system(size: 8), color: .secondary).frame(width: 150)
          }
        }
      }
    }
  }

  static func symbolWeightPage() -> GalleryPage {
    let names = [
      "plus.circle", "trash", "square.and.arrow.up", "gearshape", "person.crop.circle", "cart",
      "heart.fill", "info.circle.fill",
    ]
    return GalleryPage("symbol-weights", "Symbols follow the weight of text", platform: .ios) {
      Grid(columns: names.count + 1, spacing: 18, verticalSpacing: 14) {
        for weight in FontWeight.allCases {
          Label("Aa", font: .style(.title2, weight: weight))
          for name in names {
            Image(systemName: name, font: .style(.title2, weight: weight), color: .primary)
          }
        }
      }
    }
  }
}
