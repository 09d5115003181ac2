import MaquetteCore
import MaquetteThemes

/// The bars over contents that are not scrolled, and how wide they are.
struct BarsAtScrollEdge {
  let bars: ScreenBarElements
  let width: Double
}

/// The bars over contents that are scrolled.
struct ScrolledBars {
  let bars: ScreenBarElements
  /// How much lower they are than over contents that are not scrolled, because these took a large title and a search
  /// field with them, in points.
  let collapse: Double
}

extension ScrollRoom {
  /// The bars over contents, and the contents below them: those that were asked how far they are scrolled are placed
  /// once more where other bars are over them, or where screens among them were left out.
  ///
  /// - Parameters:
  ///   - nodes: the contents as they were asked.
  ///   - rest: the bars over contents that are not scrolled.
  ///   - scrolledBars: those over contents that are scrolled; `nil` where they are the same.
  ///   - mayReveal: whether contents that moved up by themselves are scrolled, too.
  ///   - place: places the contents below bars that are lower by a distance.
  func settled(
    _ nodes: [SceneNode], below rest: BarsAtScrollEdge,
    scrolledBars: (BarsAtScrollEdge) -> ScrolledBars?, mayReveal: Bool = false,
    place: (_ bars: ScreenBarElements, _ collapse: Double) -> [SceneNode]
  ) -> (bars: ScreenBarElements, nodes: [SceneNode]) {
    if isScrolled || mayReveal && revealed > 0, let scrolled = scrolledBars(rest) {
      return (scrolled.bars, place(scrolled.bars, scrolled.collapse))
    }
    return (rest.bars, lacksScreens ? place(rest.bars, 0) : nodes)
  }
}

extension ScreenBars {
  /// The bars over contents that are scrolled, unless the spec says where these are. Documented: a large title scrolls
  /// with the contents, and so does a search field (UIKit, prefersLargeTitles and hidesSearchBarWhenScrolling); after
  /// that the title is small, and the contents go on under the bar. Estimated: the field goes first. `nil` where
  /// nothing changes.
  ///
  /// - Parameters:
  ///   - rest: the same over contents that are not scrolled.
  ///   - typing: what people type into; `nil` without a keyboard.
  func scrolled(
    _ contents: ScreenContents, from rest: BarsAtScrollEdge, below safeArea: EdgeInsets,
    typing: TypingPlace? = nil, in context: LayoutContext
  ) -> ScrolledBars? {
    guard let bar = watchBar, bar.isAtScrollEdge else { return nil }
    let room = contents.room
    // Contents that moved up by themselves for what people type do so below the bars that are left.
    let isRevealed = room.revealed > 0
    if isRevealed, bar.hasLargeTitle {
      guard typing != nil, contents.scrolls else { return nil }
    } else {
      let places = context.conventions.screenBars
      guard places == .edges || places == .tabsAbove,
        navigationBar?.provenance?.keys["isAtScrollEdge"] == nil
      else { return nil }
    }
    func elements(_ bars: ScreenBars, lift: Double = 0) -> ScreenBarElements {
      var context = context.quiet
      context.barLift = lift
      return ScreenBarElements(
        bars, around: contents, safeArea: safeArea, typing: typing, context: context)
    }
    var small = self
    small.navigationBar = navigationBar?.mappingBar { $0.scrolled() }
    let least = elements(small)
    guard !isRevealed else { return ScrolledBars(bars: least, collapse: 0) }
    let collapse = max(
      0, rest.bars.upperHeight(in: rest.width) - least.upperHeight(in: rest.width))
    let lift = context.rounded(room.moved)
    guard lift < collapse - 0.01 else { return ScrolledBars(bars: least, collapse: collapse) }
    // The small title is there as soon as the large one is gone, whatever is left of the line below that.
    let way = NavigationBarLook(context).flatMap {
      bar.titleWay($0, in: context.muted, width: rest.width)
    }
    if let way, lift > way - 0.01 {
      var bars = least
      bars.tail = collapse - lift
      return ScrolledBars(bars: bars, collapse: lift)
    }
    return ScrolledBars(bars: elements(self, lift: lift), collapse: lift)
  }
}

extension AnyComponent {
  /// The component with its navigation bar changed, inside of whatever alters that.
  fileprivate func mappingBar(_ change: (NavigationBar) -> NavigationBar) -> AnyComponent {
    if let bar = base as? NavigationBar {
      return AnyComponent(change(bar), provenance: provenance)
    }
    guard var modified = base as? ModifiedComponent else { return self }
    modified.content = modified.content.mappingBar(change)
    return AnyComponent(modified, provenance: provenance)
  }
}
