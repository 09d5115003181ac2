import ArgumentParser

/// Whether messages are coloured, the same for every command that tells what is wrong with files.
struct ColorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Colours in messages: always, never or auto. With auto, a terminal shows them unless NO_COLOR has a \
      value.
      """, default: ColorChoice.auto), completion: .words(of: ColorChoice.self))
  var color: ColorChoice?

  func validate() throws { color?.use() }
}
