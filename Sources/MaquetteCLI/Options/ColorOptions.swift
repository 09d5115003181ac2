import ArgumentParser
import MaquetteCore

/// Whether messages are coloured, the same for every command that tells what is wrong with files.
struct ColorOptions: ParsableArguments {
  @Option(
    name: .customLong("color"),
    help: ArgumentHelp(
      """
      Colours in messages: always, never or auto. With auto, a terminal shows them unless NO_COLOR has a \
      value.
      """, default: ColorChoice.auto), completion: .words(of: ColorChoice.self))
  var color: String?

  func validate() throws {
    guard let color else { return }
    guard let choice = ColorChoice(rawValue: color) else {
      let hint = Suggestion.hint(for: color, in: ColorChoice.allCases.map(\.rawValue))
      throw ValidationError("--color: unknown value '\(color)'" + (hint.map { "; " + $0 } ?? ""))
    }
    choice.use()
  }
}
