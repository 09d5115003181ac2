import Testing

@testable import MaquettePreview

@Suite("The files of the preview's editor")
struct EditorFilesTests {
  @Test("What is beside the program comes before what the system has, and only when it is whole")
  func places() throws {
    let folder = try TemporaryFolder()
    for name in EditorFiles.names + ["LICENSE"] {
      try folder.write("own \(name)", to: "share/maquette/codemirror/\(name)")
    }
    try folder.write("", to: "bin/maquette")
    let own = try #require(EditorFiles(of: folder.path + "bin/maquette"))
    for name in EditorFiles.names + ["LICENSE"] {
      #expect(own.file(named: name)?.bytes == Array("own \(name)".utf8))
    }
    try folder.remove("share/maquette/codemirror/LICENSE")
    #expect(
      EditorFiles(of: folder.path + "bin/maquette")?.file(named: "LICENSE")?.bytes
        == EditorFiles(of: "/nonexistent")?.file(named: "LICENSE")?.bytes)
  }
}
