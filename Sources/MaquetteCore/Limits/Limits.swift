/// Every budget for what comes in, in one place.
///
/// Whatever an input asks for, work and memory stay within these. An input that goes beyond one is
/// refused with an error that names the element, the limit and the remedy. The numbers were chosen
/// far above what an interface mockup needs and far below what harms a machine.
package enum Limits {
  // MARK: Files

  /// Bytes of a spec or theme file: two hundred for each component that there may be.
  package static let specBytes = 4 << 20
  /// Bytes of a document with pictures in it, or of a book as mdBook sends it: ten thousand pages.
  package static let documentBytes = 16 << 20
  /// Files and folders named on one command line.
  package static let inputs = 100_000
  /// Bytes of the options of one picture in a document, what is read aloud among them.
  package static let blockOptionBytes = 16 << 10
  /// Pictures of one document.
  package static let documentPictures = 3_000

  /// Bytes of a font file, of which a receipt has the checksum.
  package static let fontBytes = 256 << 20

  /// Bytes of a scene's dump.
  package static let dumpBytes = 64 << 20

  // MARK: Spec

  /// Levels of maps and lists inside one another.
  package static let nesting = 64
  /// Levels of lists and objects in JSON of other programs, as documents of pandoc.
  package static let foreignNesting = 512
  /// Values in a spec after aliases are followed. A component takes about ten.
  package static let values = 200_000
  /// Anchors in a YAML file.
  package static let anchors = 20_000
  /// Theme files that extend one another.
  package static let themes = 32
  /// Parameters of a definition.
  package static let parameters = 1_000
  /// Pictures on one board.
  package static let artboards = 300
  /// Arrows of one board.
  package static let arrows = 300
  /// Files of definitions that a spec may use, with those that they use.
  package static let usedFiles = 64
  /// Components inside one another, modifiers counted too. Layout and painters go down with them.
  package static let depth = 400
  /// Components in one picture, containers and modifiers included. A picture with as many pixels as
  /// there may be has room for 8,600 buttons that fingers can tell apart.
  package static let nodes = 20_000
  /// Texts in one picture, those of the parts of components included: one for each day of a
  /// calendar, for example.
  package static let texts = 40_000
  /// Notes on the components of one picture, of which the first 99 are drawn.
  package static let callouts = 200
  /// Items of one menu, those of its submenus not counted.
  package static let menuItems = 1_000
  /// Options of a picker that draws all of them; wheels and lists draw the few that are seen.
  package static let pickerOptions = 1_000
  /// Columns of a picker.
  package static let pickerColumns = 12
  /// Errors printed for one file before the rest is only counted.
  package static let diagnostics = 50

  // MARK: Text

  /// Bytes of UTF-8 in one label or title.
  package static let textBytes = 4096
  /// Bytes of UTF-8 in all texts of one picture. A picture of as many pixels as there may be is full
  /// with half as many letters of the smallest text that people read.
  package static let textBytesInAll = 512 << 10
  /// The smallest and largest font size, in points.
  package static let fontSize = 0.5...1000.0

  // MARK: Picture files

  /// Bytes of one PNG, JPEG or SVG file.
  package static let imageBytes = 16 << 20
  /// Bytes of all that one spec names.
  package static let imageBytesInAll = 64 << 20
  /// Pixels along one side of a picture file.
  package static let imageSide = 16_384
  /// Pixels of one picture file: 128 MiB while it is decoded.
  package static let imagePixels = 32 << 20
  /// Pixels of all that one spec names.
  package static let imagePixelsInAll = 256 << 20
  /// Pixels of a PNG or JPEG file that is decoded without a process of its own, since starting one takes
  /// longer: at most some milliseconds.
  package static let imagePixelsInProcess = 256 << 10
  /// Seconds of processor time for drawing one picture file, unless a flag says otherwise: less than for
  /// a whole picture, so that the file is named.
  package static let imageSeconds = 1.5
  /// Bytes of memory for drawing one picture file, besides its pixels, unless a flag says otherwise.
  package static let imageMemory = 256 << 20
  /// Seconds of processor time for one picture, reading its spec counted, unless a flag says otherwise,
  /// and for formatting one file: 1.8, with which a program that draws one, starts and writes takes less
  /// than 2, and 20 in a build for tests, which takes ten times as long for the same.
  package static let pictureSeconds = isOptimized ? 1.8 : 20.0
  /// Bytes of memory for one picture, unless a flag says otherwise.
  package static let pictureMemory = 512 << 20
  /// Seconds of processor time that may be asked for.
  package static let seconds = 0.01...86_400.0
  /// Bytes of memory that may be asked for.
  package static let memory = (1 << 20)...(1 << 40)
  /// Elements of an SVG file, with what is used again counted again.
  package static let svgElements = 50_000
  /// Pairs of lines in one outline of an SVG file that may cross, over all of it: about 5 s.
  package static let svgCrossings = 2e7
  /// Dashes along the outlines of an SVG file: about half a GiB.
  package static let svgDashes = 2e6

  // MARK: Geometry

  /// The largest coordinate or length, in points: beyond it Cairo's fixed-point numbers overflow.
  package static let coordinate = 1e6
  /// Every number that can be drawn, below and above zero.
  package static let coordinates = -coordinate...coordinate
  /// The largest corner radius or stroke width, in points: Cairo 1.16 may loop forever beyond 1e7.
  package static let radius = 1e5
  /// Lengths of dashes and gaps in one line's pattern.
  package static let dashLengths = 16
  /// Dashes along one line: more than a picture as wide as there may be has pixels.
  package static let dashes = 50_000.0
  /// How many times its width the point of a line's corner may reach.
  package static let miter = 100.0
  /// Colours of one gradient.
  package static let gradientStops = 64
  /// The largest blur, in points: its cost grows with its width.
  package static let blur = 200.0

  // MARK: Pictures

  /// Pixels per point.
  package static let scale = 1.0...4.0
  /// Pixels along one side; Cairo's image surfaces end at 32,767.
  package static let pixelsPerSide = 32_767
  /// Pixels in one picture: 256 MiB while it is drawn.
  package static let pixels = 64 << 20
  /// Files in a folder of snapshots or specs.
  package static let snapshots = 1_000_000
  /// Bytes of a PNG file that is compared with another one.
  package static let comparedBytes = 512 << 20

  // MARK: Configuration

  /// Sets of a configuration, each of which reads its specs itself.
  package static let sets = 256
  /// Texts in one list of a configuration: specs, fonts, pictures or components.
  package static let listed = 1_000
  /// Variants of one set or one flag.
  package static let variants = 1_000
  /// Scales of one set.
  package static let scales = 16
  /// Rules of `ignore` and `tolerance` for one set, those for several pictures and parts counted for
  /// each: every component is compared with each of them.
  package static let comparingRules = 500

  // MARK: Snapshots

  /// Bytes of one file of a baseline, or of one that shows a failure.
  package static let snapshotBytes = 256 << 20
  /// Bytes of a file of results.
  package static let resultBytes = 64 << 20
  /// Values in a file of results.
  package static let resultValues = 4_000_000
  /// Bytes of the name of a snapshot, and of the path of a file that shows a failure.
  package static let snapshotNameBytes = 1024

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
