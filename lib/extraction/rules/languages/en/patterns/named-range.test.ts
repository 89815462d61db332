import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseNamedRange } from "./named-range";

/** What the parser takes at the beginning of a text, with its first and last day as day.month of a weekday. */
function parse(text: string): string | null {
  const found = parseNamedRange(prepare(text, sentenceWords), 0);
  if (found?.value.kind !== "day") return null;
  const days = [...found.value.days, found.value.last].map((day) =>
    day?.kind === "calendar" ? `${day.day}.${day.month} of ${day.weekday}` : "?",
  );
  return `${text.slice(0, found.end)} = ${days.join(" to ")}`;
}

describe("a range of dates with the names of its days", () => {
  it.each([
    ["Mon-Thu 30 Nov - 3 Dec in Leeds", "Mon-Thu 30 Nov - 3 Dec = 30.11 of 1 to 3.12 of 4"],
    ["Fri-Sun 4-6 Dec", "Fri-Sun 4-6 Dec = 4.12 of 5 to 6.12 of 0"],
    ["Friday to Sunday, December 4-6, 2026", "Friday to Sunday, December 4-6, 2026 = 4.12 of 5 to 6.12 of 0"],
    ["4 - 6 Dec (Fri-Sun), Bath", "4 - 6 Dec (Fri-Sun) = 4.12 of 5 to 6.12 of 0"],
    ["Dec 4 to Dec 6 (Fri – Sun)", "Dec 4 to Dec 6 (Fri – Sun) = 4.12 of 5 to 6.12 of 0"],
    ["Mon-Fri (7-11 Dec)", "Mon-Fri (7-11 Dec) = 7.12 of 1 to 11.12 of 5"],
    ["4-6 Dec, Fri to Sun", "4-6 Dec, Fri to Sun = 4.12 of 5 to 6.12 of 0"],
  ])("reads %j", (text, days) => {
    expect(parse(text)).toBe(days);
  });

  it.each(["Mon-Thu 9-5", "Mon-Fri, 7 Dec", "4-6 Dec", "Fri-Sun", "4-6 Dec (Fri)"])(
    "leaves %j alone",
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );
});
