import MaquetteCore
import Testing

@Suite("A scene as lines of text")
struct SceneDumpTests {
  @Test("Every node and item is a line, with numbers of two decimals and no line breaks inside")
  func dump() {
    #expect(
      SceneDump(SamplePicture.scene).text == """
        scene 100 × 80 transparent rtl ar-EG
          VStack  (0 0 100 × 80)  clip rect (0 0 100 × 80)
            VStack/Button[0]  (10 20 80.33 × 34)  hit (10 15 80.33 × 44)  baseline 42.5  “Buy ␤”\
          Inter-SemiBold 17  button “Buy␤now”  value “$5”  button  notEnabled
              shadow rect (0 0 4 × 4) #00000033 blur 3 by 0 1
              fill continuous rect (0 0 30 × 30) radius 5.95 #007AFF
              group  opacity 0.5  matrix 0.5 0 0 0.5 0 0  clip rect (0 0 9 × 9)
                text “A” at 4 12.35 Inter-Regular 17 #FFFFFF
            VStack/Divider[1]  (0 60 100 × 0.5)
              fill rect (0 0 2 × 2) #FFFFFF to #000000
              stroke path of 2 0f026d6b in (0 0 3 × 4) 1 wide #000000
        finding hit-target-overlap: two overlap

        """)
  }

  @Test("Font files and glyph numbers stay out")
  func portable() {
    var elsewhere = glyphRun()
    elsewhere.face.file = "/elsewhere/Inter.otf"
    elsewhere.glyphs[0].id = 99
    let here = scene(node(items: [.text(glyphRun(), .black)]))
    let there = scene(node(items: [.text(elsewhere, .black)]))
    #expect(SceneDump(here).text == SceneDump(there).text)
  }

  @Test("A move of one point shows")
  func sensitive() {
    let first = scene(node(items: [.fill(.rect(.square(10)), .color(.black))]))
    let second = scene(node(items: [.fill(.rect(.square(11)), .color(.black))]))
    #expect(SceneDump(first).text != SceneDump(second).text)
  }
}
