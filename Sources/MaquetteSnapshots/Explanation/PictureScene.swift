import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSpec

/// The scene that a picture file shows, as far as the file or one beside it tells.
package struct PictureScene: Sendable {
  private let outline: SceneOutline
  private let scale: Double

  /// The scene of a picture file: of the text beside it, as baselines have one, or else of the spec
  /// that travels in it.
  ///
  /// - Parameters:
  ///   - bytes: the file's bytes.
  ///   - path: the file's path; `nil` for one that came by standard input.
  /// - Throws: ``DiagnosticError`` when it has neither, or what it has is damaged.
  package init(of bytes: [UInt8], path: String?) throws {
    let file = path ?? "stdin"
    if let path, Paths.ends(path, in: ".png") {
      let beside = path.dropLast("png".count) + "txt"
      if let text = try? FileReader.read(path: String(beside), limit: Limits.dumpBytes) {
        let text = String(decoding: text, as: UTF8.self)
        let receipt = Receipt.split(text).receipt
        if let scale = receipt.value("scale").flatMap(Double.init), scale > 0 {
          self.scale = scale
          do {
            outline = try SceneOutline(parsing: text)
          } catch let error as DiagnosticError {
            throw DiagnosticError(error.diagnostics.map { $0.naming(String(beside)) })
          }
          return
        }
      }
    }
    let spec: EmbeddedSpec
    do {
      spec = try EmbeddedSpec(in: bytes, file: file)
    } catch {
      throw DiagnosticError(
        "the picture has neither a spec in it nor a scene beside it, so its components are not known",
        file: file, hint: "leave an area out with --ignore x,y,width,height")
    }
    let document = try SpecDocument(parsing: Array(spec.text.utf8), file: file, folder: nil)
    let picture = try Renderer().picture(
      of: document.component, on: document.canvas, in: document.environment.environment)
    outline = try SceneOutline(picture.scene)
    scale = picture.scale
  }

  /// Where components are whose paths match a pattern, with all that is in them, in pixels; empty
  /// when none does.
  ///
  /// - Parameter pattern: for example `VStack/Label[2]`; `*` matches anything.
  package func areas(of pattern: String) -> [PixelRect] {
    IgnoredParts(SnapshotTolerance(ignoredComponents: [pattern]), [outline], scale: scale).areas
  }

  /// The paths of all components.
  package var paths: [String] { outline.nodes.map(\.path) }
}
