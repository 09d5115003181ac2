import Foundation
import Testing

/// The system follows forty links on one way, and a program that follows them itself must not go on where
/// the system stops: what it opens then is another file than it checked.
@Suite("Chains of links")
struct LinkChainTests {
  /// Links `k0` to `k1` and so on in a folder, the last one to something.
  private func chain(_ links: Int, in folder: String, to target: String, _ workspace: Workspace)
    throws
  {
    for number in 0..<links {
      let next = number + 1 == links ? target : "k\(number + 1)"
      try FileManager.default.createSymbolicLink(
        atPath: workspace.path("\(folder)/k\(number)"), withDestinationPath: next)
    }
  }

  @Test("Nothing outside of the spec's folder is read", arguments: [1, 39, 40, 41, 42, 80, 81])
  func reading(links: Int) throws {
    let workspace = try Workspace([
      "secret/d.csv": "name\nTOPSECRET\n",
      "in/a.yaml": "VStack:\n  - repeat: {from: c/k0, as: p}\n    Label: ${p.name}\n",
    ])
    try workspace.makeFolder("in/c")
    try chain(links, in: "in/c", to: "../../secret/d.csv", workspace)
    let outcome = try workspace.run("inspect", "in/a.yaml")
    #expect(outcome.status == 65, "\(outcome.text)")
    #expect(!outcome.text.contains("TOPSECRET"))
    #expect(outcome.errors.hasPrefix("in/a.yaml:2:20: error: "), "\(outcome.errors)")
  }

  @Test("As many links as the system follows may lead to a file in the folder")
  func allowed() throws {
    let workspace = try Workspace([
      "in/d.csv": "name\nAnna\n",
      "in/a.yaml": "VStack:\n  - repeat: {from: c/k0, as: p}\n    Label: ${p.name}\n",
    ])
    try workspace.makeFolder("in/c")
    try chain(40, in: "in/c", to: "../d.csv", workspace)
    // The name of the data ends in nothing known, which is told by name and not by what is read.
    let outcome = try workspace.run("inspect", "in/a.yaml")
    #expect(!outcome.errors.contains("symbolic links"), "\(outcome.errors)")
  }

  @Test("Nothing outside of the output's folder is written", arguments: [1, 40, 41, 42, 81])
  func writing(links: Int) throws {
    let workspace = try Workspace(["specs/k0/a.yaml": "Label: A\n", "precious/a@2x.png": "mine"])
    try workspace.makeFolder("out")
    try chain(links, in: "out", to: "../precious", workspace)
    let outcome = try workspace.run("render", "specs", "-o", "out/")
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(try workspace.bytes("precious/a@2x.png") == Array("mine".utf8))
  }
}
