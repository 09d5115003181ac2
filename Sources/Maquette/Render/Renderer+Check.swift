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
      let checked = try CheckedScene(overlaid(picture))
      try PaintBudget.check(checked.scene.size, scale: picture.scale, as: format)
    }
    if picture.scene.nodes.contains(where: { $0.allItems.contains(where: \.showsFile) }) {
      _ = try bytes(of: picture, format: format)
    }
  }
}

extension PaintBudget {
  /// Checks the extent of a picture.
  ///
  /// - Throws: ``DiagnosticError`` for what is too large for its format.
  static func check(_ size: Size, scale: Double, as format: PictureFormat) throws {
    switch format {
    case .png: try checkPixels(size, scale: scale)
    case .svg: try checkOutlines(scale: scale)
    case .pdf: try checkPage(size)
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
