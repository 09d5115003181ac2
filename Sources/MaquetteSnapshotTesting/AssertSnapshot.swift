import Maquette
import MaquetteSnapshots

/// Asserts that a component looks as its baseline does, in Swift Testing and XCTest.
///
/// The baseline is `Snapshots/{file}/{function}[.{arguments}].{name}{variant}.png` beside the test's
/// source, and a text with its scene; of a text alone, `….{strategy}.snap`. The arguments are those of
/// a parameterised test. A failure says what changed, in points and words, and how to accept it.
///
/// - Parameters:
///   - component: what is drawn.
///   - strategy: what of it is compared.
///   - name: what tells it from others of the same test. Without one it is the component's kind, and
///     further ones of that kind in a test are numbered: `Button`, `Button-2`. Arguments that a name
///     has in it, as `named: "\(size)"` does, are not there twice.
///   - id: the whole name of the baseline below its folder, in place of one made of the test, the
///     name and the environment; for one variant only.
///   - canvas: what it is drawn on.
///   - environment: what it is drawn in.
///   - variants: combinations of traits, each a snapshot of its own, for example
///     `light,dark,rtl,dark+rtl`.
///   - record: which baselines are written; `nil` for what the test's trait says.
public func assertSnapshot(
  of component: some Component, as strategy: SnapshotStrategy = .picture,
  named name: String? = nil, id: String? = nil, on canvas: Canvas = Canvas(),
  in environment: Environment = Environment(), variants: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    let renderer = Renderer()
    let pictures = try SnapshotVariants.environments(variants, of: environment).map {
      (variant, own) in
      (variant: variant, picture: try renderer.picture(of: component, on: canvas, in: own))
    }
    try assertion.check(
      pictures, of: component, as: strategy, named: name,
      kind: pictures.first?.picture.scene.root.component ?? "component", id: id, with: renderer)
  }
}

/// Asserts that a picture, laid out already, looks as its baseline does; see
/// ``assertSnapshot(of:as:named:id:on:in:variants:record:fileID:filePath:function:line:column:)``.
public func assertSnapshot(
  of picture: Renderer.Picture, as strategy: SnapshotStrategy = .picture,
  named name: String? = nil, id: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    try assertion.check(
      [("", picture)], of: nil, as: strategy, named: name, kind: "picture", id: id,
      with: Renderer())
  }
}

/// Asserts that a scene looks as its baseline does; see
/// ``assertSnapshot(of:as:named:id:on:in:variants:record:fileID:filePath:function:line:column:)``.
///
/// - Parameter environment: says how many pixels a point has, and what receipts tell.
public func assertSnapshot(
  of scene: Scene, as strategy: SnapshotStrategy = .picture, named name: String? = nil,
  in environment: Environment = Environment(),
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    try assertion.check(
      [("", Renderer.Picture(scene, in: environment))], of: nil, as: strategy, named: name,
      kind: "scene", with: Renderer())
  }
}

/// Asserts that a picture of which there are only pixels is what its baseline is, pixel by pixel.
///
/// - Parameters:
///   - png: a PNG file's bytes.
///   - scale: pixels per point, for messages.
public func assertSnapshot(
  ofImage png: [UInt8], named name: String? = nil, scale: Double = 1,
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    try assertion.check(png: png, named: name, scale: scale)
  }
}
