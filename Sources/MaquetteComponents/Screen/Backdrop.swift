import MaquetteCore
import MaquetteThemes

/// What lies behind everything on a ``Screen``: something for materials to have behind them.
public enum Backdrop: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A colour or a gradient.
  case paint(PaintValue)
  /// A picture file, which fills the screen; what is too much of it is cut off on both sides alike.
  case picture(ImageData)
  /// A wallpaper by its name, for example `dusk`.
  case wallpaper(String)

  /// The name of a wallpaper, or else a colour's, or `#RRGGBB` notation.
  public init(stringLiteral value: String) {
    let isWallpaper = Wallpaper.named(value) != nil
    self = isWallpaper ? .wallpaper(value) : .paint(PaintValue(stringLiteral: value))
  }
}

extension Backdrop: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.either(.choice(Wallpaper.names), .imageFile), PaintValue.specType(range: range))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> Backdrop? {
    guard let text = node.scalar else {
      return PaintValue.read(node, by: reader).map(Backdrop.paint)
    }
    if Wallpaper.named(text) != nil { return .wallpaper(text.lowercased()) }
    // No colour has an ending; a file of a kind that cannot be read is told to be one.
    if ImageData.isFileName(text) || text.contains(".") {
      return ImageFileValue.read(node, by: reader).map { .picture($0.data) }
    }
    if let theme = reader.theme, !text.hasPrefix("#"),
      theme.color(named: text, traits: ColorTraits()) == nil,
      let near = Suggestion.nearest(to: text, in: Wallpaper.names)
    {
      reader.fail(
        "unknown value '\(SpecNode.excerpt(text))' for '\(reader.key)'", at: node,
        hint: "did you mean '\(near)'?", id: .unknownValue)
      return nil
    }
    return PaintValue.read(node, by: reader).map(Backdrop.paint)
  }

  package var specText: String {
    switch self {
    case .paint(let paint): paint.specText
    case .picture(let data): data.name
    case .wallpaper(let name): name
    }
  }

  /// What is wrong with a value that Swift set.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    switch self {
    case .paint(let paint): return paint.problem(key: key, range: range)
    case .picture: return nil
    case .wallpaper(let name):
      guard Wallpaper.named(name) == nil else { return nil }
      return ValueProblem(
        message: "there is no wallpaper '\(SpecNode.excerpt(name))'",
        hint: "use one of: \(Wallpaper.names.joined(separator: ", "))")
    }
  }
}
