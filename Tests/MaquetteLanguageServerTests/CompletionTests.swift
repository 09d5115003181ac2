import Maquette
import MaquetteSpec
import Testing

@testable import MaquetteLanguageServer

@Suite("Completion")
struct CompletionTests {
  /// What is offered at the bar in a text.
  static func candidates(
    _ text: String, lines: Bool = true, uri: String = "untitled:a"
  ) -> [Candidate] {
    result(text, lines: lines, uri: uri).candidates
  }

  static func result(
    _ text: String, lines: Bool = true, uri: String = "untitled:a"
  ) -> (candidates: [Candidate], range: Range<Int>) {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let plain = parts.joined()
    let document = OpenDocument(uri: uri, language: "yaml", version: 1, text: String(plain))
    let completion = Completion(
      document: document, vocabulary: Vocabulary(.standard), root: nil, insertsLines: lines)
    let result = completion.result(at: parts[0].utf8.count)
    return (result.candidates, result.range)
  }

  static func labels(_ text: String) -> [String] { candidates(text).map(\.label) }

  /// The text with one of the candidates put in.
  static func accepted(_ label: String, _ text: String, lines: Bool = true) -> String? {
    let result = result(text, lines: lines)
    guard let candidate = result.candidates.first(where: { $0.label == label }) else { return nil }
    var document = DocumentText(text.replacing("|", with: ""))
    document.replace(result.range, with: Array(candidate.text.utf8))
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("An empty text takes components and the picture's keys")
  func emptyText() {
    let labels = Self.labels("|")
    #expect(labels.contains("Button") && labels.contains("device") && labels.contains("view"))
    #expect(Self.labels("Bu|").allSatisfy { $0.hasPrefix("Bu") })
  }

  @Test("Beside a component's name stand its keys, those of every component, and no component")
  func keys() {
    let labels = Self.labels("VStack:\n  - Button: A\n    style: filled\n    |\n")
    #expect(labels.contains("symbol") && labels.contains("padding"))
    #expect(!labels.contains("style"), "it is there already")
    #expect(!labels.contains("Button") && !labels.contains("device"))
    #expect(Self.labels("VStack:\n  - Button: A\n    sty|\n") == ["style"])
    // Below the name, too.
    let below = Self.labels("Button:\n  title: A\n  |\n")
    #expect(below.contains("style") && !below.contains("title"))
  }

  @Test("Another name for a key finds it, and one that is used leaves it out")
  func aliases() {
    #expect(Self.labels("Button: A\nbuttonSt|").contains("style"))
    #expect(!Self.labels("Button: A\nbuttonStyle: gray\n|").contains("style"))
  }

  @Test(
    "Values are the words of their keys",
    arguments: [
      ("Button: A\nstyle: |", "tinted"), ("Button: A\nrole: de|", "destructive"),
      ("Toggle: A\nisOn: |", "true"), ("Label: A\ncolor: sec|", "secondary"),
      ("Label: A\nfont: |", "headline"), ("Label: A\nfont: body |", "bold"),
      ("Button: A\nsymbol: star.|", "star.fill"), ("device: iPh|\nLabel: A", "iPhone SE 4.7-inch"),
      ("locale: ar|\nLabel: A", "ar_EG"), ("DateLabel:\n  locale: ar|", "ar_EG"),
      ("timeZone: Europe/P|\nLabel: A", "Europe/Prague"),
      ("Label: A\nenvironment: {device: iPh|}", "iPhone SE 4.7-inch"),
      ("theme: |\nLabel: A", "ios26"),
      ("calendar: bud|\nLabel: A", "buddhist"), ("appearance: |\nLabel: A", "dark"),
      ("Label: A\nframe: {alignment: top|}", "topLeading"),
      ("Label: A\nframe:\n  alignment: |", "center"), ("Image: st|", "star"),
      ("VStack:\n  - Label: A\n    when: {appearance: |}", "dark"),
      ("{\"Button\": \"A\", \"style\": \"|\"}", "gray"),
      ("Button: A\nstyle:|", "plain"), ("Label: A\npadding: tr|", "true"),
    ])
  func values(text: String, word: String) {
    #expect(Self.labels(text).contains(word))
  }

  @Test("Words are those that begin as what is written does, in any case")
  func prefixes() {
    #expect(Self.labels("Button: A\nstyle: FI|") == ["filled"])
    #expect(
      Self.labels("Label: A\nfont: body bo|")
        == ["body", "bold"].filter { $0 == "bold" || $0 == "body" })
    #expect(Self.labels("Button: A\nsymbol: zzz|").isEmpty)
  }

