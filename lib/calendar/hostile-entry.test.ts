import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertCleanLines, assertHarmlessFile } from "@/e2e/testing/harmless-file";
import { hostileEntry, hostileText } from "@/e2e/texts/hostile-entries";
import { isBlank } from "@/lib/text/clean-text";
import { calendarLine } from "./calendar-text";
import { contentLines, readCalendar } from "./read-calendar";
import { toCalendar } from "./to-calendar";

describe("RA5: 1,000 hostile events", () => {
  it("are written without a forged property, line break or control character, and read as meant", () => {
    fc.assert(
      fc.property(hostileEntry, (entry) => {
        assertHarmlessFile(toCalendar({ entries: [entry] }), entry);
      }),
      { numRuns: 1000 },
    );
  });

  it("share one file, whose name forges nothing either", () => {
    fc.assert(
      fc.property(fc.array(hostileEntry, { maxLength: 8 }), hostileText, (entries, name) => {
        const text = toCalendar({ entries, name });
        assertCleanLines(text);
        const { calendar, events } = readCalendar(text);
        expect(events.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => calendarLine(uid)));
        const header = contentLines(text).slice(
          0,
          contentLines(text).findIndex((line, index) => index > 0 && /^(?:BEGIN|END):/.test(line)),
        );
        const names = header.map((line) => line.split(/[:;]/)[0]);
        const expected = isBlank(name) || isBlank(calendarLine(name)) ? [] : ["NAME", "X-WR-CALNAME"];
        expect(names).toEqual(["BEGIN", "VERSION", "PRODID", "CALSCALE", ...expected]);
        const zones = calendar
          .getAllSubcomponents("vtimezone")
          .map((zone) => zone.getFirstPropertyValue("tzid"));
        expect(new Set(zones).size).toBe(zones.length);
      }),
      { numRuns: 100 },
    );
  });
});
