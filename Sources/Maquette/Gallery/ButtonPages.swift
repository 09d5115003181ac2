extension GalleryPage {
  static func buttonPages(_ platform: Platform) -> [GalleryPage] {
    [
      matrix("button-styles", "Styles and sizes", platform, rows: ButtonStyle.drawn) {
        style, size in Button("Button", style: style, size: size)
      },
      matrix(
        "button-symbols", "Styles and sizes, with symbols", platform, rows: ButtonStyle.drawn
      ) { style, size in Button("Add", symbol: "plus", style: style, size: size) },
      styleMatrix("button-roles", "Roles", platform, rows: ButtonRole.allCases) { role, style in
        Button(role.rawValue.capitalizedFirst, style: style, role: role)
      },
      styleMatrix("button-states", "States", platform, rows: ButtonState.allCases) {
        state, style in Button(state.rawValue.capitalizedFirst, style: style, state: state)
      },
      styleMatrix(
        "button-content", "Symbols and subtitles", platform, rows: SymbolPlacement.allCases
      ) { placement, style in
        Button("Add to Cart", symbol: "cart", symbolPlacement: placement, style: style)
      },
      contentPage(platform), widthPage(platform),
    ]
  }

  /// A row for each case, a column for each size.
  private static func matrix<Row: RawRepresentable<String>>(
    _ name: String, _ title: String, _ platform: Platform, rows: [Row],
    cell: (Row, ButtonSize) -> Button
  ) -> GalleryPage {
    table(
      name, title, platform, rows: rows.map(\.rawValue),
      columns: ButtonSize.allCases.map(\.rawValue)
    ) { cell(rows[$0], ButtonSize.allCases[$1]) }
  }

  /// A row for each case, a column for each style.
  private static func styleMatrix<Row: RawRepresentable<String>>(
    _ name: String, _ title: String, _ platform: Platform, rows: [Row],
    cell: (Row, ButtonStyle) -> Button
  ) -> GalleryPage {
    table(
      name, title, platform, rows: rows.map(\.rawValue),
      columns: ButtonStyle.drawn.map(\.rawValue)
    ) { cell(rows[$0], ButtonStyle.drawn[$1]) }
  }

  /// A sheet with captions above its columns and before its rows.
  private static func table(
    _ name: String, _ title: String, _ platform: Platform, rows: [String], columns: [String],
    cell: (Int, Int) -> Button
  ) -> GalleryPage {
    let isTV = platform == .tvos
    return GalleryPage(name, title, platform: platform) {
      Grid(columns: columns.count + 1, spacing: isTV ? 60 : 20, verticalSpacing: isTV ? 60 : 18) {
        Label("")
        for column in columns { caption(column) }
        for (row, label) in rows.enumerated() {
          caption(label)
          for column in columns.indices {
            cell(row, column).stretch(false)
          }
        }
      }
    }
  }

  static func caption(_ text: String) -> Label {
    Label(text, font: .style(.caption), color: .secondary)
  }

  private static func contentPage(_ platform: Platform) -> GalleryPage {
    let gap = platform == .tvos ? 40.0 : 20
    return GalleryPage("button-details", "Subtitles, tints, radii", platform: platform) {
      HStack(spacing: gap) {
        Button("Subscribe", subtitle: "$4.99 a month", style: .filled).stretch(false)
        Button("Subscribe", subtitle: "$4.99 a month", symbol: "star.fill", style: .tinted)
          .stretch(false)
        Button("Subscribe", subtitle: "$4.99 a month", size: .large).stretch(false)
      }
      HStack(spacing: gap) {
        for tint in ["systemGreen", "systemOrange", "systemPurple", "#0F766E"] {
          Button("Tint", style: .filled).tint(ColorValue(stringLiteral: tint)).stretch(false)
        }
        for tint in ["systemGreen", "systemOrange"] {
          Button("Tint", style: .tinted).tint(ColorValue(stringLiteral: tint)).stretch(false)
        }
      }
      HStack(spacing: gap) {
        for radius in [0.0, 4, 10, 30] {
          Button("Radius", style: .filled, cornerRadius: radius).stretch(false)
        }
      }
      HStack(spacing: gap) {
        for symbol in ["plus", "trash", "square.and.arrow.up", "ellipsis", "xmark"] {
          Button("", symbol: symbol, style: .gray).stretch(false)
        }
        for symbol in ["heart.fill", "bookmark", "bell.fill"] {
          Button("", symbol: symbol, style: .plain).stretch(false)
        }
      }
    }
  }

  private static func widthPage(_ platform: Platform) -> GalleryPage {
    let width = platform == .tvos ? 900.0 : platform == .watchos ? 198 : 320
    return GalleryPage("button-widths", "Stretched, squeezed", platform: platform, width: width) {
      Button("Continue", style: .filled, size: .large, role: .primary, stretch: true)
      Button("Not now", style: .plain, role: .cancel, stretch: true)
      HStack(spacing: platform == .tvos ? 40 : platform == .watchos ? 4 : 12) {
        Button("Cancel", role: .cancel, stretch: true)
        Button("Delete", role: .destructive, stretch: true)
      }
      Button("A title that is far too long for the width that there is", stretch: false)
    }
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
