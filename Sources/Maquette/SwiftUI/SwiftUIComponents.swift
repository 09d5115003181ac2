import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes

/// A component whose view is more than a line of the table ``SwiftUIForm/all``.
protocol SwiftUISource: Component {
  /// The view that shows what the component does.
  ///
  /// - Parameters:
  ///   - export: makes views of what is inside, and is told of what SwiftUI cannot say.
  ///   - keys: what the spec gives; what is not struck out becomes a comment and a warning.
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView
}

/// Makes views of components.
final class SwiftUIComponents {
  let platform: Platform
  /// What the platform has.
  let conventions: Conventions
  /// Whether bars have glass, which a fixed space parts: since version 26.
  let partsBars: Bool
  /// The locale that titles of the system are in.
  let locale: String
  /// The time zone that moments without one are in; `nil` for that of the preview.
  let timeZone: String?
  /// The preview's own tint; `nil` for the app's accent colour.
  let tint: ColorValue?
  private(set) var warnings: [Diagnostic] = []
  /// What the platform does not have in the views inside of the one that is made now, and how often.
  var lacks: [SwiftUILack: Int] = [:]
  /// The names of what the platform does not have, and a warning tells.
  var toldLacks: Set<Substring> = []
  /// The modules that the views are of.
  var modules: Set<String> = ["SwiftUI"]
  /// What the list around says about its rows; `nil` outside of lists.
  var listRows: SwiftUIListRows?
  /// The keyboard of the screen around, until a field has taken it.
  var keyboard: AnyComponent?
  /// Whether something can be searched that is in no stack of screens yet.
  var hasSearch = false
  /// The types that the views need beside themselves.
  private(set) var declarations: [[String]] = []
  /// Their names, by the name that they ask for and what they would be with it.
  private var declared: [String: [[String]: String]] = [:]
  /// The names of the components around the view that is made now and of its own, from the outside.
  private var around: [String] = []
  /// What is wrong with specs that the spec shows.
  let sink = DiagnosticSink()
  let reuse: SwiftUIReuse
  /// The texts that are translated, of the spec whose view is made now.
  private var texts: SwiftUITexts

  init(
    platform: Platform, osVersion: Int?, locale: String?, timeZone: String?, tint: ColorValue?,
    texts: SwiftUITexts, reuse: SwiftUIReuse
  ) {
    partsBars = (osVersion ?? 0) >= 26
    self.reuse = reuse
    self.texts = texts
    self.tint = tint
    self.platform = platform
    conventions = Theme.builtIn(platform).conventions
    self.locale = locale ?? "en_US"
    self.timeZone = timeZone
  }

  /// The types of the properties of the spec's own views, by the view's name and the property's.
  var ownTypes: [String: [String: String]] { reuse.types }

  /// Whether the component is a row of a Mac's form, which shows titles that others do not.
  var isRowOfMacForm: Bool {
    platform == .macos && around.dropLast().last { $0 != "Section" } == "Form"
  }

  /// Whether a label has as many lines as it needs: in a row, by itself or in stacks, and where it is what a
  /// title introduces.
  func hasFreeLines(_ label: Label) -> Bool {
    let around = around.dropLast()
    if around.last == "LabeledContent" { return label.color == .primary }
    guard !conventions.windows, !conventions.distant else { return false }
    var outer = around
    let stacks: Set = ["HStack", "VStack", "ZStack"]
    while let last = outer.last, stacks.contains(last) { outer.removeLast() }
    while let last = outer.last, ["DisclosureGroup", "NavigationLink"].contains(last) {
      outer.removeLast()
    }
    return outer.last.map { ["List", "Form", "Section"].contains($0) } ?? false
  }

  /// The view of a whole spec.
  func top(_ document: SpecDocument) -> SwiftView {
    var content = view(document.component)
    // Without a bar there is no place for the field.
    if hasSearch { content = SwiftView("NavigationStack", children: [content]) }
    let canvas = document.canvas
    let frame = FrameValue(width: canvas.width, height: canvas.height)
    let isOwn = canvas.width != nil && document.component.isLabel
    addFrame(isOwn ? frame.aligned(as: document.component) : frame, to: &content)
    if case .color(let color) = canvas.background {
      addBackground(color, radius: 0, to: &content)
    }
    return content
  }

  /// The views of components.
  func views(_ components: [AnyComponent]) -> [SwiftView] { components.map { view($0) } }

  /// The views of what lies over or behind a view, which is no part of a row around.
  func layerViews(_ components: [AnyComponent]) -> [SwiftView] {
    around.append("")
    defer { around.removeLast() }
    return views(components)
  }

