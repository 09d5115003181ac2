import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// The flags of commands that draw one component.
struct QuickOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The picture's file, which ends in .png, .svg or .pdf; - for standard output.",
    completion: .file())
  var output: String?

  @Option(help: "The picture's width in points; as wide as the component when not given.")
  var width: String?

  @Option(help: "Space around the component, in points.")
  var padding: String = "16"

  @Option(help: "What is behind it: a colour, or transparent.")
  var background: String?

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Picture")
  var picture: PictureOptions

  @OptionGroup(title: "File")
  var file: FileOptions

  @OptionGroup(title: "File")
  var writing: WritingOptions

  /// Draws a component from the keys that flags gave.
  ///
  /// The keys go through the same decoder as a spec's, so that both take the same values and
  /// complain in the same words.
  func draw(_ component: String, keys: [(flag: String, key: String, value: String?)]) throws {
    let flagFiles = SpecDependencies()
    let overrides = try environment.patch(recording: flagFiles)
    let name = component.lowercased()
    let target = output ?? "-"
    let path = try reportingErrors { try OutputTarget(target) }
    let formats = try reportingErrors { try picture.formats() }
    if case .folder = path.batchOutput {
      Console.error("error: \(OutputError.unknownFormat(path: target))")
      throw CommandExit.usage
    }
    guard formats.count <= 1, path.format == nil || formats.isEmpty || formats == [path.format]
    else {
      Console.error("error: --format contradicts '\(target)'; leave it out")
      throw CommandExit.usage
    }
    if output == nil, Host.outputIsOnTerminal {
      Console.error("error: no file given; name one with -o, for example -o \(name).png")
      throw CommandExit.usage
    }
    let spec = FlagSpec(
      component, keys: keys + [("--padding", "padding", padding)],
      canvas: [("--width", "width", width), ("--background", "background", background)])
    let fontPaths = try picture.fonts.paths()
    let document = try spec.reporting {
      try SpecDocument(decoding: spec.root, symbols: overrides.ownSymbols)
    }
    let patch = document.environment.overlaid(by: overrides)
    let format = path.format ?? formats.first ?? .png
    let rule = try reportingErrors { try file.darkRule(format: format, overrides: overrides) }
    let id = try reportingErrors { try file.identifier() }
    let overlays = try reportingErrors { try picture.overlays() }
    let annotations = try reportingErrors { try picture.annotations(hasFile: target != "-") }
    let materials = try reportingErrors { try file.materialRendering() }
    var table = ""
    let bytes = try spec.reporting {
      let renderer = Renderer(fontPaths: fontPaths, limits: LimitOptions.usual)
      func drawn(in environment: Environment) throws -> Renderer.Picture {
        var result = try renderer.picture(
          of: document.component, on: document.canvas, in: environment)
        result.overlays = overlays
        result.hasText = !file.noText
        result.materials = materials
        result.annotations = annotations
        return result
      }
      let result = try drawn(in: patch.environment)
      if annotations.legend == .markdown { table = try renderer.annotations(of: result).markdown }
      Console.report((document.warnings + result.warnings).map(spec.named))
      var bytes: [UInt8]
      if let rule {
        var dark = patch.environment
        dark.appearance = .dark
        bytes = try renderer.adaptiveSVG(light: result, dark: drawn(in: dark), rule: rule, id: id)
      } else {
        bytes = try renderer.bytes(of: result, format: format, id: id ?? "maquette-\(name)")
      }
      if target != "-", let embedding = file.embedding(environment, picture) {
        bytes = try embedding.spec(
          spec.root, from: document.environment, to: patch
        ).embedded(in: bytes)
      }
      return bytes
    }
    try reportingErrors {
      guard target != "-" else { return try Console.output(bytes) }
      let files = RunFiles(writing.permissions)
      files.reads(flagFiles.paths + fontPaths)
      let place = try files.claim(target, for: name)
      try AtomicFile.write(bytes, to: place)
      try Console.output(lines: [target])
      guard !table.isEmpty else { return }
      let page = Paths.withoutEnding(target) + ".md"
      let root = Paths.folder(of: page)
      try AtomicFile.write(
        Array(table.utf8), to: files.claim(derived: page, in: root, for: name))
      try Console.output(lines: [page])
    }
  }
}

