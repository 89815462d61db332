import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-09-07T09:00:00+01:00");

/** Reads at nine on Monday, 7 September 2026, in London. */
const read = (text: string) => readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" });

const told = (text: string): string[] =>
  read(text).map(({ start, end, title, venue, recurrence }) =>
    [start.slice(5), end?.slice(5), title, venue || null, recurrence]
      .filter((part) => part != null)
      .join(" | "),
  );

describe("a table with a header", () => {
  it("reads each row by what its columns are", () => {
    const text = [
      "Bramley Harriers – cross-country",
      "",
      "Date\tLeague\tOpponent\tH/A\tStart",
      "Sat 10 Oct\tDivision 2\tKirkstall Wanderers\tH\t14:30",
      "Sat 17 Oct\tNo match",
      "Sat 24 Oct\tDivision 2\tOtley Vale\tA\t13:00",
    ].join("\n");
    expect(told(text)).toEqual([
      "10-10T14:30 | Division 2: Kirkstall Wanderers (H)",
      "10-24T13:00 | Division 2: Otley Vale (A)",
    ]);
  });

  it("finds columns by their places, and cuts where only one blank parts two", () => {
    const text = [
      "DAY          EVENT                  VENUE         TIME",
      "Fri 2 Oct    Ladder night           Court 3       19:00",
      "Sat 3 Oct    Junior round robin day Court 1       10:30",
    ].join("\n");
    expect(told(text)).toEqual([
      "10-02T19:00 | Ladder night | Court 3",
      "10-03T10:30 | Junior round robin day | Court 1",
    ]);
  });

  it("makes one event of each clock whose column is named", () => {
    const text = "Date\tLow tide\tHigh tide\nTue 8 Sep\t05:10\t11:25\nWed 9 Sep\t06:02\t12:14";
    expect(told(text)).toEqual([
      "09-08T05:10 | Low tide",
      "09-08T11:25 | High tide",
      "09-09T06:02 | Low tide",
      "09-09T12:14 | High tide",
    ]);
  });

  it("takes weekdays beside a stretch of dates for a series", () => {
    const text =
      "Course | Days | Time | Dates | Room\n--- | --- | --- | --- | ---\nPottery | Mon, Thu | 18:00–20:00 | 5 October – 29 October | Room 4";
    expect(told(text)).toEqual([
      "10-05T18:00 | 10-05T20:00 | Pottery | Room 4 | FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261029",
    ]);
  });

  it("takes no sentence for a header", () => {
    expect(told("Where and when is open.\nLunch on Friday at 1pm")).toEqual(["09-11T13:00 | Lunch"]);
  });
});

describe("a record of labels and values", () => {
  it("is one event, with the labels on the lines of their values", () => {
    const text = "Clinic: Podiatry\nOn: Thursday 15 October 2026\nAt: 11:40\nWhere: Outpatients B, Level 1";
    expect(told(text)).toEqual(["10-15T11:40 | Podiatry clinic | Outpatients B, Level 1"]);
  });

  it("is one event, with each label above its value", () => {
    const text =
      "Glaze Testing for Potters\n\nDate and time\nSaturday, 3 October · 10am - 1pm\n\nLocation\nKiln House";
    expect(told(text)).toEqual(["10-03T10:00 | 10-03T13:00 | Glaze Testing for Potters | Kiln House"]);
  });

  it("ends with the label of an end", () => {
    const [stay] = read("Hotel Alba\nCheck-in: Fri 9 Oct 2026, 15:00\nCheck-out: Sun 11 Oct 2026, 10:00");
    expect([stay?.start, stay?.end]).toEqual(["2026-10-09T15:00", "2026-10-11T10:00"]);
  });

  it("begins again where a label comes again", () => {
    const text =
      "Theory test\nReference: 5550\nDate: Wednesday 7 October 2026 11:15am\n\nPractical test\nReference: 5551\nDate: Tuesday 3 November 2026 8:10am";
    expect(read(text).map(({ start }) => start)).toEqual(["2026-10-07T11:15", "2026-11-03T08:10"]);
  });
});

describe("a list of lines that open with a clock", () => {
  const lineUp = [
    "FRIDAY 18 SEPTEMBER",
    "RIVER STAGE",
    "18:00 – 19:00 Copper Wren",
    "20:30 – 22:00 The Long Shadows at Nine",
    "23:30 – 00:45 Night Ferry",
    "00:45 – 02:00 Disc Lantern",
    "",
    "SATURDAY 19 SEPTEMBER",
    "MEADOW",
    "15:00 – 16:00 Glass Hall",
    "16:30 – 17:30 Pip & Co",
  ].join("\n");

  it("has its day and its place from the lines above, and goes on behind midnight", () => {
    expect(told(lineUp)).toEqual([
      "09-18T18:00 | 09-18T19:00 | Copper Wren | RIVER STAGE",
      "09-18T20:30 | 09-18T22:00 | The Long Shadows at Nine | RIVER STAGE",
      "09-18T23:30 | 09-19T00:45 | Night Ferry | RIVER STAGE",
      "09-19T00:45 | 09-19T02:00 | Disc Lantern | RIVER STAGE",
      "09-19T15:00 | 09-19T16:00 | Glass Hall | MEADOW",
      "09-19T16:30 | 09-19T17:30 | Pip & Co | MEADOW",
    ]);
  });

  it("does not go back to the morning", () => {
    expect(told("Saturday 3 October\n9:30 Arrivals\n11:00 Talk\n1:30 Walk\n3:00 Tea\n8:00 Ceilidh")).toEqual([
      "10-03T09:30 | Arrivals",
      "10-03T11:00 | Talk",
      "10-03T13:30 | Walk",
      "10-03T15:00 | Tea",
      "10-03T20:00 | Ceilidh",
    ]);
  });
});

