import Maquette
import MaquetteSpec

/// Holds specs against the rules of the guidelines, each in several variants at once.
///
/// It is the one way to findings: the command line, the preview and a language server ask it.
package struct Linter: Sendable {
  /// What is asked, at which levels, in which variants.
  package let settings: LintSettings
  /// What the project knows already and nobody wants to be told again, with the folder that files
  /// are named from there.
  package let known: (findings: KnownFindings, folder: String)?

  /// A linter with settings.
  package init(
    _ settings: LintSettings, known: (findings: KnownFindings, folder: String)? = nil
  ) {
    (self.settings, self.known) = (settings, known)
  }

  /// What came of one spec.
  package struct Report: Sendable {
    /// What the rules found, in the order of the file.
    package var findings: [LintFinding]
    /// What reading and drawing told by itself, in the order of the file.
    package var diagnostics: [Diagnostic]
    /// Whether some variant could not be drawn.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Everything as diagnostics, in the order of the file.
    package var all: [Diagnostic] {
      (diagnostics + findings.map(\.diagnostic)).inOrderOfFile(\.location)
    }
  }

  /// What there is to say about a spec.
  ///
  /// - Parameters:
  ///   - document: the spec as it was read.
  ///   - source: its text, whose comments may turn rules off; empty where there is none.
  ///   - name: how messages name it.
  ///   - overrides: what flags say about the environment; variants win over it.
  ///   - renderer: lays it out.
  package func report(
    on document: SpecDocument, source: [UInt8], named name: String,
    overrides: EnvironmentPatch = EnvironmentPatch(), by renderer: Renderer
  ) -> Report {
    var merge = LintMerge(settings, named: name)
    let text = SourceText(source, file: name)
    var pass = LintPass(
      settings, isAdaptive: document.component.base is AdaptiveComponent,
      doubtful: document.doubtful, source: text)
    let said = document.environment.overlaid(by: overrides)
    for group in groups(of: said) {
      // An editor's text was changed meanwhile.
      if WorkBudget.cancellation?.isCancelled == true { break }
      do {
        let picture = renderer.contrastChecked(
          try renderer.picture(
            of: document.component, on: document.canvas, in: group.environment),
          tellsScene: true)
        merge.add(
          pass.issues(of: document, picture), diagnostics: document.warnings + picture.warnings,
          in: group.names)
      } catch let error as DiagnosticError {
        merge.add([], diagnostics: error.diagnostics, in: group.names)
      } catch {
        merge.add([], diagnostics: [Diagnostic(.error, "\(error)")], in: group.names)
      }
    }
    var report = withoutKnown(merge.report(text))
    // What drawing tells, and comments about rules that were not asked, may be wrong then.
    if !document.doubtful.isEmpty { report.diagnostics = [] }
    return report
  }

  private func withoutKnown(_ report: Report) -> Report {
    known.map { $0.findings.unknown(in: report, from: $0.folder) } ?? report
  }

  /// What there is to say about one picture that is drawn already.
  package func diagnostics(
    on document: SpecDocument, drawn picture: Renderer.Picture, source: [UInt8], named name: String
  ) -> [Diagnostic] {
    var merge = LintMerge(settings, named: name)
    let text = SourceText(source, file: name)
    var pass = LintPass(
      settings, isAdaptive: false, doubtful: document.doubtful, source: text)
    merge.add(
      pass.issues(of: document, picture), diagnostics: document.warnings + picture.warnings, in: [])
    return withoutKnown(merge.report(text)).all
  }

  /// Variants that look the same, drawn once.
  struct Group {
    var environment: Environment
    var names: [String]
  }

  /// The variants of an environment, those that look the same together.
  ///
  /// A spec that is for one appearance is not held against the other one: nobody sees it so.
  func groups(of said: EnvironmentPatch) -> [Group] {
    var groups: [Group] = []
    let fitting = settings.variants.filter { variant in
      said.appearance == nil || variant.patch.appearance.map { $0 == said.appearance } ?? true
    }
    for variant in fitting.isEmpty ? settings.variants : fitting {
      let environment = said.overlaid(by: variant.patch).environment.withoutIdleTraits
      if let same = groups.firstIndex(where: { $0.environment.isSame(as: environment) }) {
        groups[same].names.append(variant.name)
      } else {
        groups.append(Group(environment: environment, names: [variant.name]))
      }
    }
    return groups
  }
}

extension Environment {
  /// The environment without a text size where the platform has but one.
  fileprivate var withoutIdleTraits: Environment {
    guard theme.typography.styles.values.allSatisfy({ $0.sizes.count < 2 }) else { return self }
    var copy = self
    copy.textSize = defaultTextSize
    return copy
  }
}
