import MaquetteSpec

/// Something that can be said about the pictures of one block in a document.
public struct BlockOption: Hashable, Sendable {
  /// The option's name, for example `width`.
  public let name: String
  /// What it decides, in a sentence.
  public let summary: String

  /// Options of every kind of document, in the order in which help lists them, without those of
  /// the environment.
  public static let own: [BlockOption] = [
    BlockOption(
      name: "id", summary: "The name of the pictures' files: letters, digits, '-', '_' and '.'."),
    BlockOption(
      name: "alt",
      summary: "The alternative text. (default: made from the picture)"),
    BlockOption(
      name: "width", summary: "The picture's width: CSS pixels such as 390, or 50%."),
    BlockOption(
      name: "variants",
      summary: "Combinations of traits. (default: the style's own)"),
    BlockOption(
      name: "dark",
      summary:
        "media writes one SVG that follows the system, none writes two files."),
    BlockOption(
      name: "overlay",
      summary: "Any of callouts,redlines,hit-targets,bounds,baselines."),
    BlockOption(
      name: "theme", summary: "A theme's name, or a theme file below the document's folder."),
    BlockOption(name: "symbols", summary: "A file of symbols below the document's folder."),
  ]

  /// Options of Markdown documents: their own, and what is otherwise in those of pandoc.
  public static let markdown: [BlockOption] = [
    BlockOption(name: "format", summary: "The pictures' format: png or svg."),
    BlockOption(
      name: "spec", summary: "A spec file below the document's folder, or in its project."),
    BlockOption(
      name: "folder",
      summary: "The folder for the pictures, relative to the document. (default: images)"),
    BlockOption(
      name: "source",
      summary: "What to do with the fence: keep, fold or hide."),
    BlockOption(
      name: "legend", summary: "Where legends go: picture, markdown (tables below it) or none."),
    BlockOption(
      name: "style",
      summary:
        "The markup written: github, mkdocs, myst, html, mdbook or plain."),
  ]

  /// Options of pandoc documents: their own, and what is otherwise in Markdown documents.
  public static let pandoc: [BlockOption] = [
    BlockOption(name: "format", summary: "The pictures' format: png, svg or pdf."),
    BlockOption(name: "spec", summary: "A spec file below the document's folder."),
    BlockOption(name: "caption", summary: "A text below the picture."),
  ]

  /// The environment's traits under their names as keys of a spec; those of flags work too.
  public static let environment: [BlockOption] = EnvironmentTrait.all.map {
    BlockOption(name: $0.key, summary: $0.summary)
  }
}
