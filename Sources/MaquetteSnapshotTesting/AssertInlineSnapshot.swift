import Maquette
import MaquetteCore
import MaquetteSnapshots

/// Asserts that a component's scene, or another text of it, is what stands in the test.
///
/// Without a closure the text is written behind the call, where snapshots are recorded (not where
/// `CI` is set), and the test fails once. With one, a text that differs fails; `MAQUETTE_RECORD=failed`
/// writes it. Nothing else in the file is touched, and nothing at all when the file is not what was
/// compiled, or the closure is more than one literal between `"""`.
///
/// ```swift
/// assertInlineSnapshot(of: Button("Go"), as: .accessibility) {
///   """
///   button “Go”
///   """
/// }
/// ```
///
/// - Parameters:
///   - component: what is laid out.
///   - strategy: which text of it; anything but `.picture`.
///   - canvas: what it is drawn on.
///   - environment: what it is drawn in.
///   - record: which texts are written; `nil` for what the test's trait says.
///   - expected: the text.
public func assertInlineSnapshot(
  of component: some Component, as strategy: SnapshotStrategy = .scene,
  on canvas: Canvas = Canvas(), in environment: Environment = Environment(),
  record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column, matches expected: (() -> String)? = nil
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    let picture = try Renderer().picture(of: component, on: canvas, in: environment)
    guard let text = strategy.text(of: picture, component: component) else {
      throw DiagnosticError(
        "a picture cannot be in a test's source", hint: "use assertSnapshot(of:as: .picture)")
    }
    try assertion.check(text, against: expected?(), function: "assertInlineSnapshot")
  }
}
