import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** French: places whose clock people name. */
export const zonePlaces = withPlainForms({
  paris: "Europe/Paris",
  bruxelles: "Europe/Brussels",
  genève: "Europe/Zurich",
  zurich: "Europe/Zurich",
  luxembourg: "Europe/Luxembourg",
  londres: "Europe/London",
  montréal: "America/Toronto",
  québec: "America/Toronto",
  ottawa: "America/Toronto",
  "new york": "America/New_York",
  dakar: "Africa/Dakar",
  abidjan: "Africa/Abidjan",
  alger: "Africa/Algiers",
  tunis: "Africa/Tunis",
  casablanca: "Africa/Casablanca",
  "la réunion": "Indian/Reunion",
});

/** Before such a place. */
export const zoneLeads = plainPhrases("heure de; heures de; heure d'; heure locale de; heure à");

/** Before a place whose clock all times of a text have. */
export const timesLeads = plainPhrases("horaires à l'heure de; horaires en heure de; heures en heure de");
