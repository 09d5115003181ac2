extension Complication {
  public static let names = ["Complication"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Complication {},
    summary:
      "A part of a watch face that shows information from an app. The family sets its shape.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "A circle",
        "platform: watchos\nComplication:\n  children:\n    - Image: sun.max.fill\n"
          + "    - {Label: 24°, font: footnote}\n"),
      ComponentExample(
        "A rectangle",
        "platform: watchos\nComplication:\n  family: graphicRectangular\n  children:\n"
          + "    - {Label: Lunch, font: headline}\n    - {Label: 12:30–13:15, font: footnote}\n"),
      ComponentExample(
        "A corner",
        "platform: watchos\nComplication:\n  family: graphicCorner\n  widgetLabel: 8 of 10 cups\n"
          + "  children:\n    - Image: drop.fill\n"),
    ])
}
