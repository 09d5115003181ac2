import MaquetteCore

extension Popover {
  private static let prototype = Popover {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Popover", prototype: prototype,
    summary: "Content in a surface with an arrow that points to what it belongs to.",
    childrenKey: "content",
    properties: [
      Property(
        "anchor", \.anchor, "What the arrow points to: a component or a list of them.",
        aliases: ["sourceView", "attachment"], prototype: prototype),
      Property(
        "content", \.content, "What is in the popover, from top to bottom.",
        aliases: ["children"], prototype: prototype),
      Property(
        "arrowEdge", \.arrowEdge,
        "The popover's edge with the arrow; top puts it below its anchor.",
        prototype: prototype),
      Property(
        "attachmentAnchor", \.attachmentAnchor,
        "Where along the anchor the arrow points to; the middle by default.",
        aliases: ["attachmentEdge"], prototype: prototype),
      Property(
        "alignment", \.alignment, "Which edges of popover and anchor line up.",
        prototype: prototype),
      Property(
        "isPresented", \.isPresented, "Whether it is open; it lies over what is beside its anchor.",
        aliases: ["isOpen"], prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Below a button",
        "Popover:\n  anchor:\n    Button: Share\n    style: tinted\n  content:\n"
          + "    - Label: Anyone with the link can view.\n      padding: 16\n"),
      ComponentExample(
        "Beside a button, on macOS",
        "platform: macos\nPopover:\n  arrowEdge: leading\n  anchor:\n    Button: Info\n"
          + "  content:\n    - Label: Version 14.2\n      padding: 12\n"),
    ])
}
