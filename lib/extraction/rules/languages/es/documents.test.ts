import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, about noon in Madrid. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T12:00:00Z"),
    timeZone: "Europe/Madrid",
    language: "en",
  }).map(({ start, end, title, venue, recurrence }) =>
    [
      end === null ? start : `${start}/${end.slice(11)}`,
      recurrence,
      title,
      venue === "" ? null : `@ ${venue}`,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a Spanish text of several lines", () => {
  it("tells a mail's header, thanks, days without school and office hours from its events", () => {
    const text = `De: Carmen Ortega <c.ortega@colegiolosolmos.es>
Para: Familias 3º B
Fecha: miércoles, 18 de noviembre de 2026 20:14
Asunto: Festival de Navidad y últimas salidas

Queridas familias:

Muchas gracias por vuestra ayuda en la feria del sábado pasado.

El festival de Navidad se celebrará el viernes 18 de diciembre a las 10:30 en el salón de actos.

El lunes 7 y el martes 8 de diciembre no hay clase. Confirmad la asistencia antes del 4 de diciembre.

Un saludo,
Carmen Ortega
--
Secretaría: de lunes a viernes de 9 a 14 h, tel. 953 44 21 07`;
    expect(read(text)).toEqual([
      "2026-12-18T10:30 Festival de Navidad @ salón de actos",
      "2026-12-04 Confirmad la asistencia Festival de Navidad",
    ]);
  });

  it("reads the labels of a confirmation, and no opening hours", () => {
    const text = `Estimada Sra. Vidal:

Le confirmamos su cita en nuestra clínica:

Fecha: martes, 1 de diciembre de 2026
Hora: 09:15 h
Especialista: Dr. Serra
Lugar: Clínica del Mar, C/ Marina 14

Traiga su tarjeta sanitaria.

Horario de atención: de lunes a jueves de 8 a 20 h, viernes de 8 a 15 h`;
    expect(read(text)).toEqual(["2026-12-01T09:15 Cita en nuestra clínica @ Clínica del Mar, C/ Marina 14"]);
  });

  it("reads a programme under its days", () => {
    const text = `PROGRAMA DE FIESTAS

VIERNES 4 DE DICIEMBRE
18:00 Pregón en la plaza
22:00 Verbena con la orquesta Luna

SÁBADO 5 DE DICIEMBRE
11:00 Pasacalles
14:00 Paella popular
17:30 Torneo de ajedrez`;
    expect(read(text)).toEqual([
      "2026-12-04T18:00 Pregón en la plaza @ plaza",
      "2026-12-04T22:00 Verbena con la orquesta Luna",
      "2026-12-05T11:00 Pasacalles",
      "2026-12-05T14:00 Paella popular",
      "2026-12-05T17:30 Torneo de ajedrez",
    ]);
  });

  it("counts the days of a chat from its stamps", () => {
    const text = `[19/11/2026, 18:02] Ana: cena mañana a las 9?
[19/11/2026, 18:05] Pedro: vale! llevo vino`;
    expect(read(text)).toEqual(["2026-11-20T21:00 Cena"]);
  });
});

describe("a Spanish line that tells of no event", () => {
  it.each([
    "Ayer estuvo muy bien la fiesta",
    "Abierto de lunes a viernes de 10 a 20 h",
    "El martes pasado fuimos al teatro y nos encantó",
    "La biblioteca cierra a las 21:00 de lunes a sábado",
    "Marta cumplió 40 el martes",
    "Perdimos 2-1 el domingo en el último minuto",
    "Mañana será otro día",
    "Hace tres semanas que no llueve",
    "Anoche cenamos a las once y media",
    "Oferta válida hasta el 31 de diciembre",
    "Horario de atención: lunes a jueves de 9 a 14 h",
    "Siempre me levanto a las siete",
  ])("makes none: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
