import Maquette
import MaquetteSpec

/// What may stand at a place of a spec.
struct Expected {
  /// What a map or a list there may be.
  indirect enum Shape {
    /// The top of a spec: the picture's keys, and a component.
    case top
    /// A component with its keys beside it.
    case component
    /// A component's keys.
    case keys(ComponentSchema)
    /// Keys of something.
    case infos([PropertyInfo], of: String)
    /// Names with components of the user's own.
    case definitions
    /// Such a component, with what it takes.
    case definitionBody
    /// What such a component takes.
    case arguments(OwnComponent)
    /// A list of something.
    case list(Expected)
  }

  var shapes: [Shape] = []
  /// What texts may stand there.
  var types: [SpecType] = []
  /// The key whose value it is; `nil` for elements of lists and for components.
  var info: PropertyInfo?

  static var nothing: Expected { Expected() }
  static var component: Expected { Expected(shapes: [.component]) }

  /// What may stand at the top of a text.
  static func root(of kind: SpecFile.Kind) -> Expected {
    switch kind {
    case .spec, .definitions: Expected(shapes: [.top, .list(.component)])
    case .configuration:
      Expected(shapes: [.infos(SpecVocabulary.configurationInfos, of: "the configuration")])
    case .theme, .symbols: .nothing
    }
  }

  /// Both of what may stand there.
  static func + (one: Expected, other: Expected) -> Expected {
    Expected(
      shapes: one.shapes + other.shapes, types: one.types + other.types,
      info: one.info ?? other.info)
  }

  /// What an element of a list may be.
  var element: Expected {
    shapes.reduce(into: Expected.nothing) { result, shape in
      if case .list(let element) = shape { result = result + element }
    }
  }

  /// Whether a component may stand there by its name.
  var takesComponent: Bool {
    shapes.contains { if case .component = $0 { true } else { false } }
  }

  /// Whether a text there has several words of which each says something of its own.
  var takesWords: Bool { types.contains(.font) || types.contains(.underline) }

  /// Whether a list may stand there.
  var takesList: Bool { shapes.contains { if case .list = $0 { true } else { false } } }
}

/// What a key means where it stands.
enum Meaning {
  case component(ComponentSchema)
  case own(OwnComponent)
  /// A key, and whose it is: `Button`, for example, or `the picture`.
  case key(PropertyInfo, of: String)
}

/// A component of the user's own, as `definitions` names it.
struct OwnComponent {
  var name: String
  var parameters: [String]
  /// The file that it is in; `nil` for the spec.
  var file: String?
  /// Where its name stands there.
  var place: Range<Int>
}
