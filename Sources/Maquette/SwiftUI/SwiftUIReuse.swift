import MaquetteCore
import MaquetteThemes

/// The definitions of a spec: which of them are views of their own.
///
/// The source is made several times. Each time it tells what the uses of definitions are when they
/// are written out; those that use no unknown definition themselves become views then.
final class SwiftUIReuse {
  /// A definition whose use is being written out.
  private struct Open {
    var use: DefinitionUse
    /// Whether a definition inside of it is unknown yet.
    var hasUnknown = false
  }

  /// The texts that are translated, in any of the specs that are shown.
  private var texts: SwiftUITexts
  /// What is known of definitions: their view, or that they have none.
  private var known: [String: SwiftUIOwnView?] = [:]
  /// The names of those that have a view, as they were found: what is used comes before its users.
  private var order: [String] = []
  private var names: [String] = []
  private var uses: [String: [SwiftUIUse]] = [:]
  private var open: [Open] = []
  private var seen: Set<ObjectIdentifier> = []
  /// Definitions that have to wait for others.
  private var waiting: Set<String> = []
  /// Definitions that are several components side by side.
  private var several: Set<String> = []
  /// Where definitions are used first that have no view.
  private(set) var written: [(name: String, place: SourceLocation?)] = []
  /// Views whose warnings have been given.
  private var told: Set<String> = []

  /// The types of the views' properties, by the view's name and the property's.
  private(set) var types: [String: [String: String]] = [:]

  init(_ texts: SwiftUITexts) { self.texts = texts }

  /// Takes note of the texts that another spec translates.
  func learn(_ texts: SwiftUITexts) { self.texts.formUnion(texts) }

  /// The declarations of the views.
  var declarations: [[String]] { order.compactMap { known[$0]??.declaration } }

  /// Whether what is written out belongs to a definition of which parts may be left out.
  var mayLackParts: Bool { open.last?.use.arguments.contains(where: \.isOptional) == true }

  /// Whether a use is being written out.
  func isOpen(_ use: DefinitionUse) -> Bool { open.contains { $0.use === use } }

  /// The view of a use: an expression with the name of a view, or what it is written out.
  ///
  /// - Parameters:
  ///   - isChanged: whether the use changes what the definition says.
  ///   - place: where the use is.
  func view(
    of use: DefinitionUse, isChanged: Bool, at place: SourceLocation?,
    in export: SwiftUIComponents, writtenOut: () -> SwiftView
  ) -> SwiftView {
    open.append(Open(use: use))
    let count = export.warnings.count
    let view = writtenOut()
    let hasUnknown = open.removeLast().hasUnknown
    if let known = known[use.name] {
      if known == nil, !written.contains(where: { $0.name == use.name }) {
        written.append((use.name, place))
      }
      guard let call = known?.calls[SwiftUIOwnView.key(of: view.text)] else { return view }
      if !told.insert(use.name).inserted { export.forgetWarnings(after: count) }
      return SwiftView(call)
    }
    for index in open.indices { open[index].hasUnknown = true }
    if hasUnknown { waiting.insert(use.name) }
    if !seen.insert(ObjectIdentifier(use)).inserted { several.insert(use.name) }
    if uses[use.name] == nil { names.append(use.name) }
    uses[use.name, default: []].append(SwiftUIUse(use, isChanged: isChanged, view.text))
    return view
  }

  /// Decides about the definitions that were seen; whether the source has to be made again.
  ///
  /// - Parameters:
  ///   - source: the source as it is by now, with all that is declared in it.
  ///   - platform: whose colours it has.
  func settle(_ source: [String], on platform: Platform) -> Bool {
    guard !names.isEmpty else { return false }
    let ready = names.filter { !waiting.contains($0) }
    let isStuck = ready.isEmpty
    let taken = SwiftNames.types.union(SwiftNames.names(in: source))
    for name in isStuck ? names : ready {
      var view: SwiftUIOwnView?
      if !isStuck, !several.contains(name), SwiftNames.isName(name), let uses = uses[name] {
        var type = name
        while taken.contains(type) || SwiftNames.isReserved(type)
          || (type != name && names.contains(type))
        {
          type += "View"
        }
        view = SwiftUIOwnViewMaker.view(
          named: type, of: uses, beside: types, translating: texts, on: platform)
      }
      known[name] = .some(view)
      guard let view else { continue }
      order.append(name)
      for property in view.properties {
        types[view.name, default: [:]][property.name] = property.type
      }
    }
    names = []
    uses = [:]
    seen = []
    waiting = []
    several = []
    told = []
    return true
  }
}
