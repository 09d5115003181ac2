import MaquetteCore
import MaquetteThemes

extension LayoutContext {
  /// The colour that what stands here is seen against: the nearest background that somebody said, or
  /// that of the picture.
  var backdrop: Color {
    ground ?? color(.named("systemBackground"), key: "background")
  }

  /// The contrast that letters have at least, where the theme asks for one: on platforms whose own
  /// buttons do so, and on all of them where people asked for more contrast.
  private var leastContrast: Double? {
    guard let look = BrightTintLook(self) else { return nil }
    return isIncreased ? look.increasedContrast : look.contrast
  }

  private var isIncreased: Bool { environment.contrast == .increased }

  /// A colour that can be read on a fill: the one that is wanted, or what comes nearest to it. White and
  /// black stand for one another; any other colour is mixed with the one that is seen better, as much as
  /// it takes, and only with increased contrast.
  ///
  /// - Parameter grounds: the fill's colours, of which the worst counts; a translucent one lies over
  ///   ``backdrop``.
  func legible(_ color: Color, on grounds: [Color]) -> Color {
    guard let least = leastContrast, !grounds.isEmpty, isIncreased || color == .white else {
      return color
    }
    let behind = backdrop
    let opaque = grounds.map { $0.over(behind) }
    var solid = color
    solid.alpha = 1
    for candidate in [color, solid] where candidate.leastContrast(on: opaque) >= least {
      return candidate
    }
    let best = Color.better(on: opaque)
    guard !color.isNeutral else { return best }
    let steps = 10
    for step in 1..<steps {
      let mixed = best.opacity(Double(step) / Double(steps)).over(solid)
      if mixed.leastContrast(on: opaque) >= least { return mixed }
    }
    return best
  }

  /// With increased contrast, the colour nearest to a theme's own that can be read on a fill; without, that
  /// colour itself.
  func legibleIfIncreased(_ color: Color, on ground: Color) -> Color {
    isIncreased ? legible(color, on: [ground]) : color
  }

  /// A fill on which letters can be read: the one that is wanted, or where its two ends are so different
  /// that neither white nor black can be read on both, one colour.
  ///
  /// - Parameter overlay: what lies over the fill and below the letters.
  func legible(_ fill: Paint, below overlay: Color? = nil) -> Paint {
    guard isIncreased, let least = leastContrast, case .verticalGradient(let top, let bottom) = fill
    else { return fill }
    let behind = backdrop
    func ground(_ color: Color) -> Color {
      let base = color.over(behind)
      return overlay?.over(base) ?? base
    }
    func most(_ colors: [Color]) -> Double {
      Color.better(on: colors).leastContrast(on: colors)
    }
    let (upper, lower) = (ground(top), ground(bottom))
    guard most([upper, lower]) < least else { return fill }
    return .color(most([upper]) > most([lower]) ? top : bottom)
  }
}

extension Color {
  /// The contrast with the worst of some opaque colours that it lies over.
  fileprivate func leastContrast(on grounds: [Color]) -> Double {
    grounds.map { over($0).contrast(with: $0) }.min() ?? 21
  }

  /// White or black: which is seen better on the worst of some opaque colours.
  fileprivate static func better(on grounds: [Color]) -> Color {
    let (white, black) = (Color.white, Color.black)
    return white.leastContrast(on: grounds) >= black.leastContrast(on: grounds) ? white : black
  }

  /// Whether it has no hue.
  fileprivate var isNeutral: Bool { red == green && green == blue }
}
