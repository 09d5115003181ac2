import MaquetteCore

/// What values a key takes: what help, the JSON Schema and errors say about it.
package indirect enum SpecType: Hashable, Sendable {
  /// Any text.
  case text
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// Yes or no.
  case boolean
  /// One of some words, or of other words, each with the word that it stands for.
  case choice([String], synonyms: [String: String] = [:])
  /// One of some words, or a list of them.
  case choices([String], synonyms: [String: String] = [:])
  /// A colour's name or `#RRGGBB`.
  case color
  /// A text style or a size, with weight, design and width.
  case font
  /// A symbol's name.
  case symbol
  /// One number within bounds, two or four for the edges; some keys take `true` for the theme's.
  case insets(ClosedRange<Double>, takesTrue: Bool = false)
  /// A number or `infinity`.
  case length
  /// Components.
  case components
  /// Buttons: components, titles alone, or maps of a button's keys.
  case actions
  /// What stands in a bar: components, buttons by their titles or keys, and spaces.
  case barItems
  /// One component of this name: its keys, or what stands for them.
  case component(String)
  /// A map with these keys.
  case map([PropertyInfo])
  /// A colour, or `transparent`.
  case background
  /// Two numbers within bounds, `[x, y]`.
  case offset(ClosedRange<Double>)
  /// A symbol's name, a picture file's, or a component.
  case icon
  /// A symbol's name or a picture file's.
  case picture
  /// A picture file's name.
  case imageFile
  /// A spec file's name.
  case specFile
  /// One of some words, or a list of them; each may be another word for the same.
  case words([String], synonyms: [String: String] = [:])
  /// A range of characters, `0..<5`, `0...4` or `[0, 5]`.
  case characterRange
  /// The least and the greatest number, `[0, 10]` or `0...10`.
  case numberRange
  /// A list of numbers within bounds, or one of them.
  case numbers(ClosedRange<Double>)
  /// A list of texts, or of maps with these keys.
  case items([PropertyInfo])
  /// A list of lists of one type, or of maps with these keys.
  case lists(SpecType, [PropertyInfo])
  /// A moment as ISO 8601 writes it.
  case moment
  /// A moment, or a time of the day such as 09:41.
  case momentOrTime
  /// A list of moments, or one of them.
  case moments
  /// Hours and minutes such as 1:30, or seconds from 0 to a number.
  case duration(longest: Int)
  /// A width by a height: a number, or two with `:` or `/` between them.
  case ratio
  /// The name of a device.
  case device
  /// A locale as BCP 47 or ICU writes it.
  case locale
  /// A time zone by its IANA name or its offset.
  case timeZone
  /// The line below or through a text.
  case underline
  /// A text with attributes: inline markup, a list of runs, or a map.
  case attributedText([PropertyInfo])
  /// One of two kinds of values.
  case either(SpecType, SpecType)
  /// The items of a menu: titles, maps, sections and dividers.
  case menuItems([PropertyInfo])
  /// A text or a component, or a list of them.
  case cells
  /// More of the elements of the list that the key stands in, to any depth. The list has a name, by which
  /// the JSON Schema refers to it.
  case nestedElements(of: String)

  /// A text, or components in its place.
  package static let textOrComponents = SpecType.either(.text, .components)

  /// Whether any text may stand for it.
  package var takesText: Bool { self == .text || self == .textOrComponents }

  /// A short description, for example `number from 0 to 100`.
  package var text: String {
    switch self {
    case .text: "text"
    case .number(let range): "number" + SpecType.bounds(range.lowerBound, range.upperBound)
    case .integer(let range):
      "whole number" + SpecType.bounds(Double(range.lowerBound), Double(range.upperBound))
    case .boolean: "true or false"
    case .choice(let words, _): words.joined(separator: " | ")
    case .choices(let words, _):
      // A line of all of them would be wider than any terminal.
      "one or a list of " + words.prefix(4).joined(separator: " | ")
        + (words.count > 4 ? " | …" : "")
    case .color: "colour name or #RRGGBB"
    case .font: "text style or size, with weight, design and width"
    case .symbol: "symbol name"
    case .moment: "date and time such as 2007-01-09T09:41:00Z"
    case .moments: "list of dates such as 2007-01-09, or one of them"
    case .ratio: "number, or two such as 3:2"
    case .momentOrTime: "date and time such as 2007-01-09T09:41:00Z, or time such as 09:41"
    case .duration(let longest):
      "hours and minutes such as 1:30, or seconds from 0 to \(longest)"
    case .device: "device name"
    case .locale: "locale such as en_US"
    case .timeZone: "time zone such as Europe/Prague or GMT+2"
    case .insets(let range, let takesTrue):
      "number\(SpecType.bounds(range.lowerBound, range.upperBound)), [vertical, horizontal]"
        + (takesTrue
          ? ", [top, leading, bottom, trailing] or true" : " or [top, leading, bottom, trailing]")
    case .length: "number or infinity"
    case .components: "list of components"
    case .actions: "button, title, or list of them"
    case .barItems: "button, title, component, flexibleSpace, fixedSpace, or list of them"
    case .component(let name): "\(name), or its keys"
    case .map(let keys): "map of " + keys.map(\.name).joined(separator: ", ")
    case .background: "colour name, #RRGGBB or transparent"
    case .offset: "[x, y]"
    case .icon: "symbol name, PNG, JPEG or SVG file, {symbol, background}, or component"
    case .picture: "symbol name, or PNG, JPEG or SVG file"
    case .imageFile: "PNG, JPEG or SVG file"
    case .specFile: "spec file (YAML or JSON)"
    case .words(let words, _): words.joined(separator: " | ") + ", or a list"
    case .characterRange: "range of characters, for example 0..<5"
    case .numberRange: "range of numbers, for example 0...10"
    case .numbers(let range):
      "list of numbers" + SpecType.bounds(range.lowerBound, range.upperBound)
    case .items(let keys) where keys.isEmpty: "list of texts"
    case .items(let keys):
      "list of texts, or of maps of " + keys.map(\.name).joined(separator: ", ")
    case .lists(.moment, let keys):
      "list of dates such as 2007-01-09, or of maps of "
        + keys.map(\.name).joined(separator: ", ")
    case .lists(_, let keys):
      "list of lists, or of maps of " + keys.map(\.name).joined(separator: ", ")
    case .underline: "true, false, or " + UnderlineStyle.words.joined(separator: " | ")
    case .attributedText:
      "text with **markup**, list of runs, or map of text and attributes for ranges of it"
    case .either(let one, let other): "\(one.text), or \(other.text)"
    case .menuItems(let keys) where keys.isEmpty: "list of menu items"
    case .menuItems(let keys):
      "list of titles, sections, Divider, and maps of "
        + keys.map(\.name).joined(separator: ", ")
    case .cells: "list of texts and components"
    case .nestedElements: "list of the same kind"
    }
  }

  /// The description behind "must be": with an article where it is a noun.
  package var phrase: String {
    switch self {
    case .number, .integer, .color, .background, .font, .symbol, .moment, .momentOrTime,
      .device, .locale, .timeZone:
      "a " + text
    default: text
    }
  }

  private static func bounds(_ low: Double, _ high: Double) -> String {
    let limit = 1e5
    switch (low, high) {
    case (...(-limit), limit...): return ""
    case (_, limit...): return low == 0 ? ", 0 or more" : ", \(shown(low)) or more"
    default: return " from \(shown(low)) to \(shown(high))"
    }
  }

  private static func shown(_ value: Double) -> String { NumberText.short(value) }
}

