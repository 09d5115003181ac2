import BuiltProgram
import Foundation
import Testing

/// What the program writes, read by a validator that is not ours.
@Suite(
  "The schemas of what is written",
  .enabled(
    if: SchemaCheck.isThere,
    "python3-jsonschema and python3-yaml are not installed; make test installs them"))
struct OutputSchemaTests {
  @Test("Inspect: what is printed about every example is as its schema has it, and no field is new")
  func inspect() throws {
    let check = try SchemaCheck(["--inspect"])
    let workspace = try Workspace()
    var reports: [String] = []
    for path in try Checkout.specs(in: "Examples") + Checkout.specs(in: "Examples/screens") {
      let outcome = try workspace.run("inspect", path, "--json")
      // Themes, symbols and definitions are no pictures.
      guard outcome.status == 0 else { continue }
      try workspace.write("\(reports.count).json", outcome.output)
      reports.append(workspace.path("\(reports.count).json"))
    }
    #expect(reports.count >= 20)
    #expect(try check.invalid(reports) == [])
    let text = try workspace.text("0.json")
    try workspace.write(
      "bad.json", text.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 2"))
    try workspace.write("new.json", text.replacingOccurrences(of: "\"title\":", with: "\"name\":"))
    #expect(try check.invalid(["bad.json", "new.json"].map(workspace.path)).count == 2)
  }

  @Test("Results: a run that changes, renames, records and fails is as its schema has it")
  func results() throws {
    let check = try SchemaCheck(["--results"])
    let workspace = try Workspace([
      "ui/a.yaml": "VStack: [Button: One, Label: Two]\n", "ui/b.yaml": "Label: Same\n",
      "ui/old.yaml": "Button: Moves\n", "ui/gone.yaml": "Label: Goes\n",
    ])
    let command = ["snapshot", "verify", "ui", "--variants", "light,dark"]
    #expect(try workspace.run(["snapshot", "record"] + command.dropFirst(2)).status == 0)
    try workspace.write("ui/a.yaml", "VStack: [Button: Another, Label: Two]\n")
    try workspace.write("ui/bad.yaml", "Buton: x\n")
    try workspace.write("ui/fresh.yaml", "Toggle: New\n")
    try FileManager.default.moveItem(
      at: workspace.url("ui/old.yaml"), to: workspace.url("ui/new.yaml"))
    try FileManager.default.removeItem(at: workspace.url("ui/gone.yaml"))
    #expect(try workspace.run(command + ["--record", "missing"]).status != 0)
    let text = try workspace.text("snapshot-results/results.json")
    for word in ["\"changed\"", "\"diagnostics\""] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(try check.invalid([workspace.path("snapshot-results/results.json")]) == [])
  }

  @Test(
    "Receipts: baselines that are recorded, missing, obsolete and damaged are as their schema has it"
  )
  func receipts() throws {
    let check = try SchemaCheck(["--receipts"])
    let workspace = try Workspace([
      "maquette.yaml": "sets: {phone: {specs: [ui], locale: ar, scales: [2]}}\n",
      "ui/a.yaml": "Button: شراء\nsymbol: cart\n", "ui/gone.yaml": "Label: Goes\n",
      "ui/bad.yaml": "Label: Edited\n",
    ])
    #expect(try workspace.run("snapshot", "record").status == 0)
    try workspace.write("ui/new.yaml", "Toggle: New\n")
    try FileManager.default.removeItem(at: workspace.url("ui/gone.yaml"))
    try workspace.write("Snapshots/ui/bad@2x.txt", "# spec: ui/bad.yaml\n")
    let listed = try workspace.run("snapshot", "list", "--json")
    #expect(listed.status == 0, "\(listed.errors)")
    try workspace.write("list.json", listed.output)
    #expect(try check.invalid([workspace.path("list.json")]) == [])
    let text = try workspace.text("list.json")
    for word in [
      "\"missing\"", "\"obsolete\"", "\"set\": \"phone\"", "\"cart\": \"", "\"receipt\": null",
    ] {
      #expect(text.contains(word), "\(word) in \(text)")
    }
    try workspace.write("new.json", text.replacingOccurrences(of: "\"icu\":", with: "\"ice\":"))
    #expect(try check.invalid([workspace.path("new.json")]).count == 1)
    // Our own baselines, of every platform.
    let own = try workspace.run(
      "snapshot", "list", "--json", "--baselines", Checkout.root.path + "/Snapshots")
    try workspace.write("own.json", own.output)
    #expect(try check.invalid([workspace.path("own.json")]) == [])
  }
}
