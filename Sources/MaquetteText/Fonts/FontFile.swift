internal import CPango
import MaquetteCore

/// An opened face. It stays at the scale of its design, so that shaping it once serves every size
/// and no position is rounded.
final class FontFile {
  /// What runs name it by.
  let face: FontFace
  /// HarfBuzz's object; valid as long as this one.
  let font: OpaquePointer
  /// Units of the design in an em.
  let unitsPerEm: Double
  /// Advance of glyph 0, the box for what is missing, in units of the design.
  let missingAdvance: Double
  /// Puts accents right where the face has them wrong; `nil` where it does not.
  lazy var accents: Accents? = model.map { Accents(face: self, model: $0) }
  /// The face that is right where this one is wrong; `nil` where none is needed.
  private(set) lazy var model: FontFile? = findModel?()
  /// Finds that face.
  var findModel: (() -> FontFile?)?
  /// Characters whose outlines it has broken.
  var broken: Set<UInt32> = []
  /// How wide the printable letters of ASCII are, from the space on, in ems; 0 for one that it lacks.
  lazy var letterWidths: [Double] = LetterTable.letters.map { letter in
    nominalGlyph(UInt32(letter)).map { Double(hb_font_get_glyph_h_advance(font, $0)) / unitsPerEm }
      ?? 0
  }
  /// Whether a line with its letters is as high as the face asks, even a line by itself: words of
  /// Nastaliq fall from high above the baseline to far below it.
  var isHangingScript = false
  /// Whether the face's compositions (`ccmp`) are all of letters with combining marks, so that they change no text
  /// without these. Those of Inter are: measured for all pairs of characters from U+0020 to U+02FF and from U+2000 to
  /// U+206F, joiners among them, in all styles.
  let composesOnlyMarks: Bool
  /// Letters with marks, and whether the face misplaces these.
  var misplacedMarks: [[UInt32]: Bool] = [:]

  /// A file is there and cannot be brought into memory.
  struct Unreadable: Error {}

  /// Opens a face; `nil` for a file that is no font.
  ///
  /// - Parameter index: as FreeType counts: the face in the low 16 bits, a variable font's
  ///   instance, counted from 1, above them.
  static func opened(path: String, index: Int) throws(Unreadable) -> FontFile? {
    guard let blob = contents(of: path) else {
      if Disk.isFile(path), Disk.status(of: path)?.st_size != 0 { throw Unreadable() }
      return nil
    }
    defer { hb_blob_destroy(blob) }
    return FontFile(blob, path: path, index: index)
  }

  private init?(_ blob: OpaquePointer, path: String, index: Int) {
    let number = UInt32(clamping: index) & 0xFFFF
    guard number < hb_face_count(blob) else { return nil }
    let face = hb_face_create(blob, number)
    defer { hb_face_destroy(face) }
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      return nil
    }
    self.font = font
    let units = hb_face_get_upem(face)
    hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
    let instance = UInt32(clamping: index) >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, instance - 1) }
    unitsPerEm = Double(max(units, 1))
    missingAdvance = Double(hb_font_get_glyph_h_advance(font, 0))
    let name = Self.name(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: face)
    self.face = FontFace(name: name ?? Self.fileName(path), file: path, index: index)
    composesOnlyMarks = ["Inter-", "InterDisplay-"].contains { [name = self.face.name.utf8] in
      name.starts(with: $0.utf8)
    }
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face can draw a character, itself or from its parts, as HarfBuzz will.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { return true }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else {
      // The hyphen that does not break is drawn as the other one.
      return scalar == 0x2011 && covers(0x2010)
    }
    return covers(first) && (second == 0 || covers(second))
  }

  /// The character that two make together, if there is one.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var result: hb_codepoint_t = 0
    let isComposed = hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &result)
    return isComposed != 0 ? result : nil
  }

  /// The character and the mark that one is made of, if it is made of two.
  static func decomposition(_ scalar: UInt32) -> (first: UInt32, mark: UInt32)? {
    var first: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    return hb_unicode_decompose(functions, scalar, &first, &mark) != 0 && mark != 0
      ? (first, mark) : nil
  }

  /// The glyph of a character; `nil` when the face has none.
  func nominalGlyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The box of a contour's points, in ems upwards from the baseline.
  typealias Contour = (left: Double, bottom: Double, right: Double, top: Double)

  /// The contours of a glyph; none for one with more of them than letters have.
  func contours(of glyph: UInt32) -> [Contour] {
    var boxes = [maquette_contour](repeating: maquette_contour(), count: 32)
    let count = Int(maquette_glyph_contours(font, glyph, &boxes, Int32(boxes.count)))
    guard count <= boxes.count else { return [] }
    return boxes[..<count].map {
      ($0.left / unitsPerEm, $0.bottom / unitsPerEm, $0.right / unitsPerEm, $0.top / unitsPerEm)
    }
  }

  /// A file's bytes; `nil` for what is no file.
  static func contents(of path: String) -> OpaquePointer? {
    guard Disk.isFile(path) else { return nil }
    return Disk.with(path) { hb_blob_create_from_file_or_fail($0) } ?? nil
  }

  // MARK: Reading names

  static func name(_ id: Int, of face: OpaquePointer) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    var count = UInt32(bytes.count)
    // Names are asked for in English whatever the machine's language.
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(clamping: id), language, &count, &bytes) > 0
    else { return nil }
    let name = bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func fileName(_ path: String) -> String {
    let name = Paths.name(of: path)
    return name.unicodeScalars.split(separator: ".").first.map { String($0) } ?? name
  }
}
