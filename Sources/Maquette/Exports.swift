// Whoever imports Maquette has components, environments, themes and scenes with it.
@_exported public import MaquetteComponents
@_exported public import MaquetteCore
@_exported public import MaquetteLocale
@_exported public import MaquetteThemes
