import MaquetteCore
import MaquetteThemes

extension GlassGround {
  /// The weight of a prominent item's title, whatever makes it prominent: that of prominent glass in the primary role.
  var boldWeight: FontWeight? {
    context.theme.buttons.prominentGlass?.roles[ButtonRole.primary.rawValue]?.weight
  }
}
