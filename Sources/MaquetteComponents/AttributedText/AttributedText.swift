/// Text whose parts look different, as NSAttributedString's and SwiftUI's AttributedString: runs
/// of characters with attributes.
///
/// What a run leaves open it takes from the label that shows it, so bold words in a headline keep
/// the headline's size.
public struct AttributedText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Characters with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// What they look like.
    public var attributes: TextAttributes {
      get { shared.value }
      set { shared = Shared(newValue) }
    }

    var shared: Shared<TextAttributes>

    /// A run from its parts.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.init(text, Shared(attributes))
    }

    init(_ text: String, _ shared: Shared<TextAttributes>) {
      self.text = text
      self.shared = shared
    }
  }

  /// The runs in order: none is empty, and neighbours differ in their attributes.
  public private(set) var runs: [Run] = []

  /// A text made of runs; empty ones are dropped, equal neighbours become one.
  public init(_ runs: some Sequence<Run>) {
    for run in runs { append(run) }
  }

  /// A text with the same attributes throughout; it is drawn as it stands, without markup.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    append(Run(text, attributes))
  }

  /// A text without attributes.
  public init(stringLiteral value: String) { self.init(value) }

  /// All characters without their attributes.
  public var string: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text followed by another one.
  public func appending(_ other: AttributedText) -> AttributedText {
    var copy = self
    for run in other.runs { copy.append(run) }
    return copy
  }

  /// The text followed by characters with attributes: `.appending("world", [.bold, .italic])`.
  public func appending(_ text: String, _ attributes: TextAttributes = TextAttributes())
    -> AttributedText
  {
    var copy = self
    copy.append(Run(text, attributes))
    return copy
  }

  /// One text after the other: `"Hello " + AttributedText("world", .bold)`.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    left.appending(right)
  }

  private mutating func append(_ run: Run) {
    let run = run.settled
    guard !run.text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].shared == run.shared {
      runs[last].text += run.text
    } else {
      runs.append(run)
    }
  }
}

/// A value that copies share. Attributes are large and many runs have the same ones.
indirect enum Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  case one(Value)

  init(_ value: Value) { self = .one(value) }

  var value: Value {
    switch self {
    case .one(let value): value
    }
  }
}
