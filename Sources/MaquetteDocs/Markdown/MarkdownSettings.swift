import Maquette
import MaquetteSpec

/// What is the same for all documents of a run.
public struct MarkdownSettings: Sendable {
  /// The tool that the markup is for, unless a block says otherwise.
  public var style = MarkupStyle.github
  /// The folder of the pictures; `nil` for `images` beside each document.
  public var imagesFolder: String?
  /// The combinations of traits, unless a block says otherwise; `nil` for light and dark.
  package var variants: [Variant]?
  /// PNG or SVG, unless a block says otherwise.
  public var format = PictureFormat.png
  /// Whether light and dark are one SVG, unless a block says otherwise; with ``format`` SVG only.
  public var dark = DarkPictures.none
  /// What flags say about the environment: they win over specs, blocks win over them.
  public var overrides = EnvironmentPatch()
  /// Font files and folders besides the pinned fonts.
  public var fontPaths: [String] = []
  /// What each picture may take.
  public var limits = DrawingLimits()
  /// The project below whose folder documents and specs may name files, besides their own; `nil` for
  /// none.
  package var root: ProjectRoot?
  /// What keeps pictures so that they need not be drawn again; `nil` to draw all.
  package var cache: PictureCache?
  /// What becomes of fences without comments.
  public var bareFences = BareFences.note

  /// Settings for GitHub, with PNG in `images` beside each document.
  public init() {}
}