/// What is known of a key without its component.
package struct PropertyInfo: Hashable, Sendable {
  /// The key.
  package var name: String
  /// Other names for it.
  package var aliases: [String]
  /// What it means, in a sentence.
  package var summary: String
  /// What values it takes. It is made when it is asked for: no picture needs most of them.
  package var type: SpecType { makeType() }
  /// The value it has when it is not given; empty for none. It is made when it is asked for, too.
  package var defaultText: String { makeDefaultText() }
  private let makeType: @Sendable () -> SpecType
  private let makeDefaultText: @Sendable () -> String

  /// Information from its parts.
  package init(
    name: String, aliases: [String] = [], summary: String,
    type: @autoclosure @escaping @Sendable () -> SpecType,
    defaultText: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    makeType = type
    makeDefaultText = defaultText
  }

  /// The key and all its other names.
  package var allNames: [String] { [name] + aliases }

  /// Whether a value is for this key, and not for the one of the same name that every component has:
  /// `frame: true` of a screen is its device's, `frame: {width: 300}` is anybody's.
  func takes(_ node: SpecNode) -> Bool { name != "frame" || node.map == nil }
}

extension PropertyInfo {
  package static func == (one: PropertyInfo, other: PropertyInfo) -> Bool {
    one.allNames == other.allNames && one.summary == other.summary
      && one.defaultText == other.defaultText && one.type == other.type
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(allNames)
    hasher.combine(summary)
  }
}
