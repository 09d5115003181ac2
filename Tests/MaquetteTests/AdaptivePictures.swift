import BuiltProgram
import Foundation
import Maquette
import MaquettePainting
import MaquetteSpec

/// Pictures for tests of SVG that is light and dark in one.
enum AdaptivePictures {
  static let root = Checkout.root

  /// Text in two directions, and some that repeats itself.
  static let mixed = """
    direction: rtl
    locale: ar_EG
    width: 320
    VStack:
      padding: 16
      children:
        - Label: مرحبا Maquette بالعالم
        - Label: Read the guide before you start the engine
          numberOfLines: 0
        - Label: السلام عليكم
    """

  static func document(_ text: String) throws -> SpecDocument {
    try SpecDocument(
      parsing: Array(text.utf8), file: "test.yaml", folder: root.path + "/Examples/")
  }

  static func example(_ name: String) throws -> SpecDocument {
    try document(
      String(contentsOf: root.appendingPathComponent("Examples/\(name).yaml"), encoding: .utf8))
  }

  static func picture(_ document: SpecDocument, _ appearance: Appearance) throws
    -> Renderer.Picture
  {
    var environment = document.environment.environment
    environment.appearance = appearance
    return try Renderer().picture(
      of: document.component, on: document.canvas, in: environment)
  }

  static func svg(_ document: SpecDocument, _ rule: SVGDarkRule = .media, id: String? = nil) throws
    -> [UInt8]
  {
    try Renderer().adaptiveSVG(
      light: picture(document, .light), dark: picture(document, .dark), rule: rule, id: id)
  }

  static func plain(_ document: SpecDocument, _ appearance: Appearance) throws -> [UInt8] {
    try Renderer().bytes(of: picture(document, appearance), format: .svg)
  }
}
