import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-05-12T09:00:00+01:00"),
    timeZone: "Europe/London",
    language: "en-GB",
  }).map(({ start, end }) => (end === null ? start : `${start}/${end}`));

describe("a deadline in a text of several blocks", () => {
  it("is an event of its own beside what it is for", () => {
    expect(
      read("Barn dance on Sunday 7 June at 7pm, the old dairy. RSVP to Bo by 25 May.\n\nBring a cushion."),
    ).toEqual(["2026-06-07T19:00", "2026-05-25"]);
  });

  it("is one where the words ask for something", () => {
    expect(
      read(
        "Dear member,\n\nThe plans are on show on Wednesday 20 May, 4 to 7pm. Please return the slip before 29 May.\n\nRef",
      ),
    ).toEqual(["2026-05-20T16:00/2026-05-20T19:00", "2026-05-29"]);
  });

  it("makes none in a message of one line", () => {
    expect(read("Barn dance on Sunday 7 June at 7pm, RSVP by 25 May")).toEqual(["2026-06-07T19:00"]);
  });
});

describe("an hour without a day in a block", () => {
  it("is of the day that the sentence before names", () => {
    expect(read("Services\n\nHarvest: Sunday 7 June, from 10:00 am; picnic 1:15 pm")).toEqual([
      "2026-06-07T10:00",
      "2026-06-07T13:15",
    ]);
  });
});

describe("a closure", () => {
  it("is an event from its first day to its last", () => {
    expect(
      read("News\n\nThe pool will be closed for repairs from Monday 3 to Friday 7 August.\n\nSee you"),
    ).toEqual(["2026-08-03/2026-08-07"]);
  });

  it("is none where it has been", () => {
    expect(read("News\n\nThe pool was closed on 3 May.\n\nSee you")).toEqual([]);
  });
});

describe("hours up to noon", () => {
  it("begin with the number before the word", () => {
    expect(read("Tidy-up\n\nSat 6 June, 8 til noon")).toEqual(["2026-06-06T08:00/2026-06-06T12:00"]);
    expect(read("Mentors from 9 to noon, Sat 13 June")).toEqual(["2026-06-13T09:00/2026-06-13T12:00"]);
  });

  it("are a minute of the hour where it is spelled", () => {
    expect(read("Tea at ten to four on Sat 13 June")).toEqual(["2026-06-13T15:50"]);
  });
});
