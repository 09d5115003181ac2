import MaquetteCore
import MaquetteThemes

/// What an overlay of hit targets says beside the picture: number, name, size and what is wrong, row
/// by row, and what the lines mean. It is made of components as any other picture.
struct HitTargetLegend {
  /// More rows are a list for `inspect`, not for eyes.
  private static let mostRows = 60

  private let scene: Scene
  private let rules: HitTargetRules
  /// How it looks.
  let style: LegendStyle

  init(_ scene: Scene, theme: Theme) {
    self.scene = scene
    rules = HitTargetRules(theme)
    style = LegendStyle(scene, theme: theme, column: 264)
  }

  /// All of it.
  var panel: AnyComponent {
    VStack(alignment: .leading, spacing: 10 * style.unit) {
      VStack(alignment: .leading, spacing: 2 * style.unit) {
        style.text("Hit targets", 13, .semibold)
        style.text(summary, 10, .regular, style.note)
      }
      style.columns(of: shown, least: 240, row: row)
      if shown.count < scene.hitTargets.count {
        style.text(
          "and \(scene.hitTargets.count - shown.count) more; inspect lists all of them", 10,
          .regular, style.note)
      }
      keys
    }
    .padding(14 * style.unit)
    .frame(width: style.width, alignment: .topLeading)
  }

  /// Those that are shown: all of them, or the worst, in their order.
  private var shown: [HitTarget] {
    let all = scene.hitTargets
    guard all.count > HitTargetLegend.mostRows else { return all }
    let worst = all.sorted { ($1.state, $0.number) < ($0.state, $1.number) }
    return worst.prefix(HitTargetLegend.mostRows).sorted { $0.number < $1.number }
  }

  private var summary: String {
    let good = scene.hitTargets.filter { $0.state == .good }.count
    func shown(_ value: Double) -> String { NumberFormat.short(value) }
    return "\(good) of \(scene.hitTargets.count) good. \(rules.platform): "
      + "\(shown(rules.usual)) × \(shown(rules.usual)), at least \(shown(rules.minimum)) × "
      + "\(shown(rules.minimum)); \(shown(rules.bezelledGap)) apart, "
      + "\(shown(rules.plainGap)) without a shape"
  }

  private func row(_ target: HitTarget, width: Double) -> AnyComponent {
    let size = [target.size.width, target.size.height].map { NumberFormat.short($0, digits: 1) }
    return style.row(width: width, last: scene.hitTargets.count, badge: badge(target)) {
      style.text(target.name.isEmpty ? target.component : target.name, 11, .semibold, lines: 2)
      style.text(
        "\(target.component), \(size.joined(separator: " × "))", 10, .regular, style.note)
      for problem in target.problems {
        style.text(problem, 10, .medium, .custom(target.state.color(isDark: style.isDark)))
      }
    }
  }

  /// A number as it stands on the picture.
  private func badge(_ target: HitTarget) -> AnyComponent {
    let color = ColorValue.custom(target.state.color(isDark: style.isDark))
    return Label(String(target.number), font: style.badgeFont, color: style.badgeInk)
      .padding(EdgeInsets(vertical: style.unit, horizontal: 3.5 * style.unit))
      .frame(minWidth: 13 * style.unit)
      .background(color, cornerRadius: 6.5 * style.unit)
      .accessibilityLabel("\(target.number), \(target.state.title)")
  }

  /// What the lines mean, for those states that there are.
  private var keys: AnyComponent {
    let states = HitTarget.State.allCases.filter { state in
      scene.hitTargets.contains { $0.state == state }
    }
    return VStack(alignment: .leading, spacing: 5 * style.unit) {
      for state in states {
        HStack(spacing: 7 * style.unit) {
          LineSample(state: state, isDark: style.isDark, unit: style.unit)
          style.text(state.title, 10, .regular, style.note)
        }
      }
    }.padding(EdgeInsets(top: 2 * style.unit))
  }
}

/// A small area with the colour and line of a state.
private struct LineSample: Component {
  var state: HitTarget.State
  var isDark: Bool
  var unit: Double

  func makeElement(in context: LayoutContext) -> any LayoutElement {
    LineSampleElement(self, context: context.entering("LineSample"))
  }
}

private final class LineSampleElement: LayoutElement {
  private let sample: LineSample
  private let context: LayoutContext

  init(_ sample: LineSample, context: LayoutContext) {
    self.sample = sample
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: 30 * sample.unit, height: 14 * sample.unit)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let color = sample.state.color(isDark: sample.isDark)
    let line = HitTargetLine(sample.state, isDark: sample.isDark, unit: sample.unit)
    let ground = DrawItem.fill(.rect(frame), .color(color.opacity(sample.isDark ? 0.2 : 0.16)))
    return [
      context.containerNode(
        "LineSample", frame: frame, items: [ground] + line.items(around: frame), children: [])
    ]
  }
}
