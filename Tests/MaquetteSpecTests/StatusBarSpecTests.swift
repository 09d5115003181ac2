import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Status bars in specs")
struct StatusBarSpecTests {
  private func bar(_ value: String) throws -> StatusBar? {
    let document = try read("Screen:\n  statusBar: \(value)\n")
    return (document.component.base as? Screen)?.statusBar
  }

  @Test("Words are UIDevice's, or those of simctl")
  func words() throws {
    let own = try bar("{batteryLevel: 0.8, batteryState: full, dataNetwork: 5G UW}")
    #expect(
      own
        == StatusBar(batteryLevel: 0.8, batteryState: .full, dataNetwork: .fiveGUltraWideband))
    #expect(try bar("{batteryLevel: 80, batteryState: charged, dataNetwork: 5g-uwb}") == own)
    #expect(try bar("{batteryState: discharging}") == StatusBar())
    #expect(try bar("{dataNetwork: hide}") == StatusBar(dataNetwork: .none))
    #expect(try bar("{dataNetwork: lte}") == StatusBar(dataNetwork: .lte))
    #expect(try bar("{style: light}") == StatusBar(style: .lightContent))
    #expect(try bar("{lowPowerMode: true}") == StatusBar(isLowPowerModeEnabled: true))
    #expect(try bar("{batteryLevel: 1}")?.batteryLevel == 1)
    #expect(try bar("{batteryLevel: 100}")?.batteryLevel == 1)
  }

  @Test("True and false say whether there is one")
  func booleans() throws {
    #expect(try bar("true") == StatusBar())
    #expect(try bar("false") != StatusBar())
  }

  @Test("A wrong value is told at its place, with what is right")
  func mistakes() {
    for (value, message) in [
      ("{cellularBars: 5}", "'cellularBars' is 5; it must be a number from 0 to 4"),
      ("{wifiBars: 1.5}", "'wifiBars' must be a whole number, not '1.5'"),
      ("{batteryLevel: 101}", "'batteryLevel' is 101; it must be a number from 0 to 100"),
      ("{batteryState: loading}", "unknown value 'loading' for 'batteryState'"),
      ("{battery: 1}", "unknown key 'battery' of a status bar"),
      ("full", "'statusBar' must be true, false or a map such as {batteryLevel: 0.8}, not 'full'"),
    ] {
      #expect(errors("Screen:\n  statusBar: \(value)\n").map(\.message) == [message])
    }
  }
}
