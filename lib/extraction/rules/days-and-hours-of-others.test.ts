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

describe("a month that stands in the first column", () => {
  it("is that of the days of its row alone", () => {
    const rows = [
      "MAR   Working party Sat 13th, 10am",
      "JUN   Open day 20th 11-4",
      "SEP   Show day Sat 4th 10am",
    ];
    expect(read(["Allotment diary", "", ...rows])).toEqual([
      "2027-03-13T10:00",
      "2027-06-20T11:00/2027-06-20T16:00",
      "2027-09-04T10:00",
    ]);
  });
});

describe("a plan that was for another day", () => {
  it.each([
    [
      "Fire drill was going to be 8/12 but the alarm firm can't come, so it's Wed 9/12 at 10:15",
      "12-09T10:15",
    ],
    ["Budget review pushed back a week, from Tues 1/12 to 8/12, 2pm, room 4", "12-08T14:00"],
    ["Paper submission: 5 December 2026 -> 12 December 2026 (firm)", "12-12"],
    ["The derby on 12 Dec has been brought fwd to Fri 11 Dec, kick off 15h15", "12-11T15:15"],
  ])("is on the new one: %j", (line, when) => {
    expect(readWhen(`Notes\n\n- ${line}\n- Away day 21 January`, { language: "en-GB" })).toContain(when);
  });

  it("is told from days in a row", () => {
    expect(read(["Notices", "", "Open studio 5 December - 12 December, new works"])).toEqual(["12-05/12-12"]);
  });
});

describe("hours of teams", () => {
  it("are on the day of their line", () => {
    expect(
      read([
        "Hi all",
        "",
        "Sat 5 Dec - vs Hillfoot AWAY. U15 09h20, U16 10h30, 1st XV 13h00. Bus leaves 06h45",
        "",
        "Bo",
      ]),
    ).toEqual(expect.arrayContaining(["12-05T10:30", "12-05T13:00", "12-05T06:45"]));
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
