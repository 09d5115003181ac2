import Testing

@Suite(
  "The schema of themes and colours by the names of others",
  .enabled(if: SchemaCheck.isThere, "python3-jsonschema and python3-yaml are not installed"))
struct ThemeColorSchemaTests {
  @Test(
    "Names that the reader finds are valid",
    arguments: [
      "extends: ios\ncolors: {link: tint, label: black}\n",
      "extends: ios\nmaterials: {bar: label}\n",
      "extends: ios\ncolors: {brand: \"#F00\", tint: brand}\n",
      "extends: base.yaml\ncolors: {tint: brand}\n",
    ])
  func right(theme: String) throws {
    let workspace = try Workspace([
      "alias.yaml": theme, "base.yaml": "extends: ios\ncolors: {brand: \"#F00\"}\n",
    ])
    let outcome = try workspace.run("themes", "alias.yaml")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try SchemaCheck(["--theme"]).invalid([workspace.path("alias.yaml")]) == [])
  }
}
