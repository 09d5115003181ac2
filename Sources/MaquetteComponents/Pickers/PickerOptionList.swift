import MaquetteCore

/// The options of a picker as specs write them: texts, maps, lines between them and sections.
struct PickerOptionList: SpecValue {
  var options: [PickerOption]

  static func specType(range: ClosedRange<Double>) -> SpecType {
    .items(
      PickerOption.infos + [
        PropertyInfo(
          name: "options", aliases: ["items", "children", "content"],
          summary: "The options of a section, beside 'section' alone.",
          type: .items(PickerOption.infos))
      ])
  }

  static func read(_ node: SpecNode, by reader: SpecReader) -> PickerOptionList? {
    guard let list = node.list else {
      reader.mismatch(node, wanted: PickerOption.listName, hint: reader.list(inTextOf: node))
      return nil
    }
    var options: [PickerOption] = []
    // The title of what starts next; empty behind a line.
    var start: String?
    for node in list {
      if isDivider(node) {
        start = ""
      } else if let section = section(node, by: reader) {
        options += section
        start = ""
      } else if var option = PickerOption.read(node, by: reader) {
        option.section = option.section ?? start
        start = nil
        options.append(option)
      }
    }
    if options.first?.section?.isEmpty == true { options[0].section = nil }
    return PickerOptionList(options: options)
  }

  /// Whether a node is a line between options; in quotation marks it is an option's title.
  private static func isDivider(_ node: SpecNode) -> Bool {
    if let text = node.scalar {
      return (text == "Divider" || text == "---") && (node.textOffset ?? 0) == 0
    }
    return node.map?.count == 1 && node.map?.first?.key == "Divider"
  }

  /// The options of `{section: Fruit, options: [Apple, Pear]}`, the first with the section's title;
  /// `nil` for anything else.
  private static func section(_ node: SpecNode, by reader: SpecReader) -> [PickerOption]? {
    let names = ["options", "items", "children", "content"]
    guard let entries = node.map, let inner = entries.first(where: { names.contains($0.key) })
    else { return nil }
    var title = ""
    for entry in entries where !names.contains(entry.key) {
      guard ["section", "Section", "title", "header"].contains(entry.key) else {
        reader.fail(
          "unknown key '\(SpecNode.excerpt(entry.key))' of a section of options",
          at: entry.location, length: entry.key.count, hint: "use 'section' and 'options'",
          id: .unknownKey)
        continue
      }
      title = String.read(entry.value, by: reader) ?? ""
    }
    var options = PickerOptionList.read(inner.value, by: reader)?.options ?? []
    if !options.isEmpty { options[0].section = title }
    return options
  }

  var specText: String { "" }
}

extension [PickerOption] {
  /// As specs write them.
  var optionList: PickerOptionList {
    get { PickerOptionList(options: self) }
    set { self = newValue.options }
  }

  /// The numbers of the options of each section, with its title; empty for none.
  var sections: [(title: String, indices: [Int])] {
    var result: [(title: String, indices: [Int])] = []
    for (index, option) in enumerated() {
      if let title = option.section {
        result.append((title, [index]))
      } else if result.isEmpty {
        result.append(("", [index]))
      } else {
        result[result.count - 1].indices.append(index)
      }
    }
    return result
  }
}
