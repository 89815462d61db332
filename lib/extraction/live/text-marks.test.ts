import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";
import { carryMarks, markLeft, marksOf, segmentsOf } from "./text-marks";

const wordsOf = (text: string, marks: ReturnType<typeof marksOf>) =>
  marks.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

const text = "Lunch with Ana tomorrow at noon at Café Luz";
const marks = marksOf(readSpoken(text));

describe("the marks of a text", () => {
  it("are the words that say when, where and who, in the order of the text", () => {
    expect(wordsOf(text, marks)).toEqual(["who: Ana", "when: tomorrow", "when: noon", "where: Café Luz"]);
  });

  it("overlap nowhere, also where several events share words", () => {
    const shared = "Thursday 3 December\n9:00 Welcome\n10:00 Workshop with Uma in Room 2";
    const all = marksOf(readSpoken(shared));
    expect(all.length).toBeGreaterThan(3);
    all.forEach(({ start, end }, place) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(all[place - 1]?.end ?? 0);
    });
  });
});

describe("the marks of an edited text", () => {
  const edited = (next: string) => wordsOf(next, carryMarks(marks, text, next));

  it("stay before the edit and move along behind it", () => {
    expect(edited("Lunch with Ana and Bo tomorrow at noon at Café Luz")).toEqual([
      "who: Ana",
      "when: tomorrow",
      "when: noon",
      "where: Café Luz",
    ]);
  });

  it("grow and shrink with an edit inside of them, and go with their words", () => {
    expect(edited("Lunch with Ana tomorow at noon at Café Luz")).toContain("when: tomorow");
    expect(edited("Lunch with Anna tomorrow at noon at Café Luz")).toContain("who: Anna");
    expect(edited("Lunch with Ana at noon at Café Luz")).toEqual([
      "who: Ana",
      "when: noon",
      "where: Café Luz",
    ]);
    expect(edited("")).toEqual([]);
  });

  it("never leave the text, whatever is edited", () => {
    for (let from = 0; from < text.length; from += 3)
      for (let to = from; to <= text.length; to += 5)
        for (const typed of ["", "x", "several words"]) {
          const next = text.slice(0, from) + typed + text.slice(to);
          for (const { start, end } of carryMarks(marks, text, next)) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(next.length);
          }
        }
  });
});

describe("the segments of a text", () => {
  it("are all of the text, cut at the marks", () => {
    const segments = segmentsOf(text, marks, 1500);
    expect(segments.map((one) => one.text).join("")).toBe(text);
    expect(segments.filter(({ kind }) => kind !== null).map((one) => one.text)).toEqual([
      "Ana",
      "tomorrow",
      "noon",
      "Café Luz",
    ]);
  });

  it("say which parts of a long text are left out, and mark nothing else there", () => {
    const left = [{ start: 15, end: 32 }];
    const segments = segmentsOf(text, markLeft(marks, left), text.length);
    expect(segments.map((one) => one.text).join("")).toBe(text);
    expect(segments.map(({ kind, text: words }) => [kind, words])).toEqual([
      [null, "Lunch with "],
      ["who", "Ana"],
      [null, " "],
      ["left", "tomorrow at noon "],
      [null, "at "],
      ["where", "Café Luz"],
    ]);
  });

  it("say which part is beyond the limit, and mark nothing else there", () => {
    const segments = segmentsOf(text, marks, 20);
    expect(segments.map((one) => one.text).join("")).toBe(text);
    expect(segments.at(-1)).toEqual({ place: 0, text: text.slice(20), kind: "beyond" });
    expect(segments.map(({ kind }) => kind)).toEqual([null, "who", null, "when", "beyond"]);
  });
});