/// `maquette button`: draws one button.
struct ButtonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "button",
    abstract: "Draws one button.",
    discussion: """
      Examples:
        maquette button "Add to Cart" --style filled --size large --role primary -o add.png
        maquette button Delete --role destructive --platform macos -o delete.svg
        maquette button --symbol plus --style tinted -o plus.png
      """)

  @Argument(help: "The title.")
  var title: String?

  @Option(help: "A smaller line below the title.")
  var subtitle: String?

  @Option(help: "The name of a symbol.")
  var symbol: String?

  @Option(
    help: "Where the symbol stands: leading, trailing, top or bottom.",
    completion: .words(of: SymbolPlacement.self))
  var symbolPlacement: String?

  @Option(
    help: "automatic, plain, gray, tinted, filled; glass, prominentGlass since version 26.",
    completion: .words(of: ButtonStyle.self))
  var style: String?

  @Option(
    help: "mini, small, medium, large; extraLarge since version 26.",
    completion: .words(of: ButtonSize.self))
  var size: String?

  @Option(help: "normal, primary, cancel or destructive.", completion: .words(of: ButtonRole.self))
  var role: String?

  @Option(
    help: "normal, pressed, hovered, focused, selected or disabled.",
    completion: .words(of: ButtonState.self))
  var state: String?

  @Option(help: "The corner radius in points.")
  var cornerRadius: String?

  @Flag(help: "As wide as the picture.")
  var stretch = false

  @OptionGroup
  var options: QuickOptions

  func run() throws {
    try options.draw(
      "Button",
      keys: [
        ("the title", "title", title), ("--subtitle", "subtitle", subtitle),
        ("--symbol", "symbol", symbol), ("--symbol-placement", "symbolPlacement", symbolPlacement),
        ("--style", "style", style), ("--size", "size", size), ("--role", "role", role),
        ("--state", "state", state), ("--corner-radius", "cornerRadius", cornerRadius),
        ("--stretch", "stretch", stretch ? "true" : nil),
      ])
  }
}

/// `maquette label`: draws one label.
struct LabelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label",
    abstract: "Draws one label.",
    discussion: """
      Examples:
        maquette label "Checked 2 min ago" --color secondary -o note.svg
        maquette label "Sign in" --font largeTitle --appearance dark -o title.png
        maquette label "Free **returns**" --markup --symbol cart -o returns.pdf
      """)

  @Argument(help: "The text.")
  var text: String

  @Option(help: "A text style or a size, and a weight: headline, '17 semibold'.")
  var font: String?

  @Option(help: "primary, secondary, tertiary, quaternary, a colour's name or #RRGGBB.")
  var color: String?

  @Option(
    help: "natural, leading, center, trailing, left, right or justified.",
    completion: .words(of: TextAlignment.self))
  var alignment: String?

  @Option(help: "The most lines shown; 0 for as many as needed.")
  var lines: String?

  @Option(
    help: "What becomes of what does not fit: tail, head, middle, clip, wordWrap or charWrap.",
    completion: .words(of: LineBreakMode.self))
  var lineBreakMode: String?

  @Option(help: "The least share of its size that text which is too long is made smaller to.")
  var minimumScaleFactor: String?

  @Flag(help: "The text is markup: **bold**, *italic*, `code`, [title](https://example.com).")
  var markup = false

  @Option(help: "The name of a symbol before the text.")
  var symbol: String?

  @Flag(help: "The label looks disabled.")
  var disabled = false

  @OptionGroup
  var options: QuickOptions

  func run() throws {
    try options.draw(
      "Label",
      keys: [
        ("--font", "font", font), ("--color", "color", color),
        ("--alignment", "alignment", alignment),
        // Behind them, so that they are what the markup starts from and do not override it.
        ("the text", markup ? "attributedText" : "text", text),
        ("--lines", "numberOfLines", lines),
        ("--line-break-mode", "lineBreakMode", lineBreakMode),
        ("--minimum-scale-factor", "minimumScaleFactor", minimumScaleFactor),
        ("", "adjustsFontSizeToFitWidth", minimumScaleFactor == nil ? nil : "true"),
        ("--symbol", "systemImage", symbol),
        ("--disabled", "isEnabled", disabled ? "false" : nil),
      ])
  }
}
