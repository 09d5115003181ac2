import ArgumentParser

/// Whether messages are coloured, the same for every command that tells what is wrong with files.
struct ColorOptions: ParsableArguments {
  @Option(
    help: """
      Colours in messages: auto (on a terminal, unless NO_COLOR is set), always or never.
      """, completion: .words(of: ColorChoice.self))
  var color: ColorChoice?

  func validate() throws { color?.use() }
}
