internal import CPango
import MaquetteCore

extension FontFile {
  /// The faces of a file with their names and weights, instances of variable ones included; empty
  /// for a file that is no font.
  static func describeFaces(of path: String) -> [AddedFace] {
    guard let blob = FontFile.contents(of: path) else {
      return []
    }
    defer { hb_blob_destroy(blob) }
    // Collections hold a dozen faces; a damaged header may claim millions.
    let count = min(hb_face_count(blob), 64)
    return (0..<count).flatMap { number -> [AddedFace] in
      guard let face = hb_face_create(blob, number) else { return [] }
      defer { hb_face_destroy(face) }
      return describe(face, number: number, path: path)
    }
  }

  private static func describe(
    _ face: OpaquePointer, number: UInt32, path: String
  ) -> [AddedFace] {
    let family =
      name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, of: face) ?? name(HB_OT_NAME_ID_FONT_FAMILY, of: face)
    guard let family, hb_face_get_glyph_count(face) > 0 else { return [] }
    let instances = min(hb_ot_var_get_named_instance_count(face), 64)
    // Without instances the face stands as it is.
    let numbers: ClosedRange<UInt32> = instances > 0 ? 1...instances : 0...0
    return numbers.compactMap { instance in
      guard let font = hb_font_create(face) else { return nil }
      defer { hb_font_destroy(font) }
      if instance > 0 { hb_font_set_var_named_instance(font, instance - 1) }
      let style = FontStyle(
        weight: weight(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
        isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
          || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < -1,
        path: path, index: Int(number | instance << 16))
      let width = hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
      return AddedFace(family: family, style: style, isOddWidth: !(95...105).contains(width))
    }
  }

  /// The step of the nine weights that is nearest to a number from a font.
  private static func weight(_ value: Float) -> FontWeight {
    guard value.isFinite else { return .regular }
    let step = Int((min(max(value, 100), 900) / 100).rounded()) * 100
    return FontWeight(rawValue: step) ?? .regular
  }
}
