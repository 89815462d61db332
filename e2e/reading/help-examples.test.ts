import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";
import pages from "@/lib/messages/pages/en.json";

const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-23T15:00:00Z"),
    timeZone: "America/New_York",
    language: "en",
  }).map(({ title, start, end, recurrence, venue, location }) =>
    [title, start, end, recurrence, venue, location].filter(Boolean).join(" | "),
  );

describe("the examples of the help page", () => {
  const { help } = pages;

  it.each([
    [help.exampleOne, ["Lunch with Ana | 2026-11-24T12:00 | Café Luz"]],
    [help.exampleSpan, ["Design review | 2026-11-27T15:00 | 2026-11-27T16:30 | Room 4"]],
    [help.exampleSeries, ["Team sync | 2026-11-30T09:30 | FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"]],
    [help.exampleDays, ["Offsite | 2027-01-14 | 2027-01-16 | Garmisch"]],
    [
      help.exampleList,
      ["Doors open | 2027-06-05T10:00", "Choir | 2027-06-05T11:30", "Raffle | 2027-06-05T14:00 | hall"],
    ],
  ])("are read as the page promises: %s", (text, events) => {
    expect(read(text)).toEqual(events);
  });
});
