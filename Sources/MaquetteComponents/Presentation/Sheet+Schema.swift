import MaquetteCore

extension Sheet {
  private static let prototype = Sheet {}

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Sheet", prototype: prototype,
    summary: "A view that people finish or leave before they go on, with buttons for both.",
    titleKey: "title", childrenKey: "content",
    properties: [
      Property(
        "title", \.title, "What it is about.", aliases: ["navigationTitle"],
        prototype: prototype),
      Property(
        "detent", \.detent, "How high it is over an iPhone's screen.",
        aliases: ["presentationDetent", "selectedDetentIdentifier"], prototype: prototype),
      Property(
        "showsGrabber", \.showsGrabber,
        "Whether there is a handle at the top; with the medium detent when not given.",
        aliases: ["presentationDragIndicator", "prefersGrabberVisible"], prototype: prototype),
      Property(
        "cancellationAction", \.cancellation, "The button that leaves things as they are.",
        aliases: ["cancel"], prototype: prototype),
      Property(
        "confirmationAction", \.confirmation, "The button that finishes.",
        aliases: ["confirm", "primaryAction"], prototype: prototype),
      Property(
        "destructiveAction", \.destruction, "The button that removes something.",
        prototype: prototype),
      Property(
        "help", \.help, "On macOS: where a help button stands.", aliases: ["helpButton"],
        prototype: prototype),
      Property(
        "content", \.content, "What it shows, from top to bottom.", aliases: ["children"],
        prototype: prototype),
    ],
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
