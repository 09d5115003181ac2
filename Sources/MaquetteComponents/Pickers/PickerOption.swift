import MaquetteCore

/// One of the things that a picker offers: a text, a symbol, an image, or several of them.
public struct PickerOption: Hashable, Sendable, ExpressibleByStringLiteral, Selectable {
  /// The text; empty for a symbol or image alone.
  public var title: String
  /// The name of a symbol before the title; empty for none.
  public var systemImage = ""
  /// A component in place of the symbol, such as an ``Image``; `nil`, the default, for none.
  public var icon: AnyComponent?
  /// What a picker of watchOS says above its outline while the option is chosen; empty for none.
  public var caption = ""
  /// Whether it can be chosen; yes by default.
  public var isEnabled = true
  /// What chooses it where its title does not tell it from others; empty, the default, for none.
  public var tag = ""
  /// The title of the section that starts with it, empty for a line alone above it; `nil`, the default,
  /// where none starts.
  public var section: String?

  /// An option with a text, a symbol, or both.
  public init(_ title: String = "", systemImage: String = "", caption: String = "") {
    self.title = title
    self.systemImage = systemImage
    self.caption = caption
  }

  /// An option shown by a component.
  public init(_ title: String = "", icon: some Component, caption: String = "") {
    self.init(title, caption: caption)
    self.icon = AnyComponent(icon)
  }

  /// An option with a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// What a selection calls it: its title, or its symbol's name.
  public var name: String { title.isEmpty ? systemImage : title }

  /// What people are told of it: its title, what its image is called, or its caption; for a symbol
  /// alone the words of the symbol's name, `sun max` for `sun.max`.
  public var accessibilityLabel: String {
    let label = (icon?.base as? Image)?.label ?? ""
    let words = symbolName.split(separator: ".").map(String.init).joined(separator: " ")
    return [title, label, caption, words].first { !$0.isEmpty } ?? icon?.imageName ?? ""
  }
}

extension PickerOption: SpecValue {
  private var specIcon: LabelIcon? {
    get { icon.map(LabelIcon.component) }
    set {
      switch newValue {
      case .symbol(let name): systemImage = name
      case .component(let component): icon = component
      case nil: icon = nil
      }
    }
  }

  private static let specKeys = SpecKeys<PickerOption>([
    // SwiftUI's content of a picker: texts and labels.
    SpecKey(
      always: "title", \.title, "The text.", aliases: ["text", "label", "name", "Label", "Text"]),
    SpecKey(
      always: "systemImage", \.systemImage, "A symbol before the text.",
      aliases: ["symbol", "image"], type: .symbol),
    SpecKey("icon", \.specIcon, "A symbol or a component such as {Image: star}.", type: .icon),
    SpecKey(
      always: "caption", \.caption,
      "On a watch: the caption above the picker while this option is chosen."),
    SpecKey(
      always: "isEnabled", \.isEnabled, "Whether it can be chosen.", aliases: ["enabled"]),
    SpecKey(
      always: "tag", \.tag, "A name that 'selection' can use when two titles are equal.",
      aliases: ["id"]),
    SpecKey(
      "section", \.section,
      "The title of a section that starts with this option; empty for a separator alone.",
      aliases: ["Section"]),
  ])

  /// What is known of the keys.
  static var infos: [PropertyInfo] { specKeys.keys.map(\.info) }

  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PickerOption? {
    guard let entries = node.map else {
      return String.read(node, by: reader).map { PickerOption($0) }
    }
    var option = PickerOption()
    specKeys.apply(entries, to: &option, of: "an option", by: reader)
    return option
  }

  public var specText: String { title }
}

extension PickerOption: SpecListElement {
  static var listType: SpecType { .items(infos) }
  static var listName: String { "a list of options" }
}
