/// What the status bar of an iPhone or iPad says about battery and network, under UIDevice's names.
public struct StatusBar: Hashable, Sendable {
  /// Whether power is connected, as `UIDevice.BatteryState`.
  public enum BatteryState: String, Hashable, Sendable, CaseIterable {
    /// It is not.
    case unplugged
    /// It is, and the battery gets fuller.
    case charging
    /// It is, and the battery is full.
    case full
  }

  /// Whether a cellular network is there.
  public enum CellularMode: String, Hashable, Sendable, CaseIterable {
    /// There is one.
    case active
    /// None has been found yet.
    case searching
    /// There is none.
    case failed
    /// The device has no part for it.
    case notSupported
  }

  /// How data is sent.
  public enum DataNetwork: String, Hashable, Sendable, CaseIterable {
    /// Over Wi-Fi.
    case wifi
    /// Over a network of the third generation.
    case threeG = "3G"
    /// Over one of the fourth.
    case fourG = "4G"
    /// Over one of the fourth that is called LTE.
    case lte = "LTE"
    /// The same with more than one carrier frequency.
    case lteAdvanced = "LTE-A"
    /// Another name of the same.
    case ltePlus = "LTE+"
    /// Over a network of the fifth generation.
    case fiveG = "5G"
    /// A fast one.
    case fiveGPlus = "5G+"
    /// A fast one, "ultra wideband".
    case fiveGUltraWideband = "5G UW"
    /// A fast one, "ultra capacity".
    case fiveGUltraCapacity = "5G UC"
    /// Not at all.
    case none
  }

  /// The colour of time and signs, as `UIStatusBarStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One that can be read.
    case automatic
    /// Light ones, for dark pictures behind them.
    case lightContent
    /// Dark ones, for light pictures behind them.
    case darkContent
  }

  /// How full the battery is, from 0 to 1.
  public var batteryLevel: Double
  /// Whether power is connected.
  public var batteryState: BatteryState
  /// Whether the battery is yellow, as in Low Power Mode.
  public var isLowPowerModeEnabled: Bool
  /// Whether a number says how full the battery is.
  public var batteryPercentage: Visibility
  /// Whether a cellular network is there.
  public var cellularMode: CellularMode
  /// How strong the cellular signal is, from 0 to 4.
  public var cellularBars: Int
  /// How data is sent.
  public var dataNetwork: DataNetwork
  /// How strong the signal of Wi-Fi is, from 0 to 3.
  public var wifiBars: Int
  /// The colour of time and signs.
  public var style: Style
  /// Whether it is drawn: what `statusBar: false` says.
  package var isShown = true

  /// A status bar; without further arguments it is that of pictures of a store.
  public init(
    batteryLevel: Double = 1, batteryState: BatteryState = .unplugged,
    isLowPowerModeEnabled: Bool = false, batteryPercentage: Visibility = .automatic,
    cellularMode: CellularMode = .active, cellularBars: Int = 4,
    dataNetwork: DataNetwork = .wifi, wifiBars: Int = 3, style: Style = .automatic
  ) {
    self.batteryLevel = batteryLevel
    self.batteryState = batteryState
    self.isLowPowerModeEnabled = isLowPowerModeEnabled
    self.batteryPercentage = batteryPercentage
    self.cellularMode = cellularMode
    self.cellularBars = cellularBars
    self.dataNetwork = dataNetwork
    self.wifiBars = wifiBars
    self.style = style
  }
}
