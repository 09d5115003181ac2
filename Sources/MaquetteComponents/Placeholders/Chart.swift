import MaquetteCore

/// What a chart draws its values as.
public enum ChartStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Columns.
  case bar
  /// A line.
  case line
  /// A line with the area below it.
  case area
  /// Points.
  case point
  /// Parts of a ring.
  case donut

  public static var synonyms: [String: ChartStyle] { ["column": .bar, "pie": .donut] }
}

/// A chart of one row of values, as Swift Charts draws it with its own marks and axes.
public struct Chart: CatalogComponent {
  public struct Keys: KeyList {
    public let data = Key<NumberList>(
      NumberList([]), "The values, in reading direction.", named: "values", aliases: ["data"],
      range: -1e9...1e9)
    public let labels = Key<TextList>(
      [], "The labels below the values, one for each; those of a donut are its legend.",
      aliases: ["categories"])
    public let style = Key(
      ChartStyle.bar, "The form in which the values are drawn.", aliases: ["mark"])
    public let tint = Key<ColorValue?>(
      nil, "The colour of the values; the tint colour when not given.",
      aliases: ["color", "foregroundStyle"])
    public let showsAxes = Key(true, "Whether grid lines and the numbers of the axes are drawn.")
    public let title = Key("", "The name that assistive technology reads.", aliases: ["label"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A chart of values.
  public init(_ data: [Double], labels: TextList = [], style: ChartStyle = .bar) {
    self.data = NumberList(data)
    self.labels = labels
    self.style = style
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Chart")
    guard let look = context.look(ChartPictureLook.self, component: "chart") else {
      return EmptyElement()
    }
    let numbers = self.data.numbers
    guard !numbers.isEmpty else {
      context.report(
        .error, "the chart has no values", key: "values",
        hint: "write 'values: [3, 5, 4]', for example", id: .nothingToShow)
      return EmptyElement()
    }
    // Parts of a ring are shares of their sum, and what is below zero has none.
    guard self.style != .donut || numbers.contains(where: { $0 > 0 }) else {
      context.report(
        .error, "the donut has no value above 0, and so no parts", key: "values",
        hint: "write 'values: [3, 5, 4]', for example, or use another 'style'",
        id: .nothingToShow)
      return EmptyElement()
    }
    let labels = self.labels.texts.count
    if labels > 0, labels != numbers.count {
      func counted(_ count: Int, _ word: String) -> String {
        "\(count) \(word)\(count == 1 ? "" : "s")"
      }
      context.report(
        .warning,
        "the chart has \(counted(labels, "label")) for \(counted(numbers.count, "value"))",
        key: "labels", hint: "give each value one label; an empty one is \"\"", id: .outOfRange)
    }
    let color = self.tint.map { context.color($0, key: "tint") } ?? context.tint
    let drawing = ChartDrawing(
      numbers: numbers, labels: self.labels.texts, style: self.style, showsAxes: self.showsAxes,
      color: color, look: look, context: context)
    let spoken = numbers.map { NumberFormat.short($0) }.joined(separator: ", ")
    return PlaceholderFigure(
      "Chart", height: look.height, label: self.title.isEmpty ? context.word(.chart) : self.title,
      value: spoken, context: context
    ) { frame in drawing.items(in: frame) }
  }

  public static let names = ["Chart"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Chart([]), summary: "A chart of one series of values.",
    examples: [
      ComponentExample(
        "A week",
        "width: 350\nheight: 200\nChart:\n  values: [6.2, 7.5, 5.8, 8.1, 7, 9.4, 4.2]\n"
          + "  labels: [M, T, W, T, F, S, S]\n"),
      ComponentExample(
        "A line",
        "width: 350\nheight: 200\nChart:\n  values: [62, 64, 61, 66, 70, 68]\n  style: area\n"
          + "  tint: red\n"),
    ])
}

/// Several numbers, as specs write them.
public struct NumberList: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The numbers in their order.
  public var numbers: [Double]

  /// A list of numbers.
  public init(_ numbers: [Double]) { self.numbers = numbers }

  /// A list of numbers, as it is written in Swift.
  public init(arrayLiteral elements: Double...) { numbers = elements }
}

extension NumberList: SpecValue {
  /// More cannot be told apart on any screen.
  private static let most = 1_000

  package static func specType(range: ClosedRange<Double>) -> SpecType { .numbers(range) }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> NumberList? {
    let list = node.list ?? [node]
    guard list.count <= most else {
      reader.fail(
        "'\(reader.key)' has \(list.count) numbers; it takes at most \(most)", at: node,
        hint: "leave some out", id: .tooMuch)
      return nil
    }
    let numbers = list.compactMap(reader.number)
    return numbers.count == list.count ? NumberList(numbers) : nil
  }

  public var specText: String { numbers.map { NumberFormat.short($0) }.joined(separator: ", ") }
}
