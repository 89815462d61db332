import { describe, expect, it } from "vitest";
import { answerSchema } from "./answer";
import type { PredictedEvent } from "./predict-case";
import { budgetOf, errorsOf, type ReadText } from "./reading-errors";

const event = (title: string, start: string, end: string | null = null): PredictedEvent => ({
  title,
  start,
  end,
  all_day: !start.includes("T"),
  location: "",
  venue: "",
  attendees: [],
  recurrence: null,
  exdates: [],
  rdates: [],
  notes: [],
});

const read = (...events: PredictedEvent[]): ReadText => ({
  events,
  isJudged: true,
  judgedOut: ["2026-12-02"],
  over: ["2026-11-01T09:00"],
});

const supper = answerSchema.parse({ title: "Supper", start: "2026-12-01T19:00", end: "2026-12-01T21:00" });

describe("errorsOf", () => {
  it.each([
    ["2026-12-01T19:00", "2026-12-01T21:00", []],
    ["2026-12-01T19:00", null, ["end not found"]],
    ["2026-12-01T19:00", "2026-12-01T20:00", ["end at another time"]],
    ["2026-12-01T18:00", null, ["start at another hour"]],
    ["2026-12-01", null, ["start without its hour"]],
    ["2026-12-08T19:00", null, ["start of another day"]],
  ])("tells what is wrong with supper from %s to %s", (start, end, errors) => {
    expect(errorsOf(read(event("Supper", start, end)), [supper])).toEqual(errors);
  });

  it("tells an hour that the answer has not", () => {
    const day = answerSchema.parse({ title: "Open day", start: "2026-12-05" });
    expect(errorsOf(read(event("Open day", "2026-12-05T10:00")), [day])).toEqual([
      "start with an hour that is not said",
    ]);
  });

  it("tells what became of a missing event", () => {
    const answers = ["2026-12-02", "2026-11-01T09:00", "2026-12-24"].map((start) =>
      answerSchema.parse({ title: "Choir", start }),
    );
    expect(errorsOf(read(), answers)).toEqual([
      "missing, left out by the judge",
      "missing, left out as over",
      "missing, never found",
    ]);
  });

  it("counts an event beyond, and none for an optional one", () => {
    const extra = event("Office hours", "2026-12-03T09:00");
    const optional = answerSchema.parse({ ...supper, optional: true });
    expect(errorsOf(read(extra), [])).toEqual(["one too many"]);
    expect(errorsOf({ ...read(extra), isJudged: false }, [])).toEqual([
      "one too many, in a text that is not judged",
    ]);
    expect(errorsOf(read(), [optional])).toEqual([]);
    expect(errorsOf(read(event("Supper", "2026-12-01T18:00")), [optional])).toEqual([]);
  });
});

describe("budgetOf", () => {
  it("counts events, texts with one kind of error, and texts with one error, the most frequent first", () => {
    const budget = budgetOf([
      [],
      ["one too many"],
      ["one too many", "one too many"],
      ["one too many", "end not found"],
    ]);
    expect(budget.slice(0, 2)).toEqual([
      { error: "one too many", count: 4, aloneCount: 2, onceCount: 1 },
      { error: "end not found", count: 1, aloneCount: 0, onceCount: 0 },
    ]);
  });
});
