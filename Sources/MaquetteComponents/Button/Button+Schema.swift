import MaquetteCore

extension Button {
  private static let prototype = Button("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Button", prototype: prototype, summary: "Something that starts an action at once.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "The title; leave it out for a button with only a symbol.",
        aliases: ["text", "label"], prototype: prototype),
      Property(
        "subtitle", \.subtitle, "A smaller line below the title.", prototype: prototype),
      Property(
        "symbol", \.symbol, "The name of a symbol beside the title.",
        aliases: ["systemImage", "systemName", "image"], type: .symbol, prototype: prototype),
      Property(
        "symbolPlacement", \.symbolPlacement, "Where the symbol stands.",
        aliases: ["imagePlacement"], prototype: prototype),
      Property(
        "style", \.style, "How much it stands out; SwiftUI's and UIKit's names work too.",
        aliases: ["buttonStyle"], prototype: prototype),
      Property(
        "size", \.size, "How large it is.", aliases: ["buttonSize", "controlSize"],
        prototype: prototype),
      Property("role", \.role, "What it means to the view it is in.", prototype: prototype),
      Property(
        "state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "tint", \.tint, "The colour that stands for the tint.",
        aliases: ["tintColor"], prototype: prototype),
      Property(
        "cornerRadius", \.cornerRadius, "The corner radius; the size's own when not given.",
        range: 0...Limits.radius, prototype: prototype),
      Property(
        "stretch", \.stretch,
        "Whether it is as wide as there is room; the platform's habit when not given.",
        prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "The most likely action",
        "Button: Add to Cart\nstyle: filled\nsize: large\nsymbol: cart\n"),
      ComponentExample("With a subtitle", "Button: Subscribe\nsubtitle: $4.99 a month\n"),
      ComponentExample("Something dangerous", "Button: Delete\nrole: destructive\n"),
    ])
}
