import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (lines: readonly string[]): string[] => readWhen(lines.join("\n"));

describe("a weekday below the hours of one day", () => {
  const day = ["Christening of Ada, Sun 14 February 2027", "", "11.00 service", "12.30 lunch at the Mill"];

  it.each([
    ["Rehearsal Sat 4pm in the church", "2027-02-13T16:00"],
    ["Tables and chairs go back Monday 9am", "2027-02-15T09:00"],
  ])("lies next to that day: %j", (line, when) => {
    expect(read([...day, "", line])).toContain(when);
  });

  it("is the coming one where a series or a deadline says it", () => {
    expect(read([...day, "", "Choir every Tuesday 7pm"])).toContain("11-24T19:00 FREQ=WEEKLY;BYDAY=TU");
    expect(read([...day, "", "Numbers to Jo by Friday"])).toContain("11-27");
  });
});

describe("days of a list", () => {
  it.each([
    ["Whist drive Tuesdays 1, 8 and 15 at 7.30pm", ["12-01T19:30", "12-08T19:30", "12-15T19:30"]],
    ["Regional heat: Dec 11 12 13, Hotel Astor", ["12-11/12-13"]],
    [
      "Rhyme time - Wednesdays 9:30-10, December 2 thru 16",
      ["12-02T09:30/12-02T10:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216"],
    ],
    ["Fri 4th last day of term, out at 12.00", ["12-04T12:00"]],
    ["Tue 8th meeting with the bank 3pm", ["12-08T15:00"]],
    ["12 Dec  The Third Man (PG, 104 mins)", ["12-12"]],
  ])("are no hours: %j", (line, whens) => {
    expect(read(["Notices", "", line])).toEqual(whens);
  });

  it.each([
    ["Piano lessons Fridays 4, 5 and 6pm", 3],
    ["Open evening Dec 5 6pm", 1],
    ["Friday 5th grade concert 6pm", 1],
  ])("are told from hours and ranks: %j", (line, count) => {
    expect(read(["Notices", "", line])).toHaveLength(count);
  });
});

describe("the half of the day of an hour", () => {
  it.each([
    ["Mon 7 Dec: slab pour 5.30 start", "12-07T05:30"],
    ["Tues 8 Dec: scaffold strike 7.30", "12-08T07:30"],
    ["Sun 13 Dec: half marathon, 7:30 gun", "12-13T07:30"],
    ["Sat 12 Dec: garage sale from 7", "12-12T07:00"],
    ["Sun 13 Dec: party 10-12, Jump Barn", "12-13T10:00/12-13T12:00"],
    ["Thurs 10 Dec: folk session from 8", "12-10T20:00"],
  ])("is that of its words: %j", (line, when) => {
    expect(read(["Notices", "", line, "Wed 16 Dec: choir 7pm"])).toContain(when);
  });

  it.each([
    ["Tues 8 Dec: life drawing, drop in 6.30", "12-08T18:30"],
    ["Sat 12 Dec: club night 10-2", "12-12T22:00/12-13T02:00"],
    ["Thurs 10 Dec: staff meeting 8.30", "12-10T08:30"],
  ])("stays the usual one: %j", (line, when) => {
    expect(read(["Notices", "", line, "Wed 16 Dec: choir 7pm"])).toContain(when);
  });

  it("is said once for all films, however long each is", () => {
    expect(
      read([
        "FILM CLUB",
        "All films 7.45pm unless stated",
        "",
        "2 Dec  Gaslight (PG, 84 mins)",
        "9 Dec  Rope (PG, 80 mins)",
      ]),
    ).toEqual(["12-02T19:45/12-02T21:09", "12-09T19:45/12-09T21:05"]);
  });
});

describe("lines written without capitals", () => {
  it("are lines of their own, each with its hour", () => {
    expect(
      read([
        "next week",
        "mon 23rd boiler man comes to look at the pilot light, 8.30",
        "weds 25th sitter comes for the keys and a cuppa, 19.30",
        "fri 27th last day of the course, out at 12.00",
      ]),
    ).toEqual(expect.arrayContaining(["11-25T19:30", "11-27T12:00"]));
  });

  it("go on where a writer of capitals breaks a sentence", () => {
    expect(
      read([
        "Dear all, the committee will now be meeting on Thursday 3",
        "december at 7pm in the hall, please bring a chair.",
      ]),
    ).toEqual(["12-03T19:00"]);
  });
});
