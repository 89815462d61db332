import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import { smallNumbers } from "./small-numbers";

/** Portuguese: the hours of a clock in words. */
export const hours = withPlainForms({
  uma: 1,
  duas: 2,
  ...smallNumbers,
  "vinte e uma": 21,
  "vinte e duas": 22,
  "vinte e três": 23,
});

/** Portuguese: minutes beside an hour. */
export const minutes = withPlainForms({
  "um quarto": 15,
  quarto: 15,
  meia: 30,
  cinco: 5,
  dez: 10,
  quinze: 15,
  vinte: 20,
  "vinte e cinco": 25,
  trinta: 30,
  quarenta: 40,
  "quarenta e cinco": 45,
  cinquenta: 50,
});

export const namedHours = withPlainForms({
  "meio-dia": 12,
  "meio dia": 12,
  "meia-noite": 24,
  "meia noite": 24,
});

/** Portuguese: before an hour; a number behind one of these is an hour. */
export const hourLeads: readonly string[] = [
  "às",
  "à",
  ...plainPhrases(
    "das; até as; até às; pelas; lá pelas; a partir das; antes das; depois das; desde as; por volta das; tipo; para as; pras",
  ),
];
