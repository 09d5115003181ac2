import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Lines of Swift, and marks of other languages in YAML")
struct YAMLForeignLineTests {
  @Test(
    "A call in Swift is told with what a spec has",
    arguments: [
      ("VStack:\n- Image(systemName: \"star\")\n", 2, 3, "a spec has 'Image: star'"),
      ("- Label(\"東京\", systemImage: \"star\")\n", 1, 3, "a spec has 'Label: 東京'"),
      (
        "VStack(spacing: 12) {\n  Text(\"مرحبا\")\n    .font(.title)\n}\n", 1, 1,
        "a spec has 'VStack: …'"
      ),
      ("a: b\nText(\"हिन्दी\", bundle: \"x\")\n", 2, 1, "a spec has 'Text: हिन्दी'"),
      ("a:\n  b: c\n  Button(\"ไทย\") { a: \"b\" }\n", 3, 3, "a spec has 'Button: ไทย'"),
    ])
  func calls(text: String, line: Int, column: Int, hint: String) {
    check(text, line, column, nil, hint)
  }

  @Test("A colour that is a call is told by its digits")
  func colors() {
    check(
      "Label: Ωμέγα\ncolor: Color(red: 1, green: 0.5, blue: 0)\n", 2, 8, nil, "write \"#FF8000\"")
  }

  @Test(
    "A ';' or a ',' that YAML has no use for is told where it stands",
    arguments: [
      ("VStack:\n  spacing: 12; padding: 4\n", 2, 14, "write 'padding:' on a line of its own"),
      ("Label: 東京, note: x\n", 1, 10, "write 'note:' on a line of its own"),
      ("Label: {text: مرحبا; color: red}\n", 1, 20, "write ',' in its place"),
      ("Label: {text: \"a\"; color: red}\n", 1, 18, "write ',' in its place"),
      ("VStack: [{Label: ไทย}; {Label: b}]\n", 1, 22, "write ',' in its place"),
      ("Label: {text: हिन्दी};\n", 1, 18, "each key has a line of its own"),
      ("Label: a\npadding: [1, 2],\n", 2, 16, "each key has a line of its own"),
      ("Label: a\npadding: [1, 2];\nfont: body\n", 2, 16, "each key has a line of its own"),
    ])
  func marks(text: String, line: Int, column: Int, hint: String) {
    check(text, line, column, nil, hint)
  }

  @Test("A ';' in quotes is no such mark")
  func quotes() {
    check("a: {b: \"x; y\" c: d}\n", 1, 15, nil, "of line 1, column 4 is open")
    check("a: [b, 'ö; y' c: d]\n", 1, 15, nil, "of line 1, column 4 is open")
  }

  @Test(
    "A list below a text is told with the keys that the component has",
    arguments: [
      ("Menu: A\n- Label: b\n", "write 'Menu:' alone, and below it 'title: A' and 'items:'"),
      ("Picker: Größe\n  - a: b\n", "'title: Größe' and 'options:' with the list"),
      ("VStack: 東京\n  - Label: b\n", "'VStack' takes no text: write 'VStack:' alone"),
      ("Label: مرحبا\n  - Label: b\n", "'Label' takes no list"),
      ("Section: ไทย\n  - Label: b\n", "'header: ไทย' and 'children:' with the list"),
      ("Card: हिन्दी\n  - Label: b\n", "each of its parameters with its value"),
      ("segments: A\n  - a: B\n", "the list goes below 'segments:' alone"),
    ])
  func lists(text: String, hint: String) {
    check(text, 1, 1, nil, hint)
  }
}
