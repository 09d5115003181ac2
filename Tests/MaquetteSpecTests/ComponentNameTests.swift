import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Names that people bring from elsewhere")
struct ComponentNameTests {
  private func hint(_ spec: String) -> String? {
    do {
      _ = try read(spec)
      return nil
    } catch {
      return (error as? DiagnosticError)?.diagnostics.first?.hint
    }
  }

  @Test(
    "A name from another place leads to ours",
    arguments: [
      ("Checkbox: a", "use Toggle with 'style: checkbox'"), ("UIButton: a", "use Button"),
      ("NSPopUpButton: a", "use PopUpButton"), ("UIStepper: a", "use Stepper"),
      ("Modal: a", "use Sheet"),
      ("UIActivityIndicatorView:", "use ActivityIndicator"),
      ("Buton: a", "did you mean 'Button'?"), ("Button:a", "a space is missing after 'Button:'"),
      ("Zzzzz: a", "'maquette components' lists all of them"),
    ])
  func names(spec: String, expected: String) {
    #expect(hint(spec) == expected)
  }

  @Test("Keys of components without a component say that it is missing")
  func keyAlone() {
    #expect(hint("style: filled") == "write the component first, for example 'Button: …'")
  }

  @Test("A message names the key that was written, not the one that it stands for")
  func writtenKey() {
    let found: [Diagnostic]
    do {
      _ = try read("Button: a\ncontrolSize: huge\n")
      found = []
    } catch { found = (error as? DiagnosticError)?.diagnostics ?? [] }
    #expect(found.first?.message == "unknown value 'huge' for 'controlSize'")
  }

  @Test("Unknown symbols and colours are told together with everything else")
  func together() {
    let spec = """
      VStack:
        - Button: a
          style: filed
          tint: blurple
        - Menu: b
          items:
            - {title: c, symbol: nosuch}
      """
    do {
      _ = try read(spec)
      Issue.record("it was read")
    } catch {
      let found = (error as? DiagnosticError)?.diagnostics ?? []
      #expect(found.map { $0.location?.line } == [3, 4, 7])
    }
  }
}
