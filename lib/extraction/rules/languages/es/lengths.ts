import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

/** Spanish: numbers in words that are no hours, before a unit of time. */
export const counts = withPlainForms({
  un: 1,
  "un par de": 2,
  catorce: 14,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
});

/** Spanish: how long something takes, in words that make one unit. */
export const lengths = withPlainForms({
  minuto: { minutes: 1, days: 0, months: 0 },
  minutos: { minutes: 1, days: 0, months: 0 },
  min: { minutes: 1, days: 0, months: 0 },
  mins: { minutes: 1, days: 0, months: 0 },
  hora: { minutes: 60, days: 0, months: 0 },
  horita: { minutes: 60, days: 0, months: 0 },
  horas: { minutes: 60, days: 0, months: 0 },
  h: { minutes: 60, days: 0, months: 0 },
  días: { minutes: 0, days: 1, months: 0 },
  semanas: { minutes: 0, days: 7, months: 0 },
});
