extension SceneNode {
  /// Does some work for an item; what is wrong with a picture file is reported where the spec
  /// names the file, or else has the component that shows it.
  package func blamed<Result>(for item: DrawItem, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as DiagnosticError {
      guard let image = item.firstImage else { throw error }
      throw DiagnosticError(
        error.diagnostics.map { diagnostic in
          guard diagnostic.location == nil else { return diagnostic }
          var copy = diagnostic
          copy.location = image.source ?? source
          copy.length = max(1, image.source == nil ? component.count : image.data.name.count)
          return copy
        })
    }
  }
}
