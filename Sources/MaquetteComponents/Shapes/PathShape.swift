import MaquetteCore

/// Any outline, of SVG's path data or of steps.
///
/// It stands at the upper leading corner of its frame at its own size, and is mirrored in right-to-left
/// interfaces as SwiftUI's shapes are; with a view box it is scaled to fit.
public struct PathShape: OutlinedShape {
  public struct Keys: ShapePaintKeys {
    let data = PartKey(
      \PathShape.specData, "The outline, written as in the attribute 'd' of an SVG path.",
      aliases: ["d"])
    let commands = PartKey(
      \PathShape.commands.specList,
      "The steps of the outline: \(PathCommand.forms).")
    public let viewBox = Key<ViewBox?>(
      nil,
      "The box of the outline's coordinates, such as [24, 24] or [0, 0, 24, 24]; it is scaled to "
        + "fit the frame.")
    public let fillRule = Key<FillRule>(
      .nonzero, "The rule for which parts are inside when the outline crosses itself.")
    public let shape = ShapeKeys()
  }

  /// Which parts of an outline that crosses itself are inside, under SVG's names.
  public enum FillRule: String, Hashable, Sendable, CaseIterable, SpecChoice {
    /// What the outline goes around in one direction.
    case nonzero
    /// What it goes around an odd number of times.
    case evenodd
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The steps of the outline.
  public var commands: [PathCommand] = [] { didSet { data = nil } }
  /// The outline's text and what it says; `nil` for steps.
  private var data: PathData?

  /// An outline of steps, in primary text's colour.
  public init(_ commands: [PathCommand] = []) { self.commands = commands }

  /// An outline of SVG's path data.
  ///
  /// - Throws: ``DiagnosticError`` when it is none.
  public init(svg text: String) throws {
    do throws(SVGPathData.Problem) {
      data = PathData(text: text, path: try SVGPathData.path(text))
    } catch {
      throw DiagnosticError(error.message, hint: PathData.hint)
    }
  }

  var specData: PathData {
    get { data ?? PathData(text: "", path: Path()) }
    set { data = newValue }
  }

  /// Its outline in its own coordinates.
  package var drawnPath: Path {
    if let data { return data.path }
    var path = Path()
    for command in commands { command.add(to: &path) }
    return path
  }

  func outline(in frame: Rect, inset: Double, _ context: LayoutContext) -> Shape {
    var result = drawnPath
    if let box = self.viewBox {
      let scale = min(frame.width / box.width, frame.height / box.height)
      let size = Size(width: box.width * scale, height: box.height * scale)
      result = result.scaled(
        by: scale,
        offset: Point(
          x: frame.midX - size.width / 2 - box.x * scale,
          y: frame.midY - size.height / 2 - box.y * scale))
    } else {
      result = result.scaled(by: 1, offset: frame.origin)
    }
    if context.direction == .rightToLeft { result = result.mirrored(aboutX: frame.midX) }
    return .path(result, evenOdd: self.fillRule == .evenodd)
  }

  var isInsettable: Bool { false }

  /// What the outline reaches: that of its view box, or as far as its points go.
  var idealSize: Size {
    if let box = self.viewBox { return Size(width: box.width, height: box.height) }
    guard let bounds = drawnPath.controlBounds else { return .zero }
    return Size(width: max(0, bounds.maxX), height: max(0, bounds.maxY))
  }

  public static let names = ["Path"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    PathShape(), summary: "Any outline, given as SVG path data or as steps.", titleKey: "data",
    childrenKey: "commands",
    examples: [
      ComponentExample(
        "A heart",
        "Path: M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2a5 5 0 0 1 10 2c0 4-3 7-10 13z\n"
          + "viewBox: [24, 24]\nfill: red\nwidth: 48\nheight: 48\n"),
      ComponentExample(
        "A line of steps",
        "Path:\n  - {move: [0, 30]}\n  - {line: [20, 10]}\n  - {line: [40, 24]}\n"
          + "  - {line: [70, 2]}\nstroke: {color: green, width: 3, cap: round, join: round}\n"
          + "width: 70\nheight: 32\n"),
    ])
}

/// SVG's path data with what it says.
struct PathData: Hashable, SpecValue {
  var text: String
  var path: Path

  static let hint = "write it as in the attribute 'd' of an SVG file, for example M0 0L10 10"

  static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  static func read(_ node: SpecNode, by reader: SpecReader) -> PathData? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "SVG path data")
      return nil
    }
    do throws(SVGPathData.Problem) {
      return PathData(text: text, path: try SVGPathData.path(text))
    } catch {
      var place = node.location
      if let start = node.textOffset { place.column += start + error.offset }
      reader.fail("'\(reader.key)': \(error.message)", at: place, hint: hint, id: .wrongType)
      return nil
    }
  }

  var specText: String { text }
}

/// The room that an outline was drawn in.
public struct ViewBox: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width, above 0.
  public var width: Double
  /// The height, above 0.
  public var height: Double

  /// A room from its edges and its extent.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension ViewBox: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .numbers(Limits.coordinates)
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> ViewBox? {
    var reader = reader
    reader.range = Limits.coordinates
    // SVG's own way is a text of four numbers.
    let list =
      node.list
      ?? (node.scalar ?? "").split(separator: " ").map {
        SpecNode(.scalar(String($0)), at: node.location)
      }
    let hint = "write [width, height] or [x, y, width, height]"
    guard
      let numbers = reader.numbers(list, counts: [2, 4], at: node, hint: hint, id: .wrongType)
    else { return nil }
    let size = numbers.suffix(2)
    let box = ViewBox(
      x: numbers.count == 4 ? numbers[0] : 0, y: numbers.count == 4 ? numbers[1] : 0,
      width: size[size.startIndex], height: size[size.startIndex + 1])
    return reader.checked(box, box.problem(key: reader.key, range: reader.range), at: node)
  }

  package var specText: String {
    "[\([x, y, width, height].map { NumberFormat.short($0) }.joined(separator: ", "))]"
  }

  /// A room without extent.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    guard width > 0, height > 0, width <= Limits.coordinate, height <= Limits.coordinate else {
      return ValueProblem(
        message: "'\(key)' is \(NumberFormat.short(width)) × \(NumberFormat.short(height)); "
          + "both must be above 0", hint: "write the size that the outline was drawn in")
    }
    return nil
  }
}
