import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("No word is left in English")
struct SpokenWordTests {
  private func said(_ component: some Component, _ locale: String) throws -> [String] {
    let scene = try draw(
      component, width: 390, in: Environment(platform: .ios, locale: locale))
    return scene.nodes.flatMap { node in
      [node.text, node.accessibility?.label, node.accessibility?.value].compactMap { $0 }
    }
  }

  @Test(
    "What is under way is in the locale's language",
    arguments: [
      ("ar_EG", "قيد التقدم"), ("de", "Wird ausgeführt"), ("ja", "進行中"), ("zh_TW", "進行中"),
    ])
  func busy(locale: String, word: String) throws {
    var button = Button("X")
    button.showsActivityIndicator = true
    #expect(try said(button, locale).contains(word))
    #expect(try said(ActivityIndicator(), locale).contains(word))
    #expect(try said(ProgressView(), locale).contains(word))
  }

  @Test(
    "The time below a calendar has a word in every language",
    arguments: [
      "bg", "lt", "lv", "et", "is", "sl", "sr", "sr_Latn", "bn", "ta", "te", "my", "ne", "am", "sw",
      "zu", "und", "ckb", "yue", "tg",
    ])
  func time(locale: String) throws {
    let picker = DatePicker("Starts", mode: .dateAndTime, style: .inline)
    let scene = try draw(picker, width: 390, in: Environment(platform: .ios, locale: locale))
    #expect(scene.node("TimeTitle")?.text?.isEmpty == false)
  }

  @Test(
    "Badges of numbers have the locale's digits in tabs and rows",
    arguments: [("ar_EG", "٣"), ("fa", "۳"), ("en", "3"), ("ar_MA", "3")])
  func badges(locale: String, digit: String) throws {
    let tab = TabBar([TabItem("A", systemImage: "house", badge: "3")])
    #expect(try said(tab, locale).contains { $0.contains(digit) })
    var row = NavigationLink("Mail")
    row.badge = "3"
    #expect(try said(row, locale).contains(digit))
  }
}
