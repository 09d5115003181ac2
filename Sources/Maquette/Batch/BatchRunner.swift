/// Draws a batch with several workers; results come in the order of the inputs.
package struct BatchRunner: Sendable {
  private let batch: Batch
  private let workers: Int

  /// A runner with a number of workers, at least one.
  package init(_ batch: Batch, workers: Int) {
    self.batch = batch
    self.workers = workers
  }

  /// Draws everything.
  ///
  /// - Parameter report: takes each result, in order, one at a time, with the number of results
  ///   so far; it may be called from any thread.
  package func run(report: @escaping @Sendable (SpecResult, Int) -> Void) {
    let batch = batch
    let settings = batch.cache == nil ? "" : batch.cacheSettings
    let files = BatchFiles(batch)
    OrderedWork(count: batch.inputs.count, workers: workers).run(
      with: { SpecWorker(batch, cacheSettings: settings, files: files) },
      // Others draw their first picture meanwhile, which takes as long: fonts and themes are loaded for it.
      prepare: { if batch.output.isFiles { files.complete() } },
      work: { $0.render(batch.inputs[$1]) },
      report: report)
  }
}
