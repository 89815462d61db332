import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

describe("dates below a series", () => {
  it("are all that there are of it, at its hour", () => {
    const text =
      "Physics colloquium, Tuesdays 18:15, HG F 30\n24.11. Prof. Weber: Black holes\n1.12. Dr. Rossi: Dark matter";
    expect(readWhen(text, { language: "en-GB" })).toEqual(["11-24T18:15", "12-01T18:15"]);
    expect(readSpoken(text, { language: "en-GB" }).map(({ title }) => title)).toEqual([
      "Prof. Weber: Black holes",
      "Dr. Rossi: Dark matter",
    ]);
  });

  it("keep its end as well, and name where the hour stands", () => {
    const text = "Film club, Thursdays 8-10pm:\n- 3 Dec: Amelie\n- 10 Dec: Parasite";
    expect(readWhen(text, { language: "en-GB" })).toEqual([
      "12-03T20:00/12-03T22:00",
      "12-10T20:00/12-10T22:00",
    ]);
    const [first] = readSpoken(text, { language: "en-GB" });
    expect(first?.evidence.map(({ quote }) => quote)).toContain("8-10pm");
  });

  it.each([
    ["Choir every Monday at 7pm\nConcert 12 December at 5pm\nParty 19 December at 8pm", 3],
    ["Choir every Monday at 7pm\n12 December: concert", 2],
    ["Choir every Monday at 7pm until 14 December\n20 Dec: Concert\n21 Dec: Party", 3],
  ])("are events beside it where they are none of it: %j", (text, count) => {
    expect(readWhen(text, { language: "en-GB" })).toHaveLength(count);
  });
});
