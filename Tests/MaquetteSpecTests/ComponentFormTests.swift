import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("The forms of a component")
struct ComponentFormTests {
  private func component(_ spec: String) throws -> AnyComponent { try read(spec).component }

  @Test(
    "A title stays the text it is",
    arguments: [
      "9:41", "on", "no", "yes", "true", "null", "1e3", "0x10", "1_000", "012", "2024-01-09",
      "1.50",
      ".inf", "+1", "=", "<<", "1:2:3",
    ])
  func titles(title: String) throws {
    #expect(try component("Label: \(title)") == AnyComponent(Label(title)))
    #expect(try component("Button:\n  title: \(title)") == AnyComponent(Button(title)))
  }

  @Test(
    "A tilde is a tilde, and quotes are no part of a text",
    arguments: [
      ("~", "~"), ("'no'", "no"), ("\"a: b\"", "a: b"), ("'#fff'", "#fff"), ("\"\\u00e9\"", "é"),
    ])
  func quotes(written: String, title: String) throws {
    #expect(try component("Label: \(written)") == AnyComponent(Label(title)))
  }

  @Test("A text of several lines keeps its lines")
  func blocks() throws {
    #expect(try component("Label: |-\n  one\n  two\n") == AnyComponent(Label("one\ntwo")))
    #expect(try component("Label: >-\n  one\n  two\n") == AnyComponent(Label("one two")))
  }

