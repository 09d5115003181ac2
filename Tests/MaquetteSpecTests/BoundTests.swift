import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Values that are right by themselves and wrong beside others, told at their own place.
@Suite("What is out of bounds")
struct BoundTests {
  /// What is told of a spec when it is drawn, with its place.
  private func told(_ spec: String) -> [String] {
    let found: [Diagnostic]
    do {
      let document = try read(spec)
      found = try SceneMaker(measurer: PlainMeasurer()).scene(
        of: document.component, on: document.canvas, in: document.environment.environment
      ).warnings
    } catch {
      found = (error as? DiagnosticError)?.diagnostics ?? []
    }
    return found.map { finding in
      let place = finding.location.map { "\($0.line):\($0.column)" } ?? "?"
      return "\(place) \(finding.severity) \(finding.message)"
    }
  }

  @Test(
    "The component that people wrote is named, at the key that is wrong",
    arguments: [
      (
        "NumberField: N\nvalue: 50\nrange: 1...10\n",
        "2:8 error 'value' is 50; the number field goes from 1 to 10"
      ),
      (
        "NumberField: N\nvalue: 5\nrange: 10...1\nshowsStepper: false\n",
        "3:8 error the number field's range ends before it starts"
      ),
      (
        "SearchField: S\nscopes: [a, b]\nselectedScope: 4\n",
        "3:16 error 'selectedScope' is 4; there is no such scope"
      ),
      (
        "SearchField: S\nselectedScope: 1\n",
        "2:16 warning 'selectedScope' changes nothing: there are no 'scopes'"
      ),
    ])
  func places(spec: String, message: String) {
    #expect(told(spec) == [message])
  }
}
