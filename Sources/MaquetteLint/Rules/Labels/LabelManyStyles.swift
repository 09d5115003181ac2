import Maquette

extension LintRule {
  static let labelManyStyles = LintRule(
    "label/many-styles", .note, .labels,
    sentence: "Prefer the system's fonts and text styles, and few of them.",
    summary: "A view uses more than six fonts.",
    advice: "use fewer text styles: people see the order of importance first",
    wrong: """
      VStack:
        - Label: a
          font: largeTitle
        - Label: b
          font: title
        - Label: c
          font: title3
        - Label: d
          font: headline
        - Label: e
          font: body italic
        - Label: f
          font: 15 semibold
        - Label: g
          font: caption
      """,
    right: """
      VStack:
        - Label: a
          font: largeTitle
        - Label: b
          font: headline
        - Label: c
        - Label: d
        - Label: e
          font: footnote
        - Label: f
          font: footnote
        - Label: g
          font: footnote
      """,
    fine: [
      // Pictures on a board are views of their own.
      """
      Board:
        - Artboard: One
          children: [{Label: a, font: largeTitle}, {Label: b, font: title}, {Label: c, font: title2}, {Label: d}]
        - Artboard: Two
          children: [{Label: a, font: headline}, {Label: b, font: callout}, {Label: c, font: caption}]
      """
    ]
  ) { picture in
    var fonts: [Int: (view: LintItem, first: [FontValue: LintItem])] = [:]
    for (item, label) in picture.texts {
      let view = item.view
      var entry = fonts[view.index] ?? (view, [:])
      if entry.first[label.font] == nil { entry.first[label.font] = item }
      fonts[view.index] = entry
    }
    return fonts.keys.sorted().compactMap { index in
      guard let (view, first) = fonts[index], first.count > 6 else { return nil }
      let names = first.sorted { $0.value.index < $1.value.index }.map(\.key.text)
      return picture.issue(
        view, "there are \(first.count) fonts in one view: \(names.joined(separator: ", "))")
    }
  }
}
