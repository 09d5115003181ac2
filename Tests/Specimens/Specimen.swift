import Maquette
import MaquetteCore
import MaquetteSpec

/// Something that is drawn to be compared: with a baseline, with another build, with itself after
/// anything else.
package struct Specimen: Sendable {
  /// Tells it from all others, and is a path without an ending.
  package let name: String
  private let component: AnyComponent
  private let canvas: Canvas
  private let environment: Environment
  private let overlays: [Overlay]
  private let callouts: [Callout]

  /// A specimen of a component.
  package init(
    _ name: String, _ component: some Component,
    in environment: Environment = Environment(scale: 1),
    overlays: [Overlay] = []
  ) {
    self.name = name
    self.component = AnyComponent(component)
    canvas = Canvas()
    self.environment = environment
    self.overlays = overlays
    callouts = []
  }

  private init(
    _ name: String, _ document: SpecDocument, _ variant: Variant, overlays: [Overlay] = []
  ) {
    self.init(
      variant.name.isEmpty ? name : "\(name).\(variant.name)", document,
      in: document.environment.overlaid(by: variant.patch).environment, overlays: overlays)
  }

  /// A specimen of a spec.
  init(
    _ name: String, _ document: SpecDocument, in environment: Environment, overlays: [Overlay]
  ) {
    self.name = name
    component = document.component
    canvas = document.canvas
    self.environment = environment
    self.overlays = overlays
    callouts = document.callouts
  }

  /// Lays it out.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn.
  package func picture(by renderer: Renderer) throws -> Renderer.Picture {
    var picture = try renderer.picture(of: component, on: canvas, in: environment)
    picture.overlays = overlays
    picture.annotations.callouts = callouts
    return picture
  }

  /// A number made of its file, which also tells what is doubtful about it.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn.
  package func digest(_ form: SpecimenForm, by renderer: Renderer) throws -> String {
    var bytes = try bytes(form, by: renderer)
    if form == .txt {
      let warnings = try picture(by: renderer).warnings
      bytes += warnings.flatMap { Array("\($0.message)\n".utf8) }
    }
    return ContentHash(bytes).hex
  }

  /// Its file in a format.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn.
  package func bytes(_ form: SpecimenForm, by renderer: Renderer) throws -> [UInt8] {
    let picture = try picture(by: renderer)
    switch form {
    case .txt: return Array(SceneDump(try renderer.surveyed(picture).scene).text.utf8)
    case .png: return try renderer.bytes(of: picture, format: .png)
    case .svg: return try renderer.bytes(of: picture, format: .svg)
    case .pdf: return try renderer.bytes(of: picture, format: .pdf)
    }
  }
}

/// What a specimen is drawn as.
package enum SpecimenForm: String, Sendable, CaseIterable {
  /// The scene as text, with positions of all glyphs' runs.
  case txt
  case png
  case svg
  case pdf
}

extension Specimen {
  /// The sheets of the gallery, each in all of its variants.
  ///
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  package static func gallery() throws -> [Specimen] {
    let variants = try Variant.list(Gallery.variants)
    return try GalleryPage.all().flatMap { page in
      variants.map { Specimen("gallery/\(page.name)", page.document, $0, overlays: page.overlays) }
    }
  }

  /// The specs of a folder, each in many variants.
  ///
  /// - Throws: ``DiagnosticError`` when one cannot be read.
  package static func examples(in folder: String) throws -> [Specimen] {
    let variants =
      [.plain]
      + (try Variant.list("dark,rtl,increased,ar_EG,de,he,ja,accessibility3,bold,pseudo-long,1x,3x"))
    return try SpecFinder(excluded: []).specs(in: [folder]).flatMap { found -> [Specimen] in
      let bytes = try FileReader.read(path: found.path)
      guard SpecFile.isSpec(bytes, file: found.path) else { return [] }
      let document = try SpecDocument(
        parsing: bytes, file: found.path, folder: Paths.folder(of: found.path))
      let name = found.path.split(separator: "/").last.map(String.init) ?? found.path
      return variants.map { Specimen("examples/\(name)", document, $0) }
    }
  }
}
