import Maquette
import MaquetteComponents
import MaquetteDocs
import MaquetteLint
import MaquetteSpec

/// All that the program knows of itself, as data: what the pages of the documentation are made of.
enum Reference {
  /// The whole.
  ///
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  static func json() throws -> JSONValue {
    let help = try HelpDump.own()
    return .object([
      ("version", .string(MaquetteVersion.text)),
      ("components", .array(try Catalogue.standard.schemas.map(component))),
      ("commonKeys", keys(CommonProperties.infos)),
      ("environment", .array(environment(help))),
      ("command", help.json),
      (
        "exits",
        .array(CommandExit.meanings.map { .array([.integer(Int($0.code)), .string($0.meaning)]) })
      ),
      ("diagnostics", .array(DiagnosticID.allCases.map(diagnostic))),
      ("rules", .array(LintRule.all.map(rule))),
      ("themes", .array(themes.map(theme))),
      ("symbols", .array(Symbol.all.map(symbol))),
      ("devices", .array(Device.all.map(device))),
      ("sheets", .array(try GalleryPage.all().map(sheet))),
    ])
  }

  private static func component(_ schema: ComponentSchema) throws -> JSONValue {
    .object([
      ("name", .string(schema.name)),
      ("folder", .string(GalleryPage.folder(of: schema.name))),
      ("aliases", JSONValue.strings(schema.aliases)),
      ("classes", JSONValue.strings(schema.classes)),
      ("summary", .string(schema.summary)),
      ("titleKey", schema.titleKey.map(JSONValue.string) ?? .null),
      ("childrenKey", schema.childrenKey.map(JSONValue.string) ?? .null),
      ("keys", keys(schema.properties)),
      (
        "examples", .array(try schema.examples.enumerated().map { try example($1, $0, of: schema) })
      ),
    ])
  }

  /// A rule with what it finds, and the same as it should be.
  private static func rule(_ rule: LintRule) -> JSONValue {
    .object([
      ("name", .string(rule.name)), ("level", .string(rule.level.rawValue)),
      ("guideline", .string(rule.page.title)), ("sentence", .string(rule.sentence)),
      ("summary", .string(rule.summary)), ("instruction", .string(rule.instruction)),
      ("wrong", .string(rule.wrong)), ("right", .string(rule.right)),
    ])
  }

  /// An example with its SwiftUI and what assistive technology would read of it.
  private static func example(_ example: ComponentExample, _ index: Int, of schema: ComponentSchema)
    throws -> JSONValue
  {
    let bytes = Array(example.spec.utf8)
    let file = "example of \(schema.name)"
    let document = try SpecDocument(parsing: bytes, file: file, folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    return .object([
      ("title", .string(example.title)),
      ("sheet", .string("example-\(schema.name.lowercased())-\(index + 1)")),
      ("spec", .string(example.spec)),
      ("swiftUI", .string(try SwiftUIExport(bytes, file: file, folder: nil).source)),
      ("speech", .string(AltText.text(of: picture.scene))),
    ])
  }

  private static func diagnostic(_ id: DiagnosticID) -> JSONValue {
    let explanation = id.explanation
    return .object([
      ("name", .string(id.rawValue)), ("meaning", .string(explanation.meaning)),
      ("example", explanation.example.map(JSONValue.string) ?? .null),
      ("mended", explanation.mended.map(JSONValue.string) ?? .null),
      ("advice", .string(explanation.advice)),
    ])
  }

  private static func sheet(_ page: GalleryPage) -> JSONValue {
    .object([
      ("name", .string(page.name)), ("title", .string(page.title)),
      ("platform", .string(page.platform.rawValue)), ("component", .string(page.component)),
      ("spec", page.spec.map { .string($0.text) } ?? .null),
      ("spec26", page.spec.map { .string($0.text(with: [("osVersion", "26")])) } ?? .null),
    ])
  }
}
