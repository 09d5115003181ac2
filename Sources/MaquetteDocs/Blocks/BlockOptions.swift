import Maquette
import MaquetteSpec

/// What becomes of the fence that a picture is drawn from.
enum SourceDisplay: String, CaseIterable {
  /// It stays as it is.
  case keep
  /// It lies in a `<details>` that a reader can open.
  case fold
  /// It lies in a comment.
  case hide
}

/// What is said about the pictures of one block.
struct BlockOptions {
  var id: WrittenOption?
  var alt: String?
  var caption: String?
  var width: PictureWidth?
  var variants: [Variant]?
  var folder: WrittenOption?
  var source: WrittenOption?
  var display: SourceDisplay?
  var style: MarkupStyle?
  var format: PictureFormat?
  var dark: DarkPictures?
  var overlays: [Overlay] = []
  var legend = LegendForm.picture
  var spec: WrittenOption?
  var environment = EnvironmentPatch()
  /// What is wrong with them.
  private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - written: the options in their order.
  ///   - own: those that this kind of document takes besides those of the environment.
  ///   - folder: where files named in options are.
  init(_ written: [WrittenOption], allowing own: [BlockOption], folder: String) {
    let names = own.map(\.name) + BlockOption.environment.map(\.name)
    var seen: Set<String> = []
    // Each wrong one is told with what was meant, and a program may write thousands.
    let bytes = written.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    if bytes > Limits.blockOptionBytes {
      problems = [BlockOptions.tooLong(at: written.first?.location)]
      return
    }
    for option in written {
      let trait = EnvironmentTrait.all.first { [$0.key, $0.flag].contains(option.key) }
      let name = trait?.key ?? option.key
      guard names.contains(name) else {
        fail(
          option, "unknown option '\(SpecNode.excerpt(option.key))'",
          hint: Suggestion.nearest(to: option.key, in: names).map { "did you mean '\($0)'?" }
            ?? "use one of: \(names.joined(separator: ", "))")
        continue
      }
      guard seen.insert(name).inserted else {
        fail(option, "the option '\(name)' is given twice", hint: "remove one of them")
        continue
      }
      if let trait { apply(trait, option) } else { set(option, folder: folder) }
    }
  }

  /// What is told of options that are longer than they may be.
  static func tooLong(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .error, "the options have more than \(Limits.blockOptionBytes) bytes", location: location,
      hint: "shorten them", id: .tooMuch)
  }

  private mutating func set(_ option: WrittenOption, folder: String) {
    let value = option.value
    switch option.key {
    case "id":
      id = option
      if let problem = PictureID.problem(with: value) {
        fail(option, problem, hint: PictureID.hint)
      }
    case "alt": alt = value
    case "caption": caption = value
    case "width":
      width = PictureWidth(value)
      if width == nil {
        fail(
          option, "'width' is '\(SpecNode.excerpt(value))'",
          hint: "use 1 to 10000 pixels, for example 390, or a share such as 50%")
      }
    case "variants":
      do { variants = try Variant.list(value) } catch { take(error, of: option) }
    case "folder": self.folder = option
    case "source":
      source = option
      display = word(option)
    case "style": style = word(option)
    case "format": format = word(option)
    case "dark": dark = word(option)
    case "overlay": overlays = words(option)
    case "legend": legend = word(option) ?? .picture
    case "spec": spec = option
    case "theme":
      do {
        var patch = EnvironmentPatch()
        patch.theme = try ThemeReference.theme(named: value, belowFolder: folder)
        environment = environment.overlaid(by: patch)
      } catch { take(error, of: option) }
    case "symbols":
      do {
        let path = try SafePath.resolve(value, below: folder)
        environment.symbols = try SymbolLoader.load(path: path, named: folder + value)
      } catch { take(error, of: option) }
    default: break
    }
  }

  private mutating func apply(_ trait: EnvironmentTrait, _ option: WrittenOption) {
    do throws(EnvironmentTrait.Problem) {
      try trait.apply(option.value, to: &environment)
    } catch {
      fail(option, error.message, hint: error.hint, atValue: true)
    }
  }

  private mutating func words<Value: RawRepresentable<String> & CaseIterable>(
    _ option: WrittenOption
  ) -> [Value] {
    option.value.split(separator: ",", omittingEmptySubsequences: false).compactMap { part in
      var one = option
      one.value = String(part)
      return word(one)
    }
  }

  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ option: WrittenOption
  ) -> Value? {
    if let value = Value(rawValue: option.value) { return value }
    fail(
      option, "unknown value '\(SpecNode.excerpt(option.value))' for '\(option.key)'",
      hint: Suggestion.hint(for: option.value, in: Value.allCases.map(\.rawValue)), atValue: true)
    return nil
  }

  private mutating func take(_ error: any Error, of option: WrittenOption) {
    if let error = error as? DiagnosticError {
      for var diagnostic in error.diagnostics {
        if diagnostic.file == nil {
          diagnostic.location = option.valueLocation
          diagnostic.length = 1
          diagnostic.message = "'\(option.key)': \(diagnostic.message)"
        }
        problems.append(diagnostic)
      }
    } else if let error = error as? FileError {
      fail(
        option, error.naming(SpecNode.excerpt(option.value)).message, hint: error.hintForName,
        atValue: true)
    } else {
      fail(option, "\(error)", hint: nil, atValue: true)
    }
  }

  private mutating func fail(
    _ option: WrittenOption, _ message: String, hint: String?, atValue: Bool = false
  ) {
    problems.append(
      Diagnostic(
        .error, message, location: atValue ? option.valueLocation : option.location,
        length: max(1, min(atValue ? option.value.count : option.key.count, 60)), hint: hint))
  }
}
