import Maquette
import MaquetteDocs
import MaquettePainting
import MaquetteSpec

/// What strangers' bytes are given to. Whatever they are, it comes to a result or to an error.
enum FuzzKind: String, CaseIterable {
  /// Reading of a spec, up to its components.
  case spec
  /// Reading, layout and painting of a spec, as PNG and SVG.
  case layout
  /// A theme, by itself.
  case theme
  /// A file of symbols.
  case symbols
  /// A document with pictures in it.
  case markdown
  /// JSON, as specs in it are read.
  case json
  /// The formatter, which promises that nothing changes its meaning.
  case format
  /// Pixels of a PNG file.
  case png
  /// Pixels that are written to a PNG file, and read again.
  case pixels
  /// What decides whether an SVG file may be drawn.
  case svg

  /// A result that is wrong, where an error would be right.
  struct Mistake: Error {
    var description: String
  }

  /// Gives it some bytes.
  ///
  /// - Throws: ``Mistake``; errors of the input are as they should be.
  func run(_ bytes: [UInt8]) throws {
    do {
      try attempt(bytes)
    } catch is DiagnosticError {
    } catch is FileError {
    } catch is OutputError {}
  }

  private func attempt(_ bytes: [UInt8]) throws {
    switch self {
    case .spec: _ = try SpecDocument(parsing: bytes, file: "a.yaml", folder: nil)
    case .layout: try draw(SpecDocument(parsing: bytes, file: "a.yaml", folder: nil))
    case .theme: _ = try FuzzFile.with(bytes) { try ThemeLoader.load(path: $0) }
    case .symbols: _ = try FuzzFile.with(bytes) { try SymbolLoader.load(path: $0) }
    case .markdown:
      let document = MarkdownDocument(name: "a.md", target: nil, folder: "", bytes: bytes)
      _ = MarkdownRun([document], MarkdownSettings()).result()
    case .json: _ = try YAMLReader.readJSON(bytes, file: "a.json")
    case .format:
      let once = try SpecFormatter.format(bytes, file: "a.yaml")
      guard try SpecFormatter.format(once, file: "a.yaml") == once else {
        throw Mistake(description: "formatted twice it is another text")
      }
    case .png: _ = try PNGDecoder.read(bytes, file: "a.png")
    case .pixels:
      let image = FuzzPixels.image(bytes)
      guard try PNGDecoder.decode(PNGEncoder().encode(image, scale: 1)) == image else {
        throw Mistake(description: "other pixels are read than were written")
      }
    case .svg: _ = try ImageData(bytes, name: "a.svg")
    }
  }

  private func draw(_ document: SpecDocument) throws {
    let renderer = Renderer()
    let picture = try renderer.picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    let pixels = picture.scene.size.width * picture.scene.size.height
    // Large pictures are slow in this build, and no different.
    guard pixels < 250_000 else { return }
    _ = try renderer.bytes(of: picture, format: .png)
    _ = try renderer.bytes(of: picture, format: .svg, id: "a")
  }
}
