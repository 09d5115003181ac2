import MaquetteCore

extension Button {
  private static let prototype = Button("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Button", prototype: prototype, summary: "Something that starts an action at once.",
    titleKey: "title",
    properties: textProperties + kindProperties + layoutProperties + lookProperties
      + activityProperties + macProperties,
    examples: [
      ComponentExample(
        "The most likely action",
        "Button: Add to Cart\nstyle: filled\nsize: large\nsymbol: cart\n"),
      ComponentExample("With a subtitle", "Button: Subscribe\nsubtitle: $4.99 a month\n"),
      ComponentExample("Something dangerous", "Button: Delete\nrole: destructive\n"),
      ComponentExample(
        "While something takes its time",
        "Button: Checkout\nstyle: filled\nshowsActivityIndicator: true\n"
          + "activityTitle: Checking out…\n"),
      ComponentExample("One that UIKit draws", "Button:\n  type: close\n"),
      ComponentExample("An item of a bar", "Button:\n  systemItem: done\n"),
    ])

  private static let textProperties = [
    Property(
      "title", \.title, "The title; leave it out for a button with only a symbol.",
      aliases: ["text", "label"], prototype: prototype),
    Property(
      "subtitle", \.subtitle, "A smaller line below the title.", prototype: prototype),
    Property(
      "symbol", \.symbol, "The name of a symbol beside the title.",
      aliases: ["systemImage", "systemName"], type: .symbol, prototype: prototype),
    Property(
      "icon", \.specIcon, "A symbol, a picture file or a component beside the title.",
      aliases: ["image"], prototype: prototype),
    Property(
      "symbolPlacement", \.symbolPlacement, "Where the symbol stands.",
      aliases: ["imagePlacement", "imagePosition"], prototype: prototype),
    Property(
      "symbolFont", \.symbolFont, "The text that the symbol would stand beside; the title's.",
      aliases: ["preferredSymbolConfigurationForImage"], prototype: prototype),
  ]

  private static let kindProperties = [
    Property(
      "style", \.style,
      "How much it stands out; SwiftUI's and UIKit's names work too. By itself it is plain on iOS "
        + "and iPadOS, as in bars and rows of lists, and a gray bezel on macOS, tvOS and watchOS.",
      aliases: ["buttonStyle"], prototype: prototype),
    Property(
      "size", \.size, "How large it is.", aliases: ["buttonSize", "controlSize"],
      prototype: prototype),
    Property("role", \.role, "What it means to the view it is in.", prototype: prototype),
    Property(
      "state", \.state, "What is happening to it.", prototype: prototype),
    Property(
      "value", \.value, "What it shows as a toggle; mixed on macOS only.", prototype: prototype),
    Property(
      "type", \.type, "One of the buttons that UIKit draws by itself.", aliases: ["buttonType"],
      prototype: prototype),
    Property(
      "systemItem", \.systemItem, "What UIKit's bars draw under this name.",
      aliases: ["barButtonSystemItem"], prototype: prototype),
  ]

  private static let layoutProperties = [
    Property(
      "contentInsets", \.contentInsets, "Room around the content; the size's own when not given.",
      aliases: ["contentEdgeInsets"], prototype: prototype),
    Property(
      "imagePadding", \.imagePadding, "Room between symbol and title.",
      aliases: ["symbolPadding"], range: 0...1000, prototype: prototype),
    Property(
      "titlePadding", \.titlePadding, "Room between title and subtitle.", range: 0...1000,
      prototype: prototype),
    Property(
      "titleAlignment", \.titleAlignment, "Where title and subtitle stand to one another.",
      prototype: prototype),
    Property(
      "balancesScripts", \.balancesScripts,
      "Whether Arabic and Hebrew grow a little beside Latin capitals.", prototype: prototype),
    Property(
      "stretch", \.stretch,
      "Whether it is as wide as there is room; the platform's habit when not given.",
      prototype: prototype),
  ]

  private static let lookProperties = [
    Property(
      "tint", \.tint, "The colour that stands for the tint.",
      aliases: ["tintColor", "contentTintColor"], prototype: prototype),
    Property(
      "cornerStyle", \.cornerStyle, "Where the corner radius comes from.",
      aliases: ["buttonBorderShape"], prototype: prototype),
    Property(
      "cornerRadius", \.cornerRadius, "The corner radius; the size's own when not given.",
      range: 0...Limits.radius, prototype: prototype),
    Property(
      "baseForegroundColor", \.baseForegroundColor,
      "The colour of title and symbol, of which each state makes its own.",
      aliases: ["foregroundColor", "foregroundStyle"], prototype: prototype),
    Property(
      "baseBackgroundColor", \.baseBackgroundColor,
      "The colour of the fill, of which each state makes its own.",
      aliases: ["backgroundColor", "bezelColor"], prototype: prototype),
  ]

  private static let activityProperties = [
    Property(
      "showsActivityIndicator", \.showsActivityIndicator,
      "Whether turning spokes stand in the symbol's place.", aliases: ["isLoading"],
      prototype: prototype),
    Property(
      "activityTitle", \.activityTitle, "The title while they do.", aliases: ["loadingTitle"],
      prototype: prototype),
    Property(
      "activityPhase", \.activityPhase, "How far they have turned.", range: 0...1,
      prototype: prototype),
  ]

  private static let macProperties = [
    Property(
      "bezelStyle", \.bezelStyle,
      "On macOS: the bezel, for one line, for what is higher, or for a place of its own.",
      prototype: prototype),
    Property(
      "opensWindow", \.opensWindow,
      "Whether it opens a window or view; on macOS the title ends in an ellipsis then.",
      prototype: prototype),
    Property(
      "springLoadingHighlight", \.springLoadingHighlight,
      "Whether something that could open it is dragged over it.",
      aliases: ["springLoading", "isSpringLoaded"],
      prototype: prototype),
  ]
}
