import Glibc
import Maquette
import MaquetteCore
import MaquetteLanguageServer
import MaquetteSpec

extension PreviewSession {
  /// A spec's text, and the number by which saving knows that it is still the same.
  func source(of id: Int) throws(SpecEditor.Failure) -> JSONValue {
    guard let spec = library.spec(id) else { throw .unknown }
    let bytes = try read(spec)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .refused("'\(spec.path)' is not in UTF-8; it can be looked at, but not edited here")
    }
    let isReadOnly = !Disk.allows(W_OK, spec.path)
    return .object([
      ("path", .string(spec.path)), ("text", .string(text)),
      ("base", .string(ContentHash(bytes).hex)), ("readOnly", .bool(isReadOnly)),
    ])
  }

  /// Puts a text into a spec's file, if that is still what the page was given.
  func save(
    _ text: [UInt8], over base: String, as id: Int
  ) throws(SpecEditor.Failure) -> JSONValue {
    guard let spec = library.spec(id) else { throw .unknown }
    let now = try read(spec)
    let changed = SpecEditor.Failure.changed(
      "'\(spec.path)' was not saved, because somebody else has changed it in the meantime")
    guard ContentHash(now).hex == base else { throw changed }
    guard String(validating: text, as: UTF8.self) != nil else {
      throw .refused("the text is not in UTF-8; nothing was saved")
    }
    do throws(RewrittenFile.Failure) {
      if text != now {
        // A link in a folder leads to what nobody named.
        try RewrittenFile.write(text, over: now, at: spec.path, followsLinks: spec.isNamed)
      }
    } catch {
      switch error {
      case .hasChanged: throw changed
      case .isReadOnly(let reason): throw .refused("'\(spec.path)' cannot be written: \(reason)")
      case .output(let reason): throw .refused("\(reason)")
      }
    }
    return .object([("base", .string(ContentHash(text).hex))])
  }

  private func read(_ spec: WatchedSpec) throws(SpecEditor.Failure) -> [UInt8] {
    do {
      return try FileReader.read(path: spec.path)
    } catch let error as FileError {
      throw .refused(error.message)
    } catch {
      throw .refused("\(error)")
    }
  }

  /// What may stand at a place of a text, or what is known of it.
  ///
  /// - Throws: an error when there is no such spec, or nobody waits for it any more.
  func help(
    with text: [UInt8], of id: Int, at position: TextPosition, completes: Bool
  ) async throws -> JSONValue {
    guard let editor, let spec = library.spec(id) else { throw FrameError.unknown }
    let (path, text) = (FileKey.full(spec.path), String(decoding: text, as: UTF8.self))
    return try await pool.run { [help = editor.help] _ in
      try completes
        ? help.completion(in: text, at: position, of: path)
        : help.hover(in: text, at: position, of: path)
    }
  }
}
