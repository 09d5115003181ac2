import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// What the help of the flags that ``QuickCommand`` asks for says.
enum QuickFlags {
  /// The space around a component of which nobody says it, in points.
  static let usualPadding = "16"

  static let width = ArgumentHelp(
    "The picture's width in points.", default: "that of the component")
  static let padding = ArgumentHelp(
    "Space around the component, in points.", default: usualPadding)
  static let background = ArgumentHelp(
    "The background: a colour, or transparent.", default: "the platform's")
}

/// A command that draws one component.
///
/// Its flags stand in it and in no group with ``FlagDrawing``: the parser takes a million instructions for each
/// group.
protocol QuickCommand: ParsableCommand, TellsExits {
  var drawing: FlagDrawing { get }
  var width: String? { get }
  var padding: String? { get }
  var background: String? { get }
}

extension QuickCommand {
  static var exits: Exits { Exits(65, 66) }

  /// Draws a component from the keys that flags gave.
  func draw(_ component: String, keys: [FlagSpec.Value]) throws {
    try drawing.draw(
      FlagSpec(
        component, keys: keys + [("--padding", "padding", padding ?? QuickFlags.usualPadding)],
        canvas: [("--width", "width", width), ("--background", "background", background)]),
      name: component.lowercased())
  }
}

/// `maquette button`: draws one button.
struct ButtonCommand: QuickCommand {
  static let configuration = CommandConfiguration(
    commandName: "button", _superCommandName: MaquetteCommand.name,
    abstract: "Draws one button.",
    discussion: """
      Examples:
        maquette button "Add to Cart" --style filled --role primary -o add.png
        maquette button Delete --role destructive --platform macos -o delete.svg
        maquette button --symbol plus --style tinted -o plus.png
      """)

  @Argument(help: "The title.")
  var title: String?

  @Option(name: .customLong("subtitle"), help: "A smaller line below the title.")
  var subtitle: String?

  @Option(name: .customLong("symbol"), help: "The name of a symbol.", completion: .symbols)
  var symbol: String?

  @Option(
    name: .customLong("symbol-placement"),
    help: ArgumentHelp(
      "Where the symbol is: leading, trailing, top or bottom.",
      default: SymbolPlacement.leading),
    completion: .words(of: SymbolPlacement.self))
  var symbolPlacement: String?

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "\(ButtonStyle.allCases.map(\.rawValue).joined(separator: ", ")). Glass came with version 26.",
      default: ButtonStyle.automatic),
    completion: .words(of: ButtonStyle.self))
  var style: String?

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "mini, small, medium, large; extraLarge since version 26.", default: ButtonSize.medium),
    completion: .words(of: ButtonSize.self))
  var size: String?

  @Option(
    name: .customLong("role"),
    help: ArgumentHelp("normal, primary, cancel or destructive.", default: ButtonRole.normal),
    completion: .words(of: ButtonRole.self))
  var role: String?

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(
      "normal, pressed, hovered, focused, selected or disabled.", default: ButtonState.normal),
    completion: .words(of: ButtonState.self))
  var state: String?

  @Option(
    name: .customLong("corner-radius"),
    help: ArgumentHelp("The corner radius in points.", default: "the style's"))
  var cornerRadius: String?

  @Flag(name: .customLong("stretch"), help: "Make the button as wide as the picture.")
  var stretch = false

  @OptionGroup var drawing: FlagDrawing

  @Option(name: .customLong("width"), help: QuickFlags.width)
  var width: String?

  @Option(name: .customLong("padding"), help: QuickFlags.padding)
  var padding: String?

  @Option(name: .customLong("background"), help: QuickFlags.background, completion: .colors)
  var background: String?

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try draw(
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
struct LabelCommand: QuickCommand {
  static let configuration = CommandConfiguration(
    commandName: "label", _superCommandName: MaquetteCommand.name,
    abstract: "Draws one label.",
    discussion: """
      Examples:
        maquette label "Checked 2 min ago" --color secondary -o note.svg
        maquette label "Sign in" --font largeTitle --appearance dark -o text.png
        maquette label "Free **returns**" --markup --symbol cart -o returns.pdf
      """)

  @Argument(help: "The text.")
  var text: String

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A text style or a size, and a weight: headline, '17 semibold'.", default: TextStyle.body),
    completion: .fonts)
  var font: String?

  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      "primary, secondary, tertiary, quaternary, a colour's name or #RRGGBB.", default: "label"),
    completion: .colors)
  var color: String?

  @Option(
    name: .customLong("alignment"),
    help: ArgumentHelp(
      "natural, leading, center, trailing, left, right or justified.",
      default: TextAlignment.natural),
    completion: .words(of: TextAlignment.self))
  var alignment: String?

  @Option(
    name: .customLong("lines"),
    help: ArgumentHelp("The largest number of lines; 0 for as many as needed.", default: "1"))
  var lines: String?

  @Option(
    name: .customLong("line-break-mode"),
    help: ArgumentHelp(
      "How text that does not fit is cut: tail, head, middle, clip, wordWrap or charWrap.",
      default: "tail"),
    completion: .words(of: LineBreakMode.self))
  var lineBreakMode: String?

  @Option(
    name: .customLong("minimum-scale-factor"),
    help: ArgumentHelp(
      "How small a long text may get, as a fraction of its font size.",
      default: "none, so it keeps its size"))
  var minimumScaleFactor: String?

  @Flag(
    name: .customLong("markup"),
    help: "The text is markup: **bold**, *italic*, `code`, [title](https://example.com).")
  var markup = false

  @Option(
    name: .customLong("symbol"), help: "The name of a symbol before the text.", completion: .symbols
  )
  var symbol: String?

  @Flag(name: .customLong("disabled"), help: "Draw the label as disabled.")
  var disabled = false

  @OptionGroup var drawing: FlagDrawing

  @Option(name: .customLong("width"), help: QuickFlags.width)
  var width: String?

  @Option(name: .customLong("padding"), help: QuickFlags.padding)
  var padding: String?

  @Option(name: .customLong("background"), help: QuickFlags.background, completion: .colors)
  var background: String?

  func run() throws {
    try draw(
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
