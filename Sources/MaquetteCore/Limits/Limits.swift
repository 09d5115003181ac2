/// Every budget of the package, in one place.
///
/// Whatever an input asks for, work and memory stay within these. An input that goes beyond one is
/// refused with an error that names the element, the limit and the remedy. The numbers were chosen
/// far above what an interface mockup needs and far below what harms a machine.
public enum Limits {
  // MARK: Files

  /// Bytes of a spec or theme file.
  public static let specBytes = 8 << 20
  /// Bytes of a document with pictures in it.
  public static let documentBytes = 64 << 20
  /// Files and folders named on one command line.
  public static let inputs = 100_000

  /// Bytes of a scene's dump.
  public static let dumpBytes = 64 << 20

  // MARK: Spec

  /// Levels of maps and lists inside one another.
  public static let nesting = 64
  /// Levels of lists and objects in JSON of other programs, as documents of pandoc.
  public static let foreignNesting = 512
  /// Values in a spec after aliases are followed. A component takes several.
  public static let values = 500_000
  /// Components inside one another, modifiers counted too. Layout and painters go down with them.
  public static let depth = 400
  /// Components in one picture, containers and modifiers included.
  public static let nodes = 100_000
  /// Items of one menu, those of its submenus not counted.
  public static let menuItems = 1_000
  /// Options of a picker that draws all of them; wheels and lists draw the few that are seen.
  public static let pickerOptions = 1_000
  /// Columns of a picker.
  public static let pickerColumns = 12
  /// Errors printed for one file before the rest is only counted.
  public static let diagnostics = 50

  // MARK: Text

  /// Bytes of UTF-8 in one label or title. Pango's line breaking slows down beyond it.
  public static let textBytes = 4096
  /// Characters without a place to break. Pango's wrapping is quadratic in these.
  public static let unbreakableCharacters = 500
  /// The smallest and largest font size, in points.
  public static let fontSize = 0.5...1000.0

  // MARK: Picture files

  /// Bytes of one PNG, JPEG or SVG file.
  public static let imageBytes = 16 << 20
  /// Bytes of all that one spec names.
  public static let imageBytesInAll = 64 << 20
  /// Pixels along one side of a picture file.
  public static let imageSide = 16_384
  /// Pixels of one picture file: 128 MiB while it is decoded.
  public static let imagePixels = 32 << 20
  /// Pixels of all that one spec names.
  public static let imagePixelsInAll = 256 << 20
  /// Elements of an SVG file, with what is used again counted again.
  public static let svgElements = 50_000
  /// Pairs of lines in one outline of an SVG file that may cross, over all of it: about 5 s.
  public static let svgCrossings = 2e7
  /// Dashes along the outlines of an SVG file: about half a GiB.
  public static let svgDashes = 2e6

  // MARK: Geometry

  /// The largest coordinate or length, in points: beyond it Cairo's fixed-point numbers overflow.
  public static let coordinate = 1e6
  /// The largest corner radius or stroke width, in points: Cairo 1.16 may loop forever beyond 1e7.
  public static let radius = 1e5
  /// The largest blur, in points: its cost grows with its width.
  public static let blur = 200.0

  // MARK: Pictures

  /// Pixels per point.
  public static let scale = 1.0...4.0
  /// Pixels along one side; Cairo's image surfaces end at 32,767.
  public static let pixelsPerSide = 32_767
  /// Pixels in one picture: 256 MiB while it is drawn.
  public static let pixels = 64 << 20
  /// Files in a folder of snapshots or specs.
  public static let snapshots = 1_000_000
  /// Bytes of a PNG file that is compared with another one.
  public static let comparedBytes = 512 << 20
  /// Pictures one command makes.
  public static let pictures = 1_000_000

  // MARK: Snapshots

  /// Bytes of a file of results.
  public static let resultBytes = 64 << 20
  /// Values in a file of results.
  public static let resultValues = 4_000_000
  /// Bytes of the name of a snapshot, and of the path of a file that shows a failure.
  public static let snapshotNameBytes = 1024
}
