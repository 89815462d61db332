import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** Italian: places whose clock people name. */
export const zonePlaces = withPlainForms({
  roma: "Europe/Rome",
  milano: "Europe/Rome",
  italia: "Europe/Rome",
  lugano: "Europe/Zurich",
  zurigo: "Europe/Zurich",
  londra: "Europe/London",
  parigi: "Europe/Paris",
  berlino: "Europe/Berlin",
  madrid: "Europe/Madrid",
  "new york": "America/New_York",
});

/** Before such a place. */
export const zoneLeads = plainPhrases("ora di; ore di; orario di; ora locale di; fuso di; fuso orario di");

/** Before a place whose clock all times of a text have. */
export const timesLeads = plainPhrases("orari sono di; orari in ora di");