  @Test(
    "A value of several words is one, wherever the cursor is in it",
    arguments: ["device: iPhone 1|", "device: iPhone |", "device: iPho|ne 1", "device: iPhone |1"])
  func severalWords(_ text: String) {
    #expect(Self.accepted("iPhone 15", text + "\nLabel: A\n") == "device: iPhone 15\nLabel: A\n")
    #expect(Self.accepted("iPhone 15", "device:\n  iPhone 1|\n") == "device:\n  iPhone 15\n")
    // The words of a font and of an underline stand for themselves.
    #expect(Self.accepted("bold", "Label: A\nfont: body b|") == "Label: A\nfont: body bold")
    #expect(
      Self.accepted("dash", "Label: A\nunderlineStyle: single da|")
        == "Label: A\nunderlineStyle: single dash")
  }

  @Test("A colour in numbers is put into quotes, and a word in quotes stays in them")
  func quotes() {
    #expect(
      Self.accepted("filled", "Button: A\nstyle: \"f|\"") == "Button: A\nstyle: \"filled\"")
    #expect(Self.accepted("filled", "Button: A\nstyle: 'f|'") == "Button: A\nstyle: 'filled'")
    #expect(Escape.yamlValue("#0A84FF") == "\"#0A84FF\"")
  }

  @Test("What is put in stands in the column where it belongs")
  func indentation() throws {
    #expect(
      Self.accepted("Button", "VStack:\n  - |\n") == "VStack:\n  - Button: \n")
    #expect(Self.accepted("Button", "VStack:\n  |\n") == "VStack:\n  - Button: \n")
    #expect(
      Self.accepted("Button", "VStack:\n  - Label: A\n  |\n")
        == "VStack:\n  - Label: A\n  - Button: \n")
    #expect(Self.accepted("VStack", "VS|") == "VStack:\n  - ")
    #expect(
      Self.accepted("HStack", "VStack:\n  - H|\n") == "VStack:\n  - HStack:\n      - \n")
    #expect(Self.accepted("HStack", "VStack:\n  - H|\n", lines: false) == "VStack:\n  - HStack:\n")
    #expect(Self.accepted("Divider", "VStack:\n  - Di|\n") == "VStack:\n  - Divider\n")
    #expect(Self.accepted("style", "Button: A\nst|") == "Button: A\nstyle: ")
    #expect(Self.accepted("style", "Button: A\nst|yle: gray") == "Button: A\nstyle: gray")
    #expect(Self.accepted("plain", "Button: A\nstyle:|") == "Button: A\nstyle: plain")
    #expect(
      Self.accepted("options", "Picker: A\nopt|") == "Picker: A\noptions:\n  - ")
  }

  @Test("What was put in is a spec that can be read on, or nearly")
  func readable() throws {
    for (text, label) in [
      ("VStack:\n  - Label: A\n  |\n", "Divider"), ("Button: A\nstyle: |", "filled"),
      ("VStack:\n  - |\n", "Spacer"), ("{\"Button\": \"A\", \"style\": \"|\"}", "filled"),
    ] {
      let spec = try #require(Self.accepted(label, text))
      _ = try SpecDocument(parsing: Array(spec.utf8), file: "a.yaml", folder: nil)
    }
  }

  @Test(
    "Broken texts have completions all the same",
    arguments: [
      "VStack:\n  - Button: A\n   sty: x\n  - Toggle: B\n    i|\n",
      "HStack: [\nVStack:\n  - Toggle: B\n    i|", "a: \"never ends\nToggle: B\ni|",
      "device: x: y\nToggle: B\ni|\nVStack:\n\t- x", "Toggle: B\ni|\nToggle: C\n- x",
    ])
  func broken(text: String) {
    #expect(Self.labels(text).contains("isOn"))
  }

  @Test("A spec's own components and their parameters are offered")
  func ownComponents() {
    let head = "definitions:\n  Row:\n    parameters: [title, note?]\n    Label: ${title}\n"
    #expect(Self.labels(head + "VStack:\n  - R|\n").contains("Row"))
    let keys = Self.labels(head + "VStack:\n  - Row: A\n    |\n")
    #expect(keys.contains("title") && keys.contains("note") && keys.contains("padding"))
    #expect(Self.labels("definitions:\n  Row:\n    |\n").contains("parameters"))
  }

  @Test("Comments, blocks of text and files of other programs have none")
  func nothing() {
    #expect(Self.labels("Button: A # st|").isEmpty)
    #expect(Self.labels("Label: |\n").isEmpty)
    #expect(Self.labels("Label: >\n  Hello st|\n").isEmpty)
    #expect(Self.labels("services:\n  web:\n    im|\n").isEmpty)
    #expect(Self.labels("apiVersion: v1\nkind: Pod\nmeta|: x\n").isEmpty)
  }

  @Test("Wherever the cursor is in a text, somebody may ask")
  func everywhere() {
    let text =
      "device: iPhone 👩‍👧\nVStack:\n  - Button: \"é\"\n    frame: {width: [1]}\n  - 'Toggle': |\n     x\n"
    let bytes = Array(text.utf8)
    let document = OpenDocument(uri: "untitled:a", language: "yaml", version: 1, text: text)
    let completion = Completion(
      document: document, vocabulary: Vocabulary(.standard), root: nil, insertsLines: true)
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let range = completion.result(at: offset).range
      #expect(range.lowerBound <= offset && offset <= range.upperBound)
      #expect(range.upperBound <= bytes.count)
    }
  }
}
