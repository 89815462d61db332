import { wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** The last word of a street's name, after a house number and the name. */
export const streetSuffixes = wordSet(`
  street st avenue ave av road rd drive dr lane ln boulevard blvd way court ct place pl plaza plz square sq terrace ter
  parkway pkwy highway hwy circle cir trail trl alley aly row walk loop crescent cres close mews grove gardens freeway
  expressway route turnpike broadway embankment quay wharf green hill rise path pike crossing commons
`);

/** The first word of a street's name in Romance languages (`12 rue de Rivoli`, `2301 Camino Ramon`). */
export const streetPrefixes = wordSet(
  "rue avenue boulevard calle camino avenida avda paseo plaza via viale piazza corso rua praça travessa highway county el",
);

/** The end of a street's name written as one word with it (`Hauptstraße 12`). */
export const gluedStreetEnd =
  /(?:straße|strasse|str|gasse|weg|platz|allee|damm|ufer|straat|laan|gatan|vägen)$/u;

/** Compass words before or after a street's name. */
export const compassWords = wordSet(
  "n s e w ne nw se sw north south east west northeast northwest southeast southwest",
);

/** Introduces a part of a building after a street address. */
export const unitWords = wordSet("suite ste apt apartment unit floor fl level room rm bldg building");

/** A house number: digits, perhaps a letter or a second number (`12a`, `34-36`). */
export const houseNumber = /^\d{1,6}(?:[a-z]|[-/]\d{1,6})?$/u;