describe("a timetable of weekdays", () => {
  it("makes series from the start that it names", () => {
    const text = [
      "RIVERSIDE GYM – CLASSES",
      "New timetable starts Monday 5 October 2026",
      "",
      "MONDAY",
      "6:30am Circuits (45 min) · Studio 1",
      "WEDNESDAY",
      "5:15pm Barre (30 min) · Studio 2",
      "FRIDAY",
      "no classes",
    ].join("\n");
    expect(told(text)).toEqual([
      "10-05T06:30 | 10-05T07:15 | Circuits | Studio 1 | FREQ=WEEKLY;BYDAY=MO",
      "10-07T17:15 | 10-07T17:45 | Barre | Studio 2 | FREQ=WEEKLY;BYDAY=WE",
    ]);
  });

  it("ends the series of a list of courses with its term", () => {
    const text = [
      "Autumn 2026 (21/09/2026 – 11/12/2026)",
      "",
      "BIO 110 Cells",
      "MW 10:00–10:50 AM   LAB 12",
      "",
      "ART 205 Printmaking",
      "F 2:30–5:20 PM   ART 3",
    ].join("\n");
    expect(read(text).map(({ start, recurrence }) => `${start} ${recurrence}`)).toEqual([
      "2026-09-21T10:00 FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261211",
      "2026-09-25T14:30 FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211",
    ]);
  });

  it("leaves the weekdays of a plan for one week single", () => {
    expect(
      read("Tuesday\n10am dentist\nThursday\n3pm call with Ana").map(({ recurrence }) => recurrence),
    ).toEqual([null, null]);
  });
});

describe("a line of cells", () => {
  it("has its time, its name and its place between its dividers", () => {
    expect(
      told("What's on\nFri 2 Oct • Open mic with Bea • 8pm • Cellar Bar\nSat 3 Oct | Quiz | 7.30pm | £3"),
    ).toEqual(["10-02T20:00 | Open mic with Bea | Cellar Bar", "10-03T19:30 | Quiz"]);
  });

  it("is no message of a chat", () => {
    const text = "07/09/2026, 08:14 - Tom: Squash on Thursday 7pm?\n07/09/2026, 08:20 - Bea: yes";
    expect(read(text).some(({ start }) => start === "2026-09-07T08:20")).toBe(false);
  });

  it("makes no event of days off", () => {
    expect(
      told("Tour\n1 Oct — Leeds — Cellar Bar\n2–3 Oct — days off\n4 Oct — Hull — Fruit Hall").length,
    ).toBe(2);
  });
});

describe("a leg of a journey", () => {
  it("goes from a departure to its arrival, named by what goes and where", () => {
    const text = [
      "Outward journey on Sat 10 October 2026",
      "Stop          Time        Platf.  Train",
      "Leeds         dep 09:12   4       XC 214",
      "Derby         arr 10:38   2",
      "Derby         dep 10:51   6       EM 77",
      "Matlock       arr 11:25   1",
    ].join("\n");
    expect(told(text)).toEqual([
      "10-10T09:12 | 10-10T10:38 | XC 214 Leeds → Derby | Leeds",
      "10-10T10:51 | 10-10T11:25 | EM 77 Derby → Matlock | Derby",
    ]);
  });

  it("is two lines alike where both name an airport by its code, and ends on its own day", () => {
    const text = [
      "Booked on 2 Sep 2026",
      "DEPART",
      "KA 512 | Economy",
      "Sun 4 Oct 2026, 22:40   Perth (PER) Terminal 1",
      "Mon 5 Oct 2026, 05:25   Singapore (SIN) Terminal 3",
    ].join("\n");
    // Whether the place of departure stands in the name as well is for the choice of names.
    expect(told(text)).toContainEqual(
      expect.stringMatching(/^10-04T22:40 \| 10-05T05:25 \| .*Singapore \(SIN\)/),
    );
  });

  it("is no pair of services or of shows", () => {
    const text = "Sunday 4 October\n8.00am Holy Communion (BCP)\n10.30am Family Service";
    expect(read(text).length).toBe(2);
  });
});

describe("a length beside an item", () => {
  it("ends it, where the line says that it takes so long", () => {
    expect(told("Lane swim (45 mins)\nTue 6 Oct  06:30\nMain pool")[0]).toContain(
      "10-06T06:30 | 10-06T07:15",
    );
    expect(told("Hedda\nWed 7 Oct 2026, 7.30pm\nRunning time 2 hours 40 minutes")[0]).toContain(
      "10-07T22:10",
    );
  });

  it("ends it, where another sentence of its block says so", () => {
    const hearing =
      "Dear Ms Lee,\n\nThe hearing is on Wed 7 Oct 2026 at 15:15 in Room 2. We have set aside 90 minutes.\n\nOdile";
    expect(told(hearing)[0]).toContain("10-07T16:45");
    expect(
      told("Review\n\nAnn rings you on Wed 7 Oct at 10.15. The call lasts about half an hour.")[0],
    ).toContain("10-07T10:45");
  });

  it("does not end it by how long something else takes", () => {
    const [swim] = read("Lane swim\nTue 6 Oct  06:30\nCancel up to 6 hours before for a credit");
    expect(swim?.end).toBeNull();
  });
});