  @Test("A scalar is the title, a list the children, a map the long form")
  func forms() throws {
    let long = try component("Button:\n  title: Go\n  style: plain\n")
    #expect(long == AnyComponent(Button("Go", style: .plain)))
    #expect(try component("Button: Go\nstyle: plain\n") == long)
    let stack = try component("VStack:\n  - Label: a\n  - Label: b\n")
    #expect(
      stack
        == AnyComponent(
          VStack {
            Label("a")
            Label("b")
          }))
    #expect(try component("VStack:\n  children:\n    - Label: a\n    - Label: b\n") == stack)
    #expect(try component("VStack: [Label: a, Label: b]") == stack)
  }

  @Test("Keys in the map and beside it belong to the same component")
  func mixed() throws {
    let spec = "view:\n  - Button:\n      title: Go\n    style: plain\n    role: cancel\n"
    #expect(
      try component(spec) == AnyComponent(VStack { Button("Go", style: .plain, role: .cancel) }))
  }

  @Test("A component without anything needs no colon")
  func bare() throws {
    let spec = "HStack:\n  - Spacer\n  - Divider:\n  - Spacer: 12\n  - Spacer: {minLength: 3}\n"
    #expect(
      try component(spec)
        == AnyComponent(
          HStack {
            Spacer()
            Divider()
            Spacer(minLength: 12)
            Spacer(minLength: 3)
          }))
    #expect(try component("Spacer") == AnyComponent(Spacer()))
    #expect(try component("view: Spacer") == AnyComponent(Spacer()))
  }

  @Test("Several components at the top stand below one another")
  func listOnTop() throws {
    let stack = AnyComponent(
      VStack {
        Label("a")
        Button("b")
      })
    #expect(try component("view:\n  - Label: a\n  - Button: b\n") == stack)
  }

  @Test("Children may be one component without a list")
  func single() throws {
    #expect(
      try component("ScrollView:\n  children:\n    Label: a\n")
        == AnyComponent(ScrollView { Label("a") }))
  }

  @Test(
    "SwiftUI's, UIKit's and AppKit's words mean the same",
    arguments: [
      ("Text: a", "Label: a"), ("Label: {title: a}", "Label: a"),
      ("Label: a\nlineLimit: 2", "Label: a\nnumberOfLines: 2"),
      ("Label: a\ntextColor: red", "Label: a\ncolor: red"),
      ("Label: a\nforegroundStyle: red", "Label: a\ncolor: red"),
      ("Label: a\ntextAlignment: center", "Label: a\nalignment: center"),
      ("Label: a\nfont: subhead", "Label: a\nfont: subheadline"),
      ("Label: a\nfont: title1", "Label: a\nfont: title"),
      ("Button: a\nstyle: bordered", "Button: a\nstyle: gray"),
      ("Button: a\nstyle: borderedProminent", "Button: a\nstyle: filled"),
      ("Button: a\nstyle: borderless", "Button: a\nstyle: plain"),
      ("Button: a\nbuttonStyle: borderedTinted", "Button: a\nstyle: tinted"),
      ("Button: a\nstyle: Filled", "Button: a\nstyle: filled"),
      ("Button: a\nsystemImage: cart", "Button: a\nsymbol: cart"),
      ("Button: a\ncontrolSize: regular", "Button: a\nsize: medium"),
      ("Button: a\nrole: default", "Button: a\nrole: primary"),
      ("Button: a\nstate: highlighted", "Button: a\nstate: pressed"),
      ("Button: a\ntintColor: red", "Button: a\ntint: red"),
      ("Image: {symbol: cart}", "Image: {systemName: cart}"),
      ("Screen: {scrolls: yes}", "Screen: {isScrolling: on}"),
      ("HStack: {alignment: firstBaseline}", "HStack: {alignment: firstTextBaseline}"),
    ])
  func synonyms(written: String, meant: String) throws {
    #expect(try component(written) == component(meant))
  }

  @Test(
    "A font is a style or a size with a weight, in one line or a map",
    arguments: [
      ("headline", FontValue.style(.headline)), ("17", FontValue(base: .size(17))),
      ("17 semibold", .system(size: 17, weight: .semibold)),
      ("body bold italic", FontValue(base: .style(.body), weight: .bold, isItalic: true)),
      ("heavy", FontValue(base: .style(.body), weight: .heavy)),
      ("{style: title2, weight: 700}", .style(.title2, weight: .bold)),
      (
        "{size: 20.5, weight: thin, italic: yes}",
        FontValue(base: .size(20.5), weight: .thin, isItalic: true)
      ),
    ])
  func fonts(written: String, font: FontValue) throws {
    #expect(try component("Label: a\nfont: \(written)\n") == AnyComponent(Label("a", font: font)))
  }

  @Test(
    "Padding is one number, two, four, or named edges",
    arguments: [
      ("7", EdgeInsets(all: 7)), ("[7]", EdgeInsets(all: 7)),
      ("[1, 2]", EdgeInsets(vertical: 1, horizontal: 2)),
      ("[1, 2, 3, 4]", EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      ("{horizontal: 5, top: 1}", EdgeInsets(top: 1, leading: 5, trailing: 5)),
    ])
  func padding(written: String, insets: EdgeInsets) throws {
    #expect(try component("Label: a\npadding: \(written)\n") == Label("a").padding(insets))
  }

  @Test("What every component has is put around it in a fixed order")
  func common() throws {
    let spec = """
      view:
        Label: a
        background: red
        width: infinity
        cornerRadius: 4
        accessibilityLabel: A letter
        height: 50
        padding: 3
      """
    // The width of a label is its own.
    var frame = FrameValue(height: 50, maxWidth: .infinity)
    frame.isOwn = true
    #expect(
      try component(spec)
        == Label("a").accessibilityLabel("A letter").padding(3).frame(frame)
        .background("red", cornerRadius: 4))
    let framed = "view:\n  Label: a\n  frame: {minWidth: 10, maxHeight: infinity, alignment: top}\n"
    #expect(
      try component(framed)
        == Label("a").frame(minWidth: 10, maxHeight: .infinity, alignment: .top))
  }

  @Test("Every example of the catalogue can be read and names its component")
  func examples() throws {
    for schema in Catalogue.standard.schemas {
      for example in schema.examples {
        #expect(errors(example.spec).isEmpty, "\(schema.name): \(example.title)")
        #expect(example.spec.contains(schema.name))
      }
    }
  }
}
