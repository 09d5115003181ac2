import Maquette
import MaquetteSpec

/// Tells what stands at a place.
struct Hover {
  let document: OpenDocument
  let outline: OutlineNode
  let guide: SpecGuide
  let root: ProjectRoot?
  let kind: SpecFile.Kind

  /// What is told, and of which part of the text.
  struct Result {
    var markdown: String
    var range: Range<Int>
    /// The component whose picture belongs to it.
    var pictured: Pictured?
  }

  enum Pictured {
    case component(ComponentSchema, at: Int)
    case spec
  }

  func result(at offset: Int) -> Result? {
    guard let place = outline.place(at: offset) else { return nil }
    let way = guide.way(to: place.steps, from: Expected.root(of: kind))
    switch place.part {
    case .key: return key(place, way)
    case .value, .stray: return value(place, way)
    }
  }

  private func key(_ place: OutlinePlace, _ way: SpecGuide.Way) -> Result? {
    guard let meaning = way.meanings.last ?? nil else { return nil }
    let range = place.scalar.range
    switch meaning {
    case .component(let schema):
      return Result(
        markdown: Documentation.text(of: schema), range: range,
        pictured: .component(schema, at: range.lowerBound))
    case .own(let own): return Result(markdown: Documentation.text(of: own), range: range)
    case .key(let info, let owner):
      return Result(
        markdown: Documentation.text(of: info, owner: owner, isHead: true), range: range,
        pictured: pictured(by: place, way))
    }
  }

  /// The component that a key belongs to; the spec for a key of the picture.
  private func pictured(by place: OutlinePlace, _ way: SpecGuide.Way) -> Pictured? {
    for (step, index) in zip(place.steps, place.steps.indices).reversed() {
      guard case .entry(let entry, let entries, _) = step else { continue }
      if case .component(let schema)? = way.meanings[index] {
        return .component(schema, at: entry.key.range.lowerBound)
      }
      // A key beside its component's name.
      if case .key(_, of: "the picture")? = way.meanings[index] { return .spec }
      if let named = entries.first(where: { ComponentDecoder.isComponentName($0.key.text) }),
        let schema = guide.vocabulary.schema(named: named.key.text)
      {
        return .component(schema, at: named.key.range.lowerBound)
      }
    }
    return nil
  }

  private func value(_ place: OutlinePlace, _ way: SpecGuide.Way) -> Result? {
    let (text, range) = (place.scalar.text, place.scalar.range)
    if way.end.takesComponent, let schema = guide.vocabulary.schema(named: text) {
      return Result(
        markdown: Documentation.text(of: schema), range: range,
        pictured: .component(schema, at: range.lowerBound))
    }
    let words = facts(about: text, way.end)
    guard case .key(let info, let owner)? = way.meanings.last ?? nil else {
      guard !words.isEmpty else { return nil }
      return Result(
        markdown: words.joined(separator: "\n\n"), range: range, pictured: pictured(by: place, way))
    }
    let text0 = Documentation.text(of: info, owner: owner, isHead: true)
    return Result(
      markdown: (words + [text0]).joined(separator: "\n\n"), range: range,
      pictured: pictured(by: place, way))
  }

  /// What is known of a word that stands for something: a colour, a device, a symbol.
  private func facts(about word: String, _ place: Expected) -> [String] {
    var facts: [String] = []
    let takesColor = place.types.contains { $0 == .color || $0 == .background }
    if takesColor {
      let theme = SpecTheme.theme(of: outline, folder: document.folder, root: root)
      if let light = theme.color(named: word, traits: ColorTraits()),
        let dark = theme.color(named: word, traits: ColorTraits(appearance: .dark))
      {
        facts.append(
          "`\(Documentation.code(word))` is \(light.hex) in light and \(dark.hex) in dark.")
      }
    }
    if place.info?.name == "device", let device = Device.named(word) {
      let size = [device.size.width, device.size.height].map { NumberFormat.short($0) }
      facts.append(
        "`\(Documentation.code(device.name))` has \(size.joined(separator: " × ")) points, "
          + "@\(NumberFormat.short(device.scale))x, with \(device.platform.displayName).")
    }
    return facts
  }
}
