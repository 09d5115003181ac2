import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("The examples of the design")
struct DesignExamplesTests {
  static let cart = """
    Button: Add to Cart
    style: filled
    size: large
    symbol: cart
    """

  static let signIn = """
    platform: ios
    width: 390
    view:
      VStack:
        spacing: 12
        padding: 20
        children:
          - Label: Sign in
            font: largeTitle
          - Label: Use the account you shop with
            color: secondary
          - Button: Continue
            style: filled
            size: large
            role: primary
          - Button: Not now
            style: plain
            role: cancel
    """

  @Test("A button is what the builder makes")
  func button() throws {
    let document = try read(DesignExamplesTests.cart)
    #expect(
      document.component
        == AnyComponent(Button("Add to Cart", symbol: "cart", style: .filled, size: .large)))
    #expect(document.canvas == Canvas())
    #expect(document.environment == EnvironmentPatch())
  }

  @Test("The sign-in screen is what the builder makes")
  func signInScreen() throws {
    let document = try read(DesignExamplesTests.signIn)
    let built = VStack(spacing: 12) {
      Label("Sign in").font(.largeTitle)
      Label("Use the account you shop with").color("secondary")
      Button("Continue").style(.filled).size(.large).role(.primary)
      Button("Not now").style(.plain).role(.cancel)
    }.padding(20)
    #expect(document.component == built)
    #expect(document.canvas == Canvas(width: 390))
    #expect(document.environment.platform == .ios)
  }

  @Test("The same in JSON is the same")
  func json() throws {
    let document = try read(
      """
      {"platform": "ios", "width": 390, "view": {"VStack": {"spacing": 12, "padding": 20,
        "children": [
          {"Label": "Sign in", "font": "largeTitle"},
          {"Label": "Use the account you shop with", "color": "secondary"},
          {"Button": "Continue", "style": "filled", "size": "large", "role": "primary"},
          {"Button": "Not now", "style": "plain", "role": "cancel"}]}}}
      """)
    #expect(try document == read(DesignExamplesTests.signIn))
  }

  @Test("The name of the file plays no part")
  func fileName() throws {
    let bytes = Array(DesignExamplesTests.signIn.utf8)
    let yaml = try SpecDocument(parsing: bytes, file: "a.yaml", folder: nil)
    let other = try SpecDocument(parsing: bytes, file: "-", folder: "/tmp/")
    #expect(yaml == other)
  }

  @Test("The misspelt button is told as the design shows it")
  func buton() {
    let spec = DesignExamplesTests.signIn.replacing("- Button: Continue", with: "- Buton: Continue")
    #expect(
      messages(spec)
        == """
        spec.yaml:12:9: error: unknown component 'Buton'
        12 |       - Buton: Continue
           |         ^~~~~ did you mean 'Button'?
        """)
  }
}
