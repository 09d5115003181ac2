import MaquettePainting
import MaquetteText

/// Draws components.
///
/// A renderer keeps fonts and glyphs between pictures, so one renderer for many pictures is much
/// faster than one for each. It is used by one thread at a time; make one wherever one is needed,
/// in any thread: there is nothing else to set up.
public final class Renderer {
  private let measurer: PangoTextMeasurer
  let maker: SceneMaker
  private let process: PictureProcess?
  /// Picture files that layouts asked for the colours of, and that are drawn as pixels: each is decoded once.
  private let images: ImageShelf
  let limits: DrawingLimits
  private var raster: RasterPainter?
  private var svgWriter: SVGWriter?
  private var pdfPainter: PDFPainter?
  private var adaptiveWriter: AdaptiveSVGWriter?

  /// A renderer that knows the pinned fonts and those in some files or folders.
  ///
  /// - Parameters:
  ///   - fontPaths: font files, or folders of them, besides the pinned ones.
  ///   - limits: what drawing may take.
  public init(fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits()) {
    self.limits = limits
    process = PictureProcess(limits.imageFiles)
    images = ImageShelf(limit: Limits.imagePixels, process: process)
    measurer = PangoTextMeasurer(catalog: FontCatalog(fontPaths: fontPaths))
    maker = SceneMaker(measurer: measurer, pictures: images)
  }

  /// A scene ready to be painted, and what is doubtful about it.
  public struct Picture: Sendable {
    /// The scene, without overlays.
    public var scene: Scene
    /// Missing glyphs, unusual values and the scene's findings, in the order of the spec.
    public internal(set) var warnings: [Diagnostic]
    /// Pixels per point of raster pictures.
    public let scale: Double
    /// What it was drawn in.
    public let environment: Environment
    /// What is drawn over it.
    public var overlays: [Overlay] = []
    /// Whether SVG has text over its letters, which are outlines, so that it can be found, selected
    /// and copied.
    public var hasText = true
    /// What SVG and PDF have in the place of materials, which blur what is behind them.
    public var materials = MaterialRendering.image
    /// The symbols that it shows, sorted by name; none for a scene that was made elsewhere.
    package internal(set) var symbols: [Symbol] = []
    /// How callouts and redlines explain it.
    public var annotations = AnnotationOptions()
    /// What says in a spec how large it is.
    var sizePlace: SourceLocation?
    /// Nanoseconds of processor time that it has taken so far.
    var taken = 0

    /// A scene that was made elsewhere, for example by changing one, as it is in an environment.
    public init(_ scene: Scene, in environment: Environment = Environment()) {
      self.init(scene: scene, warnings: [], scale: environment.scale, environment: environment)
    }

    init(scene: Scene, warnings: [Diagnostic], scale: Double, environment: Environment) {
      self.scene = scene
      self.warnings = warnings
      self.scale = scale
      self.environment = environment
    }
  }

