import MaquetteCore
import MaquetteThemes

/// What callouts and redlines say beside the picture. It is made of components as any other picture.
struct AnnotationLegend {
  private let scene: Scene
  private let annotations: Annotations
  /// Whether it is light on dark, as the picture is.
  let isDark: Bool
  /// Larger on a television, which is looked at as a whole.
  let unit: Double

  init(_ scene: Scene, _ annotations: Annotations, theme: Theme) {
    self.scene = scene
    self.annotations = annotations
    isDark = scene.isDark
    unit = theme.platform == .tvos ? 2 : 1
  }

  /// Whether there is nothing to say.
  var isEmpty: Bool { annotations.callouts.isEmpty && !annotations.hasRedlines }

  /// The surroundings of its texts.
  var environment: Environment {
    Environment(platform: .ios, appearance: isDark ? .dark : .light)
  }

  /// What explains: its texts are small, and what the picture is for.
  private var note: ColorValue { .custom(OverlayLegend.note(isDark: isDark)) }

  /// The panel's colour.
  var background: Color { OverlayLegend.ground(isDark: isDark) }

  /// The font of numbers and sizes.
  var labelFont: FontValue { .system(size: 9 * unit, weight: .bold) }

  /// A column beside the picture, or as wide as the picture where that is enough for one.
  var width: Double {
    let least = 240 * unit
    return OverlayLegend.isBeside(scene.size) ? least : max(least, scene.size.width)
  }

  /// All of it.
  var panel: AnyComponent {
    VStack(alignment: .leading, spacing: 12 * unit) {
      if !annotations.callouts.isEmpty {
        Grid(
          columns: columns, alignment: .topLeading, spacing: 20 * unit, verticalSpacing: 8 * unit
        ) {
          for callout in annotations.callouts { row(callout) }
        }
      }
      if annotations.hasRedlines { key }
    }
    .padding(14 * unit)
    .frame(width: width, alignment: .topLeading)
  }

  /// As many columns as the width has room for.
  private var columns: Int {
    let fitting = Int((width - 28 * unit + 20 * unit) / (200 * unit))
    return max(1, min(fitting, annotations.callouts.count, 6))
  }

  private var columnWidth: Double {
    let room = width - 28 * unit - Double(columns - 1) * 20 * unit
    return (room / Double(columns)).rounded(.down)
  }

  private func row(_ callout: NumberedCallout) -> AnyComponent {
    let title = callout.name.isEmpty ? callout.component : callout.name
    return HStack(alignment: .top, spacing: 7 * unit) {
      badge(callout.number)
      VStack(alignment: .leading, spacing: unit) {
        text(title, 11, .semibold, lines: 2)
        text(
          callout.text.isEmpty ? callout.component : callout.text, 10, .regular, note)
      }
    }
    .frame(width: columnWidth, alignment: .topLeading)
  }

  /// A number as it stands on the picture.
  private func badge(_ number: Int) -> AnyComponent {
    Label(
      String(number), font: labelFont, color: .custom(isDark ? .black : .white)
    )
    .padding(EdgeInsets(vertical: 2 * unit, horizontal: 4 * unit))
    .frame(minWidth: 15 * unit)
    .background(.custom(AnnotationInk.callout(isDark: isDark)), cornerRadius: 7.5 * unit)
  }

  /// What the colours of redlines mean.
  private var key: AnyComponent {
    AnyComponent(
      VStack(alignment: .leading, spacing: 5 * unit) {
        sample("12 × 34", AnnotationInk.size(isDark: isDark), "width × height")
        sample("12", AnnotationInk.gap(isDark: isDark), "distance")
        if annotations.hasTargets {
          sample(
            "tap 44 × 44", AnnotationInk.target(isDark: isDark),
            "hit target, where it is not the frame")
        }
        text(
          annotations.isCut
            ? "In points. Some are left out; inspect lists all frames." : "In points.",
          10, .regular, note)
      })
  }

  private func sample(_ label: String, _ color: Color, _ meaning: String) -> AnyComponent {
    AnyComponent(
      HStack(spacing: 7 * unit) {
        Label(label, font: labelFont, color: .custom(isDark ? .black : .white))
          .padding(EdgeInsets(vertical: 0.5 * unit, horizontal: 3 * unit))
          .background(.custom(color), cornerRadius: 3 * unit)
        text(meaning, 10, .regular, note)
      })
  }

  private func text(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: ColorValue = .primary,
    lines: Int = 0
  ) -> Label {
    var font = FontValue.system(size: size * unit, weight: weight)
    font.isThemeChoice = true
    return Label(text, font: font, color: color, numberOfLines: lines)
  }
}
