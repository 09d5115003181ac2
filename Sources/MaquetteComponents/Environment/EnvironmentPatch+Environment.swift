import MaquetteThemes

extension EnvironmentPatch {
  /// A patch that says everything that an environment is.
  public init(_ environment: Environment) {
    self.init()
    platform = environment.platform
    osVersion = environment.osVersion
    theme = environment.theme
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
    tint = environment.tint
    symbols = environment.symbols
    controlAccentColor = environment.controlAccentColor
    controlActiveState = environment.controlActiveState
    for setting in EnvironmentSwitch.all {
      self[keyPath: setting.patch] = environment[keyPath: setting.environment]
    }
  }
}

extension Environment {
  /// The environment with what a patch says put over it.
  public func overlaid(by patch: EnvironmentPatch) -> Environment {
    EnvironmentPatch(self).overlaid(by: patch).environment
  }
}
