import MaquetteCore

extension Picker {
  private static let prototype = Picker()

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "Picker", prototype: prototype, aliases: ["PickerView", "WKInterfacePicker"],
    summary: "A choice of one of several values: a wheel, a menu, segments, radio buttons.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What is chosen.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "selection", \.chosen,
        "The chosen option: its title, tag or number from 0; none or -1 for nothing; the first by "
          + "default.",
        aliases: ["value", "selected", "selectedRow", "selectedItem", "selectedItemIndex"],
        prototype: prototype),
      Property(
        "options", \.options.optionList,
        "What can be chosen: texts, maps of title, systemImage, icon, caption, isEnabled, tag, and "
          + "in menus and lists 'Divider' and sections, {section: Fruit, options: [Apple]}.",
        aliases: ["items", "children", "content", "values"], prototype: prototype),
      Property(
        "columns", \.columns.specList,
        "Several wheels in place of options: lists, or maps of options, selection, label, width, "
          + "wraps.",
        aliases: ["components"], prototype: prototype),
      Property(
        "style", \.style, "How it looks; list, stack and sequence on watchOS only.",
        aliases: ["pickerStyle"], prototype: prototype),
      Property(
        "controlSize", \.controlSize, "How large it is, on macOS.", aliases: ["size"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
      Property(
        "isPresented", \.isPresented, "Whether the menu is open; it then lies over what is around.",
        aliases: ["isOpen", "isExpanded"], prototype: prototype),
      Property(
        "wraps", \.wraps, "Whether a wheel starts again after its last row.",
        prototype: prototype),
      Property(
        "offset", \.offset,
        "How far a wheel has turned on from its chosen row, in rows, to show motion.",
        range: -1...1, prototype: prototype),
      Property(
        "rowHeight", \.rowHeight, "How high the rows of a wheel are.", range: 12...200,
        prototype: prototype),
      Property(
        "isHorizontal", \.isHorizontal, "Whether radio buttons stand beside one another.",
        aliases: ["horizontalRadioGroupLayout"], prototype: prototype),
      Property(
        "caption", \.caption, "What a watch says above the picker, whatever is chosen.",
        prototype: prototype),
      Property(
        "showsIndicator", \.showsIndicator, "Whether a watch shows where in the list it is.",
        aliases: ["showsScrollIndicator", "indicator"], prototype: prototype),
      Property(
        "showsOutline", \.showsOutline, "Whether a picker of a watch has an outline.",
        aliases: ["outline"], prototype: prototype),
      Property(
        "tint", \.tint, "The colour that stands for the tint.", aliases: ["tintColor"],
        prototype: prototype),
      Property(
        "labelsHidden", \.labelsHidden,
        "Whether the title is told to assistive technology only.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "A wheel",
        "width: 320\nPicker: Fruit\nstyle: wheel\nselection: Cherry\n"
          + "options: [Apple, Banana, Cherry, Damson, Elderberry]\n"),
      ComponentExample(
        "Two wheels",
        "width: 320\nPicker: Size\nstyle: wheel\ncolumns:\n  - [S, M, L]\n"
          + "  - options: [Red, Green, Blue]\n    selection: Green\n"),
      ComponentExample("A menu", "Picker: Size\nselection: M\noptions: [S, M, L]\n"),
    ])
}
