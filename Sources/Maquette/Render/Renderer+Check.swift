import MaquetteCore
import MaquettePainting

extension Renderer {
  /// Tells whether a picture can be painted, without encoding it.
  ///
  /// Whether it is too large is computed; only a picture that shows picture files is painted, since
  /// what is wrong with those turns up there.
  ///
  /// - Throws: ``DiagnosticError`` as ``bytes(of:format:id:)`` would.
  public func check(_ picture: Picture, format: PictureFormat = .png) throws {
    var taken = picture.taken
    try WorkBudget.bounded(by: limits, taken: &taken) {
      _ = try checked(picture, format)
    }
    if picture.scene.nodes.contains(where: { $0.allItems.contains(where: \.showsFile) }) {
      _ = try bytes(of: picture, format: format)
    }
  }

  /// The scene of a picture, with all overlays, that can be painted as a format.
  ///
  /// - Throws: ``DiagnosticError`` for what is too large, at what says in a spec how large it is, and for
  ///   what else cannot be drawn.
  func checked(_ picture: Picture, _ format: PictureFormat) throws -> CheckedScene {
    let scene: CheckedScene
    do {
      scene = try CheckedScene(overlaid(picture))
    } catch let error as DiagnosticError {
      throw DiagnosticError(
        error.diagnostics.map { diagnostic in
          var copy = diagnostic
          if copy.id == .tooMuch { copy.location = copy.location ?? picture.sizePlace }
          return copy
        })
    }
    try PaintBudget.check(
      scene.scene.size, scale: picture.scale, as: format, at: picture.sizePlace)
    return scene
  }
}

extension PaintBudget {
  /// Checks the extent of a picture.
  ///
  /// - Throws: ``DiagnosticError`` for what is too large for its format.
  ///
  /// - Parameter place: what says in a spec how large it is.
  static func check(
    _ size: Size, scale: Double, as format: PictureFormat, at place: SourceLocation?
  ) throws {
    switch format {
    case .png: try checkPixels(size, scale: scale, at: place)
    case .svg: try checkOutlines(scale: scale)
    case .pdf: try checkPage(size, at: place)
    }
  }
}

extension DrawItem {
  /// Whether a picture file is part of it.
  fileprivate var showsFile: Bool {
    switch self {
    case .image: true
    case .group(let group): group.items.contains(where: \.showsFile)
    default: false
    }
  }
}
