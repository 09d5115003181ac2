/// Every budget for what comes in, in one place.
///
/// Whatever an input asks for, work and memory stay within these. An input that goes beyond one is
/// refused with an error that names the element, the limit and the remedy. The numbers were chosen
/// far above what an interface mockup needs and far below what harms a machine.
package enum Limits {
  // MARK: Files

  /// The size of a spec or theme file, in bytes. This allows 200 bytes for each component of the largest picture.
  package static let specBytes = 4 << 20
  /// The size of a document with pictures, or of a book as mdBook sends it, in bytes. Ten thousand pages fit.
  package static let documentBytes = 16 << 20
  /// Files and folders named on one command line.
  package static let inputs = 100_000
  /// Words on one command line, besides files and folders of a long row.
  package static let arguments = 4_000
  /// The size of a block's options, including its alternative text, in bytes.
  package static let blockOptionBytes = 16 << 10
  /// Pictures of one document.
  package static let documentPictures = 3_000

  /// The size of a font file whose checksum a receipt contains, in bytes.
  package static let fontBytes = 256 << 20

  /// The size of a dump of a scene, in bytes.
  package static let dumpBytes = 64 << 20

  // MARK: Spec

  /// How deeply maps and lists are nested.
  package static let nesting = 64
  /// How deeply lists and objects are nested in JSON of other programs, such as documents of pandoc.
  package static let foreignNesting = 512
  /// Values in a spec after aliases are followed. A component takes about ten.
  package static let values = 200_000
  /// Anchors in a YAML file.
  package static let anchors = 20_000
  /// Theme files in one chain, each of which extends the next.
  package static let themes = 32
  /// Parameters of a definition.
  package static let parameters = 1_000
  /// Pictures on one board.
  package static let artboards = 300
  /// Arrows of one board.
  package static let arrows = 300
  /// Files of definitions that a spec uses, directly or through other files.
  package static let usedFiles = 64
  /// How deeply components and modifiers are nested. Layout and painting recurse this deep.
  package static let depth = 400
  /// Components in one picture, containers and modifiers included. The largest picture has room for
  /// 8,600 buttons of touchable size.
  package static let nodes = 20_000
  /// Texts in one picture, including the texts inside components, such as each day of a calendar.
  package static let texts = 40_000
  /// Callouts of one picture. Only the first 99 are drawn.
  package static let callouts = 200
  /// Items of one menu. The items of a submenu count for the submenu.
  package static let menuItems = 1_000
  /// Options of a picker that draws all of them. Wheels and lists draw only the visible options.
  package static let pickerOptions = 1_000
  package static let pickerColumns = 12
  /// Errors printed for one file. Further errors are only counted.
  package static let diagnostics = 50

  // MARK: Text

  /// Bytes of UTF-8 in one label or title.
  package static let textBytes = 4096
  /// Bytes of UTF-8 in all texts of one picture. Half of this, in the smallest readable text, fills the
  /// largest picture.
  package static let textBytesInAll = 512 << 10
  /// The smallest and largest font size, in points.
  package static let fontSize = 0.5...1000.0

  // MARK: Picture files

  /// The size of one PNG, JPEG or SVG file, in bytes.
  package static let imageBytes = 16 << 20
  /// The size of all picture files that one spec names, in bytes.
  package static let imageBytesInAll = 64 << 20
  /// Pixels along one side of a picture file.
  package static let imageSide = 16_384
  /// Pixels of one picture file. Decoding so many takes 128 MiB.
  package static let imagePixels = 32 << 20
  /// Pixels of all picture files that one spec names.
  package static let imagePixelsInAll = 256 << 20
  /// Pixels of a PNG or JPEG file. Files up to this size are decoded in the program itself, because
  /// starting a process would take longer. This takes a few milliseconds.
  package static let imagePixelsInProcess = 256 << 10
  /// Seconds of processor time for drawing one picture file, unless a flag says otherwise. This is less
  /// than the limit for a whole picture, so that the message can name the file.
  package static let imageSeconds = 1.5
  /// Bytes of memory for drawing one picture file, unless a flag says otherwise. Its pixels are not
  /// counted.
  package static let imageMemory = 256 << 20
  /// Seconds of processor time for reading a spec and drawing one picture, unless a flag says otherwise,
  /// and for formatting one file. With 1.8 s, a whole run stays below 2 s. Builds for tests are about ten
  /// times slower, and have 20 s.
  package static let pictureSeconds = isOptimized ? 1.8 : 20.0
  /// Bytes of memory for one picture, unless a flag says otherwise.
  package static let pictureMemory = 512 << 20
  /// The smallest and largest value of the flags for seconds of processor time.
  package static let seconds = 0.01...86_400.0
  /// The smallest and largest value of the flags for memory, in bytes.
  package static let memory = (1 << 20)...(1 << 40)
  /// Elements of an SVG file. An element that is used twice counts twice.
  package static let svgElements = 50_000
  /// Crossing pairs of lines in all outlines of an SVG file. At this limit, drawing takes about 5 s.
  package static let svgCrossings = 2e7
  /// Dashes along the outlines of an SVG file. At this limit, drawing takes about half a GiB.
  package static let svgDashes = 2e6

  // MARK: Geometry

  /// The largest coordinate or length, in points. Cairo's fixed-point numbers overflow beyond it.
  package static let coordinate = 1e6
  /// The range of every coordinate.
  package static let coordinates = -coordinate...coordinate
  /// The range of every length.
  package static let lengths = 0...coordinate
  /// The largest corner radius or stroke width, in points. Cairo 1.16 may loop forever beyond 1e7.
  package static let radius = 1e5
  /// Lengths of dashes and gaps in one line's pattern.
  package static let dashLengths = 16
  /// Dashes along one line. These are more than the widest picture has pixels.
  package static let dashes = 50_000.0
  /// The largest miter limit: the length of a mitred corner, in line widths.
  package static let miter = 100.0
  /// Colours of one gradient.
  package static let gradientStops = 64
  /// The largest blur, in points. The wider a blur, the longer it takes.
  package static let blur = 200.0

  // MARK: Pictures

  /// Pixels per point.
  package static let scale = 1.0...4.0
  /// Pixels along one side. Cairo's image surfaces cannot be longer.
  package static let pixelsPerSide = 32_767
  /// Pixels in one picture. Drawing so many takes 256 MiB.
  package static let pixels = 64 << 20
  /// Files in a folder of snapshots or specs.
  package static let snapshots = 1_000_000
  /// The size of a PNG file that is compared with another one, in bytes.
  package static let comparedBytes = 512 << 20

  // MARK: Configuration

  /// Sets of a configuration. Each set reads its specs itself.
  package static let sets = 256
  /// Texts in one list of a configuration: specs, fonts, pictures or components.
  package static let listed = 1_000
  /// Variants of one set or one flag.
  package static let variants = 1_000
  /// Scales of one set.
  package static let scales = 16
  /// Rules of `ignore` and `tolerance` for one set. A rule for several pictures counts once for each
  /// picture, and a rule for several parts once for each part. Each rule is tried on every component.
  package static let comparingRules = 500

  // MARK: Snapshots

  /// The size of one file of a baseline, or of a file that shows a failure, in bytes.
  package static let snapshotBytes = 256 << 20
  /// The size of a file of results, in bytes.
  package static let resultBytes = 64 << 20
  /// Values in a file of results.
  package static let resultValues = 4_000_000
  /// Bytes in the name of a snapshot, or in the path of a file that shows a failure.
  package static let snapshotNameBytes = 1024

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
