import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

const nowMs = Date.parse("2027-03-01T09:00:00Z");

/** Reads at nine on Monday, 1 March 2027, in London. */
const told = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(({ start, end, title }) =>
    [start.slice(5), end?.slice(5), title].filter(Boolean).join(" | "),
  );

describe("how long something takes", () => {
  it("is read from a column of its own, beside an hour and not without one", () => {
    const rows = [
      "Date\tStart\tDur.\tPaper",
      "Mon 10 May\t09:00\t1h 45m\tBiology",
      "Tue 11 May\t\t2 h\tMaths",
    ];
    expect(told(rows.join("\n"))).toEqual(["05-10T09:00 | 05-10T10:45 | Biology", "05-11 | Maths"]);
  });

  it.each([
    ["2 hours have been allowed for the hearing."],
    ["The table is yours for 2 hours."],
    ["It will last 2 hours."],
  ])("is read from a sentence below it: %s", (sentence) => {
    const text = `Notice\n\nThe hearing takes place on\n\nWednesday 10 March at 10:30\n\nwhen you should attend. ${sentence}\n\nDeposit paid`;
    expect(told(text).map((one) => one.slice(0, 25))).toEqual(["03-10T10:30 | 03-10T12:30"]);
  });

  it("is read for each of a list from the paragraph that leads to it", () => {
    const text =
      "Dear Ms Lane\n\nWe invite you to interview. It'll last 45 minutes and there is no test. Any one of these:\n\n a) Tues 9 March, 10:00\n b) Weds 10 March, 9.15am\n\nKind regards\nFenella";
    expect(told(text).map((one) => one.slice(0, 25))).toEqual([
      "03-09T10:00 | 03-09T10:45",
      "03-10T09:15 | 03-10T10:00",
    ]);
  });
});

describe("columns", () => {
  it("have hours of their own, side by side, below the names of their places", () => {
    const text =
      "SATURDAY 19 JUNE\n\nMAIN STAGE        THE BARN\n12:00  Kiln       12:45  Ada Frost\n13:30  Peewits    14:15  DJ Marrow";
    expect(told(text)).toEqual([
      "06-19T12:00 | Kiln",
      "06-19T12:45 | Ada Frost",
      "06-19T13:30 | Peewits",
      "06-19T14:15 | DJ Marrow",
    ]);
  });

  it("are headed by a shift and its hours", () => {
    const text =
      "Shop rota\n\n          AM 9-1        PM 1-5\nTue 9     Jean          Col & Sue\nWed 10    Bob M         -";
    expect(told(text)).toEqual([
      "03-09T09:00 | 03-09T13:00 | Jean",
      "03-09T13:00 | 03-09T17:00 | Col & Sue",
      "03-10T09:00 | 03-10T13:00 | Bob M",
    ]);
  });

  it("tell when it begins, beside an hour of something else", () => {
    const rows = [
      "Day | Low water | Walk starts",
      "Sun 14 March | 12:05 | 10:15",
      "Sat 27 March | 11:40 | 09:45",
    ];
    expect(told(`Crossing the Sands\n\n${rows.join("\n")}`).map((one) => one.slice(0, 11))).toEqual([
      "03-14T10:15",
      "03-27T09:45",
    ]);
  });

  it.each(["PPD", "Cancelled", "CANCELLED by site"])("call off what their row tells of: %s", (state) => {
    const rows = [
      "Date\tTime\tOpponent\tStatus",
      "Sat 6 March\t11:00\tEast End\t",
      `Sat 13 March\t11:00\tFort\t${state}`,
    ];
    expect(told(rows.join("\n"))).toEqual(["03-06T11:00 | East End"]);
  });
});

describe("what does not take place", () => {
  it.each([
    "Please note the Barn Dance on Sat 17 April will NOT now take place.",
    "The mediation listed for 15 July is vacated.",
    "Your previous booking (Tue 30 March, 11:25) has been released.",
  ])("is no event: %s", (sentence) => {
    expect(told(`Dear all\n\nThe fair is on Sat 13 March at 2pm.\n\n${sentence}\n\nBo`)).toEqual([
      "03-13T14:00 | Fair",
    ]);
  });

  it("is left out of a series where somebody is away on its day", () => {
    const [lesson, ...others] = readText({
      text: "Hi Nicola,\n\nLessons: Thursdays 4.15-4.45, first one 15 April. I'm away on 6 May so no lesson that week.\n\nWendy",
      nowMs,
      timeZone: "Europe/London",
      language: "en-GB",
    });
    expect(lesson?.exdates).toEqual(["2027-05-06T16:15"]);
    expect(others).toEqual([]);
  });
});

describe("dates around others", () => {
  it("goes on with the hours of a series behind a line that has its own", () => {
    const text =
      "Botany\nTuesdays 18:30–20:30 unless shown\n\n2 March  Plants\nSat 20 March  Field trip, 10:00–15:00\n6 April  Pollen\n13 April  Test";
    expect(told(text).map((one) => one.slice(0, 25))).toEqual([
      "03-02T18:30 | 03-02T20:30",
      "03-20T10:00 | 03-20T15:00",
      "04-06T18:30 | 04-06T20:30",
      "04-13T18:30 | 04-13T20:30",
    ]);
  });

  it("begins the week of a Sunday with it", () => {
    const text =
      "Pew sheet for the week of Sunday 7 March 2027 (Mothering Sunday)\n\nSUNDAY 8.00 Communion\nTUESDAY 10am Toddlers\nSATURDAY 9-11 Tidy";
    expect(told(text)).toEqual([
      "03-07T08:00 | Communion",
      "03-09T10:00 | Toddlers",
      "03-13T09:00 | 03-13T11:00 | Tidy",
    ]);
  });

  it.each([
    ["Cottage. Arrive Fri 28 May from 4pm, depart Fri 4 June by 10am", "05-28T16:00 | 06-04T10:00"],
    ["Ferry: Fri 28 May, Lymington 11:05, arr. Yarmouth 11:45", "05-28T11:05 | 05-28T11:45"],
  ])("are one stay or journey: %s", (text, when) => {
    expect(told(text).map((one) => one.slice(0, 25))).toEqual([when]);
  });

  it.each([
    ["Wednesday 24th March, twenty to one", "03-24T12:40"],
    ["Dentist, Thursday, ten to nine", "03-04T08:50"],
    ["Shift Thursday, nine to five", "03-04T09:00"],
  ])("are followed by an hour in words: %s", (text, start) => {
    expect(told(text)[0]?.slice(0, 11)).toBe(start);
  });
});
