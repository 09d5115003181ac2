import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("What is told of numbers that are none")
struct NumberMessageTests {
  @Test(
    "A hint is a number that may stand there, or what else may",
    arguments: [
      ("opacity: 50%", "'opacity' must be a number, not '50%'", "write 0.5, without '%'"),
      ("opacity: half", "'opacity' must be a number, not 'half'", "for example 1"),
      ("opacity: '0,5'", "'opacity' must be a number, not '0,5'", "write 0.5"),
      ("rotation: 45deg", "'rotation' must be a number, not '45deg'", "write 45, without 'deg'"),
      ("rotation: 45°", "'rotation' must be a number, not '45°'", "write 45, without '°'"),
      ("rotation: 1turn", "'rotation' must be a number, not '1turn'", "for example 12"),
      ("blurRadius: 4px", "'blurRadius' must be a number, not '4px'", "write 4, without 'px'"),
      (
        "padding: 10 20", "'padding' must be a number, a list of 2 or 4 numbers, or a map of edges",
        "write [10, 20], which is [vertical, horizontal]"
      ),
      (
        "padding: 1px 2px 3px 4px",
        "'padding' must be a number, a list of 2 or 4 numbers, or a map of edges",
        "write [1, 4, 3, 2], which is [top, leading, bottom, trailing]"
      ),
      (
        "padding: .horizontal",
        "'padding' must be a number, a list of 2 or 4 numbers, or a map of edges",
        "for example {horizontal: 12}"
      ),
      (
        "padding: 16px", "'padding' must be a number, a list of 2 or 4 numbers, or a map of edges",
        "write 16, without 'px'"
      ),
      (
        "shadow: soft", "'shadow' must be a radius, or a map of color, radius, x and y",
        "{radius: 4, y: 2}"
      ),
      ("font: 20px", "'20px' is not a text style, size", "write 20, without 'px'"),
      ("width: .infinity", "'width' must be a number or infinity", "did you mean 'infinity'?"),
      (
        "frame: {maxWidth: .infinity}", "'maxWidth' must be a number or infinity",
        "did you mean 'infinity'?"
      ),
      ("width: 100%", "'width' must be a number or infinity", "'infinity' for all there is"),
      ("width: 50%", "'width' must be a number or infinity", "no percentages"),
      ("height: auto", "'height' must be a number or infinity", "leave it out"),
      ("width: 20pt", "'width' must be a number or infinity", "write 20, without 'pt'"),
      ("cornerRadius: 50%", "'cornerRadius' must be a radius in points", "no percentages"),
      ("numberOfLines: 2.0", "'numberOfLines' must be a whole number, not '2.0'", "write 2"),
      ("numberOfLines: nil", "'numberOfLines' must be a whole number", "leave the key out"),
    ])
  func hints(key: String, message: String, hint: String) throws {
    let found = errors("VStack:\n- Label: a\n  \(key)\n")
    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(message), "\(first.message)")
    #expect(first.hint?.contains(hint) == true, "\(first.hint ?? "-")")
  }

  @Test(
    "A value of another kind is told with what to write, where that is known",
    arguments: [
      ("Label: a\nborder: 1px solid red", "write {width: 1, color: red}"),
      ("Slider: a\nrange: 1-5", "write 1...5"), ("Slider: a\nrange: 0..100", "write 0...100"),
      ("Toggle: a\nisOn: 1", "write true"), ("Toggle: a\nisOn: 0", "write false"),
      ("Picker: a\noptions: S, M, L", "write [S, M, L]"),
      ("TabBar: {items: Home}", nil),
      ("ZStack: {alignment: topleft, children: []}", "did you mean 'topLeading'?"),
      ("ZStack: {alignment: bottom-right, children: []}", "did you mean 'bottomTrailing'?"),
      ("Label: a\ncolor: [255, 0, 0]", "write \"#FF0000\", with its quotes"),
      ("Label: a\ncolor: [a, b]", nil),
      ("Label: a\noffset: {x: 1, y: 2}", "write [1, 2]"), ("Label: a\noffset: 10", "write [10, 0]"),
      ("Label: a\nframe: [10, 20]", "write {width: 10, height: 20}"),
      ("width: 100%\nview: {Label: a}", "write points; there are no percentages of a length"),
    ])
  func kinds(spec: String, hint: String?) throws {
    let found = errors(spec)
    #expect(found.count == 1, "\(found)")
    let told = try #require(found.first).hint
    #expect(hint.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(found)")
  }

  @Test(
    "A colour of CSS or UIKit leads to ours, or to its digits in quotes",
    arguments: [
      ("Color.red", "did you mean 'red'?"), (".systemBlue", "did you mean 'systemBlue'?"),
      ("UIColor.systemBlue", "did you mean 'systemBlue'?"), ("secundary", "did you mean"),
      ("rgb(255, 0, 0)", "write \"#FF0000\""), ("rgba(0 0 255 / 0.5)", "write \"#0000FF80\""),
      ("0xFF0000", "write \"#FF0000\""), ("FF8800", "write \"#FF8800\""),
      ("lightgray", "write \"#D3D3D3\""), ("hsl(120, 50%, 50%)", "use a name that"),
      ("rgb(300, 0, 0)", "use a name that"), ("linear-gradient(red, blue)", "write a map"),
    ])
  func colors(written: String, hint: String) throws {
    let found = errors("VStack: [{Label: a, color: \"\(written)\"}, {Label: a, opacity: x}]")
    let color = try #require(found.first { $0.id == .unknownColor })
    #expect(color.hint?.hasPrefix(hint) == true, "\(color.hint ?? "-")")
  }

  @Test("Lists of lengths say so where a text stands")
  func lists() throws {
    let first = try #require(errors("Label: a\ntabStops: 10 20\n").first)
    #expect(first.message.contains("a distance in points, or a list of them"))
  }
}
