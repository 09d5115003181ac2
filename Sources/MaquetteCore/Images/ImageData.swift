/// A picture file as plain data: what components measure and painters decode.
///
/// Nothing is decoded here. The file's structure is read as far as its size, and only what is needed
/// for its pixels is kept: no comments, no places where photos were taken, no colour profiles, no
/// animation, no scripts. So a header that asks for too much, and a file that is cut off, are refused
/// before any library sees them.
public struct ImageData: Hashable, Sendable {
  /// The kinds of files that can be read.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png
    case jpeg
    case svg
  }

  /// What the file is called, as the user named it.
  @ByteExact public private(set) var name: String
  /// The kind of file, told by its content and not its name.
  public let format: Format
  /// The file without what does not decide on its pixels.
  public let bytes: [UInt8]
  /// Its extent as it is shown, in pixels; for SVG in units of CSS, which may be fractions.
  public let pixelSize: Size
  /// Pixels per point: 2 for names that end in `@2x`, 3 for `@3x`, else 1.
  public let scale: Double
  /// How the pixels are turned to be shown: the values of Exif, from 1, as they are, to 8.
  public let orientation: Int
  /// Whether the file has a colour profile that is not sRGB; its colours are shown as if they were.
  public let hasColorProfile: Bool
  /// The widest stroke of an SVG, in its units; 0 for others. Painters refuse what would become too
  /// wide for Cairo.
  public let widestStroke: Double
  /// A number made of the file's bytes, in hexadecimal, that tells pictures apart.
  public let digest: String

  /// Endings of names that specs take for files.
  public static let fileEndings = [".png", ".jpg", ".jpeg", ".svg"]

  /// Whether a name is that of a picture file and not of a symbol.
  public static func isFileName(_ name: String) -> Bool {
    let name = name.lowercased()
    return fileEndings.contains { Paths.ends(name, in: $0) }
  }

  /// Whether a name is that of a picture file of a kind that is not read.
  package static func isUnreadFileName(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".webp", ".gif", ".bmp", ".heic", ".tif", ".tiff", ".avif", ".pdf"].contains {
      name.utf8.count > $0.utf8.count && Paths.ends(name, in: $0)
    }
  }

  /// Looks at a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: a PNG, JPEG or SVG file.
  ///   - name: what it is called; an ending `@2x` or `@3x` says how many pixels a point has.
  /// - Throws: ``DiagnosticError`` when it is no such file, is damaged, larger than ``Limits`` allow,
  ///   or has something in it that is never drawn.
  public init(_ bytes: [UInt8], name: String) throws {
    let shown = "'\(SpecNode.excerpt(name))'"
    guard bytes.count <= Limits.imageBytes else {
      throw DiagnosticError(
        "\(shown) has more than \(Limits.imageBytes >> 20) MiB, the most that is read of a picture",
        hint: "save it smaller", id: .tooMuch)
    }
    let header: ImageHeader
    do throws(ImageProblem) {
      header = try ImageHeader(bytes)
      try header.check()
    } catch {
      throw DiagnosticError("\(shown) \(error.message)", hint: error.hint, id: .badPicture)
    }
    self.name = name
    self.bytes = header.bytes
    format = header.format
    pixelSize = header.shownSize
    orientation = header.orientation
    hasColorProfile = header.hasColorProfile
    widestStroke = header.widestStroke
    scale = ImageData.scale(of: name)
    digest = ContentHash(header.bytes).hex
  }

  /// Its extent in points.
  public var size: Size {
    Size(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// The name without folder, ending and scale: what assistive technology calls it unless told.
  public var stem: String { ImageData.stem(of: name) }

  private static func stem(of name: String) -> String {
    let stem = Paths.stem(of: name)
    return Paths.rest(of: Paths.rest(of: stem, before: "@2x"), before: "@3x")
  }

  private static func scale(of name: String) -> Double {
    let stem = Paths.stem(of: name)
    return Paths.ends(stem, in: "@2x") ? 2 : Paths.ends(stem, in: "@3x") ? 3 : 1
  }

  /// Feeds the digest in place of megabytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