  /// The view of several components below one another.
  func stack(_ components: [AnyComponent]) -> SwiftView {
    components.count == 1
      ? view(components[0]) : SwiftView("VStack", children: views(components))
  }

  /// The view of a component.
  func view(_ component: AnyComponent) -> SwiftView {
    if WorkBudget.isSpent { return SwiftView("EmptyView()") }
    let others = lacks
    lacks = [:]
    let view = used(component)
    if component.provenance?.location.origin?.use != nil {
      tellLacks(in: view, at: component.provenance)
    }
    lacks.merge(others, uniquingKeysWith: +)
    return view
  }

  private func used(_ component: AnyComponent) -> SwiftView {
    let origin = component.provenance?.location.origin
    guard let use = origin?.use, !reuse.isOpen(use) else { return writtenOut(component) }
    // What the use says besides follows the view.
    let besides = origin?.commonKeys ?? []
    let (own, wrappers) = component.apart(from: besides)
    let isChanged = component.isChanged(by: besides)
    var view = reuse.view(of: use, isChanged: isChanged, at: origin?.place, in: self) {
      writtenOut(own)
    }
    guard !wrappers.isEmpty else { return view }
    for wrapper in wrappers { add(wrapper, at: component.provenance, to: &view) }
    return texts.localized(view)
  }

  /// The view of what another spec draws, some of whose texts are translated.
  func view(_ component: AnyComponent, translating own: SwiftUITexts) -> SwiftView {
    let around = texts
    texts = own
    reuse.learn(own)
    defer { texts = around }
    return view(component)
  }

  private func writtenOut(_ component: AnyComponent) -> SwiftView {
    let view = texts.localized(made(component))
    tellLacks(in: view, at: component.provenance)
    return view
  }

  private func made(_ component: AnyComponent) -> SwiftView {
    switch component.base {
    case let modified as ModifiedComponent:
      var view = view(modified.content)
      add(modified, at: component.provenance, to: &view)
      return view
    case let source as any CatalogComponent:
      let keys = ExportedKeys(of: component, source, in: self)
      if var view = view(of: source, keys) {
        tellRest(keys, in: &view)
        return view
      }
      return missing(keys.name, at: keys.location)
    case let space as FixedSpace: return view(space.room)
    default: return missing("this", at: component.provenance?.location)
    }
  }

  private func missing(_ name: String, at location: SourceLocation?) -> SwiftView {
    var view = SwiftView("EmptyView()")
    miss("\(name) is not exported to SwiftUI", at: location, in: &view)
    return view
  }

  /// The view by the table of plain ones, or else by the component itself.
  private func view(of source: any CatalogComponent, _ keys: ExportedKeys) -> SwiftView? {
    around.append(keys.name)
    defer { around.removeLast() }
    return SwiftUIForm.all[keys.name]?.view(keys)
      ?? (source as? any SwiftUISource)?.source(in: self, keys)
  }

  /// Tells of every key that nobody has said, but not of one that says what holds without it.
  func tellRest(_ keys: ExportedKeys, in view: inout SwiftView) {
    for (key, location) in keys.rest {
      let text = keys.schema.text(keys.source, key)
      if !text.isEmpty, keys.isPlain(key) { continue }
      let shown = text.isEmpty ? "" : ": \(SpecNode.excerpt(text))"
      miss("'\(key)\(shown)' of \(keys.name) is not exported to SwiftUI", at: location, in: &view)
    }
  }

  /// Forgets warnings about what has been told already.
  func forgetWarnings(after count: Int) { warnings.removeSubrange(count...) }

  /// Declares a type beside the preview, once for all that need the same; gives its name.
  func declare(_ base: String, _ lines: (String) -> [String]) -> String {
    let text = lines(base)
    if let name = declared[base]?[text] { return name }
    let number = (declared[base]?.count ?? 0) + 1
    let name = number == 1 ? base : "\(base)\(number)"
    declared[base, default: [:]][text] = name
    declarations.append(lines(name))
    return name
  }

  /// Tells that a colour is one of the theme, which SwiftUI does not know.
  func missColor(
    _ name: String, _ color: ColorValue, at location: SourceLocation?, in view: inout SwiftView
  ) {
    miss("the \(name) '\(color.text)' is in the theme only", at: location, in: &view)
  }

  /// Tells that something cannot be said: in a comment and in a warning.
  func miss(_ message: String, at location: SourceLocation?, in view: inout SwiftView) {
    let text = Escape.comment(message)
    view.comments.append(text)
    warn(text, at: location)
  }

  func warn(_ text: String, at location: SourceLocation?) {
    warnings.append(Diagnostic(.warning, text, location: location))
  }
}
