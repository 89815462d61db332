import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-09-07T09:00:00+01:00");

/** Reads at nine on Monday, 7 September 2026, in London. */
const told = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(
    ({ start, end, title, venue, recurrence }) =>
      [start.slice(5), end?.slice(5), title, venue || null, recurrence]
        .filter((part) => part != null)
        .join(" | "),
  );

describe("hours down the side of a grid", () => {
  it("puts what stands under a weekday on that day of every week", () => {
    const text = [
      "RIVERSIDE STUDIO, class timetable",
      "",
      "         MON       WED        SAT",
      "07:00    Spin      Spin       –",
      "18:30    Barre     Stretch    closed",
      "10:00    –         –          Family yoga (90 min)",
    ].join("\n");
    expect(told(text)).toEqual([
      "09-09T07:00 | Spin | RIVERSIDE STUDIO | FREQ=WEEKLY;BYDAY=MO,WE",
      "09-07T18:30 | Barre | RIVERSIDE STUDIO | FREQ=WEEKLY;BYDAY=MO",
      "09-09T18:30 | Stretch | RIVERSIDE STUDIO | FREQ=WEEKLY;BYDAY=WE",
      "09-12T10:00 | 09-12T11:30 | Family yoga | RIVERSIDE STUDIO | FREQ=WEEKLY;BYDAY=SA",
    ]);
  });

  it("puts what stands under a place there, with the end that its cell says", () => {
    const text = [
      "Harvest fair, Sat 19 September 2026",
      "(rain date Sun 20)",
      "",
      "          MAIN HALL          GARDEN TENT",
      "11.00     Brass band         Story time, till 12",
      "1.30      –                  Cider pressing",
      "3.00      Barn dance –5.15   closed",
    ].join("\n");
    expect(told(text).filter((line) => line.startsWith("09-19T"))).toEqual([
      "09-19T11:00 | Brass band | MAIN HALL",
      "09-19T11:00 | 09-19T12:00 | Story time | GARDEN TENT",
      "09-19T13:30 | Cider pressing | GARDEN TENT",
      "09-19T15:00 | 09-19T17:15 | Barn dance | MAIN HALL",
    ]);
  });

  it("puts what stands under an hour on the day of its row", () => {
    const text = [
      "Final examinations",
      "",
      "DATE          09H00                     14H00",
      "Mon 21 Sept   English (2h)              -",
      "Wed 23 Sept   Life Sciences (2h)        Sesotho",
    ].join("\n");
    expect(told(text)).toEqual([
      "09-21T09:00 | 09-21T11:00 | English",
      "09-23T09:00 | 09-23T11:00 | Life Sciences",
      "09-23T14:00 | Sesotho",
    ]);
  });

  it("names what stands under a shift by who has it and by the shift, from its first hour to its last", () => {
    const text = [
      "Kiosk rota",
      "",
      "              Opening (6-2)    Closing (2-10)",
      "Mon 14 Sept   Odile            Piet",
      "Tue 15 Sept   Piet             -",
    ].join("\n");
    expect(told(text)).toEqual([
      "09-14T06:00 | 09-14T14:00 | Odile Opening",
      "09-14T14:00 | 09-14T22:00 | Piet Closing",
      "09-15T06:00 | 09-15T14:00 | Piet Opening",
    ]);
  });

  it("leaves a table alone whose header names its columns", () => {
    const text = "Day\tTime\tWhat\nTue 8 Sep\t18:00\tChoir\nWed 9 Sep\t19:00\tChess";
    expect(told(text)).toEqual(["09-08T18:00 | Choir", "09-09T19:00 | Chess"]);
  });

  it("leaves clocks alone that stand under the names of what happens", () => {
    const text = "Date\tLow tide\tHigh tide\nTue 8 Sep\t05:10\t11:25\nWed 9 Sep\t06:02\t12:14";
    expect(told(text)).toHaveLength(4);
  });
});
