import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

const nowMs = Date.parse("2026-11-20T12:00:00-05:00");
const read = (text: string) =>
  readText({ text, nowMs, timeZone: "America/New_York", language: "en" }).map((draft) => [
    draft.title,
    draft.start,
    draft.end,
    draft.recurrence,
  ]);

describe("an end that words part from its start", () => {
  it.each([
    ["meeting at 3 with Bob until 5", ["Meeting with Bob", "2026-11-20T15:00", "2026-11-20T17:00", null]],
    [
      "tomorrow from 9 workshop in Berlin till 4:30pm",
      ["Workshop", "2026-11-21T09:00", "2026-11-21T16:30", null],
    ],
    ["shift tomorrow 10pm at the clinic until 6am", ["Shift", "2026-11-21T22:00", "2026-11-22T06:00", null]],
    ["Dec 3 retreat in Rome until Dec 6", ["Retreat", "2026-12-03", "2026-12-06", null]],
    [
      "every Monday at 9am standup until Dec 15",
      ["Standup", "2026-11-23T09:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261215"],
    ],
    [
      "every Tuesday yoga class at 6pm until the end of March",
      ["Yoga class", "2026-11-24T18:00", null, "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270331"],
    ],
    [
      "Therapy every Monday at 5pm until 18 December",
      ["Therapy", "2026-11-23T17:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"],
    ],
    [
      "Therapy every Monday at 5 until 18 December",
      ["Therapy", "2026-11-23T17:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"],
    ],
    [
      "Therapy Mondays at 5 until 18.12.",
      ["Therapy", "2026-11-23T17:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"],
    ],
    [
      "Therapy every Monday at 5pm till 18.12.",
      ["Therapy", "2026-11-23T17:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261218"],
    ],
  ])("ends the event: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it("leaves a second end aside", () => {
    expect(read("meeting from 3 to 4 with Bob until 5")[0]?.[2]).toBe("2026-11-20T16:00");
  });
});

describe("a start that words part from its rule", () => {
  it.each([
    [
      "Every other Wednesday book club 7:30pm starting Dec 2",
      ["Book club", "2026-12-02T19:30", null, "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"],
    ],
    ["Every Monday yoga starting Dec 7 at 6pm", ["Yoga", "2026-12-07T18:00", null, "FREQ=WEEKLY;BYDAY=MO"]],
    [
      "every Monday at 9am standup starting Dec 7",
      ["Standup", "2026-12-07T09:00", null, "FREQ=WEEKLY;BYDAY=MO"],
    ],
    [
      "Yoga every Monday 6pm with Ana from Dec 7 to Dec 21",
      ["Yoga with Ana", "2026-12-07T18:00", null, "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221"],
    ],
  ])("begins the series: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });
});
