@_exported import MaquetteSnapshots
