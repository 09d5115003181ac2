import Maquette
import MaquetteSpec

/// What is wrong with an open text, and what may be done about it.
package struct EditorFinding: Hashable, Sendable {
  /// What is wrong, and where.
  package var diagnostic: Diagnostic
  /// Ways to mend it, the best first.
  package var fixes: [TextFix]
  /// What mends it, written when somebody asks for it; `nil` for nothing more than ``fixes``.
  package var edit: SpecEdit?

  /// A finding from its parts.
  package init(_ diagnostic: Diagnostic, fixes: [TextFix] = [], edit: SpecEdit? = nil) {
    self.diagnostic = diagnostic
    self.fixes = fixes
    self.edit = edit
  }

  /// All ways to mend it in a text.
  func fixes(in text: DocumentText) -> [TextFix] {
    guard let edit else { return fixes }
    var editor = SpecEditor(text.bytes)
    editor.apply([edit])
    guard let change = TextDifference.edit(from: text.bytes, to: editor.bytes) else { return fixes }
    return [TextFix(EditorFinding.title(of: edit), [change], isPreferred: true)] + fixes
  }

  private static func title(of edit: SpecEdit) -> String {
    switch edit.change {
    case .replace(let text): "Change to '\(SpecNode.excerpt(text))'"
    case .remove: "Remove the key"
    case .rename(let key): "Change to '\(SpecNode.excerpt(key))'"
    case .add(let key, let value): "Add '\(key): \(SpecNode.excerpt(value))'"
    }
  }
}

/// A way to mend a text.
package struct TextFix: Hashable, Sendable {
  /// What it does, in a few words: `Change to 'Button'`.
  package var title: String
  /// What is put into the place of which bytes; the parts do not overlap.
  package var edits: [Edit]
  /// Whether it is what nearly everybody wants, so that an editor may offer one key for it.
  package var isPreferred: Bool

  /// A part of a text with what comes into its place.
  package struct Edit: Hashable, Sendable {
    /// Bytes of the text.
    package var range: Range<Int>
    /// What comes into their place.
    package var text: String

    /// A change of a part.
    package init(_ range: Range<Int>, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// A way from its parts.
  package init(_ title: String, _ edits: [Edit], isPreferred: Bool = false) {
    self.title = title
    self.edits = edits
    self.isPreferred = isPreferred
  }
}

/// An open text that is looked at.
package struct CheckedText: Sendable {
  package var text: DocumentText
  /// How messages name it: the file's path, or a name for a text that was never saved.
  package var name: String
  /// The folder below which it may name files, with a slash at its end; `nil` for a text that was never
  /// saved.
  package var folder: String?
  /// The project around that folder.
  package var root: ProjectRoot?

  /// A text from its parts.
  package init(text: DocumentText, name: String, folder: String?, root: ProjectRoot?) {
    (self.text, self.name) = (text, name)
    (self.folder, self.root) = (folder, root)
  }
}

/// Somebody who looks at texts and finds something.
///
/// This is where more findings plug in: a server asks each source that its settings make, in the
/// thread in which texts are checked. A source that takes long does its work within a `WorkBudget`,
/// which throws `CancellationError` when the text was changed meanwhile.
package protocol FindingSource {
  /// What is found in a text; places are in the text, or in files that messages then name.
  ///
  /// - Parameter soon: takes what is known before all else is, at most once: people who mistype a word need not
  ///   wait until pictures were drawn. It is among what is found in the end.
  /// - Throws: `CancellationError` when nobody waits for it any more.
  func findings(in text: CheckedText, soon: ([EditorFinding]) -> Void) throws -> [EditorFinding]
}

/// Says what there is to say about specs that can be drawn.
package protocol SpecLinter: Sendable {
  /// The rules that comments may turn off.
  var rules: [EditorRule] { get }

  /// What such comments begin with.
  var comments: [String] { get }

  /// Everything, with what reading and drawing tell.
  ///
  /// - Parameters:
  ///   - document: what was read in the text.
  ///   - text: the text.
  ///   - renderer: lays it out.
  /// - Throws: `CancellationError` when nobody waits for it any more.
  func findings(in document: SpecDocument, of text: CheckedText, by renderer: Renderer) throws
    -> [EditorFinding]
}

/// A rule that a comment may turn off.
package struct EditorRule: Hashable, Sendable {
  /// The name, for example `button/one-prominent`.
  package let name: String
  /// What it finds, in a sentence.
  package let summary: String

  /// A rule from its parts.
  package init(name: String, summary: String) { (self.name, self.summary) = (name, summary) }
}
