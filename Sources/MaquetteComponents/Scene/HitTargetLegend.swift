import MaquetteCore
import MaquetteThemes

/// What an overlay of hit targets says beside the picture: number, name, size and what is wrong, row
/// by row, and what the lines mean. It is made of components as any other picture.
struct HitTargetLegend {
  /// More rows are a list for `inspect`, not for eyes.
  private static let mostRows = 60

  private let scene: Scene
  private let rules: HitTargetRules
  /// Whether it is light on dark, as the picture is.
  let isDark: Bool
  /// Larger on a television, which is looked at as a whole.
  let unit: Double

  init(_ scene: Scene, theme: Theme) {
    self.scene = scene
    rules = HitTargetRules(theme)
    isDark = scene.isDark
    unit = theme.platform == .tvos ? 2 : 1
  }

  /// The surroundings of its texts.
  var environment: Environment {
    Environment(platform: .ios, appearance: isDark ? .dark : .light)
  }

  /// What explains: its texts are small, and what the picture is for.
  private var note: ColorValue { .custom(OverlayLegend.note(isDark: isDark)) }

  /// The panel's colour: set off from both white and black.
  var background: Color { OverlayLegend.ground(isDark: isDark) }

  /// The font of numbers.
  var badgeFont: FontValue { .system(size: 9 * unit, weight: .bold) }

  /// The panel's width: a column beside the picture, or the picture's own where that is enough for
  /// a column.
  var width: Double {
    let least = 264 * unit
    return OverlayLegend.isBeside(scene.size) ? least : max(least, scene.size.width)
  }

  /// All of it.
  var panel: AnyComponent {
    VStack(alignment: .leading, spacing: 10 * unit) {
      VStack(alignment: .leading, spacing: 2 * unit) {
        text("Hit targets", 13, .semibold)
        text(summary, 10, .regular, note)
      }
      Grid(
        columns: columns, alignment: .topLeading, spacing: 20 * unit, verticalSpacing: 8 * unit
      ) {
        for target in shown { row(target) }
      }
      if shown.count < scene.hitTargets.count {
        text(
          "and \(scene.hitTargets.count - shown.count) more; inspect lists all of them", 10,
          .regular, note)
      }
      keys
    }
    .padding(14 * unit)
    .frame(width: width, alignment: .topLeading)
  }

  /// As many columns as the picture's width has room for.
  private var columns: Int {
    let fitting = Int((width - 28 * unit + 20 * unit) / (240 * unit))
    return max(1, min(fitting, shown.count, 6))
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

  private func row(_ target: HitTarget) -> AnyComponent {
    let size = [target.size.width, target.size.height].map { NumberFormat.short($0, digits: 1) }
    return HStack(alignment: .top, spacing: 7 * unit) {
      badge(target)
      VStack(alignment: .leading, spacing: unit) {
        text(target.name.isEmpty ? target.component : target.name, 11, .semibold, lines: 2)
        text(
          "\(target.component), \(size.joined(separator: " × "))", 10, .regular, note)
        for problem in target.problems {
          text(problem, 10, .medium, .custom(target.state.color(isDark: isDark)))
        }
      }
    }
    .frame(width: columnWidth, alignment: .topLeading)
  }

  private var columnWidth: Double {
    let room = width - 28 * unit - Double(columns - 1) * 20 * unit
    return (room / Double(columns)).rounded(.down)
  }

  /// A number as it stands on the picture.
  private func badge(_ target: HitTarget) -> AnyComponent {
    let color = ColorValue.custom(target.state.color(isDark: isDark))
    let ink = ColorValue.custom(isDark ? .black : .white)
    return Label(String(target.number), font: badgeFont, color: ink)
      .padding(EdgeInsets(vertical: unit, horizontal: 3.5 * unit))
      .frame(minWidth: 13 * unit)
      .background(color, cornerRadius: 6.5 * unit)
      .accessibilityLabel("\(target.number), \(target.state.title)")
  }

  /// What the lines mean, for those states that there are.
  private var keys: AnyComponent {
    let states = HitTarget.State.allCases.filter { state in
      scene.hitTargets.contains { $0.state == state }
    }
    return VStack(alignment: .leading, spacing: 5 * unit) {
      for state in states {
        HStack(spacing: 7 * unit) {
          LineSample(state: state, isDark: isDark, unit: unit)
          text(state.title, 10, .regular, note)
        }
      }
    }.padding(EdgeInsets(top: 2 * unit))
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
