import MaquetteComponents
import MaquetteCore

/// Search fields, which SwiftUI has in the bars around what is searched.
extension SwiftUIComponents {
  /// What stands on a screen, in a list or in a column without its first search field, and that one.
  func apart(_ components: [AnyComponent]) -> (rest: [AnyComponent], search: AnyComponent?) {
    let index = components.firstIndex {
      $0.unmodified is SearchField && SwiftUIComponents.isPlacedOnly($0)
    }
    guard let index else { return (components, nil) }
    var rest = components
    let search = rest.remove(at: index)
    return (rest, search)
  }

  /// Whether nothing is said about a component but its place, which is the bar's to choose.
  private static func isPlacedOnly(_ component: AnyComponent) -> Bool {
    guard let modified = component.base as? ModifiedComponent else { return true }
    switch modified.modifier {
    case .padding, .frame, .fixedSize, .layoutPriority, .alignmentGuide:
      return isPlacedOnly(modified.content)
    default: return false
    }
  }

  /// Makes a view searchable by a search field that stood in it.
  ///
  /// - Parameter isSidebar: whether the view is a sidebar, which has a field of its own on a Mac.
  func addSearch(_ component: AnyComponent?, to view: inout SwiftView, isSidebar: Bool = false) {
    guard let component, let search = component.unmodified as? SearchField else { return }
    hasSearch = true
    let keys = ExportedKeys(of: component, search, in: self)
    keys.say("text", "placeholder", "tokens", "scopes", "selectedScope", "suggestions")
    keys.say("showsCancelButton")
    var words = ["text: .constant(\(SwiftLiteral.string(search.text)))"]
    let tokens = search.tokens.texts
    if !tokens.isEmpty {
      let type = declare("SearchToken") {
        ["struct \($0): Identifiable {", "  var id: Int", "  var text: String", "}"]
      }
      let values = tokens.enumerated().map {
        "\(type)(id: \($0), text: \(SwiftLiteral.string($1)))"
      }
      words.append("tokens: .constant([\(values.joined(separator: ", "))])")
    }
    if search.isFocused { keys.say("state", "focused") }
    if search.isFocused || search.showsCancelButton {
      words.append("isPresented: .constant(true)")
    }
    if isSidebar, conventions.windows { words.append("placement: .sidebar") }
    if !search.placeholder.isEmpty {
      words.append("prompt: Text(\(SwiftLiteral.verbatim(search.placeholder)))")
    }
    view.modifiers.append(
      SwiftView.call(".searchable", words) + (tokens.isEmpty ? "" : " { Text(verbatim: $0.text) }"))
    let scopes = search.scopes.texts.enumerated().map { index, title in
      var scope = SwiftLiteral.text(title)
      scope.modifiers = [".tag(\(index))"]
      return scope
    }
    if !scopes.isEmpty {
      view.modify(".searchScopes(.constant(\(search.selectedScope)))", blocks: [("", scopes)])
    }
    let suggestions = search.suggestions.texts.map { text in
      var row = label(text, symbol: "magnifyingglass")
      row.modifiers.append(".searchCompletion(\(SwiftLiteral.string(text)))")
      return row
    }
    if !suggestions.isEmpty { view.modify(".searchSuggestions", blocks: [("", suggestions)]) }
    tellRest(keys, in: &view)
  }
}
