extension Sheet {
  public static let names = ["Sheet"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Sheet {},
    summary:
      "A view that people finish or cancel before they go on. It has a button to finish and a button "
      + "to cancel.",
    titleKey: "title", childrenKey: "content",
    examples: [
      ComponentExample(
        "On an iPhone",
        "width: 390\nSheet: New Event\ncancellationAction: Cancel\nconfirmationAction: Add\n"
          + "content:\n  - Label: Lunch with Sasha\n    padding: 20\n"),
      ComponentExample(
        "On macOS",
        "platform: macos\nwidth: 420\nSheet: Rename\ncancellationAction: Cancel\n"
          + "confirmationAction: Rename\ndestructiveAction: Delete\n"
          + "content:\n  - Label: What is the playlist called?\n"),
      ComponentExample(
        "With help, on macOS",
        "platform: macos\nwidth: 420\nSheet: Export\nhelp: automatic\ncancellationAction: Cancel\n"
          + "confirmationAction: Export\ncontent:\n  - Label: Which pages do you want to export?\n"),
    ])
}
