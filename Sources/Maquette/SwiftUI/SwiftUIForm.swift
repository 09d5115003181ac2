/// A view that is its keys' values and nothing else, as a line of a table.
struct SwiftUIForm {
  private let head: String
  private let children: String?
  private let labels: [String]
  private let said: [String]
  private let note: String?
  private let modifiers: [String]

  /// A view.
  ///
  /// - Parameters:
  ///   - head: the call, with keys in braces.
  ///   - children: the key of what stands in it.
  ///   - labels: the keys of texts in blocks, the first one of which has no name.
  ///   - said: keys that others say.
  ///   - note: a comment about it.
  ///   - modifiers: what follows it.
  private init(
    _ head: String, children: String? = nil, labels: [String] = [], said: [String] = [],
    note: String? = nil, _ modifiers: String...
  ) {
    self.head = head
    self.children = children
    self.labels = labels
    self.said = said
    self.note = note
    self.modifiers = modifiers
  }

  /// The view with a component's values.
  func view(_ keys: ExportedKeys) -> SwiftView {
    var view: SwiftView
    if let children {
      view = keys.view(head, of: children)
    } else if labels.isEmpty {
      view = keys.view(head)
    } else {
      view = SwiftView(keys.call(head), blocks: keys.blocks(labels))
    }
    for key in said { keys.say(key) }
    view.comments += note.map { [$0] } ?? []
    keys.add(modifiers, to: &view)
    return view
  }

  private static let ends = ["minimumValue", "maximumValue"]

  /// The views of components, by name; all others are a ``SwiftUISource``.
  static let all: [String: SwiftUIForm] = [
    "Form": SwiftUIForm(
      "Form", children: "children", ".formStyle(.{style?})",
      ".defaultScrollAnchor(.{defaultScrollAnchor?})"),
    "Gauge": SwiftUIForm(
      "Gauge(value: {value}, in: {range})",
      labels: ["title", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"], said: ends,
      ".gaugeStyle(.{style?})", "tint"),
    "HStack": SwiftUIForm(
      "HStack(alignment: .{alignment?}, spacing: {spacing?})", children: "children"),
    "HelpButton": SwiftUIForm("HelpLink {}", "size", "state"),
    "LevelIndicator": SwiftUIForm(
      "Gauge(value: {value}, in: {range})", labels: ["title"], said: ends,
      note: "A gauge replaces a LevelIndicator, which SwiftUI does not have.",
      "style=continuousCapacity", ".gaugeStyle(.linearCapacity)", "fillColor", "state"),
    "Spacer": SwiftUIForm("Spacer(minLength: {minLength!})"),
    "Stepper": SwiftUIForm(
      "Stepper({title}, value: .constant({value}), in: {range})", said: ends,
      "labelsHidden", "controlSize", "state"),
    "VStack": SwiftUIForm(
      "VStack(alignment: .{alignment?}, spacing: {spacing?})", children: "children"),
    "ZStack": SwiftUIForm("ZStack(alignment: .{alignment?})", children: "children"),
  ]
}

extension ExportedKeys {
  /// Blocks with the texts of keys. The second one is left out where it and all after it are empty;
  /// SwiftUI has those after it only together.
  func blocks(_ labels: [String]) -> [(name: String, views: [SwiftView])] {
    let texts = labels.map { value($0) ?? "" }
    let last = texts.lastIndex { !$0.isEmpty } ?? 0
    let count = last > 1 ? labels.count : last + 1
    return zip([""] + labels.dropFirst(), texts).prefix(count).map {
      ($0, [SwiftLiteral.text($1)])
    }
  }
}
