import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Keys of CSS, HTML and SwiftUI")
struct ForeignKeyTests {
  @Test(
    "A key that has another name here leads to that one",
    arguments: [
      ("Slider: {min: 0}", "did you mean 'minimumValue'?"),
      ("Slider: {max: 10}", "did you mean 'maximumValue'?"),
      ("Stepper: {max: 10}", "did you mean 'maximumValue'?"),
      ("Gauge: {min: 10}", "did you mean 'minimumValue'?"),
      ("ProgressView: {max: 10}", "did you mean 'total'?"),
      ("Screen: {navbar: {title: a}}", "did you mean 'navigationBar'?"),
      ("SegmentedControl: {segments: [A, B], selected: 1}", "did you mean 'selection'?"),
      ("PageControl: {selected: 1}", "did you mean 'currentPage'?"),
      ("Toggle: {title: a, checked: true}", "did you mean 'isOn'?"),
      ("Label: {text: a, hidden: true}", "leave the component out"),
      ("Button: {title: a, isHidden: true}", "leave the component out"),
      ("Label: {text: a, size: 20}", "write 'font: 20'"),
      ("Label: {text: a, fontSize: 17}", "write 'font: 17'"),
      ("Label: {text: a, font-size: 17}", "write 'font: 17'"),
      ("Label: {text: a, fontFamily: Lato}", "write 'font: {family: Lato}'"),
      ("Label: {text: a, backgroundColor: red}", "did you mean 'background'?"),
      ("Label: {text: a, background-color: red}", "did you mean 'background'?"),
      ("Button: {title: a, colour: red}", "did you mean 'tint'?"),
      ("Button: {title: a, color: red}", "did you mean 'tint'?"),
      ("Label: {text: a, colour: red}", "did you mean 'color'?"),
      ("Label: {text: a, tint: red}", "did you mean 'color'?"),
      ("Label: {text: a, border-radius: 4}", "did you mean 'cornerRadius'?"),
      ("Label: {text: a, margin: 4}", "did you mean 'padding'?"),
      ("Label: {text: a, maxWidth: 100}", "write 'frame: {maxWidth: 100}'"),
      ("Label: {text: a, paddingTop: 4}", "write 'padding: {top: 4}'"),
      ("VStack: {gap: 4, children: []}", "did you mean 'spacing'?"),
      ("Button: {title: a, onClick: go}", "leave it out"),
      ("Label: {text: a, text-align: center}", "did you mean 'alignment'?"),
      ("Label: {text: a, line-limit: 2}", "did you mean 'lineLimit'?"),
      ("VStack: {children: [], color: red}", "write it at each label"),
      ("VStack: {children: [], font: title}", "write it at each label"),
      ("VStack: {children: [], justify: center}", "put a 'Spacer'"),
      ("Screen: {children: [], tabs: [A]}", "did you mean 'tabBar'?"),
      ("TextField: {title: a, secure: true}", "draw a 'SecureField:'"),
      ("Table: {headers: [A], rows: []}", "did you mean 'columns'?"),
      ("Label: {text: a, darkMode: true}", "at the top of a spec, write 'appearance: dark'"),
      ("Label: {text: a, superscript: 1}", "runs of attributed text have it"),
    ])
  func hints(spec: String, hint: String) throws {
    let found = errors(spec)
    #expect(found.count == 1 && found[0].id == .unknownKey, "\(found)")
    #expect(found.first?.hint?.contains(hint) == true, "\(found.first?.hint ?? "-")")
  }

  @Test("Elements of HTML and calls of Swift lead to components")
  func elements() {
    for (spec, hint) in [
      ("P: a", "use Label"), ("H1: a", "use Label with 'font: largeTitle'"),
      ("Img: a", "use Image"),
      ("Div: []", "use VStack, HStack or ZStack"), ("Ul: []", "use List"),
      ("Text(\"Hello\")", "this is Swift; a spec has 'Text: Hello'"),
      ("Button(\"Go\") {\n}", "this is Swift; a spec has 'Button: Go'"),
      ("VStack(alignment) {}", "this is Swift; a spec has 'VStack: …'"),
      ("VStack:\n- VStack {\n", "this is Swift; a spec has 'VStack: …'"),
      ("VStack:\n- VStack {\n  Text(\"مرحبا\")\n  }\n", "this is Swift; a spec has 'VStack: …'"),
      ("VStack:\n- VStack(spacing: 12) {\n", "this is Swift; a spec has 'VStack: …'"),
      ("VStack:\n- .padding(8)\n", "this is Swift; a spec has 'padding:' among the keys"),
      ("VStack:\n- Button (東京)\n", "did you mean 'Button: (東京)'?"),
      ("VStack:\n- Spacer()\n", "this is Swift; a spec has 'Spacer'"),
      ("VStack:\n- ListView(x)\n", "a spec has no calls; use List"),
      ("VStack:\n- ForEach(items) {\n", "a spec has no calls; use VStack with a list"),
      ("VStack:\n- img(x)\n", "did you mean 'Label: img(x)'?"),
      ("Button: ไทย\ndisabled: true\nstate: pressed", "'state' is there already: leave one of"),
      ("List: [Milk]", "did you mean 'Label: Milk'?"), ("Milk: []", "'maquette components' lists"),
    ] {
      #expect(errors(spec).first?.hint?.hasPrefix(hint) == true, "\(spec): \(errors(spec))")
    }
  }

