import MaquetteThemes
import Testing

@Suite("The catalogue of symbols")
struct SymbolCatalogTests {
  @Test(
    "Interfaces find what they ask for most",
    arguments: [
      "airplane", "hand.raised", "hand.raised.fill", "xmark.octagon", "xmark.octagon.fill",
      "exclamationmark.octagon", "person.3", "person.3.fill", "gobackward.10", "gobackward.30",
      "goforward.10", "goforward.30", "hourglass", "qrcode", "qrcode.viewfinder", "barcode",
      "switch.2", "arrow.up.square", "arrow.down.to.line", "chevron.right.2", "power", "briefcase",
      "car", "building.columns", "graduationcap", "cross.case", "waveform", "chart.pie",
      "chart.line.uptrend.xyaxis", "terminal", "laptopcomputer", "ipad", "applewatch", "tv",
      "gamecontroller", "cpu", "battery.0", "battery.25", "battery.50", "battery.75", "leaf",
      "snowflake", "cloud.rain", "umbrella", "cube", "shippingbox", "fork.knife", "trophy", "crown",
      "ticket", "film", "face.smiling", "safari", "bed.double", "stopwatch", "wand.and.stars",
      "cursorarrow", "play.rectangle", "rectangle.stack", "envelope.open", "repeat.1",
      "heart.circle", "star.circle.fill", "bolt.circle", "phone.circle.fill",
      "line.3.horizontal.decrease.circle", "personalhotspot", "airplayaudio", "icloud",
      "icloud.fill", "bed.double.fill", "list.bullet.circle.fill", "calendar.circle.fill",
      "cloud.sun", "cloud.sun.fill", "mappin.and.ellipse", "moon.zzz.fill", "iphone.gen3",
      "tray.full", "tray.full.fill", "figure.run", "key.horizontal.fill", "rectangle.grid.1x2",
      "rectangle.grid.1x2.fill", "phone.down.fill", "music.note.list", "character.book.closed.hi",
    ])
  func names(name: String) {
    #expect(Symbol.named(name) != nil)
  }

  @Test("Numbers from 0 to 50 stand in circles, in both kinds of digits", arguments: 0...50)
  func numbers(number: Int) throws {
    for name in ["\(number).circle", "\(number).circle.fill"] {
      let symbol = try #require(Symbol.named(name), "\(name)")
      let eastern = try #require(symbol.variants[.arabicDigits])
      #expect(symbol.rule == .localized)
      #expect(eastern != symbol.layers)
      // Each digit is drawn by a layer of its own, on the circle.
      let digits = symbol.layers.count - (name.hasSuffix("fill") ? 2 : 1)
      #expect(digits == String(number).count)
    }
  }

  @Test("Skips of seconds show their number in both kinds of digits")
  func skips() throws {
    for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
      for name in ["gobackward.\(seconds)", "goforward.\(seconds)"] {
        let symbol = try #require(Symbol.named(name), "\(name)")
        #expect(symbol.variants[.arabicDigits] != nil)
      }
    }
  }

  /// SF Symbols' own list (SFSafeSymbols 5.2.0, localization availability .rtl), as far as the
  /// catalogue has them.
  @Test(
    "What SF Symbols redraws in right-to-left is another drawing there",
    arguments: [
      "battery.100.bolt", "calendar.badge.checkmark", "calendar.badge.clock",
      "cart.badge.questionmark", "cart.fill.badge.questionmark", "checklist", "checklist.checked",
      "checkmark.bubble", "info.bubble", "list.number", "macwindow.on.rectangle", "message.badge",
      "message.badge.filled.fill", "pencil.and.list.clipboard", "person.fill.checkmark",
      "person.fill.questionmark", "person.fill.xmark", "phone.bubble", "quote.bubble",
      "rectangle.and.pencil.and.ellipsis", "rectangle.and.text.magnifyingglass", "speaker.slash",
      "speaker.zzz", "text.badge.checkmark", "text.below.photo", "text.bubble",
      "text.magnifyingglass", "text.quote", "video.bubble",
    ])
  func redrawn(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(symbol.layers.contains { symbol.rightToLeft($0) != .stay })
  }

  @Test("A slash leaves more than itself at the heaviest weight")
  func slashes() throws {
    let slashed = Symbol.all.filter { $0.rule == .slash }
    #expect(slashed.count > 10)
    for symbol in slashed {
      let (gap, slash) = (symbol.layers.suffix(2).first, symbol.layers.last)
      let widest = try #require(gap?.heaviestWidth, "\(symbol.name)")
      let own = try #require(slash?.heaviestWidth, "\(symbol.name)")
      #expect(own < 1 && widest > own && widest <= 1.5, "\(symbol.name)")
    }
  }

  @Test(
    "Fine parts grow less than the weight does, so that they stay open in black",
    arguments: [
      "speaker.slash", "speaker.slash.fill", "eye.slash", "wifi.slash", "speaker.wave.3", "shuffle",
      "paperclip", "gift.fill", "trash.fill",
    ])
  func black(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(symbol.layers.contains { ($0.heaviestWidth ?? 1) < 0.8 })
  }
}
