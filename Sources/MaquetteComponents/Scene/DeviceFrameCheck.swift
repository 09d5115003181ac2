import MaquetteCore

extension SceneMaker {
  /// Warns of a picture that is to have the body of a device, and has no screen for it.
  static func warnOfMissingBody(
    around nodes: [SceneNode], of component: AnyComponent, in context: LayoutContext
  ) {
    guard context.environment.deviceFrame, DeviceFrameLook(context) != nil,
      !nodes.contains(where: \.hasBody)
    else { return }
    context.sink.report(
      Diagnostic(
        .warning, "'frame' changes nothing: only a Screen has the body of a device around it",
        location: component.provenance?.location, length: component.provenance?.length ?? 1,
        hint: "write 'Screen:' around the component, or leave 'frame' out", id: .unusedKey))
  }
}

extension SceneNode {
  /// Whether it is the body of a device, or has one in it.
  fileprivate var hasBody: Bool {
    component == "DeviceFrame" || children.contains(where: \.hasBody)
  }
}
