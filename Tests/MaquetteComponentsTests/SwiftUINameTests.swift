import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("SwiftUI's names in Swift code")
struct SwiftUINameTests {
  @Test("Text styles are fonts of everything that has one")
  func fonts() {
    #expect(Button("a").font(.title2).font == .style(.title2))
    #expect(Image(systemName: "star").font(.headline.bold()).font.weight == .bold)
    #expect(Label("a").font(.caption2).font == Label("a").font(TextStyle.caption2).font)
    #expect(DateLabel().font(.footnote, weight: .bold).font == .style(.footnote, weight: .bold))
    let styles: [FontValue] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(styles == TextStyle.allCases.filter(\.isEverywhere).map { .style($0) })
  }

  @Test("Colours are paints and lines")
  func paints() {
    #expect(Circle().fill(.red).fill == .color(.red))
    #expect(Circle().stroke(.black, lineWidth: 3).stroke?.paint == .color(.named("black")))
    #expect(LineShape(stroke: .tint).stroke == StrokeValue(.color(.named("tint"))))
    #expect(ColorValue.clear == "clear" && ColorValue.white == "white")
  }

  @Test("A distance may be kept on some sides only")
  func padding() {
    let label = Label("a")
    #expect(label.padding(.all, 4) == label.padding(4))
    #expect(
      label.padding(.horizontal, 4)
        == label.padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)))
    #expect(
      label.padding([.top, .leading], 4)
        == label.padding(EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0)))
    #expect(label.padding(.bottom, 4) == label.padding(EdgeInsets(bottom: 4)))
    #expect(label.padding(.trailing, 4) == label.padding(EdgeInsets(trailing: 4)))
  }

  @Test("A shadow is said by its parts, and a gradient lies behind a component")
  func drawing() {
    let label = Label("a")
    #expect(
      label.shadow(color: .red, radius: 3, y: 2)
        == label.shadow(ShadowValue(color: .red, radius: 3, y: 2)))
    #expect(label.shadow(radius: 4) == label.shadow(ShadowValue()))
    let gradient = GradientValue(
      .linear(startPoint: .top, endPoint: .bottom), colors: [.red, .blue])
    #expect(
      label.background(.linearGradient([.red, .blue]), cornerRadius: 5)
        == label.modified(.drawing(.gradient(gradient, radius: .points(5)))).erased)
    #expect(label.background(PaintValue.color(.red)) == label.background(.red))
  }

  @Test("Controls with a state can be disabled, and fields have another edge")
  func states() {
    #expect(Menu("a").disabled().state == .disabled)
    #expect(ColorPicker("a").disabled().state == .disabled)
    #expect(NumberField("a").disabled().state == .disabled)
    #expect(Button("a").disabled(false).state == .normal)
    #expect(TextField("a").focused().disabled().disabled(false).state == .normal)
    #expect(ComboBox("a").textFieldStyle(.plain).borderStyle == .plain)
    #expect(SecureField("a").textFieldStyle(.bezel).borderStyle == .bezel)
  }

  @Test("Modifiers of bars, screens, lists and buttons set the keys of their own names")
  func keys() {
    let bar = NavigationBar("T").navigationBarTitleDisplayMode(.inline).navigationSubtitle("S")
    #expect(bar.titleDisplayMode == .inline && bar.subtitle == "S")
    let screen = Screen { Label("a") }.navigationTitle("T").statusBarHidden()
    #expect(screen.title == "T" && screen.showsStatusBar == false)
    #expect(screen.statusBarHidden(false).showsStatusBar == true)
    let list = List { Label("a") }.listRowSpacing(3).listSectionSpacing(5)
    #expect(list.rowSpacing == 3 && list.sectionSpacing == 5)
    #expect(Button("a").buttonBorderShape(.capsule).cornerStyle == .capsule)
  }
}
