import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import { smallNumbers } from "./small-numbers";

/** Spanish: the hours of a clock in words. */
export const hours = withPlainForms({
  una: 1,
  ...smallNumbers,
  veintiuna: 21,
  veintidós: 22,
  veintitrés: 23,
});

/** Spanish: minutes beside an hour. */
export const minutes = withPlainForms({
  "un cuarto": 15,
  cuarto: 15,
  media: 30,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  "treinta y cinco": 35,
  cuarenta: 40,
  "cuarenta y cinco": 45,
  cincuenta: 50,
  "cincuenta y cinco": 55,
  "tres cuartos": 45,
});

export const namedHours = withPlainForms({ mediodía: 12, "medio día": 12, medianoche: 24 });

/** Spanish: before an hour; a number behind one of these is an hour. */
export const hourLeads: readonly string[] = [
  "a las",
  "a la",
  "alas",
  "sobre la",
  "hasta la",
  "antes de la",
  "después de las",
  "a eso de las",
  "alrededor de las",
  "a partir de la",
  "tipo",
  "sobre las",
  "hacia las",
  "desde las",
  "hasta las",
  "de las",
  "para las",
  "antes de las",
  "a partir de las",
];
