import MaquetteSpec

/// One sheet of the gallery.
package struct GalleryPage: Sendable {
  /// The name of its files, for example `ios-button-styles`.
  package let name: String
  /// What it shows.
  package let title: String
  /// The platform it shows it on.
  package let platform: Platform
  /// The sheet as a spec.
  package let document: SpecDocument
  /// What is drawn over it.
  package let overlays: [Overlay]
  /// What it shows, as the folders of specimens are called: `date-picker`.
  package internal(set) var component = ""
  /// The spec to copy; `nil` for sheets that are made of a list, such as those of all symbols.
  package internal(set) var spec: GallerySpec?
  /// What it shows side by side, each for itself: one interface in several directions and locales.
  /// Empty on most sheets.
  package internal(set) var sides: [Side] = []

  /// One of several pictures of one interface on a sheet.
  package struct Side: Sendable {
    /// Its name on the sheet, for example `rtl` or `ar_EG`.
    package let name: String
    /// The picture, with its direction and locale.
    package let component: AnyComponent
  }

  /// Whether it shows both reading directions side by side, so that none of its variants does.
  package var isPair: Bool { !sides.isEmpty }

  /// Whether it is drawn in the classic look and in that of version 26: not where it asks for one itself.
  var hasBothLooks: Bool {
    let own = document.environment.environment
    return own.osVersion == nil && own.theme == .builtIn(own.platform)
  }

  init(
    _ name: String, _ title: String, platform: Platform,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    var patch = EnvironmentPatch()
    patch.platform = platform
    // A television's sheet at two pixels a point would be as wide as four screens.
    if platform == .tvos { patch.scale = 1 }
    let margin = platform == .tvos ? 60.0 : 20
    let sheet = VStack(spacing: platform == .tvos ? 40 : 16, children: content).padding(margin)
    self.init(
      name, title, platform: platform,
      document: SpecDocument(
        component: sheet, canvas: Canvas(title: "\(platform.displayName): \(title)"),
        environment: patch))
  }

  init(
    _ name: String, _ title: String, platform: Platform, document: SpecDocument,
    overlays: [Overlay] = []
  ) {
    self.name = "\(platform.rawValue)-\(name)"
    self.title = title
    self.platform = platform
    self.document = document
    self.overlays = overlays
  }
}

extension GalleryPage {
  /// Every sheet, platform by platform.
  ///
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  package static func all(_ catalogue: Catalogue = .standard) throws -> [GalleryPage] {
    let specimens = SpecimenFile.gallery
    return try Platform.allCases.flatMap { platform in
      try specimens.flatMap { specimen in
        switch specimen {
        case .file(let file): try file.page(on: platform).map { [$0] } ?? []
        case .symbols: platform == .ios ? symbolPages() : []
        }
      }
    } + examplePages(catalogue)
  }

  /// The examples of the catalogue, so that what help shows is also seen.
  private static func examplePages(_ catalogue: Catalogue) throws -> [GalleryPage] {
    try catalogue.schemas.flatMap { schema in
      try schema.examples.enumerated().map { index, example in
        let document = try SpecDocument(
          parsing: Array(example.spec.utf8), file: "example of \(schema.name)", folder: nil)
        var page = GalleryPage(
          "example-\(schema.name.lowercased())-\(index + 1)", "\(schema.name): \(example.title)",
          platform: document.environment.environment.platform, document: document)
        page.component = folder(of: schema.name)
        page.spec = GallerySpec(example.spec)
        return page
      }
    }
  }
  /// The folder of a component's specimens: `date-picker` for `DatePicker`.
  package static func folder(of component: String) -> String {
    var result = ""
    var previous: Character = "A"
    for character in component {
      if character.isUppercase, !previous.isUppercase { result += "-" }
      result += character.lowercased()
      previous = character
    }
    return result
  }
}
