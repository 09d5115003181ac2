import MaquetteCore
import MaquetteLanguageServer

/// What is behind the addresses that only an editor needs.
extension PreviewHandler {
  /// The text of a spec, or a file of the editor; `nil` for any other address.
  func source(_ path: Substring, _ editor: SpecEditor) -> Reply? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    if parts.first == "codemirror" {
      let name = parts.dropFirst().joined(separator: "/")
      return editor.files?.file(named: name).map { .now(.bytes($0.bytes, type: $0.type)) }
    }
    guard parts.count == 2, parts.first == "source", let id = number(parts.last) else { return nil }
    return .later { [session] in
      do throws(SpecEditor.Failure) {
        return .json(try session.source(of: id))
      } catch {
        return response(to: error)
      }
    }
  }

  /// What is done with a text.
  func take(_ path: Substring, _ request: Request) -> Reply {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let work = work(parts, request.query) else { return .now(PreviewHandler.notFound) }
    do throws(Response) {
      return .text(try request.textLength(most: Limits.specBytes), work)
    } catch {
      return .now(error)
    }
  }

  private func work(
    _ parts: ArraySlice<Substring>, _ items: [(name: String, value: String)]
  ) -> Connection.TextWork? {
    let place = parts.dropFirst()
    switch (parts.first, parts.count) {
    case ("picture", 3), ("inspect", 3):
      let isReport = parts.first == "inspect"
      return { text in
        await answer(place, items) { try await drawn($0, of: text, isReport: isReport) }
      }
    case ("check", 3):
      return { text in
        await answer(place, items) { .json(try await session.check($0, of: text)) }
      }
    case ("export", 4):
      guard let form = ExportForm(rawValue: String(parts.last ?? "")) else { return nil }
      return { text in
        await answer(place.dropLast(), items) { query in
          .bytes(try await session.export(query, of: text, as: form), type: form.type)
        }
      }
    case ("complete", 2), ("explain", 2):
      guard let id = number(parts.last), let position = position(in: items) else { return nil }
      let completes = parts.first == "complete"
      return { text in
        let help = try? await session.help(
          with: text, of: id, at: position, completes: completes)
        return help.map { .json($0) } ?? PreviewHandler.notFound
      }
    case ("save", 2):
      guard let id = number(parts.last), let base = items.first(where: { $0.name == "base" })
      else { return nil }
      return { text in
        do throws(SpecEditor.Failure) {
          return .json(try session.save(text, over: base.value, as: id))
        } catch {
          return response(to: error)
        }
      }
    default: return nil
    }
  }

  private func number(_ part: Substring?) -> Int? {
    guard let part, (1...9).contains(part.utf8.count),
      part.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(part)
  }

  private func position(in items: [(name: String, value: String)]) -> TextPosition? {
    func count(_ name: String) -> Int? {
      number(items.first { $0.name == name }.map { Substring($0.value) })
    }
    guard let line = count("line"), let character = count("character") else { return nil }
    return TextPosition(line: line, character: character)
  }

  private func response(to failure: SpecEditor.Failure) -> Response {
    switch failure {
    case .unknown: PreviewHandler.notFound
    case .changed(let message): .json(.object([("message", .string(message))]), status: .conflict)
    case .refused(let message): .json(.object([("message", .string(message))]), status: .unreadable)
    }
  }
}
