import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// A calendar of 320 points (pickers.yaml, ios_inline_calendar) beside the value that opened it.
@Suite("The room of compact date pickers' calendars")
struct CompactCardRoomTests {
  /// A screen of 402 × 874 points with a picker below a number of points.
  private func scene(below space: Double, in locale: String = "en_US") throws -> Scene {
    let picker = try march(.dateAndTime, .compact) { $0.isPresented = true }
    let screen = Screen(device: "iPhone 17 Pro") {
      VStack {
        Rectangle().frame(height: space)
        picker
        Spacer()
      }
    }
    return try draw(screen, in: environment(locale))
  }

  private func environment(_ locale: String = "en_US") -> Environment {
    var environment = Environment(platform: .ios, osVersion: 26, locale: locale)
    environment.now = "2025-03-21T09:41:00Z"
    return environment
  }

  private func frames(_ scene: Scene) throws -> (card: Rect, pill: Rect) {
    (try #require(scene.frame("Card")), try #require(scene.frame("DateButton")))
  }

  @Test(
    "A calendar is as wide as ever where it has no room above or below its value",
    arguments: ["en_US", "ar_EG", "fa_IR"], [250.0, 330, 370, 410])
  func width(locale: String, space: Double) throws {
    let (card, _) = try frames(scene(below: space, in: locale))
    #expect(card.width == 320)
    #expect(card.minX >= 0 && card.maxX <= 402 && card.minY >= 62 && card.maxY <= 874)
  }

  /// Measured: 25.7 points from the edge of a screen of 414 (iOS 15), 22 of one of 390 (iOS 26 beta).
  @Test(
    "Its middle is over its value, as far as it may come near to the edges of the screen",
    arguments: [("iPhone 17 Pro", 26, 402.0, 22.0), ("iPhone 11", 18, 414, 26)],
    ["en_US", "ar_EG"])
  func middle(look: (device: String, version: Int, width: Double, margin: Double), locale: String)
    throws
  {
    let picker = try march(.date, .compact) { $0.isPresented = true }
    for room in [0.0, 60, 200] {
      var environment = environment(locale)
      environment.osVersion = look.version
      let screen = Screen(device: look.device) {
        HStack {
          picker
          Rectangle().frame(width: room, height: 10)
        }
      }
      let (card, pill) = try frames(draw(screen, in: environment))
      let near = look.margin + card.width / 2
      let wanted = min(max(pill.midX, near), look.width - near)
      #expect(card.width == 320 && abs(card.midX - wanted) < 0.51)
    }
  }

  @Test("It leaves its value to be seen while the screen has room down to its lower edge")
  func lowerEdge() throws {
    for space in stride(from: 300.0, through: 460, by: 10) {
      let (card, pill) = try frames(scene(below: space))
      let room = max(874 - pill.maxY, pill.minY - 62)
      if room >= card.height {
        #expect(card.intersection(pill) == nil, "\(space): \(card) over \(pill)")
      }
    }
  }

  @Test(
    "Before it covers the home indicator it takes the margin above its value",
    arguments: ["en_US", "ar_EG", "fa_IR"])
  func homeIndicator(locale: String) throws {
    // 932 points high, of which 59 and 34 are not safe.
    let picker = try march(.dateAndTime, .compact) { $0.isPresented = true }
    var isTight = false
    for space in stride(from: 300.0, through: 440, by: 4) {
      let screen = Screen(device: "iPhone 15 Plus") {
        VStack {
          Rectangle().frame(height: space)
          picker
          Spacer()
        }
      }
      let (card, pill) = try frames(draw(screen, in: environment(locale)))
      let above = pill.minY - 8 - 59
      guard above >= card.height else { continue }
      isTight = isTight || above < card.height + 10
      // To a pixel.
      #expect(card.maxY <= 898.34 && card.minY >= 58.66, "\(space): \(card)")
      #expect(card.intersection(pill) == nil)
    }
    #expect(isTight)
  }

  @Test("Where that is not enough it covers no more of its value than it has to")
  func covered() throws {
    // A phone that lies on its side has room beside the value, and that is taken.
    let picker = try march(.dateAndTime, .compact) { $0.isPresented = true }
    let screen = Screen(device: "iPhone 17 Pro landscape") { picker }
    let (card, pill) = try frames(draw(screen, in: environment()))
    #expect(card.width == 320 && card.intersection(pill) == nil)
  }

  @Test("Where it has room it stands 8 points from its value, as before")
  func usual() throws {
    let (below, upper) = try frames(scene(below: 20))
    #expect(abs(below.minY - upper.maxY - 8) < 0.51)
    let (above, lower) = try frames(scene(below: 650))
    #expect(abs(lower.minY - above.maxY - 8) < 0.51)
  }
}
