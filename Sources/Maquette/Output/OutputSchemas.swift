internal import CWebFiles

/// The JSON Schemas (draft-07) of what the program writes.
package enum OutputSchemas {
  /// What `inspect --json` prints.
  package static var inspect: String { String(cString: maquette_inspect_schema()) }
  /// The results of a run of snapshots.
  package static var results: String { String(cString: maquette_results_schema()) }
  /// What `snapshot list --json` prints: baselines and their receipts.
  package static var receipts: String { String(cString: maquette_receipts_schema()) }
}
