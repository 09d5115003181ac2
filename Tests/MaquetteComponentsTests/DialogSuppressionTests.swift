import MaquetteCore
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite("The check box that stops a dialog from coming back")
struct DialogSuppressionTests {
  private func alert(_ buttons: Int = 2, _ change: (inout Alert) -> Void = { _ in }) -> Alert {
    var alert = Alert("Delete it?", message: "It cannot be undone.", textField: "Name") {
      for number in 0..<buttons { Button("Button \(number)") }
    }
    alert.showsSuppressionButton = true
    change(&alert)
    return alert
  }

  private func toggle(_ component: some Component, in environment: Environment) throws -> SceneNode?
  {
    try draw(component, in: environment).nodes.first { $0.component == "Toggle" }
  }

  @Test(
    "A Mac's alert asks, or shows a message, in the language of the locale",
    arguments: [
      ("en", "Do not ask again", "Do not show this message again"),
      ("de", "Nicht erneut fragen", "Diese Meldung nicht erneut anzeigen"),
      ("ar", "عدم السؤال مرة أخرى", "عدم إظهار هذه الرسالة مرة أخرى"),
      ("ja", "今後は確認しない", "今後このメッセージを表示しない"),
      ("he", "אין לשאול שוב", "אין להציג שוב הודעה זו"),
      ("zh-Hant", "不要再詢問", "不要再顯示此訊息"),
    ])
  func titles(locale: String, ask: String, show: String) throws {
    let mac = Environment(platform: .macos, locale: locale)
    #expect(try toggle(alert(2), in: mac)?.accessibility?.label == ask)
    #expect(try toggle(alert(1), in: mac)?.accessibility?.label == show)
  }

  @Test(
    "It stands below the message and above a field, at the edge of the texts",
    arguments: [15, 26], [LayoutDirection.leftToRight, .rightToLeft])
  func place(version: Int, direction: LayoutDirection) throws {
    let scene = try draw(
      alert(), in: Environment(platform: .macos, osVersion: version, direction: direction))
    let box = try #require(scene.nodes.first { $0.component == "Toggle" })
    let message = try #require(scene.nodes.first { $0.text == "It cannot be undone." }).frame
    let field = try #require(scene.nodes.first { $0.component == "TextField" }).frame
    #expect(message.maxY < box.frame.minY && box.frame.maxY < field.minY)
    if version == 15 {
      #expect(abs(box.frame.midX - scene.size.width / 2) < 0.5)
    } else {
      #expect(
        direction == .leftToRight
          ? abs(box.frame.minX - message.minX) < 0.5 : abs(box.frame.maxX - message.maxX) < 0.5)
    }
  }

  @Test("It is a check box, and tells whether it is checked")
  func state() throws {
    let mac = Environment(platform: .macos)
    let off = try #require(try toggle(alert(), in: mac)?.accessibility)
    let on = try #require(
      try toggle(
        alert {
          $0.isSuppressed = true
          $0.suppressionTitle = "Stop it"
        }, in: mac)?.accessibility)
    #expect(off.macControl == .checkbox && on.macControl == .checkbox)
    #expect(off.value == "off" && on.value == "on")
    #expect(on.label == "Stop it")
    #expect(try toggle(alert { $0.showsSuppressionButton = false }, in: mac) == nil)
  }

  @Test("A dialog of a Mac has it, too; other platforms have none")
  func dialogs() throws {
    var dialog = ConfirmationDialog("Delete it?") {
      Button("Delete")
      Button("Cancel").role(.cancel)
    }
    dialog.showsSuppressionButton = true
    let label = try toggle(dialog, in: Environment(platform: .macos))?.accessibility?.label
    #expect(label == "Do not ask again")
    for platform in [Platform.ios, .ipados, .tvos, .watchos] {
      for version in [nil, 26] {
        let environment = Environment(platform: platform, osVersion: version)
        #expect(try toggle(dialog, in: environment) == nil)
        #expect(try toggle(alert(), in: environment) == nil)
      }
    }
  }
}
