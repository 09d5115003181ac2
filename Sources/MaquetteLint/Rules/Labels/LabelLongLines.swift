import Maquette

extension LintRule {
  static let labelLongLines = LintRule(
    "label/long-lines", .note, .labels,
    sentence: "Use a label for a small amount of text; for a large one, use a text view.",
    summary: "Lines of a paragraph have more than 80 characters, 40 in Chinese and Japanese.",
    advice: "make the text narrower: after a long line, readers lose the beginning of the next one",
    looksAt: [.layout],
    wrong: """
      width: 900
      Label: Before you begin, make sure that your device is charged and connected to a network, that \
      nobody else is using it, and that all of your photos are stored somewhere else as well.
      numberOfLines: 0
      """,
    right: """
      width: 400
      Label: Before you begin, make sure that your device is charged and connected to a network, that \
      nobody else is using it, and that all of your photos are stored somewhere else as well.
      numberOfLines: 0
      """,
    fine: [
      """
      width: 900
      Label: One line is no paragraph, however long it is on a wide screen of a Mac in a window
      numberOfLines: 0
      """,
      """
      width: 360
      locale: ja
      Label: 始める前に、デバイスが充電されネットワークに接続されていることを確認してください。写真は別の場所にも保存してください。
      numberOfLines: 0
      """,
    ], variants: "light"
  ) { picture in
    guard picture.environment.pseudo == nil else { return [] }
    return picture.all(Label.self).compactMap { item, label in
      guard let geometry = picture.node(of: item)?.textGeometry, geometry.lines >= 2 else {
        return nil
      }
      let length = label.text.count / geometry.lines
      let most = label.text.isDense ? 40 : 80
      guard length > most else { return nil }
      return picture.issue(
        item, "lines have about \(length) characters; at most \(most) are easy to read")
    }
  }
}
