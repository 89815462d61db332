import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const british = { language: "en-GB" };

describe("the dates below a series", () => {
  it("are all that there are of it, at its hour, which is shown where it stands", () => {
    const text = "Reading group, Wednesdays 6-7pm, Room 4\n2 Dec: Middlemarch\n9 Dec: Emma\n16 Dec: Ulysses";
    expect(readWhen(text, british)).toEqual([
      "12-02T18:00/12-02T19:00",
      "12-09T18:00/12-09T19:00",
      "12-16T18:00/12-16T19:00",
    ]);
    expect(readSpoken(text, british)[1]?.evidence.map(({ quote }) => quote)).toContain("6-7pm");
  });

  it("may stand under the names of their months", () => {
    const text =
      "LANGSTONE CAMERA CLUB\nAll meetings Thursdays 7.45pm, unless stated.\n\nDECEMBER\n 3   Welcome back\n17   Print competition\n\nJANUARY\n14   Talk by Ella Marsh";
    expect(readWhen(text, british)).toEqual(["12-03T19:45", "12-17T19:45", "2027-01-14T19:45"]);
  });

  it.each([
    ["a date of another weekday", "Choir, Mondays 7pm\n12 Dec: concert\n13 Dec: party", 3],
    ["one date alone", "Choir, Mondays 7pm\n7 Dec: carols", 2],
    ["dates with hours of their own", "Choir, Mondays 7pm\n7 Dec 6pm: carols\n14 Dec 5pm: party", 3],
    ["a series with a last day", "Choir, Mondays 7pm until 21 December\n7 Dec: carols\n14 Dec: party", 3],
  ])("stand beside it where they are none of it: %s", (_, text, count) => {
    expect(readWhen(text, british)).toHaveLength(count);
  });
});
