import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Keyboards that float")
struct FloatingKeyboardTests {
  private func pad() -> Environment {
    var environment = Environment(platform: .ipados)
    environment.device = Device.standard(for: .ipados)
    return environment
  }

  private func screen(_ isFloating: Bool) -> Screen {
    var keyboard = Keyboard()
    keyboard.isFloating = isFloating
    return Screen { Label("Contents") }.with(\.inputView, [AnyComponent(keyboard)])
  }

  @Test("It is 320 points wide, in the lower corner where reading ends, with all its keys inside")
  func place() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = pad()
      environment.explicitDirection = direction
      let scene = try draw(screen(true), in: environment)
      let panel = try #require(scene.nodes.first { $0.component == "FloatingKeyboard" })
      #expect(panel.frame.width == 320)
      #expect((panel.frame.midX > scene.size.width / 2) == (direction == .leftToRight))
      let keys = scene.nodes.filter { $0.component == "Key" }
      #expect(keys.count > 30)
      #expect(keys.allSatisfy { panel.frame.union($0.frame) == panel.frame })
    }
  }

  @Test("It takes no room from the contents, as one at the edge does")
  func contents() throws {
    let free = try draw(Screen { Label("Contents") }, in: pad()).frame("Label[0]")
    let floating = try draw(screen(true), in: pad()).frame("Label[0]")
    let usual = try draw(screen(false), in: pad()).frame("Label[0]")
    #expect(free?.midY == floating?.midY)
    #expect((usual?.midY ?? 0) < (free?.midY ?? 0))
  }

  @Test("An iPhone's keyboard does not float")
  func phone() throws {
    let floating = try draw(Keyboard().isFloating(), width: 393, in: Environment(platform: .ios))
    let usual = try draw(Keyboard(), width: 393, in: Environment(platform: .ios))
    #expect(floating.items == usual.items)
  }

  @Test("Numbers and punctuation have a second page, which their shift shows")
  func signs() throws {
    func names(_ shift: KeyboardShift) throws -> [String] {
      var keyboard = Keyboard(.numbersAndPunctuation)
      keyboard.shift = shift
      return try draw(keyboard, width: 393).nodes.filter { $0.component == "Key" }
        .compactMap(\.accessibility?.label)
    }
    #expect(try names(.off).first == "1" && names(.off).contains("More symbols"))
    #expect(try names(.on).first == "[" && names(.on).contains("Numbers"))
  }
}
