import Maquette
import MaquetteCore
import MaquetteSnapshots

extension SnapshotAssertion {
  /// Compares a text with its baseline, `{name}.{strategy}.snap`.
  func check(_ text: String, as strategy: SnapshotStrategy, id: SnapshotID) throws {
    let name = "\(id.text).\(strategy.rawValue)"
    try SnapshotNames.take(SnapshotID(name), in: folder, at: place, picture: text)
    let path = "\(folder.path)/\(name).snap"
    let file = Receipt([Receipt.Entry("spec", key)]).text + text
    let mode = try settings.mode()
    let kept = try folder.bytes(path).map {
      String(Receipt.split(String(decoding: $0, as: UTF8.self)).rest)
    }
    guard kept != text else { return }
    let records = mode == .all || mode == .failed || mode == .missing && kept == nil
    var lines = ["\(name): \(kept == nil ? "there is no baseline" : "the text changed")"]
    if records {
      try write(file, to: path, in: folder.path)
      lines.append("It was recorded just now: look at \(path) and run the test again.")
    }
    if let kept {
      let diff = UnifiedDiff(
        from: Array(kept.utf8), to: Array(text.utf8), name: name, change: "now")
      lines.append(diff.text)
    }
    if !records {
      let actual = ArtifactPath.joined(settings.artifactFolder, "\(name).actual.snap")
      try write(file, to: actual, in: settings.artifactFolder)
      if kept != nil, let tool = settings.tool {
        lines.append("see what differs: \(tool.line(expected: path, actual: actual))")
      }
      lines.append(recording)
    }
    TestRunner.fail(lines.joined(separator: "\n"), files: [], at: place)
  }

  /// Writes a text with a receipt, but over no file without one.
  private func write(_ file: String, to path: String, in folder: String) throws {
    let claim = try RunFiles().claim(derived: path, in: folder, for: key) { bytes in
      Receipt.split(String(decoding: bytes, as: UTF8.self)).receipt.value("spec") != nil
    }
    try AtomicFile.write(Array(file.utf8), to: claim)
  }

  /// Compares a text with one that stands in the test.
  ///
  /// - Parameters:
  ///   - expected: the text in the test; `nil` when there is none.
  ///   - function: the function that the test called.
  func check(_ text: String, against expected: String?, function: String) throws {
    let (now, old) = (InlineLiteral.trimmed(text), expected.map(InlineLiteral.trimmed))
    guard now != old else { return }
    let mode = try settings.mode()
    let records = mode == .all || mode == .failed || mode == .missing && old == nil
    var lines = [old == nil ? "there is no text to compare with" : "the text changed"]
    if let old {
      let diff = UnifiedDiff(
        from: Array((old + "\n").utf8), to: Array((now + "\n").utf8), name: place.fileID,
        change: "now")
      lines.append(diff.text)
    }
    if records {
      do {
        try InlineSource.record(now, old: old, name: function, at: place)
        lines.append("It was written into the test just now: look at it and run the test again.")
      } catch {
        lines += ["\(error)", "It is", now]
      }
    } else {
      if old == nil { lines += ["It is", now] }
      lines.append(recording)
    }
    TestRunner.fail(lines.joined(separator: "\n"), files: [], at: place)
  }
}
