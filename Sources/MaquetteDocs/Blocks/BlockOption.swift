import Maquette
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
      name: "id", summary: "Names the pictures; letters, digits, '-', '_' and '.'."),
    BlockOption(
      name: "alt",
      summary: "The alternative text; made from the picture when not given."),
    BlockOption(
      name: "width", summary: "The picture's width: CSS pixels such as 390, or 50%."),
    BlockOption(
      name: "variants",
      summary: "Combinations of traits; the style decides when not given."),
    BlockOption(name: "format", summary: "png or svg; pandoc also takes pdf."),
    BlockOption(
      name: "dark", summary: "media is one SVG that follows the system; none is two files."),
    BlockOption(
      name: "spec", summary: "A spec file below the document's folder, or, for md, in its project."),
    BlockOption(
      name: "overlay",
      summary: "callouts, redlines, hit-targets, bounds, baselines; with commas."),
    BlockOption(name: "theme", summary: "A theme's name, or a theme file below the folder."),
    BlockOption(name: "symbols", summary: "A file of symbols below the document's folder."),
  ]

  /// Options of Markdown documents only.
  public static let markdown: [BlockOption] = [
    BlockOption(
      name: "folder", summary: "The pictures' folder below the document's; by default images."),
    BlockOption(
      name: "source",
      summary: "keep, fold or hide the fence."),
    BlockOption(
      name: "legend", summary: "picture, markdown (tables below the picture) or none."),
    BlockOption(name: "style", summary: "github, mkdocs, myst, html, mdbook or plain."),
  ]

  /// Options of pandoc documents only.
  public static let pandoc: [BlockOption] = [
    BlockOption(name: "caption", summary: "A text below the picture.")
  ]

  /// The environment's traits under their names as keys of a spec; those of flags work too.
  public static let environment: [BlockOption] = EnvironmentTrait.all.map {
    BlockOption(name: $0.key, summary: $0.summary)
  }
}
