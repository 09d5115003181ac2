import MaquetteCore

/// A picture: a symbol, a PNG, JPEG or SVG file, or a placeholder for one.
///
/// Files are never mirrored, whatever the direction (HIG, Right to left: avoid flipping images).
/// Where several stand in an order that means something, their container reverses their positions:
/// see ``HStack/orderIsMeaningful``.
public struct Image: CatalogComponent, CornerRounded {
  public struct Keys: KeyList {
    let name = PartKey(
      \Image.specName,
      "A symbol's name, or a file below the spec's folder. Without it, a placeholder is drawn.",
      aliases: ["image", "source"])
    public let systemName = Key(
      "", "The symbol's name, as in SF Symbols.", aliases: ["symbol"], type: .symbol)
    let file = PartKey(
      \Image.specFile, "A PNG, JPEG or SVG file below the spec's folder.", aliases: ["src"])
    public let font = Key<FontValue>(.body, "The font that sets the symbol's size.")
    public let color = Key<ColorValue>(
      .tint, "The colour of a symbol or template.",
      aliases: ["tint", "tintColor", "foregroundColor", "foregroundStyle", "contentTintColor"])
    public let imageScale = Key<ImageScale>(
      .medium, "How large a symbol is relative to its font; its strokes stay about as thick.",
      aliases: ["scale", "symbolScale"])
    public let flipsForRightToLeftLayoutDirection = Key<Bool?>(
      nil,
      "Whether a symbol is mirrored in right-to-left; write false for a logo. When not given, the "
        + "symbol's own rule decides.")
    let rightToLeftFile = PartKey(
      \Image.specRightToLeftFile,
      "Another file for right-to-left, if the content depends on the reading direction.")
    public let contentMode = Key<ImageContentMode?>(
      nil, "How a file fills its frame; it keeps its own size when not given.")
    public let isResizable = Key(
      false, "Whether a file is scaled to the available size.", named: "resizable")
    public let renderingMode = Key(
      ImageRenderingMode.original,
      "Whether a file keeps its own colours ('original'), or has one colour wherever it is "
        + "opaque.")
    public let interpolation = Key(
      ImageInterpolation.high,
      "Whether the pixels of a scaled file are smoothed ('high') or not ('none').")
    public let clipShape = Key(ClipShape.rectangle, "The shape that a file is clipped to.")
    public let label = Key(
      "", "The words that assistive technology reads; the name when not given.", aliases: ["alt"])
    public let decorative = Key(false, "Whether assistive technology ignores it.")
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// The shape that a picture file is cut to.
  public var clipShape: ClipShape {
    get { values[Image.keys.clipShape] }
    set { values[Image.keys.clipShape] = newValue }
  }

  /// The image with its file cut to a shape.
  public func clipShape(_ clipShape: ClipShape) -> Image { with { $0.clipShape = clipShape } }

  /// The file; `nil`, the default, for a symbol, or a placeholder when that has no name either.
  public var file: ImageData?
  /// The file that stands in its place in right-to-left, for one whose content is strongly connected
  /// to reading direction (HIG, Right to left); `nil`, the default, for the same file.
  public var rightToLeftFile: ImageData?
  /// How round the corners of its frame are; 0 by default.
  public var cornerRadius: CornerRadius = 0

  /// Whether it stands for an icon, as high as a line of the text beside it.
  var isIcon = false

  /// A symbol; as large as body text, in the tint's colour.
  public init(
    systemName: String, font: FontValue = .body, color: ColorValue = .tint,
    imageScale: ImageScale = .medium
  ) {
    self.systemName = systemName
    self.font = font
    self.color = color
    self.imageScale = imageScale
  }

  /// A picture file in its own size: its pixels, or half or a third of them for names that end in
  /// `@2x` and `@3x`.
  public init(_ file: ImageData) {
    self.init(systemName: "")
    self.file = file
  }

  /// A placeholder: a gray area with a picture's symbol in the middle.
  public init() { self.init(systemName: "") }

  /// The bytes of a PNG, JPEG or SVG file under a name, as a picture.
  ///
  /// - Throws: ``DiagnosticError`` when they are none, or too large.
  public init(bytes: [UInt8], name: String) throws { self.init(try ImageData(bytes, name: name)) }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Image")
    warnOfUnusedKeys(in: context)
    if file != nil, !self.systemName.isEmpty {
      context.report(
        .error, "an image shows a file or a symbol, not both", key: "file",
        hint: "remove one of them", id: .conflictingKeys)
    }
    if let file {
      if context.direction == .rightToLeft, let rightToLeftFile {
        return FileImageElement(
          self, file: rightToLeftFile, keys: ["rightToLeftFile"], context: context)
      }
      return FileImageElement(self, file: file, keys: ["file", "name"], context: context)
    }
    return self.systemName.isEmpty
      ? PlaceholderElement(self, context: context) : SymbolElement(self, context: context)
  }

  private func warnOfUnusedKeys(in context: LayoutContext) {
    if !self.systemName.isEmpty {
      context.warnUnused(
        "contentMode", "resizable", "renderingMode", "interpolation", "clipShape",
        "rightToLeftFile",
        because: "a symbol is as large as its 'font' says")
    } else if file == nil {
      context.warnUnused(
        "font", "color", "contentMode", "renderingMode", "interpolation", "rightToLeftFile",
        "flipsForRightToLeftLayoutDirection",
        because: "the image has no file yet")
    } else {
      context.warnUnused("font", because: "only symbols follow text")
      context.warnUnused(
        "flipsForRightToLeftLayoutDirection",
        because: "files are never mirrored; name another one as 'rightToLeftFile'")
      if self.renderingMode == .original {
        context.warnUnused("color", because: "the file is drawn in its own colours")
      }
    }
  }

  /// What assistive technology is told of it.
  func accessibility(named name: String) -> Accessibility {
    Accessibility(
      role: .image, label: self.label.isEmpty ? name : self.label, isHidden: self.decorative)
  }

  /// What assistive technology calls it.
  var accessibilityName: String {
    self.label.isEmpty ? file?.stem ?? self.systemName : self.label
  }
}
