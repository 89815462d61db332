import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileEntry } from "@/e2e/texts/hostile-entries";
import { toStampedCalendar } from "./kept-calendar";
import { sampleEntry } from "./sample-entry";
import { toCalendar } from "./to-calendar";

const moments = ["2026-11-20T17:00:00.000Z", "2026-11-20T17:00:01.999Z", "1970-01-01T00:00:00.000Z"] as const;

describe("toStampedCalendar", () => {
  it("returns exactly the file of toCalendar, the first time and every other", () => {
    const hostileEntries = fc.array(hostileEntry, { maxLength: 3 });
    fc.assert(
      fc.property(hostileEntries, (entries) => {
        for (const nowInstant of moments) {
          expect(toStampedCalendar({ entries, nowInstant })).toBe(toCalendar({ entries, nowInstant }));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("mistakes no text for the moment of the answer", () => {
    const forged = "\r\nDTSTAMP:19700101T000000Z\r\n";
    const entries = [
      sampleEntry({ title: forged, notes: [forged, `x${forged}`], uid: forged, location: forged }),
    ];
    for (const nowInstant of moments) {
      expect(toStampedCalendar({ entries, nowInstant })).toBe(toCalendar({ entries, nowInstant }));
    }
  });

  it("makes a new file for an entry with any change", () => {
    const nowInstant = moments[0];
    const entry = sampleEntry({ attendees: [{ name: "Ana" }], notes: ["a"] });
    const changes = [
      { title: "another" },
      { sequence: entry.sequence + 1 },
      { updatedAt: "2026-11-03T00:00:00.000Z" },
      { startFold: "later" as const },
      { timezone: "Europe/Oslo" },
      { attendees: [{ name: "Ana", email: "ana@example.com" }] },
      { notes: ["a", "b"] },
    ];
    toStampedCalendar({ entries: [entry], nowInstant });
    for (const change of changes) {
      const entries = [{ ...entry, ...change }];
      expect(toStampedCalendar({ entries, nowInstant })).toBe(toCalendar({ entries, nowInstant }));
    }
  });

  it("returns a file of any length", () => {
    const entries = [sampleEntry({ notes: ["long ".repeat(10_000)] })];
    const nowInstant = moments[0];
    expect(toStampedCalendar({ entries, nowInstant })).toBe(toCalendar({ entries, nowInstant }));
  });
});
