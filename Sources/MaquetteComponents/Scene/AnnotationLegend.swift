import MaquetteCore
import MaquetteThemes

/// What callouts and redlines say beside the picture. It is made of components as any other picture.
struct AnnotationLegend {
  private let annotations: Annotations
  /// How it looks.
  let style: LegendStyle

  init(_ scene: Scene, _ annotations: Annotations, theme: Theme) {
    self.annotations = annotations
    style = LegendStyle(scene, theme: theme, column: 240)
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool { annotations.callouts.isEmpty && !annotations.hasRedlines }

  /// All of it.
  var panel: AnyComponent {
    VStack(alignment: .leading, spacing: 12 * style.unit) {
      if !annotations.callouts.isEmpty {
        style.columns(of: annotations.callouts, least: 200, row: row)
      }
      if annotations.hasRedlines { key }
    }
    .padding(14 * style.unit)
    .frame(width: style.width, alignment: .topLeading)
  }

  private var last: Int { annotations.callouts.map(\.number).max() ?? 0 }

  private func row(_ callout: NumberedCallout, width: Double) -> AnyComponent {
    let title = callout.name.isEmpty ? callout.component : callout.name
    return style.row(width: width, last: last, badge: badge(callout.number)) {
      style.text(title, 11, .semibold, lines: 2)
      style.text(callout.text.isEmpty ? callout.component : callout.text, 10, .regular, style.note)
    }
  }

  /// A number as it stands on the picture.
  private func badge(_ number: Int) -> AnyComponent {
    Label(
      String(number), font: style.badgeFont, color: style.badgeInk
    )
    .padding(EdgeInsets(vertical: 2 * style.unit, horizontal: 4 * style.unit))
    .frame(minWidth: 15 * style.unit)
    .background(
      .custom(AnnotationInk.callout(isDark: style.isDark)), cornerRadius: 7.5 * style.unit)
  }

  /// What the colours of redlines mean.
  private var key: AnyComponent {
    AnyComponent(
      VStack(alignment: .leading, spacing: 5 * style.unit) {
        // The mark keeps the width first in a panel that is read from right to left.
        sample("\u{200E}12 × 34", AnnotationInk.size(isDark: style.isDark), "width × height")
        sample("12", AnnotationInk.gap(isDark: style.isDark), "distance")
        if annotations.hasTargets {
          sample(
            "tap 44 × 44", AnnotationInk.target(isDark: style.isDark),
            "hit target, where it is not the frame")
        }
        style.text(
          annotations.isCut
            ? "In points. Some are left out; inspect lists all frames." : "In points.",
          10, .regular, style.note)
      })
  }

  private func sample(_ label: String, _ color: Color, _ meaning: String) -> AnyComponent {
    AnyComponent(
      HStack(spacing: 7 * style.unit) {
        Label(label, font: style.badgeFont, color: style.badgeInk)
          .padding(EdgeInsets(vertical: 0.5 * style.unit, horizontal: 3 * style.unit))
          .background(.custom(color), cornerRadius: 3 * style.unit)
        style.text(meaning, 10, .regular, style.note)
      })
  }
}
