extension SceneNode {
  /// Does some work for an item; what is wrong with a picture file is reported where the spec has the
  /// component that shows it.
  package func blamed<Result>(for item: DrawItem, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as DiagnosticError {
      guard item.firstImage != nil else { throw error }
      throw DiagnosticError(
        error.diagnostics.map { diagnostic in
          guard diagnostic.location == nil else { return diagnostic }
          var copy = diagnostic
          copy.location = source
          copy.length = max(1, component.count)
          return copy
        })
    }
  }
}
