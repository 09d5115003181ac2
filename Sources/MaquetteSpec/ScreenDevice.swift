import MaquetteComponents
import MaquetteCore
import MaquetteThemes

extension SpecNode.Entry {
  /// The device that a screen names as its own; `nil` for none, and for another component.
  ///
  /// - Parameter others: the keys beside the screen's name.
  func screenDevice(beside others: [SpecNode.Entry] = [], in catalogue: Catalogue) -> Device? {
    let keys = (value.map ?? []) + others
    guard let name = keys.first(where: { $0.key == "device" })?.value.scalar,
      catalogue.schema(named: key)?.name == "Screen"
    else { return nil }
    return Device.named(name)
  }
}

extension [SpecNode.Entry] {
  /// The device that the screen among the keys of a map names as its own; `nil` for none.
  func screenDevice(in catalogue: Catalogue) -> Device? {
    lazy.compactMap { $0.screenDevice(beside: self, in: catalogue) }.first
  }
}
