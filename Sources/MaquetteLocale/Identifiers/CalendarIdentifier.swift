/// A calendar by its CLDR name.
public enum CalendarIdentifier: String, Hashable, Sendable, CaseIterable {
  case gregorian
  case buddhist
  case chinese
  case coptic
  case dangi
  case ethiopic
  case ethiopicAmeteAlem = "ethiopic-amete-alem"
  case hebrew
  case indian
  case islamic
  case islamicCivil = "islamic-civil"
  case islamicRGSA = "islamic-rgsa"
  case islamicTabular = "islamic-tbla"
  case islamicUmmAlQura = "islamic-umalqura"
  case iso8601
  case japanese
  case persian
  case roc
}
