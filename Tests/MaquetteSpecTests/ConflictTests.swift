import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Specs that Git could not merge")
struct ConflictTests {
  @Test(
    "The conflict is told, and not what a reader says of its marks",
    arguments: [
      "<<<<<<< HEAD\nLabel: Sign in\n=======\nLabel: Log in\n>>>>>>> A\nscale: 1\n",
      "<<<<<<< HEAD\nLabel: دخول\n=======\nLabel: تسجيل\n>>>>>>> ميزة\n",
      "<<<<<<< HEAD\r\nLabel: 登录\r\n=======\r\nLabel: 登入\r\n>>>>>>> A\r\n",
      "<<<<<<< HEAD\n{\"Label\": \"Вход\"}\n=======\n{\"Label\": \"Войти\"}\n>>>>>>> A\n",
      "<<<<<<< ours\nLabel: כניסה\n||||||| base\nLabel: a\n=======\nLabel: लॉगिन\n>>>>>>> A\n",
    ])
  func first(text: String) throws {
    let found = errors(text)
    #expect(found.count == 1, "\(found)")
    let first = try #require(found.first)
    #expect(first.message == "here is a merge conflict")
    #expect(first.location?.line == 1 && first.location?.column == 1)
    #expect(first.hint?.hasPrefix("keep what you want of both sides") == true)
  }

  @Test("It is found in the middle of a text, and in JSON")
  func middle() throws {
    let spec = "VStack:\n<<<<<<< HEAD\n  - Label: a\n=======\n  - Label: b\n>>>>>>> A\n  - Spacer\n"
    #expect(errors(spec).first?.location?.line == 2)
    let json = "{\"VStack\": [\n<<<<<<< HEAD\n\"Spacer\"\n=======\n>>>>>>> A\n]}\n"
    let found = #expect(throws: DiagnosticError.self) {
      try YAMLReader.readJSON(Array(json.utf8), file: "a.json")
    }
    #expect(found?.diagnostics.map(\.message) == ["here is a merge conflict"])
    #expect(found?.diagnostics.first?.location?.line == 2)
  }

  @Test("It is found behind a byte order mark, too")
  func byteOrderMark() {
    let found = errors("\u{FEFF}<<<<<<< HEAD\nLabel: Вход\n=======\nLabel: כניסה\n>>>>>>> A\n")
    #expect(found.map(\.message) == ["here is a merge conflict"])
    #expect(found.first?.location?.line == 1)
  }

  @Test("A mark without those that follow it is a text, and hides neither a mistake nor a conflict")
  func alone() {
    for text in ["Sign in", "دخول", "登录", "Вход", "लॉगिन"] {
      for marks in ["<<<<<<< \(text)", "<<<<<<< \(text)\n=======", "=======\n>>>>>>> \(text)"] {
        let quoted = "Label: \"a\n\(marks)\nb\"\n"
        let mistaken = errors(quoted + "scale: [1\n")
        #expect(!mistaken.isEmpty, "\(marks)")
        #expect(!mistaken.contains { $0.message == "here is a merge conflict" }, "\(marks)")
      }
      let both = "Label: \"a\n<<<<<<< \(text)\n\"\n<<<<<<< HEAD\nscale: 1\n=======\n>>>>>>> A\n"
      #expect(errors(both).map(\.message) == ["here is a merge conflict"])
      #expect(errors(both).first?.location?.line == 4)
    }
  }

  @Test("Lines that end with a return alone have conflicts, too")
  func returns() {
    let text = "Label: שלום\r<<<<<<< HEAD\rfont: body\r=======\rfont: title\r>>>>>>> other\r"
    #expect(errors(text).map(\.message) == ["here is a merge conflict"])
    #expect(errors(text).first?.location?.line == 2)
  }

  @Test("Texts with such marks are none while the spec can be read, nor are other mistakes")
  func none() throws {
    #expect(errors("Label: |-\n  <<<<<<< HEAD\n").isEmpty)
    #expect(errors("Label: \"<<<<<<< HEAD\"\n").isEmpty)
    #expect(errors("Label: [a\n# <<<<<<< HEAD\n").first?.message != "here is a merge conflict")
  }
}
