import MaquetteThemes

extension EnvironmentPatch {
  /// A patch that says everything that an environment is. It has no theme where that is the one which
  /// platform, version and device bring, so that another device brings its own.
  public init(_ environment: Environment) {
    self.init()
    platform = environment.platform
    osVersion = environment.osVersion
    theme = environment.chosenTheme
    device = environment.device
    appearance = environment.appearance
    contrast = environment.contrast
    level = environment.level
    direction = environment.explicitDirection
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
    hourCycle = environment.hourCycle
    now = environment.now
    pseudo = environment.pseudo
    textSize = environment.textSize
    legibilityWeight = environment.legibilityWeight
    scale = environment.explicitScale
    (tint, tintFlag) = (environment.tint, environment.tintFlag)
    symbols = environment.symbols
    controlAccentColor = environment.controlAccentColor
    controlActiveState = environment.controlActiveState
    for setting in EnvironmentSwitch.all {
      self[keyPath: setting.patch] = environment[keyPath: setting.environment]
    }
  }
}

extension Environment {
  /// The theme that somebody chose; `nil` for the one that platform, version and device bring.
  var chosenTheme: Theme? { theme == usualTheme ? nil : theme }

  /// The built-in theme of platform, version and device.
  private var usualTheme: Theme {
    .builtIn(platform, osVersion: osVersion ?? device?.osVersion)
  }

  /// Takes the screen of a device, and its look where no version and no theme was asked for. The look's version
  /// says what is free on the screen.
  mutating func take(_ device: Device?) {
    let chosen = chosenTheme
    self.device = device
    theme = chosen ?? usualTheme
    self.device = device?.running(theme.osVersion)
  }

  /// The environment with what a patch says put over it.
  public func overlaid(by patch: EnvironmentPatch) -> Environment {
    EnvironmentPatch(self).overlaid(by: patch).environment
  }
}
