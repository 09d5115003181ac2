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
      let size = checked.scene.size
      switch format {
      case .png: try PaintBudget.checkPixels(size, scale: picture.scale)
      case .svg: try PaintBudget.checkOutlines(scale: picture.scale)
      case .pdf: try PaintBudget.checkPage(size)
      }
    }
    if picture.scene.nodes.contains(where: { $0.allItems.contains(where: \.showsFile) }) {
      _ = try bytes(of: picture, format: format)
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
