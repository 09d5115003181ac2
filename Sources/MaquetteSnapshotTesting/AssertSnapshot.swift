import Maquette
import MaquetteSnapshots

/// Asserts that a component looks as its baseline does, in Swift Testing and XCTest.
///
/// The baseline is `Snapshots/{file}/{function}.{name}{variant}.png` beside the test's source, and a
/// text with its scene. A failure says what changed, in points and words.
///
/// - Parameters:
///   - component: what is drawn.
///   - name: what tells it from others of the same test; the component's kind by default. Tests with
///     arguments name them, for example `named: "\(size)"`.
///   - id: the whole name of the baseline below its folder, in place of one made of the test, the
///     name and the environment; for one variant only.
///   - canvas: what it is drawn on.
///   - environment: what it is drawn in.
///   - variants: combinations of traits, each a snapshot of its own, for example
///     `light,dark,rtl,dark+rtl`.
///   - record: which baselines are written; `nil` for what the test's trait says.
public func assertSnapshot(
  of component: some Component, named name: String? = nil, id: String? = nil,
  on canvas: Canvas = Canvas(),
  in environment: Environment = Environment(), variants: String? = nil, record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    let renderer = Renderer()
    for (variant, own) in try SnapshotVariants.environments(variants, of: environment) {
      let picture = try renderer.picture(of: component, on: canvas, in: own)
      try assertion.check(
        picture, named: name ?? picture.scene.root.component, id: id, variant: variant,
        with: renderer)
    }
  }
}

/// Asserts that a picture, laid out already, looks as its baseline does; see
/// ``assertSnapshot(of:named:id:on:in:variants:record:fileID:filePath:function:line:column:)``.
public func assertSnapshot(
  of picture: Renderer.Picture, named name: String = "picture", id: String? = nil,
  record: RecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    try assertion.check(picture, named: name, id: id, variant: "", with: Renderer())
  }
}

/// Asserts that a scene looks as its baseline does; see
/// ``assertSnapshot(of:named:id:on:in:variants:record:fileID:filePath:function:line:column:)``.
///
/// - Parameter environment: says how many pixels a point has, and what receipts tell.
public func assertSnapshot(
  of scene: Scene, named name: String = "scene", in environment: Environment = Environment(),
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) {
  assertSnapshot(
    of: Renderer.Picture(scene, in: environment), named: name, record: record, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
}

/// Asserts that a picture of which there are only pixels is what its baseline is, pixel by pixel.
///
/// - Parameters:
///   - png: a PNG file's bytes.
///   - scale: pixels per point, for messages.
public func assertSnapshot(
  ofImage png: [UInt8], named name: String = "image", scale: Double = 1,
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(
    fileID: fileID, file: filePath, function: function, line: line, column: column)
  SnapshotAssertion(at: place, record: record).run { assertion in
    try assertion.check(png: png, named: name, scale: scale)
  }
}
