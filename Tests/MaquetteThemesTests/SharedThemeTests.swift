import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Themes that copies have in common")
struct SharedThemeTests {
  @Test("A part that is changed in one theme stays as it is in the other", arguments: Theme.all)
  func change(theme: Theme) {
    var other = theme
    other.name = "mine"
    other.colors["tint"] = nil
    other.materials["regular"] = nil
    other.buttons.symbolScale += 1
    other.metrics.spacing += 1
    #expect(theme == Theme.named(theme.name))
    #expect(theme.name != "mine" && theme.colors["tint"] != nil)
    #expect(other.colors["tint"] == nil && other.materials["regular"] == nil)
    #expect(other.buttons.symbolScale == theme.buttons.symbolScale + 1)
    #expect(other.metrics.spacing == theme.metrics.spacing + 1)
    #expect(other != theme)
  }

  @Test("Reflection shows what a theme has, and not who has it in common")
  func reflection() {
    let names = Mirror(reflecting: Theme.ios).children.flatMap {
      Mirror(reflecting: $0.value).children.compactMap(\.label)
    }
    #expect(names.contains("name") && names.contains("typography") && names.contains("buttons"))
  }
}

extension Theme {
  /// The built-in ones.
  fileprivate static var all: [Theme] { builtInHeads.compactMap { named($0.name) } }
}
