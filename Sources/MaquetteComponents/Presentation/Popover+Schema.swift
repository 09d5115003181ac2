extension Popover {
  public static let names = ["Popover"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Popover {}, summary: "Content in a bubble, with an arrow that points to its anchor.",
    childrenKey: "content",
    dimsTint: { popover, _ in popover.isPresented && !popover.anchor.isEmpty },
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
