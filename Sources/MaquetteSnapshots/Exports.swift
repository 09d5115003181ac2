@_exported import Maquette
