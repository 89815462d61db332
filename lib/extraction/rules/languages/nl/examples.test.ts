import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Amsterdam. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Amsterdam",
    language: "en",
  }).map(({ start, end, title, recurrence }) =>
    [end === null ? start : `${start}/${end.slice(11)}`, recurrence, title]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a Dutch text", () => {
  it.each([
    ["Vergadering op maandag om 14:30 uur", "2026-11-23T14:30 Vergadering"],
    ["Tandarts morgen om half negen", "2026-11-21T08:30 Tandarts"],
    ["Overleg dinsdag 24 november van 9 tot 11 uur", "2026-11-24T09:00/11:00 Overleg"],
    ["Etentje met Sanne vanavond om kwart over zeven", "2026-11-20T19:15 Etentje met Sanne"],
    ["Het feest is op 12 december 2026 om 20.00 uur", "2026-12-12T20:00 Het feest"],
    [
      "Elke woensdag om 19:30 repetitie van het koor",
      "2026-11-25T19:30 FREQ=WEEKLY;BYDAY=WE Repetitie van het koor",
    ],
    ["Over twee weken begint de cursus", "2026-12-04 Begint de cursus"],
    ["Koor wekelijks op dinsdag om 20:00", "2026-11-24T20:00 FREQ=WEEKLY;BYDAY=TU Koor"],
    ["Zwemmen maandags om 18:30", "2026-11-23T18:30 FREQ=WEEKLY;BYDAY=MO Zwemmen"],
    [
      "Elke twee weken op vrijdag om 10 uur werkgroep",
      "2026-11-27T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR Werkgroep",
    ],
    ["Borrel elke eerste vrijdag van de maand om 17:00", "2026-12-04T17:00 FREQ=MONTHLY;BYDAY=1FR Borrel"],
    ["Opruimen dit weekend met de buren", "2026-11-21/ Opruimen met de buren"],
    ["Workshop maandag om 14:00, 45 minuten", "2026-11-23T14:00/14:45 Workshop"],
    ["Examen dinsdag om 9:00, 2 uur lang", "2026-11-24T09:00/11:00 Examen"],
    ["Feest op 24/12 om 20:00", "2026-12-24T20:00 Feest"],
    ["Vakantie van 3. tot 5.12.", "2026-12-03/ Vakantie"],
    ["Kamp van 3 t/m 5 december met de hele groep", "2026-12-03/ Kamp met de hele groep"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it.each(["Het was een leuke dag en wij zijn er nog", "De prijs is 14 euro en dat is niet te veel"])(
    "gives no event where it names no time: %s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
