import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("a date that no longer holds", () => {
  it.each([
    ["Abstracts: 18 January 25 January 2027 (extended!)", ["2027-01-25"]],
    ["Papers due    was Dec 1 -> now Dec 20, 2026", ["12-20"]],
    ["Haul out ~~Sat 5 Dec~~ → Sat 12 Dec, all hands", ["12-12"]],
    ["The AGM has been deferred from 25th November to Wednesday 2nd December at 3pm.", ["12-02T15:00"]],
    ["Car wash put back from Sat 5 Dec to Sat 12 Dec, 10-4", ["12-12T10:00/12-12T16:00"]],
    ["The tasting was 7 December, now Sunday 20 December at 12:30.", ["12-20T12:30"]],
    ["Tasting moved AGAIN. was 7 Dec, then 14th, now Sun 20 Dec 12:30", ["12-20T12:30"]],
    ["Her op is brought forward so the 24th is out. New plan: Friday 27th, 12.45", ["11-27T12:45"]],
    ["QA sign-off slid from Thu to Monday 30 November", ["11-30"]],
    ["Retro has slipped from Tue 1 December to Thu 3 December at 3pm", ["12-03T15:00"]],
    ["Slow Flow moves from 5:30 to 6:00 pm on Monday 7 December", ["12-07T18:00"]],
    ["Half-year results to 30 June 2027 will be announced on 30 July 2027.", ["2027-07-30"]],
  ])("leaves the one that does: %j", (line, whens) => {
    expect(read(line)).toEqual(whens);
  });

  it.each([
    ["Talks on 5 December, 12 December and 19 December at 7pm", 3],
    ["The fair was lovely. Next one Sat 5 Dec 2pm, then Sat 12 Dec 2pm.", 2],
    ["Night shifts from Monday 7 December to Friday 11 December, party on Saturday 12 December at 7pm", 2],
    ["Train from London on 30 June 2027 at 9am, party on 1 July 2027 at 7pm", 2],
  ])("is told from dates that all hold: %j", (line, count) => {
    expect(read(line)).toHaveLength(count);
  });
});

describe("the first day of a series", () => {
  it.each([
    ["Brisk walk Sundays 7.30am resumes 13 Dec, meet at the gate", "12-13T07:30 FREQ=WEEKLY;BYDAY=SU"],
    ["Pilates: Thursdays at 18h30, restarts 3 December", "12-03T18:30 FREQ=WEEKLY;BYDAY=TH"],
    [
      "The hairdresser is now alternate Thursdays rather than Fridays, beginning 3 December, 10 to 1 in the lounge.",
      "12-03T10:00/12-03T13:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
    ],
    [
      "The group meets weekly on Thursdays, 16:00-17:30, Room B.07, beginning 3 December.",
      "12-03T16:00/12-03T17:30 FREQ=WEEKLY;BYDAY=TH",
    ],
  ])("is said by a verb: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });

  it("is no first day where an order is resumed once", () => {
    expect(read("Work on the path resumes Monday 7 December at 8am.")).toEqual(["12-07T08:00"]);
  });
});

describe("an hour of eight", () => {
  it.each([
    ["Choir practice Wed 2 Dec at 8", "12-02T20:00"],
    ["Open auditions Wed 2 Dec at 8 in the hut", "12-02T20:00"],
    ["Committee Wed 2 Dec at 8", "12-02T20:00"],
    ["Choir workshop Sat 5 Dec at 10", "12-05T10:00"],
    ["Working party Sat 5 Dec at 9.30", "12-05T09:30"],
    ["Stock delivery Wed 2 Dec at 8", "12-02T08:00"],
  ])("is of the half of the day in which people meet for it: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });
});
