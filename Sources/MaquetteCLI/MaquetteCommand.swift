import ArgumentParser
import Maquette

/// `maquette`: pictures of Apple-platform components from a command line.
@main
struct MaquetteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maquette",
    abstract: "Draws Apple-platform interface components, without a Mac.",
    discussion: """
      Examples:
        maquette button "Add to Cart" --style filled --symbol cart -o add.png
        maquette render signin.yaml --variants light,dark,rtl
        maquette gallery -o build/gallery

      Exit codes: 0 done, 1 findings, 64 usage, 65 bad spec, 66 no such input, 70 a bug, \
      73 cannot write.
      """,
    version: Versions.text,
    subcommands: [
      RenderCommand.self, ButtonCommand.self, LabelCommand.self, GalleryCommand.self,
      InspectCommand.self, ComponentsCommand.self, ThemesCommand.self, FontsCommand.self,
      SchemaCommand.self,
    ])

  static func main() {
    Host.prepare()
    self.main(nil)
  }
}
