import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// Many specs to draw in one go.
package struct Batch: Sendable {
  /// Where a spec comes from.
  package enum Input: Hashable, Sendable {
    /// A file.
    case file(String)
    /// Bytes that were read elsewhere, under a name for messages and pictures.
    case bytes([UInt8], name: String)
    /// A spec that was read already, under a name for messages and pictures. A document is large;
    /// boxed, it does not make every file of a batch as large as itself.
    indirect case document(SpecDocument, name: String, overlays: [Overlay] = [])

    /// Whether it is a file, below whose folder it may name others.
    package var isFile: Bool {
      if case .file = self { true } else { false }
    }

    /// How messages name it.
    package var name: String {
      switch self {
      case .file(let path): path
      case .bytes(_, let name), .document(_, let name, _): name
      }
    }
  }

  /// Where pictures go.
  package enum Output: Hashable, Sendable {
    /// Beside their specs.
    case besideSpecs
    /// Into a folder, which is made when it is missing.
    case folder(String)
    /// Into one file under exactly this name.
    case file(String)
    /// Nowhere: the only picture's bytes are handed back.
    case memory
    /// Nowhere: everything is done but painting and encoding.
    case nowhere

    /// Whether files are written.
    var isFiles: Bool {
      switch self {
      case .besideSpecs, .folder, .file: true
      case .memory, .nowhere: false
      }
    }
  }

  /// The specs.
  package var inputs: [Input]
  /// Where the pictures go.
  package var output: Output
  /// Folders below ``Output/folder(_:)`` for specs by their names, as specs of one name in several
  /// folders need; those that are not named here go into the folder itself.
  package var subfolders: [PathKey: String] = [:]
  /// The combinations of traits to draw each spec in.
  package var variants: [Variant]
  /// Whether all variants of a spec are one picture, side by side.
  package var isComparison = false
  /// What flags say about the environment; it wins over the specs, and variants win over it.
  package var overrides: EnvironmentPatch
  /// The forms to write.
  package var formats: [PictureFormat]
  /// What to draw over the pictures.
  package var overlays: [Overlay]
  /// How callouts and redlines explain the pictures; a spec's own callouts come in addition.
  package var annotations = AnnotationOptions()
  /// Font files and folders besides the pinned fonts.
  package var fontPaths: [String]
  /// What drawing may take.
  package var limits = DrawingLimits()
  /// When SVG is dark; `nil` for pictures of one appearance.
  package var dark: SVGDarkRule?
  /// The root `id` of SVG; when not given, the spec's name, or the file's where there are several variants; none
  /// when it is light and dark in one.
  package var svgID: String?
  /// Whether SVG has text over its letters, which can be found and selected; yes by default.
  package var hasText = true
  /// What SVG and PDF have in the place of materials.
  package var materials = MaterialRendering.image
  /// What flags said, for the specs that travel inside of files; `nil` for files without. Bytes that
  /// are handed back have none.
  package var embedding: EmbeddingOptions?

  /// Whether results tell which files they were made of.
  package var recordsInputs = false
  /// The files that flags name, for results that tell which files they were made of.
  package var flagFiles: [String] = []
  /// Files that nothing may be written onto, besides those that the batch reads.
  package var otherInputs: [String] = []
  /// What else may be written.
  package var permissions = RunFiles.Permissions()
  /// What keeps pictures so that they need not be drawn again; `nil` to draw all.
  package var cache: PictureCache?
  /// The project below whose folder specs may name files, besides their own; `nil` for none.
  package var root: ProjectRoot?
  /// Whether documents among the specs are part of the program: then the cache knows them by their
  /// names.
  package var isBuiltIn = false

  /// A batch of specs; without further arguments one PNG beside each.
  package init(
    inputs: [Input], output: Output = .besideSpecs, variants: [Variant] = [.plain],
    overrides: EnvironmentPatch = EnvironmentPatch(), formats: [PictureFormat] = [.png],
    overlays: [Overlay] = [], fontPaths: [String] = []
  ) {
    self.inputs = inputs
    self.output = output
    self.variants = variants
    self.overrides = overrides
    self.formats = formats
    self.overlays = overlays
    self.fontPaths = fontPaths
  }

  /// How many pictures come of it.
  package var count: Int { inputs.count * (isComparison ? 1 : variants.count) * formats.count }

  /// Checks what can be known before anything is drawn: that no two specs write the same file.
  ///
  /// - Throws: ``DiagnosticError`` that names every pair.
  package func check() throws {
    guard inputs.count <= Limits.inputs else {
      throw DiagnosticError(
        "\(inputs.count) specs are too many for one run; the limit is \(Limits.inputs)",
        hint: "draw them in several runs", id: .tooMuch)
    }
    if isComparison, variants.count < 2 {
      throw DiagnosticError(
        "--compare needs two variants or more, and only one is named",
        hint: "name two or more, for example ltr,rtl",
        id: .nothingToShow)
    }
    if case .file(let path) = output, count > 1 {
      throw DiagnosticError(
        "\(count) pictures do not fit into one file "
          + "'\(path)'", hint: "name a folder with -o, for example '-o build/'", id: .sameFile)
    }
    try checkDark()
    try PictureNames(self).check()
  }

  /// A picture that is light and dark in one has no appearance of its own.
  private func checkDark() throws {
    guard dark != nil else { return }
    guard formats.contains(.svg) else {
      throw DiagnosticError(
        "--dark is for SVG, and none is written", hint: "add --format svg, or leave it out")
    }
    if isComparison {
      throw DiagnosticError(
        "--dark and --compare do not go together", hint: "draw each variant by itself")
    }
    let named = variants.filter { $0.patch.appearance != nil }.map(\.name)
    guard overrides.appearance == nil, named.isEmpty else {
      throw DiagnosticError(
        "--dark draws light and dark, so it does not go with "
          + (named.first.map { "the variant '\($0)'" } ?? "--appearance"),
        hint: "leave one of them out")
    }
  }

  /// A path from the root with all links in its folder followed, so that the same file has the
  /// same one whatever it was called.
  package static func fullPath(of path: String) -> String {
    Disk.place(of: path)
  }

  /// The folder of a spec's pictures, with a slash at its end, or empty.
  func folder(of input: Input) -> String {
    switch output {
    case .folder(let folder):
      Paths.slashed(folder) + (subfolders[PathKey(input.name)] ?? "")
    case .besideSpecs: Paths.folder(of: input.name)
    case .file, .memory, .nowhere: ""
    }
  }

  /// The name of a spec without folder and ending.
  static func stem(of input: Input) -> String {
    Paths.stem(of: input.name)
  }
}
