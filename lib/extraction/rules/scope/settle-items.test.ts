import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-05-12T09:00:00+01:00"),
    timeZone: "Europe/London",
    language: "en-GB",
  }).map(({ start, end, recurrence, exdates }) =>
    [end === null ? start : `${start}/${end}`, recurrence, ...exdates]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a series and the sentences near it", () => {
  it("begins with its first one, ends with its last one and leaves out what is named", () => {
    expect(
      read(
        "Fencing\n\nCubs: Mondays, 6-7pm, starting 1 June. No class 15 June. Last class 20 July.\nRing first.",
      ),
    ).toEqual(["2026-06-01T18:00/2026-06-01T19:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260720 2026-06-15T18:00"]);
    expect(read("Hello\n\nDrills Wednesdays 7-8pm, first one 20 May, last one 24 June.\n\nBo")).toEqual([
      "2026-05-20T19:00/2026-05-20T20:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20260624",
    ]);
  });

  it("shares the dates of the one above", () => {
    expect(
      read(
        "Fencing\n\nCubs: Mondays, 6-7pm, starting 1 June. Last class 20 July.\nAdults: Mondays, 7.15-8.45pm, same dates.",
      ),
    ).toEqual([
      "2026-06-01T18:00/2026-06-01T19:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260720",
      "2026-06-01T19:15/2026-06-01T20:45 FREQ=WEEKLY;BYDAY=MO;UNTIL=20260720",
    ]);
  });

  it("leaves out each of its days in a break that names it", () => {
    expect(
      read(
        "Physics 2\n\nLectures Tuesdays and Thursdays 10-11, through 3 July. No lectures 8-12 June.\n\nDr Oh",
      ),
    ).toEqual([
      "2026-05-12T10:00/2026-05-12T11:00 FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260703 2026-06-09T10:00 2026-06-11T10:00",
    ]);
  });

  it("goes on from the day that it starts with", () => {
    expect(
      read("Hi\n\nPre-season starts Tuesday 21 July, then every Tuesday until 25 August, 6.30pm-8pm.\n\nGaz"),
    ).toEqual(["2026-07-21T18:30/2026-07-21T20:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20260825"]);
  });

  it("keeps an event that only stands near it", () => {
    expect(read("Hi\n\nDrills Wednesdays 7-8pm.\n\nLast orders for shirts Friday 5 June.")).toEqual([
      "2026-05-13T19:00/2026-05-13T20:00 FREQ=WEEKLY;BYDAY=WE",
      "2026-06-05",
    ]);
  });

  it("is not needed for days on which something is not done", () => {
    expect(
      read("Bins\n\nNo paper collections between 21 December and 8 January.\n\nNo market on 6 June."),
    ).toEqual(["2026-12-21/2027-01-08"]);
  });
});

describe("days joined by and", () => {
  it("are one event where they follow each other", () => {
    expect(read("School\n\nInset days: 1 and 2 September, and 2 November.\n\nHead")).toEqual([
      "2026-09-01/2026-09-02",
      "2026-11-02",
    ]);
  });

  it("are one each where they have an hour", () => {
    expect(read("Calls\n\nReview Tue 16 and Wed 17 June, both 8am.\n\nBo")).toEqual([
      "2026-06-16T08:00",
      "2026-06-17T08:00",
    ]);
  });
});

describe("an hour said for all", () => {
  it("is that of each row without one", () => {
    expect(
      read(
        "Bridge\n\nAll evenings start at 7.30pm unless stated.\n\n12 June  Pairs\n19 June  Fours\n26 June  Swiss, 7pm\nEntries by 5 June",
      ),
    ).toEqual(["2026-06-12T19:30", "2026-06-19T19:30", "2026-06-26T19:00", "2026-06-05"]);
  });

  it("may differ at home and away", () => {
    expect(
      read(
        "Hounds\nHome games start 1pm, away games 1.30pm.\n\nSat 16 May   Ripley   H\nSat 23 May   Thorne   A",
      ),
    ).toEqual(["2026-05-16T13:00", "2026-05-23T13:30"]);
  });

  it("is that of the list below its line, and of no other", () => {
    expect(
      read(
        "Visits\n\nFirst visits are 10-11am in the den:\nWed 26 August - names A-K\nThu 27 August - names L-Z\n\nTerm ends 2 October.",
      ),
    ).toEqual(["2026-08-26T10:00/2026-08-26T11:00", "2026-08-27T10:00/2026-08-27T11:00", "2026-10-02"]);
  });
});

describe("a month as a heading", () => {
  it("gives its year to days that name the month themselves", () => {
    expect(
      read("JANUARY 2028\n- January 3, 6pm: concert\n\nFEBRUARY 2028\n- 4 February, 7pm: supper"),
    ).toEqual(["2028-01-03T18:00", "2028-02-04T19:00"]);
  });
});
