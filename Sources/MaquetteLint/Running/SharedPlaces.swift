import Maquette
import MaquetteSpec

/// Tells which changes of a spec's text would change more than the component that is found: what a
/// definition with several uses, a parameter's default, a row that is repeated or an anchor says.
struct SharedPlaces {
  /// The definition that a place of the text is in.
  private var definitions: [SourceLocation: String] = [:]
  /// How often the text has a definition's name, its own entry left out.
  private var uses: [String: Int] = [:]
  /// Which names of components are those of some that hold others.
  private var holders: [String: Bool] = [:]

  init(_ source: SourceText) {
    guard let root = source.parts.root,
      let entry = root.map?.first(where: { $0.key == "definitions" })
    else { return }
    for definition in entry.value.map ?? [] {
      uses[definition.key] = -1
      note(definition.value, of: definition.key)
    }
    count(root)
  }

  private mutating func note(_ node: SpecNode, of name: String) {
    definitions[node.location] = name
    for entry in node.map ?? [] {
      definitions[entry.location] = name
      note(entry.value, of: name)
    }
    for node in node.list ?? [] { note(node, of: name) }
  }

  /// A text is a use only where it may name a component, as `- Spacer` does: that of a label is none.
  private mutating func count(_ node: SpecNode, isComponent: Bool = false) {
    func found(_ text: String) { if uses[text] != nil { uses[text, default: 0] += 1 } }
    if isComponent, let text = node.scalar { found(text) }
    for entry in node.map ?? [] {
      found(entry.key)
      count(entry.value, isComponent: takesComponents(entry.key))
    }
    for node in node.list ?? [] { count(node, isComponent: isComponent) }
  }

  /// Whether a text below a key may name a component. Of what a definition is given nobody knows.
  private mutating func takesComponents(_ key: String) -> Bool {
    if ["children", "view", "content"].contains(key) || uses[key] != nil { return true }
    if let known = holders[key] { return known }
    let schema = ComponentDecoder.isComponentName(key) ? Catalogue.standard.schema(named: key) : nil
    let info = schema?.properties.first { $0.name == schema?.childrenKey }
    let takes = if case .components? = info?.type { true } else { false }
    holders[key] = takes
    return takes
  }

  /// What to do when a change would change other components, too; `nil` when it would not.
  private func advice(on edit: SpecEdit, in picture: LintPicture) -> String? {
    if let file = edit.location.origin?.file {
      return "other specs may use '\(SpecNode.excerpt(file))': \(edit.instruction) of that file "
        + "to change them, too"
    }
    if let name = definitions[edit.location], let count = uses[name], count > 1 {
      return "'\(name)' is used \(count) times: \(edit.instruction) to change all of them, "
        + "or give it a parameter"
    }
    let count = picture.places.count(of: edit)
    guard count > 1 else { return nil }
    return "\(count) components come from there: \(edit.instruction) to change all of them, "
      + "or write this one separately"
  }

  /// An issue without a change that would change more than it is about.
  func kept(_ issue: LintIssue, of rule: LintRule, in picture: LintPicture) -> LintIssue {
    guard let fix = issue.fix, let advice = advice(on: fix, in: picture) else { return issue }
    var copy = issue
    copy.fix = nil
    copy.hint = "\(issue.hint ?? rule.advice); \(advice)"
    return copy
  }
}
