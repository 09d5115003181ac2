import MaquetteComponents
import MaquetteCore
import MaquetteThemes

extension DocumentDecoder {
  /// Takes a trait of the environment; whether the key is one.
  ///
  /// - Parameter schema: the component beside it, which may call something of its own so.
  func readEnvironment(
    _ entry: SpecNode.Entry, beside schema: ComponentSchema?, into patch: inout EnvironmentPatch
  ) -> Bool {
    if entry.key == "theme" {
      readTheme(entry, into: &patch)
      return true
    }
    if entry.key == "symbols" {
      readSymbols(entry, into: &patch)
      return true
    }
    guard let trait = EnvironmentTrait.named(entry.key) else { return false }
    guard let text = entry.value.scalar else {
      var reader = reader
      reader.key = entry.key
      reader.mismatch(entry.value, wanted: trait.type.phrase)
      return true
    }
    do throws(EnvironmentTrait.Problem) {
      try trait.apply(text, to: &patch)
    } catch {
      let own = schema?.properties.first {
        $0.name != entry.key && $0.allNames.contains(entry.key)
      }
      let hint = own.map { "the key of \(schema?.name ?? "") is '\($0.name)' here" }
      reader.fail(error.message, at: entry.value, hint: hint ?? error.hint, id: error.id)
    }
    return true
  }

  private func readTheme(_ entry: SpecNode.Entry, into patch: inout EnvironmentPatch) {
    readFile(entry, isFile: ThemeReference.isFile) { name in
      var themed = EnvironmentPatch()
      themed.theme = try ThemeReference.theme(
        named: name, belowFolder: folder, root: root, dependencies: dependencies)
      patch = patch.overlaid(by: themed)
    }
  }

  private func readSymbols(_ entry: SpecNode.Entry, into patch: inout EnvironmentPatch) {
    readFile(entry, isFile: { _ in true }) { name in
      let full = (folder ?? "") + name
      dependencies?.record(full)
      let path =
        try folder.map {
          try SafePath.resolve(name, below: $0, root: root, dependencies: dependencies)
        } ?? name
      patch.symbols = patch.symbols.overlaid(by: try SymbolLoader.load(path: path, named: full))
    }
  }

  /// Hands what a key names to what loads it, and reports what is wrong with either.
  private func readFile(
    _ entry: SpecNode.Entry, isFile: (String) -> Bool, _ load: (String) throws -> Void
  ) {
    var reader = reader
    reader.key = entry.key
    guard let name = String.read(entry.value, by: reader) else { return }
    do {
      if folder == nil, isFile(name) {
        throw DiagnosticError(
          "a spec without a folder, as from standard input, may not name files",
          hint: "use --\(entry.key), or save the spec beside the \(entry.key)",
          id: .fileOutsideFolder)
      }
      try load(NamedFiles.inSpec(name, of: entry.value.location.origin?.file, folder: folder ?? ""))
    } catch let error as DiagnosticError {
      for diagnostic in error.diagnostics {
        var copy = diagnostic
        // What is wrong inside of the file points there, the rest at the name.
        if copy.file == nil { copy.location = entry.value.location }
        sink.report(copy)
      }
    } catch let error as FileError {
      reader.fail(
        error.naming(SpecNode.excerpt(name)).message, at: entry.value, hint: error.hintForName,
        id: .unreadableFile)
    } catch {
      reader.fail("\(error)", at: entry.value)
    }
  }

  /// A device has one platform: naming another one beside it is a mistake, in either order. A device that
  /// only the screen names brings its platform, too.
  ///
  /// - Parameter component: what is drawn.
  func checkDevice(
    _ entries: [SpecNode.Entry], of component: SpecNode.Entry?, in patch: inout EnvironmentPatch
  ) {
    if patch.platform == nil, patch.device == nil, patch.theme == nil {
      patch.platform = component.flatMap(screenDevice)?.platform
    }
    guard let device = entries.first(where: { $0.key == "device" })?.value,
      let platform = entries.first(where: { $0.key == "platform" })?.value,
      let named = device.scalar.flatMap(Device.named),
      let wanted = platform.scalar.flatMap({ Platform(rawValue: $0.lowercased()) }),
      named.platform != wanted
    else { return }
    reader.fail(
      "the device '\(named.name)' has \(named.platform.displayName), not \(wanted.displayName)",
      at: device, hint: "leave 'platform' out, or name another device", id: .notOnPlatform)
  }
  /// The device that a screen names as its own; `nil` for none.
  private func screenDevice(of entry: SpecNode.Entry) -> Device? {
    // Below 'view:' stands the component itself.
    let screen =
      entry.key == "view"
      ? entry.value.map?.first { ComponentDecoder.isComponentName($0.key) } : entry
    return screen?.screenDevice(in: catalogue)
  }
}
