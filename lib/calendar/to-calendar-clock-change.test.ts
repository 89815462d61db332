import { describe, expect, it } from "vitest";
import { instantOf, rawLine, readEvent } from "./read-calendar";
import { sampleEntry } from "./sample-entry";
import { toCalendar } from "./to-calendar";

const write = (changes: Parameters<typeof sampleEntry>[0]) => toCalendar({ entries: [sampleEntry(changes)] });

const range = (text: string) => {
  const event = readEvent(text);
  return [instantOf(event.startDate), instantOf(event.endDate)];
};

describe("the end", () => {
  it("is an hour after the start, as an instant, if the event has none", () => {
    expect(rawLine(write({ endWall: null }), "DTEND")).toBe("DTEND;TZID=America/New_York:20261120T100000");
    const beforeGap = write({ startWall: "2026-03-08T01:30", endWall: null });
    expect(rawLine(beforeGap, "DTEND")).toBe("DTEND;TZID=America/New_York:20260308T033000");
  });

  it.each(["2026-11-20T09:00", "2026-11-20T08:00", "2020-01-01T00:00"])(
    "is never %s, before the start",
    (endWall) => {
      expect(range(write({ endWall }))).toEqual(["2026-11-20T14:00:00.000Z", "2026-11-20T15:00:00.000Z"]);
      const series = write({ endWall, recurrence: "FREQ=DAILY" });
      expect(range(series)).toEqual(["2026-11-20T14:00:00.000Z", "2026-11-20T15:00:00.000Z"]);
    },
  );

  it("keeps the length on the wall clock if the start falls into a gap", () => {
    const text = write({ startWall: "2026-03-08T02:30", endWall: "2026-03-08T03:00" });
    expect(range(text)).toEqual(["2026-03-08T07:30:00.000Z", "2026-03-08T08:00:00.000Z"]);
  });

  it("may be before the start on the wall clock if the hour repeats between them", () => {
    const text = write({ startWall: "2026-11-01T01:30", endWall: "2026-11-01T01:10", endFold: "later" });
    expect(range(text)).toEqual(["2026-11-01T05:30:00.000Z", "2026-11-01T06:10:00.000Z"]);
  });
});

describe("a repeated hour", () => {
  const walls = { startWall: "2026-11-01T01:30", endWall: "2026-11-01T01:45" };

  it("is written in UTC, because a TZID cannot say which of the two is meant", () => {
    const first = write(walls);
    expect(rawLine(first, "DTSTART")).toBe("DTSTART:20261101T053000Z");
    const second = write({ ...walls, startFold: "later", endFold: "later" });
    expect(rawLine(second, "DTSTART")).toBe("DTSTART:20261101T063000Z");
    expect(rawLine(second, "DTEND")).toBe("DTEND:20261101T064500Z");
    expect(second).not.toContain("VTIMEZONE");
  });

  it("is written in UTC even if only the end is in it", () => {
    const text = write({ startWall: "2026-11-01T00:30", endWall: "2026-11-01T01:30", endFold: "later" });
    expect(range(text)).toEqual(["2026-11-01T04:30:00.000Z", "2026-11-01T06:30:00.000Z"]);
  });

  it("leaves a series in wall-clock time", () => {
    const text = write({ ...walls, startFold: "later", endFold: "later", recurrence: "FREQ=DAILY;COUNT=3" });
    expect(rawLine(text, "DTSTART")).toBe("DTSTART;TZID=America/New_York:20261101T013000");
  });

  it("ignores a fold where the hour does not repeat", () => {
    expect(write({ startFold: "later", endFold: "later" })).toBe(write({}));
  });
});

describe("a skipped hour", () => {
  it("is written as the clock that people will read", () => {
    const text = write({ startWall: "2026-03-08T02:30", endWall: "2026-03-08T04:00" });
    expect(rawLine(text, "DTSTART")).toBe("DTSTART;TZID=America/New_York:20260308T033000");
    expect(range(text)).toEqual(["2026-03-08T07:30:00.000Z", "2026-03-08T08:00:00.000Z"]);
  });
});

describe("a time before the rules in the file begin", () => {
  it("is written in UTC", () => {
    const text = write({ startWall: "1969-07-20T16:17", endWall: null });
    expect(rawLine(text, "DTSTART")).toBe("DTSTART:19690720T201700Z");
    expect(text).not.toContain("VTIMEZONE");
  });
});
