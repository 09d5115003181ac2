import MaquettePainting
import Testing

@Suite("Texts in pictures")
struct PackedTextTests {
  private static let picture = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>"#.utf8)

  @Test("A packer makes the same of a text, whatever it packed before")
  func packer() throws {
    let packer = try PictureAttachment.packer()
    let long = String(repeating: "Label: مرحبا 你好\n", count: 400)
    let texts = ["", "Label: Hi\n", long, "Label: Hi\n"]
    for text in texts {
      let own = try PictureAttachment.attach(text, name: "spec.yaml", to: Self.picture, by: packer)
      #expect(own == (try PictureAttachment.attach(text, name: "spec.yaml", to: Self.picture)))
      #expect(try PictureAttachment.text(in: own) == text)
    }
  }
}
