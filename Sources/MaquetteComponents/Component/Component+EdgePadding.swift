import MaquetteCore

extension Component {
  /// Keeps a distance on some sides, in points.
  public func padding(_ edges: Edge.Set, _ length: Double) -> AnyComponent {
    func room(_ edge: Edge) -> Double { edges.contains(Edge.Set(edge)) ? length : 0 }
    return padding(
      EdgeInsets(
        top: room(.top), leading: room(.leading), bottom: room(.bottom),
        trailing: room(.trailing)))
  }
}
