import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** Spanish: places whose clock people name. */
export const zonePlaces = withPlainForms({
  madrid: "Europe/Madrid",
  españa: "Europe/Madrid",
  canarias: "Atlantic/Canary",
  "ciudad de méxico": "America/Mexico_City",
  méxico: "America/Mexico_City",
  cdmx: "America/Mexico_City",
  tijuana: "America/Tijuana",
  bogotá: "America/Bogota",
  colombia: "America/Bogota",
  lima: "America/Lima",
  perú: "America/Lima",
  quito: "America/Guayaquil",
  ecuador: "America/Guayaquil",
  "buenos aires": "America/Argentina/Buenos_Aires",
  argentina: "America/Argentina/Buenos_Aires",
  uruguay: "America/Montevideo",
  montevideo: "America/Montevideo",
  chile: "America/Santiago",
  "santiago de chile": "America/Santiago",
  caracas: "America/Caracas",
  venezuela: "America/Caracas",
  "la paz": "America/La_Paz",
  londres: "Europe/London",
  parís: "Europe/Paris",
  miami: "America/New_York",
  "nueva york": "America/New_York",
});

/** Before such a place. */
export const zoneLeads = plainPhrases("hora de; horas de; horario de; hora local de; hora oficial de");

/** Before a place whose clock all times of a text have. */
export const timesLeads = plainPhrases(
  "horas son de; horarios son de; horas en hora de; horas en horario de; horarios en hora de",
);
