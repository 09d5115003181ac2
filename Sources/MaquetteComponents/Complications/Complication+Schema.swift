import MaquetteCore

extension Complication {
  private static let prototype = Complication {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Complication", prototype: prototype,
    summary: "What a watch face shows of an app, in the outline of its family.",
    childrenKey: "children",
    properties: [
      Property(
        "family", \.family, "The outline and size: graphicCircular, graphicRectangular and others.",
        prototype: prototype),
      Property(
        "widgetLabel", \.widgetLabel,
        "The text that curves around graphicCorner and graphicBezel.", prototype: prototype),
      Property(
        "showsBackground", \.showsBackground,
        "Whether a soft ground fills the outline; in circles when not given.",
        aliases: ["showsWidgetContainerBackground"], prototype: prototype),
      Property(
        "children", \.children, "The components from top to bottom.",
        aliases: ["content", "view"], prototype: prototype),
    ],
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
