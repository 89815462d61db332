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
