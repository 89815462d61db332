import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, about noon in Madrid. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T12:00:00Z"),
    timeZone: "Europe/Madrid",
    language: "en",
  }).map(({ start, end, title, recurrence }) => {
    const last = end === null ? start : `${start}/${end.slice(start.length > 10 ? 11 : 0)}`;
    return [last, recurrence, title].filter((part) => part !== null).join(" ");
  });

describe("a Spanish text", () => {
  it.each([
    ["Reunión el lunes a las 14:30 en la oficina", "2026-11-23T14:30 Reunión"],
    ["cena mañana a las nueve y media con Marta", "2026-11-21T21:30 Cena con Marta"],
    ["Dentista pasado mañana a las 10", "2026-11-22T10:00 Dentista"],
    ["dentista el martes a las cinco menos cuarto de la tarde", "2026-11-24T16:45 Dentista"],
    [
      "Clase de inglés los martes y jueves de 18 a 19h",
      "2026-11-24T18:00/19:00 FREQ=WEEKLY;BYDAY=TU,TH Clase de inglés",
    ],
    ["Yoga todos los lunes a las 19:00", "2026-11-23T19:00 FREQ=WEEKLY;BYDAY=MO Yoga"],
    ["comida con mis padres el domingo a las dos", "2026-11-22T14:00 Comida con mis padres"],
    ["Partido el sábado a las 8 de la tarde en el polideportivo", "2026-11-21T20:00 Partido"],
    ["Entrega del informe el 3 de diciembre", "2026-12-03 Entrega del informe"],
    ["Concierto el viernes 11 de diciembre de 2026 a las 21:30 h", "2026-12-11T21:30 Concierto"],
    ["vuelo el 24/12 a las 7:15", "2026-12-24T07:15 Vuelo"],
    ["reunión de padres el próximo martes a las 17:30", "2026-11-24T17:30 Reunión de padres"],
    ["Quedada el viernes que viene a las 10 de la noche", "2026-11-27T22:00 Quedada"],
    ["cita con el médico de hoy en ocho a las 11", "2026-11-27T11:00 Cita con el médico"],
    ["el lunes en ocho examen de física", "2026-11-30 Examen de física"],
    ["en quince días vence el seguro", "2026-12-04 Vence el seguro"],
    ["Vacaciones del 3 al 10 de agosto", "2027-08-03/2027-08-10 Vacaciones"],
    ["Congreso del 30 de noviembre al 2 de diciembre en Sevilla", "2026-11-30/2026-12-02 Congreso"],
    ["reunion manana a las 4 de la tarde", "2026-11-21T16:00 Reunion"],
    ["Cumple de Pablo el 9", "2026-12-09 Cumple de Pablo"],
    ["Tutoría el primer lunes de cada mes a las 16:00", "2026-12-07T16:00 FREQ=MONTHLY;BYDAY=1MO Tutoría"],
    ["Pagar el alquiler el día 5 de cada mes", "2026-12-05 FREQ=MONTHLY Pagar el alquiler"],
    [
      "Limpieza cada dos semanas los jueves a las 10",
      "2026-11-26T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH Limpieza",
    ],
    [
      "clases de guitarra los lunes alternos a las 18",
      "2026-11-23T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO Clases de guitarra",
    ],
    ["un martes sí y otro no limpieza a las 9", "2026-11-24T09:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU Limpieza"],
    ["Taller de 10 a 14 h el sábado 28 de noviembre", "2026-11-28T10:00/14:00 Taller"],
    ["Charla el jueves de 7 a 9 de la tarde", "2026-11-26T19:00/21:00 Charla"],
    ["Fiesta el sábado desde las 22:00 hasta las 3:00", "2026-11-21T22:00/03:00 Fiesta"],
    ["Esta tarde a las 6 café con Lucía y Pedro", "2026-11-20T18:00 Café con Lucía y Pedro"],
    ["Curso de 2 horas el lunes a las 10", "2026-11-23T10:00/12:00 Curso"],
    ["la semana que viene viaje a Bilbao", "2026-11-23/2026-11-29 Viaje a Bilbao"],
    ["este finde barbacoa en casa de Nuria", "2026-11-21/2026-11-22 Barbacoa"],
    ["Nochebuena en casa de mis padres", "2026-12-24 Nochebuena"],
    ["Recuérdame llamar a mi madre mañana a las 10", "2026-11-21T10:00 Llamar a mi madre"],
    ["apúntame la revisión del coche el 2/12 a las 8.30", "2026-12-02T08:30 Revisión del coche"],
    ["Médico el lun 23 nov 9:15", "2026-11-23T09:15 Médico"],
    ["Reunión a mediodía el jueves", "2026-11-26T12:00 Reunión"],
    ["Fin de curso el 18 de diciembre por la mañana", "2026-12-18T09:00 Fin de curso"],
    ["Los sábados por la mañana fútbol", "2026-11-21T09:00 FREQ=WEEKLY;BYDAY=SA Fútbol"],
    ["Reunión lunes a viernes de 9 a 14", "2026-11-23T09:00/14:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR Reunión"],
    ["feria del jueves 12 al domingo 15 de noviembre", "2026-11-12/2026-11-15 Feria"],
    [
      "natación los lunes y miércoles de 5 a 6 de la tarde",
      "2026-11-23T17:00/18:00 FREQ=WEEKLY;BYDAY=MO,WE Natación",
    ],
    [
      "Guardería de lunes a jueves de 8:00 a 15:00",
      "2026-11-23T08:00/15:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH Guardería",
    ],
    ["cita itv jueves 26 nov 10h40", "2026-11-26T10:40 Cita itv"],
    ["el último viernes de mes cervezas a las 20h", "2026-11-27T20:00 FREQ=MONTHLY;BYDAY=-1FR Cervezas"],
    ["Me voy de viaje del 24 al 31 de diciembre", "2026-12-24/2026-12-31 Me voy de viaje"],
    [
      "Fiestas del barrio, 4, 5 y 6 de septiembre",
      "2027-09-04 Fiestas del barrio",
      "2027-09-05 Fiestas del barrio",
      "2027-09-06 Fiestas del barrio",
    ],
    ["Examen el dos de febrero a las nueve", "2027-02-02T09:00 Examen"],
    ["Reunión en media hora", "2026-11-20T13:30 Reunión"],
    ["Cita el martes 24 a las 11:00", "2026-11-24T11:00 Cita"],
    ["el lunes a primera hora llamar al banco", "2026-11-23T09:00 Llamar al banco"],
    ["partido a las 12 del mediodía el domingo", "2026-11-22T12:00 Partido"],
    ["videollamada el miércoles a las 15 h por Zoom", "2026-11-25T15:00 Videollamada"],
    ["Presentar la renta hasta el 30 de junio", "2027-06-30 Presentar la renta"],
    ["visita guiada de 10:30 a 12 el domingo", "2026-11-22T10:30/12:00 Visita guiada"],
    ["Reunión el día 3 a las 10h", "2026-12-03T10:00 Reunión"],
    ["Comida martes 9 a las 14 h", "2027-02-09T14:00 Comida"],
    ["feria del 12 al 15", "2026-12-12/2026-12-15 Feria"],
  ])("is read by its own words: %s", (text, ...events) => {
    expect(read(text)).toEqual(events);
  });

  it.each([
    "El precio es 14 euros",
    "Tengo 3 hijos de 4 a 9 años",
    "Eso fue en 2019 y ya no me acuerdo",
    "Mi número es el 612 34 56 78",
    "Vivo en la calle Mayor 15, 3º B",
    "La receta lleva 3 huevos y 200 gramos de harina",
    "Ganamos 3-1 y jugamos muy bien",
    "La versión 2.10.4 ya está lista",
    "Me costó 20 pesos y no vale nada",
    "Somos 12 personas en total y faltan las sillas",
    "Hasta mañana",
    "¡Feliz Navidad a todos!",
    "Quedamos en la calle 2 de Mayo, como siempre",
  ])("gives no event where it names no time of one: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