  @Test(
    "HTML's elements lead to ours in small letters, too, at the top and in lists",
    arguments: [
      ("h1", "use Label with 'font: largeTitle'"), ("p", "use Label"), ("img", "use Image"),
      ("div", "use VStack, HStack or ZStack"), ("ul", "use List"), ("hr", "use Divider"),
    ])
  func elements(name: String, hint: String) {
    for text in ["Sign in", "دخول", "登录", "Вход", "כניסה", "प्रवेश"] {
      for spec in [
        "\(name): \(text)\n", "VStack:\n- \(name): \(text)\n", "\(name.uppercased()): \(text)",
      ] {
        #expect(errors(spec).map(\.hint) == [hint], "\(spec): \(errors(spec))")
      }
    }
  }

  @Test("An equals sign is no part of the text that is meant")
  func equals() {
    #expect(errors("view: Label = A").first?.hint == "did you mean 'Label: A'?")
    #expect(errors("view: Label A = B").first?.hint == "did you mean 'Label: A = B'?")
  }

  @Test("A key without its space is told where a component takes no text")
  func spaces() {
    #expect(
      errors("VStack:\n  spacing:12\n").first?.hint == "a space is missing after 'spacing:'")
    #expect(errors("VStack:\n  room:12\n").first?.hint == "write a list below it")
  }

  @Test(
    "A number or a word for yes and no that becomes a title is a warning",
    arguments: [
      ("Gauge: 0.7", "'0.7' is the title of the Gauge", "write 'value: 0.7' below it"),
      ("Slider: 0.7", "'0.7' is the title of the Slider", "write 'value: 0.7' below it"),
      ("ProgressView: 0.7", "'0.7' is the title of the ProgressView", "write 'value: 0.7' below"),
      ("Stepper: 3", "'3' is the title of the Stepper", "write 'value: 3' below it"),
      ("Toggle: true", "'true' is the title of the Toggle", "write 'isOn: true' below it"),
      ("Toggle: TRUE", "'TRUE' is the title of the Toggle", "write 'isOn: TRUE' below it"),
      ("Toggle: off", "'off' is the title of the Toggle", "write 'isOn: off' below it"),
      ("{\"Gauge\": 0.7}", "'0.7' is the title of the Gauge", "write 'value: 0.7' below it"),
      ("{\"Toggle\": false}", "'false' is the title of the Toggle", "write 'isOn: false' below"),
    ])
  func titles(spec: String, message: String, hint: String) throws {
    let warnings = try read(spec).warnings
    #expect(warnings.map(\.message) == [message])
    #expect(warnings.first?.hint?.contains(hint) == true)
  }

  @Test(
    "A title that is one for sure is none",
    arguments: [
      "Gauge: '0.7'", "Gauge: 7\nvalue: 0.2", "Slider: {title: 0.7}", "Toggle: 'on'",
      "Toggle: on\nisOn: true", "Toggle: On", "Toggle: NO", "Toggle: Так", "Label: 0.7",
      "{\"Gauge\": \"0.7\"}", "{\"Toggle\": \"true\"}", "{\"Label\": 5}", "Gauge: ٠٫٧", "Gauge: 七",
      "Toggle: हाँ", "Toggle: כן", "Button: 7", "RatingIndicator: 3.5", "Toggle: 7",
    ])
  func sureTitles(spec: String) throws {
    #expect(try read(spec).warnings.isEmpty)
  }

  @Test(
    "Two keys for one icon are an error, and one of each kind is none",
    arguments: [
      ("Button: {title: a, icon: star, symbol: cart}", "'symbol'", "'icon'"),
      ("Button: {title: a, image: star, systemImage: cart}", "'systemImage'", "'image'"),
      ("Label: {text: a, symbol: cart, icon: star}", "'icon'", "'symbol'"),
      ("Toggle: {title: a, icon: star, symbol: cart}", "'symbol'", "'icon'"),
      ("NavigationLink: {title: a, icon: star, symbol: cart}", "'symbol'", "'icon'"),
      ("Image: star\nsystemName: cart", "'systemName'", "the text after 'Image:'"),
    ])
  func icons(spec: String, second: String, first: String) {
    let found = errors(spec)
    #expect(found.map(\.id) == [.conflictingKeys])
    #expect(
      found.first?.message.hasPrefix("\(second) and \(first) both say which picture") == true,
      "\(found)")
  }
}
