import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** Portuguese: places whose clock people name. */
export const zonePlaces = withPlainForms({
  brasília: "America/Sao_Paulo",
  "são paulo": "America/Sao_Paulo",
  "rio de janeiro": "America/Sao_Paulo",
  manaus: "America/Manaus",
  cuiabá: "America/Cuiaba",
  "rio branco": "America/Rio_Branco",
  "fernando de noronha": "America/Noronha",
  lisboa: "Europe/Lisbon",
  "portugal continental": "Europe/Lisbon",
  portugal: "Europe/Lisbon",
  açores: "Atlantic/Azores",
  luanda: "Africa/Luanda",
  maputo: "Africa/Maputo",
  madri: "Europe/Madrid",
  madrid: "Europe/Madrid",
  londres: "Europe/London",
  paris: "Europe/Paris",
  "nova york": "America/New_York",
  "nova iorque": "America/New_York",
});

/** Before such a place. */
export const zoneLeads = plainPhrases(
  "horário de; horário oficial de; hora de; horas de; hora local de; fuso de; horário dos; hora dos",
);

/** Before a place whose clock all times of a text have. */
export const timesLeads = plainPhrases(
  "horários são de; horários de; horários no fuso de; horários no horário de; horários em",
);
