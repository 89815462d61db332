import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-09-07T09:00:00+01:00"),
    timeZone: "Europe/London",
    language: "en-GB",
  });

describe("labels that tell of a journey", () => {
  it("name it by what goes, and place it where it begins", () => {
    const text =
      "Your order is complete.\nFerry: KF 12\nFrom: Oban\nTo: Coll\nDeparts: 22 Dec 2026 07:15\nArrives: 22 Dec 2026 09:55";
    expect(read(text)).toMatchObject([
      { title: "Ferry KF 12", venue: "Oban", start: "2026-12-22T07:15", end: "2026-12-22T09:55" },
    ]);
  });
});

describe("a label that names a kind of event", () => {
  it("has its name for a value", () => {
    const text = "Webinar: Glazes for beginners\nDate: 3 December 2026\nTime: 18:00-19:30";
    expect(read(text)).toMatchObject([
      { title: "Glazes for beginners", start: "2026-12-03T18:00", end: "2026-12-03T19:30" },
    ]);
  });
});

describe("labels that name the dates, the weekday and the hours of a course", () => {
  it("make one series", () => {
    const text =
      "Course: Weaving I\nDates: 15/09/2026 - 24/11/2026\nDay: Tuesday\nTime: 18:30 - 20:00\nLocation: Mill Studio";
    expect(read(text)).toMatchObject([
      {
        title: "Weaving I",
        start: "2026-09-15T18:30",
        end: "2026-09-15T20:00",
        recurrence: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20261124",
        venue: "Mill Studio",
      },
    ]);
  });

  it("make none where they name one date with its weekday", () => {
    const text =
      "Course: Weaving I\nDate: 15/09/2026\nDay: Tuesday\nTime: 18:30 - 20:00\nLocation: Mill Studio";
    expect(read(text).map(({ start, recurrence }) => [start, recurrence ?? null])).toContainEqual([
      "2026-09-15T18:30",
      null,
    ]);
  });
});