  /// Lays out a component.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  public func picture(
    of component: some Component, on canvas: Canvas = Canvas(),
    in environment: Environment = Environment()
  ) throws -> Picture {
    try picture(of: component, on: canvas, in: environment, after: 0)
  }

  /// Lays out a component that was read before.
  ///
  /// - Parameter time: nanoseconds of processor time that reading it took, which count as the picture's.
  func picture(
    of component: some Component, on canvas: Canvas, in environment: Environment, after time: Int
  ) throws -> Picture {
    if let problem = environment.tintProblem { throw DiagnosticError([problem]) }
    var taken = time
    let symbols = SymbolUses()
    let (scene, warnings) = try WorkBudget.bounded(by: limits, taken: &taken) {
      try maker.scene(of: component, on: canvas, in: environment, telling: symbols)
    }
    if let file = measurer.unreadableFont {
      throw DiagnosticError(
        "the font file '\(file)' cannot be opened",
        hint: "check its permissions, and allow the process more memory or open files",
        id: .unreadableFile)
    }
    let findings = scene.findings.filter { $0.severity == .warning }.map(\.warning)
    var version = environment.versionWarning
    if let said = canvas.places.osVersion, said.version == environment.osVersion {
      version?.location = said.place
    }
    var picture = Picture(
      scene: scene,
      warnings: warnings + findings + [version].compactMap { $0 },
      scale: environment.scale,
      environment: environment)
    (picture.taken, picture.symbols, picture.sizePlace) = (taken, symbols.all, canvas.places.size)
    return picture
  }

  /// Answers what UIKit's labels answer: their intrinsic size, where their text lies, their
  /// baselines.
  public func labels(in environment: Environment = Environment()) -> LabelMeasurer {
    LabelMeasurer(measurer: measurer, environment: environment)
  }

  /// The bytes of a picture's file.
  ///
  /// - Parameter id: the root `id` of an SVG; other ids in it start with it.
  /// - Throws: ``DiagnosticError`` when the picture is too large, or a font cannot be read.
  public func bytes(
    of picture: Picture, format: PictureFormat = .png, id: String = "maquette"
  ) throws -> [UInt8] {
    try bytes(of: picture, format: format, id: id, keeping: [])
  }

  /// The bytes of a picture's PNG file.
  ///
  /// - Parameter kept: a file that may have the same pixels, and is then the one.
  /// - Throws: as ``bytes(of:format:id:)`` does.
  package func png(of picture: Picture, keeping kept: [UInt8]) throws -> [UInt8] {
    try bytes(of: picture, format: .png, id: "", keeping: kept)
  }

  private func bytes(
    of picture: Picture, format: PictureFormat, id: String, keeping kept: [UInt8]
  ) throws -> [UInt8] {
    var taken = picture.taken
    return try WorkBudget.bounded(by: limits, taken: &taken) {
      let checked = try self.checked(picture, format)
      switch format {
      case .png: return try rasterPainter().png(checked, scale: picture.scale, keeping: kept)
      case .svg:
        let scene =
          picture.materials == .filter && checked.scene.root.hasMaterial
          ? try rasterPainter().withNumberedMaterials(checked)
          : try withoutMaterials(checked, of: picture, on: checked.scene.size.roundedUp)
        return Array(
          try writer().svg(scene, scale: picture.scale, id: id, hasText: picture.hasText).utf8)
      case .pdf:
        return try painter().pdf(
          withoutMaterials(checked, of: picture, on: checked.scene.size), scale: picture.scale)
      }
    }
  }

  /// The bytes of one SVG document that shows a picture in light and, when a rule says so, in the
  /// dark.
  ///
  /// - Parameters:
  ///   - light: the picture in light; its scale counts, and whether it has text.
  ///   - dark: the same component in the dark.
  ///   - rule: when the dark one is shown.
  ///   - id: the root `id`; without one the root has none.
  /// - Throws: ``DiagnosticError`` when a picture is too large, or a font cannot be read.
  package func adaptiveSVG(
    light: Picture, dark: Picture, rule: SVGDarkRule = .media, id: String? = nil
  ) throws -> [UInt8] {
    let writer = try adaptiveWriter ?? AdaptiveSVGWriter(process: process)
    adaptiveWriter = writer
    var taken = light.taken + dark.taken
    return try WorkBudget.bounded(by: limits, taken: &taken) {
      Array(
        try writer.svg(
          light: adaptable(light), dark: adaptable(dark), rule: rule,
          scale: light.scale, id: id, hasText: light.hasText
        ).utf8)
    }
  }

  /// The bytes of a component's picture.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  public func bytes(
    of component: some Component, format: PictureFormat = .png, on canvas: Canvas = Canvas(),
    in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try bytes(of: picture(of: component, on: canvas, in: environment), format: format)
  }

  /// Writes a component's picture to a file; the name's ending decides on the format.
  ///
  /// The file is whole and new, or untouched.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn, ``OutputError`` when it cannot be
  ///   written, as through a link that leaves the file's folder.
  public func write(
    _ component: some Component, to path: String, on canvas: Canvas = Canvas(),
    in environment: Environment = Environment()
  ) throws {
    guard let format = PictureFormat(fileName: path) else {
      throw OutputError.unknownFormat(path: path)
    }
    let bytes = try bytes(of: component, format: format, on: canvas, in: environment)
    try AtomicFile.write(bytes, to: RunFiles().claim(path))
  }

  // Painters are made when they are first needed: a run that writes PNG opens no PDF.
  package func rasterPainter() throws -> RasterPainter {
    if let raster { return raster }
    let painter = try RasterPainter(images: images)
    raster = painter
    return painter
  }

  private func writer() throws -> SVGWriter {
    if let svgWriter { return svgWriter }
    let writer = try SVGWriter(process: process)
    svgWriter = writer
    return writer
  }

  private func painter() throws -> PDFPainter {
    if let pdfPainter { return pdfPainter }
    let painter = try PDFPainter(process: process)
    pdfPainter = painter
    return painter
  }
}
