import Testing

@Suite("button and label")
struct QuickCommandTests {
  @Test("A component in a file, its name printed")
  func file() throws {
    let workspace = try Workspace()
    let button = try workspace.run(
      "button", "Add to Cart", "--style", "filled", "--size", "large", "--role", "primary", "-o",
      "add.png")
    #expect(button.status == 0)
    #expect(button.text == "add.png\n")
    #expect(PNGFile(try workspace.bytes("add.png")) != nil)
    let label = try workspace.run(
      "label", "Checked 2 min ago", "--color", "secondary", "-o", "note.svg")
    #expect(label.status == 0)
    #expect(try workspace.text("note.svg").contains(">Checked 2 min ago</title>"))
  }

  @Test("Without -o the picture goes to standard output")
  func output() throws {
    let workspace = try Workspace()
    #expect(PNGFile(try workspace.run("button", "OK").output) != nil)
    #expect(try workspace.run("label", "x", "--format", "svg").text.hasPrefix("<svg "))
    #expect(workspace.files.isEmpty)
  }

  @Test("The same as a spec with the same keys")
  func sameAsSpec() throws {
    let workspace = try Workspace([
      "button.yaml": """
      Button:
        title: Buy
        subtitle: $3
        symbol: cart
        symbolPlacement: trailing
        style: tinted
        size: small
        role: destructive
        state: pressed
        cornerRadius: 4
        padding: 16
      """,
      "label.yaml": """
      width: 120
      background: '#123456'
      Label:
        text: Several words that wrap
        font: 20 bold
        color: '#FF0000'
        alignment: trailing
        numberOfLines: 2
        padding: 3
      """,
    ])
    let button = try workspace.run(
      "button", "Buy", "--subtitle", "$3", "--symbol", "cart", "--symbol-placement", "trailing",
      "--style", "tinted", "--size", "small", "--role", "destructive", "--state", "pressed",
      "--corner-radius", "4")
    #expect(button.output == (try workspace.run("render", "button.yaml", "-o", "-").output))
    let label = try workspace.run(
      "label", "Several words that wrap", "--font", "20 bold", "--color", "#FF0000", "--alignment",
      "trailing", "--lines", "2", "--padding", "3", "--width", "120", "--background", "#123456")
    #expect(label.output == (try workspace.run("render", "label.yaml", "-o", "-").output))
  }

  @Test("The environment's flags are the same as those of render")
  func environment() throws {
    let workspace = try Workspace(["a.yaml": "Button: OK\npadding: 16"])
    let flags = ["--appearance", "dark", "--platform", "macos", "--scale", "3", "--tint", "red"]
    let button = try workspace.run(["button", "OK"] + flags)
    #expect(button.output == (try workspace.run(["render", "a.yaml", "-o", "-"] + flags).output))
  }

  @Test(
    "A wrong value is told with its flag, without a file's name and place",
    arguments: [
      (
        ["--style", "fileld"], "--style: unknown value 'fileld' for 'style'; did you mean 'filled'?"
      ),
      (["--size", "larg"], "--size: unknown value 'larg' for 'size'; did you mean 'large'?"),
      (["--role", "canel"], "--role: unknown value 'canel' for 'role'; did you mean 'cancel'?"),
      (["--symbol", "crat"], "--symbol: unknown symbol 'crat'; did you mean 'cart'?"),
      (["--corner-radius", "nan"], "--corner-radius: unknown value 'nan' for 'cornerRadius'"),
      (["--corner-radius=-1"], "--corner-radius: 'cornerRadius' is -1; it must be a number from 0"),
      (["--padding", "1e300"], "--padding: 'padding' is 1e300; it must be a number from 0 to"),
      (["--width", "0"], "--width: 'width' is 0; a picture needs at least 1 point"),
      (["--background", "#12"], "--background: '#12' is not a colour"),
    ])
  func wrongValues(flags: [String], message: String) throws {
    try expectRefusal(
      64, "error: \(message)", in: Workspace(), ["button", "x", "-o", "x.png"] + flags)
  }

  @Test("What only layout can know is told the same way")
  func layoutErrors() throws {
    let outcome = try Workspace().run("button", "x", "--tint", "nosuch", "-o", "x.png")
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("error: --tint: unknown colour 'nosuch' in theme 'ios'; "))
    let warning = try Workspace().run("button", "-o", "x.png")
    #expect(warning.status == 0)
    #expect(warning.errors.hasPrefix("warning: the button has neither a title nor a symbol; "))
    // What to do is the same in a spec.
    #expect(warning.errors.contains("; give it a title or a symbol: "))
  }
}
