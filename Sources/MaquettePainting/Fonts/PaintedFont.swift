internal import CCairo
import MaquetteCore

/// An open face of a font file.
final class PaintedFont {
  let face: FT_Face
  /// What the face is called and where it is.
  let name: FontFace
  /// Font units in an em.
  let unitsPerEm: Double
  /// Where any glyph's ink may be, in ems, y downwards.
  let inkBounds: Rect
  /// Whether glyphs are outlines; otherwise they are pictures of fixed sizes.
  let isScalable: Bool
  let library: FreeTypeLibrary
  private var characterSize = 0
  /// FreeType's number for a path that leads nowhere.
  private static let cannotOpen: FT_Error = 1

  init(_ name: FontFace, library: FreeTypeLibrary) throws {
    var made: FT_Face?
    let status =
      Disk.with(name.file) { FT_New_Face(library.pointer, $0, name.index, &made) }
      ?? PaintedFont.cannotOpen
    guard status == 0, let made else {
      throw DiagnosticError(
        "the font file '\(name.file)' cannot be read (FreeType error \(status))",
        hint: "check that the file is there and is an OpenType, TrueType or Type 1 font",
        id: .badFont)
    }
    let record = made.pointee
    isScalable = maquette_face_is_scalable(made) != 0
    face = made
    self.name = name
    self.library = library
    unitsPerEm = isScalable ? max(1, Double(record.units_per_EM)) : 1
    inkBounds = PaintedFont.inkBounds(record, isScalable: isScalable, unitsPerEm: unitsPerEm)
    guard isScalable || record.num_fixed_sizes > 0 else {
      throw DiagnosticError(
        "the font file '\(name.file)' has neither outlines nor pictures of glyphs",
        hint: "use another font", id: .nothingToShow)
    }
  }

  deinit { FT_Done_Face(face) }

  /// The header's word on it, made no smaller than an em around the origin: files get it wrong.
  private static func inkBounds(_ face: FT_FaceRec_, isScalable: Bool, unitsPerEm: Double) -> Rect {
    let least = Rect(x: -0.5, y: -1.5, width: 2.5, height: 2.5)
    guard isScalable else { return least }
    let box = face.bbox
    let (left, right) = (Double(box.xMin) / unitsPerEm, Double(box.xMax) / unitsPerEm)
    let (top, bottom) = (-Double(box.yMax) / unitsPerEm, -Double(box.yMin) / unitsPerEm)
    guard left < right, top < bottom, left > -50, right < 50, top > -50, bottom < 50 else {
      return least
    }
    return least.union(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Makes glyphs loaded from now on this large; the unit is a 64th of a pixel per em.
  func setCharacterSize(_ size: Int) throws {
    guard size != characterSize else { return }
    try check(FT_Set_Char_Size(face, 0, size, 72, 72), while: "scaling")
    characterSize = size
  }

  /// Loads a glyph into the face's slot.
  func load(_ glyph: UInt32, flags: Int) throws -> FT_GlyphSlot {
    try check(
      FT_Load_Glyph(face, glyph, Int32(truncatingIfNeeded: flags)), while: "loading glyph \(glyph)")
    guard let slot = face.pointee.glyph else { throw damaged("loading glyph \(glyph)", 0) }
    return slot
  }

  /// Throws when FreeType reports an error.
  func check(_ status: FT_Error, while work: String) throws {
    guard status == 0 else { throw damaged(work, status) }
  }

  private func damaged(_ work: String, _ status: FT_Error) -> DiagnosticError {
    DiagnosticError(
      "\(work) failed in the font file '\(name.file)' (FreeType error \(status))",
      hint: "install the font again, or use another one", id: .badFont)
  }
}
