import Maquette
import MaquetteCore
import MaquettePainting

/// Which files in the folder are baselines that were written here, and which are somebody's own.
extension BaselineFolder {
  /// Whose the files of a name are.
  package enum Origin: Hashable, Sendable {
    /// A baseline as it was written here: picture, scene and receipt that belong together, or a scene
    /// and a receipt whose picture was deleted. Only such files are ever removed.
    case own
    /// A scene and a receipt as they are written here, beside a picture that was written otherwise,
    /// for example by a tool that makes files smaller; the reason is without a full stop.
    case altered(String)
    /// Somebody's own, for a reason without a full stop.
    case foreign(String)
  }

  /// Whose the files of a name are, by what is in them.
  package func origin(of id: SnapshotID) -> Origin {
    guard let text = try? bytes(textPath(of: id)) else {
      return .foreign("it has no text with a receipt")
    }
    let sum: String
    do throws(BaselineText.Strangeness) {
      sum = try BaselineText(text).sum
    } catch {
      return .foreign(error.words(about: textPath(of: id)))
    }
    guard let png = try? bytes(picturePath(of: id)) else {
      return Disk.exists(picturePath(of: id)) ? .altered("its picture cannot be read") : .own
    }
    return BaselineFolder.sum(of: png) == sum
      ? .own : .altered("its picture is not the one that its receipt describes")
  }

  /// What keeps files from being a baseline as it was written here; `nil` for nothing.
  package func strangeness(of id: SnapshotID) -> String? {
    switch origin(of: id) {
    case .own: nil
    case .altered(let reason), .foreign(let reason): reason
    }
  }

  /// What to say about a picture that was deleted while its text was left; empty otherwise.
  func lostPicture(of id: SnapshotID) -> [Diagnostic] {
    guard let text = try? bytes(textPath(of: id)), BaselineText.isOne(text),
      !Disk.exists(picturePath(of: id))
    else { return [] }
    let path = picturePath(of: id)
    return [
      Diagnostic(
        .error, "the picture is gone, though its text is there", file: path,
        hint: GitCommand.takeAgain(path))
    ]
  }

  /// Leave to write a file of a baseline: where there is none, or one of ours. A picture that was
  /// replaced or damaged is ours by the receipt beside it. A text that has no line of ours is somebody's
  /// notes, unless nothing is in it.
  func claim(
    _ path: String, as id: SnapshotID, among files: RunFiles
  ) throws(OutputError) -> OutputClaim {
    let (text, picture) = (textPath(of: id), picturePath(of: id))
    do throws(OutputError) {
      return try files.claim(derived: path, in: self.path, for: id.text) { bytes in
        if path == text { return bytes.isEmpty || BaselineFolder.isText(bytes) }
        if let text = try? self.bytes(text), BaselineFolder.isText(text) { return true }
        return (try? self.bytes(picture)).flatMap { $0.map(PictureOrigin.isOurs) } ?? false
      }
    } catch {
      guard case .isForeign(let path, let maker) = error else { throw error }
      throw .isNoBaseline(path: path, maker: maker)
    }
  }

  /// Whether a text is a scene, or has a line of a receipt, be it in the middle of a conflict of
  /// versions.
  private static func isText(_ text: [UInt8]) -> Bool {
    let scene = Receipt.split(unixLines(text)).rest
    if scene.utf8.starts(with: "scene ".utf8) { return true }
    // An editor may have written it in UTF-16.
    return text.filter { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
      .contains { $0.starts(with: "# png: ".utf8) }
  }
}
