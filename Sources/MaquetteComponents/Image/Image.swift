import MaquetteCore
import MaquetteThemes

/// A picture: a symbol, a PNG, JPEG or SVG file, or a placeholder for one.
///
/// Files are never mirrored, whatever the direction (HIG, Right to left: avoid flipping images).
/// Where several stand in an order that means something, their container reverses their positions:
/// see ``HStack/orderIsMeaningful``.
public struct Image: CatalogComponent {
  /// The symbol's name, as in SF Symbols; empty for none.
  public var systemName: String
  /// The text that the symbol would stand beside: it takes that size and weight.
  public var font: FontValue
  /// The colour of a symbol or template; the tint by default.
  public var color: ColorValue
  /// How large it is beside the text, without much change to its stroke; medium by default.
  public var imageScale: ImageScale

  /// Whether a symbol mirrors in right-to-left, for what the catalogue cannot know: no for a logo,
  /// yes for one that shows motion; `nil`, the default, as the symbol's own rule has it.
  public var flipsForRightToLeftLayoutDirection: Bool?

  // MARK: Files

  /// The file; `nil`, the default, for a symbol, or a placeholder when that has no name either.
  public var file: ImageData?
  /// The file that stands in its place in right-to-left, for one whose content is strongly connected
  /// to reading direction (HIG, Right to left); `nil`, the default, for the same file.
  public var rightToLeftFile: ImageData?
  /// How the file fills the room it is offered; `nil`, the default, for its own size.
  public var contentMode: ImageContentMode?
  /// Whether the file takes the room it is offered; by default only with a ``contentMode``.
  public var isResizable = false
  /// Whose colours the file is drawn in; its own by default.
  public var renderingMode = ImageRenderingMode.original
  /// How its pixels become more or fewer; blended by default.
  public var interpolation = ImageInterpolation.high
  /// What it is cut to; its frame by default.
  public var clipShape = ImageClipShape.rectangle
  /// How round the corners of its frame are, in points; 0 by default.
  public var cornerRadius = 0.0

  // MARK: Accessibility

  /// What assistive technology calls it; empty, the default, for the name of symbol or file.
  public var label = ""
  /// Whether it only adorns, so that assistive technology passes over it; no by default.
  public var decorative = false

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

  /// The symbol smaller or larger beside the same text.
  public func imageScale(_ scale: ImageScale) -> Image {
    var copy = self
    copy.imageScale = scale
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Image")
    warnOfUnusedKeys(in: context)
    if file != nil, !systemName.isEmpty {
      context.report(
        .error, "an image shows a file or a symbol, not both", key: "file",
        hint: "remove one of them", id: .conflictingKeys)
    }
    if let file {
      let shown = context.direction == .rightToLeft ? rightToLeftFile ?? file : file
      return FileImageElement(self, file: shown, context: context)
    }
    return systemName.isEmpty
      ? PlaceholderElement(self, context: context) : SymbolElement(self, context: context)
  }

  private func warnOfUnusedKeys(in context: LayoutContext) {
    if !systemName.isEmpty {
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
      if renderingMode == .original {
        context.warnUnused("color", because: "the file is drawn in its own colours")
      }
    }
  }

  /// What assistive technology is told of it.
  func accessibility(named name: String) -> Accessibility {
    Accessibility(role: .image, label: label.isEmpty ? name : label, isHidden: decorative)
  }

  /// What assistive technology calls it.
  var accessibilityName: String {
    label.isEmpty ? file?.stem ?? systemName : label
  }
}
